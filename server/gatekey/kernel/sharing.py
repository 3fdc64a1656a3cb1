"""One object for equal things: a button that is offered again and again is built once, whatever table it lies on."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 4096
"""How many results of one function are kept, the latest used."""
KEPT_SHORTLY: Final = 512
"""The same for results that are large, or seldom needed again once play has moved on."""


def shared(build: Callable[P, T]) -> Callable[P, T]:
    """Keep what ``build`` returns and hand it out again for the same arguments.

    ``build`` must depend on its arguments alone and return something that nobody changes. Arguments must be hashable, and
    none a truth value: True would count as 1.
    """
    return cast("Callable[P, T]", lru_cache(maxsize=KEPT)(build))


def shared_shortly(build: Callable[P, T]) -> Callable[P, T]:
    """:func:`shared` for what stays the same from one question to the next, but hardly comes again later."""
    return cast("Callable[P, T]", lru_cache(maxsize=KEPT_SHORTLY)(build))
