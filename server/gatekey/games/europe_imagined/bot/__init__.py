"""A sensible player: it plans one turn ahead from what its seat sees, and looks at nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gatekey.games.europe_imagined.bot import act, choices, fights
from gatekey.games.europe_imagined.bot.position import Position
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Seen
from gatekey.kernel.selfplay import legal, random_answer

__all__ = ["choose"]

_BY_KIND: Final[dict[str, Callable[[Position, Decision], Answer]]] = {
    "act": act.act,
    "stride": act.movement,
    "sail": act.movement,
    "explore": act.movement,
    "reroute": act.movement,
    "dismiss": choices.dismiss,
    "target": choices.target,
    "rest": choices.rest,
    "look": choices.look,
    "peek": choices.accept,
    "meddle": fights.meddle,
    "commit": fights.commit,
    "duel_attack": fights.attack,
    "duel_defence": fights.defend,
    "duel_defence_boost": fights.boost,
    "duel_attack_boost": fights.boost,
    "prize": fights.prize,
    "send": fights.send,
    "retreat": fights.retreat,
    "discard": choices.give_up,
    "exhaust": choices.tire,
    "order": choices.accept,
    "dawn": choices.accept,
    "reserve": choices.keep,
}


def choose(seen: Seen) -> Answer:
    """An answer to the decision, always a legal one."""
    decision = seen.decision
    player = _BY_KIND.get(decision.kind)
    if player is not None:
        answer = player(Position(seen), decision)
        if legal(decision, answer):
            return answer
    return random_answer(decision, seen.random)
