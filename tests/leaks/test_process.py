"""Nothing that leaves the process for a viewer depends on what is hidden from them.

That is every frame, its order, size and time, every refusal, undo offer and window, the chat, the welcome and the history after a reconnect, the
answers over HTTP, and what the server logs. Method: a random game is played to many states. There everything hidden from one viewer (hands,
decks, face-down things, the seed) is dealt anew, and both states go on in servers of their own through the same public events, on a
clock of their own. The viewer must get the same bytes at the same times.

The games in ``games.py`` that let a secret out must each be caught, and a game on which the test would compare nothing must fail it.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.rules import Rules
from tests.leaks.games import LEAKY, DealsNothingAnew, DeclaresNothing, Whisper
from tests.leaks.played import Played
from tests.leaks.twins import Difference, Twins, hide_pledges
from tests.leaks.worlds import two_worlds

SOAK = os.environ.get("GATEKEY_SOAK") == "full"
STATES = 1000 if SOAK else 10
"""States that are compared for each game and number of seats."""
STEPS = 10
"""Answers that follow each of them at most."""
WHISPER = Whisper()

pytestmark = pytest.mark.timeout(7200 if SOAK else 120)


def tables() -> list[Any]:
    games = [WHISPER, *shelf().games.values()]
    return [
        pytest.param(rules, seats, id=f"{rules.id}-{seats}")
        for rules in games
        for seats in range(rules.seats[0], rules.seats[1] + 1)
    ]


async def compare(rules: Rules[Any], seats: int, states: int, folder: Path, seed: str) -> Counter[str]:
    """Compare that many states of random games. Raises :class:`Difference`, or AssertionError where nothing would be compared."""
    dice = random.Random(seed)
    viewers = [None, *range(seats)]
    async with two_worlds(rules, folder) as worlds:
        twins = Twins(worlds, dice)
        while twins.counted["welcome"] < states:
            played = Played(rules, seats, dice)
            for _ in range(dice.randrange(15)):
                played.step(dice)
            while not played.over and twins.counted["welcome"] < states:
                if played.at_rest and dice.random() < 0.1:
                    assert_declared(rules, played.stage.running.state)
                    await twins.compare(played, viewers[twins.counted["welcome"] % len(viewers)], STEPS)
                played.step(dice)
    assert twins.counted["dealt anew"] > states / 2, f"redeal of {rules.id} changes nothing"
    assert twins.counted["step"] > states / 2
    assert twins.counted["return"] == states
    return twins.counted


def assert_declared(rules: Rules[Any], state: Any) -> None:
    """What a seat alone is shown can be hidden from others, and so must be named."""
    own = any(rules.private(state, seat) for seat in range(rules.seats[0]))
    assert rules.hidden_ids(state) or not own, (
        f"{rules.id} shows a seat something of its own, but hidden_ids names nothing"
    )


@pytest.mark.parametrize(("rules", "seats"), tables())
async def test_no_byte_depends_on_what_is_hidden(
    rules: Rules[Any], seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_pledges(monkeypatch)
    counted = await compare(rules, seats, STATES, tmp_path, f"{rules.id} {seats}")
    assert counted["refusals"] > STATES
    assert counted["undo"] > 0
    if rules.standing_kinds and (seats > 2 or SOAK):
        assert counted["windows"] > 0
        assert counted["standing orders"] > 0


@pytest.mark.parametrize("leaky", LEAKY, ids=lambda leaky: leaky.__name__)
async def test_a_game_that_tells_is_caught(
    leaky: type[Whisper], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_pledges(monkeypatch)
    with pytest.raises(Difference):
        await compare(leaky(), 3, 60, tmp_path, leaky.__name__)


@pytest.mark.parametrize(("vacuous", "why"), [(DealsNothingAnew, "changes nothing"), (DeclaresNothing, "hidden_ids")])
async def test_a_game_on_which_nothing_would_be_compared_fails(
    vacuous: type[Whisper], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_pledges(monkeypatch)
    with pytest.raises(AssertionError, match=why):
        await compare(vacuous(), 3, 8, tmp_path, vacuous.__name__)
