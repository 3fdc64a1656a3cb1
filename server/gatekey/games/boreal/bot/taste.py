"""The worth of each option at a glance: one turn, nothing looked up, nothing imagined."""

from __future__ import annotations

from typing import Final

from gatekey.games.boreal.bot.position import COMPASS, POINT, Position, Stand, rested, worth
from gatekey.games.boreal.catalogue import CARDS, LAST
from gatekey.games.boreal.pyramid import Pyramid, Spot, Target, exchanged, targets, with_card
from gatekey.games.boreal.scoring import total
from gatekey.kernel.decision import PASS, Answer, Decision

HELD: Final = 3
"""A card in reserve is worth this fraction (one in so many) of the points it would bring if it were built."""
KEPT: Final = 2
"""Cards in reserve beyond which another is worth nothing."""


def ranked(position: Position, decision: Decision) -> list[tuple[int, str]]:
    """Every answer with its worth, the best first; equals in the order of the list."""
    me, rival = position.stands[decision.seat], position.stands[1 - decision.seat]
    found = [(_option(position, me, rival, option.id), option.id) for option in decision.options]
    if decision.passing is not None:
        found.append((worth(rested(me.token, me.at), me.at), PASS))
    return sorted(found, key=lambda item: -item[0])


def best(position: Position, decision: Decision) -> Answer:
    """The answer of the greatest worth."""
    return Answer((ranked(position, decision)[0][1],))


def _option(position: Position, me: Stand, rival: Stand, option: str) -> int:
    verb, _, choice = option.partition(":")
    if verb == "build":
        card, _, place = choice.partition(":")
        return _built(me, rival, card, place)
    if verb == "swap":
        a, b = choice.split(":")
        at = exchanged(me.at, _spot(a), _spot(b))
        return worth(rested(me.token, at), at)
    return worth(rested(me.token, me.at), me.at) + _held(me, position.row[int(choice)])


def _built(me: Stand, rival: Stand, card: str, place: str) -> int:
    after = with_card(me.at, card, target_of(me.at, place))
    instant = CARDS[card].instant
    token = min(LAST, me.token - CARDS[card].cost + instant.gain)
    taken = rival.token - max(0, rival.token - instant.drain)
    extra = POINT // 2 if instant.question else 0
    return worth(rested(token, after), after) + COMPASS * taken + extra


def _held(me: Stand, card: str) -> int:
    if len(me.reserve) >= KEPT or not me.at:
        return 0
    most = max((total(with_card(me.at, card, target)) for target in targets(me.at)), default=0)
    return max(0, POINT * (most - total(me.at)) // HELD)


def target_of(at: Pyramid, place: str) -> Target:
    """Where a card offered for ``place`` lies once it is there."""
    return next(target for target in targets(at) if target.name == place)


def _spot(name: str) -> Spot:
    level, _, column = name.removeprefix("L").partition(".")
    return int(level), int(column)
