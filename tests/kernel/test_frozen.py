"""The encoded state: the same bytes whether it is made from typed structs or from plain data that was stored."""

from __future__ import annotations

import msgspec

from gatekey.kernel.barrier import ids_in
from gatekey.kernel.delta import freeze, pack, thaw, unpack
from gatekey.kernel.rules import GameState


class Inner(msgspec.Struct):
    """Its fields are not in alphabetical order."""

    zeal: int
    age: int
    names: dict[str, int]


class Nested(GameState, kw_only=True):
    players: list[Inner]
    at: Inner


def test_structs_and_plain_data_freeze_to_the_same_bytes() -> None:
    state = Nested(players=[Inner(1, 2, {"b": 1, "a": 2})], at=Inner(3, 4, {}))
    frozen = freeze(state)
    assert freeze(thaw(frozen)) == frozen
    assert pack(freeze(thaw(unpack(pack(frozen))))) == pack(frozen)
    again = msgspec.msgpack.decode(pack(frozen), type=Nested)
    assert freeze(again) == frozen


def test_ids_are_found_as_values_keys_and_tails_of_references() -> None:
    view = {"hand": ["card:a#1", "b"], "c": {"at": 3}, "text": ["key", {"what": "x:y:d", "odd": 'quo"te\\'}], "n": None}
    hidden = frozenset(["a#1", "b", "c", "d", "y:d", "e", "quo"])
    assert ids_in(view, hidden) == {"a#1", "b", "c", "y:d"}
