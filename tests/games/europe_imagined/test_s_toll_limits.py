"""Toll, Renown costs and limits that fall: EI-S-121 to EI-S-126."""

from __future__ import annotations

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-121")
def test_toll_per_entry() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T19", (0, 1), claim="ilse")
    table.given("sigrun", lanterns=3)
    for tile in ("T19", "wayfarers_gate", "T19"):
        table.does("sigrun", f"travel:{tile}")
    table.ends("sigrun")
    assert table.of("sigrun").at == "T19"
    assert (table.of("ilse").renown, table.of("sigrun").renown) == (2, 0)
    assert table.told().count("toll") == 2
    assert table.line("toll")["mover"] == "seat:0"

    underfoot = Position("ilse", "sigrun", "teodoro").tile("T19", (0, 1))
    underfoot.given("ilse", at="T19", renown=1).given("sigrun", at="T19")
    underfoot.does("ilse", "claim")
    assert underfoot.on("T19")["claim"] == "ilse"
    assert underfoot.of("ilse").renown == 1 - 1 + 1
    assert "toll" not in underfoot.told()


@scenario("EI-S-122")
def test_customs_clerk() -> None:
    table = Position("ilse", "teodoro", "sigrun")
    table.tile("T19", (0, 1), claim="teodoro").tile("T17", (0, 2), claim="teodoro")
    table.tile("T32", (0, 3), claim="teodoro")
    table.given("teodoro", party=["customs_clerk:exhausted"]).given("ilse", lanterns=3)
    gained = []
    for tile in ("T19", "T17", "T32"):
        before = table.of("teodoro").renown
        table.does("ilse", f"travel:{tile}")
        gained.append(table.of("teodoro").renown - before)
    assert gained == [1, 1, 0]
    sources = [(line["tile"], line["source"].partition("#")[0]) for line in table.lines("toll")]
    assert sources == [("tile:T19", "tile:T19"), ("tile:T17", "companion:customs_clerk")]
    assert table.of("ilse").renown == 0


@scenario("EI-S-123")
def test_trolls_toll() -> None:
    table = Position("ilse", "teodoro", "sigrun").tile("T19", (0, 1), claim="teodoro")
    table.tile("T17", (0, 2), claim="teodoro")
    table.given("teodoro", party=["customs_clerk"], relics=["troll"]).given("ilse", lanterns=2)
    table.does("ilse", "travel:T19")
    assert table.of("teodoro").renown == 2
    line = table.line("toll-instead")
    assert (line["n"], line["usual"], line["source"]) == (2, 1, "relic:troll")
    assert "toll" not in table.told()
    table.does("ilse", "travel:T17")
    assert table.of("teodoro").renown == 3


@scenario("EI-S-124")
def test_faust_at_zero() -> None:
    broke = Position("ilse", "sigrun", "teodoro").given("ilse", relics=["faust"])
    assert broke.why_not("ilse", "use:faust") == "EI-RES-7"
    assert broke.of("ilse").marked == []
    table = Position("ilse", "sigrun", "teodoro").given("ilse", renown=1, relics=["faust"])
    table.does("ilse", "use:faust")
    assert (table.of("ilse").renown, table.of("ilse").lanterns, table.of("ilse").reserve) == (0, 2, 0)
    assert table.of("ilse").marked == ["faust"]
    assert table.why_not("ilse", "use:faust") == "EI-TIME-1"


@scenario("EI-S-125")
def test_reserve_limit_falls_at_once() -> None:
    table = Position("ilse", "rodrigo", "sigrun").given("ilse", lanterns=1)
    table.given("rodrigo", reserve=4, party=[], relics=["will_o_the_wisp"])
    assert table.of("rodrigo").reserve_limit == 4
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", lanterns=1)
    table.does("rodrigo")
    table.does("ilse", "steal:will_o_the_wisp")
    assert (table.of("rodrigo").reserve, table.of("rodrigo").reserve_limit) == (2, 2)
    assert table.of("ilse").reserve_limit == 5
    line = table.line("reserve-limit")
    assert (line["seat"], line["source"], line["n"], line["limit"]) == ("seat:1", "relic:will_o_the_wisp", 2, 2)
    keys = table.told()
    assert keys.index("steal") < keys.index("reserve-limit") < keys.index("draw")


@scenario("EI-S-126")
def test_party_limit_falls_at_once() -> None:
    party = ["clockwork_finch", "wick_trimmer", "wick_trimmer", "windup_sentry", "gaslight_gossip"]
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=1, party=[])
    table.given("ilse", party=[f"{c}:exhausted" for c in party], relics=["baba_yaga"])
    assert table.of("ilse").party_limit == 5
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=1)
    table.does("sigrun", "steal:baba_yaga")
    assert table.awaited() == [("ilse", "dismiss")]
    assert table.options("ilse") == [f"dismiss:{c}" for c in party]
    assert table.of("ilse").hand == 0
    table.does("ilse", "dismiss:windup_sentry")
    sheet = table.of("ilse")
    assert (len(sheet.party), sheet.party_limit, sheet.discard) == (4, 4, ["windup_sentry"])
    assert sheet.hand == 1
    assert table.of("sigrun").party_limit == 6
    assert table.awaited() == [("sigrun", "act")]
