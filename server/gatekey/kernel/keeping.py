"""What changed in a state, found by looking into changed parts alone.

:func:`follow` compares a state with a copy of it as it was. Equal parts are compared in C and stay shared between copies;
nobody may change a copy.
"""

from __future__ import annotations

from copy import copy
from itertools import compress
from operator import ne
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from gatekey.kernel.delta import SPLICE, UNCHANGED, Delta, Plain, diff
from gatekey.kernel.sharing import shared

V = TypeVar("V")
R = TypeVar("R", bound=msgspec.Struct)

_encode = msgspec.msgpack.Encoder(order="sorted").encode
_decode = msgspec.msgpack.Decoder().decode
_NO_ITEMS: Final[list[Any]] = []
"""Nobody changes a copy, so one empty list serves for all."""


def plain(value: Any) -> Plain:
    """Typed data as maps, arrays and simple values."""
    return value if isinstance(value, (int, str)) else _decode(_encode(value))


def keep(value: V) -> V:
    """A copy that later changes of ``value`` do not reach."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        return [keep(item) for item in value] if value else _NO_ITEMS  # type: ignore[return-value]  # a copy of a list is a V, too
    if isinstance(value, dict):
        return {key: keep(item) for key, item in value.items()}  # type: ignore[return-value]  # the same of a map
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        kept = copy(value)
        for name, field in zip(value.__struct_fields__, astuple(value), strict=True):
            if (own := keep(field)) is not field:
                setattr(kept, name, own)
        return kept
    return value


def follow(old: R, new: R) -> tuple[R, Delta | None]:
    """A copy of ``new`` that shares with ``old`` what is equal, and the delta from one to the other.

    The delta is the one that :func:`gatekey.kernel.delta.diff_frozen` finds between both, to the byte.
    """
    fresh: dict[str, Any] = {}
    changes: dict[str, Delta] = {}
    for name in compress(new.__struct_fields__, map(ne, astuple(old), astuple(new))):
        after = getattr(new, name)
        if after is None or isinstance(after, (int, str)):
            fresh[name], changes[name] = after, [after]
            continue
        fresh[name], change = _follow(getattr(old, name), after)
        if change is not UNCHANGED:
            changes[name] = change
    return replace(old, **fresh), changes or UNCHANGED


def _follow(old: Any, new: Any) -> tuple[Any, Delta | None]:
    """The same for any data that is not equal. Within a state, the fields of a delta stand in the order of their names, as when it is stored."""
    kind = type(new)
    if type(old) is kind:
        if kind is list:
            return _follow_items(old, new)
        if _field_by_field(kind):
            kept, change = follow(old, new)
            return kept, dict(sorted(change.items())) if change and len(change) > 1 else change
    return keep(new), [plain(new)] if old is None else diff(plain(old), plain(new))


@shared
def _field_by_field(kind: type[Any]) -> bool:
    """Whether a value of that type is, as plain data, a map of all its fields."""
    if not issubclass(kind, msgspec.Struct):
        return False
    config = kind.__struct_config__
    return not (config.omit_defaults or config.array_like or config.tag)


def _follow_items(old: list[Any], new: list[Any]) -> tuple[list[Any], Delta | None]:
    if len(old) != len(new):
        return _splice(old, new)
    kept = old.copy()
    changes: dict[int, Delta] = {}
    for i in compress(range(len(new)), map(ne, old, new)):
        kept[i], change = _follow(old[i], new[i])
        if change is not UNCHANGED:
            changes[i] = change
    return kept, changes or UNCHANGED


def _splice(old: list[Any], new: list[Any]) -> tuple[list[Any], Delta]:
    """What is left of a list that became longer or shorter once equal items at its start and its end are set aside."""
    start = shorter = min(len(old), len(new))
    if old[:shorter] != new[:shorter]:
        start = 0
        while old[start] == new[start]:
            start += 1
    end = shorter - start
    if end and old[-end:] != new[-end:]:  # more than one stretch was taken out or put in
        end = 0
        while old[-1 - end] == new[-1 - end]:
            end += 1
    removed = len(old) - start - end
    fresh = new[start : len(new) - end]
    kept = old.copy()
    kept[start : start + removed] = map(keep, fresh)
    return kept or _NO_ITEMS, {SPLICE: [start, removed, list(map(plain, fresh))]}
