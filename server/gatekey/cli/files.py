"""Reading and writing table files, and turning what can go wrong into words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from gatekey.cli.exits import Exit, Stop
from gatekey.games.registry import shelf
from gatekey.kernel.rules import Rules
from gatekey.table.archive import Archive, ArchiveError, load


def read_file(file: Path) -> Archive:
    """The archive in a file; ``-`` is standard input.

    Raises:
        Stop: it cannot be read, or is no archive.
    """
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        raise Stop(f"{file} cannot be read: {error.strerror}", "Check the name and the rights on it.") from error
    try:
        return load(data)
    except ArchiveError as error:
        raise Stop(f"{file}: {error}", "Export the table again.") from error


def write_file(file: Path, data: bytes, *, replace: bool) -> None:
    """Write a file whole or not at all; ``-`` is standard output.

    Raises:
        Stop: it is there already and must not be replaced, or it cannot be written.
    """
    if str(file) == "-":
        sys.stdout.buffer.write(data)
        return
    if file.exists() and not replace:
        raise Stop(f"{file} is there already", "Name another file with -o, or replace it with --force.")
    partial = file.with_name(f".{file.name}.part")
    try:
        partial.write_bytes(data)
        partial.replace(file)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise Stop(f"{file} cannot be written: {error.strerror}", "Name another file with -o.") from error


def rules_of(archive: Archive) -> Rules[Any] | None:
    """The rules of the game in a file, if they are installed."""
    return shelf().games.get(archive.table.game)


def installed_rules_of(archive: Archive) -> Rules[Any]:
    """The rules of the game in a file.

    Raises:
        Stop: they are not installed.
    """
    rules = rules_of(archive)
    if rules is None:
        raise Stop(
            f"the file holds a game of {archive.table.game}, which is not installed",
            f"Games here: {', '.join(sorted(shelf().games)) or 'none'}.",
            Exit.UNREACHABLE,
        )
    return rules


def players_of(archive: Archive) -> list[str]:
    """Given names in seat order; a nameless seat is called by its number."""
    return [seat.name or f"Player {n + 1}" for n, seat in enumerate(archive.table.seats)]
