"""The directory of tables: opens, finds, lists and loads them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, get_args

import msgspec

from gatekey.bus.local import LocalBus
from gatekey.kernel.decision import Refusal
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import RulesError
from gatekey.kernel.speech import Speech
from gatekey.kernel.text import say
from gatekey.meters import Meters
from gatekey.store.errors import StoreError
from gatekey.store.records import SeatRecord, Status, TableRecord
from gatekey.store.store import Store, sqlite_url
from gatekey.store.writer import Write
from gatekey.table import lobby
from gatekey.table.actor import TableActor
from gatekey.table.archive import Archive, ArchiveError, load, read_archive
from gatekey.table.attachment import TableAttachment
from gatekey.table.clock import Clock, LoopClock
from gatekey.table.config import TableConfig
from gatekey.table.intake import import_table
from gatekey.table.lesson import furnish, lesson_of, teaching_secret
from gatekey.table.names import clean_name
from gatekey.table.ports import Attachment, Created, NotAdmitted, Outbox, Summary, TableSpec
from gatekey.table.replay import Page, page, read_stretch
from gatekey.table.resume import load_stage
from gatekey.table.room import summary
from gatekey.table.seed import new_secret
from gatekey.table.sweep import DAY, Sweep
from gatekey.table.timing import table_options
from gatekey.table.tokens import WATCH_PREFIX, clean_code, hash_password, new_code, seat_of, watch_fits, watch_token
from gatekey.table.upgrade import bring_up_to_date
from gatekey.table.verify import Progress, Report, verify
from gatekey.table.viewers import CHAT_LINES, TAIL_LINES
from gatekey.wire.messages import Bye, Hello

log = logging.getLogger(__name__)

DATABASE = "gatekey.sqlite3"
MOST_LISTED = 200
MOST_FROM_OUTSIDE = 8 * 1024 * 1024
"""Largest content of a file that comes over the network."""


def database_in(folder: Path) -> str:
    """Address of the database that is kept in that folder."""
    return sqlite_url(folder / DATABASE)


class TableDesk:
    """Implements :class:`gatekey.table.ports.Desk` within one process. The store is opened and closed with it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Rules[Any]],
        *,
        config: TableConfig | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self._games = games
        self._config = config or TableConfig()
        self._clock: Clock = clock or LoopClock()
        self._bus: LocalBus[TableActor] = LocalBus()
        self._leaving: set[asyncio.Task[None]] = set()
        self._looking_back = asyncio.Semaphore(1)
        self._sweep = Sweep(store, self._bus, self._clock, self._config.lobby_seconds)
        self._closing = False
        self._loaded = 0
        self._watch()

    @property
    def meters(self) -> Meters:
        """See the port."""
        return self.store.meters

    def _watch(self) -> None:
        self.meters.watch("gatekey_tables_loaded", "Tables brought into memory since the start.", lambda: self._loaded)
        self.meters.watch_each(
            "gatekey_tables",
            "Tables in memory, by status.",
            "status",
            {status: partial(self._count, status) for status in get_args(Status)},
        )

    def _count(self, status: Status) -> int:
        return sum(table.record.status == status for table in self.tables())

    # -------------------------------------------------------------- life

    async def open(self) -> None:
        """See the port. Raises :class:`gatekey.store.errors.StoreError` when the database cannot be used."""
        await self.store.open()
        try:
            await self.store.try_write()
            astir = await self.store.astir()
        except StoreError:
            await self.store.close()
            raise
        await self._sweep.look()
        for code in astir:
            try:
                await self._find(code)
            except NotAdmitted as error:
                log.error("the table does not go on: %s", error.code, extra={"table": code})

    async def unready(self) -> str | None:
        """See the port."""
        return "draining" if self._closing else await self.store.trouble()

    async def close(self) -> None:
        """See the port."""
        self._closing = True
        await self._bus.settle()
        bye = Bye(code="draining", text=say("table-draining"))
        closing = [asyncio.create_task(table.close(bye)) for table in self.tables()] + list(self._leaving)
        if closing:
            _, late = await asyncio.wait(closing, timeout=self._config.close_seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*closing, return_exceptions=True)
        await self.store.close()

    # -------------------------------------------------------------- the port

    async def create(self, spec: TableSpec) -> Created:
        """See the port."""
        self._check_open()
        rules = self._games.get(spec.game)
        if rules is None:
            raise NotAdmitted("no_game", say("table-no-game"))
        await self._sweep.look()
        try:
            if await self.store.count("lobby", "playing") >= self._config.most_open_tables:
                raise NotAdmitted("full", say("table-too-many"))
            lesson = lesson_of(rules, spec.seats) if spec.lesson else None
            record = await self._new_table(spec, rules)
            seat, token = lobby.sit(record, 0, spec.player, spec.nonce)
            host = lobby.give_host_token(record)
            if lesson is not None:
                furnish(record, rules, lesson)
                opening = lobby.deal(record, rules)
                record.secret = await asyncio.to_thread(teaching_secret, rules, opening)
                record.chain = record.pledge
            await self.store.commit(Write(table=record, new=True))
            if lesson is not None:
                await (await self._find(record.code)).begin(seat)
        except Refusal as refusal:
            raise NotAdmitted(refusal.code, refusal.reason) from refusal
        except StoreError as error:
            raise _not_stored(error) from error
        except RulesError as error:
            log.exception("the lesson of %s cannot begin", rules.id)
            raise NotAdmitted("broken", say("table-broken")) from error
        return Created(record.code, seat, token, host)

    async def summaries(self) -> list[Summary]:
        """See the port."""
        await self._sweep.look()
        try:
            return [summary(record) for record in await self.store.listed(MOST_LISTED)]
        except StoreError as error:
            raise _not_stored(error) from error

    async def summary(self, table: str) -> Summary:
        """See the port."""
        return summary(await self._record(clean_code(table)))

    async def attach(self, hello: Hello, outbox: Outbox) -> Attachment:
        """See the port."""
        code = clean_code(hello.table)
        while True:
            self._check_open()
            table = await self._find(code)
            seat, watch = await self._admitted(table.record, hello.token, hello.password)
            if not table.closing:  # it may have left memory while the password was checked
                break
        if len(table.audience.viewers) >= self._config.most_viewers:
            raise NotAdmitted("full", say("table-crowded"))
        viewer = table.admit(outbox, seat, hello.line, hello.host, watch)
        if table.record.status == "lobby" and self._clock.now() - table.record.played > DAY:
            table.post(table.looked_into)
        if seat is not None and hello.host is not None and not table.record.host_used:
            table.post(partial(table.host_token_shown, hello.host))
        if seat is not None and table.record.seats[seat].given_for is not None:
            table.post(partial(table.token_used, seat))
        if seat is not None and table.record.next_table:
            table.post(lambda: table.follow(viewer))
        return TableAttachment(table, viewer)

    async def archive(self, table: str, token: str | None) -> Archive:
        """See the port."""
        record = await self._record(clean_code(table))
        await self._admitted(record, token, None)
        if not record.over:
            raise NotAdmitted("not_over", say("table-not-over"))
        try:
            archive = await read_archive(self.store, record.code)
        except StoreError as error:
            raise _not_stored(error) from error
        if archive is None:
            raise NotAdmitted("no_table", say("table-no-table"))
        return archive

    async def examine(self, archive: Archive, progress: Progress) -> Report:
        """See the port."""
        async with self._looking_back:
            return await asyncio.to_thread(verify, archive, self._games.get(archive.table.game), progress)

    async def take_in(self, data: bytes) -> str:
        """See the port."""
        self._check_open()
        try:
            async with self._looking_back:
                archive = await asyncio.to_thread(load, data, MOST_FROM_OUTSIDE)
            if archive.table.game not in self._games:
                raise NotAdmitted("no_game", say("table-no-game"))
            if not archive.entries or not (await self.examine(archive, _unwatched)).holds:
                raise NotAdmitted("unsound", say("table-file-unsound"))
            if await self.store.count("lobby", "playing") >= self._config.most_open_tables:
                raise NotAdmitted("full", say("table-too-many"))
            return await import_table(self.store, archive)
        except ArchiveError as error:
            raise NotAdmitted("no_archive", say("table-file-damaged")) from error
        except StoreError as error:
            raise _not_stored(error) from error

    async def replay(self, table: str, token: str | None, seat: int | None, since: int, count: int) -> Page:
        """See the port."""
        record = await self._record(clean_code(table))
        own, _ = await self._admitted(record, token, None)
        if seat is not None and seat != own and not record.over:
            raise NotAdmitted("not_over", say("table-own-eyes"))
        if seat is not None and not 0 <= seat < len(record.seats):
            raise NotAdmitted("no_seat", say("table-no-seat"))
        rules = self._games.get(record.game)
        if rules is None:
            raise NotAdmitted("no_game", say("table-no-game"))
        try:
            # One at a time, and beside the loop: it takes a while, and the tables that are played go on meanwhile.
            async with self._looking_back:
                stretch = await read_stretch(self.store, record.code, record.seq, since, count)
                return await asyncio.to_thread(page, stretch, rules, seat)
        except StoreError as error:
            raise _not_stored(error) from error
        except ArchiveError as error:
            log.exception("the game cannot be told", extra={"table": record.code})
            raise NotAdmitted("broken", say("table-broken")) from error

    def figures(self) -> Mapping[str, Any]:
        """See the port. Nothing that counts commits: whoever watches it would see a rival's standing pass being stored (EI-WIN-9)."""
        tables = self.tables()
        return {
            "tables": len(tables),
            "tables_loaded": self._loaded,
            "connections": sum(len(table.audience.viewers) for table in tables),
        }

    def tables(self) -> list[TableActor]:
        """The tables that are in memory."""
        return list(self._bus.residents())

    # -------------------------------------------------------------- what tables need

    async def free_code(self) -> str:
        """See :class:`gatekey.table.actor.House`."""
        while True:
            code = new_code()
            if await self.store.table(code) is None:
                return code

    async def claim(self, code: str, seat: int) -> str | None:
        """See :class:`gatekey.table.actor.House`."""
        try:
            table = await self._find(code)
        except NotAdmitted:
            return None
        return await table.claim(seat)

    def released(self, table: TableActor) -> None:
        """See :class:`gatekey.table.actor.House`."""
        self._bus.drop(table.record.code, table)
        table.closing = True
        leaving = asyncio.create_task(table.close(None), name=f"table {table.record.code} leaves")
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    # -------------------------------------------------------------- finding

    def _check_open(self) -> None:
        if self._closing:
            raise NotAdmitted("draining", say("table-draining"))

    async def _record(self, code: str) -> TableRecord:
        for table in self.tables():
            if table.record.code == code:
                return table.record
        try:
            record = await self.store.table(code)
        except StoreError as error:
            raise _not_stored(error) from error
        except msgspec.MsgspecError as error:
            log.exception("the table cannot be read", extra={"table": code})
            raise NotAdmitted("broken", say("table-broken")) from error
        if record is None:
            raise NotAdmitted("no_table", say("table-no-table"))
        return record

    async def _find(self, code: str) -> TableActor:
        if code in self._sweep.going:
            raise NotAdmitted("no_table", say("table-no-table"))
        try:
            table = await self._bus.reach(code, lambda: self._load(code))
        except StoreError as error:
            raise _not_stored(error) from error
        except NotAdmitted:
            raise
        except Exception as error:
            # The rules failed, or what is stored of it is damaged: this table's affair, and no other's.
            log.exception("the table cannot be loaded", extra={"table": code})
            raise NotAdmitted("broken", say("table-broken")) from error
        if table is None:
            raise NotAdmitted("no_table", say("table-no-table"))
        return table

    async def _load(self, code: str) -> TableActor | None:
        record = await self.store.table(code)
        if record is None:
            return None
        rules = self._games.get(record.game)
        if rules is None:
            raise NotAdmitted("no_game", say("table-no-game"))
        record = await bring_up_to_date(self.store, record, rules, self._clock.now())
        stage = await load_stage(self.store, record, rules, self._clock, self._config.snapshot_every)
        table = TableActor(record, rules, stage, store=self.store, house=self, clock=self._clock, config=self._config)
        tail = await self.store.entries_with_lines(code, before=record.line_n + 1, lines=TAIL_LINES)
        table.audience.tail.extend((e.line + i, e.seq, line) for e in tail for i, line in enumerate(e.log()))
        table.audience.chat.extend(await self.store.chat(code, CHAT_LINES))
        table.start()
        self._loaded += 1
        return table

    async def _admitted(self, record: TableRecord, token: str | None, password: str | None) -> tuple[int | None, str]:
        """The seat that these open, None for a spectator; and the token that a spectator gets for the password."""
        stored = record.password
        if token is not None:
            if token.startswith(WATCH_PREFIX) and watch_fits(token, stored):
                return None, ""
            seat = seat_of(token, [seat.token_hash for seat in record.seats])
            if seat is None:
                raise NotAdmitted("bad_token", say("table-bad-token"))
            return seat, ""
        if stored is None:
            return None, ""
        watch = None if password is None else await asyncio.to_thread(watch_token, password, stored)
        if watch is None:
            raise NotAdmitted("password", say("table-password"))
        return None, watch

    async def _new_table(self, spec: TableSpec, rules: Rules[Any]) -> TableRecord:
        lobby.checked_seats(rules, spec.seats)
        lobby.checked_options(rules, spec.options)
        defaults = {option.id: option.values[0] for option in table_options(rules)}
        name = clean_name(spec.name) if spec.name.strip() else _name_of(rules)
        password = await asyncio.to_thread(hash_password, spec.password) if spec.password else None
        now = self._clock.now()
        record = TableRecord(
            code=await self.free_code(),
            name=name,
            game=rules.id,
            options=defaults | spec.options,
            seats=[SeatRecord() for _ in range(spec.seats)],
            public=spec.public,
            password=password,
            beat_ms=self._config.beat_ms,
            secret=new_secret(),
            created=now,
            played=now,
        )
        record.chain = record.pledge
        return record


def _unwatched(done: int, of: int) -> None:
    """Progress that nobody waits for."""


def _name_of(rules: Rules[Any]) -> str:
    speech = Speech(rules)
    return speech.say(say("game-name")) if speech.has("game-name") else rules.id


def _not_stored(error: StoreError) -> NotAdmitted:
    return NotAdmitted("storage", say(f"table-storage-{error.trouble.replace('_', '-')}"))
