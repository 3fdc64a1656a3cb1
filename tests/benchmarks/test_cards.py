"""The card game of the benchmarks is a sound game like any other, and no installation of Gatekey offers it."""

from __future__ import annotations

import random

import pytest

from benchmarks.cards import GAME
from benchmarks.cards.workload import SEATS, CardState, usual, whole_view
from gatekey.games.registry import flaw, shelf
from gatekey.kernel.decision import Answer, Refusal
from gatekey.kernel.rules import Seen
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_answer, random_deal, seed_of
from gatekey.wire import codec

MOVES = 300


def _started(number: int) -> Running[CardState]:
    seed = seed_of("cards", number)
    return Running.start(GAME, random_deal(GAME, SEATS, random.Random(number)), seed)[0]


def test_it_could_be_put_before_players_and_is_not() -> None:
    assert flaw(GAME) == ""
    assert GAME.id not in shelf().games


def test_random_moves_keep_every_card_in_one_place() -> None:
    running, dice = _started(1), random.Random(1)
    for _ in range(MOVES):
        decision = running.awaited()[0]
        running.answer(decision.seat, random_answer(decision, dice))
        assert GAME.faults(running.state) == []
    assert running.state.rev == MOVES


def test_what_is_hidden_changes_no_byte_of_a_view() -> None:
    running = _started(2)
    for number in range(MOVES):
        for viewer in (None, *range(SEATS)):
            other = GAME.redeal(running.state, viewer, random.Random(number))
            assert GAME.faults(other) == []
            assert other.deck != running.state.deck
            assert _seen(other, viewer) == _seen(running.state, viewer)
        decision = running.awaited()[0]
        running.answer(decision.seat, random_answer(decision, random.Random(number)))


def _seen(state: CardState, viewer: int | None) -> bytes:
    """All that a viewer sees, as bytes."""
    mine = None if viewer is None else GAME.private(state, viewer)
    return bytes(codec.encode_part([GAME.public(state), mine]))


def test_the_bot_makes_the_usual_move() -> None:
    running = _started(3)
    for rev in range(MOVES):
        (decision,) = running.awaited()
        seat = decision.seat
        seen = Seen(seat, GAME.public(running.state), GAME.private(running.state, seat), decision, random.Random(0))
        answer = GAME.choose(seen)
        assert tuple(answer.amounts.values()) == usual(rev)
        running.answer(seat, answer)


@pytest.mark.parametrize("amounts", [{"h": 10}, {"s": 18}, {"h": -1}, {"x": 0}])
def test_a_place_that_is_not_there_is_refused(amounts: dict[str, int]) -> None:
    running = _started(4)
    with pytest.raises(Refusal):
        running.answer(0, Answer(amounts=amounts))
    assert running.state.rev == 0


def test_a_whole_view_is_the_open_part_and_one_hand() -> None:
    state = _started(5).state
    whole = whole_view(state, 2)
    assert [side.pop("hand") for side in whole["seats"]] == [None, None, GAME.private(state, 2)["hand"], None]
    assert whole.pop("you") == 2
    assert whole == GAME.public(state)
