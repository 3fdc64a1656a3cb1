"""Recruit and Maneuver: EI-S-046 to EI-S-061."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-046")
def test_recruit_and_commit_at_once() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T28", legend="faust")
    table.given("sigrun", at="T28", lanterns=2, hand=["troll_child"])
    table.does("sigrun", "recruit:troll_child")
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt", "troll_child"]
    assert table.of("sigrun").lanterns == 0
    table.does("sigrun", "challenge")
    balance = table.decision("sigrun").balance
    assert balance is not None
    assert (sum(p.n for p in balance.mine), sum(p.n for p in balance.theirs)) == (1, 6)
    table.does("sigrun", "companion:grey_hound_of_the_hunt", "companion:troll_child")
    assert table.of("sigrun").tally == 1
    assert table.of("sigrun").relics == ["faust"]
    assert table.compared() == (6, 6)


@scenario("EI-S-047")
def test_dismissals() -> None:
    table = Position("teodoro", "ilse", "sigrun")
    table.given("teodoro", lanterns=1, hand=["oarsman"], party=["lantern_gull", "oarsman", "fado_singer", "kraken"])
    table.does("teodoro", "recruit:oarsman")
    assert table.options("teodoro") == [
        "dismiss:lantern_gull",
        "dismiss:oarsman",
        "dismiss:fado_singer",
        "dismiss:kraken",
    ]
    singer = table.fork()
    table.does("teodoro", "dismiss:kraken")
    assert table.public()["retired"] == ["kraken"]
    assert table.of("teodoro").discard == []
    assert table.of("teodoro").party == ["lantern_gull", "oarsman", "fado_singer", "oarsman"]
    singer.does("teodoro", "dismiss:fado_singer")
    assert singer.public()["retired"] == []
    assert singer.of("teodoro").discard == ["fado_singer"]
    assert singer.of("teodoro").party == ["lantern_gull", "oarsman", "kraken", "oarsman"]


@scenario("EI-S-048")
def test_five_for_sigrun() -> None:
    table = Position("sigrun", "ilse", "teodoro")
    four = ["grey_hound_of_the_hunt", "troll_child", "berserker", "shield_sister"]
    table.given("sigrun", lanterns=2, hand=["forest_hermit"], party=four)
    table.does("sigrun", "recruit:forest_hermit")
    assert table.of("sigrun").party == [*four, "forest_hermit"]
    assert table.decision("sigrun").kind == "act"
    other = Position("ilse", "sigrun", "teodoro")
    four = ["clockwork_finch", "clockwork_knight", "windup_sentry", "gaslight_gossip"]
    other.given("ilse", lanterns=1, hand=["wick_trimmer"], party=four)
    other.does("ilse", "recruit:wick_trimmer")
    assert other.decision("ilse").kind == "dismiss"
    other.does("ilse", "dismiss:gaslight_gossip")
    assert other.of("ilse").party == [*four[:3], "wick_trimmer"]


@scenario("EI-S-049")
@pytest.mark.parametrize(("tile", "lanterns"), [("T17", 1), ("T32", 0)])
def test_oarsman_on_a_harbour(tile: str, lanterns: int) -> None:
    table = Position("teodoro", "ilse", "sigrun").given("teodoro", at=tile, lanterns=1, hand=["oarsman"])
    table.does("teodoro", "recruit:oarsman")
    assert (table.of("teodoro").lanterns, table.of("teodoro").reserve) == (lanterns, 0)
    assert table.of("teodoro").party == ["lantern_gull", "oarsman"]


@scenario("EI-S-050")
def test_taming_is_not_recruiting() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="huldra")
    table.given("sigrun", at="T12", lanterns=2)
    table.does("sigrun", "challenge")
    table.does("sigrun", "companion:grey_hound_of_the_hunt")
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt:exhausted", "huldra:exhausted"]
    assert table.of("sigrun").lanterns == 2
    assert "recruit" not in table.told()
    assert "tame" in table.told()


@scenario("EI-S-051")
def test_a_card_cannot_redraw_itself() -> None:
    table = Position("rodrigo", "ilse", "sigrun")
    table.given("rodrigo", lanterns=1, hand=["letters_of_introduction"], deck_size=1, discard=0)
    before = table.of("rodrigo").hand
    assert (table.of("rodrigo").deck, table.of("rodrigo").discard) == (1, [])
    table.does("rodrigo", "play:letters_of_introduction")
    sheet = table.of("rodrigo")
    assert (sheet.hand, sheet.deck, sheet.lanterns) == (before - 1 + 1, 0, 0)
    assert sheet.discard == ["letters_of_introduction"]
    assert table.line("draw")["n"] == 1


@scenario("EI-S-052")
def test_turn_the_hour_with_nothing_to_turn() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1, hand=["turn_the_hour"])
    table.does("ilse", "play:turn_the_hour")
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.hand, sheet.used) == (0, 1, [])
    assert sheet.discard == ["turn_the_hour"]
    assert table.decision("ilse").kind == "act"


@scenario("EI-S-053")
def test_turn_the_hour_after_the_allowance_is_spent() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01")
    table.given("ilse", lanterns=2, hand=["turn_the_hour"], party=["clockwork_knight"])
    table.does("ilse", "reroute:T01:1")
    table.does("ilse", "play:turn_the_hour")
    assert table.decision("ilse").kind == "act"
    assert (table.of("ilse").hand, table.of("ilse").lanterns) == (1, 0)


@scenario("EI-S-054")
def test_turn_the_hour_with_finch() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01")
    table.given("ilse", lanterns=2, hand=["turn_the_hour"], party=["clockwork_finch:exhausted"])
    table.does("ilse", "play:turn_the_hour")
    table.does("ilse", "reroute:T01:1")
    assert (table.of("ilse").lanterns, table.of("ilse").hand) == (1, 2)
    sources = [str(line["parts"]) for line in table.lines("draw")]
    assert len(sources) == 2
    assert "clockwork_finch" in sources[0]
    assert "turn_the_hour" in sources[1]
    assert table.why_not("ilse", "reroute:T01:1") == "EI-ACT-5"


def boarding(lanterns: int = 3, **ilse: Any) -> Position:
    """Teodoro on a Harbour with Boarding Party, Ilse on another, both at 3 Renown."""
    table = Position("teodoro", "ilse", "sigrun").tile("T17").tile("T18")
    table.given("teodoro", at="T17", renown=3, lanterns=lanterns, hand=["boarding_party"])
    return table.given("ilse", **{"at": "T18", "renown": 3, **ilse})


@scenario("EI-S-055")
def test_boarding_party() -> None:
    table = boarding()
    table.does("teodoro", "play:boarding_party")
    table.does("teodoro", "sail:T18")
    sheet = table.of("teodoro")
    assert (sheet.at, sheet.lanterns, sheet.hand) == ("T18", 2, 1)
    fight = table.public()["fight"]
    assert (fight["kind"], fight["defender"]) == ("duel", table.seat("ilse"))
    assert table.decision("teodoro").kind == "duel_attack"
    assert table.fight()[0] == 2
    assert [part["n"] for part in fight["mine"]] == [2]
    assert sheet.used == ["duel", "sail"]


@scenario("EI-S-056")
def test_boarding_party_and_surcharge() -> None:
    watch = ["clockwork_finch", "night_watch_of_wien"]
    poor = boarding(lanterns=1, party=watch)
    assert poor.why_not("teodoro", "play:boarding_party") == "EI-MAN-7"
    assert poor.of("teodoro").cards == ["boarding_party"]
    table = boarding(lanterns=2, party=watch)
    table.does("teodoro", "play:boarding_party")
    table.does("teodoro", "sail:T18")
    assert table.of("teodoro").lanterns == 0
    assert table.public()["fight"]["kind"] == "duel"


@scenario("EI-S-057")
def test_boarding_party_refused() -> None:
    table = boarding(renown=2)
    assert table.why_not("teodoro", "play:boarding_party") == "EI-MAN-7"
    used_duel = boarding().given("teodoro", used=["duel"])
    assert used_duel.why_not("teodoro", "play:boarding_party") == "EI-DUEL-1"
    used_sail = boarding().given("teodoro", used=["sail"])
    assert used_sail.why_not("teodoro", "play:boarding_party") == "EI-SAIL-4"
    village = boarding(at="T01")
    assert village.why_not("teodoro", "play:boarding_party") == "EI-MAN-7"
    for refused in (table, used_duel, used_sail, village):
        assert refused.of("teodoro").cards == ["boarding_party"]
        assert refused.of("teodoro").lanterns == 3
        assert refused.of("teodoro").at == "T17"


@scenario("EI-S-058")
def test_forged_charter_from_zero() -> None:
    table = Position("rodrigo", "ilse", "sigrun").given("rodrigo", at="T23", lanterns=2, hand=["forged_charter"])
    table.does("rodrigo", "play:forged_charter")
    sheet = table.of("rodrigo")
    assert (sheet.lanterns, sheet.renown, sheet.markers) == (0, 3, 7)
    assert table.on("T23")["claim"] == "rodrigo"
    assert sheet.discard == ["forged_charter"]


@scenario("EI-S-059")
def test_forged_charter_refused() -> None:
    def table(tile: str, lanterns: int = 2, **at: Any) -> Position:
        position = Position("rodrigo", "ilse", "sigrun").tile(tile, **at)
        return position.given("rodrigo", at=tile, lanterns=lanterns, hand=["forged_charter"])

    face_down = table("T24", legend="reynard", known=["ilse"])
    assert face_down.why_not("rodrigo", "play:forged_charter") == "EI-CLAIM-7"
    rivals = table("T23", claim="ilse")
    assert rivals.why_not("rodrigo", "play:forged_charter") == "EI-CLAIM-5"
    no_marker = table("T23").given("rodrigo", markers=0)
    assert no_marker.why_not("rodrigo", "play:forged_charter") == "EI-CLAIM-1"
    poor = table("T23", lanterns=1)
    assert poor.why_not("rodrigo", "play:forged_charter") == "EI-MAN-1"
    for refused in (face_down, rivals, no_marker, poor):
        assert refused.of("rodrigo").cards == ["forged_charter"]


@scenario("EI-S-060")
def test_unwind_on_a_sleeping_target() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1, hand=["unwind_the_mechanism"])
    table.given("sigrun", party=["grey_hound_of_the_hunt:exhausted"])
    table.does("ilse", "play:unwind_the_mechanism")
    table.does("ilse", "companion:sigrun:grey_hound_of_the_hunt")
    assert table.of("ilse").lanterns == 0
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt:held"]
    table.does("ilse", "duel:sigrun")
    table.does("ilse", "companion:clockwork_finch")
    assert table.asked("sigrun") is None
    table.does("ilse", "discard")
    assert table.of("ilse").renown == 2
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt:held"]
    table.ends("ilse")
    assert table.public()["active"] == table.seat("sigrun")
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt"]


@scenario("EI-S-061")
def test_renown_as_an_extra_cost() -> None:
    def window(renown: int) -> Position:
        table = Position("sigrun", "ilse", "teodoro").tile("T28", legend="banshee")
        table.given("sigrun", at="T28", renown=renown, hand=["oath_in_blood"])
        table.does("sigrun", "challenge")
        return table

    for renown in (0, 1):
        poor = window(renown)
        assert poor.why_not("sigrun", "boost:oath_in_blood") == "EI-RES-7"
    table = window(2)
    assert table.cost("sigrun", "boost:oath_in_blood")["renown"] == 2
    table.does("sigrun", "boost:oath_in_blood")
    assert table.compared() == (1 + 2, 3)
    assert table.of("sigrun").tally == 1
    assert table.of("sigrun").renown == 2 - 2 + 1 + 3
