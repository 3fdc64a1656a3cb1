"""Claim, Rest, Reroute: EI-S-062 to EI-S-076."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-062")
def test_village() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", at="T01", renown=1, lanterns=2, hand=3)
    table.does("ilse", "claim")
    sheet = table.of("ilse")
    assert (sheet.renown, sheet.hand, sheet.markers, sheet.lanterns) == (1, 5, 7, 2)
    assert table.on("T01")["claim"] == "ilse"


@scenario("EI-S-063")
@pytest.mark.parametrize(("tile", "renown"), [("T01", 0), ("T17", 1)])
def test_cannot_pay_with_the_reward(tile: str, renown: int) -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", at=tile, renown=renown, lanterns=5)
    assert table.why_not("ilse", "claim") == "EI-CLAIM-3"
    assert (table.of("ilse").renown, table.of("ilse").markers, "claim" in table.on(tile)) == (renown, 8, False)


@scenario("EI-S-064")
def test_teodoros_harbour() -> None:
    table = Position("teodoro", "ilse", "sigrun")
    table.given("teodoro", at="T17", renown=2, hand=4, party=["harbour_factor:exhausted"])
    table.does("teodoro", "claim")
    assert (table.of("teodoro").renown, table.of("teodoro").hand) == (3, 6)
    assert table.of("teodoro").party == ["harbour_factor:exhausted"]


@scenario("EI-S-065")
def test_a_wonder_is_not_a_harbour_at_claim() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T32", legend="kelpie")
    table.given("teodoro", at="T32", lanterns=7, party=["harbour_factor"])
    table.does("teodoro", "challenge")
    table.does("teodoro", lanterns=7)
    assert table.compared() == (7, 5 + 2)
    sheet = table.of("teodoro")
    assert (sheet.renown, sheet.hand, sheet.party, sheet.relics) == (7, 0, ["harbour_factor"], ["kelpie"])
    assert table.on("T32")["claim"] == "teodoro"


@scenario("EI-S-066")
def test_no_double_claims() -> None:
    for who in ("ilse", "sigrun"):
        table = Position("ilse", "sigrun", "teodoro").tile("T01", claim="ilse").act(who)
        table.given(who, at="T01", renown=5)
        assert table.why_not(who, "claim") == "EI-CLAIM-5"
        assert table.on("T01")["claim"] == "ilse"


@scenario("EI-S-067")
def test_out_of_markers() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="huldra")
    table.given("sigrun", at="T12", markers=0).given("ilse", at="T12", renown=1)
    table.does("sigrun", "challenge")
    table.does("sigrun", "companion:grey_hound_of_the_hunt")
    sheet = table.of("sigrun")
    assert (sheet.renown, sheet.tally, sheet.markers) == (2, 1, 0)
    assert sheet.party == ["grey_hound_of_the_hunt:exhausted", "huldra:exhausted"]
    assert "claim" not in table.on("T12")
    assert "legend" not in table.on("T12")
    table.ends("sigrun")
    table.does("ilse", "claim")
    assert table.on("T12")["claim"] == "ilse"
    assert table.of("ilse").renown == 1


@scenario("EI-S-068")
def test_rest_once() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T23", claim="sigrun").tile("T25")
    table.given("ilse", at="T23", lanterns=2, party=["windup_sentry:exhausted"])
    table.does("ilse", "rest")
    table.does("ilse", "ready:windup_sentry")
    sheet = table.of("ilse")
    assert (sheet.party, sheet.lanterns, sheet.used) == (["windup_sentry"], 2, ["rest"])
    assert table.why_not("ilse", "rest") == "EI-REST-1"
    table.does("ilse", "travel:wayfarers_gate")
    table.does("ilse", "travel:T25")
    assert table.why_not("ilse", "rest") == "EI-REST-1"


@scenario("EI-S-069")
def test_forest_hermit() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12").tile("T23")
    table.given("sigrun", at="T12", lanterns=2, party=["forest_hermit:exhausted"])
    table.does("sigrun", "rest")
    table.does("sigrun", "draw")
    assert (table.of("sigrun").hand, table.of("sigrun").party) == (1, ["forest_hermit:exhausted"])
    table.does("sigrun", "travel:wayfarers_gate")
    table.does("sigrun", "travel:T23")
    assert table.why_not("sigrun", "rest") == "EI-REST-1"
    without = Position("sigrun", "ilse", "teodoro").given("sigrun", at="T12")
    assert without.why_not("sigrun", "rest") == "EI-REST-1"


@scenario("EI-S-070")
def test_cantor() -> None:
    table = Position("rodrigo", "ilse", "sigrun")
    table.given("rodrigo", at="T23", hand=4, party=["cantor:exhausted"])
    table.does("rodrigo", "rest")
    assert table.options("rodrigo") == ["ready:cantor", "draw"]
    table.does("rodrigo", "ready:cantor")
    table.does("rodrigo", "draw")
    sheet = table.of("rodrigo")
    assert (sheet.party, sheet.hand, sheet.used) == (["cantor"], 5, ["rest"])
    assert table.why_not("rodrigo", "rest") == "EI-REST-1"


@scenario("EI-S-071")
def test_rest_cannot_lift_unwind() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", at="T23", party=["windup_sentry:held"])
    table.does("ilse", "rest")
    assert table.options("ilse") == ["draw"]
    table.does("ilse", "draw")
    assert (table.of("ilse").party, table.of("ilse").hand) == (["windup_sentry:held"], 1)


@scenario("EI-S-072")
def test_disconnecting_rotation_undone() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T04", (0, 1), exits="NS").tile("T01", (0, 2))
    table.given("rodrigo", lanterns=2)
    assert table.refused("rodrigo", "reroute:T04:1") == "not_offered"
    assert (table.of("rodrigo").lanterns, table.of("rodrigo").used) == (2, [])
    table.does("rodrigo", "reroute:T04:2")
    assert (table.of("rodrigo").lanterns, table.of("rodrigo").used) == (0, ["reroute"])
    assert table.on("T04")["turn"] == 2


@scenario("EI-S-073")
def test_a_turn_that_changes_nothing() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01").given("ilse", lanterns=1)
    table.does("ilse", "reroute:T01:1")
    assert (table.of("ilse").lanterns, table.of("ilse").hand, table.of("ilse").used) == (0, 1, ["reroute"])
    assert table.on("T01")["turn"] == 1


@scenario("EI-S-074")
def test_ilse_and_legend_tiles() -> None:
    def table(who: str, **tile: Any) -> Position:
        position = Position("ilse", "sigrun", "teodoro").tile("T12", legend="huldra", **tile)
        return position.given(who, lanterns=5).act(who)

    free = table("ilse")
    assert free.price("ilse", "reroute:T12:1") == 1
    free.does("ilse", "reroute:T12:1")
    assert (free.of("ilse").lanterns, free.on("T12")["turn"]) == (4, 1)
    assert table("sigrun").why_not("sigrun", "reroute:T12:1") == "EI-REROUTE-2"
    assert table("ilse").given("teodoro", at="T12").why_not("ilse", "reroute:T12:1") == "EI-REROUTE-2"
    assert table("ilse", claim="teodoro").why_not("ilse", "reroute:T12:1") == "EI-REROUTE-2"


@scenario("EI-S-075")
def test_baba_yaga_forbids_turning() -> None:
    face_up = Position("ilse", "sigrun", "teodoro").tile("T12", legend="baba_yaga").given("ilse", lanterns=5)
    assert face_up.why_not("ilse", "reroute:T12:1") == "EI-REROUTE-2"
    hidden = Position("ilse", "sigrun", "teodoro").tile("T12", legend="baba_yaga", face_down=True)
    hidden.given("ilse", lanterns=5)
    hidden.does("ilse", "reroute:T12:1")
    assert (hidden.on("T12")["turn"], hidden.of("ilse").lanterns) == (1, 4)


@scenario("EI-S-076")
def test_thousand_clocks_keeper() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01")
    table.given("ilse", lanterns=1, hand=["turn_the_hour"], party=["thousand_clocks_keeper"])
    table.does("ilse", "reroute:T01:1")
    assert table.of("ilse").lanterns == 0
    assert table.why_not("ilse", "reroute:T01:1") == "EI-ACT-5"
    table.does("ilse", "use:thousand_clocks_keeper")
    assert table.price("ilse", "reroute:T01:1") == 0
    table.does("ilse", "reroute:T01:1")
    assert table.of("ilse").lanterns == 0
    assert table.why_not("ilse", "reroute:T01:1") == "EI-ACT-5"

    again = Position("ilse", "sigrun", "teodoro").tile("T01")
    again.given("ilse", lanterns=2, hand=["turn_the_hour"], party=["thousand_clocks_keeper"])
    again.does("ilse", "reroute:T01:1")
    again.does("ilse", "use:thousand_clocks_keeper")
    again.does("ilse", "reroute:T01:1")
    again.does("ilse", "play:turn_the_hour")
    assert again.decision("ilse").kind == "act"
    assert (again.of("ilse").hand, again.of("ilse").lanterns) == (1, 0)
    assert again.on("T01")["turn"] == 2
