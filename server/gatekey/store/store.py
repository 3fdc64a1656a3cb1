"""The store: opens the database, reads tables and their logs, and hands writes to the group commit."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, Row, Select, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gatekey.meters import Meters
from gatekey.store import schema, sqlite
from gatekey.store.errors import CONFLICT, StoreError
from gatekey.store.migrate import is_current, migrate
from gatekey.store.plan import Plan
from gatekey.store.records import ChatRecord, Entry, SeatRecord, TableRecord
from gatekey.store.writer import Write, Writer

log = logging.getLogger(__name__)

_options = msgspec.msgpack.Decoder(dict[str, str])
_winners = msgspec.msgpack.Decoder(list[int])


def sqlite_url(file: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


class Store:
    """One database. :meth:`open` before, :meth:`close` after."""

    def __init__(self, url: str, *, busy_seconds: float = 3.0, meters: Meters | None = None) -> None:
        self.meters = meters or Meters()
        self._engine: AsyncEngine = create_async_engine(url)
        self._thread: sqlite.WriteThread | None = None
        if self._engine.url.get_backend_name() == "sqlite":
            sqlite.prepare(self._engine.sync_engine, busy_seconds, sqlite.READING_CACHE)
            self._thread = sqlite.WriteThread(self._engine.url, busy_seconds)
        self._gone = False
        self.writer = Writer(self._transact, self.meters)

    @property
    def engine(self) -> AsyncEngine:
        """The engine, for what is outside the daily work (migrations, checks)."""
        return self._engine

    @property
    def write_engine(self) -> Engine:
        """The engine whose connection the daily writes go through."""
        return self._thread.engine if self._thread is not None else self._engine.sync_engine

    async def open(self, scripts: Path | None = None) -> None:
        """Bring the schema up to date and begin to write.

        Raises:
            StoreError: the database cannot be used; the message says why.
        """
        try:
            await migrate(self._engine, scripts)
        except (SQLAlchemyError, OSError) as error:
            await self._let_go()
            raise explain(error) from error
        except StoreError:
            await self._let_go()
            raise
        if self._thread is not None:
            self._thread.opened()
        self.writer.start()

    async def try_write(self) -> None:
        """Find out whether the database takes writes, without one. (SQLite opens a file that may not be written, and tells so at the first write.)

        Raises:
            StoreError: it does not; the message says why.
        """
        if self._thread is not None:
            try:
                await self._thread.try_write()
            except (SQLAlchemyError, OSError) as error:
                raise explain(error) from error

    async def is_current(self) -> bool:
        """Whether :meth:`open` would leave the schema as it is. May be asked before.

        Raises:
            StoreError: the database cannot be read.
        """
        try:
            return await is_current(self._engine)
        except (SQLAlchemyError, OSError) as error:
            raise explain(error) from error

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if not self._gone:
            await self.writer.close()
            await self._let_go()

    async def _let_go(self) -> None:
        self._gone = True
        await self._engine.dispose()
        if self._thread is not None:
            await self._thread.close()

    async def trouble(self) -> str | None:
        """What is wrong with the database: it cannot be read, or did not take what was written to it just now. None: nothing."""
        try:
            await self._read(select(schema.tables.c.code).limit(1))
        except StoreError as error:
            return error.trouble
        return self.writer.trouble

    async def commit(self, *writes: Write) -> None:
        """See :meth:`Writer.commit`."""
        await self.writer.commit(*writes)

    async def _transact(self, plan: Plan) -> None:
        try:
            if self._thread is not None:
                await self._thread.transact(plan)
                return
            async with self._engine.begin() as connection:
                for statement, rows in plan:
                    await connection.execute(statement, rows)
        except (SQLAlchemyError, OSError) as error:
            raise explain(error) from error

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self._engine.connect() as connection:
                await connection.execution_options(**{sqlite.READING: True})
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows
        except (SQLAlchemyError, OSError) as error:
            raise explain(error) from error

    async def table(self, code: str) -> TableRecord | None:
        """A table with its seats."""
        found = await self._read(select(schema.tables).where(schema.tables.c.code == code))
        if not found:
            return None
        rows = await self._read(
            select(schema.seats).where(schema.seats.c.table_code == code).order_by(schema.seats.c.seat)
        )
        table = _table(found[0], [_seat(row) for row in rows])
        e = schema.entries.c
        last = await self._read(select(schema.entries).where(e.table_code == code).order_by(e.seq.desc()).limit(1))
        if last:
            _bring_up(table, _entry(last[0]))
        return table

    async def entries(self, code: str, *, since: int = 1, until: int | None = None) -> list[Entry]:
        """Log entries from number ``since`` to ``until`` (the last one when None), in order."""
        e = schema.entries.c
        query = select(schema.entries).where(e.table_code == code, e.seq >= since).order_by(e.seq)
        return [_entry(row) for row in await self._read(query if until is None else query.where(e.seq <= until))]

    async def entries_with_lines(self, code: str, *, before: int, lines: int) -> list[Entry]:
        """The entries that hold the last ``lines`` log lines before line number ``before``, in order."""
        e = schema.entries.c
        query = (
            select(schema.entries)
            .where(e.table_code == code, e.line < before, e.line_count > 0)
            .order_by(e.seq.desc())
            .limit(lines)
        )
        found = [_entry(row) for row in reversed(await self._read(query))]
        return [entry for entry in found if entry.line + entry.line_count > before - lines]

    async def entry_of(self, code: str, command: str) -> int | None:
        """Number of the entry that a command (:func:`gatekey.store.records.command_key`) caused."""
        e = schema.entries.c
        query = select(e.seq).where(e.table_code == code, e.command == command).limit(1)
        rows = await self._read(query)
        return int(rows[0][0]) if rows else None

    async def snapshot(self, code: str, until: int | None = None) -> tuple[int, bytes] | None:
        """Number and packed state of the last snapshot, or of the last one up to ``until``."""
        s = schema.snapshots.c
        query = select(s.seq, s.state).where(s.table_code == code).order_by(s.seq.desc()).limit(1)
        rows = await self._read(query if until is None else query.where(s.seq <= until))
        return (int(rows[0].seq), bytes(rows[0].state)) if rows else None

    async def chat(self, code: str, last: int | None = None) -> list[ChatRecord]:
        """The last lines of the chat, or all of it, in order."""
        c = schema.chat.c
        query = select(schema.chat).where(c.table_code == code).order_by(c.n.desc())
        rows = await self._read(query if last is None else query.limit(last))
        return [
            ChatRecord(n=r.n, at=r.at, text=r.text, seat=r.seat, name=r.name, command=r.command) for r in reversed(rows)
        ]

    async def said(self, code: str, command: str, seat: int | None, text: str) -> bool:
        """Whether the chat has the line that a command wrote. Ids alone do not tell: all spectators look the same."""
        c = schema.chat.c
        query = select(c.n).where(c.table_code == code, c.command == command, c.text == text)
        query = query.where(c.seat.is_(None) if seat is None else c.seat == seat)
        return bool(await self._read(query.limit(1)))

    async def listed(self, most: int) -> list[TableRecord]:
        """Public tables with their seats, latest played first; without those that cannot be read. What entries tell (:data:`LOGGED`) may be
        older than they are."""
        t = schema.tables.c
        rows = await self._read(select(schema.tables).where(t.public.is_(True)).order_by(t.played.desc()).limit(most))
        seats: dict[str, list[Row[Any]]] = {row.code: [] for row in rows}
        s = schema.seats.c
        query = select(schema.seats).where(s.table_code.in_(list(seats))).order_by(s.table_code, s.seat)
        for row in await self._read(query) if seats else ():
            seats[row.table_code].append(row)
        return [table for row in rows if (table := _readable(row, seats[row.code])) is not None]

    async def astir(self) -> list[str]:
        """Codes of the tables that go on by themselves."""
        rows = await self._read(select(schema.tables.c.code).where(schema.tables.c.astir.is_(True)))
        return [str(row[0]) for row in rows]

    async def lobbies_before(self, time: float) -> list[str]:
        """Codes of the tables whose game was not started and that nobody has played, or looked into, since that time."""
        t = schema.tables.c
        query = select(t.code).where(t.status == "lobby", t.played < time).order_by(t.code)
        return [str(row[0]) for row in await self._read(query)]

    async def remove(self, codes: Sequence[str]) -> None:
        """See :meth:`Writer.remove`."""
        await self.writer.remove(codes)

    async def count(self, *statuses: str) -> int:
        """How many tables are in one of these states."""
        rows = await self._read(
            select(func.count()).select_from(schema.tables).where(schema.tables.c.status.in_(statuses))
        )
        return int(rows[0][0])


def explain(error: SQLAlchemyError | OSError) -> StoreError:
    """The error of the database as one a person can act on."""
    if isinstance(error, IntegrityError):
        return StoreError("conflict", CONFLICT)
    return sqlite.trouble_of(error) or StoreError("broken", f"The database failed: {type(error).__name__}.")


def _table(row: Row[Any], seats: list[SeatRecord]) -> TableRecord:
    values = {name: getattr(row, name) for name in TableRecord.__struct_fields__ if name != "seats"}
    values |= {"options": _options.decode(row.options), "winners": _winners.decode(row.winners)}
    return TableRecord(seats=seats, **values)


def _bring_up(table: TableRecord, last: Entry) -> None:
    """Have a table stand where its last entry says. Its own row may be older (:attr:`Write.logged`)."""
    if last.seq > table.seq:
        table.seq, table.line_n, table.chain = last.seq, last.line + last.line_count - 1, last.chain


def _readable(row: Row[Any], seats: list[Row[Any]]) -> TableRecord | None:
    """A table, unless its row is damaged: the others are listed all the same."""
    try:
        return _table(row, [_seat(seat) for seat in seats])
    except msgspec.MsgspecError:
        log.exception("the table cannot be read", extra={"table": row.code})
        return None


def _seat(row: Row[Any]) -> SeatRecord:
    values = {name: getattr(row, name) for name in SeatRecord.__struct_fields__}
    return SeatRecord(**(values | {"choices": _options.decode(row.choices)}))


def _entry(row: Row[Any]) -> Entry:
    return Entry(**{name: getattr(row, name) for name in Entry.__struct_fields__})
