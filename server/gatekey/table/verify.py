"""Checks an archive: that the log is whole, that it leads to the states it names, and that the rules, asked again, come to the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import islice
from typing import Any, Protocol

import msgspec

from gatekey.kernel.decision import Refusal
from gatekey.kernel.delta import apply, diff_frozen, freeze, pack
from gatekey.kernel.rules import Deal, Line, Rules
from gatekey.kernel.running import RulesError, Running, Snapshot
from gatekey.store.records import Entry, link
from gatekey.table.archive import Archive, ArchiveError, state_at
from gatekey.table.resume import LogGap, fold, opening_of, plain_hash, position, state_for
from gatekey.table.seed import seed_from
from gatekey.table.soundness import flaws
from gatekey.table.upgrade import resumed_at

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode

MOST_PROBLEMS = 20


class Progress(Protocol):
    """Is told how far a check has come; what it raises ends the check."""

    def __call__(self, done: int, of: int) -> None:
        """So many steps of so many have been looked at; each is looked at twice."""


class Check(msgspec.Struct):
    """One thing that was looked at."""

    id: str
    """``pledge``, ``form``, ``chain``, ``states`` or ``rules``."""
    what: str
    """What holds when there is no problem, as a sentence."""
    problems: list[str] = []
    left_out: str = ""
    """Why it was not looked at; empty when it was."""


class Report(msgspec.Struct):
    """What was found."""

    steps: int
    """Entries in the log."""
    replayed: int = 0
    """Entries that the rules were asked again for; 0 when they are not installed in that version."""
    checks: list[Check] = []

    @property
    def problems(self) -> list[str]:
        """Sentences; empty when all of it holds."""
        return [problem for check in self.checks for problem in check.problems]

    @property
    def holds(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(archive: Archive, rules: Rules[Any] | None, progress: Progress | None = None) -> Report:
    """Check pledge, chain, patches and hashes, and if ``rules`` are the game's in the version it was played by, replay every answer."""
    report = Report(steps=len(archive.entries))
    tell = progress or _tell_nobody
    for name, what, found in (
        ("pledge", "The secret is the one that was pledged before the start.", _pledge(archive)),
        ("form", "Table, log and chat fit together.", flaws(archive)),
        ("chain", "Every step is there as it was written.", _chain(archive)),
        ("states", "The changes lead to the states they name.", _patches(archive, tell)),
    ):
        report.checks.append(_check(name, what, found))
    name, what = "rules", "The rules, dealt from the same secret and given the same answers, come to the same."
    since = _replayable_since(archive, rules)
    found = iter(()) if rules is None or since is None else _replay(archive, rules, report, since, tell)
    check = _check(name, what, found)
    check.left_out = _not_replayed(archive, rules, since)
    report.checks.append(check)
    return report


def _tell_nobody(done: int, of: int) -> None:
    """Nobody wants to know."""


def _check(name: str, what: str, found: Iterator[str]) -> Check:
    check = Check(name, what)
    try:
        check.problems.extend(islice(found, MOST_PROBLEMS))
    except (
        msgspec.MsgspecError,
        ValueError,
        TypeError,
        KeyError,
        IndexError,
        LogGap,
        RulesError,
        RecursionError,
    ) as error:
        check.problems.append(f"The log cannot be read to its end ({type(error).__name__}).")
    return check


def _replayable_since(archive: Archive, rules: Rules[Any] | None) -> int | None:
    """Number of the entry from which on the game was played by these rules; None when they did not play the end of it."""
    if rules is None:
        return None
    for entry in reversed(archive.entries):
        if entry.rules != rules.version:
            return None
        if entry.kind in ("start", "upgrade"):
            return entry.seq
    return None


def _not_replayed(archive: Archive, rules: Rules[Any] | None, since: int | None) -> str:
    """Why the rules cannot be asked again, or not for all of it; empty when they can."""
    if not archive.entries:
        return "the game has not begun"
    if rules is None:
        return f"{archive.table.game} is not installed"
    others = sorted({entry.rules for entry in archive.entries} - {rules.version})
    if since is not None and since > 1:
        return f"steps 1 to {since - 1}, played by version {', '.join(others)} of the rules; this is {rules.version}"
    return f"played by version {', '.join(others)} of the rules; this is {rules.version}" if others else ""


