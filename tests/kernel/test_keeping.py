"""Following a state from step to step: the same patches and bytes as comparing it whole, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.decision import Part
from gatekey.kernel.delta import diff_frozen, freeze, pack, thaw
from gatekey.kernel.keeping import follow, keep, plain
from gatekey.kernel.packing import Packing
from gatekey.kernel.rules import GameState
from gatekey.kernel.selfplay import every_step, seed_of

pack_plain = msgspec.msgpack.Encoder().encode
"""With the keys of maps in the order in which they stand."""


class Inner(msgspec.Struct):
    n: int
    items: list[str] = []
    more: dict[str, int] = {}


class Outer(GameState, kw_only=True):
    inner: Inner
    several: list[Inner] = []
    parts: list[Part] = []
    maybe: Inner | None = None
    perhaps: list[Inner] | None = None


def outer(**fields: Any) -> Outer:
    return Outer(**{"inner": Inner(1, ["a", "b"], {"x": 1}), "several": [Inner(n) for n in range(3)], **fields})


CHANGES = [
    outer(),
    outer(draws=3),
    outer(inner=Inner(1, ["a", "c"], {"x": 1})),
    outer(inner=Inner(1, ["b"], {"y": 2})),
    outer(several=[Inner(0), Inner(7), Inner(1), Inner(2, ["new"])]),
    outer(several=[Inner(2)]),
    outer(several=[]),
    outer(maybe=Inner(5, ["z"])),
    outer(parts=[Part(("key", {"what": "card:a"}), 2), Part(("key", {}), 0, "card:b")]),
    outer(parts=[Part(("key", {"what": "card:c"}), 2)]),
    outer(perhaps=[Inner(1), Inner(2)]),
    outer(perhaps=[Inner(3)], several=[Inner(0), Inner(1), Inner(2), Inner(3)]),
    outer(perhaps=[]),
]


@pytest.mark.parametrize("old", CHANGES)
@pytest.mark.parametrize("new", CHANGES)
def test_the_patch_is_the_difference_of_both_as_plain_data(old: Outer, new: Outer) -> None:
    kept, patch = follow(keep(old), new)
    assert pack_plain(patch) == pack_plain(diff_frozen(freeze(old), freeze(new)))
    assert kept == new
    assert Packing.of(old).after(new, patch or {}).packed == pack(freeze(new)) == Packing.of(new).packed


def test_a_list_that_was_gone_and_came_back_is_packed_as_it_is_now() -> None:
    one, two, three = Inner(1), Inner(2), Inner(3)
    before = outer(perhaps=[one, two])
    kept, packing = keep(before), Packing.of(before)
    for perhaps in ([one, two, three], None, [one, three], [one, three, two], [], None, []):
        state = outer(perhaps=perhaps)
        kept, patch = follow(kept, state)
        packing = packing.after(state, patch or {})
        assert packing.packed == pack(freeze(state))


@pytest.mark.parametrize("first", CHANGES)
def test_a_long_way_of_changes_is_packed_to_the_same_bytes(first: Outer) -> None:
    kept, packing = keep(first), Packing.of(first)
    for state in (*CHANGES, *reversed(CHANGES), *CHANGES[::3]):
        kept, patch = follow(kept, state)
        packing = packing.after(state, patch or {})
        assert packing.packed == pack(freeze(state))


def test_what_is_kept_does_not_change_with_the_state() -> None:
    state = outer(maybe=Inner(1, ["a"]))
    kept, _ = follow(keep(outer()), state)
    before = plain(kept)
    state.inner.items.append("c")
    state.several[1].more["q"] = 1
    state.maybe.items.pop()
    assert plain(kept) == before


@pytest.mark.parametrize("game", sorted(shelf().games))
@pytest.mark.parametrize("number", range(3))
def test_every_step_of_a_game_has_the_patch_of_its_states_frozen_whole(game: str, number: int) -> None:
    rules = shelf().games[game]
    seats = rules.seats[number % 2]
    before = None
    for running, _, happened in every_step(rules, seed_of("follow", game, number), ["random"] * seats):
        now = freeze(running.state)
        assert running.frozen == now
        if before is not None:
            assert pack_plain(happened.patch) == pack_plain(diff_frozen(before, now))
            assert thaw(now) == plain(running.state)
        before = now
