"""The tables of the database, as the newest migration leaves them. Nothing here is particular to one kind of database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

REVISION: Final = "0005"
"""The newest migration: what a database that has it needs nothing done to."""

CODE = String(16)

tables = Table(
    "tables",
    metadata,
    Column("code", CODE, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("host", Integer),
    Column("host_token", LargeBinary),
    Column("host_used", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("password", LargeBinary),
    Column("beat_ms", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("winners", LargeBinary, nullable=False),
    Column("next_table", CODE, nullable=False),
    Column("created", Double, nullable=False),
    Column("played", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("line_n", Integer, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("astir", Boolean, nullable=False),
    Index("tables_listed", "public", "played"),
    Index("tables_astir", "astir"),
)


def _table_key() -> Column[str]:
    return Column("table_code", CODE, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


seats = Table(
    "seats",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("choices", LargeBinary, nullable=False),
    Column("token_hash", LargeBinary),
    Column("nonce", Text, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("standing", String(16)),
    Column("standing_mark", Text, nullable=False),
    Column("given_for", LargeBinary),
    Column("standing_done", LargeBinary),
)

entries = Table(
    "entries",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("seat", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("ask", Integer, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("patch", LargeBinary, nullable=False),
    Column("line", Integer, nullable=False),
    Column("lines", LargeBinary, nullable=False),
    Column("line_count", Integer, nullable=False),
    Column("state_hash", LargeBinary, nullable=False),
    Column("rest", Boolean, nullable=False),
    Column("free", Boolean, nullable=False),
    Column("chain", LargeBinary, nullable=False),
    Column("command", String(80)),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_key(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("command", String(80), nullable=False),
)
