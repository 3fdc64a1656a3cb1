"""A copy of the database is of one moment, whole, and checked; putting one back never leaves less than there was."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from gatekey.store import backup, sqlite
from gatekey.store.backup import back_up, check, put_back
from gatekey.store.errors import StoreError
from gatekey.store.records import SeatRecord, TableRecord
from gatekey.store.store import Store, sqlite_url
from gatekey.store.writer import Write


def a_table(code: str) -> TableRecord:
    return TableRecord(code=code, name="Table", game="nim", seats=[SeatRecord()])


async def database(file: Path, *codes: str) -> None:
    """A database with these tables."""
    store = Store(sqlite_url(file))
    await store.open()
    for code in codes:
        await store.commit(Write(table=a_table(code), new=True, snapshot=None))
    await store.close()


def codes_in(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT code FROM tables ORDER BY code")]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    asyncio.run(database(tmp_path / "a.sqlite3", "AAAAAA", "BBBBBB"))
    return tmp_path / "a.sqlite3"


def test_others_write_all_the_while_and_the_copy_is_of_one_moment(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each step of the copy is followed by a commit of somebody else: it must end all the same, without any of them."""
    monkeypatch.setattr(sqlite, "PAGES_PER_STEP", 1)
    steps: list[int] = []
    with closing(sqlite3.connect(source, isolation_level=None)) as other:

        def progress(done: int, pages: int) -> None:
            steps.append(done)
            assert len(steps) < 1000, "it begins anew each time"
            other.execute("UPDATE tables SET name = ?, secret = zeroblob(?)", (f"name {done}", 3000 * len(steps)))

        copied = back_up(source, tmp_path / "copy", progress)
    assert steps == sorted(steps)
    assert len(steps) > 5
    assert copied.tables == 2
    with closing(sqlite3.connect(tmp_path / "copy")) as connection:
        assert connection.execute("SELECT DISTINCT name FROM tables").fetchall() == [("Table",)]


