"""Set-up, reach, cost, refill, reserve and the track: BS-01 to BS-14, BS-36 to BS-38."""

from __future__ import annotations

import pytest

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import ARCHIVES, LOCATIONS, STARTS
from gatekey.games.boreal.state import BorealState
from gatekey.kernel.decision import pick
from gatekey.kernel.rules import Deal
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import seed_of
from tests.games.boreal.position import Position, side
from tests.games.boreal.scenarios import scenario


def begun(seed: int, white: str = "drawn") -> Running[BorealState]:
    return Running.start(GAME, Deal(2, {}, {"white": white}), seed_of("set-up", seed))[0]


@scenario("BS-01")
def test_set_up() -> None:
    whites = set()
    for seed in range(12):
        game = begun(seed)
        state = game.state
        assert len(set(state.row)) == 8
        assert set(state.row) <= set(STARTS)
        assert sorted(card for card in state.deck if card in LOCATIONS) == sorted(LOCATIONS)
        assert len(state.deck) == 27
        assert sum(card in ARCHIVES for card in state.deck) == 3
        assert sorted(card in ARCHIVES for card in state.out) == [False] * 4 + [True] * 5
        assert [s.token for s in state.sides] == [5, 5]
        assert [d.seat for d in game.asking] == [state.white]
        assert game.asking[0].kind == "explore"
        whites.add(state.white)
    assert whites == {0, 1}


@pytest.mark.parametrize(("named", "seat"), [("first", 0), ("second", 1)])
def test_the_rooms_owner_may_name_white(named: str, seat: int) -> None:
    assert {begun(seed, named).state.white for seed in range(6)} == {seat}


@scenario("BS-02")
@pytest.mark.parametrize(("to_move", "slots"), [("W", {1, 2, 3}), ("B", {4, 5, 6, 7, 8})])
def test_reach(to_move: str, slots: set[int]) -> None:
    row = dict(enumerate(("BS01", "BS02", "BS03", "BS04", "BS05", "BS06", "BS07", "BS08"), 1))
    table = Position(side(token=3), side(token=5), row=row, to_move=to_move)
    assert table.cards() == {row[slot] for slot in slots}
    for slot in set(row) - slots:
        assert table.reason(f"build:{row[slot]}") == "boreal-why-reach"
    assert len(table.cards("reserve")) == 8


@scenario("BS-03")
def test_cost() -> None:
    table = Position(side(token=5), row={4: "BS03"})
    table.builds("W", "BS03", "L1-first")
    (build,) = table.said("build")
    assert (build["before"], build["cost"], build["after"], build["column"]) == (5, 3, 2, 4)
    (gain,) = table.said("gain")
    assert (gain["before"], gain["n"], gain["after"], gain["lost"]) == (2, 1, 3, 0)
    (rest,) = table.said("rest")
    assert [part["n"] for _, part in rest["parts"]] == [1, 1]
    assert table.of("W").token == 5


@scenario("BS-04")
def test_cost_too_high() -> None:
    table = Position(side(token=4), row={2: "BL06"})
    assert table.refused("W", "build:BL06").reason[0] == "boreal-why-dear"
    table.refused("W", "build:BL06:L1-first")
    assert "2" in table.offered("reserve:")


@scenario("BS-05")
def test_cheap_but_out_of_reach() -> None:
    table = Position(side(token=4), row={5: "BS01"})
    assert table.refused("W", "build:BS01").reason[0] == "boreal-why-reach"
    table.refused("W", "build:BS01:L1-first")


@scenario("BS-06")
def test_refill() -> None:
    table = Position(side(token=5), row={4: "BS01"}, deck=["BL13", "BL21"])
    before, deck = list(table.state.row), len(table.state.deck)
    table.builds("W", "BS01", "L1-first")
    assert table.state.row == [*before[:3], "BL13", *before[4:]]
    assert len(table.state.deck) == deck - 1
    assert table.state.deck[0] == "BL21"
    (refill,) = table.said("refill")
    assert refill == {"slot": "slot:4", "card": "card:BL13", "left": deck - 1}


def test_the_first_refill_leaves_26() -> None:
    game = begun(3)
    game.answer(game.asking[0].seat, pick("reserve:4"))
    assert len(game.state.deck) == 26


