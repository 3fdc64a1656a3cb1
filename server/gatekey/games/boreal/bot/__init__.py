"""Two players: one that takes what looks best now, and one that looks ahead over imagined games."""

from __future__ import annotations

from typing import Final

from gatekey.games.boreal.bot import search, taste
from gatekey.games.boreal.bot.position import from_public
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen

__all__ = ["BOTS", "choose"]

BOTS: Final = ("wanderer", "surveyor")
"""By name, the default first."""


def choose(seen: Seen) -> Answer:
    """The answer of the bot that is asked, always a legal one."""
    ranked = taste.ranked(from_public(seen.public), seen.decision)
    if seen.bot == "surveyor" and (answer := search.look_ahead(seen, ranked)) is not None:
        return answer
    return Answer((ranked[0][1],))
