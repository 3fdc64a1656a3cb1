"""Games that could be the one a seat sits in."""

from __future__ import annotations

import random

from gatekey.kernel.decision import pick
from gatekey.kernel.rules import Deal, Seen
from gatekey.kernel.running import Running
from tests.kernel.nim import NIM, NimState

SEED = b"imagination".ljust(32)


def begun() -> Running[NimState]:
    return Running.start(NIM, Deal(3, {}, {}), SEED)[0]


def test_what_the_seat_sees_stays_and_what_is_hidden_is_dealt_anew() -> None:
    real = begun()
    before = real.state_hash()
    hands, seeds = set(), set()
    for number in range(20):
        imagined = real.imagine(1, random.Random(number))
        assert imagined is not None
        assert NIM.private(imagined.state, 1) == NIM.private(real.state, 1)
        assert NIM.public(imagined.state) == NIM.public(real.state)
        assert imagined.asking == real.asking
        hands.add(tuple(imagined.state.hands[0]))
        seeds.add(imagined.seed)
        imagined.answer(0, pick("take:3"))
    assert len(hands) > 5
    assert len(seeds) == 20
    assert SEED not in seeds
    assert real.state_hash() == before


def test_the_same_dice_imagine_the_same_game() -> None:
    real = begun()
    one, other = (real.imagine(0, random.Random(7)) for _ in range(2))
    assert one is not None
    assert other is not None
    assert (one.state_hash(), one.seed) == (other.state_hash(), other.seed)


def test_between_two_rest_points_there_is_none() -> None:
    real = begun()
    real.answer(0, pick("take:1"))
    assert not real.at_rest
    assert real.imagine(1, random.Random(1)) is None


def test_a_bot_at_the_far_end_of_a_network_has_no_imagination() -> None:
    decision = begun().asking[0]
    seen = Seen(0, {}, {}, decision, random.Random(1))
    assert seen.imagine(seen.random) is None
    assert seen.bot == ""
