"""Another program holds the database of a real server: at the start and in the middle of play it waits, then says so, and goes on afterwards."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.faults.lockstep import Evening
from tests.faults.served import data_folder, running

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="processes are forked"),
    pytest.mark.timeout(300),
]
IMPATIENT: Final = 0.2
PATIENT: Final = 100.0


@contextmanager
def held(file: Path, *first: str) -> Iterator[sqlite3.Connection]:
    """Another program has the lock for writing; with ``locking_mode`` it lets nobody read, either."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        for statement in (*first, "BEGIN EXCLUSIVE"):
            other.execute(statement)
        yield other


async def test_a_locked_database_is_waited_for_then_told_and_play_goes_on(twin: Evening) -> None:
    with data_folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder, busy=IMPATIENT))
            evening = await Evening.begin(server, stack)
            await evening.play(8)
            with held(server.file):
                await evening.nothing_changes("table-storage-locked")
                assert await server.ready() == (503, "locked")
            await evening.play(4)
            assert await server.ready() == (200, "")

            await server.end(signal.SIGTERM)
            for first in ((), ("PRAGMA locking_mode=EXCLUSIVE",)):
                with held(server.file, *first):
                    code, said = await server.refused()
                assert code == 3
                assert str(server.file) in said
                assert "another program" in said

            server.busy = PATIENT
            await server.start()
            await evening.come_back()
            with held(server.file):
                answering = asyncio.create_task(evening.answer())
                # Who only looks does not wait with it, and nobody sees what is not stored.
                for person in evening.people:
                    await person.check()
                    assert person.view.seq not in evening.told.accepted or not answering.done()
                assert not answering.done()
            await answering
            await evening.play()
            await evening.same_as(twin)
