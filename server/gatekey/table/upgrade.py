"""A running game that was played by another version of its rules goes on by the present one, from its last rest point.

The log says so in an entry of its own, ``upgrade``: its patch leads to the state of that rest point as the present rules need it. The answers given
since then follow it once more, as far as these rules accept them; the first that they refuse and all after it are dropped.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gatekey.kernel.decision import Refusal
from gatekey.kernel.delta import Delta, diff_frozen
from gatekey.kernel.rules import Line, Rules
from gatekey.kernel.running import RulesError, Running, Snapshot, Step
from gatekey.kernel.text import say
from gatekey.store.records import Deed, Entry, EntryKind, TableRecord
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.bots import plays_itself
from gatekey.table.lobby import copy
from gatekey.table.resume import Answers, entry_at, rest_before, state_after, state_for
from gatekey.table.seed import seed_from

_pack = msgspec.msgpack.Encoder().encode


async def bring_up_to_date(store: Store, record: TableRecord, rules: Rules[Any], now: float) -> TableRecord:
    """The table as it goes on by ``rules``: itself when it does not run, or is played by that version already.

    Raises:
        RulesError: these rules cannot go on from there; nothing has changed.
        StoreError: it could not be stored; nothing has changed.
    """
    if record.status != "playing":
        return record
    last = await entry_at(store, record.code, record.seq)
    if last.rules == rules.version:
        return record
    left = await state_after(store, record.code, last)
    snapshot, rest = await rest_before(store, record.code, record.seq)
    running = resumed_at(rules, state_for(rules, snapshot.state, rest.rules), _seed(record))
    log = _Log(copy(record), rules, now)
    change, state_hash, state = diff_frozen(left, running.frozen), running.state_hash(), running.packed
    steps = _played_again(running, snapshot.answers)
    deed = Deed(to=rest.seq, dropped=len(snapshot.answers) - len(steps))
    log.write("upgrade", None, _pack(deed), change, _lines(deed), state_hash, rest=True, whole=True)
    for step, whole in steps:
        log.write("answer", step.seat, _pack(step.answer), step.patch, step.lines, step.state_hash, step.rest, whole)
    await store.commit(
        Write(table=log.closed(running), entries=log.entries, snapshot=(log.entries[0].seq, state)),
    )
    return log.record


def resumed_at(rules: Rules[Any], state: bytes, seed: bytes) -> Running[Any]:
    """The game at a rest point.

    Raises:
        RulesError: it does not stand at one by these rules.
    """
    try:
        running = Running.resume(rules, Snapshot(state), seed)
    except Exception as error:
        raise RulesError(f"{rules.id} {rules.version} cannot go on from a state of another version") from error
    if not running.at_rest:
        raise RulesError(f"{rules.id} {rules.version} makes no rest point of a state of another version")
    return running


def _seed(record: TableRecord) -> bytes:
    return seed_from(record.secret, [seat.nonce for seat in record.seats])


def _played_again(running: Running[Any], answers: Answers) -> list[tuple[Step, bool]]:
    """The steps that the rules accept, and of each whether nobody else is still asked the same question."""
    steps: list[tuple[Step, bool]] = []
    for seat, answer in answers:
        try:
            step = running.answer(seat, answer)
        except (Refusal, RulesError):
            break
        steps.append((step, len(running.awaited()) == len(running.asking)))
    return steps


def _lines(deed: Deed) -> tuple[Line, ...]:
    again = Line(say("log-upgraded"))
    return (again, Line(say("log-upgraded-dropped", n=deed.dropped), depth=1)) if deed.dropped else (again,)


class _Log:
    """Entries that continue the log of a table."""

    def __init__(self, record: TableRecord, rules: Rules[Any], now: float) -> None:
        self.record = record
        self.entries: list[Entry] = []
        self._rules = rules
        self._now = now
        self._opened = record.seq

    def write(
        self, kind: EntryKind, seat: int | None, data: bytes, patch: Delta | None, lines: tuple[Line, ...],
        state_hash: bytes, rest: bool, whole: bool,
    ) -> None:  # fmt: skip
        """Add an entry. ``whole``: the questions that are open after it are asked with it."""
        record, asked = self.record, self._opened
        if whole:
            self._opened = record.seq + 1
        entry = Entry(
            seq=record.seq + 1,
            kind=kind,
            at=int(self._now * 1000),
            rules=self._rules.version,
            seat=seat,
            data=data,
            ask=asked if kind == "answer" else 0,
            opened=self._opened,
            patch=b"" if patch is None else _pack(patch),
            line=record.line_n + 1,
            lines=_pack(lines),
            line_count=len(lines),
            state_hash=state_hash,
            rest=rest,
        ).linked(record.chain)
        record.seq, record.chain = entry.seq, entry.chain
        record.line_n += entry.line_count
        self.entries.append(entry)

    def closed(self, running: Running[Any]) -> TableRecord:
        """The table after the last entry."""
        record = self.record
        record.played = self._now
        result = self._rules.result(running.state) if running.over else None
        if result is not None:
            record.status, record.winners = "finished", list(result.winners)
        record.astir = not running.over and any(plays_itself(record.seats[d.seat]) for d in running.awaited())
        return record
