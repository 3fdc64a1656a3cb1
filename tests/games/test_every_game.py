"""Random games of every game on the shelf, for every number of seats: each ends, nothing impossible ever stands on the table, every offered
option is taken and no other.

A usual run plays 500 games for each number of seats, and 2,000 of a game that has but one; with GATEKEY_SOAK=full 10,000 of each.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.decision import PASS, Answer, Decision, Refusal
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import legal, random_answer, random_deal, seed_of

FULL = os.environ.get("GATEKEY_SOAK") == "full"
BATCH = 50
TRIED = 0.01
"""Share of the decisions at which every option is tried on a fork."""


def games_of(rules: Rules[Any]) -> int:
    """How many games are played for each number of seats."""
    least, most = rules.seats
    return 10_000 if FULL else 2000 if least == most else 500


def tables() -> list[Any]:
    return [
        pytest.param(rules, seats, batch, id=f"{game}-{seats}-{batch}")
        for game, rules in shelf().games.items()
        for seats in range(rules.seats[0], rules.seats[1] + 1)
        for batch in range(games_of(rules) // BATCH)
    ]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("rules", "seats", "batch"), tables())
def test_random_games_are_sound_at_every_step_and_end(rules: Rules[Any], seats: int, batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        dice = random.Random(f"{rules.id} {seats} {number}")
        options = {option.id: dice.choice(option.values) for option in rules.table_options}
        deal = random_deal(rules, seats, dice, options)
        running, _ = Running.start(rules, deal, seed_of("every-game", seats, number))
        once_offered: set[str] = set()
        while not running.over:
            assert rules.faults(running.state) == []
            decision = dice.choice(running.awaited())
            if dice.random() < TRIED:
                offered_is_taken(running, decision)
                other_is_refused(running, decision, once_offered)
            once_offered |= {option.id for option in decision.options}
            running.answer(decision.seat, random_answer(decision, dice))
        assert rules.faults(running.state) == []
        ended(rules, running)


def ended(rules: Rules[Any], running: Running[Any]) -> None:
    result = rules.result(running.state)
    assert result is not None
    assert result.winners
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


def offered_is_taken(running: Running[Any], decision: Decision) -> None:
    for answer in single_answers(decision):
        fork = running.fork()
        fork.answer(decision.seat, answer)
        assert running.rules.faults(fork.state) == []


def single_answers(decision: Decision) -> Iterator[Answer]:
    """For every option the smallest answer with it that is legal, if there is one, and declining."""
    least = decision.choose[0]
    for option in decision.options:
        others = [o.id for o in decision.options if o.id != option.id and not o.fixed]
        fixed = [o.id for o in decision.options if o.fixed and o.id != option.id]
        answer = Answer((option.id, *fixed, *others[: max(0, least - 1 - len(fixed))]))
        assert legal(decision, answer) or decision.limits or decision.budget
        if legal(decision, answer):
            yield answer
    if decision.passing is not None:
        yield Answer((PASS,))


def other_is_refused(running: Running[Any], decision: Decision, once_offered: set[str]) -> None:
    """Options of earlier decisions and those shown as blocked are refused, to this seat and to others, and change nothing."""
    before, asking = running.state_hash(), running.asking
    offered = {name for option in decision.options for name in (option.id, *option.also)}
    blocked = {b.id for b in decision.blocked}
    for option_id in sorted((once_offered | blocked | {"", "no such option"}) - offered):
        with pytest.raises(Refusal):
            running.answer(decision.seat, Answer((option_id,)))
    if decision.passing is None:
        with pytest.raises(Refusal):
            running.answer(decision.seat, Answer((PASS,)))
    for seat in {d.seat + 1 for d in running.asking} - {d.seat for d in running.asking}:
        with pytest.raises(Refusal):
            running.answer(seat, Answer((decision.options[0].id,) if decision.options else (PASS,)))
    assert (running.state_hash(), running.asking) == (before, asking)
