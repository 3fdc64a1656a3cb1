"""The table in the hands of the rules: the log, the row, the tokens."""

from __future__ import annotations

from collections.abc import Sequence

from gatekey.games.boreal.catalogue import CARDS, LAST, SLOTS
from gatekey.games.boreal.state import BorealState, Side
from gatekey.games.boreal.words import card_ref, seat_ref, slot_ref
from gatekey.kernel.rules import Play
from gatekey.kernel.text import Ref, Text


def column(state: BorealState, seat: int, slot: int) -> int:
    """The column of a slot as a seat sees it (BO-04)."""
    return slot if seat == state.white else SLOTS + 1 - slot


def archive_of(side: Side) -> str | None:
    """The one archive a player has taken, built or in reserve (BO-29, BO-30)."""
    held = (*side.reserve, *(built.card for built in side.pyramid))
    return next((card for card in held if CARDS[card].archive), None)


def closed_to(side: Side, card: str) -> bool:
    """Whether a card of the row is a second archive for that player (BO-31)."""
    return CARDS[card].archive and archive_of(side) is not None


class Game:
    """One running game."""

    __slots__ = ("play", "state")

    def __init__(self, play: Play[BorealState]) -> None:
        self.play = play
        self.state = play.state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.active

    @property
    def side(self) -> Side:
        """The side whose turn it is."""
        return self.state.sides[self.state.active]

    def log(
        self,
        key: str,
        seat: int | None = None,
        depth: int = 0,
        /,
        **arguments: int | Ref | Text | Sequence[Text],
    ) -> None:
        """Write the line ``boreal-log-<key>``; a seat given is also its argument ``seat``."""
        if seat is not None:
            arguments["seat"] = seat_ref(seat)
        self.play.log((f"boreal-log-{key}", arguments), seat, depth=depth)

    def off_the_row(self, slot: int) -> str:
        """Take the card of a slot away. The slot stays empty until :meth:`refill`."""
        card = self.state.row[slot - 1]
        if card is None:
            raise ValueError(f"slot {slot} is empty")
        self.state.row[slot - 1] = None
        return card

    def refill(self, slot: int) -> None:
        """Put the top card of the deck on the slot, or leave it empty (BO-24, BO-28, BO-37)."""
        state = self.state
        if not state.deck:
            self.log("refill-none", None, 1, slot=slot_ref(slot))
            return
        card = state.deck.pop(0)
        state.row[slot - 1] = card
        self.log("refill", None, 1, slot=slot_ref(slot), card=card_ref(card), left=len(state.deck))

    def gain(self, seat: int, n: int, source: str) -> None:
        """Move a token to the right, at most to the last space."""
        side = self.state.sides[seat]
        before, side.token = side.token, min(LAST, side.token + n)
        lost = before + n - side.token
        self.log("gain", seat, 1, before=before, n=n, after=side.token, lost=lost, source=card_ref(source))

    def drain(self, seat: int, n: int, source: str) -> None:
        """Move a token to the left, at most to space 0."""
        side = self.state.sides[seat]
        before, side.token = side.token, max(0, side.token - n)
        spared = side.token - before + n
        self.log("drain", seat, 1, before=before, n=n, after=side.token, spared=spared, source=card_ref(source))
