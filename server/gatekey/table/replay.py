"""A game looked at again, moment by moment, as one pair of eyes saw it: whole views to begin a page with, deltas from there on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from gatekey.kernel.delta import diff, freeze, pack, thaw, unpack
from gatekey.kernel.rules import Rules, Waymark
from gatekey.kernel.running import RulesError
from gatekey.store.records import Entry, EntryKind
from gatekey.store.store import Store
from gatekey.table.archive import ArchiveError
from gatekey.table.resume import fold, plain_hash, state_for
from gatekey.wire.messages import LogLine

MOST_MOMENTS = 200
"""Most entries in one page."""


class Moment(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How the table changed by one committed step."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: EntryKind
    table: Any = None
    """Delta of the public view (:mod:`gatekey.kernel.delta`) since the moment before; None: unchanged."""
    mine: Any = None
    """Delta of the seat's private view; None: unchanged, or a spectator's eyes."""
    mark: Waymark | None = None
    """Round, turn and scores; None: the same as at the moment before."""
    lines: list[LogLine] = []


class Page(msgspec.Struct, kw_only=True):
    """A stretch of a game. It stands by itself: nothing of another page is needed to show it."""

    last: int
    """Number of the last step there is; 0 before the game."""
    seat: int | None
    """Whose eyes; None: a spectator's."""
    table: Any
    """The public view at the first of the moments, whole; None when there are no moments."""
    mine: Any
    """The seat's private view there."""
    moments: list[Moment]
    """In the order of their numbers, without a gap. The first has no deltas: the views above are of it."""


@dataclass(frozen=True)
class Stretch:
    """A piece of a table's log, and the state from which it can be told."""

    last: int
    """Number of the last step there is."""
    since: int
    """Number of the first entry that is to be told; those before it only lead there."""
    state: bytes
    """Packed state before the first of the entries; empty before the game."""
    entries: Sequence[Entry]


async def read_stretch(store: Store, code: str, last: int, since: int, count: int) -> Stretch:
    """Up to ``count`` entries (at most :data:`MOST_MOMENTS`) from number ``since`` on, none after ``last``, read from the nearest snapshot on: what it
    costs does not grow with the length of the game.

    Raises:
        StoreError: the database cannot be read.
    """
    first = max(since, 1)
    until = min(last, first - 1 + max(0, min(count, MOST_MOMENTS)))
    if until < first:
        return Stretch(last, first, b"", ())
    kept = await store.snapshot(code, first - 1)
    seq, state = kept or (0, b"")
    return Stretch(last, first, state, await store.entries(code, since=seq + 1, until=until))


def page(stretch: Stretch, rules: Rules[Any], seat: int | None) -> Page:
    """The moments of a stretch as they happened; rules are asked how a state looks, and nothing else.

    Raises:
        ArchiveError: the log does not hold together, or these rules cannot read it.
    """
    result = Page(last=stretch.last, seat=seat, table=None, mine=None, moments=[])
    try:
        _tell(result, rules, stretch)
    except RulesError as error:
        raise ArchiveError(str(error)) from error
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise ArchiveError("The log of the game does not hold together.") from error
    return result


def _tell(result: Page, rules: Rules[Any], stretch: Stretch) -> None:
    state: Any = thaw(unpack(stretch.state)) if stretch.state else {}
    table: Any = None
    mine: Any = None
    mark: Waymark | None = None
    for number, entry in enumerate(stretch.entries, stretch.entries[0].seq if stretch.entries else 1):
        if entry.seq != number:
            raise ValueError(f"step {number} is missing")
        state = fold(state, [entry])
        if entry.seq < stretch.since:
            continue
        moment = Moment(seq=entry.seq, at=entry.at, kind=entry.kind, lines=_lines(entry, result.seat))
        if not result.moments:
            table, mine = result.table, result.mine = _views(rules, state, entry.rules, result.seat)
            mark = moment.mark = rules.waymark(table)
        elif entry.patch:
            seen, own = _views(rules, state, entry.rules, result.seat)
            moment.table = diff(table, seen)
            moment.mine = None if own is None else diff(mine, own)
            table, mine = seen, own
            if (now := rules.waymark(table)) != mark:
                mark = moment.mark = now
        result.moments.append(moment)
    if stretch.entries and plain_hash(freeze(state)) != stretch.entries[-1].state_hash:
        raise ValueError("the patches do not lead to the state they name")


def _views(rules: Rules[Any], plain: Any, version: str, seat: int | None) -> tuple[Any, Any]:
    packed = state_for(rules, pack(freeze(plain)), version)
    state = msgspec.msgpack.decode(packed, type=rules.state_type)
    return _plain(rules.public(state)), None if seat is None else _plain(rules.private(state, seat))


def _plain(view: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(view))


def _lines(entry: Entry, seat: int | None) -> list[LogLine]:
    return [
        LogLine(entry.line + place, line.seen_by(seat), entry.seq, line.seat, line.depth)
        for place, line in enumerate(entry.log())
    ]
