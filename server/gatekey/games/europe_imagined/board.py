"""Geometry of one map: roads, open exits, placements, rotations that keep the map whole.

A board never changes. A tile that is laid or turned makes another board, which takes over what is known of the tiles around; and games with
equal maps share one board, so that a copy of a game need not work out anything again.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from gatekey.games.europe_imagined.catalogue import MASKS, PLACES, SIDES, turned
from gatekey.games.europe_imagined.joints import Joints
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.sharing import shared, shared_shortly

STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_STEPS: Final = tuple(STEP[side] for side in SIDES)
_OPPOSITE: Final = (4, 8, 1, 2)
"""Bit of the side that faces side ``n``."""

Lying: TypeAlias = tuple[int, int, str, int]
"""How a tile lies: x, y, tile, turn."""
Layout: TypeAlias = tuple[Lying, ...]
"""A whole map in the order of placing, the Gate first."""

_lying = attrgetter("x", "y", "tile", "turn")
_SIDES_OF: Final = tuple(tuple(1 << side for side in range(4) if mask >> side & 1) for mask in range(16))
"""The bits of every mask, one by one."""


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


def placements(x: int, y: int, facing: int, tile: str) -> tuple[Placement, ...]:
    """The different ways to lay ``tile`` on a space with an exit on the side ``facing``, given as its bit."""
    return tuple(Placement(x, y, tile, turn) for turn in ROTATIONS[tile] if MASKS[tile][turn] & facing)


@shared
def _joining_turns(mask: int, parts: tuple[int, ...]) -> tuple[int, ...]:
    """Quarter turns after which a tile with these exits has one on a side of every part."""
    return tuple(turns for turns in (1, 2, 3) if all(turned(mask, turns) & part for part in parts))


@shared_shortly
def _drawer(layout: Layout) -> list[Board]:
    """Where the board of a layout lies once it is made."""
    return []


def board_of(places: Iterable[Place]) -> Board:
    """The board of a map, given in the order of placing."""
    layout: Layout = tuple(map(_lying, places))
    drawer = _drawer(layout)
    if not drawer:
        drawer.append(Board(layout))
    return drawer[0]


class Board:
    """The map as a graph (EI-MAP-1, EI-MAP-2)."""

    __slots__ = ("_facing", "_masks", "_near", "_open", "_roads", "_turnable", "at", "layout", "space")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.at = {(x, y): tile for x, y, tile, _ in layout}
        self.space = {tile: (x, y) for x, y, tile, _ in layout}
        self._masks = {tile: MASKS[tile][turn] for _, _, tile, turn in layout}
        self._near = {tile: self._around(x, y) for x, y, tile, _ in layout}
        """For each tile, what shares an edge with it on each of its sides."""
        self._facing: dict[str, int] = {}
        self._roads: dict[str, tuple[str, ...]] = {}
        self._open: dict[str, tuple[int, ...]] = {}
        self._turnable: tuple[tuple[str, tuple[int, ...]], ...] | None = None

    def _around(self, x: int, y: int) -> tuple[str | None, ...]:
        return tuple([self.at.get((x + dx, y + dy)) for dx, dy in _STEPS])

    # ---------------------------------------------------------------- other boards

    def laid(self, x: int, y: int, tile: str, turn: int) -> Board:
        """The board with one more tile."""
        layout = (*self.layout, (x, y, tile, turn))
        drawer = _drawer(layout)
        if not drawer:
            board = self._copy(layout)
            board.at[x, y], board.space[tile] = tile, (x, y)
            near = board._near[tile] = board._around(x, y)
            for side, other in enumerate(near):
                if other is not None:
                    beyond = (side + 2) % 4
                    board._near[other] = (*board._near[other][:beyond], tile, *board._near[other][beyond + 1 :])
            board._set(tile, MASKS[tile][turn])
            drawer.append(board)
        return drawer[0]

    def turned(self, tile: str, turns: int) -> Board:
        """The board with a tile turned clockwise by so many quarters."""
        layout = tuple([(x, y, t, (turn + turns) % 4 if t == tile else turn) for x, y, t, turn in self.layout])
        drawer = _drawer(layout)
        if not drawer:
            board = self._copy(layout)
            board._set(tile, turned(self._masks[tile], turns))
            drawer.append(board)
        return drawer[0]

    def _copy(self, layout: Layout) -> Board:
        board = Board.__new__(Board)
        board.layout = layout
        board.at, board.space = self.at.copy(), self.space.copy()
        board._masks, board._near = self._masks.copy(), self._near.copy()
        board._facing, board._roads, board._open = self._facing.copy(), self._roads.copy(), self._open.copy()
        board._turnable = None
        return board

    def _set(self, tile: str, mask: int) -> None:
        """A new board's tile has other exits: forget what was known of it and its neighbours."""
        self._masks[tile] = mask
        for near in (tile, *self.beside(tile)):
            self._facing.pop(near, None)
            self._roads.pop(near, None)
            self._open.pop(near, None)

    # ---------------------------------------------------------------- roads and exits

    def exits(self, tile: str) -> int:
        """Mask of the tile's exits as it lies."""
        return self._masks[tile]

    def facing(self, tile: str) -> int:
        """Mask of the sides on which a neighbour has an exit towards the tile."""
        found = self._facing.get(tile)
        if found is None:
            found = 0
            for side, other in enumerate(self._near[tile]):
                if other is not None and self._masks[other] & _OPPOSITE[side]:
                    found |= 1 << side
            self._facing[tile] = found
        return found

    def roads(self, tile: str) -> tuple[str, ...]:
        """Tiles one road step away, clockwise from the north."""
        found = self._roads.get(tile)
        if found is None:
            found = self._roads[tile] = tuple(
                [other for _, other in self._neighbours(tile, self._masks[tile] & self.facing(tile))]
            )
        return found

    def _neighbours(self, tile: str, mask: int) -> list[tuple[int, str]]:
        """The sides of ``mask`` that have a neighbour, and the neighbour."""
        return [(side, other) for side, other in enumerate(self._near[tile]) if other is not None and mask >> side & 1]

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

    def frontier(self, tile: str) -> list[tuple[int, int, int]]:
        """The empty spaces that the tile's exits face: x, y, and the bit of the side towards the tile."""
        x, y = self.space[tile]
        return [(x + _STEPS[side][0], y + _STEPS[side][1], _OPPOSITE[side]) for side in self.open_sides(tile)]

    def fits(self, tile: str, row: Iterable[str]) -> bool:
        """Whether there is any way to place a Row tile from ``tile``: with an exit of its own, it always can be turned to it."""
        return bool(self.open_sides(tile)) and any(MASKS[new][0] for new in row)

    @property
    def sealed(self) -> bool:
        """Whether no placed tile has an exit facing an empty space (EI-SEAL-5)."""
        return not any(map(self.open_sides, self.space))

    @property
    def whole(self) -> bool:
        """Whether every tile reaches the Gate by road."""
        first = next(iter(self.space))
        seen = {first}
        stack = [first]
        while stack:
            for other in self.roads(stack.pop()):
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return len(seen) == len(self.space)

    # ---------------------------------------------------------------- rotations

    @property
    def turnable(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Tiles in the order of placing, and for each the clockwise quarter turns (1 to 3) that leave every tile of a whole map joined to the Gate
        (EI-REROUTE-3). Tiles without such a turn are left out."""
        if self._turnable is None:
            joints = Joints({tile: self.roads(tile) for tile in self.space})
            turns = [(tile, _joining_turns(mask, self._parts(tile, joints))) for tile, mask in self._masks.items()]
            self._turnable = tuple([(tile, found) for tile, found in turns if found])
        return self._turnable

    def _parts(self, tile: str, joints: Joints) -> tuple[int, ...]:
        """For every part into which the map falls without the tile, the mask of the sides on which the tile can be joined to it again."""
        facing, parts = self.facing(tile), joints.parts(tile)
        if parts == 1:
            return (facing,)
        if parts == facing.bit_count():
            return _SIDES_OF[facing]
        sides: dict[str, int] = {}
        for side, other in self._neighbours(tile, facing):
            part = joints.part(tile, other)
            sides[part] = sides.get(part, 0) | 1 << side
        return tuple(sides.values())

    # ---------------------------------------------------------------- retreat

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
