"""Laying out a map for a test: tiles at given spaces, and tiles that only have to be somewhere joined to the Gate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gatekey.games.europe_imagined.catalogue import GATE, MASKS, SIDES
from gatekey.games.europe_imagined.state import Place

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def turn_with_exits(tile: str, exits: str) -> int:
    """The fewest clockwise quarter turns that give ``tile`` exactly these exits, e.g. ``"SE"``."""
    wanted = sum(1 << SIDES.index(side) for side in exits)
    return MASKS[tile].index(wanted)


def place_somewhere(places: list[Place], tile: str) -> Place:
    """Put ``tile`` on the first free space, counted outwards from the Gate, where some rotation joins it by road."""
    at = {(p.x, p.y): p for p in places}
    for x, y in _spaces():
        if (x, y) in at:
            continue
        for turn in range(4):
            if _joined(at, x, y, MASKS[tile][turn]):
                place = Place(tile, x, y, turn)
                places.append(place)
                return place
    raise AssertionError(f"no space for {tile}")


def _joined(at: dict[tuple[int, int], Place], x: int, y: int, mask: int) -> bool:
    for side, (dx, dy) in enumerate(_STEPS):
        other = at.get((x + dx, y + dy))
        opposite = (side + 2) % 4
        if other and mask >> side & 1 and MASKS[other.tile][other.turn] >> opposite & 1:
            return True
    return False


def _spaces(reach: int = 9) -> Iterator[tuple[int, int]]:
    cells = ((x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1))
    yield from sorted(cells, key=lambda c: (abs(c[0]) + abs(c[1]), -c[1], -c[0]))


def gate_first(places: Iterable[Place]) -> list[Place]:
    """The Gate, then the rest in the order they were laid."""
    return sorted(places, key=lambda p: p.tile != GATE)
