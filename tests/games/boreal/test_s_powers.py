"""Powers: BS-24 to BS-28, BS-39 to BS-41, BS-43, and the clock, BS-44."""

from __future__ import annotations

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import ARCHIVES
from gatekey.kernel.decision import Answer
from tests.games.boreal.position import Position, nine, side
from tests.games.boreal.scenarios import scenario


@scenario("BS-24")
def test_drain() -> None:
    table = Position(side(token=6), side(token=1), row={1: "BL17"})
    table.builds("W", "BL17", "L1-first")
    assert table.of("B").token == 0
    (drain,) = table.said("drain")
    assert (drain["before"], drain["n"], drain["after"], drain["spared"]) == (1, 2, 0, 1)


@scenario("BS-25")
def test_take() -> None:
    table = Position(side(token=8, reserve=["BA01"]), row={2: "BL05", 5: "BA02"}, deck=["BL07"])
    table.builds("W", "BL05", "L1-first")
    assert table.state.row[1] == "BL07"
    assert table.asked.kind == "take"
    assert "BL07" in table.cards("take")
    assert table.offered("take:") == ["1", "2", "3", "4", "6", "7", "8"]
    assert not table.cards("take") & set(ARCHIVES)
    assert table.refused("W", "take:5").reason[0] == "boreal-why-archive"
    table.declines("W")
    assert table.said("declined") == [{"card": "card:BL05", "seat": "seat:0"}]
    assert table.asked.seat == 1


@scenario("BS-26")
def test_swap() -> None:
    table = Position(side([("BS02", "BS05")], token=8), row={1: "BL11"})
    table.builds("W", "BL11", "L2.1")
    assert table.asked.kind == "swap"
    assert table.offered("swap:") == ["L1.1:L1.2", "L1.1:L2.1", "L1.2:L2.1"]
    table.does("W", "swap:L2.1:L1.1")
    assert table.pyramid("W") == {"L1.1": "BL11", "L1.2": "BS05", "L2.1": "BS02"}
    (rest,) = table.said("rest")
    assert [part["n"] for _, part in rest["parts"]] == [2, 1]
    assert table.of("W").token == 2 + 2 + 1
    (swap,) = table.said("swap")
    assert (swap["one"], swap["a"], swap["other"], swap["b"]) == (
        "card:BS02",
        "place:L1.1",
        "card:BL11",
        "place:L2.1",
    )


@scenario("BS-27")
def test_build_again() -> None:
    table = Position(side(token=7), row={1: "BA05", 4: "BS02", 5: "BS01"})
    table.builds("W", "BA05", "L1-first")
    assert table.of("W").token == 4
    assert table.asked.kind == "build_again"
    assert "BS02" in table.cards()
    assert "BS01" not in table.cards()
    assert table.offered("reserve:") == []
    table.builds("W", "BS02", "L1-right")
    (rest,) = table.said("rest")
    assert rest["before"] == 2
    assert [part["n"] for _, part in rest["parts"]] == [2, 1]
    assert table.of("W").token == 5
    assert table.asked.seat == 1


@scenario("BS-28")
def test_always_open() -> None:
    table = Position(side([("BA06", "BS01"), ("BL02",)], token=4))
    assert table.player("W")["income"] == 2
    table.reserves("W", 1)
    labels = {part["what"][0] for _, part in table.said("rest")[0]["parts"]}
    assert labels == {"boreal-covered", "boreal-name"}
    assert table.of("W").token == 6


@scenario("BS-39")
def test_take_does_not_reach_its_own_refill() -> None:
    table = Position(side(token=8), row={2: "BL05"}, deck=["BL07", "BL08"])
    table.builds("W", "BL05", "L1-first")
    wanted = table.state.row[3]
    table.does("W", "take:4")
    assert table.of("W").reserve == [wanted]
    assert table.state.row[3] == "BL08"
    assert table.asked.seat == 1
    assert len(table.said("rest") + table.said("rest-none")) == 1


@scenario("BS-40")
def test_a_tenth_card_with_a_power() -> None:
    table = Position(nine(), side(token=5), row={1: "BL17"})
    table.builds("W", "BL17", "L4.1")
    assert table.of("B").token == 3
    assert (table.asked.seat, table.asked.kind) == (1, "explore")
    assert GAME.public(table.state)["last_turn"] == 1


@scenario("BS-41")
def test_the_silent_archive_as_tenth_card() -> None:
    table = Position(nine(reserve=["BA05"]))
    table.builds("W", "BA05", "L4.1")
    assert table.said("power-none") == [{"card": "card:BA05", "seat": "seat:0"}]
    assert len(table.said("rest") + table.said("rest-none")) == 1
    assert table.asked.seat == 1


@scenario("BS-43")
def test_a_drained_rival_reaches_less() -> None:
    table = Position(side(token=6), side(token=5), row={1: "BL17", 5: "BS01", 6: "BS02", 7: "BS04", 8: "BS07"})
    table.builds("W", "BL17", "L1-first")
    assert table.of("B").token == 3
    assert table.cards() == {"BS02", "BS04", "BS07"}
    table.reserves("B", 1)
    (rest,) = table.said("rest")[1:]
    assert [(part["what"][0], part["n"]) for _, part in rest["parts"]] == [("boreal-bonus", 1)]
    assert table.of("B").token == 4


@scenario("BS-44")
def test_the_clock_reserves_archives_last() -> None:
    table = Position(side(), row={1: "BA01", 2: "BS01"})
    assert GAME.overdue(table.asked) == Answer(("reserve:2",))


def test_the_clock_declines_takes_the_last_archive_and_builds_when_it_must() -> None:
    asked = Position(side(token=8), row={1: "BL05"})
    asked.builds("W", "BL05", "L1-first")
    assert GAME.overdue(asked.asked) == Answer(("pass",))
    only = {slot: "BA01" if slot == 3 else None for slot in range(1, 9)}
    archive = Position(side(token=5), row=only, empty=True, fixture=True)
    assert GAME.overdue(archive.asked) == Answer(("reserve:3",))
    closed = Position(side([("BA06",)], token=5, reserve=["BS01"]), row=only, empty=True, fixture=True)
    assert GAME.overdue(closed.asked) == Answer(("build:BS01:L1-left",))
