"""Where a map falls apart when a tile is taken out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

REST: Final = ""
"""The part of the map from which the walk came."""


class Joints:
    """One walk over all roads, depth first, in which a tile is numbered when it is first reached.

    A branch of the walk falls off without its tile when no road leads from it to a tile with a lower number.
    """

    __slots__ = ("_branches", "_last", "_number", "_roads")

    def __init__(self, tiles: Iterable[str], roads: Callable[[str], tuple[str, ...]]) -> None:
        self._roads = roads
        self._number: dict[str, int] = {}
        self._last: dict[str, int] = {}
        """Greatest number in the branch that begins with the tile."""
        self._branches: dict[str, list[str]] = {}
        """First tiles of the branches that fall off without the tile."""
        for tile in tiles:
            if tile not in self._number:
                self._walk(tile, REST)

    def _walk(self, tile: str, before: str) -> int:
        """Number a branch; returns the lowest number that its roads lead to."""
        number = lowest = self._number[tile] = len(self._number)
        branches = self._branches[tile] = []
        for other in self._roads(tile):
            reached = self._number.get(other)
            if reached is None:
                reached = self._walk(other, tile)
                if reached >= number:
                    branches.append(other)
            elif other == before:
                continue
            if reached < lowest:
                lowest = reached
        self._last[tile] = len(self._number) - 1
        return lowest

    def part(self, tile: str, other: str) -> str:
        """The part in which ``other`` lies when ``tile`` is taken out: the first tile of a branch, or :data:`REST`."""
        number = self._number[other]
        for branch in self._branches[tile]:
            if self._number[branch] <= number <= self._last[branch]:
                return branch
        return REST
