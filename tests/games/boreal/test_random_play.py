"""Whole games of random answers: always an end, never a fault, and what holds at every step.

A usual run plays 50 games here, with GATEKEY_SOAK=full 2,000. ``tests/games/test_every_game.py`` plays 2,000 more.
"""

from __future__ import annotations

import os
import random

import pytest

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import CARDS, FULL
from gatekey.games.boreal.state import BorealState
from gatekey.kernel.decision import PASS, Answer
from gatekey.kernel.running import Running, Step
from gatekey.kernel.selfplay import every_step, seed_of

BATCH = 25
GAMES = 2000 if os.environ.get("GATEKEY_SOAK") == "full" else 50


@pytest.mark.parametrize("batch", range(GAMES // BATCH))
def test_random_games_are_sound_at_every_step_and_end(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        last: Running[BorealState] | None = None
        turns = 0
        for running, _, happened in every_step(GAME, seed_of("random-play", number), ["random"] * 2):
            state = running.state
            assert GAME.faults(state) == []
            assert turns <= state.turn <= turns + 1
            turns = state.turn
            if isinstance(happened, Step):
                hold_sums(happened)
            assert running.over or running.at_rest
            last = running
        assert last is not None
        ended_rightly(last.state)


def hold_sums(step: Step) -> None:
    """A number that changes is given as old, parts and new, and the parts add up (section 14)."""
    for line in step.lines:
        key, given = line.text
        if key in ("boreal-log-build", "boreal-log-build-reserve"):
            assert given["before"] - given["cost"] == given["after"]
        elif key == "boreal-log-gain":
            assert given["before"] + given["n"] - given["lost"] == given["after"]
        elif key == "boreal-log-drain":
            assert given["before"] - given["n"] + given["spared"] == given["after"]
        elif key == "boreal-log-rest":
            total = sum(part["n"] for _, part in given["parts"])
            assert given["before"] + total - given["lost"] == given["after"]
        elif key == "boreal-log-score":
            assert sum(part["n"] for _, part in given["parts"]) == given["n"]


def ended_rightly(state: BorealState) -> None:
    result = GAME.result(state)
    assert result is not None
    assert state.turn % 2 == 0, "both have had the same number of turns (BO-40)"
    full = [len(side.pyramid) == FULL for side in state.sides]
    assert any(full) == (state.completed is not None)
    assert any(full) or state.still == 3
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
    assert GAME.public(state)["result"]["winners"] == list(result.winners)
    for seat, player in enumerate(GAME.public(state)["players"]):
        assert player["points"] == sum(b["points"] for b in player["pyramid"]) == result.scores[seat]


@pytest.mark.parametrize("number", range(4))
def test_every_offered_option_is_accepted_and_nothing_else(number: int) -> None:
    dice = random.Random(number)
    for running, _, _ in every_step(GAME, seed_of("options", number), ["random"] * 2):
        if running.over or dice.random() > 0.15:
            continue
        decision = running.asking[0]
        for option in decision.options:
            fork = running.fork()
            fork.answer(decision.seat, Answer((option.id,)))
            assert GAME.faults(fork.state) == []
        assert (decision.passing is None) == (decision.kind == "explore" and bool(decision.options))
        offered = {option.id.split(":")[1] for option in decision.options if option.group == "build"}
        refused = {blocked.id.partition(":")[2] for blocked in decision.blocked if blocked.group == "build"}
        if decision.kind == "explore":
            side = running.state.sides[decision.seat]
            assert offered | refused == {c for c in (*running.state.row, *side.reserve) if c is not None}
            assert not offered & refused


def test_previews_say_what_then_happens() -> None:
    """The token after rest and the points, as the detail of a build promises them (BO-79), where no power asks."""
    checked = 0
    for number in range(6):
        for running, _, _ in every_step(GAME, seed_of("previews", number), ["random"] * 2):
            if running.over or running.asking[0].kind != "explore":
                continue
            decision = running.asking[0]
            before = GAME.public(running.state)["players"][decision.seat]["points"]
            for option in decision.options[::5]:
                fork = running.fork()
                fork.answer(decision.seat, Answer((option.id,)))
                if option.detail is None or (not fork.over and fork.asking[0].seat == decision.seat):
                    continue
                player = GAME.public(fork.state)["players"][decision.seat]
                assert option.detail[1]["rest"] == player["token"]
                if option.group == "build":
                    assert option.detail[1]["change"] == player["points"] - before
                checked += 1
    assert checked > 100


def test_a_redealt_table_hides_the_deck_and_the_archives_and_keeps_all_else() -> None:
    dice = random.Random(1)
    decks, archives = set(), set()
    for running, _, _ in every_step(GAME, seed_of("redeal"), ["random"] * 2):
        state = running.state
        dealt = GAME.redeal(state, None, dice)
        assert GAME.faults(dealt) == []
        assert GAME.public(dealt) == GAME.public(state)
        assert sum(CARDS[c].archive for c in dealt.deck) == sum(CARDS[c].archive for c in state.deck)
        decks.add(tuple(dealt.deck))
        archives.add(tuple(sorted(c for c in dealt.deck if CARDS[c].archive)))
    assert len(decks) > 10
    assert len(archives) > 5


def test_nothing_is_private() -> None:
    """Players and onlookers read and see the same (BO-51)."""
    for running, _, happened in every_step(GAME, seed_of("private"), ["random"] * 2):
        assert GAME.private(running.state, 0) == GAME.private(running.state, 1) == {}
        lines = happened.lines if isinstance(happened, Step) else happened
        assert all(not line.private for line in lines)


def test_declining_has_one_word() -> None:
    """``pass`` is the kernel's word for declining: no option may bear it."""
    for running, _, _ in every_step(GAME, seed_of("decline"), ["random"] * 2):
        for decision in running.asking:
            assert all(option.id != PASS for option in decision.options)
