"""What each card of a pyramid scores, and who has won (BO-42 to BO-47)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gatekey.games.boreal.catalogue import CARDS, FAMILIES, WIDTHS, Score
from gatekey.games.boreal.pyramid import KEPT, Cards, Pyramid, Spot, families, neighbours, pyramid_of
from gatekey.games.boreal.state import BorealState, Points, Side
from gatekey.games.boreal.words import card_ref
from gatekey.kernel.text import Text, say


def total(at: Pyramid) -> int:
    """Points of the whole pyramid as it lies (BO-64)."""
    return _total(frozenset(at.items()))


@lru_cache(maxsize=KEPT)
def _total(cards: Cards) -> int:
    at = dict(cards)
    return sum(points_at(at, spot) for spot in at)


def points(at: Pyramid) -> dict[Spot, int]:
    """Points of each card, level by level."""
    return {spot: points_at(at, spot) for spot in sorted(at)}


def points_at(at: Pyramid, spot: Spot) -> int:
    """Points of one card."""
    score = CARDS[at[spot]].score
    if score.copy_right:
        right = (spot[0], spot[1] + 1)
        return points_at(at, right) if right in at else 0
    if score.best_neighbour:
        best = best_neighbour(at, spot)
        return points_at(at, best) if best is not None else 0
    if score.by_level:
        return score.by_level[spot[0] - 1]
    if score.fixed is not None:
        return score.fixed
    return _times(at, spot, score) * _each(score)


def best_neighbour(at: Pyramid, spot: Spot) -> Spot | None:
    """The neighbour with the most points, copies of the right-hand card left out (BO-45); the first of equals."""
    able = [other for other in neighbours(at, spot) if not CARDS[at[other]].score.copy_right]
    return max(able, key=lambda other: points_at(at, other), default=None)


def _each(score: Score) -> int:
    count = score.per_family or score.per_neighbour
    return count.n if count else score.per_neighbour_family or score.all_families or score.per_full_level


def _times(at: Pyramid, spot: Spot, score: Score) -> int:
    """How often the points of a conditional score count."""
    around = [at[other] for other in neighbours(at, spot)]
    if score.per_family:
        return sum(score.per_family.family in CARDS[card].families for card in at.values())
    if score.per_neighbour:
        return sum(score.per_neighbour.family in CARDS[card].families for card in around)
    if score.per_neighbour_family:
        return len(families(around))
    if score.all_families:
        return int(len(families(at.values())) == len(FAMILIES))
    return sum(sum(level == n for level, _ in at) == width for n, width in enumerate(WIDTHS, 1))


def explained(side: Side) -> list[Points]:
    """Every card's points with how they come about, level by level (BO-76)."""
    at = pyramid_of(side)
    return [Points(at[spot], *spot, n, _how(at, spot)) for spot, n in points(at).items()]


def _how(at: Pyramid, spot: Spot) -> Text:
    score = CARDS[at[spot]].score
    if score.copy_right:
        right = (spot[0], spot[1] + 1)
        return say("boreal-how-copy", card=card_ref(at[right])) if right in at else say("boreal-how-no-right")
    if score.best_neighbour:
        best = best_neighbour(at, spot)
        return say("boreal-how-best", card=card_ref(at[best])) if best is not None else say("boreal-how-alone")
    if score.by_level:
        return say("boreal-how-level", level=spot[0])
    if score.fixed is not None:
        return say("boreal-how-fixed")
    times, each = _times(at, spot, score), _each(score)
    if score.per_family:
        return say("boreal-how-family", times=times, n=each, family=f"family:{score.per_family.family}")
    if score.per_neighbour:
        return say("boreal-how-neighbour", times=times, n=each, family=f"family:{score.per_neighbour.family}")
    word = "families" if score.per_neighbour_family else "all" if score.all_families else "levels"
    return say(f"boreal-how-{word}", times=times, n=each)


def winners(state: BorealState, totals: Sequence[int]) -> tuple[list[int], Text | None]:
    """Most points; then more compasses; then fewer cards in reserve; then together (BO-46, BO-47). With the tie-break that decided."""
    sides = state.sides
    if totals[0] != totals[1]:
        return [int(totals[1] > totals[0])], None
    if sides[0].token != sides[1].token:
        seat = int(sides[1].token > sides[0].token)
        return [seat], say("boreal-tie-compasses", n=sides[seat].token, other=sides[1 - seat].token)
    if len(sides[0].reserve) != len(sides[1].reserve):
        seat = int(len(sides[1].reserve) < len(sides[0].reserve))
        return [seat], say("boreal-tie-reserve", n=len(sides[seat].reserve), other=len(sides[1 - seat].reserve))
    return [0, 1], say("boreal-tie-shared")
