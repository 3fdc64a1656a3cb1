"""The end and the scoring: BS-29 to BS-35, and the standstill."""

from __future__ import annotations

from typing import Any

import pytest

from gatekey.games.boreal import GAME
from gatekey.games.boreal.pyramid import pyramid_of
from gatekey.games.boreal.scoring import points, total
from tests.games.boreal.position import Position, nine, side
from tests.games.boreal.scenarios import scenario

PYRAMID = [("BS02", "BL02", "BL03", "BL04"), ("BS10", "BL20", "BL22"), ("BL15", "BL16"), ("BL10",)]


def shares(levels: list[tuple[str, ...]]) -> list[list[int]]:
    """Points level by level."""
    found = points(pyramid_of(side(levels)))
    return [[found[level, c] for c in range(1, len(cards) + 1)] for level, cards in enumerate(levels, 1)]


@scenario("BS-29")
def test_the_end_when_white_is_first() -> None:
    table = Position(nine(), side(token=0), row={1: "BL10"})
    table.builds("W", "BL10", "L4.1")
    assert table.said("tenth") == [{"seat": "seat:0", "rival": "seat:1"}]
    assert len(table.said("rest")) == 1
    assert table.asked.seat == 1
    assert GAME.result(table.state) is None
    table.reserves("B", 1)
    assert len(table.said("rest")) == 2
    assert table.game.over
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (37, 0))


@scenario("BS-30")
def test_the_end_when_black_is_first() -> None:
    white = side([("BS04", "BS05", "BS06", "BS07"), ("BL13", "BL07", "BL19"), ("BS08", "BS11")])
    table = Position(white, nine(), row={8: "BL10"}, to_move="B")
    table.builds("B", "BL10", "L4.1")
    assert table.said("tenth-last") == [{"seat": "seat:1", "rival": "seat:0"}]
    assert len(table.said("rest")) == 1
    assert table.game.over
    assert GAME.public(table.state)["result"]["winners"] == [1]


@scenario("BS-31")
def test_scoring_a_pyramid() -> None:
    assert shares(PYRAMID) == [[0, 4, 4, 7], [1, 3, 6], [2, 0], [10]]
    assert total(pyramid_of(side(PYRAMID))) == 37


@scenario("BS-32")
def test_a_copy() -> None:
    exchanged = [*PYRAMID[:2], ("BL16", "BL15"), PYRAMID[3]]
    assert shares(exchanged)[2] == [2, 2]
    assert total(pyramid_of(side(exchanged))) == 39


@scenario("BS-33")
def test_reserved_cards_are_worth_nothing() -> None:
    white = side([("BL18", "BL04", "BL05", "BL11"), ("BL17", "BS03")], reserve=["BL06"])
    black = side([("BL24", "BA05", "BL23", "BS04"), ("BL10", "BS02"), ("BL12",)])
    table = Position(white, black, to_move="B", completed="W")
    table.reserves("B", 1)
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (34, 35))
    assert table.said("winner")[0]["how"][0] == "boreal-tie-none"


@scenario("BS-34")
def test_an_archive_is_of_all_its_families() -> None:
    at = pyramid_of(side([("BA04", "BL21", "BS01")]))
    assert points(at)[1, 2] == 2


THIRTY = ([("BL06", "BL18", "BL04", "BA05")], [("BL24", "BL05", "BL11", "BL17"), ("BL23",)])
"""Two pyramids of 30 points each that bring no compasses."""
EMPTY_ROW = dict.fromkeys(range(1, 9))


@scenario("BS-35")
@pytest.mark.parametrize(
    ("token", "rests_from", "reserves", "winners", "key"),
    [
        (4, 1, ((), ()), [0], "boreal-tie-compasses"),
        (2, 4, ((), ()), [1], "boreal-tie-compasses"),
        (4, 4, (("BL02",), ()), [1], "boreal-tie-reserve"),
        (4, 4, ((), ("BL12",)), [0], "boreal-tie-reserve"),
        (4, 4, (("BL02",), ("BL12",)), [0, 1], "boreal-tie-shared"),
    ],
)
def test_ties(token: int, rests_from: int, reserves: tuple[tuple[str, ...], ...], winners: list[int], key: str) -> None:
    white, black = side(THIRTY[0], token, reserves[0]), side(THIRTY[1], rests_from, reserves[1])
    table = Position(white, black, row=EMPTY_ROW, empty=True, to_move="B", completed="W", fixture=True)
    table.declines("B")
    view = GAME.public(table.state)["result"]
    assert [line["total"] for line in view["lines"]] == [30, 30]
    assert view["winners"] == winners
    assert view["tiebreak"][0] == key
    assert [s.token for s in table.state.sides] == [token, 2 if rests_from == 1 else 4]


def stuck(**more: Any) -> Position:
    """Nobody can build or reserve, now or ever."""
    heavy = side([("BL06",)], 4, ["BL12"]), side([("BL24",)], 4, ["BL18"])
    return Position(*heavy, row=EMPTY_ROW, empty=True, fixture=True, **more)


def test_a_standstill_ends_the_game_after_three_whole_rounds() -> None:
    table = stuck()
    for _ in range(3):
        assert not table.game.over
        table.declines("W")
        assert not table.game.over
        table.declines("B")
    assert table.game.over
    assert [line["k"] for line in table.said("pass")] == [1, 1, 2, 2, 3, 3]
    assert table.said("standstill") == [{"n": 3}]


def test_a_round_in_which_somebody_acted_does_not_count() -> None:
    """Only whole rounds count (BO-39): one that began with an act of the other is none."""
    table = stuck(to_move="B")
    table.declines("B")
    assert table.said("pass")[0]["k"] == 0
    assert table.state.still == 0


def test_best_neighbour_leaves_out_copies_and_copies_may_copy_it() -> None:
    """BO-45."""
    at = pyramid_of(side([("BL16", "BA07", "BL06")]))
    assert points(at) == {(1, 1): 9, (1, 2): 9, (1, 3): 9}
    alone = pyramid_of(side([("BA07", "BL16")]))
    assert points(alone) == {(1, 1): 0, (1, 2): 0}


def test_families_and_full_levels() -> None:
    """Section 11: ``all_families`` and ``per_full_level``."""
    assert points(pyramid_of(side([("BA01", "BA04")])))[1, 1] == 5
    assert points(pyramid_of(side([("BA01", "BS01", "BS04", "BS07")])))[1, 1] == 0
    full = [("BA08", "BS01", "BS04", "BS07"), ("BS02", "BS05", "BS08")]
    assert points(pyramid_of(side(full)))[1, 1] == 4
