"""One table: a mailbox, and one task at a time that works through it. All that changes a table happens in that task, one thing after the other.

Joining, leaving and probing need no turn: they read only what is committed, and never wait.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from functools import cached_property, partial
from typing import Any, Protocol

from gatekey.kernel.decision import Refusal
from gatekey.kernel.rules import Line, Rules
from gatekey.kernel.running import RulesError
from gatekey.kernel.text import say
from gatekey.store.errors import StoreError
from gatekey.store.records import Deed, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.clock import Clock, Timer
from gatekey.table.commands import carry_out
from gatekey.table.config import TableConfig
from gatekey.table.game_commands import begin
from gatekey.table.lobby import copy
from gatekey.table.passes import Passes
from gatekey.table.ports import Outbox
from gatekey.table.presence import Presence
from gatekey.table.replies import Errand, Replies, draining
from gatekey.table.room import room_info
from gatekey.table.stage import Moment, Move, Stage
from gatekey.table.tokens import MOVED, host_fits, mint_seat_token, token_hash
from gatekey.table.turns import Turns, astir
from gatekey.table.viewers import Audience, Viewer, view_digest
from gatekey.wire import codec
from gatekey.wire.messages import Bye, ClientCommand, Moved, Ping, Pong, Room

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]


NOTED_SECONDS = 60.0
"""The time at which a table was last played is noted again when the noted one is so old. By the clock alone: what else has a table stored, such as
a standing pass that has ended, is not for the list of tables to tell."""


class House(Protocol):
    """What a table needs of the desk it belongs to."""

    async def free_code(self) -> str:
        """A code that no table has."""

    async def claim(self, code: str, seat: int) -> str | None:
        """A token for a seat of another table that was kept for its person, if nobody has it yet."""

    def released(self, table: TableActor) -> None:
        """The table has left memory."""


class TableActor:
    """See the module. Made by the desk; :meth:`start` before, :meth:`close` after."""

    def __init__(
        self,
        record: TableRecord,
        rules: Rules[Any],
        stage: Stage | None,
        *,
        store: Store,
        house: House,
        clock: Clock,
        config: TableConfig,
    ) -> None:
        self.record = record
        self.rules = rules
        self.stage = stage
        self.store = store
        self.house = house
        self.clock = clock
        self.config = config
        self.audience = Audience()
        self.turns = Turns(self)
        self.replies = Replies()
        self.passes = Passes(clock)
        self.presence = Presence(self)
        self._mailbox: deque[Job] = deque()
        self._unanswered: dict[Errand, None] = {}
        self._task: asyncio.Task[None] | None = None
        """Works through the mailbox; None while that is empty."""
        self._timer: Timer | None = None
        self.closing = False

    @cached_property
    def dice(self) -> random.Random:
        """What bots decide by. Most tables have none, and dice are large."""
        return random.Random(secrets.randbits(128))

    # -------------------------------------------------------------- life

    def start(self) -> None:
        """Begin to work."""
        self.reschedule()

    async def close(self, bye: Bye | None) -> None:
        """Finish what is begun, refuse what waits, and stop. Viewers are told ``bye``."""
        self.closing = True
        self.presence.close()
        self._stop_timer()
        try:
            if self._task is not None:
                await self._task
        finally:
            # Also when there was no time left for all that waits: whoever waits for a reply would wait for ever.
            self.turns.give_up()
            for errand in list(self._unanswered):
                errand.give_up()
        if bye is not None:
            for viewer in self.audience.viewers:
                viewer.outbox.close(bye)
        self.audience.viewers.clear()

    @property
    def busy(self) -> bool:
        """Whether something is being done or waits to be done."""
        return self._task is not None

    @property
    def waiting(self) -> bool:
        """Whether something waits to be done."""
        return bool(self._mailbox)

    def post(self, job: Job) -> None:
        """Have something done in turn."""
        if self.closing:
            return
        self._mailbox.append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name=f"table {self.record.code}")

    def submit(self, viewer: Viewer, command: ClientCommand) -> asyncio.Future[str]:
        """Have a command carried out. Once the reply is in the viewer's outbox, the future holds the code of the refusal, or nothing."""
        errand = Errand(self.replies, viewer, command.id, asyncio.get_running_loop().create_future())
        if self.closing:
            errand.settle(draining())
        else:
            self._unanswered[errand] = None
            errand.done.add_done_callback(lambda _: self._unanswered.pop(errand, None))
            self.post(partial(self._serve, errand, command))
        return errand.done

    async def _serve(self, errand: Errand, command: ClientCommand) -> None:
        if errand.repeated():
            return
        try:
            done = await carry_out(self, errand, command)
        except (Refusal, StoreError, RulesError) as error:
            errand.settle(error)
        except Exception as error:
            log.exception("a command failed", extra={"table": self.record.code})
            errand.settle(error)
        else:
            if done is not None:
                errand.settle(done)

    async def _work(self) -> None:
        while self._mailbox:
            try:
                await self._mailbox.popleft()()
            except StoreError as error:
                # What nobody asked for, such as that a token has been shown: done the next time.
                log.warning("not stored: %s", error, extra={"table": self.record.code})
            except Exception:
                log.exception("a job failed", extra={"table": self.record.code})
            self.reschedule()
        self._task = None

    def reschedule(self) -> None:
        """Set the timer to the next thing that happens by itself."""
        if self.closing:
            return
        self._stop_timer()
        due = self.turns.next_due()
        if due is not None:
            self._timer = self.clock.later(max(0.0, due - self.clock.monotonic()), self._ring)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self.post(self.turns.tick)

    # -------------------------------------------------------------- viewers

    def admit(self, outbox: Outbox, seat: int | None, line: int, host: str | None = None, watch: str = "") -> Viewer:
        """A connection joins; its welcome is in the outbox when this returns. ``host``: the token it shows for the host's right;
        ``watch``: the spectator's token that it gets."""
        viewer = Viewer(outbox, seat, host)
        self.audience.viewers.append(viewer)
        if seat is not None:
            self.passes.returned(seat)
        self.welcome(viewer, line, watch)
        self.presence.changed(seat, arrived=viewer)
        return viewer

    def dismiss(self, viewer: Viewer) -> None:
        """A connection is gone."""
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)
            self.presence.changed(viewer.seat)

    def probe(self, viewer: Viewer, ping: Ping) -> None:
        """Pong, or a welcome for a client whose view is not the table's. A client that is merely behind gets one probe's time to catch up, and
        one whose probe was sent before its last welcome came gets no other: a narrow link would never be done with them.
        """
        seq = self.record.seq
        stuck = viewer.behind is not None and viewer.welcomed <= ping.seq < viewer.behind
        viewer.behind = seq if ping.seq < seq else None
        scene = self.stage.scene if self.stage else None
        wrong = ping.seq > seq or (ping.seq == seq and ping.digest != view_digest(scene, viewer.seat))
        if stuck or wrong:
            self.store.meters.resyncs.inc()
            self.welcome(viewer)
        else:
            viewer.send(Pong(seq=seq))

    def welcome(self, viewer: Viewer, line: int = 0, watch: str = "") -> None:
        """Send a viewer everything."""
        scene = self.stage.scene if self.stage else None
        # Whoever takes a seat may be told before they are counted as here.
        attended = self.presence.attended(viewer.seat is not None)
        self.audience.welcome(viewer, self.record, self.room(), scene, self.clock.now(), line, watch, attended)

    def room(self) -> Any:
        """The encoded room."""
        here = self.audience.here()
        return codec.encode_part(room_info(self.record, here, self.presence.away, self.audience.watching()))

    def tell_room(self) -> None:
        """Show everybody the table as it is now."""
        self.audience.tell(Room(room=self.room()))

    async def follow(self, viewer: Viewer) -> None:
        """Give a person who was not here when the host opened the next table, or missed it, their token for it."""
        seat = viewer.seat
        token = None if seat is None else await self.house.claim(self.record.next_table, seat)
        if seat is not None and token is not None:
            for device in self.audience.of(seat):
                device.send(Moved(table=self.record.next_table, token=token))

    async def claim(self, seat: int) -> str | None:
        """A token for the person of a seat who has none yet; None once one has been used."""
        if self.closing:
            return None
        claimed: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            token: str | None = None
            try:
                token = await self._claim(seat)
            finally:
                if not claimed.done():
                    claimed.set_result(token)

        self.post(job)
        return await claimed

    async def begin(self, seat: int) -> None:
        """Begin the game for the person of a seat, without a command of theirs.

        Raises:
            Refusal, StoreError: nothing has changed.
        """
        if self.closing:
            raise Refusal("draining", say("table-draining"))
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                await begin(self, seat, None)
                begun.set_result(None)
            except (Refusal, StoreError, RulesError) as error:
                begun.set_exception(error)
            finally:
                if not begun.done():  # what it was stands in the server's log
                    begun.set_exception(RulesError("the game did not begin"))

        self.post(job)
        await begun

    async def _claim(self, seat: int) -> str | None:
        record = copy(self.record)
        if seat >= len(record.seats) or record.seats[seat].kind != "human" or record.seats[seat].given_for != MOVED:
            return None
        token = mint_seat_token()
        record.seats[seat].token_hash = token_hash(token)
        await self.keep(record, tell=False)
        return token

    async def token_used(self, seat: int) -> None:
        """Somebody came with the token of a seat: it has arrived, and is not given out again."""
        if seat >= len(self.record.seats) or self.record.seats[seat].given_for is None:
            return
        record = copy(self.record)
        record.seats[seat].given_for = None
        await self.keep(record, tell=False)

    async def looked_into(self) -> None:
        """Somebody came to a table that waits for its game: it is not abandoned (see :mod:`gatekey.table.sweep`)."""
        if self.record.status == "lobby":
            await self.keep(copy(self.record), seats=False, tell=False)

    async def host_token_shown(self, token: str) -> None:
        """Somebody came with a token for the host's right: if it is the one, the seat's token alone carries it no more."""
        if self.record.host_used or not host_fits(token, self.record.host_token):
            return
        record = copy(self.record)
        record.host_used = True
        await self.keep(record, seats=False, tell=False)

    # -------------------------------------------------------------- steps

    def moment(self) -> Moment:
        """Where the log stands, and the time."""
        return Moment(self.record.seq, self.record.line_n, self.clock.now(), self.clock.monotonic())

    async def keep(
        self, record: TableRecord, *, seats: bool = True, tell: bool = True, also: Write | None = None
    ) -> None:
        """Store a change outside the game, then take it for the truth; ``tell``: and show it to everybody.

        Raises:
            StoreError: nothing has changed.
        """
        if record.status == "lobby":
            record.played = self.clock.now()
        write = Write(table=record, seats=seats)
        await self.store.commit(write, *([also] if also else []))
        self.record = record
        if tell:
            self.tell_room()

    async def enact(
        self, record: TableRecord, stage: Stage, move: Move, *, seats: bool = False, tell: bool = False
    ) -> None:
        """Store a prepared step with the table as it is after it, then show it. ``seats``: store the seats, too. ``tell``: show everybody the
        table anew even though its status is the same. (A standing pass that ended is stored with the seats and must not be told.)

        Raises:
            StoreError: nothing has changed.
        """
        entry = move.entry.linked(record.chain)
        before = self.record
        record.seq, record.chain = entry.seq, entry.chain
        record.line_n += entry.line_count
        record.played = _noted(record.played, self.clock.now())
        record.astir = astir(record, move.scene)
        snapshot = (entry.seq, move.snapshot) if move.snapshot is not None else None
        logged = not seats and _alike(before, record)
        try:
            await self.store.commit(
                Write(table=record, seats=seats, logged=logged, entries=(entry,), snapshot=snapshot)
            )
        except BaseException:
            stage.reject(move)
            raise
        self.stage, self.record = stage, record
        stage.accept(move)
        lines = [(entry.line + i, entry.seq, line) for i, line in enumerate(move.lines)]
        self.audience.show(move.scene, lines)
        if tell or record.status != before.status:
            self.tell_room()
        self.turns.drop_stale()

    async def halt(self, error: RulesError) -> None:
        """The rules failed: the table stops where it stood, and says so."""
        log.error("the rules failed", exc_info=error, extra={"table": self.record.code})
        assert self.stage is not None
        record = copy(self.record)
        record.status = "stopped"
        move = self.stage.remark("stop", self.moment(), None, Deed(), (Line(say("log-stopped")),), None, over=True)
        await self.enact(record, self.stage, move)


def _alike(one: TableRecord, other: TableRecord) -> bool:
    """Whether two records of a table differ in nothing but what an entry tells."""
    return (one.status, one.winners, one.astir, one.played) == (other.status, other.winners, other.astir, other.played)


def _noted(played: float, now: float) -> float:
    return now if abs(now - played) >= NOTED_SECONDS else played
