"""What needs Alembic: which schemas there are, and the way from one to the newest. Imported only when a schema has to change or is asked about."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def revisions(scripts: Path) -> tuple[frozenset[str], str | None]:
    """The schemas that the migrations of a folder know, and the newest of them."""
    known = ScriptDirectory.from_config(_config(scripts))
    return frozenset(script.revision for script in known.walk_revisions()), known.get_current_head()


def upgrade(connection: Connection, scripts: Path) -> None:
    """Run the migrations of a folder that a database lacks."""
    config = _config(scripts)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts))
    return config
