"""No viewer receives a byte that depends on what is hidden from them (promise 7), for every game on the shelf.

In reached states everything hidden from a viewer is dealt differently, the seed included. What leaves for that viewer must stay the same: both
views, the decision asked of that seat, who else is awaited and for what, and, when the same answer is then given in both worlds and shows the
viewer nothing new, the log lines and all of the above once more.
"""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.barrier import ids_in
from gatekey.kernel.decision import PASS, Answer, Decision, Refusal, check
from gatekey.kernel.rules import Deal, GameState, Rules
from gatekey.kernel.running import Running, Step

SOAK = os.environ.get("GATEKEY_SOAK") == "full"
GAMES_PER_COUNT = 70
BATCH = 10
SPECTATOR = None

encode = msgspec.msgpack.Encoder(order="deterministic").encode


def tables() -> list[Any]:
    return [
        pytest.param(rules, seats, batch, id=f"{game}-{seats}-{batch}")
        for game, rules in shelf().games.items()
        for seats in range(rules.seats[0], rules.seats[1] + 1)
        for batch in range(GAMES_PER_COUNT // BATCH)
    ]


def deal(rules: Rules[Any], seats: int, dice: random.Random) -> Deal:
    choices = {}
    for choice in rules.seat_choices:
        values = [value.partition(":")[2] or value for value in choice.values]
        choices[choice.id] = tuple(dice.sample(values, seats) if choice.distinct else dice.choices(values, k=seats))
    return Deal(seats, choices, {option.id: dice.choice(option.values) for option in rules.table_options})


def random_answer(decision: Decision, dice: random.Random) -> Answer:
    """A legal answer, mostly random: several picks and amounts are tried within the budget."""
    if decision.passing is not None and dice.random() < 0.3:
        return Answer(pick=(PASS,))
    least, most = decision.choose
    fixed = [o.id for o in decision.options if o.fixed]
    free = [o.id for o in decision.options if not o.fixed]
    for _ in range(20):
        n = dice.randint(least, min(most, len(decision.options)))
        picks = (*fixed, *dice.sample(free, max(0, min(len(free), n - len(fixed)))))
        amounts = {a.id: dice.randint(a.least, a.most) for a in decision.amounts}
        answer = Answer(pick=picks, amounts=amounts)
        try:
            check(decision, answer)
        except Refusal:
            continue
        return answer
    if decision.passing is not None:
        return Answer(pick=(PASS,))
    return Answer(pick=(*fixed, *free[: max(0, least - len(fixed))]), amounts={a.id: a.least for a in decision.amounts})


def sent(running: Running[Any], viewer: int | None) -> bytes:
    """All that a viewer is shown of where the game stands."""
    rules, state = running.rules, running.state
    own = running.decision(viewer) if viewer is not None else None
    return encode(
        [
            rules.public(state),
            None if viewer is None else rules.private(state, viewer),
            own,
            [(d.seat, d.kind, d.window) for d in running.awaited()],
        ]
    )


def lines(step: Step, viewer: int | None) -> bytes:
    return encode([(line.seen_by(viewer), line.seat, line.depth) for line in step.lines])


def known(rules: Rules[Any], state: GameState, viewer: int | None) -> frozenset[str]:
    ids = rules.hidden_ids(state)
    seen = ids_in(rules.public(state), ids)
    return seen if viewer is None else seen | ids_in(rules.private(state, viewer), ids)


def other_world(running: Running[Any], viewer: int | None, dice: random.Random) -> Running[Any]:
    return Running(running.rules, running.rules.redeal(running.state, viewer, dice), dice.randbytes(32))


@pytest.mark.parametrize(("rules", "seats", "batch"), tables())
def test_hidden_things_reach_nobody(rules: Rules[Any], seats: int, batch: int) -> None:
    differed = compared_steps = 0
    for game in range(batch * BATCH, (batch + 1) * BATCH):
        dice = random.Random(f"{rules.id} {seats} {game}")
        running, _ = Running.start(rules, deal(rules, seats, dice), dice.randbytes(32))
        while not running.over:
            decision = running.awaited()[0]
            answer = random_answer(decision, dice)
            # A soak looks through every viewer's eyes at each step, a usual run through one drawn by lot.
            viewers = (SPECTATOR, *range(seats)) if SOAK else (dice.choice((SPECTATOR, *range(seats))),)
            if running.at_rest:
                for viewer in viewers:
                    twin = other_world(running, viewer, dice)
                    differed += twin.state_hash() != running.state_hash()
                    assert sent(twin, viewer) == sent(running, viewer), (game, viewer)
                    compared_steps += same_step(running.fork(), twin, decision.seat, answer, viewer)
            else:
                for viewer in viewers:
                    dealt = rules.redeal(running.state, viewer, dice)
                    assert encode(rules.public(dealt)) == encode(rules.public(running.state))
                    if viewer is not None:
                        assert encode(rules.private(dealt, viewer)) == encode(rules.private(running.state, viewer))
            running.answer(decision.seat, answer)
    secrets = rules.hidden_ids(running.state) or type(rules).private is not Rules.private
    assert differed > 0 or not secrets
    assert compared_steps > 0


def same_step(here: Running[Any], there: Running[Any], seat: int, answer: Answer, viewer: int | None) -> bool:
    """Give the same answer in both worlds and compare what the viewer receives. False when the worlds may rightly differ."""
    before, draws = known(here.rules, here.state, viewer), here.state.draws
    try:
        other = there.answer(seat, answer)
    except Refusal:
        return False
    step = here.answer(seat, answer)
    after = known(here.rules, here.state, viewer) | known(there.rules, there.state, viewer)
    shown = ids_in([line.seen_by(viewer) for line in (*step.lines, *other.lines)], here.rules.hidden_ids(here.state))
    shuffled = here.state.draws != draws or there.state.draws != draws
    if shuffled or not (after | shown) <= before:
        return False
    assert lines(step, viewer) == lines(other, viewer), (seat, answer, viewer)
    assert sent(here, viewer) == sent(there, viewer), (seat, answer, viewer)
    return True
