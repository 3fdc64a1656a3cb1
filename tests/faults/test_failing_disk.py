"""The disk is full, or does not answer, at any step of a commit in the middle of play: the answer is refused, nothing of it is seen, and play goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from gatekey.wire import messages as m
from tests.faults.disk import VFS, Op, watched
from tests.table.games import WATCH
from tests.table.rig import House

pytestmark = pytest.mark.skipif(VFS is None, reason="Python's SQLite library cannot be reached from outside")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (sqlite3.SQLITE_FULL, "table-storage-full"),
        (sqlite3.SQLITE_IOERR_WRITE, "table-storage-broken"),
        (sqlite3.SQLITE_IOERR_FSYNC, "table-storage-broken"),
    ],
)
async def test_a_step_of_the_disk_that_fails_takes_nothing_with_it(tmp_path: Path, error: int, told: str) -> None:
    with watched(tmp_path) as disk:
        house = await House(tmp_path, WATCH).open()
        a, b = await house.table_of(2)
        refused = 0
        for failing in range(12):
            left = failing

            def fault(_op: Op) -> int:
                nonlocal left
                left -= 1
                return error if left < 0 else 0

            disk.fault = fault
            before, frames = (a.seq, a.table, a.ask), len(b.outbox.raw)
            reply = await a.answer("step")
            disk.fault = lambda _op: 0
            if isinstance(reply, m.No):
                refused += 1
                assert (reply.code, reply.text[0]) == ("storage", told)
                assert (a.seq, a.table, a.ask) == before
                assert len(b.outbox.raw) == frames
                assert isinstance(await a.answer("step"), m.Ok)
        assert refused >= 3
        b.catch_up()
        assert a.table["points"] == [12, 0]
        await house.restart()
        again = await house.client(a.code, a.token)
        assert (again.seq, again.table) == (a.seq, a.table)
        await house.close()
