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
    ids = ids_in([everybody.change, [own.change for own in seats], lines], hidden)
    if not ids:
        return False
    seen = _json([everybody.before, [own.before for own in seats]])
    if any(i.encode() not in seen for i in ids):
        return True  # nobody had seen it, so neither had the seat; most of what is revealed is
    unknown = ids - ids_in([everybody.before, seats[seat].before], ids)
    if not unknown:
        return False
    if ids_in(lines, unknown) or ids_in(everybody.change, unknown) - ids_in(everybody.before, unknown):
        return True
    return any(ids_in(own.change, unknown) - ids_in([everybody.before, own.before], unknown) for own in seats)
