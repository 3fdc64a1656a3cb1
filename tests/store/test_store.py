"""The database: group commit, errors, schema, migrations."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, text

from gatekey.store.errors import StoreError
from gatekey.store.migrate import folder, migrate
from gatekey.store.records import ChatRecord, Entry, SeatRecord, TableRecord
from gatekey.store.schema import REVISION, metadata
from gatekey.store.store import Store, sqlite_url
from gatekey.store.upgrade import revisions
from gatekey.store.writer import Write


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(sqlite_url(tmp_path / "a.sqlite3"), busy_seconds=0.1)
    await opened.open()
    yield opened
    await opened.close()


def a_table(code: str = "ABCDEF") -> TableRecord:
    return TableRecord(code=code, name="Table", game="nim", seats=[SeatRecord(kind="human", name="Ada"), SeatRecord()])


def an_entry(seq: int) -> Entry:
    return Entry(seq=seq, kind="answer", at=seq, rules="1", seat=0, data=b"\x80", line=seq, line_count=1)


def copies(folder: Path) -> list[str]:
    return [file.name for file in folder.glob("*before*")]


async def test_what_was_written_is_read(store: Store) -> None:
    table = a_table()
    table.options, table.winners, table.password = {"pace": "fast"}, [0], b"hash"
    table.seats[0].choices, table.seats[0].token_hash = {"colour": "a"}, b"token"
    table.seats[1].standing = "always"
    await store.commit(Write(table=table, new=True))
    assert await store.table("ABCDEF") == table
    chat = ChatRecord(n=1, at=1.5, text="hi", seat=0, name="Ada", command="c")
    table.status, table.seq = "playing", 2
    await store.commit(Write(table=table, entries=(an_entry(1), an_entry(2)), snapshot=(2, b"state"), chat=(chat,)))
    assert await store.table("ABCDEF") == table
    assert await store.entries("ABCDEF") == [an_entry(1), an_entry(2)]
    assert await store.entries("ABCDEF", since=2) == [an_entry(2)]
    assert await store.entries("ABCDEF", until=1) == [an_entry(1)]
    assert await store.snapshot("ABCDEF") == (2, b"state")
    assert await store.snapshot("ABCDEF", 1) is None
    assert await store.chat("ABCDEF") == [chat]
    assert await store.listed(5) == [table]
    assert (await store.count("playing"), await store.count("lobby")) == (1, 0)
    assert await store.table("NOBODY") is None


async def test_a_step_stores_what_it_changes_of_its_table_and_with_the_seats_all_of_it(store: Store) -> None:
    table = a_table()
    await store.commit(Write(table=table, new=True))
    table.status, table.winners, table.played, table.astir = "finished", [1], 7.5, True
    table.seq, table.line_n, table.chain = 1, 1, b"chain"
    await store.commit(Write(table=table, entries=(an_entry(1),)))
    assert await store.table("ABCDEF") == table
    table.host, table.seq, table.seats[0].kind = 1, 2, "bot"
    await store.commit(Write(table=table, seats=True, entries=(an_entry(2),)))
    assert await store.table("ABCDEF") == table


async def test_a_step_whose_entries_tell_everything_leaves_the_row_of_its_table_alone(store: Store) -> None:
    table = a_table()
    await store.commit(Write(table=table, new=True))
    entry = msgspec.structs.replace(an_entry(1), line=1, line_count=2, chain=b"chain")
    table.name, table.status = "not written", "finished"
    await store.commit(Write(table=table, logged=True, entries=(entry,)))
    found = await store.table("ABCDEF")
    assert found is not None
    assert (found.name, found.status) == ("Table", "lobby")
    assert (found.seq, found.line_n, found.chain) == (1, 2, b"chain")


async def test_the_last_lines_before_a_line_are_found_along_the_entries(store: Store) -> None:
    """Entry n holds n % 3 lines."""
    entries, line = [], 1
    for n in range(1, 31):
        entries.append(msgspec.structs.replace(an_entry(n), line=line, line_count=n % 3))
        line += n % 3
    await store.commit(Write(table=a_table(), new=True, entries=tuple(entries)))
    for before in range(1, line + 1):
        for lines in (1, 2, 5, 100):
            found = await store.entries_with_lines("ABCDEF", before=before, lines=lines)
            wanted = [e for e in entries if {*range(e.line, e.line + e.line_count)} & {*range(before - lines, before)}]
            assert found == wanted


async def test_pragmas_are_those_of_a_careful_database(store: Store) -> None:
    async with store.engine.connect() as connection:
        values = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "fullfsync")
        ]
    assert values == ["wal", 2, 1, 1]


async def test_many_tables_share_a_commit(store: Store) -> None:
    tables = [a_table(f"TABLE{n}") for n in range(40)]
    said: list[str] = []
    event.listen(store.write_engine, "connect", lambda driver, _: driver.set_trace_callback(said.append))
    await asyncio.gather(*(store.commit(Write(table=t, new=True, entries=(an_entry(1),))) for t in tables))
    assert 1 <= said.count("COMMIT") <= 3
    assert await store.count("lobby") == 40


async def test_what_comes_with_each_turn_of_the_loop_is_still_gathered(store: Store) -> None:
    said: list[str] = []
    event.listen(store.write_engine, "connect", lambda driver, _: driver.set_trace_callback(said.append))

    async def after(turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        await store.commit(Write(table=a_table(f"TABLE{turns}"), new=True))

    await asyncio.gather(*map(after, range(20)))
    assert said.count("COMMIT") == 1
    assert await store.count("lobby") == 20


class Stubborn(sqlite3.Connection):
    """A connection on which no transaction can be taken back."""

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        if statement[0] == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(*statement)


async def test_a_transaction_that_cannot_be_taken_back_is_left_behind_with_its_connection(store: Store) -> None:
    @event.listens_for(store.write_engine, "do_connect")
    def connected(_dialect: object, _record: object, arguments: Any, options: Any) -> sqlite3.Connection:
        return sqlite3.connect(*arguments, **options, factory=Stubborn)

    await store.commit(Write(table=a_table("ONE"), new=True))
    with pytest.raises(StoreError):
        await store.commit(Write(table=a_table("TWO"), new=True), Write(table=a_table("ONE"), new=True))
    await store.commit(Write(table=a_table("THREE"), new=True))
    assert [await store.table(code) is not None for code in ("ONE", "TWO", "THREE")] == [True, False, True]


async def test_one_bad_write_does_not_harm_the_others_of_its_group(store: Store) -> None:
    one, two = a_table("ONE"), a_table("TWO")
    await store.commit(Write(table=one, new=True, entries=(an_entry(1),)), Write(table=two, new=True))
    one.name = "changed"
    results = await asyncio.gather(
        store.commit(Write(table=one, entries=(an_entry(1),))),
        store.commit(Write(table=two, entries=(an_entry(1),))),
        store.commit(Write(table=a_table("THREE"), new=True)),
        return_exceptions=True,
    )
    assert isinstance(results[0], StoreError)
    assert results[0].trouble == "conflict"
    assert results[1:] == [None, None]
    kept = await store.table("ONE")
    assert kept is not None
    assert kept.name == "Table"
    assert len(await store.entries("TWO")) == 1


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(StoreError) as failed:
        await store.commit(Write(table=a_table("GHOST"), entries=(an_entry(1),)))
    assert failed.value.trouble == "conflict"


async def test_locked(store: Store, tmp_path: Path) -> None:
    await store.commit(Write(table=a_table(), new=True))
    other = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as failed:
        await store.commit(Write(table=a_table(), entries=(an_entry(1),)))
    assert failed.value.trouble == "locked"
    assert await store.entries("ABCDEF") == []
    other.execute("ROLLBACK")
    other.close()
    await store.commit(Write(table=a_table(), entries=(an_entry(1),)))
    assert len(await store.entries("ABCDEF")) == 1


async def test_full(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "a.sqlite3"))

    @event.listens_for(store.write_engine, "connect")
    def bounded(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count = 60")
        cursor.close()

    await store.open()
    await store.commit(Write(table=a_table(), new=True))
    with pytest.raises(StoreError) as failed:
        await store.commit(Write(table=a_table(), entries=(an_entry(1),), snapshot=(1, b"x" * 1_000_000)))
    assert failed.value.trouble == "full"
    assert await store.entries("ABCDEF") == []
    await store.commit(Write(table=a_table(), entries=(an_entry(1),)))
    await store.close()


async def test_read_only(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite3"
    first = Store(sqlite_url(file))
    await first.open()
    await first.close()
    store = Store(f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")
    await store.open()
    with pytest.raises(StoreError) as failed:
        await store.commit(Write(table=a_table(), new=True))
    assert failed.value.trouble == "read_only"
    await store.close()


async def test_no_folder_and_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as failed:
        await Store(sqlite_url(tmp_path / "no" / "a.sqlite3")).open()
    assert failed.value.trouble == "read_only"
    (tmp_path / "b.sqlite3").write_bytes(b"This is a letter, not a database. " * 200)
    with pytest.raises(StoreError) as failed:
        await Store(sqlite_url(tmp_path / "b.sqlite3")).open()
    assert failed.value.trouble == "broken"


async def test_a_newer_database_is_left_alone(store: Store, tmp_path: Path) -> None:
    await store.close()
    with sqlite3.connect(tmp_path / "a.sqlite3") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(StoreError, match="later version") as failed:
        await Store(sqlite_url(tmp_path / "a.sqlite3")).open()
    assert failed.value.trouble == "newer"
    assert copies(tmp_path) == []


async def test_after_closing_nothing_is_taken(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError) as failed:
        await store.commit(Write(table=a_table(), new=True))
    assert failed.value.trouble == "closed"


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path / "a.sqlite3"))
    await store.open()
    waiting = [asyncio.create_task(store.commit(Write(table=a_table(f"T{n}"), new=True))) for n in range(10)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None] * 10
    again = Store(sqlite_url(tmp_path / "a.sqlite3"))
    await again.open()
    assert await again.count("lobby") == 10
    await again.close()


async def test_the_migrations_make_the_schema_of_the_program(store: Store) -> None:
    async with store.engine.connect() as connection:
        tables = await connection.run_sync(
            lambda c: {
                name: {column["name"] for column in columns}
                for name, columns in ((t, _columns(c, t)) for t in _tables(c))
            }
        )
    tables.pop("alembic_version")
    assert tables == {t.name: {c.name for c in t.columns} for t in metadata.sorted_tables}


def _tables(connection: object) -> list[str]:
    from sqlalchemy import inspect

    return list(inspect(connection).get_table_names())


def _columns(connection: object, table: str) -> list[dict[str, object]]:
    from sqlalchemy import inspect

    return list(inspect(connection).get_columns(table))


LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("later", sa.Integer))
    {more}
"""


