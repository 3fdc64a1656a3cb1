"""Differences between two pieces of plain data (maps, arrays, numbers, strings, booleans, nil).

A delta is itself plain data, used for the log's patches and for what goes to viewers:

* ``[value]``: replaced by ``value``; ``[]``: this key is gone;
* ``{key: delta, ...}`` for a map: only the keys that changed;
* ``{index: delta, ...}`` for an array of unchanged length, or ``{"~": [start, removed, [item, ...]]}`` for one splice.

``apply(old, diff(old, new)) == new`` always, and ``apply`` shares every untouched part with ``old``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

Plain: TypeAlias = Any
Delta: TypeAlias = Any

UNCHANGED: Final = None
"""What :func:`diff` returns for equal data. No delta is ever None, since a delta is an array or a map."""

SPLICE: Final = "~"

_SIMPLE: Final = (int, str, type(None))
_MISSING: Final = object()

_encode = msgspec.msgpack.Encoder(order="sorted").encode
_decode = msgspec.msgpack.Decoder().decode

Frozen: TypeAlias = dict[str, bytes]
"""Data cut along its top-level keys, each encoded: cheap to compare, cheap to keep."""


def freeze(data: msgspec.Struct | dict[str, Plain]) -> Frozen:
    """Encode each top-level part of ``data``."""
    if isinstance(data, dict):
        return {key: _encode(value) for key, value in data.items()}
    return {name: _encode(getattr(data, name)) for name in data.__struct_fields__}


def thaw(frozen: Frozen) -> dict[str, Plain]:
    """The plain data of ``frozen``."""
    return {key: _decode(part) for key, part in frozen.items()}


def pack(frozen: Frozen) -> bytes:
    """One MessagePack map of all parts in the order of their names; the form that is hashed and stored."""
    return _encode(dict(zip(frozen, map(msgspec.Raw, frozen.values()), strict=True)))


def unpack(packed: bytes) -> Frozen:
    """Inverse of :func:`pack`."""
    parts: dict[str, msgspec.Raw] = msgspec.msgpack.decode(packed, type=dict[str, msgspec.Raw])
    return {key: bytes(raw) for key, raw in parts.items()}


def diff_frozen(old: Frozen, new: Frozen) -> Delta | None:
    """Delta from ``old`` to ``new``; only parts whose bytes differ are looked into."""
    changes: dict[str, Delta] = {key: [] for key in old if key not in new}
    for key, part in new.items():
        before = old.get(key)
        if before is None:
            changes[key] = [_decode(part)]
        elif before != part:
            change = diff(_decode(before), _decode(part))
            if change is not UNCHANGED:
                changes[key] = change
    return changes or UNCHANGED


def diff(old: Plain, new: Plain) -> Delta | None:
    """Delta that turns ``old`` into ``new``, or None when they are equal.

    Equal is what compares equal and has the same type at the top; a number never becomes a boolean deeper down.
    """
    if old is new or (type(old) is type(new) and old == new):
        return UNCHANGED
    return _diff(old, new)


def _diff(old: Plain, new: Plain) -> Delta | None:
    """The same for data that is not equal, except perhaps arrays of two types."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_maps(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _diff_arrays(old, new)
    return [new]


def _diff_maps(old: dict[Any, Plain], new: dict[Any, Plain]) -> Delta | None:
    changes: dict[Any, Delta] = {} if old.keys() <= new.keys() else {key: [] for key in old if key not in new}
    for key, after in new.items():
        before = old.get(key, _MISSING)
        if before is after or (type(before) is type(after) and before == after):
            continue
        if before is _MISSING or isinstance(after, _SIMPLE):
            changes[key] = [after]
        elif (change := _diff(before, after)) is not UNCHANGED:
            changes[key] = change
    return changes or UNCHANGED


def _diff_arrays(old: Sequence[Plain], new: Sequence[Plain]) -> Delta | None:
    if len(old) == len(new):
        changes: dict[int, Delta] = {}
        for i, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is after or (type(before) is type(after) and before == after):
                continue
            if isinstance(after, _SIMPLE):
                changes[i] = [after]
            elif (change := _diff(before, after)) is not UNCHANGED:
                changes[i] = change
        return changes or UNCHANGED
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and diff(old[start], new[start]) is UNCHANGED:
        start += 1
    end = 0
    while end < shorter - start and diff(old[-1 - end], new[-1 - end]) is UNCHANGED:
        end += 1
    return {SPLICE: [start, len(old) - start - end, new[start : len(new) - end]]}


def apply(old: Plain, delta: Delta | None) -> Plain:
    """The data after ``delta``. ``old`` is not changed.

    Raises:
        ValueError: the delta does not fit the data.
    """
    try:
        return _apply(old, delta)
    except (AttributeError, TypeError, KeyError, IndexError) as error:
        raise ValueError(f"the delta does not fit: {error!r}") from error


def _apply(old: Plain, delta: Delta | None) -> Plain:
    if delta is UNCHANGED:
        return old
    if isinstance(delta, list | tuple):
        if len(delta) != 1:
            raise ValueError("a delta that removes can only stand under a key")
        return delta[0]
    if isinstance(old, list):
        return _apply_array(old, delta)
    if not isinstance(old, dict):
        raise ValueError(f"a keyed delta does not fit {type(old).__name__}")
    new = dict(old)
    for key, change in delta.items():
        if isinstance(change, list | tuple) and not change:
            del new[key]
        else:
            new[key] = _apply(new.get(key), change)
    return new


def _apply_array(old: list[Plain], delta: dict[Any, Delta]) -> list[Plain]:
    if SPLICE in delta:
        start, removed, items = delta[SPLICE]
        return [*old[:start], *items, *old[start + removed :]]
    new = list(old)
    for index, change in delta.items():
        new[index] = _apply(new[index], change)
    return new
