"""What happens at a table by itself: the beat of reaction windows, standing passes, bots, the turn clock, a host who is away, and leaving memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gatekey.kernel.decision import PASS, Answer, Refusal
from gatekey.kernel.running import RulesError
from gatekey.store.errors import StoreError
from gatekey.store.records import Deed, TableRecord, command_key
from gatekey.table import lobby
from gatekey.table.bots import bot_answer, name_of, plays_itself
from gatekey.table.replies import Done, Errand, draining
from gatekey.table.stage import OpenAsk, Scene, closed, stale
from gatekey.table.timing import answer_seconds, clock_answer, clock_line
from gatekey.wire.messages import You

log = logging.getLogger(__name__)

if TYPE_CHECKING:
    from gatekey.table.actor import TableActor


@dataclass
class Held:
    """An answer by hand that waits for the end of the beat."""

    ask: int
    answer: Answer
    command_id: str
    errands: list[Errand] = field(default_factory=list)


def astir(record: TableRecord, scene: Scene) -> bool:
    """Whether the game goes on without anybody."""
    return record.status == "playing" and any(plays_itself(record.seats[seat]) for seat in scene.asks)


class Turns:
    """Belongs to one table and runs in its task."""

    def __init__(self, table: TableActor) -> None:
        self._table = table
        self._held: dict[int, Held] = {}
        self._bot_due: dict[tuple[int, int], float] = {}
        self._not_before = 0.0

    # -------------------------------------------------------------- answers by hand

    def held(self, seat: int) -> Held | None:
        """The answer of that seat that waits for the beat."""
        return self._held.get(seat)

    def in_beat(self, open_ask: OpenAsk) -> bool:
        """Whether an answer given now must wait (EI-WIN-8)."""
        return open_ask.decision.window and self._table.clock.monotonic() < self._beat_over(open_ask)

    def hold(self, seat: int, held: Held) -> None:
        """Keep an answer until the beat is over."""
        self._held[seat] = held

    def give_up(self) -> None:
        """The table stops: nothing that waits will be played."""
        for held in self._held.values():
            _settle(held, draining())
        self._held.clear()

    async def play(self, seat: int, open_ask: OpenAsk, answer: Answer, *, by_hand: bool, command: str | None) -> int:
        """Play an answer and show it. Returns the number of its step.

        Raises:
            Refusal, RulesError, StoreError: nothing has changed, except that after a RulesError the table is stopped.
        """
        table = self._table
        stage = table.stage
        assert stage is not None
        try:
            move = stage.answer(seat, answer, open_ask.ask, table.moment(), by_hand=by_hand, command=command)
        except RulesError as error:
            await table.halt(error)
            raise
        record = lobby.copy_for_step(table.record)
        if move.result is not None:
            record.status, record.winners = "finished", list(move.result.winners)
            move = replace(move, scene=closed(move.scene))
        ended = end_standing(record, move.scene)
        await table.enact(record, stage, move, seats=bool(ended))
        for other in ended:
            self.tell_standing(other)
        return move.entry.seq

    def tell_standing(self, seat: int) -> None:
        """Tell a seat, and nobody else, what its standing pass is."""
        for viewer in self._table.audience.of(seat):
            viewer.send(You(seat=seat, standing=self._table.record.seats[seat].standing))

    def drop_stale(self) -> None:
        """Refuse the answers that wait for a beat and whose questions are gone."""
        stage = self._table.stage
        asks = stage.scene.asks if stage and self._table.record.status == "playing" else {}
        for seat, held in list(self._held.items()):
            if seat not in asks or asks[seat].ask != held.ask or plays_itself(self._table.record.seats[seat]):
                del self._held[seat]
                _settle(held, stale())

    # -------------------------------------------------------------- what is due

    def next_due(self) -> float | None:
        """When the next thing happens by itself, on the monotonic clock."""
        answers = [max(due, self._not_before) for due, _ in self._answers_due()]
        return min(answers + [due for due, _ in self._others_due(answered=bool(answers))], default=None)

    async def tick(self) -> None:
        """Do the first thing that is due. The rest has its turn right after, and others in between."""
        now = self._table.clock.monotonic()
        answers = self._answers_due()
        for due, job in sorted([*answers, *self._others_due(answered=bool(answers))], key=lambda item: item[0]):
            if due <= now:
                try:
                    await job()
                except Exception as error:
                    # Tried again, but not at once: what failed may well fail again.
                    self._not_before = now + self._table.config.retry_seconds
                    table = {"table": self._table.record.code}
                    if isinstance(error, StoreError):
                        log.warning("not stored, and tried again: %s", error, extra=table)
                    else:
                        log.exception("what was due failed", extra=table)
                return

    def _answers_due(self) -> list[tuple[float, Callable[[], Awaitable[None]]]]:
        table = self._table
        if table.stage is None or table.record.status != "playing":
            return []
        due: list[tuple[float, Callable[[], Awaitable[None]]]] = []
        for seat, open_ask in sorted(table.stage.scene.asks.items()):
            at = self._answer_due(seat, open_ask)
            if at is not None:
                due.append((at, self._answering(seat, open_ask)))
        return due

    def _answer_due(self, seat: int, open_ask: OpenAsk) -> float | None:
        own = self._table.record.seats[seat]
        machine = plays_itself(own)
        if not machine and seat not in self._held and not self._passes(seat, open_ask):
            return self._time_over(open_ask)
        if open_ask.decision.window:
            return self._beat_over(open_ask)
        return self._bot_ready(seat, open_ask) if machine else open_ask.opened

    def _time_over(self, open_ask: OpenAsk) -> float | None:
        """When the turn clock answers; it runs only while somebody who plays is here."""
        seconds, since = answer_seconds(self._table.record.options), self._table.presence.attended_since
        if seconds is None or since is None:
            return None
        over = max(open_ask.opened, since) + seconds
        return max(over, self._beat_over(open_ask)) if open_ask.decision.window else over

    def _beat_over(self, open_ask: OpenAsk) -> float:
        return open_ask.opened + self._table.record.beat_ms / 1000

    def _bot_ready(self, seat: int, open_ask: OpenAsk) -> float:
        key = (seat, open_ask.ask)
        if key not in self._bot_due:
            self._bot_due = {k: v for k, v in self._bot_due.items() if k[0] != seat}
            self._bot_due[key] = open_ask.opened + self._table.dice.uniform(*self._table.config.bot_seconds)
        return self._bot_due[key]

    def _passes(self, seat: int, open_ask: OpenAsk) -> bool:
        """Whether the standing pass of a seat answers that decision (EI-WIN-7)."""
        decision = open_ask.decision
        kinds = self._table.rules.standing_kinds
        standing = self._table.record.seats[seat].standing
        return standing is not None and decision.window and decision.passing is not None and decision.kind in kinds

    def _answering(self, seat: int, open_ask: OpenAsk) -> Callable[[], Awaitable[None]]:
        async def job() -> None:
            held = self._held.pop(seat, None)
            if held is not None:
                await self._play_held(seat, open_ask, held)
            elif plays_itself(self._table.record.seats[seat]):
                answer = await self._bots_answer(seat)
                await self.play(seat, open_ask, answer, by_hand=False, command=None)
            elif self._passes(seat, open_ask):
                # Whatever can be seen of it is the same as for a pass by hand.
                await self.play(seat, open_ask, Answer((PASS,)), by_hand=True, command=None)
            else:
                await self._time_is_up(seat, open_ask)

        return job

    async def _time_is_up(self, seat: int, open_ask: OpenAsk) -> None:
        table = self._table
        stage = table.stage
        assert stage is not None
        answer = clock_answer(table.rules, open_ask.decision) or await self._bots_answer(seat)
        line = clock_line(table.rules, seat)
        move = stage.remark("clock", table.moment(), seat, Deed(), (line,), None, over=False)
        await table.enact(lobby.copy(table.record), stage, move)
        await self.play(seat, open_ask, answer, by_hand=False, command=None)

    async def _bots_answer(self, seat: int) -> Answer:
        """Think in a thread: this table waits for it, all others go on."""
        table = self._table
        assert table.stage is not None
        name = name_of(table.rules, table.record.seats[seat])
        return await asyncio.to_thread(bot_answer, table.stage.running, table.stage.scene, seat, table.dice, name)

    async def _play_held(self, seat: int, open_ask: OpenAsk, held: Held) -> None:
        try:
            seq = await self.play(seat, open_ask, held.answer, by_hand=True, command=command_key(seat, held.command_id))
        except (Refusal, RulesError, StoreError) as error:
            _settle(held, error)
        except Exception as error:
            log.exception("a held answer failed", extra={"table": self._table.record.code})
            _settle(held, error)
        else:
            _settle(held, Done(seq))

    def _others_due(self, *, answered: bool) -> list[tuple[float, Callable[[], Awaitable[None]]]]:
        """``answered``: whether the game goes on without anybody."""
        table = self._table
        if not table.audience.viewers:
            return [] if answered else [(table.presence.quiet_since + table.config.idle_seconds, self._leave)]
        host = table.record.host
        if host is None or host not in table.presence.away_since or table.record.over:
            return []
        if not table.audience.here() - {host}:
            return []
        due = table.presence.away_since[host] + table.config.host_away_seconds
        return [(max(due, self._not_before), self._pass_host)]

    async def _pass_host(self) -> None:
        record = lobby.copy(self._table.record)
        lobby.make_host(record, lobby.heir(record, self._table.audience.here()))
        await self._table.keep(record, seats=False)

    async def _leave(self) -> None:
        # What waits would be done on a record that the next one to load this table does not know.
        if not self._table.waiting:
            self._table.house.released(self._table)


def end_standing(record: TableRecord, scene: Scene) -> list[int]:
    """Cancel the standing passes whose scope is over; returns their seats."""
    ended = []
    for n, seat in enumerate(record.seats):
        if seat.standing in (None, "always"):
            continue
        if scene.standing[n].get(str(seat.standing)) != seat.standing_mark:
            seat.standing, seat.standing_mark = None, ""
            ended.append(n)
    return ended


def _settle(held: Held, outcome: Done | Exception) -> None:
    for errand in held.errands:
        errand.settle(outcome)
