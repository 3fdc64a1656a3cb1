"""Group commit: one task writes for all tables, and takes what has gathered while it wrote as its next transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Update, bindparam, delete, insert, update

from gatekey.meters import Meters
from gatekey.store import schema
from gatekey.store.errors import StoreError, Trouble
from gatekey.store.plan import Plan
from gatekey.store.records import ChatRecord, Entry, SeatRecord, TableRecord

log = logging.getLogger(__name__)

_pack = msgspec.msgpack.encode

MOST_IN_A_GROUP = 500
TROUBLE_SECONDS = 30.0
"""A write that failed counts as the state of the database for this long, or until the next one succeeds."""


class Write(msgspec.Struct, kw_only=True):
    """All that one step of one table stores. Stored whole or not at all."""

    table: TableRecord
    new: bool = False
    """The table is not in the database yet."""
    seats: bool = False
    """Whether the seats changed, or anything else of the table that a step does not change."""
    logged: bool = False
    """Whether the entries tell all that changed of the table, so that its row may stay as it is (:data:`LOGGED`)."""
    entries: Sequence[Entry] = ()
    snapshot: tuple[int, bytes] | None = None
    """Number and packed state of a rest point."""
    chat: Sequence[ChatRecord] = ()

    @property
    def is_step(self) -> bool:
        """Whether of the table itself only that is stored which every step changes."""
        return bool(self.entries) and not (self.new or self.seats)


class Removal(msgspec.Struct, frozen=True):
    """A table whose game was not started goes, with its seats and chat; the one that it was to follow does not lead there any more."""

    code: str


Writes = tuple[Write | Removal, ...]
Waiting = tuple[Writes, asyncio.Future[None]]
"""What is to be written at once, and who waits for it."""


class Writer:
    """Owns the writing task. ``transact`` carries out a plan in one transaction and translates errors into :class:`StoreError`."""

    def __init__(self, transact: Callable[[Plan], Awaitable[None]], meters: Meters) -> None:
        self._transact = transact
        self._meters = meters
        self._failed: tuple[Trouble, float] | None = None
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._writing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store writer")

    @property
    def busy(self) -> bool:
        """Whether something is being written or waits to be written."""
        return self._writing or not self._queue.empty()

    @property
    def trouble(self) -> Trouble | None:
        """Why the last write failed, if it did and that was just now."""
        if self._failed is None or time.monotonic() - self._failed[1] > TROUBLE_SECONDS:
            return None
        return self._failed[0]

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closed = True
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def commit(self, *writes: Write) -> None:
        """Store all of ``writes`` in one transaction; on return they are durable.

        Raises:
            StoreError: nothing of them is stored.
        """
        await self._queued(writes)

    async def remove(self, codes: Iterable[str]) -> None:
        """Remove tables whose game was not started; all in one transaction.

        Raises:
            StoreError: all of them are still there.
        """
        await self._queued(tuple(map(Removal, codes)))

    async def _queued(self, writes: Writes) -> None:
        if self._closed or self._task is None:
            raise StoreError("closed", "The database has been closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((writes, done))
        # If the caller is cancelled, the write goes on all the same, only nobody waits for it.
        await done

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            self._writing = True
            group, stop = await self._gathered(first)
            await self._write_group(group)
            self._writing = False
            if stop:
                return

    async def _gathered(self, first: Waiting) -> tuple[list[Waiting], bool]:
        """What is written as one, and whether it is the last. Waits as long as each turn of the event loop brings more: while it is idle that is no
        time at all, and while it is busy a larger group costs it less than several small ones."""
        group = [first]
        while len(group) < MOST_IN_A_GROUP:
            if self._queue.empty():
                await asyncio.sleep(0)
                if self._queue.empty():
                    break
            following = self._queue.get_nowait()
            if following is None:
                return group, True
            group.append(following)
        return group, False

    async def _write_group(self, group: list[Waiting]) -> None:
        error = await self._try([write for writes, _ in group for write in writes])
        if error is None or len(group) == 1:
            for _, done in group:
                _settle(done, error)
        else:
            # One bad write must not take the others of its group down with it.
            for writes, done in group:
                _settle(done, await self._try(writes))

    async def _try(self, writes: Sequence[Write | Removal]) -> StoreError | None:
        meters = self._meters
        with meters.commit_seconds.time():
            error = await self._written(writes)
        if error is None:
            meters.commit_steps.observe(len(writes))
            self._failed = None
        else:
            meters.commit_failures.labels(error.trouble).inc()
            if error.trouble != "conflict":  # that is the writer's own affair
                self._failed = (error.trouble, time.monotonic())
        return error

    async def _written(self, writes: Sequence[Write | Removal]) -> StoreError | None:
        try:
            await self._transact(statements(writes))
        except StoreError as error:
            return error
        except Exception:
            # A value that the driver cannot take, for one. Whoever wanted it stored is told; the others go on.
            log.exception("a transaction failed in an unknown way")
            return StoreError("broken", "The database did not take what was to be stored.")
        return None


def _settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(StoreError(error.trouble, str(error)))


def statements(wanted: Sequence[Write | Removal]) -> Plan:
    """The statements of a transaction in an order that keeps the foreign keys, each with all its rows."""
    writes = [w for w in wanted if isinstance(w, Write)]
    gone = [{"key": w.code, "lobby": "lobby", "none": ""} for w in wanted if isinstance(w, Removal)]
    new, old = [w for w in writes if w.new], [w for w in writes if not w.new]
    reseated = [w for w in writes if w.seats or w.new]
    plan: Plan = [
        (_INSERT_TABLE, [_table_row(w.table) for w in new]),
        (_UPDATE_TABLE, [_table_row(w.table) | {"key": w.table.code} for w in old if not w.is_step]),
        (_STEP_TABLE, [_step_row(w.table) for w in old if w.is_step and not w.logged]),
        (_UNSEAT, [{"key": w.table.code} for w in reseated if not w.new]),
        (_INSERT_SEAT, [_seat_row(w.table.code, n, s) for w in reseated for n, s in enumerate(w.table.seats)]),
        (_INSERT_ENTRY, [asdict(e) | {"table_code": w.table.code} for w in writes for e in w.entries]),
        (
            _INSERT_SNAPSHOT,
            [{"table_code": w.table.code, "seq": w.snapshot[0], "state": w.snapshot[1]} for w in writes if w.snapshot],
        ),
        (_INSERT_CHAT, [asdict(c) | {"table_code": w.table.code} for w in writes for c in w.chat]),
        (_LEAD_NOWHERE, gone),
        (_REMOVE, gone),
    ]
    return [(statement, rows) for statement, rows in plan if rows]


def _update(columns: Iterable[str]) -> Update:
    changed: dict[str, Any] = {name: bindparam(name) for name in columns}
    return update(schema.tables).where(schema.tables.c.code == bindparam("key")).values(changed)


LOGGED = ("seq", "line_n", "chain")
"""What the last entry tells of a table as well as its own row. Most steps change nothing else, and then leave the row alone: each page of the
database that a step touches is written twice."""
_STEPPED = (*LOGGED, "status", "winners", "played", "astir")
"""What a step changes of a table."""

_INSERT_TABLE = insert(schema.tables)
_UPDATE_TABLE = _update(c.name for c in schema.tables.c if c.name not in ("code", "created", "secret"))
_STEP_TABLE = _update(_STEPPED)
_UNSEAT = delete(schema.seats).where(schema.seats.c.table_code == bindparam("key"))
_INSERT_SEAT = insert(schema.seats)
_INSERT_ENTRY = insert(schema.entries)
_INSERT_SNAPSHOT = insert(schema.snapshots)
_INSERT_CHAT = insert(schema.chat)
_LEAD_NOWHERE = (
    update(schema.tables).where(schema.tables.c.next_table == bindparam("key")).values(next_table=bindparam("none"))
)
_REMOVE = delete(schema.tables).where(
    schema.tables.c.code == bindparam("key"), schema.tables.c.status == bindparam("lobby")
)
"""What belongs to the table goes with it: the foreign keys say so."""


def _table_row(table: TableRecord) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in table.__struct_fields__ if name != "seats"}
    return row | {"options": _pack(table.options), "winners": _pack(table.winners)}


def _step_row(table: TableRecord) -> dict[str, Any]:
    row = {name: getattr(table, name) for name in _STEPPED}
    return row | {"winners": _pack(table.winners), "key": table.code}


def _seat_row(code: str, n: int, seat: SeatRecord) -> dict[str, Any]:
    return asdict(seat) | {"table_code": code, "seat": n, "choices": _pack(seat.choices)}
