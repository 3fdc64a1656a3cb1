"""Geometry of one map: roads, open exits, placements, rotations that keep the map whole.

A board never changes. A tile that is laid or turned makes another board, which takes over what is known of the tiles around; and games with
equal maps share one board, so that a copy of a game need not work out anything again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from gatekey.games.europe_imagined.catalogue import MASKS, PLACES, SIDES, turned
from gatekey.games.europe_imagined.joints import Joints
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.sharing import shared, shared_shortly

STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_STEPS: Final = tuple(STEP[side] for side in SIDES)


class Placement(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """How a tile lies, or could be laid: the space and the rotation."""

    x: int
    y: int
    tile: str
    turn: int


Layout: TypeAlias = tuple[Placement, ...]
"""A whole map in the order of placing, the Gate first."""

_BITS: Final = ((1, 4), (2, 8), (4, 1), (8, 2))
"""Bit of every side, and of the side that faces it."""
_SIDES_IN: Final = tuple(tuple(side for side in range(4) if mask >> side & 1) for mask in range(16))
"""The sides of every mask."""
_SINGLE: Final = tuple(tuple(1 << side for side in sides) for sides in _SIDES_IN)
"""The same as masks of their own."""


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
    masks = MASKS[tile]
    return tuple([Placement(x, y, tile, turn) for turn in ROTATIONS[tile] if masks[turn] & facing])


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
    layout: Layout = tuple([Placement(place.x, place.y, place.tile, place.turn) for place in places])
    drawer = _drawer(layout)
    if not drawer:
        drawer.append(Board(layout))
    return drawer[0]


class Site(msgspec.Struct, frozen=True, gc=False):
    """A placed tile among its neighbours. Masks have one bit a side, as those of the catalogue; lists by sides begin in the north and go clockwise."""

    x: int
    y: int
    near: tuple[str, ...]
    """What shares an edge with it on each of its sides; empty where nothing does."""
    facing: int
    """The sides on which a neighbour has an exit towards it."""
    roads: tuple[str, ...]
    """The neighbours that a road leads to."""
    open_sides: tuple[int, ...]
    """Numbers (0 to 3) of the sides with an exit and no neighbour."""


class Board:
    """The map as a graph (EI-MAP-1, EI-MAP-2)."""

    __slots__ = ("_exits", "_joints", "_turns", "at", "layout", "sites")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.at = {(lying.x, lying.y): lying.tile for lying in layout}
        self._exits = {lying.tile: MASKS[lying.tile][lying.turn] for lying in layout}
        self.sites: dict[str, Site] = {}
        for lying in layout:
            self._survey(lying.tile, lying.x, lying.y)
        self._forget_turns()

    # ---------------------------------------------------------------- other boards

    def laid(self, x: int, y: int, tile: str, turn: int) -> Board:
        """The board with one more tile."""
        lying = Placement(x, y, tile, turn)
        return self._with(lying, (*self.layout, lying))

    def turned(self, tile: str, turns: int) -> Board:
        """The board with a tile turned clockwise by so many quarters."""
        i = list(self.sites).index(tile)
        before = self.layout[i]
        lying = Placement(before.x, before.y, tile, (before.turn + turns) % 4)
        return self._with(lying, (*self.layout[:i], lying, *self.layout[i + 1 :]))

    def _with(self, lying: Placement, layout: Layout) -> Board:
        """The board of ``layout``, which differs from this one's in how one tile lies."""
        drawer = _drawer(layout)
        if not drawer:
            board = Board.__new__(Board)
            board.layout = layout
            board.at, board._exits, board.sites = self.at.copy(), self._exits.copy(), self.sites.copy()
            tile = lying.tile
            board.at[lying.x, lying.y], board._exits[tile] = tile, MASKS[tile][lying.turn]
            board._survey(tile, lying.x, lying.y)
            for other in board.beside(tile):
                board._survey(other, self.sites[other].x, self.sites[other].y)
            board._forget_turns()
            drawer.append(board)
        return drawer[0]

    def _survey(self, tile: str, x: int, y: int) -> None:
        """Look from a tile at its neighbours."""
        at, exits = self.at, self._exits
        near = (at.get((x, y + 1), ""), at.get((x + 1, y), ""), at.get((x, y - 1), ""), at.get((x - 1, y), ""))
        facing = empty = 0
        for (bit, opposite), other in zip(_BITS, near, strict=True):
            if not other:
                empty |= bit
            elif exits[other] & opposite:
                facing |= bit
        mask = exits[tile]
        roads = tuple([near[side] for side in _SIDES_IN[mask & facing]])
        self.sites[tile] = Site(x, y, near, facing, roads, _SIDES_IN[mask & empty])

    # ---------------------------------------------------------------- roads and exits

    def exits(self, tile: str) -> int:
        """Mask of the tile's exits as it lies."""
        return self._exits[tile]

    def roads(self, tile: str) -> tuple[str, ...]:
        """Tiles one road step away, clockwise from the north."""
        return self.sites[tile].roads

    def beside(self, tile: str) -> tuple[str, ...]:
        """Tiles that share a full edge, road or not."""
        return tuple([other for other in self.sites[tile].near if other])

    def open_sides(self, tile: str) -> tuple[int, ...]:
        """Sides on which the tile has an exit facing an empty space."""
        return self.sites[tile].open_sides

    def frontier(self, tile: str) -> list[tuple[int, int, int]]:
        """The empty spaces that the tile's exits face: x, y, and the bit of the side towards the tile."""
        site = self.sites[tile]
        return [(site.x + _STEPS[side][0], site.y + _STEPS[side][1], _BITS[side][1]) for side in site.open_sides]

    def fits(self, tile: str, row: Iterable[str]) -> bool:
        """Whether there is any way to place a Row tile from ``tile``: with an exit of its own, it always can be turned to it."""
        return bool(self.open_sides(tile)) and any(MASKS[new][0] for new in row)

    @property
    def sealed(self) -> bool:
        """Whether no placed tile has an exit facing an empty space (EI-SEAL-5)."""
        return not any(site.open_sides for site in self.sites.values())

    @property
    def whole(self) -> bool:
        """Whether every tile reaches the Gate by road."""
        first = next(iter(self.sites))
        seen = {first}
        stack = [first]
        while stack:
            for other in self.roads(stack.pop()):
                if other not in seen:
                    seen.add(other)
                    stack.append(other)
        return len(seen) == len(self.sites)

    # ---------------------------------------------------------------- rotations

    def turns(self, tile: str) -> tuple[int, ...]:
        """Clockwise quarter turns (1 to 3) of a tile that leave every tile of a whole map joined to the Gate (EI-REROUTE-3)."""
        found = self._turns.get(tile)
        if found is None:
            found = self._turns[tile] = _joining_turns(self._exits[tile], self._parts(tile))
        return found

    def _forget_turns(self) -> None:
        """Nothing is known yet of what a turn does to the whole map: it is found when somebody asks for it."""
        self._turns: dict[str, tuple[int, ...]] = {}
        self._joints: Joints | None = None

    def _parts(self, tile: str) -> tuple[int, ...]:
        """For every part into which the map falls without the tile, the mask of the sides on which the tile can be joined to it again."""
        site = self.sites[tile]
        if len(site.roads) == 1:  # nothing hangs on it
            return (site.facing,)
        if self._joints is None:
            self._joints = Joints({each: at.roads for each, at in self.sites.items()})
        joints = self._joints
        parts = joints.parts(tile)
        if parts == 1:
            return (site.facing,)
        if parts == site.facing.bit_count():
            return _SINGLE[site.facing]
        sides: dict[str, int] = {}
        for side in _SIDES_IN[site.facing]:
            part = joints.part(tile, site.near[side])
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
