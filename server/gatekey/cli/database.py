"""From the command line to the database: settings, the file, and errors in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from gatekey.table.desk import DATABASE
from gatekey.web.settings import BadSetting, Settings


def settings_from(**given: Any) -> Settings:
    """Settings from the environment and what the command line says.

    Raises:
        click.UsageError: a value that cannot be used.
    """
    try:
        return Settings.from_env(**given)
    except BadSetting as error:
        raise click.UsageError(str(error)) from error


def database_file(settings: Settings) -> Path:
    """The SQLite file of a server with these settings."""
    return settings.data / DATABASE
