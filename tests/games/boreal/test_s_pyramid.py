"""Places, placement rules and archives: BS-15 to BS-23, BS-42."""

from __future__ import annotations

from tests.games.boreal.position import Position, side
from tests.games.boreal.scenarios import scenario

LINE = ("BS04", "BS05", "BS06", "BS07")


@scenario("BS-15")
def test_an_upper_place_needs_two_cards_below() -> None:
    assert Position(side([("BS01", "BS02")]), row={1: "BS04"}).places("BS04") == ["L1-left", "L1-right", "L2.1"]
    assert Position(side([("BS01",)]), row={1: "BS04"}).places("BS04") == ["L1-left", "L1-right"]


@scenario("BS-16")
def test_four_on_level_1() -> None:
    assert Position(side([LINE]), row={1: "BS01"}).places("BS01") == ["L2.1", "L2.2", "L2.3"]


@scenario("BS-17")
def test_the_left_end_shifts_the_numbers() -> None:
    table = Position(side([("BS01", "BS02"), ("BL13",)]), row={1: "BS04"})
    table.builds("W", "BS04", "L1-left")
    assert table.pyramid("W") == {"L1.1": "BS04", "L1.2": "BS01", "L1.3": "BS02", "L2.2": "BL13"}
    assert len(table.said("shift")) == 1


@scenario("BS-18")
def test_level_3_and_4() -> None:
    places = Position(side([LINE, ("BL13", "BL07")]), row={1: "BS01"}).places("BS01")
    assert places == ["L2.3", "L3.1"]


@scenario("BS-19")
def test_a_rule_for_the_level() -> None:
    low = Position(side([LINE], token=8), row={3: "BL12"})
    assert low.places("BL12") == []
    assert low.refused("W", "build:BL12").reason[0] == "boreal-why-placement"
    assert low.refused("W", "build:BL12").rule == "BO-23"
    assert Position(side([LINE, ("BL13", "BL07")], token=8), row={3: "BL12"}).places("BL12") == ["L3.1"]


@scenario("BS-20")
def test_a_rule_for_a_neighbour() -> None:
    table = Position(side([("BS01", "BS07")], token=8), row={1: "BL18"})
    assert table.places("BL18") == ["L1-right", "L2.1"]


@scenario("BS-21")
def test_a_rule_against_a_neighbour() -> None:
    table = Position(side([("BS10", "BS01")], token=8), row={1: "BL24"})
    assert table.places("BL24") == ["L1-right"]


@scenario("BS-22")
def test_one_archive_by_building() -> None:
    row = {1: "BA02", 2: "BA03"}
    white = Position(side([("BA06",)], token=8), side(token=8), row=row)
    assert not {"BA02", "BA03"} & (white.cards() | white.cards("reserve"))
    assert white.refused("W", "reserve:1").reason[0] == "boreal-why-archive"
    assert white.refused("W", "build:BA03").reason[0] == "boreal-why-archive"
    black = Position(side([("BA06",)]), side(token=8), row=row, to_move="B")
    assert {"BA02", "BA03"} <= black.cards()
    assert {"BA02", "BA03"} <= black.cards("reserve")


@scenario("BS-23")
def test_one_archive_by_reserving() -> None:
    table = Position(side(token=8, reserve=["BA01"]), row={1: "BA02"})
    assert "BA02" not in table.cards() | table.cards("reserve")
    assert table.places("BA01") == ["L1-first"]
    table.builds("W", "BA01", "L1-first")
    assert table.player("W")["archive"] == "BA01"
    assert table.said("build-reserve")[0]["cost"] == 4


@scenario("BS-42")
def test_an_archive_counts_in_a_placement_rule() -> None:
    table = Position(side([("BA02", "BS07")], token=8), row={1: "BL24"})
    assert table.places("BL24") == ["L1-right"]
