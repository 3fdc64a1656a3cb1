"""Where a map falls apart when a tile is taken out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

REST: Final = ""
"""The part of the map from which the walk came."""


class Joints:
    """One walk over all roads, depth first, in which a tile is numbered when it is first reached.

    A branch of the walk falls off without its tile when no road leads from it to a tile with a lower number.
    """

    __slots__ = ("_branches", "_last", "_number")

    def __init__(self, roads: Mapping[str, Sequence[str]]) -> None:
        self._number: dict[str, int] = {}
        self._last: dict[str, int] = {}
        """Greatest number in the branch that begins with the tile."""
        self._branches: dict[str, list[str]] = {}
        """First tiles of the branches that fall off without the tile, if there are any."""
        for tile in roads:
            if tile not in self._number:
                self._walk(roads, tile, REST)

    def _walk(self, roads: Mapping[str, Sequence[str]], tile: str, before: str) -> int:
        """Number a branch; returns the lowest number that its roads lead to."""
        numbers = self._number
        number = lowest = numbers[tile] = len(numbers)
        for other in roads[tile]:
            reached = numbers.get(other)
            if reached is None:
                reached = self._walk(roads, other, tile)
                if reached >= number:
                    self._branches.setdefault(tile, []).append(other)
            elif other == before:
                continue
            if reached < lowest:
                lowest = reached
        self._last[tile] = len(numbers) - 1
        return lowest

    def parts(self, tile: str) -> int:
        """How many parts are left of what hangs together with the tile when it is taken out."""
        return len(self._branches.get(tile, ())) + (self._number[tile] > 0)

    def part(self, tile: str, other: str) -> str:
        """The part in which ``other`` lies when ``tile`` is taken out: the first tile of a branch, or :data:`REST`."""
        number = self._number[other]
        for branch in self._branches.get(tile, ()):
            if self._number[branch] <= number <= self._last[branch]:
                return branch
        return REST
