"""Playing by a policy that sees what its seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from gatekey.client.errors import Refused
from gatekey.client.table import Table
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen

Policy: TypeAlias = Callable[[Seen], Answer]
"""Such as :meth:`gatekey.kernel.rules.Rules.choose`."""


async def play_with(seat: Table, policy: Policy, *, rng: random.Random | None = None) -> int:
    """Answer every decision of a seat until the game is over. Returns the number of answers that were taken.

    Raises:
        Refused: an answer was refused although its decision is still open.
        Ended: the connection is over for good.
    """
    dice = rng if rng is not None else random.Random()
    answers = 0
    while True:
        await seat.until(lambda view: view.over or (view.question is not None and not view.stale))
        view = seat.view
        if view.over or view.question is None or view.seat is None:
            return answers
        question = view.question
        answer = policy(Seen(view.seat, view.public or {}, view.private or {}, question.decision, dice))
        try:
            await seat.answer(*answer.pick, **answer.amounts)
        except Refused:
            now = seat.view.question
            if now is not None and now.ask == question.ask:
                raise
            # Somebody else of this seat (another device, a stand-in) was faster.
            continue
        answers += 1
