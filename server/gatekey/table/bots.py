"""Seats that answer by themselves: bots, stand-ins, and those who gave up."""

from __future__ import annotations

import logging
import random
from typing import Any

from gatekey.kernel.decision import Answer
from gatekey.kernel.delta import thaw
from gatekey.kernel.rules import Rules, Seen
from gatekey.kernel.selfplay import legal, random_answer
from gatekey.store.records import SeatRecord
from gatekey.table.stage import Scene

log = logging.getLogger(__name__)


def plays_itself(seat: SeatRecord) -> bool:
    """Whether the game's bot answers for that seat."""
    return seat.kind == "bot" or seat.stand_in or seat.conceded


def bot_answer(rules: Rules[Any], scene: Scene, seat: int, dice: random.Random) -> Answer:
    """What the game's bot answers, from what its seat sees. A bot that fails or answers badly must not stop the table: then any legal
    answer will do.
    """
    decision = scene.asks[seat].decision
    try:
        answer = rules.choose(Seen(seat, thaw(scene.public), thaw(scene.private[seat]), decision, dice))
    except Exception:
        log.exception("the bot of %s failed on %s", rules.id, decision.kind)
    else:
        if legal(decision, answer):
            return answer
        log.error("the bot of %s gave an illegal answer to %s", rules.id, decision.kind)
    return random_answer(decision, dice)
