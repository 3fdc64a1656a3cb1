"""How far a seat may undo on its own: back to the last gain of information, randomness, or another seat's answer.

Nothing is flagged by the rules. Whether somebody learnt something is found from the views: an id that can be hidden came into a view,
and the seat that would undo had not seen that id before the step.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

_json = msgspec.json.encode
_STRINGS: Final = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"')
"""Every string of a JSON text. (An id has no character that JSON escapes.)"""


def ids_in(view: Any, ids: frozenset[str]) -> frozenset[str]:
    """Those of ``ids`` that occur anywhere in ``view``, as a value, as a key, or as the tail of a ``kind:id`` reference."""
    return _ids_in(_json(view), ids)


def _ids_in(text: bytes, ids: frozenset[str]) -> frozenset[str]:
    found = set(_STRINGS.findall(text.decode()))
    found.update([tail for text in found if (tail := text.partition(":")[2])])
    return ids & found


def _perhaps_in(text: bytes, ids: frozenset[str]) -> frozenset[str]:
    """:func:`_ids_in` and perhaps some more, in a fraction of the time where ``ids`` are few."""
    return frozenset([i for i in ids if i.encode() in text])


class Sight(NamedTuple):
    """What somebody saw before a step, and what the step brought: plain data."""

    before: tuple[Any, ...]
    change: Any


def reveals(everybody: Sight, seats: Sequence[Sight], seat: int, lines: Any, hidden: frozenset[str]) -> bool:
    """Whether a step shows one of ``hidden`` to somebody while ``seat``, which would undo the step, had not seen it.

    ``everybody``: the view of all; ``seats``: what each seat sees besides. What was in a view already is not shown anew.
    ``lines``: the log of the step.
    """
    ids = ids_in([everybody.change, [own.change for own in seats], lines], hidden)
    if not ids:
        return False
    shared = _json(everybody.before)
    known = shared + _json(seats[seat].before)
    # Most of what is revealed is found without reading whole views closely: what is perhaps there counts as seen.
    for search in (_perhaps_in, _ids_in):
        unknown = ids - search(known, ids)
        if not unknown:
            continue
        if ids_in(lines, unknown):
            return True
        shown = ids_in(everybody.change, unknown)
        if shown and not shown <= search(shared, shown):
            return True
        for own in seats:
            shown = ids_in(own.change, unknown)
            if shown and not shown <= search(shared + _json(own.before), shown):
                return True
    return False
