"""A guided first game: a game like any other, from a deal that lets what is to be learnt come up early.

The deal is not written by hand. The server draws secrets for the shuffles, as for every table, until one deals what the game asks of a
lesson (:meth:`gatekey.kernel.rules.Rules.teaches`). Pledge, log and ``gatekey verify`` are as everywhere; but since the secret was chosen
with the player's nonce in hand, the pledge does not say that nobody chose the deal. So the table is marked, for everybody to see.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from gatekey.kernel.decision import Refusal
from gatekey.kernel.rules import Deal, Lesson, Rules
from gatekey.kernel.text import say
from gatekey.store.records import Opening, TableRecord
from gatekey.table import lobby
from gatekey.table.seed import new_secret, seed_from

log = logging.getLogger(__name__)

MARK: Final = "lesson"
"""The option that marks the table of a lesson. It is not offered anywhere: only opening a lesson sets it."""
ON: Final = "on"
MOST_DRAWS: Final = 20_000


def lesson_of(rules: Rules[Any], seats: int) -> Lesson:
    """The lesson of a game; refuses ``no_lesson`` where there is none, ``seats`` for another number of seats."""
    lesson = rules.lesson
    if lesson is None:
        raise Refusal("no_lesson", say("table-no-lesson"))
    if seats != lesson.seats:
        raise Refusal("seats", say("table-seats", least=lesson.seats, most=lesson.seats))
    return lesson


def furnish(record: TableRecord, rules: Rules[Any], lesson: Lesson) -> None:
    """Put the bots on their seats, let everybody play what the lesson says, and mark the table."""
    for seat in range(1, lesson.seats):
        lobby.bot(record, rules, seat, True)
    for choice, values in sorted(lesson.choices.items()):
        for seat, value in enumerate(values):
            lobby.choose(record, rules, seat, choice, value)
    record.options |= lobby.checked_options(rules, dict(lesson.options)) | {MARK: ON}


def teaching_secret(rules: Rules[Any], opening: Opening) -> bytes:
    """A secret whose deal teaches. It may take a moment: run it in a thread.

    A deal that is not found in so many draws is no reason to play no game: then it is any.
    """
    deal = Deal(len(opening.nonces), opening.choices, opening.options)
    for _ in range(MOST_DRAWS):
        secret = new_secret()
        state, _lines = rules.setup(deal, seed_from(secret, opening.nonces))
        if rules.teaches(state):
            return secret
    log.warning("no deal of %s suits its lesson", rules.id)
    return new_secret()
