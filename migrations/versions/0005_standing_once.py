"""Seats remember the last commands for a standing pass, so that one that is sent again after a restart does not set it anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing_done", sa.LargeBinary))
