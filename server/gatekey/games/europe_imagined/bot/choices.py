"""The bot's smaller choices: what to give up, ready, look at, put back and keep."""

from __future__ import annotations

from collections.abc import Callable

from gatekey.games.europe_imagined.bot import worth
from gatekey.games.europe_imagined.bot.position import Position
from gatekey.games.europe_imagined.catalogue import CARDS, LEGENDS, MEMBERS, TILES, base
from gatekey.kernel.decision import PASS, Answer, Decision, Option


def give_up(position: Position, decision: Decision) -> Answer:
    """Discard the cards that are worth least."""
    return _lowest(decision, lambda option: worth.card(position, _tail(option)))


def tire(position: Position, decision: Decision) -> Answer:
    """Exhaust the weakest Companions."""
    return _lowest(decision, lambda option: float(_strength(_tail(option))))


def dismiss(position: Position, decision: Decision) -> Answer:
    """Dismiss the Companion that is worth least."""
    return _lowest(
        decision, lambda option: worth.companion(position, base(_tail(option))) + 0.01 * _strength(_tail(option))
    )


def target(position: Position, decision: Decision) -> Answer:
    """Ready one's own strongest; hold down the strongest of the rival who leads."""

    def gain(option: Option) -> float:
        seats = [int(ref.partition(":")[2]) for ref in option.touches if ref.startswith("seat:")]
        lead = sum(int(position.players[seat]["renown"]) for seat in seats if seat != position.seat)
        return _strength(_tail(option)) + 0.1 * lead

    most = min(decision.choose[1], len(decision.options))
    chosen = sorted(decision.options, key=gain, reverse=True)[:most]
    return Answer(tuple(option.id for option in chosen))


def rest(position: Position, decision: Decision) -> Answer:
    """Ready a Companion that matters, else draw."""
    ready = [option for option in decision.options if option.id.startswith("ready:")]
    if ready:
        best = max(ready, key=lambda option: _strength(_tail(option)))
        if _strength(_tail(best)) >= 2 or decision.option("draw") is None:
            return Answer((best.id,))
    return Answer(("draw",)) if decision.option("draw") is not None else Answer((decision.options[0].id,))


def look(position: Position, decision: Decision) -> Answer:
    """Take, or put on top, what is worth most."""

    def gain(option: Option) -> float:
        identity = base(_tail(option))
        if identity in CARDS:
            return worth.card(position, _tail(option))
        if identity in LEGENDS:
            return float(-LEGENDS[identity].might)
        return worth.new_tile(position, identity, 2) if identity in TILES else 0.0

    chosen = sorted(decision.options, key=gain, reverse=True)[: max(1, decision.choose[0])]
    return Answer(tuple(option.id for option in chosen))


def accept(position: Position, decision: Decision) -> Answer:
    """The first thing on offer."""
    return Answer((decision.options[0].id,)) if decision.options else Answer((PASS,))


def keep(position: Position, decision: Decision) -> Answer:
    """Keep as much Reserve as may be kept."""
    return Answer((), {amount.id: amount.most for amount in decision.amounts})


def _lowest(decision: Decision, cost: Callable[[Option], float]) -> Answer:
    chosen = sorted(decision.options, key=cost)[: max(1, decision.choose[0])]
    return Answer(tuple(option.id for option in chosen))


def _tail(option: Option) -> str:
    """The id an option is about, without its verb and seat."""
    return option.id.rpartition(":")[2]


def _strength(identity: str) -> int:
    member = MEMBERS.get(base(identity))
    return member.strength if member is not None else 0
