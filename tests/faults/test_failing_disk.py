"""The disk is full, or does not answer, at any step of a commit in the middle of play: the answer is refused, nothing of it is seen, and play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gatekey.store.backup import back_up, put_back
from gatekey.store.errors import StoreError
from gatekey.store.store import Store, sqlite_url
from gatekey.wire import messages as m
from tests.faults.disk import Op, reachable, watched
from tests.table.games import WATCH
from tests.table.rig import House

pytestmark = reachable


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


def test_a_log_that_cannot_be_taken_in_stays_and_nothing_is_put_back(tmp_path: Path) -> None:
    """Its commits would be lost with it. (The disk fails at the first write to the database itself.)"""
    file, copy = tmp_path / "a.sqlite3", tmp_path / "copy"
    asyncio.run(database(file))
    back_up(file, copy)
    with closing(sqlite3.connect(file, isolation_level=None)) as open_still:
        assert open_still.execute("SELECT count(*) FROM tables").fetchone() == (0,)  # it keeps the log from going
        with closing(sqlite3.connect(file, isolation_level=None)) as later:
            later.execute("UPDATE alembic_version SET version_num = version_num")
            later.execute("PRAGMA wal_autocheckpoint=0")
        log = (tmp_path / "a.sqlite3-wal").read_bytes()
        assert log
        with watched(tmp_path) as disk:
            disk.fault = lambda op: sqlite3.SQLITE_IOERR_WRITE if (op.kind, op.name) == ("write", file.name) else 0
            with pytest.raises(StoreError):
                put_back(copy, file)
        assert (tmp_path / "a.sqlite3-wal").read_bytes() == log
        assert open_still.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    assert not list(tmp_path.glob("*before-restore*"))


async def database(file: Path) -> None:
    """An empty database."""
    store = Store(sqlite_url(file))
    await store.open()
    await store.close()
