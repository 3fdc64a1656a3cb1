"""A step touches fewer pages: a command and a line are found along the entries of their table."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("entries_command", "entries")
    op.drop_index("entries_line", "entries")
