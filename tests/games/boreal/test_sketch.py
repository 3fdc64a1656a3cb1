"""The table drawn with characters."""

from __future__ import annotations

from gatekey.games.boreal import GAME
from tests.games.boreal.position import Position, side


def test_the_row_is_seen_from_both_sides_and_covered_cards_are_told_from_open_ones() -> None:
    table = Position(side([("BS01", "BS02"), ("BL02",)], token=3, reserve=["BA01"]), row={1: "BL06"})
    lines = GAME.sketch(GAME.public(table.state), lambda ref: ref.partition(":")[2]).splitlines()
    assert lines[1] == "  1 (columns 1/8): BL06 BL06 (earth), cost 7, compasses 0"
    text = "\n".join(lines)
    assert f"→ 0 (white): {table.player('W')['points']} points, 1 compasses at rest" in text
    assert "track 0+2 1+1 2+1 <3> 4 5 6 7 8" in text
    level_2, level_1 = (next(i for i, line in enumerate(lines) if mark in line) for mark in ("[BL02]", "(BS01)"))
    assert level_2 + 1 == level_1
    assert lines[level_2].index("[") > lines[level_1].index("(")
    assert "in reserve: BA01 BA01" in text
