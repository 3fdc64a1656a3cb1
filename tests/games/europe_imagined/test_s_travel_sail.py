"""Travel, Stride and Sail: EI-S-021 to EI-S-032."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-021")
@pytest.mark.parametrize(("exits", "joined"), [("NW", False), ("NE", False), ("ES", True)])
def test_travel_needs_matching_exits(exits: str, joined: bool) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T04", (0, 1), exits="NS").tile("T10", (0, 2), exits=exits)
    table.tile("T01", (-1, 0)).tile("T07", (-1, 1)).tile("T12", (-1, 2)).tile("T05", (-1, 3), exits="ESW")
    table.tile("T32", (0, 3))
    table.given("ilse", at="T04", lanterns=3)
    if not joined:
        assert not table.offers("ilse", "travel:T10")
        assert table.refused("ilse", "travel:T10") == "not_offered"
        assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T04", 3)
        return
    table.does("ilse", "travel:T10")
    assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T10", 2)


@scenario("EI-S-022")
@pytest.mark.parametrize(
    ("owner_here", "owner_there", "price"),
    [(None, None, 2), (None, "ilse", 2), (None, "rodrigo", 1), ("rodrigo", "rodrigo", 1)],
)
def test_sail_price(owner_here: str | None, owner_there: str | None, price: int) -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T17", claim=owner_here).tile("T18", claim=owner_there)
    table.given("rodrigo", at="T17", lanterns=4)
    assert not table.offers("rodrigo", "travel:T18")
    assert table.price("rodrigo", "sail:T18") == price
    table.does("rodrigo", "sail:T18")
    assert (table.of("rodrigo").at, table.of("rodrigo").lanterns) == ("T18", 4 - price)


@scenario("EI-S-023")
def test_wonder_as_harbour_in_the_price() -> None:
    for who, price in (("sigrun", 1), ("teodoro", 0)):
        table = Position("sigrun", "teodoro", "ilse").tile("T17").tile("T32", claim=who)
        table.given(who, at="T17", lanterns=2).act(who)
        assert table.price(who, "sail:T32") == price
        table.does(who, "sail:T32")
        assert table.of(who).lanterns == 2 - price


@scenario("EI-S-024")
def test_one_sail_from_all_sources() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17").tile("T18").tile("T15")
    table.given("teodoro", at="T17", lanterns=5, hand=["fair_wind", "boarding_party"], party=[]).given("ilse", at="T15")
    assert table.offers("teodoro", "play:fair_wind")
    assert table.offers("teodoro", "play:boarding_party")
    table.does("teodoro", "sail:T18")
    assert table.of("teodoro").lanterns == 4
    assert table.why_not("teodoro", "play:fair_wind") == "EI-SAIL-4"
    assert table.why_not("teodoro", "play:boarding_party") == "EI-SAIL-4"
    assert table.why_not("teodoro", "sail:T17") == "EI-SAIL-4"
    assert table.why_not("teodoro", "sail:T15") == "EI-SAIL-4"
    assert sorted(table.of("teodoro").cards) == ["boarding_party", "fair_wind"]


@scenario("EI-S-025")
def test_lowest_cost_never_negative() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", claim="teodoro").tile("T18")
    table.given("teodoro", at="T17", lanterns=0, relics=["kelpie"])
    assert table.price("teodoro", "sail:T18") == 0
    table.does("teodoro", "sail:T18")
    assert table.of("teodoro").lanterns == 0
    other = Position("ilse", "teodoro", "sigrun").tile("T17").tile("T18")
    other.given("ilse", at="T17", lanterns=0, relics=["kelpie"])
    assert other.price("ilse", "sail:T18") == 0
    other.does("ilse", "sail:T18")
    assert (other.of("ilse").at, other.of("ilse").lanterns) == ("T18", 0)


@scenario("EI-S-026")
def test_prohibition_beats_permission() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T14", legend="lorelei")
    table.given("teodoro", at="T17", lanterns=3, hand=["fair_wind"])
    assert table.why_not("teodoro", "sail:T14") == "EI-SAIL-8"
    assert table.why_not("teodoro", "play:fair_wind") == "EI-SAIL-8"
    other = Position("teodoro", "ilse", "sigrun").tile("T14", legend="lorelei").tile("T18")
    other.given("teodoro", at="T17", lanterns=3, hand=["fair_wind"])
    other.does("teodoro", "play:fair_wind")
    assert other.options("teodoro") == ["sail:T18"]
    other.does("teodoro", "sail:T18")
    assert other.of("teodoro").at == "T18"


@scenario("EI-S-027")
def test_krakens_ban_while_exhausted() -> None:
    def table(who: str, at: str) -> Position:
        position = Position("sigrun", "teodoro", "ilse").tile("T17").tile("T18", claim="sigrun")
        position.given("sigrun", party=["kraken:exhausted"])
        return position.given(who, at=at, lanterns=3).act(who)

    assert table("teodoro", "T17").why_not("teodoro", "sail:T18") == "EI-SAIL-8"
    assert table("teodoro", "T18").why_not("teodoro", "sail:T17") == "EI-SAIL-8"
    assert table("sigrun", "T17").offers("sigrun", "sail:T18")
    assert table("sigrun", "T18").offers("sigrun", "sail:T17")


@scenario("EI-S-028")
def test_a_refused_sail_costs_nothing() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T18")
    table.given("teodoro", at="T17", lanterns=0, hand=["borrowed_light"])
    assert table.why_not("teodoro", "sail:T18") == "EI-SAIL-2"
    assert table.of("teodoro").used == []
    table.does("teodoro", "play:borrowed_light")
    assert table.of("teodoro").lanterns == 1
    table.does("teodoro", "sail:T18")
    assert (table.of("teodoro").at, table.of("teodoro").lanterns) == ("T18", 0)


@scenario("EI-S-029")
def test_fair_wind() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1), exits="NS").tile("T18", (1, 0), exits="NSW")
    table.tile("T19", (1, 1), exits="NS", claim="ilse")
    table.given("teodoro", at="T17", lanterns=3, hand=["fair_wind", 2], party=["lantern_gull"])
    table.does("teodoro", "play:fair_wind")
    table.does("teodoro", "sail:T18")
    table.does("teodoro", "step:T19")
    table.passes("teodoro")
    sheet = table.of("teodoro")
    assert (sheet.at, sheet.lanterns, sheet.hand) == ("T19", 2, 3)
    assert table.of("ilse").renown == 1
    assert sheet.discard == ["fair_wind"]
    assert sheet.used == ["sail"]
    assert table.why_not("teodoro", "sail") == "EI-SAIL-4"


@scenario("EI-S-030")
def test_bridge_departure() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T19", claim="teodoro").tile("T18")
    table.given("teodoro", at="T19", lanterns=2, party=["saltmarsh_pilot"])
    assert table.price("teodoro", "sail:T18") == 1
    table.does("teodoro", "sail:T18")
    assert (table.of("teodoro").at, table.of("teodoro").lanterns) == ("T18", 1)


@scenario("EI-S-031")
def test_stride_is_not_sail_or_travel() -> None:
    table = Position("teodoro", "ilse", "sigrun", fixture=True).tile("T17", (0, 1), exits="NS").tile("T18", (1, 0))
    table.given("teodoro", at="T17", lanterns=2, hand=["pilgrims_pace"], party=["lantern_gull"])
    table.does("teodoro", "play:pilgrims_pace")
    table.does("teodoro", "step:wayfarers_gate")
    table.does("teodoro", "step:T18")
    table.passes("teodoro")
    sheet = table.of("teodoro")
    assert (sheet.at, sheet.hand, sheet.lanterns) == ("T18", 0, 1)
    assert sheet.used == []
    assert table.offers("teodoro", "sail:T17")


@scenario("EI-S-032")
def test_off_turn_sail() -> None:
    table = Position("ilse", "teodoro", "sigrun").tile("T18").tile("T12", legend="huldra")
    table.given("ilse", at="T12").given("teodoro", at="T17", reserve=2, hand=["fair_wind"])
    assert table.asked("teodoro") is None
    table.does("ilse", "challenge")
    window = table.decision("teodoro")
    assert window.kind == "meddle"
    assert not [o for o in window.options if o.id.startswith("sail") or "fair_wind" in o.id]
    assert table.refused("teodoro", "sail:T18") == "not_offered"
