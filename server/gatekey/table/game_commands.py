"""Commands of the game itself, and the comings and goings that its log keeps."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

from gatekey.kernel.decision import Answer, Refusal, check
from gatekey.kernel.rules import Line
from gatekey.kernel.running import Snapshot
from gatekey.kernel.text import say
from gatekey.store.records import Deed, EntryKind, TableRecord, command_key, with_standing
from gatekey.table import lobby
from gatekey.table.bots import bot_answer, plays_itself
from gatekey.table.replies import Done, Errand
from gatekey.table.resume import snapshot_at
from gatekey.table.seed import seed_from
from gatekey.table.stage import Mark, Stage, stale
from gatekey.table.turns import Held
from gatekey.table.viewers import Viewer
from gatekey.wire import messages as m

if TYPE_CHECKING:
    from gatekey.table.actor import TableActor

Logged = m.Start | m.Undo | m.Concede | m.StandIn | m.End
"""Commands that write an entry, apart from answers."""


async def do(table: TableActor, errand: Errand, command: m.Do) -> Done | None:
    """Answer a decision. None: the answer waits for the end of the beat."""
    seat = errand.viewer.seated()
    key = command_key(seat, command.id)
    open_ask = table.stage.scene.asks.get(seat) if table.stage is not None else None
    if table.record.status != "playing" or open_ask is None or open_ask.ask != command.ask:
        # Before anything is refused: it may be the repeat of an answer that was taken, even of the one that ended the game.
        earlier = await table.store.entry_of(table.record.code, key)
        if earlier is not None:
            return Done(earlier)
        playing(table)
        raise stale()
    own = table.record.seats[seat]
    if plays_itself(own):
        raise Refusal("stand_in", say("table-conceded-already" if own.conceded else "table-stand-in-plays"))
    answer = Answer(command.pick, command.amounts)
    held = table.turns.held(seat)
    if held is not None and held.command_id != command.id:
        raise Refusal("stale", say("table-answered"))
    if held is not None or table.turns.in_beat(open_ask):
        check(open_ask.decision, answer)
        held = held or Held(open_ask.ask, answer, command.id)
        held.errands.append(errand)
        table.turns.hold(seat, held)
        return None
    seq = await table.turns.play(seat, open_ask, answer, by_hand=True, command=key)
    table.store.meters.answer_seconds.observe(time.perf_counter() - errand.begun)
    return Done(seq)


async def advice(table: TableActor, seat: int) -> Done:
    """What the game's first bot would answer for a seat. It is given what every bot is given, that seat's view; the same question is always
    answered alike, and neither the game nor the table's own dice have moved after it. Refuses ``stale`` when the seat is not asked.
    """
    stage = playing(table)
    open_ask = stage.scene.asks.get(seat)
    if open_ask is None:
        raise stale()
    dice = random.Random(open_ask.ask)
    answer = await asyncio.to_thread(bot_answer, stage.running, stage.scene, seat, dice, "")
    data = {"ask": open_ask.ask, "pick": list(answer.pick), "amounts": dict(answer.amounts)}
    return Done(table.record.seq, data)


def playing(table: TableActor) -> Stage:
    """The game that runs; refuses ``not_now``."""
    if table.record.status == "lobby":
        raise Refusal("not_now", say("table-not-started"))
    if table.record.status == "stopped":
        raise Refusal("not_now", say("table-stopped"))
    if table.record.status != "playing" or table.stage is None:
        raise Refusal("not_now", say("table-over"))
    return table.stage


async def logged(table: TableActor, viewer: Viewer, command: Logged) -> int:
    """Carry out a command that writes an entry; returns the entry's number."""
    seat = viewer.seated()
    key = command_key(seat, command.id)
    match command:
        case m.Start():
            await _start(table, viewer, key)
        case m.Undo():
            await _undo(table, seat, key)
        case m.Concede():
            await _concede(table, seat, key)
        case m.StandIn(seat=other, on=on):
            await _stand_in(table, viewer, other, on, key)
        case m.End():
            lobby.need_host(table.record, viewer)
            playing(table)
            record = lobby.copy(table.record)
            record.status = "ended"
            await remark(table, record, "end", seat, Deed(), "log-ended", key)
    return table.record.seq


async def _start(table: TableActor, viewer: Viewer, command: str) -> None:
    lobby.need_host(table.record, viewer)
    await begin(table, viewer.seated(), command)


async def begin(table: TableActor, seat: int, command: str | None) -> None:
    """Deal and play; ``seat`` has it begin."""
    record = lobby.copy(table.record)
    opening = lobby.deal(record, table.rules)
    seed = seed_from(record.secret, opening.nonces)
    stage, move = Stage.start(table.rules, opening, seed, table.moment(), table.config.snapshot_every, seat, command)
    record.status = "playing"
    await table.enact(record, stage, move, seats=True)


