"""Whole games without a network: a policy answers for each seat until nothing is left to decide."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from itertools import combinations
from typing import Any, Final, TypeAlias

import msgspec

from gatekey.kernel.decision import PASS, Amount, Answer, Decision, Option, Refusal, check, is_fixed
from gatekey.kernel.rules import Deal, Line, Rules, Seen
from gatekey.kernel.running import Running, Step

Policy: TypeAlias = Callable[[Running[Any], Decision, random.Random], Answer]
"""Answers one decision of a running game, with its own dice."""

MOST_DECISIONS: Final = 100_000
"""A game that asks more often than this is taken to have no end."""

_TRIES: Final = 8
_UNLIMITED: Final = 1 << 16


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    finished: bool
    decisions: int
    choices: Mapping[str, tuple[str, ...]]
    policies: tuple[str, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    figures: Mapping[str, int] = {}
    fault: str = ""
    """What went wrong in a game that did not finish."""


def bot(running: Running[Any], decision: Decision, dice: random.Random, name: str = "") -> Answer:
    """One of the game's own bots, the first if none is named, given what its seat may see."""
    rules, state, seat = running.rules, running.state, decision.seat
    imagine = partial(running.imagine, seat)
    return rules.choose(Seen(seat, rules.public(state), rules.private(state, seat), decision, dice, imagine, name))


def at_random(running: Running[Any], decision: Decision, dice: random.Random) -> Answer:
    """Any legal answer; each single option, and declining, equally often."""
    return random_answer(decision, dice)


POLICIES: Final[Mapping[str, Policy]] = {"bot": bot, "random": at_random}
"""Who can play any game by itself: the first of its own bots, and chance."""


def policies_of(rules: Rules[Any]) -> Mapping[str, Policy]:
    """:data:`POLICIES`, and each of the game's bots by name."""
    return {**POLICIES, **{name: partial(bot, name=name) for name in rules.bots}}


def seed_of(*parts: object) -> bytes:
    """A seed of 32 bytes that is a function of ``parts``."""
    return blake2b("/".join(map(str, parts)).encode(), digest_size=32).digest()


def random_deal(rules: Rules[Any], seats: int, dice: random.Random, options: Mapping[str, str] | None = None) -> Deal:
    """A deal with random seat choices and, where ``options`` names nothing, the default table options."""
    choices = {
        choice.id: tuple(dice.sample(choice.values, seats) if choice.distinct else dice.choices(choice.values, k=seats))
        for choice in rules.seat_choices
    }
    return Deal(seats, choices, {option.id: option.values[0] for option in rules.table_options} | dict(options or {}))


def play_game(
    rules: Rules[Any], seed: bytes, policies: Sequence[str], options: Mapping[str, str] | None = None
) -> Played:
    """Deal a game from ``seed`` and play it to its end; ``policies`` names one of :func:`policies_of` for each seat."""
    dice = random.Random(seed)
    deal = random_deal(rules, len(policies), dice, options)
    known = policies_of(rules)
    players = [known[name] for name in policies]
    names = tuple(policies)
    decisions = 0
    try:
        running, _ = Running.start(rules, deal, seed)
        while not running.over and decisions < MOST_DECISIONS:
            decision = running.awaited()[0]
            running.answer(decision.seat, players[decision.seat](running, decision, dice))
            decisions += 1
    except Exception as error:  # noqa: BLE001 - one broken game is reported, the others go on
        cause = error.__cause__ or error
        return Played(False, decisions, deal.choices, names, fault=f"{error} ({type(cause).__name__}: {cause})")
    result = rules.result(running.state)
    if result is None:
        return Played(False, decisions, deal.choices, names, fault="no result")
    figures = rules.figures(running.state)
    return Played(True, decisions, deal.choices, names, result.winners, result.scores, figures)


