"""The pieces in front of one seat, and which of them have something to say to what."""

from __future__ import annotations

from typing import Any, TypeVar

from gatekey.games.europe_imagined.catalogue import base
from gatekey.games.europe_imagined.pieces import PIECES, Mine, Piece, hooked
from gatekey.games.europe_imagined.words import member_ref
from gatekey.kernel.sharing import shared

P = TypeVar("P", bound=Piece)


class Roster:
    """Explorer, party and Relics of a seat, in that order. Exhaustion silences nothing (EI-EXH-1), so it does not matter here.

    Never changes: whoever joins or leaves makes it another roster.
    """

    __slots__ = ("_answers", "_by_type", "_mine")

    def __init__(self, seat: int, explorer: str, party: tuple[str, ...], relics: tuple[str, ...]) -> None:
        self._mine = [
            (explorer, Mine(seat, explorer, f"explorer:{explorer}")),
            *((member, Mine(seat, member, member_ref(member))) for member in party),
            *((f"relic:{relic}", Mine(seat, relic, f"relic:{relic}")) for relic in relics),
        ]
        """Key in the register of pieces, and the piece in play."""
        self._answers: dict[str, tuple[tuple[Any, Mine], ...]] = {}
        self._by_type: dict[type[Piece], tuple[tuple[Any, Mine], ...]] = {}

    def answering(self, hook: str) -> tuple[tuple[Any, Mine], ...]:
        """The pieces that answer ``hook``."""
        found = self._answers.get(hook)
        if found is None:
            pieces = hooked(hook)
            found = self._answers[hook] = tuple([(pieces[key], me) for key, me in self._mine if key in pieces])
        return found

    def of_type(self, kind: type[P]) -> tuple[tuple[P, Mine], ...]:
        """The pieces of a type, such as those with an activated ability."""
        found = self._by_type.get(kind)
        if found is None:
            pieces = [(PIECES.get(base(key)), me) for key, me in self._mine]
            found = self._by_type[kind] = tuple([(piece, me) for piece, me in pieces if isinstance(piece, kind)])
        return found


@shared
def roster_of(seat: int, explorer: str, party: tuple[str, ...], relics: tuple[str, ...]) -> Roster:
    """The roster of these pieces."""
    return Roster(seat, explorer, party, relics)
