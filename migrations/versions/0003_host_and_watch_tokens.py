"""The host's right has a token of its own, and what is stored of a password is the hash of the token that the password stands for."""

from __future__ import annotations

import base64
import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SALT_BYTES = 16


def upgrade() -> None:
    op.add_column("tables", sa.Column("host_token", sa.LargeBinary))
    op.add_column("tables", sa.Column("host_used", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("code", sa.String), sa.column("password", sa.LargeBinary))
    connection = op.get_bind()
    locked = connection.execute(sa.select(tables).where(tables.c.password.is_not(None))).all()
    for row in locked:
        salt, digest = row.password[:SALT_BYTES], row.password[SALT_BYTES:]
        token = b"watch_" + base64.urlsafe_b64encode(digest).rstrip(b"=")
        stored = salt + hashlib.sha256(token).digest()
        connection.execute(tables.update().where(tables.c.code == row.code).values(password=stored))
