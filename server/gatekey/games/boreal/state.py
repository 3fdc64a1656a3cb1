"""The state of a game of Boreal: plain data, ids only."""

from __future__ import annotations

import msgspec

from gatekey.games.boreal.catalogue import START
from gatekey.kernel.rules import GameState
from gatekey.kernel.text import Text


class Built(msgspec.Struct, frozen=True):
    """A card in a pyramid, at place ``L<level>.<column>``, both from 1 (BO-19)."""

    card: str
    level: int
    column: int


class Side(msgspec.Struct):
    """One seat: its token, its pyramid in the order of building, its reserve in the order of taking."""

    token: int = START
    pyramid: list[Built] = []
    reserve: list[str] = []


class Points(msgspec.Struct, frozen=True):
    """One built card in the final reckoning."""

    card: str
    level: int
    column: int
    n: int
    how: Text


class BorealState(GameState, kw_only=True):
    """The whole table. The deck lists its top first."""

    white: int
    """Seat of the white token; it begins every round (BO-09, BO-13)."""
    sides: list[Side]
    row: list[str | None]
    """Slots 1 to 8 from White's left (BO-04); None is an empty slot."""
    deck: list[str]
    out: list[str]
    """Cards that went out of the game unseen."""
    turn: int = 0
    """Turns that are over; even: it is White's."""
    phase: str = "explore"
    """``explore``, while a power asks its word (``take``, ``swap``, ``build_again``), or ``end``."""
    power: str = ""
    """The card whose power asks."""
    acted: bool = False
    """Whether anybody built or reserved in this round."""
    still: int = 0
    """Whole rounds running in which nobody did (BO-39)."""
    completed: int | None = None
    """Seat that first had ten cards (BO-40)."""
    scores: list[list[Points]] = []
    winners: list[int] = []
    tiebreak: Text | None = None

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.white if self.turn % 2 == 0 else 1 - self.white

    @property
    def round(self) -> int:
        """The round that is being played, from 1."""
        return self.turn // 2 + 1
