"""Trouble that the database driver does not announce as such: the writing task outlives it, and nothing is written that nobody would find again."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from gatekey.store.errors import StoreError
from gatekey.store.records import SeatRecord, TableRecord
from gatekey.store.store import Store, sqlite_url
from gatekey.store.writer import TROUBLE_SECONDS, Write


def a_table(code: str, name: str = "Table", seq: int = 0) -> TableRecord:
    return TableRecord(code=code, name=name, game="nim", seats=[SeatRecord()], seq=seq)


@pytest.mark.parametrize("bad", [a_table("BAD", seq=2**64), a_table("BAD", name="\ud800")], ids=["number", "text"])
async def test_a_value_that_cannot_be_stored_hurts_nobody_else(tmp_path: Path, bad: TableRecord) -> None:
    store = Store(sqlite_url(tmp_path / "a.sqlite3"))
    await store.open()
    async with asyncio.timeout(20):
        good = [asyncio.create_task(store.commit(Write(table=a_table(f"GOOD{n}"), new=True))) for n in range(3)]
        with pytest.raises(StoreError) as refused:
            await store.commit(Write(table=bad, new=True))
        await asyncio.gather(*good)
        await store.commit(Write(table=a_table("LATER"), new=True))
        assert await store.count("lobby") == 4
        await store.close()
    assert refused.value.trouble == "broken"


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_a_database_that_is_gone_takes_no_more_writes(tmp_path: Path, how: str) -> None:
    file = tmp_path / "a.sqlite3"
    store = Store(sqlite_url(file))
    await store.open()
    await store.commit(Write(table=a_table("AAAAAA"), new=True))
    kept = file.rename(tmp_path / "kept")
    if how == "replaced":
        file.write_bytes(kept.read_bytes())
    with pytest.raises(StoreError) as refused:
        await store.commit(Write(table=a_table("BBBBBB"), new=True))
    assert refused.value.trouble == "gone"
    assert await store.trouble() == "gone"
    file.unlink(missing_ok=True)
    kept.rename(file)
    await store.commit(Write(table=a_table("CCCCCC"), new=True))
    assert await store.trouble() is None
    await store.close()
    again = Store(sqlite_url(file))
    await again.open()
    assert await again.count("lobby") == 2
    await again.close()


async def test_a_failed_write_is_forgotten_after_a_while_and_a_conflict_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(sqlite_url(tmp_path / "a.sqlite3"))
    await store.open()
    await store.commit(Write(table=a_table("AAAAAA"), new=True))
    with pytest.raises(StoreError) as refused:
        await store.commit(Write(table=a_table("AAAAAA"), new=True))
    assert (refused.value.trouble, await store.trouble()) == ("conflict", None)
    with pytest.raises(StoreError):
        await store.commit(Write(table=a_table("BAD", name="\ud800"), new=True))
    assert await store.trouble() == "broken"
    later = time.monotonic() + TROUBLE_SECONDS + 1
    monkeypatch.setattr("gatekey.store.writer.time.monotonic", lambda: later)
    assert await store.trouble() is None
    await store.close()
