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
]


@pytest.mark.parametrize("old", CHANGES)
@pytest.mark.parametrize("new", CHANGES)
def test_the_patch_is_the_difference_of_both_as_plain_data(old: Outer, new: Outer) -> None:
    kept, patch = follow(keep(old), new)
    assert pack_plain(patch) == pack_plain(diff_frozen(freeze(old), freeze(new)))
    assert kept == new
    assert Packing.of(old).after(new, patch or {}).packed == pack(freeze(new)) == Packing.of(new).packed


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
