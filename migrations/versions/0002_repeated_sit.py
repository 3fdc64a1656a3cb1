"""Seats remember what their token was given out for until it is used, so that whoever missed it can ask again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("given_for", sa.LargeBinary))
