"""Geometry of one map: roads, open exits, placements, rotations that keep the map whole.

A board is built from the placed tiles and told of every change; everything costly is worked out once and kept until it may differ.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from gatekey.games.europe_imagined.catalogue import MASKS, PLACES, SIDES
from gatekey.games.europe_imagined.joints import Joints
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.sharing import shared

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


@shared
def _placements(x: int, y: int, facing: int, tile: str) -> tuple[Placement, ...]:
    """The different ways to lay ``tile`` on a space with an exit on the side ``facing``, given as its bit."""
    return tuple(Placement(x, y, tile, turn) for turn in ROTATIONS[tile] if MASKS[tile][turn] & facing)


class Board:
    """The map as a graph (EI-MAP-1, EI-MAP-2)."""

    __slots__ = ("_joints", "_masks", "_near", "_open", "_roads", "_whole", "at", "by_tile")

    def __init__(self, places: Iterable[Place]) -> None:
        self.by_tile: dict[str, Place] = {}
        self.at: dict[tuple[int, int], Place] = {}
        self._masks: dict[str, int] = {}
        self._near: dict[str, list[str | None]] = {}
        """For each tile, what shares an edge with it on each of its sides."""
        self._roads: dict[str, tuple[str, ...]] = {}
        self._open: dict[str, tuple[int, ...]] = {}
        self._whole: dict[str, tuple[int, ...]] = {}
        self._joints: Joints | None = None
        for place in places:
            self.add(place)

    def add(self, place: Place) -> None:
        """A tile was placed."""
        self.by_tile[place.tile] = self.at[place.x, place.y] = place
        beside = [self.at.get((place.x + dx, place.y + dy)) for dx, dy in _STEPS]
        near = self._near[place.tile] = [None if other is None else other.tile for other in beside]
        for side, other in enumerate(near):
            if other is not None:
                self._near[other][side - 2] = place.tile
        self.turned(place)

    def turned(self, place: Place) -> None:
        """A tile lies in a new rotation: forget what was known of it and its neighbours."""
        self._masks[place.tile] = MASKS[place.tile][place.turn]
        for tile in (place.tile, *self.beside(place.tile)):
            self._roads.pop(tile, None)
            self._open.pop(tile, None)
        self._whole.clear()
        self._joints = None

    def exits(self, tile: str) -> int:
        """Mask of the tile's exits as it lies."""
        return self._masks[tile]

    def roads(self, tile: str) -> tuple[str, ...]:
        """Tiles one road step away, clockwise from the north."""
        found = self._roads.get(tile)
        if found is None:
            mask = self._masks[tile]
            found = self._roads[tile] = tuple([other for side, other in self._facing(tile) if mask >> side & 1])
        return found

    def _facing(self, tile: str) -> list[tuple[int, str]]:
        """Sides on which a neighbour has an exit towards the tile, and the neighbour."""
        return [
            (side, other)
            for side, other in enumerate(self._near[tile])
            if other is not None and self._masks[other] & _OPPOSITE[side]
        ]

    def beside(self, tile: str) -> tuple[str, ...]:
        """Tiles that share a full edge, road or not."""
        return tuple([other for other in self._near[tile] if other is not None])

    def open_sides(self, tile: str) -> tuple[int, ...]:
        """Sides on which the tile has an exit facing an empty space."""
        found = self._open.get(tile)
        if found is None:
            mask = self._masks[tile]
            found = self._open[tile] = tuple(
                [side for side, other in enumerate(self._near[tile]) if other is None and mask >> side & 1]
            )
        return found

    def placements(self, tile: str, row: Iterable[str]) -> list[Placement]:
        """Every different way to place a Row tile from ``tile`` (EI-EXPLORE-2)."""
        place = self.by_tile[tile]
        ways: list[Placement] = []
        for side in self.open_sides(tile):
            x, y = place.x + _STEPS[side][0], place.y + _STEPS[side][1]
            for new in row:
                ways += _placements(x, y, _OPPOSITE[side], new)
        return ways

    def fits(self, tile: str, row: Iterable[str]) -> bool:
        """Whether there is any way to place a Row tile from ``tile``: with an exit of its own, it always can be turned to it."""
        return bool(self.open_sides(tile)) and any(MASKS[new][0] for new in row)

    @property
    def sealed(self) -> bool:
        """Whether no placed tile has an exit facing an empty space (EI-SEAL-5)."""
        return not any(map(self.open_sides, self.by_tile))

    @property
    def whole(self) -> bool:
        """Whether every tile reaches the Gate by road."""
        first = next(iter(self.by_tile))
        seen = {first}
        stack = [first]
        while stack:
            for other in self.roads(stack.pop()):
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return len(seen) == len(self.by_tile)

    def whole_turns(self, tile: str) -> tuple[int, ...]:
        """Clockwise quarter turns (1 to 3) of ``tile`` that leave every tile of a whole map joined to the Gate (EI-REROUTE-3)."""
        found = self._whole.get(tile)
        if found is None:
            found = self._whole[tile] = self._work_out_turns(tile)
        return found

    def _work_out_turns(self, tile: str) -> tuple[int, ...]:
        """Every part into which the map falls without the tile has to be joined to it again, on one of the sides where it can be."""
        if self._joints is None:
            self._joints = Joints(self.by_tile, self.roads)
        sides: dict[str, int] = {}
        for side, other in self._facing(tile):
            part = self._joints.part(tile, other)
            sides[part] = sides.get(part, 0) | 1 << side
        masks, now = MASKS[tile], self.by_tile[tile].turn
        return tuple([turn for turn in (1, 2, 3) if all(map(masks[(now + turn) % 4].__and__, sides.values()))])

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
