"""What a bot knows of a table, from the public view alone, and what it thinks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gatekey.games.boreal.catalogue import BONUS, FULL, LAST
from gatekey.games.boreal.pyramid import Pyramid, income
from gatekey.games.boreal.scoring import total
from gatekey.games.boreal.state import BorealState

POINT: Final = 20
"""All worths are in twentieths of a point, so that no fractions are needed."""
COMPASS: Final = 9
"""A compass on the track."""
INCOME: Final = 5
"""A compass at each rest, for every card that is still to be built."""
CARD: Final = 14
"""A card that is built: a turn that need not be spent on it."""


class Stand(NamedTuple):
    """One player's side."""

    token: int
    at: Pyramid
    reserve: tuple[str, ...]


class Position(NamedTuple):
    """Both sides, and the cards of the row by slot."""

    stands: tuple[Stand, Stand]
    row: Mapping[int, str]


def from_public(public: Mapping[str, Any]) -> Position:
    """The position of a public view."""
    first, second = (
        Stand(
            player["token"],
            {(b["level"], b["column"]): b["card"] for b in player["pyramid"]},
            tuple(player["reserve"]),
        )
        for player in public["players"]
    )
    return Position((first, second), {n: card for n, card in enumerate(public["row"], 1) if card is not None})


def from_state(state: BorealState) -> Position:
    """The same of an imagined game, read off its state: no view need be made."""
    first, second = (
        Stand(side.token, {(b.level, b.column): b.card for b in side.pyramid}, tuple(side.reserve))
        for side in state.sides
    )
    return Position((first, second), {n: card for n, card in enumerate(state.row, 1) if card is not None})


def rested(token: int, at: Pyramid) -> int:
    """The token after rest."""
    return min(LAST, token + income(at) + BONUS[token])


def worth(token: int, at: Pyramid) -> int:
    """What a side is worth: points so far, the purse, what rests will bring, how far the pyramid has grown."""
    left = FULL - len(at)
    return POINT * total(at) + (COMPASS * token + INCOME * income(at) * min(left, 5) if left else 0) + CARD * len(at)
