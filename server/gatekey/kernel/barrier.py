"""How far a seat may undo on its own: back to the last gain of information, randomness, or another seat's answer.

Nothing is flagged by the rules. Whether somebody learnt something is found from the views: an id that can be hidden came into a view,
and the seat that would undo had not seen that id before the step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

_json = msgspec.json.encode
_unpack = msgspec.msgpack.Decoder().decode
_STRINGS: Final = re.compile(r'"([^"\\]*(?:\\.[^"\\]*)*)"')
"""Every string of a JSON text. (An id has no character that JSON escapes.)"""


def ids_in(view: Any, ids: frozenset[str]) -> frozenset[str]:
    """Those of ``ids`` that occur anywhere in ``view``, as a value, as a key, or as the tail of a ``kind:id`` reference."""
    found = set(_STRINGS.findall(_json(view).decode()))
    found.update([tail for text in found if (tail := text.partition(":")[2])])
    return ids & found


@lru_cache(maxsize=1024)
def ids_in_part(part: bytes, ids: frozenset[str]) -> frozenset[str]:
    """:func:`ids_in` for an encoded part of a view. Most parts stay as they are from step to step."""
    return ids_in(_unpack(part), ids)


def reveals(known_before: frozenset[str], seen_after: Iterable[frozenset[str]]) -> bool:
    """Whether any of the views after a step shows an id that the undoing seat did not know before it."""
    return any(not seen <= known_before for seen in seen_after)
