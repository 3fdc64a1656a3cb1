"""The encoded form of a state, kept in pieces so that a step encodes what it touched and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gatekey.kernel.delta import SPLICE, Delta

_encode = msgspec.msgpack.Encoder(order="sorted").encode


class Packing:
    """A state as one MessagePack map, to the byte what :func:`gatekey.kernel.delta.pack` makes of it.

    Never changes, so that it can be shared: a step makes another one.
    """

    __slots__ = ("_entries", "_records", "packed")

    def __init__(self, entries: dict[str, bytes], records: dict[str, list[bytes]]) -> None:
        self._entries = entries
        """Name and value of every field, in the order of the names."""
        self._records = records
        """The items of every list of records; a list of anything else takes no longer whole than in pieces."""
        self.packed = _head(0x80, 0xDE, len(entries)) + b"".join(entries.values())

    @classmethod
    def of(cls, state: msgspec.Struct) -> Packing:
        """Encode the whole of a state."""
        entries: dict[str, bytes] = {}
        records: dict[str, list[bytes]] = {}
        for name in sorted(state.__struct_fields__):
            value = getattr(state, name)
            if type(value) is list and value and isinstance(value[0], msgspec.Struct):
                records[name] = list(map(_encode, value))
                entries[name] = _list_entry(name, records[name])
            else:
                entries[name] = _encode(name) + _encode(value)
        return cls(entries, records)

    def after(self, state: msgspec.Struct, patch: Mapping[str, Delta]) -> Packing:
        """``state`` encoded, given what has changed in it since this packing was made."""
        entries, records = self._entries.copy(), self._records.copy()
        for name, change in patch.items():
            value = getattr(state, name)
            before = records.pop(name, None)
            if before is not None and type(change) is dict:
                records[name] = _records_after(before, value, change)
                entries[name] = _list_entry(name, records[name])
            else:
                entries[name] = _encode(name) + _encode(value)
        return Packing(entries, records)


def _records_after(old: list[bytes], new: Sequence[Any], change: dict[Any, Delta]) -> list[bytes]:
    """The encoded records of a list; those that ``change`` leaves alone are taken over."""
    if SPLICE in change:
        start, removed, fresh = change[SPLICE]
        return [*old[:start], *map(_encode, new[start : start + len(fresh)]), *old[start + removed :]]
    records = old.copy()
    for i in change:
        records[i] = _encode(new[i])
    return records


def _list_entry(name: str, items: list[bytes]) -> bytes:
    return b"".join((_encode(name), _head(0x90, 0xDC, len(items)), *items))


def _head(short: int, long: int, n: int) -> bytes:
    """How MessagePack announces a map or an array of ``n``; ``short`` and ``long`` are the codes of its kind."""
    if n < 16:
        return bytes((short | n,))
    if n < 1 << 16:
        return bytes((long,)) + n.to_bytes(2, "big")
    return bytes((long + 1,)) + n.to_bytes(4, "big")
