"""What is answered for a seat that gives no answer in time (BO-53, BO-62)."""

from __future__ import annotations

from gatekey.games.boreal.catalogue import CARDS
from gatekey.kernel.decision import PASS, Answer, Decision, Option


def overdue(decision: Decision) -> Answer:
    """Decline what may be declined; else reserve the first slot, archives last; else the first build."""
    if decision.passing is not None:
        return Answer((PASS,))
    reserves = [option for option in decision.options if option.group == "reserve"]
    return Answer((min(reserves, key=_archive, default=decision.options[0]).id,))


def _archive(option: Option) -> bool:
    return CARDS[option.touches[0].partition(":")[2]].archive
