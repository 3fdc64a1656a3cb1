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
    found = set(_STRINGS.findall(_json(view).decode()))
    found.update([text.partition(":")[2] for text in found if ":" in text])
    return ids & found


class Sight(NamedTuple):
    """What somebody saw before a step, and what the step brought: plain data."""

    before: tuple[Any, ...]
    change: Any


def reveals(everybody: Sight, seats: Sequence[Sight], seat: int, lines: Any, hidden: frozenset[str]) -> bool:
    """Whether a step shows one of ``hidden`` to somebody while ``seat``, which would undo the step, had not seen it.

    ``everybody``: the view of all; ``seats``: what each seat sees besides. What was in a view already is not shown anew.
    ``lines``: the log of the step.
    """
    told = ids_in([everybody.change, lines], hidden)
    own = [ids_in(sight.change, hidden) for sight in seats]
    if not told and not any(own):
        return False
    seen = _json([everybody.before, seats[seat].before])
    if not all(_occurs(i, seen) for i in told | own[seat]):
        return True
    for other, ids in enumerate(own):
        # What the seat knows may well be news to others; and what it does not, others may have known before.
        unknown = [i for i in ids if other != seat and not _occurs(i, seen)]
        if unknown:
            theirs = _json([everybody.before, seats[other].before])
            if not all(_occurs(i, theirs) for i in unknown):
                return True
    return False


def _occurs(one: str, view: bytes) -> bool:
    """Whether an id is in a view, in the ways of :func:`ids_in`, found without taking the view apart."""
    return f'"{one}"'.encode() in view or f':{one}"'.encode() in view
