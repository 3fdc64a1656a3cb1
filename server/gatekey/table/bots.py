"""Seats that answer by themselves: bots, stand-ins, and those who gave up."""

from __future__ import annotations

import logging
import random
from functools import partial
from typing import Any

from gatekey.kernel.decision import Answer
from gatekey.kernel.keeping import plain
from gatekey.kernel.rules import Rules, Seen
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import legal, random_answer
from gatekey.store.records import SeatRecord
from gatekey.table.stage import Scene

log = logging.getLogger(__name__)

BOT = "bot"
"""The pick of a seat that says which of the game's bots plays it; its values are references ``bot:<id>``."""


def plays_itself(seat: SeatRecord) -> bool:
    """Whether the game's bot answers for that seat."""
    return seat.kind == "bot" or seat.stand_in or seat.conceded


def bot_answer(running: Running[Any], scene: Scene, seat: int, dice: random.Random, name: str) -> Answer:
    """What a bot of the game answers, from what its seat sees. A bot that fails or answers badly must not stop the table: then the
    game's own rule for who does not answer holds, and where there is none any legal answer will do.

    It may take a while, and runs in a thread; nothing of ``running`` may change until it is done.
    """
    rules, decision = running.rules, scene.asks[seat].decision
    view = plain(scene.public), plain(scene.private[seat])
    try:
        answer = rules.choose(Seen(seat, *view, decision, dice, partial(running.imagine, seat), name))
    except Exception:
        log.exception("the bot of %s failed on %s", rules.id, decision.kind)
    else:
        if legal(decision, answer):
            return answer
        log.error("the bot of %s gave an illegal answer to %s", rules.id, decision.kind)
    return rules.overdue(decision) or random_answer(decision, dice)


def name_of(rules: Rules[Any], seat: SeatRecord) -> str:
    """Which of the game's bots answers for a seat; empty for the game's first."""
    name = seat.choices.get(BOT, "").removeprefix(f"{BOT}:")
    return name if name in rules.bots else ""