async def test_a_copy_is_kept_before_an_upgrade(store: Store, tmp_path: Path) -> None:
    await store.commit(Write(table=a_table(), new=True))
    await store.close()
    scripts = tmp_path / "scripts"
    shutil.copytree(folder(), scripts, ignore=shutil.ignore_patterns("__pycache__"))
    newest = str(max(file.name[:4] for file in (scripts / "versions").glob("[0-9]*.py")))
    head = scripts / "versions" / "9999_later.py"
    head.write_text(LATER.format(head=newest, more="raise RuntimeError('no')"))
    later = Store(sqlite_url(tmp_path / "a.sqlite3"))
    with pytest.raises(RuntimeError):
        await migrate(later.engine, scripts)
    await later.engine.dispose()
    head.write_text(LATER.format(head=newest, more=""))
    again = Store(sqlite_url(tmp_path / "a.sqlite3"))
    await again.open(scripts)
    assert (await again.table("ABCDEF")) == a_table()
    async with again.engine.connect() as connection:
        assert (await connection.execute(text("SELECT later FROM tables"))).all() == [(None,)]
    await again.close()
    assert copies(tmp_path) == [f"a.sqlite3.before-{newest}"]
    with sqlite3.connect(tmp_path / f"a.sqlite3.before-{newest}") as kept:
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]
        assert kept.execute("SELECT code FROM tables").fetchall() == [("ABCDEF",)]
    kept.close()


def test_the_newest_schema_is_the_one_that_the_program_says() -> None:
    known, head = revisions(folder())
    assert head == REVISION
    assert len(known) == int(REVISION)
