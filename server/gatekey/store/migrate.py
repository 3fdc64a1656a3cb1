"""Brings a database up to date with the migrations that travel with the program."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

import gatekey
from gatekey.store import sqlite
from gatekey.store.errors import StoreError


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
    config = _config(scripts)
    known = ScriptDirectory.from_config(config)
    head = known.get_current_head()
    file = sqlite.file_of(engine.url.render_as_string(hide_password=False))
    # A database of a later program is not even opened for writing: that alone may change how it keeps its log.
    current = sqlite.revision_in(file) if file is not None else await _current(engine)
    if current == head:
        return
    if current is not None:
        if current not in {script.revision for script in known.walk_revisions()}:
            raise StoreError(
                "newer",
                f"The database was written by a later version of Gatekey (schema {current}; this one knows {head}). "
                "Start that version, or put back an older copy of the database.",
            )
        if file is not None:
            sqlite.keep_copy(file, current)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, config)


def revisions() -> tuple[frozenset[str], str | None]:
    """The schemas that this program knows, and the newest of them."""
    known = ScriptDirectory.from_config(_config(None))
    return frozenset(script.revision for script in known.walk_revisions()), known.get_current_head()


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the schema is the newest that this program knows."""
    return await _current(engine) == ScriptDirectory.from_config(_config(None)).get_current_head()


def _config(scripts: Path | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts or folder()))
    return config


async def _current(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        await connection.execution_options(**{sqlite.READING: True})
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
