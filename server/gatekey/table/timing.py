"""The turn clock: a setting of every table, whatever is played there. It gives each answer a time; when that is over, the rules of the game
say what is answered, else what can be declined is declined, else the bot answers."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from gatekey.kernel.decision import PASS, Answer, Decision
from gatekey.kernel.rules import Line, Rules, TableOption
from gatekey.kernel.selfplay import legal
from gatekey.kernel.text import say

log = logging.getLogger(__name__)

NONE: Final = "none"
CLOCK: Final = TableOption("table-clock", say("table-clock"), (NONE, "60", "180", "600"))
"""Seconds for each answer."""


def table_options(rules: Rules[Any]) -> tuple[TableOption, ...]:
    """All settings of a table at which that game is played: the game's, and the house's own."""
    return (*rules.table_options, CLOCK)


def answer_seconds(options: Mapping[str, str]) -> float | None:
    """How long an answer may take; None: as long as it wants."""
    value = options.get(CLOCK.id, NONE)
    return None if value == NONE else float(value)


def clock_answer(rules: Rules[Any], decision: Decision) -> Answer | None:
    """What the clock answers by the rules of the game, or by declining; None: the bot must say."""
    try:
        answer = rules.overdue(decision)
    except Exception:
        log.exception("%s does not say what the clock answers to %s", rules.id, decision.kind)
        answer = None
    if answer is None and decision.passing is not None:
        answer = Answer((PASS,))
    return answer if answer is not None and legal(decision, answer) else None


def clock_line(rules: Rules[Any], seat: int) -> Line:
    """Why the answer that follows is not the seat's own."""
    who = f"seat:{seat}"
    if rules.overdue_rule:
        return Line(say("log-clock-by", who=who, rule=f"rule:{rules.overdue_rule}"), seat)
    return Line(say("log-clock", who=who), seat)
