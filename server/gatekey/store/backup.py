"""A copy of the whole database while it is in use, and putting one back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec

from gatekey.store.errors import StoreError
from gatekey.store.migrate import folder
from gatekey.store.sqlite import copy_database, explained, uri
from gatekey.store.upgrade import revisions

_BESIDE: Final = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database."""

_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Copy(msgspec.Struct, frozen=True):
    """What a checked copy of a database holds."""

    revision: str
    """Its schema."""
    tables: int
    size: int
    """Bytes."""


def back_up(file: Path, target: Path, progress: Callable[[int, int], None] = lambda done, pages: None) -> Copy:
    """Copy a database, as it is at one moment, into ``target``; others may write to it meanwhile. ``progress`` is told how many pages of how many
    are done. The copy is checked before it gets its name, and replaces what had that name.

    Raises:
        StoreError: it cannot be read, or the copy does not hold.
        OSError: the copy cannot be written.
    """
    partial = target.with_name(f".{target.name}.part")
    try:
        copy_database(file, partial, progress)
        copied = check(partial)
        _settle(partial)
        partial.replace(target)
        return copied
    finally:
        partial.unlink(missing_ok=True)


def check(file: Path) -> Copy:
    """Look whether a file that nobody writes to is a whole database of a schema that this program knows.

    Raises:
        StoreError: it is not; ``newer``: it is of a later program.
    """
    if not file.is_file():
        raise StoreError("gone", f"There is no file {file}.")
    try:
        with closing(sqlite3.connect(uri(file, "mode=ro&immutable=1"), uri=True)) as connection:
            (trouble,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if trouble != "ok":
                raise StoreError("broken", f"{file} is damaged: {trouble}.")
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            raise StoreError("broken", f"{file} is not a database of this program.") from error
        raise explained(error, file) from error
    except sqlite3.Error as error:
        raise explained(error, file) from error
    known, head = revisions(folder())
    revision = "" if found is None else str(found[0])
    if revision not in known:
        raise StoreError(
            "newer", f"{file} was written by a later version of Gatekey (schema {revision}; this one knows {head})."
        )
    return Copy(revision, tables, file.stat().st_size)


def put_back(backup: Path, file: Path) -> tuple[Copy, Path | None]:
    """Put a checked copy in the place of a database that nobody has open. What was there is kept beside it: returns under which name, None when
    there was nothing. Whatever happens in between, there is one or the other in that place, whole.

    Raises:
        StoreError: the copy does not hold, or another program is at work on what is there; nothing has changed.
        OSError: it cannot be written; nothing has changed.
    """
    check(backup)
    partial = file.with_name(f".{file.name}.part")
    try:
        shutil.copyfile(backup, partial)
        restored = check(partial)
        partial.chmod(0o600)
        _settle(partial)
        kept = _keep_beside(file) if file.exists() else None
        for ending in _BESIDE:
            _beside(file, ending).unlink(missing_ok=True)
        partial.replace(file)
        _settle(file.parent)
        return restored, kept
    finally:
        partial.unlink(missing_ok=True)


def _keep_beside(file: Path) -> Path:
    """Give the present database a second name that is free, with all that belongs to it."""
    _take_in_the_log(file)
    n = 1
    while (kept := file.with_name(f"{file.name}.before-restore-{n}")).exists():
        n += 1
    for ending in ("", *_BESIDE):
        if _beside(file, ending).exists():
            _name_twice(_beside(file, ending), _beside(kept, ending))
    return kept


def _take_in_the_log(file: Path) -> None:
    """Where the database is sound, its log goes into it, so that it is whole without. A damaged one is kept as it is."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as present:
            (busy, *_) = present.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED:
            raise explained(error, file) from error
        return
    if busy:
        raise StoreError("locked", f"{file} is in use by another program. Close that program and try again.")


def _name_twice(file: Path, other: Path) -> None:
    try:
        other.hardlink_to(file)
    except OSError:  # a file system without second names
        shutil.copy2(file, other)


def _beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def _settle(path: Path) -> None:
    """Have the system write a file or folder to the disk, where it can."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