@scenario("BS-07")
def test_build_from_reserve() -> None:
    table = Position(side(token=5, reserve=["BL02"]))
    row = list(table.state.row)
    table.builds("W", "BL02", "L1-first")
    assert table.state.row == row
    assert table.said("refill") == []
    (build,) = table.said("build-reserve")
    assert (build["before"], build["cost"], build["after"]) == (5, 5, 0)
    assert [part["n"] for _, part in table.said("rest")[0]["parts"]] == [1, 2]
    assert table.of("W").token == 3
    assert table.of("W").reserve == []


@scenario("BS-08")
def test_reserve() -> None:
    table = Position(side([("BS02",)], token=0), row={8: "BL06"})
    table.reserves("W", 8)
    assert table.of("W").reserve == ["BL06"]
    assert table.said("rest")[0]["before"] == 0
    assert table.of("W").token == 4


@scenario("BS-09")
def test_rest_as_in_the_help_page() -> None:
    table = Position(side([("BS01", "BS02", "BS04", "BS07"), ("BL02",)], token=0))
    table.reserves("W", 1)
    (rest,) = table.said("rest")
    shares = {part["what"][1].get("what", "bonus"): part["n"] for _, part in rest["parts"]}
    assert shares == {"card:BS04": 1, "card:BS07": 1, "card:BL02": 1, "bonus": 2}
    assert table.of("W").token == 5


@scenario("BS-10")
def test_half_covered_is_covered() -> None:
    table = Position(side([("BS02", "BS05", "BS08"), ("BS01",)], token=0))
    assert table.player("W")["income"] == 3
    assert {b["card"]: b["covered"] for b in table.player("W")["pyramid"]} == {
        "BS02": True,
        "BS05": True,
        "BS08": False,
        "BS01": False,
    }


@scenario("BS-11")
def test_the_track_ends_at_8() -> None:
    table = Position(side([("BS02", "BS05", "BS01")], token=6))
    table.reserves("W", 1)
    assert table.of("W").token == 8
    assert table.said("rest")[0]["lost"] == 3


@scenario("BS-12")
def test_bonus_of_space_1_is_read_once() -> None:
    table = Position(side([("BS02",)], token=1))
    table.reserves("W", 1)
    assert table.of("W").token == 4


@scenario("BS-13")
def test_no_passing_while_something_can_be_done() -> None:
    table = Position(side(token=0))
    assert table.cards() == set()
    assert table.refused("W", "pass").code == "not_offered"
    assert len(table.offered("reserve:")) == 8


@scenario("BS-14")
def test_forced_pass() -> None:
    table = Position(side(token=2, reserve=["BL06"]), row=dict.fromkeys(range(1, 9)), empty=True, fixture=True)
    assert table.asked.options == ()
    assert table.asked.passing is not None
    table.declines("W")
    assert table.said("pass") == [{"seat": "seat:0", "k": 1, "of": 3}]
    assert table.of("W").token == 3
    assert table.asked.seat == 1


@scenario("BS-36")
def test_empty_slots() -> None:
    table = Position(side(token=5), row={2: "BS01"}, empty=True, fixture=True)
    before = list(table.state.row)
    table.builds("W", "BS01", "L1-first")
    assert table.state.row == [before[0], None, *before[2:]]
    assert table.said("refill-none") == [{"slot": "slot:2"}]
    assert "2" not in table.offered("reserve:")
    assert GAME.public(table.state)["row"][1] is None


@scenario("BS-37")
def test_a_refusal_leaves_no_trace() -> None:
    """Every refusal in these tests is checked for it; here one of each kind in one position."""
    table = Position(
        side([("BS10", "BS01"), ("BL13",)], token=4, reserve=["BA01"]),
        row={1: "BL06", 2: "BA02", 3: "BL24", 8: "BS04"},
    )
    deck = list(table.state.deck)
    for choice in (
        "pass",
        "build:BL06:L1-left",
        "build:BS04:L1-left",
        "build:BA02:L1-left",
        "build:BL24:L1-left",
        "build:BS01:L1-left",
        "reserve:2",
        "reserve:9",
        "take:1",
        "nonsense",
    ):
        table.refused("W", choice)
    table.refused("B", "reserve:1")
    assert table.state.deck == deck
    assert table.asked.seat == 0
    assert table.lines == []


@scenario("BS-38")
def test_no_bonus_from_space_4_up() -> None:
    table = Position(side([("BS02",)], token=4))
    table.reserves("W", 1)
    assert table.of("W").token == 6
