"""Answers for seats that nobody plays."""

from __future__ import annotations

import random

from gatekey.kernel.decision import PASS, Answer, Decision, Refusal, check
from gatekey.kernel.rules import Seen


def choose(seen: Seen) -> Answer:
    """A legal answer picked at random; it ends its Act phase now and then, so every game comes to an end."""
    return random_answer(seen.decision, seen.random)


def random_answer(decision: Decision, dice: random.Random, attempts: int = 20) -> Answer:
    """A random answer that the decision accepts."""
    for _ in range(attempts):
        answer = _guess(decision, dice)
        try:
            check(decision, answer)
        except Refusal:
            continue
        return answer
    return _smallest(decision)


def _guess(decision: Decision, dice: random.Random) -> Answer:
    if decision.passing is not None and dice.random() < 0.3:
        return Answer((PASS,))
    least, most = decision.choose
    pool = [o.id for o in decision.options if not o.fixed]
    fixed = [o.id for o in decision.options if o.fixed]
    low = max(0, least - len(fixed))
    n = dice.randint(low, max(low, min(most, len(decision.options)) - len(fixed)))
    picks = [*fixed, *dice.sample(pool, min(n, len(pool)))]
    dice.shuffle(picks)
    amounts = {a.id: dice.randint(a.least, a.most) for a in decision.amounts}
    return Answer(tuple(picks), {name: n for name, n in amounts.items() if n})


def _smallest(decision: Decision) -> Answer:
    """Declining where that is allowed, else the fewest picks, in the order offered."""
    if decision.passing is not None:
        return Answer((PASS,))
    fixed = [o.id for o in decision.options if o.fixed]
    others = [o.id for o in decision.options if not o.fixed]
    return Answer((*fixed, *others[: max(0, decision.choose[0] - len(fixed))]))
