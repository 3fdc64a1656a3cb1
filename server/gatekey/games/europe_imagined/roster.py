"""The pieces in front of one seat, and which of them have something to say to what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from gatekey.games.europe_imagined.catalogue import base
from gatekey.games.europe_imagined.pieces import PIECES, Mine, Piece, hooked
from gatekey.games.europe_imagined.words import member_ref
from gatekey.kernel.sharing import shared

P = TypeVar("P", bound=Piece)


Pieces: TypeAlias = tuple[tuple[Any, Mine], ...]
"""Behaviours, and the pieces in play that have them."""


class _Answers(dict[str, Pieces]):
    """For every hook, the pieces that answer it; looked for when it is asked for first."""

    def __init__(self, mine: Sequence[tuple[str, Mine]]) -> None:
        super().__init__()
        self._mine = mine

    def __missing__(self, hook: str) -> Pieces:
        pieces = hooked(hook)
        found = self[hook] = tuple([(pieces[key], me) for key, me in self._mine if key in pieces])
        return found


class Roster:
    """Explorer, party and Relics of a seat, in that order. Exhaustion silences nothing (EI-EXH-1), so it does not matter here.

    Never changes: whoever joins or leaves makes it another roster.
    """

    __slots__ = ("_by_type", "_mine", "answers")

    def __init__(self, seat: int, explorer: str, party: tuple[str, ...], relics: tuple[str, ...]) -> None:
        self._mine = [
            (explorer, Mine(seat, explorer, f"explorer:{explorer}")),
            *((member, Mine(seat, member, member_ref(member))) for member in party),
            *((f"relic:{relic}", Mine(seat, relic, f"relic:{relic}")) for relic in relics),
        ]
        """Key in the register of pieces, and the piece in play."""
        self.answers = _Answers(self._mine)
        self._by_type: dict[type[Piece], Pieces] = {}

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
