"""What a choice leads to, in a sentence, from public facts alone (BO-65, BO-79 to BO-81)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gatekey.games.boreal.catalogue import BONUS, CARDS, LAST
from gatekey.games.boreal.pyramid import (
    KEPT,
    Cards,
    Pyramid,
    Spot,
    Target,
    covered,
    exchanged,
    income,
    pyramid_of,
    with_card,
)
from gatekey.games.boreal.scoring import points_at, total
from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.words import card_ref, names
from gatekey.kernel.text import Text, say


def token_after_rest(at: Pyramid, token: int) -> int:
    """Where rest moves a token from ``token`` (BO-32, BO-34, BO-36)."""
    return min(LAST, token + income(at) + BONUS[token])


def token_after_build(card: str, token: int) -> int:
    """The builder's token after paying and the card's own gain."""
    return min(LAST, token - CARDS[card].cost + CARDS[card].instant.gain)


@lru_cache(maxsize=KEPT)
def of_build(cards: Cards, purse: int, card: str, target: Target) -> Text:
    """Purse, rest, points and what is covered, when ``card`` joins the pyramid of ``cards``."""
    at = dict(cards)
    after = with_card(at, card, target)
    token = token_after_build(card, purse)
    below = _covers(after, target.spot)
    return say(
        "boreal-detail-build",
        cost=CARDS[card].cost,
        left=purse - CARDS[card].cost,
        rest=token_after_rest(after, token),
        here=points_at(after, target.spot),
        change=total(after) - total(at),
        over=len(below),
        covers=names(map(card_ref, below)),
        power=say(f"boreal-power-{power_of(card)}", n=_power_size(card)),
    )


def power_of(card: str) -> str:
    """The word of a card's instant power; ``none`` when it has none."""
    instant = CARDS[card].instant
    return "gain" if instant.gain else "drain" if instant.drain else instant.question or "none"


def _power_size(card: str) -> int:
    return CARDS[card].instant.gain or CARDS[card].instant.drain


def _covers(after: Pyramid, spot: Spot) -> Sequence[str]:
    """The cards that only a card on ``spot`` covers."""
    without = {other: card for other, card in after.items() if other != spot}
    below = ((spot[0] - 1, spot[1]), (spot[0] - 1, spot[1] + 1))
    return [after[place] for place in below if place in without and not covered(without, place)]


def of_reserve(state: BorealState, seat: int, card: str) -> Text:
    """Rest, and what the card is."""
    side = state.sides[seat]
    rest = token_after_rest(pyramid_of(side), side.token)
    return say("boreal-detail-archive" if CARDS[card].archive else "boreal-detail-reserve", rest=rest)


def of_swap(state: BorealState, seat: int, one: Spot, other: Spot) -> Text:
    """The change in compasses and points so far."""
    at = pyramid_of(state.sides[seat])
    after = exchanged(at, one, other)
    return say(
        "boreal-detail-swap",
        before=total(at),
        after=total(after),
        open=income(at),
        opened=income(after),
    )
