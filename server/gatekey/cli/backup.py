"""``gatekey backup`` and ``gatekey restore``: the whole database into one file, and back."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from gatekey.cli.archive import DATA_OPTION
from gatekey.cli.exits import EPILOG, Exit, Stop

if TYPE_CHECKING:
    from gatekey.store.backup import Copy

LARGE: Final = 20 * 1024 * 1024
"""Bytes from which a copy takes long enough for somebody to want to see it."""


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@DATA_OPTION
def backup(file: Path | None, force: bool, data: Path | None) -> None:
    """Copy all tables, as they are at one moment, to FILE.

    Works while the server runs and people play. FILE may be a folder; if it is left out, a file with the date in its name is made here. The
    copy is checked. It holds every hand and what opens the dice: keep it to yourself.
    """
    from gatekey.cli.database import database_file, settings_from
    from gatekey.store.backup import back_up
    from gatekey.store.errors import StoreError

    source = database_file(settings_from(data=data))
    if not source.is_file():
        raise Stop(f"there is no database {source}", "Name the data folder of the server with --data.")
    target = _target(file)
    if target.exists() and target.samefile(source):
        raise Stop(f"{target} is the database itself", "Name another file.", Exit.USAGE)
    if target.exists() and not force:
        raise Stop(f"{target} is there already", "Name another file, or replace it with --force.")
    large = source.stat().st_size >= LARGE
    try:
        with click.progressbar(length=1, label="Copying", hidden=not large, file=sys.stderr) as bar:

            def progress(done: int, pages: int) -> None:
                bar.length = pages
                bar.update(done - bar.pos)

            copied = back_up(source, target, progress)
    except StoreError as error:
        raise Stop(f"{source}: {error}", "`gatekey doctor` looks into it.") from error
    except OSError as error:
        raise Stop(f"{target} cannot be written: {error.strerror}", "Name another file.") from error
    click.echo(f"{_described(copied)} copied to {target}")


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
@DATA_OPTION
def restore(file: Path, data: Path | None) -> None:
    """Put FILE, made by `gatekey backup`, in the place of the database.

    Not while a server runs on that data folder. FILE is checked first. The database that was there is kept beside it.
    """
    from gatekey.cli.database import database_file, settings_from
    from gatekey.store.backup import put_back
    from gatekey.store.errors import StoreError
    from gatekey.store.hold import Held, Hold

    target = database_file(settings_from(data=data))
    if target.exists() and file.exists() and file.samefile(target):
        raise Stop(f"{file} is the database itself", "Name the file that `gatekey backup` made.", Exit.USAGE)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with Hold(target.parent, "a command of Gatekey that puts back a backup"):
            restored, kept = put_back(file, target)
    except Held as error:
        raise Stop(str(error), "Stop that server, then try again.", Exit.IN_USE) from error
    except StoreError as error:
        raise Stop(str(error), "Nothing has been changed. Take another backup.") from error
    except OSError as error:
        raise Stop(f"{target} cannot be written: {error.strerror}", "Name another folder with --data.") from error
    click.echo(f"{_described(restored)} put back as {target}")
    if kept is not None:
        click.echo(f"The database that was there is kept as {kept}")


def _target(file: Path | None) -> Path:
    name = f"gatekey-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.sqlite3"
    if file is None:
        return Path(name)
    return file / name if file.is_dir() else file


def _described(copy: Copy) -> str:
    tables = "1 table" if copy.tables == 1 else f"{copy.tables} tables"
    return f"{tables} ({copy.size / 1024 / 1024:.1f} MB, schema {copy.revision})"
