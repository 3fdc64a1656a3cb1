"""The last page of a real server's database is damaged: it says so and shows nothing false, and goes on with the page once it is put back."""

from __future__ import annotations

import random
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from gatekey.client import Ended, Refused, Table
from tests.faults.forked import NotStarted
from tests.faults.lockstep import Evening
from tests.faults.served import Server, data_folder, running

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="processes are forked"),
    pytest.mark.timeout(300),
]
PAGE: Final = 4096
GARBAGE: Final = random.Random(0).randbytes(PAGE)


async def until_the_last_page_counts(evening: Evening) -> None:
    """Play until the last page of the database is the one that the next step is written into. The server remembers none of it, since another
    program has written, too."""
    for _ in range(20):
        with closing(sqlite3.connect(evening.server.file, isolation_level=None)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = version_num")
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            assert not busy
            (chain,) = connection.execute("SELECT chain FROM entries ORDER BY seq DESC LIMIT 1").fetchone()
        if chain in evening.server.file.read_bytes()[-PAGE:]:
            return
        await evening.answer()
    raise AssertionError("no step has begun a page")


@contextmanager
def last_page_damaged(file: Path) -> Iterator[None]:
    """Garbage in place of the last page; what was there comes back, unless the server itself has written that page anew."""
    at = file.stat().st_size - PAGE
    with file.open("r+b", buffering=0) as disk:
        disk.seek(at)
        was = disk.read(PAGE)
        disk.seek(at)
        disk.write(GARBAGE)
        yield
        disk.seek(at)
        if disk.read(PAGE) == GARBAGE:
            disk.seek(at)
            disk.write(was)


async def test_a_damaged_last_page_is_told_and_nothing_false_is_shown(twin: Evening) -> None:
    with data_folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder))
            evening = await Evening.begin(server, stack)
            await until_the_last_page_counts(evening)
            with last_page_damaged(server.file):
                taken = await until_refused(evening)
                assert await server.ready() == (503, "broken")
                await until_refused(evening)
                for person in evening.people:
                    await person.check()
            await evening.play(4)
            assert await server.ready() == (200, "")
            assert taken == 0

            await until_the_last_page_counts(evening)
            await server.end(signal.SIGTERM)
            with last_page_damaged(server.file):
                elsewhere = Server(folder)  # at another port, where nobody else comes back to
                assert await outcome_of_a_start(elsewhere, evening) in {"damaged", "storage", "broken"}
                await elsewhere.end()
            await server.start()
            await evening.come_back()
            await evening.play()
            await evening.same_as(twin)


async def until_refused(evening: Evening) -> int:
    """Play until the damage is met; returns how many answers were taken before."""
    seq = evening.people[0].view.seq
    with pytest.raises(Refused) as refused:
        await evening.play()
    assert (refused.value.code, refused.value.text[0]) == ("storage", "table-storage-broken")
    return evening.people[0].view.seq - seq


async def outcome_of_a_start(server: Server, evening: Evening) -> str:
    """What becomes of a start: what it says instead, why the table cannot be opened, or that it is there as it was."""
    try:
        await server.start()
        async with Table.join(server.url, evening.people[0].code, patience=1) as late:
            assert late.view.seq == evening.people[0].view.seq
            assert late.view.public == evening.people[0].view.public
    except NotStarted as told:
        return "damaged" if "damaged" in str(told) else str(told)
    except Ended as ended:
        return ended.code
    return "there"
