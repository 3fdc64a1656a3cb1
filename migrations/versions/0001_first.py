"""The first schema: tables, seats, log, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def table_key() -> sa.Column[str]:
    return sa.Column("table_code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("password", sa.LargeBinary),
        sa.Column("beat_ms", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("winners", sa.LargeBinary, nullable=False),
        sa.Column("next_table", sa.String(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("played", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("line_n", sa.Integer, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
        sa.Column("astir", sa.Boolean, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "played"])
    op.create_index("tables_astir", "tables", ["astir"])
    op.create_table(
        "seats",
        table_key(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("choices", sa.LargeBinary, nullable=False),
        sa.Column("token_hash", sa.LargeBinary),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("standing", sa.String(16)),
        sa.Column("standing_mark", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        table_key(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("ask", sa.Integer, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("patch", sa.LargeBinary, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("line_count", sa.Integer, nullable=False),
        sa.Column("state_hash", sa.LargeBinary, nullable=False),
        sa.Column("rest", sa.Boolean, nullable=False),
        sa.Column("free", sa.Boolean, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
        sa.Column("command", sa.String(80)),
    )
    op.create_index("entries_command", "entries", ["table_code", "command"])
    op.create_index("entries_line", "entries", ["table_code", "line"])
    op.create_table(
        "snapshots",
        table_key(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        table_key(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
    )
