"""The pieces in front of one seat, and which of them have something to say to what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias, TypeVar

from gatekey.games.europe_imagined.catalogue import base
from gatekey.games.europe_imagined.pieces import NOTHING, PIECES, Mine, Piece, hooked
from gatekey.kernel.sharing import shared_shortly

P = TypeVar("P", bound=Piece)

Placed: TypeAlias = tuple[Any, Mine]
"""What a piece in play can do, and which it is."""


@cache
def _placed(seat: int, kind: str, identity: str) -> tuple[str, Placed]:
    """A piece in front of a seat, and its key in the register of pieces; one object, whatever else lies there."""
    ref = f"{kind}:{identity}"
    key = ref if kind == "relic" else identity
    return key, (PIECES.get(base(key), NOTHING), Mine(seat, identity, ref))


class _Answers(dict[str, tuple[Placed, ...]]):
    """For every hook, the pieces that answer it; looked for when it is asked for first."""

    def __init__(self, placed: Sequence[tuple[str, Placed]]) -> None:
        super().__init__()
        self._placed = placed

    def __missing__(self, hook: str) -> tuple[Placed, ...]:
        keys = hooked(hook)
        found = self[hook] = tuple([piece for key, piece in self._placed if key in keys])
        return found


class Roster:
    """Explorer, party and Relics of a seat, in that order. Exhaustion silences nothing (EI-EXH-1), so it does not matter here.

    Never changes: whoever joins or leaves makes it another roster.
    """

    __slots__ = ("_by_type", "_placed", "answers")

    def __init__(self, seat: int, explorer: str, party: tuple[str, ...], relics: tuple[str, ...]) -> None:
        self._placed = (
            _placed(seat, "explorer", explorer),
            *[_placed(seat, "companion", member) for member in party],
            *[_placed(seat, "relic", relic) for relic in relics],
        )
        self.answers = _Answers(self._placed)
        self._by_type: dict[type[Piece], tuple[Placed, ...]] = {}

    def of_type(self, kind: type[P]) -> tuple[tuple[P, Mine], ...]:
        """The pieces of a type, such as those with an activated ability."""
        found = self._by_type.get(kind)
        if found is None:
            found = self._by_type[kind] = tuple([piece for _, piece in self._placed if isinstance(piece[0], kind)])
        return found


@shared_shortly
def roster_of(seat: int, explorer: str, party: tuple[str, ...], relics: tuple[str, ...]) -> Roster:
    """The roster of these pieces."""
    return Roster(seat, explorer, party, relics)
