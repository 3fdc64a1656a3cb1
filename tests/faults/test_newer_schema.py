"""A database that a later Gatekey has written: a real server says so and what to do, and leaves every byte as it was."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import AsyncExitStack, closing

import pytest

from tests.faults.lockstep import Evening
from tests.faults.served import data_folder, running
from tests.faults.test_rights import contents

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="processes are forked"),
    pytest.mark.timeout(300),
]


async def test_a_newer_schema_is_refused_with_nothing_changed(twin: Evening) -> None:
    with data_folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder))
            evening = await Evening.begin(server, stack)
            await evening.play(8)
            await server.end()
            known = version(server.file, "9999")
            # A later version may well keep its log in another way.
            for mode in ("wal", "delete"):
                with closing(sqlite3.connect(server.file)) as connection:
                    connection.execute(f"PRAGMA journal_mode={mode}")
                before = contents(folder)
                code, said = await server.refused()
                assert code == 3
                assert str(server.file) in said
                assert "9999" in said
                assert "later version" in said
                assert "Start that version" in said
                assert contents(folder) == before

            version(server.file, known)
            await server.start()
            await evening.come_back()
            await evening.play()
            await evening.same_as(twin)


def version(file: object, new: str) -> str:
    """Have the database say another schema; returns the one it had."""
    with closing(sqlite3.connect(str(file))) as connection:
        (old,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.execute("UPDATE alembic_version SET version_num = ?", (new,))
        connection.commit()
    return str(old)
