"""Geometry of one map: roads, open exits, placements, rotations that keep the map whole.

A board is built from the placed tiles and thrown away when the map changes; everything costly is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gatekey.games.europe_imagined.catalogue import MASKS, PLACES, SIDES
from gatekey.games.europe_imagined.state import Place

STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_STEPS: Final = tuple(STEP[side] for side in SIDES)
_OPPOSITE: Final = (4, 8, 1, 2)
"""Bit of the side that faces side ``n``."""


class Placement(NamedTuple):
    """A way to explore: the space, the Row tile and its rotation."""

    x: int
    y: int
    tile: str
    turn: int


def rotations(tile: str) -> tuple[int, ...]:
    """Quarter turns that give ``tile`` different exits, the smallest of equal ones (EI-EXPLORE-11)."""
    masks = MASKS[tile]
    return tuple(turn for turn in range(4) if masks.index(masks[turn]) == turn)


ROTATIONS: Final = {tile: rotations(tile) for tile in PLACES}
SAME_ROTATIONS: Final = {
    tile: tuple(tuple(n for n in range(4) if n != turn and masks[n] == masks[turn]) for turn in range(4))
    for tile, masks in MASKS.items()
}
"""For each tile and rotation, the other rotations that give it the same exits."""


class Board:
    """The map as a graph (EI-MAP-1, EI-MAP-2)."""

    __slots__ = ("_masks", "_open", "_roads", "_whole", "at", "by_tile")

    def __init__(self, places: Iterable[Place]) -> None:
        self.by_tile: dict[str, Place] = {place.tile: place for place in places}
        self.at: dict[tuple[int, int], Place] = {(p.x, p.y): p for p in self.by_tile.values()}
        self._masks = {p.tile: MASKS[p.tile][p.turn] for p in self.by_tile.values()}
        self._roads: dict[str, tuple[str, ...]] = {}
        self._open: dict[str, tuple[int, ...]] = {}
        self._whole: dict[str, tuple[int, ...]] = {}

    def exits(self, tile: str) -> int:
        """Mask of the tile's exits as it lies."""
        return self._masks[tile]

    def roads(self, tile: str) -> tuple[str, ...]:
        """Tiles one road step away, clockwise from the north."""
        found = self._roads.get(tile)
        if found is None:
            found = self._roads[tile] = self._joined(self.by_tile[tile], self._masks[tile])
        return found

    def _joined(self, place: Place, mask: int) -> tuple[str, ...]:
        joined = []
        for side in range(4):
            if mask >> side & 1:
                dx, dy = _STEPS[side]
                other = self.at.get((place.x + dx, place.y + dy))
                if other is not None and self._masks[other.tile] & _OPPOSITE[side]:
                    joined.append(other.tile)
        return tuple(joined)

    def beside(self, tile: str) -> tuple[str, ...]:
        """Tiles that share a full edge, road or not."""
        place = self.by_tile[tile]
        near = (self.at.get((place.x + dx, place.y + dy)) for dx, dy in _STEPS)
        return tuple(other.tile for other in near if other is not None)

    def open_sides(self, tile: str) -> tuple[int, ...]:
        """Sides on which the tile has an exit facing an empty space."""
        found = self._open.get(tile)
        if found is None:
            place, mask = self.by_tile[tile], self._masks[tile]
            found = self._open[tile] = tuple(
                side
                for side in range(4)
                if mask >> side & 1 and (place.x + _STEPS[side][0], place.y + _STEPS[side][1]) not in self.at
            )
        return found

    def placements(self, tile: str, row: Iterable[str]) -> list[Placement]:
        """Every different way to place a Row tile from ``tile`` (EI-EXPLORE-2)."""
        place = self.by_tile[tile]
        ways = []
        for side in self.open_sides(tile):
            x, y = place.x + _STEPS[side][0], place.y + _STEPS[side][1]
            for new in row:
                masks = MASKS[new]
                ways += [Placement(x, y, new, turn) for turn in ROTATIONS[new] if masks[turn] & _OPPOSITE[side]]
        return ways

    @property
    def sealed(self) -> bool:
        """Whether no placed tile has an exit facing an empty space (EI-SEAL-5)."""
        return not any(self.open_sides(tile) for tile in self.by_tile)

    @property
    def whole(self) -> bool:
        """Whether every tile reaches the Gate by road."""
        first = next(iter(self.by_tile))
        return len(self._reach(first, without="")) == len(self.by_tile)

    def _reach(self, start: str, without: str) -> set[str]:
        seen = {start}
        stack = [start]
        while stack:
            for other in self.roads(stack.pop()):
                if other not in seen and other != without:
                    seen.add(other)
                    stack.append(other)
        return seen

    def whole_turns(self, tile: str) -> tuple[int, ...]:
        """Clockwise quarter turns (1 to 3) of ``tile`` that leave every tile joined to the Gate (EI-REROUTE-3)."""
        found = self._whole.get(tile)
        if found is None:
            found = self._whole[tile] = self._work_out_turns(tile)
        return found

    def _work_out_turns(self, tile: str) -> tuple[int, ...]:
        """Every part into which the map falls without the tile has to be joined to it again."""
        place = self.by_tile[tile]
        part_of = self._parts_without(tile)
        parts = len(set(part_of.values()))
        turns = []
        for turn in (1, 2, 3):
            joined = self._joined(place, MASKS[tile][(place.turn + turn) % 4])
            if len({part_of[other] for other in joined}) == parts:
                turns.append(turn)
        return tuple(turns)

    def _parts_without(self, tile: str) -> dict[str, int]:
        others = [other for other in self.by_tile if other != tile]
        if len(self.roads(tile)) == 1:
            return dict.fromkeys(others, 0)
        part_of: dict[str, int] = {}
        for n, other in enumerate(others):
            if other not in part_of:
                part_of.update(dict.fromkeys(self._reach(other, without=tile), n))
        return part_of

    def longest_retreat(self, tile: str, visited: Iterable[str], steps: int) -> int:
        """How many of ``steps`` road steps can be taken from ``tile`` without entering a visited tile (EI-RETREAT-4)."""
        if steps == 0:
            return 0
        been = {*visited, tile}
        best = 0
        for other in self.roads(tile):
            if other not in been:
                best = max(best, 1 + self.longest_retreat(other, been, steps - 1))
        return best

    def retreat_steps(self, tile: str, visited: Iterable[str], steps: int) -> tuple[str, ...]:
        """First steps of the longest retreats."""
        been = {*visited, tile}
        most = self.longest_retreat(tile, been, steps)
        if most == 0:
            return ()
        return tuple(
            other
            for other in self.roads(tile)
            if other not in been and 1 + self.longest_retreat(other, been, steps - 1) == most
        )
