"""The geometry of a pyramid: places, supports, neighbours, what is covered, where a card may go (BO-18 to BO-23, BO-33, BO-44)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from gatekey.games.boreal.catalogue import CARDS, WIDTHS, always_open
from gatekey.games.boreal.state import Built, Side

Spot: TypeAlias = tuple[int, int]
"""``(level, column)``."""
Pyramid: TypeAlias = Mapping[Spot, str]
"""Cards by place."""
Cards: TypeAlias = frozenset[tuple[Spot, str]]
"""A pyramid as a key."""

KEPT: Final = 1 << 15
"""Pyramids whose numbers are kept: those who look ahead come by the same ones again and again."""

FIRST: Final = "L1-first"
LEFT: Final = "L1-left"
RIGHT: Final = "L1-right"


class Target(NamedTuple):
    """A place as it is offered, and where the card lies once it is there."""

    name: str
    spot: Spot


class Opening(NamedTuple):
    """A card whose compasses count at rest, and whether it is covered nevertheless."""

    card: str
    compass: int
    covered: bool


def spot_name(spot: Spot) -> str:
    """``L2.1``."""
    return f"L{spot[0]}.{spot[1]}"


def pyramid_of(side: Side) -> dict[Spot, str]:
    """The cards of a side by place."""
    return {(b.level, b.column): b.card for b in side.pyramid}


def neighbours(at: Pyramid, spot: Spot) -> list[Spot]:
    """The filled places that touch ``spot`` (BO-44)."""
    level, c = spot
    around = (
        (level, c - 1),
        (level, c + 1),
        (level + 1, c - 1),
        (level + 1, c),
        (level - 1, c),
        (level - 1, c + 1),
    )
    return [place for place in around if place in at]


def covered(at: Pyramid, spot: Spot) -> bool:
    """Whether a card rests on it (BO-33)."""
    level, c = spot
    return (level + 1, c) in at or (level + 1, c - 1) in at


def openings(at: Pyramid) -> list[Opening]:
    """The cards whose compasses count at rest, level by level (BO-32)."""
    found = []
    for spot in sorted(at):
        card = at[spot]
        hidden = covered(at, spot)
        if not hidden or always_open(card):
            found.append(Opening(card, CARDS[card].compass, hidden))
    return found


def income(at: Pyramid) -> int:
    """Compasses of the open cards."""
    return _income(frozenset(at.items()))


@lru_cache(maxsize=KEPT)
def _income(cards: Cards) -> int:
    return sum(opening.compass for opening in openings(dict(cards)))


def targets(at: Pyramid) -> Sequence[Target]:
    """Every place that can take a card, whichever card it is, in the order of BO-62."""
    return _targets(frozenset(at))


@lru_cache(maxsize=KEPT)
def _targets(at: frozenset[Spot]) -> Sequence[Target]:
    line = sum(1 for level, _ in at if level == 1)
    if not line:
        return [Target(FIRST, (1, 1))]
    found = [Target(LEFT, (1, 1)), Target(RIGHT, (1, line + 1))] if line < WIDTHS[0] else []
    for level, width in enumerate(WIDTHS[1:], 2):
        for c in range(1, width + 1):
            if (level, c) not in at and (level - 1, c) in at and (level - 1, c + 1) in at:
                found.append(Target(spot_name((level, c)), (level, c)))
    return found


def with_card(at: Pyramid, card: str, target: Target) -> dict[Spot, str]:
    """The pyramid once the card lies there; a left end moves all others up by one (BO-20)."""
    shift = 1 if target.name == LEFT else 0
    return {(level, c + shift): other for (level, c), other in at.items()} | {target.spot: card}


def put(side: Side, card: str, target: Target) -> None:
    """Place a card on a side."""
    if target.name == LEFT:
        side.pyramid = [Built(b.card, b.level, b.column + 1) for b in side.pyramid]
    side.pyramid.append(Built(card, *target.spot))


def exchange(side: Side, one: Spot, other: Spot) -> None:
    """Exchange the cards of two places."""
    at = pyramid_of(side)
    moved = {one: at[other], other: at[one]}
    side.pyramid = [Built(moved.get((b.level, b.column), b.card), b.level, b.column) for b in side.pyramid]


def exchanged(at: Pyramid, one: Spot, other: Spot) -> dict[Spot, str]:
    """The pyramid with the cards of two places exchanged."""
    return {**at, one: at[other], other: at[one]}


def families(cards: Iterable[str]) -> set[str]:
    """The families among some cards; an archive counts for each of its own (BO-43)."""
    return {family for card in cards for family in CARDS[card].families}


def allowed(at: Pyramid, card: str, target: Target) -> bool:
    """Whether the placement rule of a card holds there, once it lies there (BO-23, BO-58)."""
    rule = CARDS[card].placement
    if rule.levels and target.spot[0] not in rule.levels:
        return False
    if not rule.next_to and not rule.not_next_to:
        return True
    after = with_card(at, card, target)
    touching = families(after[spot] for spot in neighbours(after, target.spot))
    if rule.next_to and rule.next_to not in touching:
        return False
    return not (rule.not_next_to and rule.not_next_to in touching)