async def _undo(table: TableActor, seat: int, command: str) -> None:
    stage = playing(table)
    if stage.scene.undo_seat != seat or plays_itself(table.record.seats[seat]):
        raise Refusal("no_undo", say("table-no-undo"))
    mark = stage.scene.marks[-1]
    move = stage.undo(seat, await _snapshot_of(table, mark), table.moment(), command)
    record = lobby.copy(table.record)
    await table.enact(record, stage, move)


async def _snapshot_of(table: TableActor, mark: Mark) -> Snapshot:
    if mark.snapshot is not None:
        return mark.snapshot
    return await snapshot_at(table.store, table.record.code, mark.before)


async def _concede(table: TableActor, seat: int, command: str) -> None:
    playing(table)
    record = lobby.copy(table.record)
    if record.seats[seat].conceded:
        raise Refusal("not_now", say("table-conceded-already"))
    record.seats[seat].conceded = True
    left = [n for n, other in enumerate(record.seats) if not other.conceded]
    if len(left) == 1:
        record.status, record.winners = "conceded", left
    await remark(table, record, "concede", seat, Deed(), "log-conceded", command)


async def _stand_in(table: TableActor, viewer: Viewer, other: int, on: bool, command: str) -> None:
    playing(table)
    seat = viewer.seated()
    record = lobby.copy(table.record)
    target = lobby.need_seat(record, other)
    if target.kind != "human" or target.conceded or target.stand_in == on:
        raise Refusal("not_now", say("table-stand-in-not" if on else "table-no-stand-in"))
    if other != seat:
        lobby.need_host(record, viewer)
        if on and other in table.audience.here():
            raise Refusal("not_yours", say("table-is-here"))
    target.stand_in = on
    line = "log-stands-in" if on else "log-back"
    await remark(table, record, "stand_in", other, Deed(on=on, by=seat), line, command)


async def remark(
    table: TableActor, record: TableRecord, kind: EntryKind, seat: int, deed: Deed, line: str, command: str | None
) -> None:
    """An entry that leaves the game as it is, stored with a changed table."""
    stage = playing(table)
    lines = (Line(say(line, who=f"seat:{seat}"), seat),)
    move = stage.remark(kind, table.moment(), seat, deed, lines, command, over=record.over)
    await table.enact(record, stage, move, seats=True, tell=True)


async def seated(table: TableActor, record: TableRecord, seat: int, viewer: Viewer) -> None:
    """Somebody sat down: store it, and show them what their seat sees."""
    if record.status == "playing":
        await remark(table, record, "seat", seat, Deed(kind="human"), "log-sat-down", None)
    else:
        await table.keep(record)
    table.replies.forget(seat)
    take_seat(table, seat, viewer)


def take_seat(table: TableActor, seat: int, viewer: Viewer) -> None:
    """From now on the connection is that seat's."""
    viewer.seat = seat
    table.passes.returned(seat)
    table.welcome(viewer)
    table.presence.changed(seat)


async def leave(table: TableActor, record: TableRecord, seat: int, command: str) -> None:
    """Somebody gives up their seat."""
    lobby.vacate(record, seat, table.audience.here() - {seat})
    await unseat(table, record, seat, command, by=seat)


async def unseat(table: TableActor, record: TableRecord, seat: int, command: str, *, by: int) -> None:
    """A seat has been vacated in ``record``: store it, and make spectators of those who sat there."""
    if record.status == "playing":
        line = "log-left" if by == seat else "log-sent-away"
        await remark(table, record, "seat", seat, Deed(kind="bot", by=by), line, command)
    else:
        await table.keep(record)
    table.passes.void(seat)
    dismiss_devices(table, seat)
    table.presence.changed(seat)


def dismiss_devices(table: TableActor, seat: int, *, elsewhere: bool = False) -> None:
    """Make spectators of the connections of a seat. ``elsewhere``: its person plays on with another device."""
    for viewer in table.audience.of(seat):
        viewer.seat = None
        viewer.send(m.You(seat=None, elsewhere=elsewhere))
        table.welcome(viewer)
    table.replies.forget(seat)


async def standing(table: TableActor, record: TableRecord, seat: int, command: m.Standing) -> None:
    """Set or cancel one's private standing pass. Nobody else is told (EI-WIN-9)."""
    own = record.seats[seat]
    done = with_standing(own.standing_done, command.id)
    if done is None:
        return  # carried out before a restart; by now its scope, or the game, may be over
    stage = playing(table)
    mark = ""
    if command.scope not in (None, "always"):
        marks = stage.scene.standing[seat]
        if command.scope not in marks:
            raise Refusal("not_now", say("table-no-scope"))
        mark = marks[command.scope]
    elif command.scope == "always" and not table.rules.standing_kinds:
        raise Refusal("not_now", say("table-no-scope"))
    own.standing, own.standing_mark, own.standing_done = command.scope, mark, done
    await table.keep(record, tell=False)
    table.turns.tell_standing(seat)
