"""Random answers: legal whatever a decision asks for, and all of them possible."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gatekey.kernel.decision import Amount, Decision, Option
from gatekey.kernel.selfplay import all_picks, every_step, legal, play_game, random_answer, seed_of
from gatekey.kernel.text import say
from tests.kernel.nim import NIM

TEXT = say("x")


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    """Decisions of all shapes, some of them without a legal answer."""
    small = st.integers(0, 3)
    costs = st.dictionaries(st.sampled_from(["lanterns", "hand"]), small, max_size=2)
    groups = st.sampled_from(["companion", "boost"])
    options = tuple(
        Option(f"o{i}", TEXT, draw(groups), cost=draw(costs), fixed=draw(st.integers(0, 5)) == 0)
        for i in range(draw(st.integers(0, 6)))
    )
    least = draw(small)
    least_amount = st.integers(0, 1)
    amounts = tuple(
        Amount(f"a{i}", TEXT, most=draw(small) + 1, least=draw(least_amount), cost=draw(costs)) for i in range(2)
    )
    low = draw(st.integers(0, 2))
    return Decision(
        seat=0,
        kind="commit",
        prompt=TEXT,
        options=options,
        choose=(least, least + draw(small)),
        ordered=draw(st.booleans()),
        passing=TEXT if draw(st.booleans()) else None,
        amounts=amounts[: draw(st.integers(0, 2))],
        budget=draw(st.dictionaries(st.sampled_from(["lanterns", "hand"]), st.integers(0, 6), max_size=2)),
        limits={"boost": (low, low + draw(small))} if draw(st.booleans()) else {},
    )


@given(decisions(), st.integers(0, 1000))
def test_a_random_answer_is_legal_or_there_is_none(decision: Decision, seed: int) -> None:
    try:
        answer = random_answer(decision, random.Random(seed))
    except ValueError:
        assert decision.passing is None
        assert not any(legal(decision, answer) for answer in all_picks(decision))
        return
    assert legal(decision, answer)


def test_every_single_choice_comes_up() -> None:
    decision = Decision(0, "take", TEXT, tuple(Option(f"o{i}", TEXT) for i in range(3)), passing=TEXT)
    dice = random.Random(1)
    seen = {random_answer(decision, dice).pick for _ in range(200)}
    assert seen == {("o0",), ("o1",), ("o2",), ("pass",)}


def test_a_whole_game_is_a_function_of_its_seed() -> None:
    first = play_game(NIM, seed_of("nim", 1), ["random"] * 3)
    assert first == play_game(NIM, seed_of("nim", 1), ["random"] * 3)
    assert first.finished
    assert first.decisions > 3


def test_every_step_of_a_game_is_handed_out() -> None:
    steps = list(every_step(NIM, seed_of("nim", 2), ["bot", "random"]))
    running, first, lines = steps[0]
    assert first is None
    assert len(lines) == 1
    assert running.over
    assert all(decision is not None for _, decision, _ in steps[1:])


def test_nothing_to_answer_is_an_error() -> None:
    with pytest.raises(ValueError, match="no legal answer"):
        random_answer(Decision(0, "take", TEXT, choose=(2, 2), options=(Option("a", TEXT),)), random.Random(0))
