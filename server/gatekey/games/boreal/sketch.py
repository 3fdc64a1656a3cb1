"""The public view drawn with characters, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gatekey.games.boreal.catalogue import BONUS, CARDS, LAST, WIDTHS
from gatekey.kernel.text import Ref

CELL: Final = 6
"""Characters across a card of a pyramid."""


def sketch(public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
    """The row, then for each seat its track, its pyramid from the top down and its reserve. ``(BS01)`` is covered, ``[BS01]`` open."""
    lines = [f"Round {public['round']}, {public['phase']}; {public['deck']} cards in the deck"]
    for slot, card in enumerate(public["row"], 1):
        columns = "/".join(str(player["columns"][slot - 1]) for player in public["players"])
        lines.append(f"  {slot} (columns {columns}): " + (_card(card, name) if card else "empty"))
    for player in public["players"]:
        lines += _player(player, public, name)
    return "\n".join(lines)


def _card(card: str, name: Callable[[Ref], str]) -> str:
    printed = CARDS[card]
    families = "/".join(name(f"family:{family}") for family in printed.families) or "no family"
    return f"{card} {name(f'card:{card}')} ({families}), cost {printed.cost}, compasses {printed.compass}"


def _player(player: Mapping[str, Any], public: Mapping[str, Any], name: Callable[[Ref], str]) -> list[str]:
    turn = "→" if player["seat"] == public["active"] else " "
    colour = "white" if player["white"] else "black"
    who = name(f"seat:{player['seat']}")
    track = " ".join(
        f"<{space}>" if space == player["token"] else f"{space}" + (f"+{BONUS[space]}" if BONUS[space] else "")
        for space in range(LAST + 1)
    )
    head = f"{turn} {who} ({colour}): {player['points']} points, {player['income']} compasses at rest; track {track}"
    reserve = ", ".join(f"{card} {name(f'card:{card}')}" for card in player["reserve"]) or "nothing"
    return [head, *_pyramid(player["pyramid"]), f"    in reserve: {reserve}"]


def _pyramid(built: list[Mapping[str, Any]]) -> list[str]:
    at = {(b["level"], b["column"]): b for b in built}
    lines = []
    for level in range(len(WIDTHS), 0, -1):
        row = [at.get((level, c)) for c in range(1, WIDTHS[level - 1] + 1)]
        if any(row):
            cells = (f"{_cell(b) if b else '':^{CELL}}" for b in row)
            lines.append("    " + " " * (CELL // 2 + 1) * (level - 1) + "  ".join(cells).rstrip())
    return lines


def _cell(built: Mapping[str, Any]) -> str:
    return f"({built['card']})" if built["covered"] else f"[{built['card']}]"
