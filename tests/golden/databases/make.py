"""Writes the golden databases of the newest schema: ``python -m tests.golden.databases.make``. Those of earlier schemas are never written again.

A database is kept as the SQL text that makes it, so that a change of it can be read.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from gatekey.store.migrate import folder
from gatekey.table.desk import DATABASE
from gatekey.wire import messages as m
from tests.table.rig import House

HERE = Path(__file__).parent


def dump(file: Path) -> str:
    """The SQL text of a database."""
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


def restore(sql: Path, file: Path) -> None:
    """Make the database again."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(sql.read_text(encoding="utf-8"))


async def played(data: Path) -> None:
    """A finished game, one in the middle of a turn with one step taken back, and a table that waits for people."""
    house = await House(data).open()
    finished = await house.table_of(2)
    await finished[0].ok(m.Say, text="good luck")
    while any(c.ask for c in finished):
        client = next(c for c in finished if c.ask)
        await client.answer(client.options()[-1])
        for other in finished:
            other.catch_up()
    running = await house.table_of(3, bots=1)
    await running[0].answer("take:2")
    await running[0].ok(m.Undo)
    await running[0].answer("take:3")
    waiting = await house.create(4, player="Zoë", password="sesame")
    await (await house.client(waiting.table, waiting.token)).ok(m.Choose, choice="colour", value="c")
    await house.close()


async def empty(data: Path) -> None:
    """Nothing yet."""
    await (await House(data).open()).close()


def main() -> None:
    """Write both for the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(folder()))
    head = ScriptDirectory.from_config(config).get_current_head()
    for make in (empty, played):
        with tempfile.TemporaryDirectory() as data:
            asyncio.run(make(Path(data)))
            text = dump(Path(data) / DATABASE)
        (HERE / f"schema_{head}_{make.__name__}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
