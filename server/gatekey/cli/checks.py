"""The checks of ``gatekey doctor``. Each looks at one thing, changes nothing, and says what to do where something is wrong."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

from gatekey.cli.exits import Exit
from gatekey.cli.firewall import OPEN_PORT, firewall
from gatekey.kernel.proofread import unsaid
from gatekey.kernel.rules import Rules
from gatekey.kernel.selfplay import seed_of
from gatekey.web.port import CannotListen, is_gatekey, listen
from gatekey.web.settings import Settings

SPACE: Final = 100 * 1024 * 1024
"""Bytes that should be free on the disk of the data folder."""


MOST_TOLD: Final = 5
"""Gaps in the texts of a game that are told one by one."""


class Mark(Enum):
    """How a check came out."""

    GOOD = "✓"
    NOTE = "!"
    BAD = "✗"


class Finding(NamedTuple):
    """What one check found. ``code`` is the exit code it asks for when it is bad."""

    mark: Mark
    what: str
    remedy: str = ""
    code: Exit = Exit.FAILED


def good(what: str) -> Finding:
    """All is well."""
    return Finding(Mark.GOOD, what)


def program() -> Iterator[Finding]:
    """Python, the games, the client."""
    from gatekey.games.registry import shelf
    from gatekey.web.pages import built_client

    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < (3, 11):  # noqa: UP036 - said instead of failing
        yield Finding(Mark.BAD, f"Python {version}", "Gatekey needs Python 3.11 or newer.")
    else:
        yield good(f"Python {version}")
    stock = shelf()
    if stock.games:
        yield good(f"games: {', '.join(sorted(stock.games))}")
    else:
        yield Finding(Mark.BAD, "no game is installed", "Install gatekey afresh.")
    for name, why in stock.missing.items():
        yield Finding(Mark.BAD, f"the game {name} does not load: {why}", "Install that game afresh, or mend it.")
    for rules in stock.games.values():
        yield from game(rules)
    if (built_client() / "index.html").is_file():
        yield good("the web client is built")
    else:
        yield Finding(
            Mark.BAD, "the web client is not built", "From a clone, start with `python3 play.py`; else install afresh."
        )


def game(rules: Rules[Any]) -> Iterator[Finding]:
    """One game is played by chance, and all of it read: its rules hold, and its texts say everything."""
    try:
        problems = unsaid(rules, seed_of("doctor", rules.id), ["random"] * rules.seats[0])
    except Exception as error:  # noqa: BLE001 - whatever rules raise is what is to be told
        cause = error.__cause__ or error
        what = f"the game {rules.id} fails while it is played: {type(cause).__name__}: {cause}"
        yield Finding(Mark.BAD, what, f"`gatekey simulate {rules.id} --policy random` tells more.")
        return
    if problems:
        more = f", and {len(problems) - MOST_TOLD} more" if len(problems) > MOST_TOLD else ""
        what = f"the texts of {rules.id} do not say everything: {'; '.join(problems[:MOST_TOLD])}{more}"
        yield Finding(Mark.NOTE, what, "Something made of the message's key is shown in its place.")


def data(settings: Settings) -> Iterator[Finding]:
    """The data folder: there or to be made, writable, with space."""
    folder = settings.data
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not there.is_dir():
        yield Finding(Mark.BAD, f"{there} is not a folder", "Name another folder with --data.", Exit.UNREACHABLE)
        return
    try:
        with tempfile.TemporaryFile(dir=there):
            pass
    except OSError as error:
        remedy = "Give this user the right to write there, or name another folder with --data."
        yield Finding(Mark.BAD, f"{there} cannot be written: {error.strerror}", remedy, Exit.UNREACHABLE)
        return
    yield good(f"data folder {folder}" + ("" if folder.exists() else " (will be made)"))
    free = shutil.disk_usage(there).free
    if free < SPACE:
        yield Finding(Mark.NOTE, f"only {free // 1024 // 1024} MB are free there", "Free some space on that disk.")


def database(file: Path) -> Iterator[Finding]:
    """The database: readable, whole, and of a version this program knows."""
    from gatekey.store.migrate import folder
    from gatekey.store.upgrade import revisions

    if not file.exists():
        yield good("no database yet; the first start makes one")
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=3)) as connection:
            trouble = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            revision = _one(connection, "SELECT version_num FROM alembic_version")
            tables = _one(connection, "SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        remedy = "Check the rights on it; if it is damaged, put back a copy."
        yield Finding(Mark.BAD, f"database {file}: {error}", remedy, Exit.UNREACHABLE)
        return
    if trouble != "ok":
        yield Finding(Mark.BAD, f"database {file} is damaged: {trouble}", "Put back a copy of it.")
        return
    known, head = revisions(folder())
    size = file.stat().st_size / 1024 / 1024
    yield good(
        f"database {file}: whole, {tables or 0} {'table' if tables == '1' else 'tables'}, {size:.1f} MB, schema {revision or 'none yet'}"
    )
    if revision is not None and revision not in known:
        remedy = "Start the version of Gatekey that wrote it, or put back an older copy."
        yield Finding(
            Mark.BAD, f"it was written by a later Gatekey (this one knows schema {head})", remedy, Exit.UNREACHABLE
        )
    elif revision != head:
        yield Finding(
            Mark.NOTE,
            f"the next start brings it from schema {revision or 'none'} to {head}",
            "A copy is kept beside it.",
        )


def _one(connection: sqlite3.Connection, query: str) -> str | None:
    """The single value of a query, or None when there is no such table or row."""
    try:
        row = connection.execute(query).fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return None
        raise
    return None if row is None else str(row[0])


def ways_in(settings: Settings) -> Iterator[Finding]:
    """The port, the addresses, the firewall."""
    from gatekey.web.addresses import reachable

    host, port = settings.host, settings.port
    yield _port(host, port)
    addresses = reachable(host)
    if addresses:
        yield good("others reach it at " + ", ".join(f"http://{address}:{port}" for address in addresses))
    else:
        remedy = "Leave --host out and join a network." if host else "Join a network."
        yield Finding(Mark.NOTE, "only this machine can reach it", remedy)
    wall = firewall()
    if wall:
        remedy = f"If phones cannot connect: {OPEN_PORT[wall].format(port=port)}"
        yield Finding(Mark.NOTE, f"the firewall {wall} is on", remedy)
    elif sys.platform in {"win32", "darwin"}:
        yield Finding(
            Mark.NOTE, "the system's firewall may ask", "Allow Python to accept connections in private networks."
        )


def _port(host: str, port: int) -> Finding:
    if port == 0:
        return good("any free port will be taken")
    try:
        for opened in listen(host, port):
            opened.close()
    except CannotListen as error:
        if error.taken and is_gatekey(port):
            return Finding(Mark.NOTE, f"Gatekey is running on port {port} already")
        problem, _, remedy = str(error).partition(". ")
        return Finding(Mark.BAD, problem.rstrip("."), remedy, Exit.PORT_TAKEN if error.taken else Exit.FAILED)
    return good(f"port {port} is free")
