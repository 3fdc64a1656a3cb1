"""``gatekey export`` and ``gatekey import``: a table out of the database into a file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from gatekey.cli.exits import EPILOG, Exit, Stop

if TYPE_CHECKING:
    from gatekey.store.store import Store

T = TypeVar("T")

DATA_OPTION = click.option("--data", type=click.Path(path_type=Path), help="Folder of the database. [GATEKEY_DATA]")


@click.command("export", epilog=EPILOG)
@click.argument("table")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    help="File to write; TABLE.gatekey if left out, - for standard output.",
)
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@DATA_OPTION
def export_table(table: str, output: Path | None, force: bool, data: Path | None) -> None:
    """Write the table of that code to a file: the whole game, its chat and its log.

    Works while the server runs, and for games that are not over. The file of a running game holds every hand: keep it to
    yourself. It never holds what gives a seat away.
    """
    from gatekey.cli.files import write_file
    from gatekey.table.archive import dump, read_archive
    from gatekey.table.tokens import clean_code

    code = clean_code(table)
    archive = _in_store(data, lambda store: read_archive(store, code), must_exist=True)
    if archive is None:
        raise Stop(f"there is no table {code} in this database", "The code stands in the table's address.")
    file = output or Path(f"{code}.gatekey")
    write_file(file, dump(archive), replace=force or (output is not None and str(output) == "-"))
    click.echo(f"{archive.table.name or code}: {len(archive.entries)} steps written to {file}", err=str(file) == "-")


@click.command("import", epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Take it in even if it does not hold.")
@DATA_OPTION
def import_file(file: Path, force: bool, data: Path | None) -> None:
    """Take a table from FILE into the database, as a new table with a new code.

    It is verified first. Seats of people are open: whoever comes first may sit there. Works while the server runs.
    """
    from gatekey.cli.files import read_file, rules_of
    from gatekey.table.intake import import_table
    from gatekey.table.verify import verify

    archive = read_file(file)
    rules = rules_of(archive)
    report = verify(archive, rules)
    if not report.holds and not force:
        remedy = f"See all of it with `gatekey verify {file}`; take it in all the same with --force."
        raise Stop(f"{file} does not hold: {report.problems[0]}", remedy, Exit.FAILED)
    if rules is None:
        click.echo(
            f"The game {archive.table.game} is not installed here: the table is kept, but cannot be played.", err=True
        )
    code = _in_store(data, lambda store: import_table(store, archive), must_exist=False)
    click.echo(f"{archive.table.name or archive.table.code}: {report.steps} steps taken in as table {code}")


def _in_store(data: Path | None, work: Callable[[Store], Awaitable[T]], *, must_exist: bool) -> T:
    """Do something with the open store.

    Raises:
        Stop: the database cannot be used.
    """
    from gatekey.cli.database import database_file, settings_from
    from gatekey.store.errors import StoreError
    from gatekey.store.hold import Held
    from gatekey.store.store import Store, sqlite_url
    from gatekey.table.archive import ArchiveError

    file = database_file(settings_from(data=data))
    if must_exist and not file.is_file():
        raise Stop(f"there is no database {file}", "Name the data folder of the server with --data.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Stop(f"the folder {file.parent} cannot be made: {error.strerror}", "Name another with --data.") from error

    async def run() -> T:
        store = Store(sqlite_url(file))
        try:
            await _open(store, file.parent)
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Held as error:
        raise Stop(
            f"the database is of another version of Gatekey, and may not be changed now: {error}",
            "Stop that server, then try again.",
            Exit.IN_USE,
        ) from error
    except OSError as error:
        raise Stop(f"the folder {file.parent} cannot be used: {error.strerror}", "Name another with --data.") from error
    except StoreError as error:
        raise Stop(f"{file}: {error}", "`gatekey doctor` looks into it.") from error
    except ArchiveError as error:
        raise Stop(str(error), "Export the table again.", Exit.FAILED) from error


async def _open(store: Store, folder: Path) -> None:
    """Open it. Its schema is changed only while no server works on it.

    Raises:
        Held: it would have to be.
    """
    from gatekey.store.hold import Hold

    if await store.is_current():
        await store.open()
        return
    with Hold(folder, "a command of Gatekey that brings the database up to date"):
        await store.open()