def every_step(
    rules: Rules[Any], seed: bytes, policies: Sequence[str]
) -> Iterator[tuple[Running[Any], Decision | None, Sequence[Line] | Step]]:
    """Play a game and hand out each moment: ``(game, None, lines of the setup)``, then ``(game, decision, step)``."""
    dice = random.Random(seed)
    known = policies_of(rules)
    players = [known[name] for name in policies]
    running, lines = Running.start(rules, random_deal(rules, len(policies), dice), seed)
    yield running, None, lines
    while not running.over:
        decision = running.awaited()[0]
        step = running.answer(decision.seat, players[decision.seat](running, decision, dice))
        yield running, decision, step


def random_answer(decision: Decision, dice: random.Random) -> Answer:
    """A legal answer to ``decision``.

    Raises:
        ValueError: there is none.
    """
    options = decision.options
    if decision.passing is not None and dice.random() * (len(options) + 1) < 1:
        return Answer((PASS,))
    if options and decision.choose == (1, 1) and not decision.amounts and not decision.limits:
        option = options[int(dice.random() * len(options))]
        if _affordable(decision.budget, option.cost) and not any(map(is_fixed, options)):
            return Answer((option.id,))
    for _ in range(_TRIES):
        answer = _attempt(decision, dice)
        if legal(decision, answer):
            return answer
    for answer in all_picks(decision):
        if legal(decision, answer):
            return answer
    if decision.passing is not None:
        return Answer((PASS,))
    raise ValueError(f"decision {decision.kind!r} of seat {decision.seat} has no legal answer")


def legal(decision: Decision, answer: Answer) -> bool:
    """Whether the decision accepts the answer."""
    try:
        check(decision, answer)
    except Refusal:
        return False
    return True


def all_picks(decision: Decision) -> Iterator[Answer]:
    """Every set of options of an allowed size, the smallest first, with every amount at its least."""
    least, most = decision.choose
    for size in range(least, min(most, len(decision.options)) + 1):
        for options in combinations(decision.options, size):
            yield Answer(tuple(option.id for option in options))


def _attempt(decision: Decision, dice: random.Random) -> Answer:
    """Draw options that fit limits and budget, then amounts from what is left of the budget."""
    least, most = decision.choose
    size = dice.randint(least, max(least, min(most, len(decision.options))))
    left = dict(decision.budget)
    for amount in decision.amounts:
        _pay(left, amount.cost, amount.least)
    chosen: list[Option] = []
    for option in sorted(decision.options, key=lambda o: (not o.fixed, _needed(decision, o), dice.random())):
        if len(chosen) >= size and not option.fixed:
            break
        room = decision.limits.get(option.group, (0, len(decision.options)))[1]
        taken = sum(1 for o in chosen if o.group == option.group)
        if option.fixed or (taken < room and _affordable(left, option.cost) >= 1):
            _pay(left, option.cost, 1)
            chosen.append(option)
    if decision.ordered:
        dice.shuffle(chosen)
    return Answer(tuple(option.id for option in chosen), {a.id: _some(a, left, dice) for a in decision.amounts})


def _needed(decision: Decision, option: Option) -> bool:
    """Sorts options of a group that must be chosen from to the front."""
    return decision.limits.get(option.group, (0, 0))[0] == 0


def _some(amount: Amount, left: dict[str, int], dice: random.Random) -> int:
    more = dice.randint(0, max(0, min(amount.most - amount.least, _affordable(left, amount.cost))))
    _pay(left, amount.cost, more)
    return amount.least + more


def _affordable(left: Mapping[str, int], cost: Mapping[str, int]) -> int:
    """How many times ``cost`` can be paid; a pool that is not named is not limited."""
    if not left:
        return _UNLIMITED
    return min((left[pool] // units for pool, units in cost.items() if units and pool in left), default=_UNLIMITED)


def _pay(left: dict[str, int], cost: Mapping[str, int], times: int) -> None:
    for pool, units in cost.items():
        if pool in left:
            left[pool] -= units * times
