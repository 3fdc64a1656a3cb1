"""How far a seat may undo on its own: back to the last gain of information, randomness, or another seat's answer.

Nothing is flagged by the rules. Whether somebody learnt something is found from the views: an id that can be hidden came into a view,
and the seat that would undo had not seen that id before the step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def ids_in(view: Any, ids: frozenset[str]) -> frozenset[str]:
    """Those of ``ids`` that occur anywhere in ``view``, as a value, as a key, or as the tail of a ``kind:id`` reference."""
    found: set[str] = set()
    stack = [view]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            if item in ids:
                found.add(item)
            elif (tail := item.partition(":")[2]) in ids:
                found.add(tail)
        elif isinstance(item, dict):
            stack.extend(item.keys())
            stack.extend(item.values())
        elif isinstance(item, list | tuple):
            stack.extend(item)
    return frozenset(found)


def reveals(known_before: frozenset[str], seen_after: Iterable[frozenset[str]]) -> bool:
    """Whether any of the views after a step shows an id that the undoing seat did not know before it."""
    return any(not seen <= known_before for seen in seen_after)
