"""The bot plays whole games from what its seat sees, always legally, quickly, and far better than chance."""

from __future__ import annotations

import random

import pytest

from gatekey.games.europe_imagined import GAME, bot
from gatekey.kernel.decision import Answer, Decision, Option
from gatekey.kernel.rules import Seen
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import legal, play_game, random_deal, seed_of
from gatekey.kernel.text import say

GAMES = 60


def test_one_bot_beats_two_random_players() -> None:
    wins = 0
    for number in range(GAMES):
        policies = ["random"] * 3
        policies[number % 3] = "bot"
        played = play_game(GAME, seed_of("bot", number), policies)
        assert played.finished, played.fault
        wins += played.winners == (number % 3,)
    assert wins > 0.75 * GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("currency", ["renown", "lanterns"])
def test_bots_among_themselves_finish_and_score(seats: int, currency: str) -> None:
    for number in range(4):
        played = play_game(GAME, seed_of("bots", seats, number), ["bot"] * seats, {"claim_currency": currency})
        assert played.finished, played.fault
        assert max(played.scores) >= 15
        assert played.figures["legends_overcome"] >= seats


def every_decision(seats: int, number: int) -> list[tuple[Seen, Answer]]:
    """All answers of a game of bots, with what each was given."""
    seed = seed_of("watched", seats, number)
    dice = random.Random(seed)
    running, _ = Running.start(GAME, random_deal(GAME, seats, dice), seed)
    answers = []
    while not running.over:
        decision = running.awaited()[0]
        seat = decision.seat
        seen = Seen(seat, GAME.public(running.state), GAME.private(running.state, seat), decision, dice)
        answer = GAME.choose(seen)
        answers.append((seen, answer))
        running.answer(seat, answer)
    return answers


def test_it_never_falls_back_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def chance(decision: Decision, dice: random.Random) -> Answer:
        raise AssertionError(f"no plan for {decision.kind}: {[o.id for o in decision.options]}")

    monkeypatch.setattr(bot, "random_answer", chance)
    for number in range(5):
        assert every_decision(4, number)


def test_the_same_view_gives_the_same_answer_whatever_is_hidden() -> None:
    """What it is given is plain data of its own seat; a second asking with other dice may not matter either."""
    for seen, answer in every_decision(3, 1)[::5]:
        again = Seen(seen.seat, seen.public, seen.private, seen.decision, random.Random(99))
        assert GAME.choose(again) == answer


def test_an_unknown_decision_is_answered_legally() -> None:
    seen, _ = every_decision(2, 1)[0]
    decision = Decision(seen.seat, "riddle", say("x"), (Option("a", say("x")), Option("b", say("x"))), choose=(2, 2))
    answer = GAME.choose(Seen(seen.seat, seen.public, seen.private, decision, random.Random(1)))
    assert legal(decision, answer)
