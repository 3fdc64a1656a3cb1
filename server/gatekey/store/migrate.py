"""Brings a database up to date with the migrations that travel with the program."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

import gatekey
from gatekey.store import sqlite
from gatekey.store.errors import StoreError
from gatekey.store.schema import REVISION


def folder() -> Path:
    """Where the migrations are: inside the installed package, or at the top of a clone."""
    package = Path(gatekey.__file__).parent
    installed = package / "migrations"
    return installed if installed.is_dir() else package.parent.parent / "migrations"


async def migrate(engine: AsyncEngine, scripts: Path | None = None) -> None:
    """Upgrade to the newest schema. Before an existing SQLite database is changed, a copy of its file is kept beside it.

    Raises:
        StoreError: ``newer`` when the database was written by a later program; nothing of it has changed.
    """
    file = sqlite.file_of(engine.url.render_as_string(hide_password=False))
    # A database of a later program is not even opened for writing: that alone may change how it keeps its log.
    current = sqlite.revision_in(file) if file is not None else await _current(engine)
    if scripts is None and current == REVISION:
        return
    # Alembic takes a sixth of a start to import, and most starts find nothing to do for it.
    from gatekey.store.upgrade import revisions, upgrade

    known, head = revisions(scripts or folder())
    if current == head:
        return
    if current is not None:
        if current not in known:
            raise StoreError(
                "newer",
                f"The database was written by a later version of Gatekey (schema {current}; this one knows {head}). "
                "Start that version, or put back an older copy of the database.",
            )
        if file is not None:
            sqlite.keep_copy(file, current)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, scripts or folder())


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the schema is the newest that this program knows."""
    return await _current(engine) == REVISION


async def _current(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        await connection.execution_options(**{sqlite.READING: True})
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
