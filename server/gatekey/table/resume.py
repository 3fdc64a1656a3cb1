"""From the store back to a running game: the last snapshot, the patches folded up to the last rest point, the answers after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from gatekey.kernel.decision import Answer
from gatekey.kernel.delta import Frozen, apply, freeze, pack, thaw, unpack
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import HASH_BYTES, RulesError, Running, Snapshot
from gatekey.store.records import Entry, Opening, TableRecord
from gatekey.store.store import Store
from gatekey.table.clock import Clock
from gatekey.table.seed import seed_from
from gatekey.table.stage import MOST_MARKS, Mark, Moment, Stage, closed

Answers = tuple[tuple[int, Answer], ...]

_delta = msgspec.msgpack.Decoder()


class LogGap(Exception):
    """An entry that is needed is not among those at hand."""


class LogBroken(RulesError):
    """The log does not lead to the states it names."""


def position(entries: Mapping[int, Entry], seq: int) -> tuple[int, Answers]:
    """Where the game stood after entry ``seq``: the number of a rest point, and the answers after it.

    Raises:
        LogGap: the entries do not reach back far enough.
    """
    answers: list[tuple[int, Answer]] = []
    while True:
        entry = entries.get(seq)
        if entry is None:
            raise LogGap(seq)
        if entry.rest:
            return seq, tuple(reversed(answers))
        if entry.kind == "undo":
            seq = entry.deed().to
            continue
        if entry.kind == "answer" and entry.seat is not None:
            answers.append((entry.seat, entry.answer()))
        seq -= 1


def fold(state: Any, entries: Sequence[Entry]) -> Any:
    """The plain state after the patches of ``entries``."""
    for entry in entries:
        if entry.patch:
            state = apply(state, _delta.decode(entry.patch))
    return state


def plain_hash(state: Frozen) -> bytes:
    """Digest of a state as :meth:`Running.state_hash` computes it."""
    return blake2b(pack(state), digest_size=HASH_BYTES).digest()


async def _marks_after(store: Store, code: str, entries: dict[int, Entry], seq: int) -> tuple[Mark, ...]:
    """The steps that can be taken back after entry ``seq``: those of one seat, back to the first that is not free."""
    marks: list[Mark] = []
    seat: int | None = None
    while seq > 0 and len(marks) < MOST_MARKS:
        if seq not in entries:
            earlier = await store.entries(code, since=max(1, seq - MOST_MARKS), until=seq)
            entries |= {entry.seq: entry for entry in earlier}
        entry = entries[seq]
        if entry.kind in ("start", "upgrade"):
            break
        if entry.kind in ("undo", "answer"):
            if (entry.kind == "answer" and not entry.free) or seat not in (None, entry.seat):
                break
            seat = entry.seat
        if entry.kind == "undo":
            seq = entry.deed().to
            continue
        if entry.kind == "answer" and seat is not None:
            marks.append(Mark(seat, seq - 1, None))
        seq -= 1
    return tuple(reversed(marks))


async def _read(store: Store, code: str, until: int, *, whole: bool) -> tuple[int, Any, list[Entry]]:
    """Number and plain state of the last snapshot (0 and nothing without one), and the entries from it on."""
    kept = None if whole else await store.snapshot(code, until)
    since, state = (kept[0], thaw(unpack(kept[1]))) if kept else (0, {})
    return since, state, await store.entries(code, since=max(since, 1), until=until)


async def _rest_and_answers(store: Store, code: str, until: int) -> tuple[Snapshot, dict[int, Entry]]:
    for whole in (False, True):
        since, state, found = await _read(store, code, until, whole=whole)
        entries = {entry.seq: entry for entry in found}
        try:
            rest, answers = position(entries, until)
        except LogGap:
            continue
        if rest < since:
            continue
        frozen = freeze(fold(state, [e for e in found if since < e.seq <= rest]))
        if plain_hash(frozen) != entries[rest].state_hash:
            raise LogBroken(f"table {code}: the patches do not lead to the state of step {rest}")
        return Snapshot(pack(frozen), answers), entries
    raise LogBroken(f"table {code}: the log does not reach back to its start")


async def entry_at(store: Store, code: str, seq: int) -> Entry:
    """One entry of the log.

    Raises:
        LogBroken: it is not there.
    """
    found = await store.entries(code, since=seq, until=seq)
    if not found:
        raise LogBroken(f"table {code}: step {seq} is missing")
    return found[0]


async def state_after(store: Store, code: str, last: Entry) -> Frozen:
    """The state as it stood after an entry; needs no rules.

    Raises:
        LogBroken: the log does not lead there.
    """
    since, state, found = await _read(store, code, last.seq, whole=False)
    frozen = freeze(fold(state, [e for e in found if e.seq > since]))
    if plain_hash(frozen) != last.state_hash:
        raise LogBroken(f"table {code}: the patches do not lead to the state of step {last.seq}")
    return frozen


async def rest_before(store: Store, code: str, seq: int) -> tuple[Snapshot, Entry]:
    """The last rest point as the game stands after entry ``seq``, with the answers since, and the entry of that rest point.

    Raises:
        LogBroken: the log does not hold together.
    """
    snapshot, entries = await _rest_and_answers(store, code, seq)
    return snapshot, entries[position(entries, seq)[0]]


def state_for(rules: Rules[Any], state: bytes, version: str) -> bytes:
    """A packed state that was written by ``version`` of the rules, as these rules read it.

    Raises:
        RulesError: they cannot.
    """
    if version == rules.version:
        return state
    try:
        return pack(freeze(rules.upgrade(thaw(unpack(state)), version)))
    except Exception as error:
        raise RulesError(f"{rules.id} {rules.version} cannot read a state of version {version}") from error


async def snapshot_at(store: Store, code: str, seq: int) -> Snapshot:
    """The game as it stood after entry ``seq``.

    Raises:
        LogBroken: the log does not hold together.
    """
    return (await _rest_and_answers(store, code, seq))[0]


async def load_stage(
    store: Store, record: TableRecord, rules: Rules[Any], clock: Clock, snapshot_every: int
) -> Stage | None:
    """The game of a table as it stood when it was last stored; None before the start.

    Raises:
        RulesError: these rules do not accept the stored answers, or the state is another one.
    """
    if record.status == "lobby":
        return None
    if record.over:
        return await _shown(store, record, rules, clock, snapshot_every)
    snapshot, entries = await _rest_and_answers(store, record.code, record.seq)
    last = entries[record.seq]
    seed = seed_from(record.secret, [seat.nonce for seat in record.seats])
    try:
        running = Running.resume(rules, snapshot, seed)
    except RulesError:
        raise
    except Exception as error:
        raise RulesError(f"table {record.code}: {rules.id} {rules.version} cannot go on") from error
    if running.state_hash() != last.state_hash:
        raise LogBroken(f"table {record.code}: the answers lead to another state than that of step {last.seq}")
    opened = entries.get(last.opened) or last
    moment = Moment(record.seq, record.line_n, opened.at / 1000, clock.monotonic())
    marks = await _marks_after(store, record.code, entries, record.seq)
    return Stage.resumed(running, len(record.seats), moment, last.opened, marks, snapshot_every)


async def _shown(store: Store, record: TableRecord, rules: Rules[Any], clock: Clock, snapshot_every: int) -> Stage:
    """A game that is over, as it happened: these rules only draw it, whichever version it was played by."""
    last = await entry_at(store, record.code, record.seq)
    state = state_for(rules, pack(await state_after(store, record.code, last)), last.rules)
    seed = seed_from(record.secret, [seat.nonce for seat in record.seats])
    moment = Moment(record.seq, record.line_n, last.at / 1000, clock.monotonic())
    try:
        running = Running.still(rules, state, seed)
        stage = Stage.resumed(running, len(record.seats), moment, last.opened, (), snapshot_every)
    except Exception as error:
        raise RulesError(f"table {record.code}: {rules.id} {rules.version} cannot show it") from error
    stage.scene = replace(closed(stage.scene), opened=last.opened)
    return stage


def opening_of(entry: Entry) -> Opening:
    """What a ``start`` entry dealt from."""
    return msgspec.msgpack.decode(entry.data, type=Opening)
