"""Fights, once more: EI-S-157, EI-S-158, EI-S-168 to EI-S-173, EI-S-175, EI-S-178, EI-S-197 to EI-S-202, EI-S-204, EI-S-205."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

HOUND = "grey_hound_of_the_hunt"


@scenario("EI-S-157")
def test_face_down_legends_block_a_claim() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T24", legend="reynard", known=["sigrun"])
    table.given("ilse", at="T24", renown=5)
    assert table.why_not("ilse", "claim") == "EI-CLAIM-7"
    assert table.reason("ilse", "claim") == "legend-here"
    assert not table.sees("ilse", "reynard")
    villages = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1)).tile("T07", (0, 2))
    villages.given("ilse", renown=1, lanterns=2)
    for tile in ("T01", "T07"):
        villages.does("ilse", f"travel:{tile}")
        villages.does("ilse", "claim")
        assert villages.on(tile)["claim"] == "ilse"
    sheet = villages.of("ilse")
    assert (sheet.renown, sheet.markers, sheet.hand) == (1, 6, 4)


@scenario("EI-S-158")
def test_rest_beside_a_legend() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T24", legend="golem").given("ilse", at="T24")
    table.does("ilse", "rest")
    assert (table.decision("ilse").kind, table.options("ilse")) == ("rest", ["draw"])
    table.does("ilse", "draw")
    assert (table.of("ilse").hand, table.of("ilse").used) == (1, ["rest"])
    assert table.why_not("ilse", "rest") == "EI-REST-1"


@scenario("EI-S-168")
@pytest.mark.parametrize("order", list(permutations(("meddle:slander_in_verse", "power:gaslight_gossip", "reserve"))))
def test_no_turning_back(order: tuple[str, ...]) -> None:
    own = Position("ilse", "sigrun", "teodoro").tile("T30", legend="golem")
    own.given("ilse", at="T30", lanterns=1, hand=["lantern_flare"], deck=["wick_trimmer"], relics=["fionn"])
    own.does("ilse", "challenge")
    first = own.decision("ilse").passing
    assert first is not None
    assert first[0] == "ei-do-abandon"
    own.does("ilse", "boost:lantern_flare", "ability:fionn")
    again = own.decision("ilse").passing
    assert again is not None
    assert again[0] == "ei-do-enough"
    own.passes("ilse")
    assert own.compared() == (2, 8)
    assert "abandon" not in own.told()

    rival = Position("sigrun", "ilse", "teodoro", fixture=True).tile("T30", legend="golem").given("sigrun", at="T30")
    rival.given("ilse", reserve=2, hand=["slander_in_verse", "wick_trimmer", "wick_trimmer"])
    rival.given("ilse", party=["gaslight_gossip:exhausted"])
    rival.does("sigrun", "challenge")
    for n, deed in enumerate(order, 1):
        assert rival.decision("ilse").passing is not None
        if deed == "reserve":
            rival.does("ilse", reserve=1)
        else:
            rival.does("ilse", deed)
        if deed.startswith("power"):
            rival.does("ilse", "discard:wick_trimmer")
        assert rival.fight()[1] == 8 + n
    assert rival.awaited() == [("sigrun", "commit")]
    sheet = rival.of("ilse")
    assert (sheet.reserve, sheet.cards) == (1, ["wick_trimmer"])
    assert sorted(sheet.discard) == ["slander_in_verse", "wick_trimmer"]


@scenario("EI-S-169")
def test_the_reward_is_fixed() -> None:
    party = ["lantern_gull", "oarsman", "oarsman", "harbour_factor"]
    table = Position("teodoro", "ilse", "sigrun").tile("T30", legend="kraken")
    table.given("teodoro", at="T30", lanterns=9, party=party)
    table.does("teodoro", "challenge")
    table.does("teodoro", lanterns=9)
    assert table.compared() == (9, 9)
    dismissal = table.decision("teodoro")
    assert (dismissal.kind, dismissal.passing, dismissal.choose) == ("dismiss", None, (1, 1))
    assert table.options("teodoro") == [f"dismiss:{c}" for c in party]
    assert table.refused("teodoro", "pass") == "not_offered"
    table.does("teodoro", "dismiss:harbour_factor")
    sheet = table.of("teodoro")
    assert sheet.party == ["lantern_gull", "oarsman", "oarsman", "kraken:exhausted"]
    assert (sheet.discard, sheet.renown, sheet.tally) == (["harbour_factor"], 4 + 3, 1)
    assert sheet.relics == []


@scenario("EI-S-170")
def test_the_curse_before_failure_triggers() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="pied_piper")
    table.given("rodrigo", at="T30", hand=1, relics=["banshee"])
    table.does("rodrigo", "challenge")
    table.does("rodrigo")
    assert table.compared() == (0, 5)
    lines = [key for key in table.told() if key in ("exhaust", "discard", "draw")]
    assert lines == ["exhaust", "discard", "draw"]
    assert (table.line("exhaust")["n"], table.line("discard")["n"], table.line("discard")["left"]) == (1, 1, 0)
    sheet = table.of("rodrigo")
    assert (sheet.party, sheet.hand, len(sheet.discard)) == (["marginalia_imp:exhausted"], 2, 1)
    assert table.line("draw")["parts"][0][1]["what"] == "relic:banshee"


@scenario("EI-S-171")
def test_win_bonuses() -> None:
    table = Position("ilse", "teodoro", "sigrun").tile("T01", (0, 1)).tile("T19", (0, -1))
    table.given("teodoro", party=["fado_singer:exhausted"])
    table.does("ilse", "duel:teodoro")
    table.does("ilse")
    assert table.awaited() == [("teodoro", "send")]
    assert table.compared() == (0, 0)
    assert (table.of("teodoro").renown, table.of("ilse").at) == (3, "wayfarers_gate")
    line = table.line("renown")
    assert (line["n"], [part[1]["n"] for part in line["parts"]]) == (3, [2, 1])
    table.does("teodoro", "drive:T01")
    assert (table.of("teodoro").renown, table.of("ilse").at) == (3, "T01")


@scenario("EI-S-172")
def test_duel_at_the_gate() -> None:
    table = Position("sigrun", "ilse", "teodoro", round=1).given("sigrun", lanterns=2)
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", f"companion:{HOUND}", lanterns=2)
    table.does("ilse", "companion:clockwork_finch")
    assert table.compared() == (4, 1)
    assert (table.of("sigrun").renown, table.of("ilse").renown) == (2, 0)
    assert table.options("sigrun") == ["discard"]
    table.does("sigrun", "discard")
    assert table.of("sigrun").party == [f"{HOUND}:exhausted"]
    assert table.of("ilse").party == ["clockwork_finch:exhausted"]
    assert table.of("ilse").hand == 1
    assert table.why_not("sigrun", "duel:teodoro") == "EI-DUEL-1"


@scenario("EI-S-173")
def test_forced_steps_open_no_fights() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1))
    table.given("ilse", at="T01", lanterns=1).given("sigrun", at="T01")
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    table.does("sigrun", f"companion:{HOUND}")
    assert table.compared() == (1, 2)
    assert (table.of("ilse").at, table.of("teodoro").at) == ("wayfarers_gate", "wayfarers_gate")
    assert table.awaited() == [("ilse", "act")]
    assert table.told().count("duel") == 1
    assert table.of("ilse").used == ["duel"]
    assert table.why_not("ilse", "duel:teodoro") == "EI-DUEL-1"
    assert table.reason("ilse", "duel:teodoro") == "dueled"


@scenario("EI-S-175")
def test_distant_ownership() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T19", (0, 1), claim="ilse").tile("T01", (0, -1))
    for tile, y in (("T07", -2), ("T12", -3), ("T20", -4)):
        table.tile(tile, (0, y))
    table.given("ilse", at="T20").given("sigrun", lanterns=1)
    table.does("sigrun", "travel:T19")
    assert (table.of("ilse").renown, table.of("sigrun").renown) == (1, 0)
    assert table.of("ilse").at == "T20"
    own = Position("ilse", "sigrun", "teodoro").tile("T19", (0, 1), claim="ilse").given("ilse", lanterns=1)
    own.does("ilse", "travel:T19")
    assert own.of("ilse").renown == 0
    assert own.told() == ["travel"]


@scenario("EI-S-178")
@pytest.mark.parametrize(("gone", "drawn"), [("huldra", 0), ("windup_sentry", 1)])
def test_a_departing_witness(gone: str, drawn: int) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", legend="lorelei")
    table.given("ilse", at="T30", lanterns=5, party=["clockwork_finch", "huldra", "windup_sentry", "wick_trimmer"])
    table.does("ilse", "challenge")
    table.does("ilse", lanterns=5)
    table.does("ilse", f"dismiss:{gone}")
    assert table.of("ilse").hand == drawn
    assert table.of("ilse").party[-1] == "lorelei:exhausted"
    assert len(table.of("ilse").party) == 4
    assert table.public()["retired"] == (["huldra"] if gone == "huldra" else [])


@scenario("EI-S-197")
def test_limits_belong_to_the_player() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1)).tile("T18", (1, 0), exits="NSW")
    table.tile("T25", (1, -1), exits="NW").tile("T01", (1, 1)).tile("T12", (1, 2), legend="golem").tile("T04", (0, -1))
    table.tile("T09", (2, 2), exits="NSW", legend="huldra").row("T02", "T19", "T23")
    table.given("teodoro", at="T17", lanterns=15, renown=2, hand=["oarsman"], party=["saltmarsh_pilot"])
    table.given("ilse", at="T18", renown=2, party=[]).given("sigrun", at="T18", renown=9)
    table.does("teodoro", "sail:T18")
    table.does("teodoro", "duel:ilse")
    table.does("teodoro", lanterns=1)
    table.until("teodoro", "prize")
    table.does("teodoro", "discard")
    table.does("teodoro", "reroute:T04:2")
    assert table.offers("teodoro", "claim")
    assert table.offers("teodoro", "recruit:oarsman")
    table.does("teodoro", "travel:T25")
    table.does("teodoro", "rest")
    table.does("teodoro", "draw")
    assert table.why_not("teodoro", "rest") == "EI-REST-1"
    assert table.reason("teodoro", "rest") == "rested"
    assert table.offers("teodoro", "claim")
    table.does("teodoro", "travel:T18")
    assert table.why_not("teodoro", "sail") == "EI-SAIL-4"
    for rival in ("ilse", "sigrun"):
        assert table.why_not("teodoro", f"duel:{rival}") == "EI-DUEL-1"
        assert table.reason("teodoro", f"duel:{rival}") == "dueled"
    assert table.why_not("teodoro", "reroute") == "EI-ACT-5"
    assert table.offers("teodoro", "travel")
    table.does("teodoro", "claim")
    table.does("teodoro", "travel:T01")
    assert table.offers("teodoro", "explore")
    table.does("teodoro", "travel:T12")
    table.does("teodoro", "challenge")
    table.passes("teodoro")
    assert table.why_not("teodoro", "challenge") == "EI-CHAL-1"
    table.does("teodoro", "travel:T09")
    assert table.offers("teodoro", "challenge")
    assert table.offers("teodoro", "recruit:oarsman")
    assert table.of("teodoro").used == ["duel", "reroute", "rest", "sail"]
    assert table.of("teodoro").attempted == ["T12"]


@scenario("EI-S-198")
def test_overcoming_in_full() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="faust")
    table.given("rodrigo", at="T30", lanterns=6, markers=1, party=["ember_salamander:exhausted"])
    table.does("rodrigo", "challenge")
    table.does("rodrigo", lanterns=6)
    assert table.awaited() == [("rodrigo", "act")]
    keys = table.told()
    assert keys[keys.index("challenge-equal") + 1 :] == ["renown", "tally", "claim", "relic", "draw"]
    assert (table.line("renown")["before"], table.line("renown")["after"]) == (0, 2)
    claim = table.line("claim")
    assert [part[1]["n"] for part in claim["parts"]] == [3, 1]
    assert (claim["before"], claim["after"], claim["markers"]) == (2, 6, 0)
    sheet = table.of("rodrigo")
    assert (sheet.renown, sheet.tally, sheet.relics, sheet.hand) == (6, 1, ["faust"], 1)
    assert table.line("draw")["parts"][0][1]["what"].startswith("companion:ember_salamander")


@scenario("EI-S-199")
def test_unrequested_fortune() -> None:
    bare = Position("sigrun", "ilse", "teodoro").tile("T12", legend="huldra")
    bare.given("sigrun", lanterns=2, hand=["raven_scout"])
    bare.does("sigrun", "recruit:raven_scout")
    assert bare.awaited() == [("sigrun", "act")]
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="reynard", known=["ilse"])
    table.given("sigrun", lanterns=2, hand=["raven_scout"])
    table.does("sigrun", "recruit:raven_scout")
    assert (table.decision("sigrun").kind, table.options("sigrun")) == ("peek", ["peek:T12"])
    looked = table.fork()
    looked.does("sigrun", "peek:T12")
    assert looked.of("sigrun").known == {"T12": "reynard"}
    for viewer in ("teodoro", None):
        assert not looked.sees(viewer, "reynard")
    table.passes("sigrun")
    assert table.of("sigrun").known == {}
    assert not table.sees("sigrun", "reynard")
    assert table.awaited() == [("sigrun", "act")]
    assert table.why_not("sigrun", "use") == "EI-TIME-1"
    for _ in range(3):
        table.ends(table.names[table.public()["active"]])
        assert [kind for _, kind in table.awaited()] == ["act"]


@scenario("EI-S-200")
def test_boarding_party_brings_its_own_strength() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1)).tile("T18", (1, 0))
    table.given("teodoro", at="T17", renown=3, lanterns=1, hand=["boarding_party"], party=["lantern_gull:exhausted"])
    table.given("ilse", at="T18", renown=3, reserve=1, party=["clockwork_finch:exhausted"])
    table.does("teodoro", "play:boarding_party")
    table.does("teodoro", "sail:T18")
    assert table.fight() == (2, 0)
    table.does("ilse", reserve=1)
    table.until("teodoro", "prize")
    assert table.compared() == (2, 1)
    assert table.of("teodoro").lanterns == 0
    assert table.of("teodoro").renown == 5
    table.does("teodoro", "discard")
    table.ends("teodoro")
    table.does("ilse", "duel:teodoro")
    assert table.fight() == (0, 0)
    table.does("ilse")
    table.until("ilse", "act")
    assert table.compared() == (0, 0)


def quay() -> Position:
    table = Position("teodoro", "ilse", "sigrun").tile("T14", (0, 1), exits="SW", legend="will_o_the_wisp")
    table.tile("T01", (-1, 1)).tile("T17", (1, 0), exits="EW")
    table.given("teodoro", at="T17", renown=3, lanterns=2, hand=["boarding_party"])
    return table.given("ilse", at="T14", renown=3)


@scenario("EI-S-201")
def test_a_light_on_the_quay() -> None:
    table = quay()
    table.does("teodoro", "play:boarding_party")
    table.does("teodoro", "sail:T14")
    assert table.awaited() == [("teodoro", "order")]
    assert len(table.options("teodoro")) == 2
    gull_first = table.fork()
    gull_first.does("teodoro", next(o for o in gull_first.options("teodoro") if "gull" in o))
    assert gull_first.of("teodoro").hand == 1
    assert gull_first.decision("teodoro").kind == "stride"
    declined = gull_first.fork()
    gull_first.does("teodoro", "step:T01")
    table.does("teodoro", next(o for o in table.options("teodoro") if "wisp" in o))
    assert table.of("teodoro").hand == 0
    table.does("teodoro", "step:T01")
    for moved in (gull_first, table):
        assert moved.awaited() == [("teodoro", "act")]
        sheet = moved.of("teodoro")
        assert (sheet.at, sheet.hand, sheet.used, sheet.lanterns) == ("T01", 1, ["sail"], 1)
        assert "duel" not in moved.told()
        assert moved.told()[-1] in ("boarding-lost", "draw")
        assert moved.line("boarding-lost")["what"].startswith("card:boarding_party")
    declined.passes("teodoro")
    assert declined.line("duel")["target"] == "seat:1"
    assert declined.of("teodoro").used == ["duel", "sail"]
    assert declined.fight() == (2, 0)


@scenario("EI-S-202")
def test_boosts_forbidden_abilities_not() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T24", legend="faust")
    table.given("rodrigo", at="T24", lanterns=4, hand=["lantern_flare"])
    table.does("rodrigo", "challenge")
    assert table.options("rodrigo") == ["companion:marginalia_imp", "ability:marginalia_imp"]
    assert table.why_not("rodrigo", "boost:lantern_flare") == "EI-CHAL-18"
    table.does("rodrigo", "companion:marginalia_imp", "ability:marginalia_imp", lanterns=4)
    assert table.compared() == (6, 6)
    assert (table.of("rodrigo").tally, table.of("rodrigo").lanterns) == (1, 0)
    assert table.of("rodrigo").discard == ["lantern_flare"]

    dragon = Position("rodrigo", "ilse", "sigrun").tile("T24", legend="dragon")
    dragon.given("rodrigo", at="T24", lanterns=4, hand=["lantern_flare"])
    dragon.does("rodrigo", "challenge")
    assert dragon.options("rodrigo") == ["boost:lantern_flare", "ability:marginalia_imp"]
    assert dragon.why_not("rodrigo", "companion:marginalia_imp") == "EI-CHAL-18"
    dragon.does("rodrigo", "ability:marginalia_imp", lanterns=4)
    assert dragon.compared()[0] == 5
    assert dragon.of("rodrigo").discard == ["lantern_flare"]


@scenario("EI-S-204")
@pytest.mark.parametrize("chosen", ["clockwork_finch", "clockwork_knight"])
def test_the_victim_chooses(chosen: str) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T01", (0, 1)).tile("T12", (0, 2), legend="erlking")
    table.given("sigrun", at="T01", lanterns=1).given("ilse", at="T01", party=["clockwork_finch", "clockwork_knight"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=1)
    table.passes("ilse")
    table.does("sigrun", "drive:T12")
    assert table.awaited() == [("ilse", "exhaust")]
    assert table.options("ilse") == ["exhaust:clockwork_finch", "exhaust:clockwork_knight"]
    assert table.decision("ilse").passing is None
    assert (table.of("ilse").at, table.of("ilse").hand) == ("T12", 0)
    table.does("ilse", f"exhaust:{chosen}")
    sheet = table.of("ilse")
    assert sheet.hand == 1
    if chosen == "clockwork_knight":
        assert sheet.party == ["clockwork_finch", "clockwork_knight"]
        assert [k for k in table.told() if k in ("exhaust", "draw", "ready")] == ["exhaust", "draw", "ready"]
    else:
        assert sheet.party == ["clockwork_finch:exhausted", "clockwork_knight"]
        assert [k for k in table.told() if k in ("exhaust", "draw", "ready")] == ["exhaust", "draw"]


@scenario("EI-S-205")
def test_honour_is_asked_once() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", renown=5, lanterns=2)
    table.given("sigrun", renown=6, hand=["oath_in_blood"], party=[f"{HOUND}:exhausted"])
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=2)
    assert table.decision("sigrun").kind == "duel_defence_boost"
    assert table.cost("sigrun", "boost:oath_in_blood") == {"hand": 1, "renown": 2}
    table.does("sigrun", "boost:oath_in_blood")
    assert table.line("boost")["after"] == 4
    assert table.compared() == (2, 2)
    assert "duel-tie" in table.told()
    assert (table.of("sigrun").renown, table.of("ilse").renown) == (6, 5)
