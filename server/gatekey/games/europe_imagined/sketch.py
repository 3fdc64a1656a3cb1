"""A public view drawn with characters, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gatekey.games.europe_imagined.catalogue import GATE, MASKS, TILES
from gatekey.games.europe_imagined.view import FACE_DOWN
from gatekey.kernel.text import Ref

WIDTH: Final = 11
"""Characters across a tile. A tile is three lines high."""
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def sketch(public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
    """The map, then who stands how, what lies in the Row and which Legends are about.

    A tile shows its roads as ``|`` and ``---``, its id, below it on the left ``!`` for a Legend (``?`` face-down) or ``=2``
    for the claim of seat 2, and on the right ``@13`` for the pawns of seats 1 and 3. Seats are numbered from 1.
    """
    lines = _map(public)
    lines += ["", f"Round {public['round']}, {public['phase']}" + (", the final round" if public["final"] else "")]
    lines += [_player(player, public, name) for player in public["players"]]
    lines.append(
        f"Row: {', '.join(_tile(tile, name) for tile in public['row']) or 'empty'}; {public['discovery']} in the deck"
    )
    legends = [
        f"{name('legend:' + at['legend']) if at['legend'] != FACE_DOWN else 'face-down'} ({tile})"
        for tile, at in public["map"].items()
        if "legend" in at
    ]
    lines.append(f"Legends: {', '.join(legends) or 'none on the map'}; {public['legends_left']} in the deck")
    return "\n".join(lines)


def _map(public: Mapping[str, Any]) -> list[str]:
    places = {(at["x"], at["y"]): (tile, at) for tile, at in public["map"].items()}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    pawns: dict[str, str] = {}
    for player in public["players"]:
        pawns[player["at"]] = pawns.get(player["at"], "") + str(player["seat"] + 1)
    lines = []
    for y in range(max(y for _, y in places), min(y for _, y in places) - 1, -1):
        cells = [_cell(*places[x, y], pawns) if (x, y) in places else (" " * WIDTH,) * 3 for x in columns]
        lines += ["".join(cell[n] for cell in cells).rstrip() for n in range(3)]
    return lines


def _cell(tile: str, at: Mapping[str, Any], pawns: Mapping[str, str]) -> tuple[str, str, str]:
    """The three lines of a tile."""
    exits = MASKS[tile][at["turn"]]
    marks = f"={at['claim'] + 1}" if "claim" in at else {None: "", FACE_DOWN: "?"}.get(at.get("legend"), "!")
    here = f"@{pawns[tile]}" if tile in pawns else ""
    label = "GATE" if tile == GATE else tile
    middle = ("---" if exits & WEST else "   ") + f"{label:^{WIDTH - 6}}" + ("---" if exits & EAST else "   ")
    half = WIDTH // 2
    below = f"{marks:>{half}}" + ("|" if exits & SOUTH else " ") + f"{here:<{half}}"
    return ("|" if exits & NORTH else " ").center(WIDTH), middle, below


def _player(player: Mapping[str, Any], public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
    party = ", ".join(name(f"companion:{m['id']}") + ("" if m["ready"] else " (exhausted)") for m in player["party"])
    relics = ", ".join(name(f"relic:{r['id']}") for r in player["relics"])
    turn = "→" if player["seat"] == public["active"] else " "
    who, explorer = name(f"seat:{player['seat']}"), name(f"explorer:{player['explorer']}")
    return (
        f"{turn} {player['seat'] + 1} {who} ({explorer}): "
        f"{player['renown']} Renown, {player['lanterns']} Lanterns, {player['reserve']} Reserve, {player['hand']} cards, "
        f"{player['tally']} Legends, {player['markers']} markers; {party or 'no party'}"
        + (f"; {relics}" if relics else "")
    )


def _tile(tile: str, name: Callable[[Ref], str]) -> str:
    return f"{tile} {name(f'tile:{tile}')} ({TILES[tile].type})"
