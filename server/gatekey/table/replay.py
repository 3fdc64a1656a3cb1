"""A game that is over, moment by moment, as one pair of eyes saw it: whole views to begin a page with, deltas from there on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gatekey.kernel.delta import diff, freeze, pack
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import RulesError
from gatekey.store.records import Entry, EntryKind
from gatekey.table.archive import Archive, ArchiveError
from gatekey.table.resume import fold, state_for
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
    lines: list[LogLine] = []


class Page(msgspec.Struct, kw_only=True):
    """A stretch of a game. It stands by itself: nothing of another page is needed to show it."""

    last: int
    """Number of the game's last step; 0 when it was never dealt."""
    seat: int | None
    """Whose eyes; None: a spectator's."""
    table: Any
    """The public view at the first of the moments, whole; None when there are no moments."""
    mine: Any
    """The seat's private view there."""
    moments: list[Moment]
    """In the order of their numbers, without a gap. The first has no deltas: the views above are of it."""


def page(archive: Archive, rules: Rules[Any], seat: int | None, since: int, count: int) -> Page:
    """Up to ``count`` moments (at most :data:`MOST_MOMENTS`) from step ``since`` on, as it happened; rules are asked for views only.

    Raises:
        ArchiveError: there is no such seat, the log does not hold together, or these rules cannot read it.
    """
    if seat is not None and not 0 <= seat < len(archive.table.seats):
        raise ArchiveError(f"There is no seat {seat}.")
    entries = archive.entries
    shown = [entry for entry in entries if entry.seq >= since][: max(0, min(count, MOST_MOMENTS))]
    result = Page(last=entries[-1].seq if entries else 0, seat=seat, table=None, mine=None, moments=[])
    try:
        _show(result, rules, [entry for entry in entries if entry.seq < since], shown)
    except RulesError as error:
        raise ArchiveError(str(error)) from error
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise ArchiveError("The log of the game does not hold together.") from error
    return result


def _show(result: Page, rules: Rules[Any], before: Sequence[Entry], shown: Sequence[Entry]) -> None:
    state: Any = fold({}, before)
    table: Any = None
    mine: Any = None
    for place, entry in enumerate(shown):
        moment = Moment(seq=entry.seq, at=entry.at, kind=entry.kind, lines=_lines(entry, result.seat))
        if place == 0 or entry.patch:
            state = fold(state, [entry])
            seen, own = _views(rules, state, entry.rules, result.seat)
            if place == 0:
                result.table, result.mine = seen, own
            else:
                moment.table = diff(table, seen)
                moment.mine = None if own is None else diff(mine, own)
            table, mine = seen, own
        result.moments.append(moment)


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
