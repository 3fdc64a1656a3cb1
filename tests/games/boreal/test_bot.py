"""The two bots: always legal, bounded in what they think, far better than chance, and looking ahead pays."""

from __future__ import annotations

import os
import random
from functools import partial
from typing import Any

import pytest

from gatekey.games.boreal import GAME, bot
from gatekey.games.boreal.bot import search
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from gatekey.kernel.running import Running, Step
from gatekey.kernel.selfplay import every_step, legal, play_game, seed_of

SOAK = os.environ.get("GATEKEY_SOAK") == "full"


def wins(first: str, second: str, games: int) -> tuple[int, int]:
    """How often ``first`` and ``second`` won alone, each in either seat equally often."""
    won = [0, 0]
    for number in range(games):
        policies = [first, second] if number % 2 == 0 else [second, first]
        played = play_game(GAME, seed_of(first, second, number), policies)
        assert played.finished, played.fault
        if len(played.winners) == 1:
            won[policies[played.winners[0]] == second] += 1
    return won[0], won[1]


def test_the_wanderer_beats_chance() -> None:
    won, lost = wins("wanderer", "random", 20)
    assert won >= 19
    assert lost <= 1


def test_the_surveyor_beats_the_wanderer() -> None:
    """Eight games in a usual run, 100 with GATEKEY_SOAK=full; over many it wins about three quarters."""
    games = 100 if SOAK else 8
    won, lost = wins("surveyor", "wanderer", games)
    assert won >= games * 0.55
    assert won > lost


def moments(number: int) -> list[tuple[Running[Any], Seen]]:
    """Every decision of a game of wanderers, as the surveyor would be asked it."""
    found = []
    dice = random.Random(number)
    for running, _, _ in every_step(GAME, seed_of("moments", number), ["wanderer"] * 2):
        if running.over:
            break
        here = running.fork()
        decision = here.asking[0]
        imagine = partial(here.imagine, decision.seat)
        seen = Seen(decision.seat, GAME.public(here.state), {}, decision, dice, imagine, "surveyor")
        found.append((here, seen))
    return found


def test_looking_ahead_is_bounded_and_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bounds it is a number of imagined answers."""
    counted = 0
    play = Running.answer

    def counting(running: Running[Any], seat: int, answer: Answer) -> Step:
        nonlocal counted
        counted += 1
        return play(running, seat, answer)

    monkeypatch.setattr(Running, "answer", counting)
    for _, seen in moments(1)[::4]:
        counted = 0
        answer = GAME.choose(seen)
        assert legal(seen.decision, answer)
        assert counted <= search.WORLDS * search.BREADTH * (search.DEPTH + 1)


def test_it_cannot_tell_what_is_hidden() -> None:
    """At a table dealt differently in all that is hidden, with the same dice, it answers the same."""
    for here, seen in moments(2)[::6]:
        twin = Running(GAME, GAME.redeal(here.state, seen.seat, random.Random(99)), bytes(32))
        assert twin.state.deck != here.state.deck
        answers = [
            GAME.choose(Seen(seen.seat, seen.public, {}, seen.decision, random.Random(5), imagine, "surveyor"))
            for imagine in (partial(here.imagine, seen.seat), partial(twin.imagine, seen.seat))
        ]
        assert answers[0] == answers[1]


def test_without_imagination_the_surveyor_takes_what_looks_best() -> None:
    for _, seen in moments(3)[:6]:
        plain = Seen(seen.seat, seen.public, {}, seen.decision, seen.random, bot="surveyor")
        wanderer = Seen(seen.seat, seen.public, {}, seen.decision, seen.random)
        assert GAME.choose(plain) == GAME.choose(wanderer)


def test_the_bots_are_the_ones_the_game_offers() -> None:
    assert GAME.bots == bot.BOTS == ("wanderer", "surveyor")