def view_at(
    archive: Archive, rules: Rules[Any], seq: int, seat: int | None
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The public view after entry ``seq`` as it happened, and that of a seat.

    Raises:
        ArchiveError: there is no such step or seat, or these rules cannot read the state.
    """
    if not archive.entries or not archive.entries[0].seq <= seq <= archive.entries[-1].seq:
        raise ArchiveError(f"There is no step {seq}.")
    if seat is not None and not 0 <= seat < len(archive.table.seats):
        raise ArchiveError(f"There is no seat {seat}.")
    try:
        packed = pack(freeze(state_at(archive, seq)))
        version = next(entry.rules for entry in archive.entries if entry.seq == seq)
        state = msgspec.msgpack.decode(state_for(rules, packed, version), type=rules.state_type)
    except (msgspec.ValidationError, RulesError) as error:
        raise ArchiveError(f"{rules.id} {rules.version} cannot read the state of step {seq}: {error}") from error
    return rules.public(state), None if seat is None else rules.private(state, seat)


def _pledge(archive: Archive) -> Iterator[str]:
    table = archive.table
    if sha256(table.secret).digest() != table.pledge:
        yield "The secret is not the one that was pledged before the start."


def _chain(archive: Archive) -> Iterator[str]:
    previous = archive.table.pledge
    for number, entry in enumerate(archive.entries, 1):
        if entry.seq != number:
            yield f"Step {number} is missing."
            return
        if entry.chain != link(previous, entry):
            yield f"Step {number} is not the one that was written: the chain breaks there."
        previous = entry.chain


def _patches(archive: Archive, tell: Progress) -> Iterator[str]:
    state: Any = {}
    for number, entry in enumerate(archive.entries):
        tell(number, 2 * len(archive.entries))
        if entry.patch:
            state = apply(state, _decode(entry.patch))
        if plain_hash(freeze(state)) != entry.state_hash:
            yield f"The changes up to step {entry.seq} do not lead to the state it names."
            return


def _replay(archive: Archive, rules: Rules[Any], report: Report, since: int, tell: Progress) -> Iterator[str]:
    opening = opening_of(archive.entries[0])
    seed = seed_from(archive.table.secret, opening.nonces)
    entries = {entry.seq: entry for entry in archive.entries}
    if since > 1:
        running = _upgraded(entries, entries[since], rules, seed)
        if running.state_hash() != entries[since].state_hash:
            yield f"The rules go on otherwise than step {since} says."
            return
    else:
        running, lines = Running.start(rules, Deal(len(opening.nonces), opening.choices, opening.options), seed)
        if not _agrees(entries[since], diff_frozen({}, running.frozen), running.state_hash(), lines):
            yield "The game was dealt otherwise than its secret and the players' nonces say."
            return
    report.replayed = 1
    steps = len(archive.entries)
    for entry in archive.entries[since:]:
        tell(steps + entry.seq, 2 * steps)
        problem = _step(running, entry, entries)
        if problem is not None:
            yield problem
            return
        report.replayed += 1
    yield from _outcome(archive, running)


def _upgraded(entries: Mapping[int, Entry], upgrade: Entry, rules: Rules[Any], seed: bytes) -> Running[Any]:
    """The game as it went on by these rules."""
    rest = upgrade.deed().to
    state = fold({}, [entries[n] for n in range(1, rest + 1)])
    return resumed_at(rules, state_for(rules, pack(freeze(state)), entries[rest].rules), seed)


def _step(running: Running[Any], entry: Entry, entries: Mapping[int, Entry]) -> str | None:
    """Play one entry again; returns what is wrong with it."""
    match entry.kind:
        case "answer" if entry.seat is not None:
            try:
                step = running.answer(entry.seat, entry.answer())
            except Refusal as refusal:
                return f"The rules refuse the answer of step {entry.seq} ({refusal.code})."
            except RulesError as error:
                return f"The rules fail on step {entry.seq}: {error}."
            if not _agrees(entry, step.patch, step.state_hash, step.lines) or step.rest != entry.rest:
                return f"The rules come to another outcome of step {entry.seq}."
        case "undo":
            rest, answers = position(entries, entry.deed().to)
            state = fold({}, [entries[n] for n in range(1, rest + 1)])
            running.rewind(Snapshot(pack(freeze(state)), answers))
            if running.state_hash() != entry.state_hash:
                return f"Taking back at step {entry.seq} leads to another state."
        case "start" | "upgrade":
            return f"Step {entry.seq} starts the game again."
        case _:
            if running.state_hash() != entry.state_hash or entry.patch:
                return f"Step {entry.seq} changes the game without an answer."
    return None


def _agrees(entry: Entry, patch: Any, state_hash: bytes, lines: tuple[Line, ...]) -> bool:
    packed = b"" if patch is None else _encode(patch)
    return entry.patch == packed and entry.state_hash == state_hash and entry.lines == _encode(lines)


def _outcome(archive: Archive, running: Running[Any]) -> Iterator[str]:
    result = running.rules.result(running.state)
    if archive.table.status == "finished" and (result is None or result.winners != archive.table.winners):
        yield "The rules name other winners."