def test_what_lies_only_in_the_log_of_a_killed_server_is_copied(source: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(source, isolation_level=None)) as server:
        server.execute("UPDATE tables SET name = 'last'")
        killed = tmp_path / "killed"
        killed.mkdir()
        for file in tmp_path.glob("a.sqlite3*"):
            (killed / file.name).write_bytes(file.read_bytes())
    (killed / "a.sqlite3-shm").unlink()
    back_up(killed / "a.sqlite3", tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as connection:
        assert connection.execute("SELECT DISTINCT name FROM tables").fetchall() == [("last",)]


@pytest.mark.skipif(sys.platform == "win32", reason="rights are otherwise there")
def test_the_copy_is_for_nobody_else_to_read(source: Path, tmp_path: Path) -> None:
    back_up(source, tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def damaged(file: Path) -> Path:
    """Spoil the middle of every page but the first."""
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 200] = b"\xff" * 200
    file.write_bytes(data)
    return file


def test_a_damaged_database_makes_no_backup(source: Path, tmp_path: Path) -> None:
    damaged(source)
    (tmp_path / "copy").write_bytes(b"an earlier one")
    with pytest.raises(StoreError) as refused:
        back_up(source, tmp_path / "copy")
    assert refused.value.trouble == "broken"
    assert (tmp_path / "copy").read_bytes() == b"an earlier one"
    assert list(tmp_path.glob("*.part")) == list(tmp_path.glob(".*.part")) == []


def test_what_is_put_back_replaces_and_what_was_there_is_kept(source: Path, tmp_path: Path) -> None:
    back_up(source, tmp_path / "copy")
    kept_codes = []
    for _ in range(2):
        with closing(sqlite3.connect(source, isolation_level=None)) as later:
            later.execute("DELETE FROM seats WHERE table_code = 'BBBBBB'")
            later.execute("DELETE FROM tables WHERE code = 'BBBBBB'")
        restored, kept = put_back(tmp_path / "copy", source)
        assert kept is not None
        kept_codes.append((kept.name, codes_in(kept)))
        assert restored.tables == 2
        assert codes_in(source) == ["AAAAAA", "BBBBBB"]
    assert kept_codes == [(f"a.sqlite3.before-restore-{n}", ["AAAAAA"]) for n in (1, 2)]


def test_a_damaged_database_is_kept_as_it_is_and_replaced(source: Path, tmp_path: Path) -> None:
    back_up(source, tmp_path / "copy")
    spoilt = damaged(source).read_bytes()
    (tmp_path / "a.sqlite3-wal").write_bytes(b"not a log of changes")
    _, kept = put_back(tmp_path / "copy", source)
    assert kept is not None
    assert kept.read_bytes() == spoilt
    assert codes_in(source) == ["AAAAAA", "BBBBBB"]


def test_what_is_no_database_is_kept_as_it_is_and_replaced(source: Path, tmp_path: Path) -> None:
    back_up(source, tmp_path / "copy")
    source.write_bytes(b"a letter to a friend" * 100)
    _, kept = put_back(tmp_path / "copy", source)
    assert kept is not None
    assert kept.read_bytes() == b"a letter to a friend" * 100
    assert codes_in(source) == ["AAAAAA", "BBBBBB"]


def test_an_empty_folder_takes_a_backup_too(source: Path, tmp_path: Path) -> None:
    back_up(source, tmp_path / "copy")
    _, kept = put_back(tmp_path / "copy", tmp_path / "new.sqlite3")
    assert kept is None
    assert codes_in(tmp_path / "new.sqlite3") == ["AAAAAA", "BBBBBB"]


@pytest.mark.parametrize("what", ["damaged", "newer", "another program's", "no database", "missing"])
def test_what_does_not_hold_is_not_put_back(source: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy"
    back_up(source, copy)
    with closing(sqlite3.connect(copy if what == "newer" else ":memory:")) as other:
        if what == "newer":
            other.execute("UPDATE alembic_version SET version_num = '9999'")
            other.commit()
    match what:
        case "damaged":
            damaged(copy)
        case "another program's":
            copy.unlink()
            with closing(sqlite3.connect(copy)) as other:
                other.execute("CREATE TABLE birds (name)")
        case "no database":
            copy.write_bytes(b"a letter to a friend" * 100)
        case "missing":
            copy.unlink()
        case _:
            pass
    before = source.read_bytes()
    with pytest.raises(StoreError) as refused:
        put_back(copy, source)
    assert refused.value.trouble == {"newer": "newer", "missing": "gone"}.get(what, "broken")
    assert source.read_bytes() == before
    assert not list(tmp_path.glob("*before-restore*"))


@pytest.mark.parametrize("fails_at", range(1, 9))
def test_whatever_fails_on_the_way_a_whole_database_is_in_its_place(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: int
) -> None:
    """Every change of a name or a file on the way back fails once."""
    back_up(source, tmp_path / "copy")
    changes = 0

    def counted(original: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **kwargs: Any) -> Any:
            nonlocal changes
            changes += 1
            if changes == fails_at:
                raise OSError(5, "Input/output error")
            return original(*args, **kwargs)

        return change

    for name in ("replace", "hardlink_to", "chmod", "exists"):
        monkeypatch.setattr(Path, name, counted(getattr(Path, name)))
    monkeypatch.setattr(backup.shutil, "copyfile", counted(backup.shutil.copyfile))
    with suppress(OSError):
        put_back(tmp_path / "copy", source)
    monkeypatch.undo()
    assert codes_in(source) == ["AAAAAA", "BBBBBB"]
    assert check(source).tables == 2
    assert not list(tmp_path.glob(".*.part"))


@pytest.mark.parametrize("stopped_at", range(1, 13))
def test_whenever_the_process_ends_on_the_way_one_or_the_other_is_whole_and_nothing_is_mixed(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stopped_at: int
) -> None:
    """What is in the place at each change of a name, looked at as it is at that moment: the old one with its last commits, or the copy."""
    back_up(source, tmp_path / "copy")
    with closing(sqlite3.connect(source, isolation_level=None)) as later:
        later.execute("UPDATE tables SET name = 'later'")
    changes, moment = 0, tmp_path / "moment"

    def looked_at(original: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **kwargs: Any) -> Any:
            nonlocal changes
            changes += 1
            if changes == stopped_at:
                moment.mkdir()
                for file in tmp_path.glob(f"{source.name}*"):
                    (moment / file.name).write_bytes(file.read_bytes())
            return original(*args, **kwargs)

        return change

    for name in ("replace", "hardlink_to", "unlink"):
        monkeypatch.setattr(Path, name, looked_at(getattr(Path, name)))
    put_back(tmp_path / "copy", source)
    monkeypatch.undo()
    assert changes >= 3
    if moment.is_dir():
        with closing(sqlite3.connect(moment / source.name)) as connection:
            assert connection.execute("SELECT DISTINCT name FROM tables").fetchall() in ([("later",)], [("Table",)])


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_no_log_of_the_old_database_is_beside_the_copy_when_it_gets_its_name(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would take a log beside the copy for the copy's own. Another program that has the old one open keeps its log there."""
    back_up(source, tmp_path / "copy")
    log, replace, beside = tmp_path / "a.sqlite3-wal", Path.replace, list[bool]()

    def replaced(self: Path, target: Path) -> Path:
        beside.append(log.exists())
        return replace(self, target)

    with closing(sqlite3.connect(source, isolation_level=None)) as other:
        other.execute("UPDATE tables SET name = 'later'")
        assert log.exists()
        monkeypatch.setattr(Path, "replace", replaced)
        put_back(tmp_path / "copy", source)
    assert beside == [False]
    assert codes_in(source) == ["AAAAAA", "BBBBBB"]


def test_what_was_written_wrongly_is_not_put_back(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup that is whole, on a disk that loses a part of it on the way."""
    back_up(source, tmp_path / "copy")
    before = source.read_bytes()

    def loses_a_part(backup_file: Path, written: Path) -> None:
        written.write_bytes(backup_file.read_bytes()[:-4096])

    monkeypatch.setattr(backup.shutil, "copyfile", loses_a_part)
    with pytest.raises(StoreError) as refused:
        put_back(tmp_path / "copy", source)
    assert refused.value.trouble == "broken"
    assert source.read_bytes() == before
    assert not list(tmp_path.glob("*before-restore*"))


def test_a_database_that_another_program_works_on_is_not_replaced(source: Path, tmp_path: Path) -> None:
    """Its last commits lie in its log, which cannot be taken in while somebody reads from it."""
    back_up(source, tmp_path / "copy")
    with closing(sqlite3.connect(source, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchone()
        with closing(sqlite3.connect(source, isolation_level=None)) as later:
            later.execute("UPDATE tables SET name = 'later'")
            with pytest.raises(StoreError) as refused:
                put_back(tmp_path / "copy", source)
            assert refused.value.trouble == "locked"
            assert later.execute("SELECT DISTINCT name FROM tables").fetchall() == [("later",)]
    assert not list(tmp_path.glob("*before-restore*"))
    assert not list(tmp_path.glob(".*.part"))
