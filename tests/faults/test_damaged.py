"""A database with one damaged page, wherever that page is: it is told, nothing false is shown, and tables that are whole are played on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gatekey.store.errors import StoreError
from gatekey.table.ports import NotAdmitted
from gatekey.wire import messages as m
from tests.table.games import WATCH
from tests.table.rig import House

PAGE = 4096
TABLES = 4
STEPS = 30

Seen = tuple[str, str, int, Any]
"""Of a table: its code, the host's token, the number of its last step, and what was on it."""


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    house = await House(folder, WATCH).open()
    try:
        yield house
    finally:
        await house.desk.close()


async def played(folder: Path) -> list[Seen]:
    """A database in which some tables have been played."""
    tables: list[Seen] = []
    async with opened(folder) as house:
        for _ in range(TABLES):
            host, _ = await house.table_of(2)
            for _ in range(STEPS):
                await host.answer("step")
            assert host.token is not None
            tables.append((host.code, host.token, host.seq, host.table))
    return tables


async def outcome(house: House, table: Seen) -> str:
    """What becomes of somebody who comes back to a table and answers."""
    code, token, seq, shown = table
    try:
        host = await house.client(code, token)
    except NotAdmitted as refused:
        return refused.code
    assert (host.seq, host.table) == (seq, shown)
    reply = await host.answer("step")
    return "played on" if isinstance(reply, m.Ok) else reply.code


async def outcomes(folder: Path, tables: list[Seen]) -> list[str]:
    try:
        async with opened(folder) as house:
            return [await outcome(house, table) for table in tables]
    except StoreError as error:
        return [f"not started: {error.trouble}"]


async def test_a_damaged_page_is_told_and_takes_no_more_tables_with_it_than_it_must(tmp_path: Path) -> None:
    tables = await played(tmp_path)
    whole = (tmp_path / "gatekey.sqlite3").read_bytes()
    pages = len(whole) // PAGE
    seen: Counter[str] = Counter()
    apart = 0
    for page in range(pages):
        folder = tmp_path / f"page {page}"
        folder.mkdir()
        garbage = random.Random(page).randbytes(PAGE)
        (folder / "gatekey.sqlite3").write_bytes(whole[: page * PAGE] + garbage + whole[(page + 1) * PAGE :])
        found = await outcomes(folder, tables)
        seen.update(found)
        apart += 0 < found.count("played on") < TABLES
    assert set(seen) <= {"played on", "storage", "broken", "not started: broken"}
    assert seen["not started: broken"] >= 1, "the first page holds the schema"
    assert seen["storage"] >= TABLES
    assert apart >= 1, "some page holds what belongs to some tables only, and the others are played on"
