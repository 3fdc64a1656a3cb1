"""All that is particular to SQLite: pragmas, transactions that take the write lock at once, copies of the file, and what its errors mean."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

from gatekey.store.errors import CONFLICT, StoreError, Trouble
from gatekey.store.plan import Plan

log = logging.getLogger(__name__)

PAGES_PER_STEP = 256
"""How much of a database is copied between two calls of ``progress``: a megabyte."""
READING_CACHE = 256
"""Kilobytes that a connection for reading keeps: what it reads, it reads once. (The one for writing keeps SQLite's 2 MB.)"""
READING_PATIENCE = 3.0
"""Seconds to wait for another program before the schema of a database can be read."""

READING = "gatekey_reading"
"""Execution option of connections that only read; they do not take the write lock."""

_DIALECT: Final = sqlite.dialect()
_TROUBLES: dict[int, tuple[Trouble, str]] = {
    sqlite3.SQLITE_CONSTRAINT: ("conflict", CONFLICT),
    sqlite3.SQLITE_BUSY: ("locked", "The database is locked by another program. Close that program and try again."),
    sqlite3.SQLITE_LOCKED: ("locked", "The database is locked by another program. Close that program and try again."),
    sqlite3.SQLITE_FULL: ("full", "There is no space left for the database. Free some space on that disk."),
    sqlite3.SQLITE_READONLY: ("read_only", "The database may not be written. Check the rights of its file and folder."),
    sqlite3.SQLITE_CANTOPEN: ("read_only", "The database cannot be opened. Check its folder and the rights on it."),
    sqlite3.SQLITE_CORRUPT: ("broken", "The database file is damaged. Put back a copy of it."),
    sqlite3.SQLITE_NOTADB: ("broken", "The database file is not a database of this program."),
    sqlite3.SQLITE_IOERR: (
        "broken",
        "The disk of the database does not answer properly. See whether it is full or failing, then try again.",
    ),
}


def prepare(engine: Engine, busy_seconds: float, cache: int | None = None) -> None:
    """Set the pragmas on each new connection and begin every writing transaction with the write lock."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        # The driver must not begin transactions by itself: it would begin them without the lock.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={int(busy_seconds * 1000)}",
            "journal_mode=WAL",
            "synchronous=FULL",
            # On macOS an ordinary fsync leaves the data in the disk's own memory; elsewhere this changes nothing.
            "fullfsync=ON",
            "foreign_keys=ON",
            *([f"cache_size=-{cache}"] if cache else []),
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reading = connection.get_execution_options().get(READING, False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


class Said(NamedTuple):
    """A statement in the words of SQLite."""

    text: str
    names: tuple[str, ...]
    """Of its parameters, in order."""


class WriteThread:
    """Writes in a thread of its own, one transaction after the other. A transaction of many statements then costs one change of threads
    and not, as with the asynchronous driver, several for each statement.

    Each statement is put into words once and then goes to the driver as it is, on one connection that stays open: every value of a row is
    one that SQLite takes, and for small transactions all that stands between would cost more than the transaction.
    """

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self.engine = create_engine(url.set(drivername="sqlite"))
        prepare(self.engine, busy_seconds)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="gatekey-store")
        self._file = file_of(url.render_as_string(hide_password=False))
        self._known: tuple[int, int] | None = None
        self._said: dict[UpdateBase, Said] = {}
        self._connection: PoolProxiedConnection | None = None

    def opened(self) -> None:
        """The file is there and as it should be: remember which one it is."""
        self._known = _identity(self._file)

    async def transact(self, plan: Plan) -> None:
        """Execute all of ``plan`` in one transaction; on return it is on the disk.

        Raises:
            StoreError: nothing of it is.
            SQLAlchemyError: nothing of it is, as there is no connection.
        """
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, plan)
        except sqlite3.Error as error:
            raise explained(error, self._file) from error

    async def try_write(self) -> None:
        """Begin to write, and write nothing. Raises what SQLite raises where that cannot be done."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_nothing)

    async def close(self) -> None:
        """Let go of the database and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _write_nothing(self) -> None:
        with self.engine.begin() as connection:
            # Beginning alone does not tell: where a file may not be written, SQLite begins to read instead.
            connection.exec_driver_sql("DELETE FROM tables WHERE 0")

    def _write(self, plan: Plan) -> None:
        if _identity(self._file) != self._known:
            # The system would let us write on into a file that has no name any more, and nobody would ever find it again.
            raise StoreError(
                "gone", f"The database {self._file} was moved, deleted or replaced. Put it back, or start again."
            )
        spoken = [(self._said.get(statement) or self._say(statement), rows) for statement, rows in plan]
        driver = self._driver()
        driver.execute("BEGIN IMMEDIATE")
        try:
            for (text, names), rows in spoken:
                driver.executemany(text, [tuple(map(row.__getitem__, names)) for row in rows])
            driver.execute("COMMIT")
        except BaseException as error:
            self._take_back(driver)
            if (trouble := trouble_of(error)) is not None and trouble.trouble == "broken":
                self._let_go()  # what was read wrongly is not kept: the next attempt reads it anew
            raise

    def _driver(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self.engine.raw_connection()
        driver = self._connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def _take_back(self, driver: sqlite3.Connection) -> None:
        """Leave no transaction open. (After some errors SQLite has ended it itself.)"""
        try:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
        except sqlite3.Error:
            # What is half done here never becomes whole; the next transaction begins on a new connection.
            log.exception("a transaction could not be taken back")
            self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None
        self.engine.dispose()

    def _say(self, statement: UpdateBase) -> Said:
        compiled = statement.compile(dialect=_DIALECT)
        assert isinstance(compiled, SQLCompiler)
        said = self._said[statement] = Said(compiled.string, tuple(compiled.positiontup or ()))
        return said


def _identity(file: Path | None) -> tuple[int, int] | None:
    """Which file that is, whatever its name; None when there is none."""
    try:
        found = file.stat() if file is not None else None
    except FileNotFoundError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, None for one in memory or of another kind."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    return Path(parsed.database)


def revision_in(file: Path) -> str | None:
    """The schema that a database says it has; None where there is no database yet. Changes nothing.

    Raises:
        StoreError: it cannot be read.
    """
    if not file.exists():
        return None
    try:
        with closing(sqlite3.connect(uri(file, "mode=ro"), uri=True, timeout=READING_PATIENCE)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if found is None else str(found[0])
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            return None
        raise explained(error, file) from error
    except sqlite3.Error as error:
        raise explained(error, file) from error


def keep_copy(file: Path, label: str) -> Path:
    """Copy the database beside itself, complete and consistent even while it is open. Replaces an earlier copy of that label.

    Raises:
        StoreError: it cannot be read, or there is no room for the copy.
    """
    target = file.with_name(f"{file.name}.before-{label}")
    partial = file.with_name(f"{file.name}.copying")
    try:
        copy_database(file, partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    return target


def copy_database(file: Path, target: Path, progress: Callable[[int, int], None] = lambda done, pages: None) -> None:
    """Copy a database, as it is at one moment, while others may write to it. ``progress`` is told how many pages of how many are done.

    Raises:
        StoreError: it cannot be read, or the copy not be written.
        OSError: the copy cannot be made at all.
    """

    def told(_status: int, left: int, pages: int) -> None:
        progress(pages - left, pages)

    # The copy holds every hand and the seeds: it is for nobody else to read.
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    try:
        with (
            closing(sqlite3.connect(uri(file, "mode=ro"), uri=True, isolation_level=None)) as source,
            closing(sqlite3.connect(target, isolation_level=None)) as copy,
        ):
            # An open transaction holds the moment: without it each write of others would begin the copy anew.
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(copy, pages=PAGES_PER_STEP, progress=told, sleep=0)
    except sqlite3.Error as error:
        raise explained(error, file) from error


def uri(file: Path, how: str) -> str:
    """The address of an SQLite file for :func:`sqlite3.connect`, with the options ``how``, such as ``mode=ro``."""
    return f"{file.absolute().as_uri()}?{how}"


def explained(error: sqlite3.Error, file: Path | None) -> StoreError:
    """What an error about that file, or about a database without one, means for a person."""
    return trouble_of(error) or StoreError("broken", f"{file or 'The database'}: {error}.")


def trouble_of(error: BaseException) -> StoreError | None:
    """What an error of SQLite means, found along its causes; None when it is none of SQLite's."""
    seen: BaseException | None = error
    while seen is not None:
        code = getattr(seen, "sqlite_errorcode", None)
        if isinstance(code, int):
            trouble, message = _TROUBLES.get(code & 0xFF, ("broken", f"The database failed: {seen}."))
            return StoreError(trouble, message)
        seen = getattr(seen, "orig", None) or seen.__cause__
    return None
