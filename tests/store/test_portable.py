"""Nothing outside ``store/sqlite.py`` is particular to SQLite: schema, migrations' types and statements are PostgreSQL's as well."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

import gatekey.store
from gatekey.store import schema
from gatekey.store.records import ChatRecord, Entry, SeatRecord, TableRecord
from gatekey.store.writer import Write, statements


def test_the_schema_can_be_made() -> None:
    for table in schema.metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=postgresql.dialect()))
        for index in table.indexes:
            assert "CREATE INDEX" in str(CreateIndex(index).compile(dialect=postgresql.dialect()))


def test_every_write_can_be_said() -> None:
    table = TableRecord(code="A", name="A", game="nim", seats=[SeatRecord()])
    entry = Entry(seq=1, kind="answer", at=1, rules="1")
    full = Write(table=table, seats=True, entries=(entry,), snapshot=(1, b""), chat=(ChatRecord(n=1, at=1, text="a"),))
    plan = statements([full, Write(table=table, new=True)])
    assert len(plan) == 7
    for statement, rows in plan:
        assert rows
        assert str(statement.compile(dialect=postgresql.dialect(), column_keys=list(rows[0])))


def test_only_two_modules_speak_of_sqlite_in_particular() -> None:
    folder = Path(gatekey.store.__file__).parent
    words = ("PRAGMA", "BEGIN IMMEDIATE", "sqlite3", "sqlite_master")
    found = {f.name for f in folder.glob("*.py") if any(word in f.read_text(encoding="utf-8") for word in words)}
    assert found == {"sqlite.py", "backup.py"}
