"""Challenge: EI-S-077 to EI-S-100."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

HOUND = "grey_hound_of_the_hunt"


def worked_golem() -> Position:
    """Round 3 of the worked example: Ilse has played, Sigrún stands before the Golem (EI-EX-2)."""
    table = Position("ilse", "sigrun", "teodoro", round=3).act("sigrun")
    table.tile("T09", (0, 1), claim="sigrun").tile("T27", (0, 2), legend="golem")
    table.given("sigrun", at="T27", renown=3, lanterns=4, tally=1, party=[HOUND, "huldra", "troll_child"])
    return table.given("ilse", reserve=1, hand=["whispered_rumor"])


@scenario("EI-S-077")
def test_worked_golem_fight() -> None:
    table = worked_golem()
    table.does("sigrun", "challenge")
    assert table.awaited() == [("ilse", "meddle")]
    table.does("ilse", "meddle:whispered_rumor")
    assert table.fight() == (1, 10)
    table.does("sigrun", f"companion:{HOUND}", "companion:huldra", "companion:troll_child", lanterns=2)
    assert table.compared() == (10, 10)
    sheet = table.of("sigrun")
    assert (sheet.renown, sheet.tally, sheet.lanterns, sheet.hand) == (9, 2, 2, 1)
    assert sheet.party == [f"{HOUND}:exhausted", "huldra:exhausted", "troll_child:exhausted", "golem:exhausted"]
    assert table.of("ilse").reserve == 0
    assert table.of("ilse").discard == ["whispered_rumor"]
    assert table.on("T27") == {"x": 0, "y": 2, "turn": 0, "claim": "sigrun"}


@scenario("EI-S-078")
def test_opening_forest() -> None:
    table = Position("sigrun", "teodoro", "ilse", round=1).row("T09", "T19", "T23").legends("huldra")
    table.given("sigrun", lanterns=2)
    table.does("sigrun", "explore:0,1:T09:0")
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}")
    assert table.compared() == (4, 4)
    sheet = table.of("sigrun")
    assert (sheet.renown, sheet.lanterns, sheet.tally, sheet.hand) == (3, 1, 1, 0)
    assert sheet.party == [f"{HOUND}:exhausted", "huldra:exhausted"]


@scenario("EI-S-079")
def test_might_9_in_round_2() -> None:
    table = Position("teodoro", "ilse", "sigrun", round=2).act("sigrun").row("T12", "T19", "T23")
    table.legends("minotaur").tile("T09", (0, 1), claim="sigrun")
    table.given("sigrun", at="T09", renown=3, lanterns=3, tally=1, hand=["troll_child"], party=[HOUND, "huldra"])
    table.does("sigrun", "recruit:troll_child")
    table.does("sigrun", "explore:0,2:T12:0")
    assert table.of("sigrun").lanterns == 0
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}", "companion:huldra", "companion:troll_child")
    assert table.compared() == (9, 9)
    assert (table.of("sigrun").renown, table.of("sigrun").tally) == (9, 2)
    assert table.of("sigrun").relics == ["minotaur"]


@scenario("EI-S-080")
def test_meddle_cap_with_overflow() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T28", legend="rubezahl").given("sigrun", at="T28")
    table.given("teodoro", reserve=1, hand=["whispered_rumor"])
    table.given("ilse", reserve=3, hand=["smoke_over_the_rooftops"])
    table.does("sigrun", "challenge")
    table.does("teodoro", "meddle:whispered_rumor")
    assert table.fight()[1] == 8
    table.does("ilse", "meddle:smoke_over_the_rooftops")
    assert table.fight()[1] == 9
    assert table.public()["fight"]["meddle"] == 3
    assert (table.of("teodoro").reserve, table.of("ilse").reserve) == (0, 1)
    assert table.of("teodoro").discard == ["whispered_rumor"]
    assert table.of("ilse").discard == ["smoke_over_the_rooftops"]
    over = table.line("meddle-over")
    assert (over["printed"], over["n"], over["lost"]) == (3, 1, 2)
    assert table.awaited() == [("sigrun", "commit")]


@scenario("EI-S-081")
def test_direct_reserve_within_the_remainder() -> None:
    table = Position("sigrun", "teodoro", "ilse", "rodrigo").tile("T28", legend="rubezahl")
    table.given("sigrun", at="T28").given("teodoro", reserve=2)
    table.given("ilse", reserve=3, hand=1).given("rodrigo", reserve=1, hand=["slander_in_verse"])
    table.does("sigrun", "challenge")
    table.does("teodoro", reserve=2)
    assert table.most("ilse", "reserve") == 1
    assert table.refused("ilse", reserve=2) == "amount"
    table.does("ilse", reserve=1)
    assert table.fight()[1] == 9
    assert table.awaited() == [("sigrun", "commit")]
    assert (table.of("ilse").reserve, table.of("rodrigo").reserve) == (2, 1)


@scenario("EI-S-082")
def test_rumor_price_adds_nothing() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T28", legend="golem").given("sigrun", at="T28")
    table.given("ilse", reserve=1, hand=["whispered_rumor"])
    table.does("sigrun", "challenge")
    assert table.fight()[1] == 8
    table.does("ilse", "meddle:whispered_rumor")
    assert table.fight()[1] == 10
    assert table.of("ilse").reserve == 0


@scenario("EI-S-083")
def test_no_return_window() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T28", legend="golem").given("sigrun", at="T28")
    table.given("teodoro", reserve=2, hand=["whispered_rumor"]).given("ilse", reserve=2)
    table.does("sigrun", "challenge")
    table.passes("teodoro")
    table.does("ilse", reserve=1)
    table.passes("ilse")
    assert table.awaited() == [("sigrun", "commit")]
    assert table.fight()[1] == 9
    assert (table.of("teodoro").reserve, table.of("teodoro").cards) == (2, ["whispered_rumor"])


@scenario("EI-S-084")
def test_abandon() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T12", (0, 1), legend="cagliostro", known=["teodoro"])
    table.tile("T09", (0, 2), exits="NES", legend="huldra")
    table.given("sigrun", at="T12", lanterns=3, renown=4, hand=["lantern_flare"]).given("ilse", reserve=2)
    table.does("sigrun", "challenge")
    assert table.on("T12")["legend"] == "face_down"
    printed = {"label": ["ei-share-printed", {}], "n": 6, "ref": "legend:cagliostro"}
    assert printed in table.private("teodoro")["target"]
    assert "target" not in table.private("sigrun")
    table.does("ilse", reserve=2)
    assert "target" not in table.private("teodoro")
    assert table.on("T12")["legend"] == "cagliostro"
    table.passes("sigrun")
    sheet = table.of("sigrun")
    assert (sheet.party, sheet.lanterns, sheet.renown) == ([HOUND], 3, 4)
    assert (sheet.cards, sheet.tally) == (["lantern_flare"], 0)
    assert table.of("ilse").reserve == 0
    assert table.on("T12")["legend"] == "cagliostro"
    assert table.why_not("sigrun", "challenge") == "EI-CHAL-1"
    table.does("sigrun", "travel:T09")
    assert table.offers("sigrun", "challenge")
    table.does("sigrun", "travel:T12")
    assert table.why_not("sigrun", "challenge") == "EI-CHAL-1"


@scenario("EI-S-085")
@pytest.mark.parametrize(("lanterns", "tally"), [(9, 1), (8, 0)])
def test_wonder_bonus_outside_the_cap(lanterns: int, tally: int) -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T32", legend="kelpie").given("ilse", reserve=3)
    table.given("sigrun", at="T32", lanterns=lanterns)
    table.does("sigrun", "challenge")
    table.does("ilse", reserve=3)
    assert table.fight()[1] == 10
    table.does("sigrun", lanterns=lanterns)
    assert table.compared() == (lanterns + 1, 10)
    assert table.of("sigrun").tally == tally


@scenario("EI-S-086")
def test_loreleis_mark() -> None:
    table = Position("sigrun", "ilse", "teodoro", round=5).tile("T12", legend="golem").tile("T09", legend="talos")
    table.given("sigrun", at="T12").given("teodoro", at="T09")
    table.given("ilse", party=["lorelei:exhausted"])
    table.does("sigrun", "challenge")
    table.does("ilse", "power:lorelei")
    assert table.fight()[1] == 10
    table.passes("sigrun")
    table.ends("sigrun")
    table.ends("ilse")
    assert table.of("ilse").marked == ["lorelei"]
    table.does("teodoro", "challenge")
    assert not table.offers("ilse", "power:lorelei")
    table.passes("ilse")
    table.passes("teodoro")
    table.ends("teodoro")
    assert table.public()["round"] == 6
    assert table.of("ilse").marked == []
    table.ends("ilse")
    table.does("teodoro", "challenge")
    assert table.offers("ilse", "power:lorelei")
    table.does("ilse", "power:lorelei")
    assert table.fight()[1] == 12


@scenario("EI-S-087")
def test_gossip_refreshes_per_declaration() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T12", (0, 1), legend="golem")
    table.tile("T09", (0, 2), exits="NES", legend="huldra")
    table.given("sigrun", at="T12", lanterns=1).given("ilse", hand=3, party=["gaslight_gossip:exhausted"])
    for left in (2, 1):
        table.does("sigrun", "challenge")
        before = table.fight()[1]
        table.does("ilse", "power:gaslight_gossip")
        table.does("ilse", table.options("ilse", "discard")[0])
        assert table.of("ilse").hand == left
        assert table.fight()[1] == before + 1
        assert not table.offers("ilse", "power:gaslight_gossip")
        assert table.why_not("ilse", "power:gaslight_gossip") == "EI-TIME-4"
        table.passes("ilse")
        table.passes("sigrun")
        if left == 2:
            table.does("sigrun", "travel:T09")


@scenario("EI-S-088")
def test_tilting_lance() -> None:
    def table(tile: str) -> Position:
        position = Position("rodrigo", "ilse", "sigrun").tile(tile, legend="faust")
        lance = ["windmill_giants"]
        return position.given("rodrigo", at=tile, lanterns=4, relics=lance, party=["marginalia_imp:exhausted"])

    for tile, strength, tally in (("T30", 6, 1), ("T12", 4, 0)):
        challenge = table(tile)
        challenge.does("rodrigo", "challenge")
        challenge.does("rodrigo", lanterns=4)
        assert challenge.compared() == (strength, 6)
        assert challenge.of("rodrigo").tally == tally
    duel = table("T30").given("ilse", at="T30")
    duel.does("rodrigo", "duel:ilse")
    assert duel.fight()[0] == 0
    duel.does("rodrigo", lanterns=4)
    assert duel.fight()[0] == 4


@scenario("EI-S-089")
def test_lantern_flare() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", legend="lorelei")
    table.given("ilse", at="T30", lanterns=3, hand=["lantern_flare"])
    table.does("ilse", "challenge")
    table.does("ilse", "companion:clockwork_finch", "boost:lantern_flare", lanterns=1)
    assert table.compared() == (4, 5)
    assert table.of("ilse").lanterns == 1
    assert table.of("ilse").discard == ["lantern_flare"]


@scenario("EI-S-090")
def test_several_boosts() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="golem")
    boosts = ["horn_of_the_wild_hunt", "lantern_flare", "oath_in_blood"]
    table.given("sigrun", at="T12", renown=2, lanterns=3, hand=boosts)
    table.does("sigrun", "challenge")
    table.does("sigrun", *(f"boost:{card}" for card in boosts))
    sheet = table.of("sigrun")
    assert (sheet.lanterns, sheet.renown, sheet.hand, sheet.party) == (0, 0, 1, [HOUND])
    assert table.fight() == (8, 8)
    table.passes("sigrun")
    assert table.compared() == (8, 8)
    assert table.of("sigrun").tally == 1
    assert table.of("sigrun").renown == 3 + 1 + 1
    assert sorted(table.of("sigrun").discard) == sorted(boosts)


@scenario("EI-S-091")
def test_failing_on_purpose() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="huldra")
    table.given("sigrun", at="T12", hand=4, party=[HOUND, "skald_of_the_long_night"])
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.compared() == (1, 4)
    assert table.decision("sigrun").choose == (1, 1)
    table.does("sigrun", table.options("sigrun", "discard")[0])
    sheet = table.of("sigrun")
    assert (sheet.hand, len(sheet.discard)) == (5, 1)
    assert sheet.party == [HOUND, "skald_of_the_long_night"]
    assert table.line("discard")["left"] == 3
    assert table.on("T12")["legend"] == "huldra"


@scenario("EI-S-092")
def test_exhaust_curse() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="tarasque")
    table.given("sigrun", at="T12", party=[HOUND, "troll_child", "forest_hermit"])
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}", "companion:troll_child")
    sheet = table.of("sigrun")
    assert sheet.party == [f"{HOUND}:exhausted", "troll_child:exhausted", "forest_hermit:exhausted"]
    line = table.line("exhaust")
    assert (line["asked"], line["n"]) == (2, 1)
    assert sheet.at == "wayfarers_gate"
    keys = table.told()
    assert keys.index("exhaust") < keys.index("retreat")


@scenario("EI-S-093")
def test_losses_stop_at_zero() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="faust").given("sigrun", at="T30", renown=1)
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.of("sigrun").renown == 0
    line = table.line("renown-lost")
    assert (line["asked"], line["n"], line["before"], line["after"]) == (2, 1, 1, 0)


@scenario("EI-S-094")
def test_two_tile_retreat() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T19", (0, 1), exits="NS", claim="ilse")
    table.tile("T10", (0, 2), turn=2, legend="will_o_the_wisp").given("sigrun", at="T10")
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.of("sigrun").at == "wayfarers_gate"
    assert table.of("ilse").renown == 1
    steps = [(line["origin"], line["tile"]) for line in table.lines("retreat")]
    assert steps == [("tile:T10", "tile:T19"), ("tile:T19", "tile:wayfarers_gate")]


@scenario("EI-S-095")
def test_retreat_that_cannot_reach_two() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T09", (0, 1), exits="NES", legend="will_o_the_wisp")
    table.given("sigrun", at="T09")
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.of("sigrun").at == "wayfarers_gate"
    assert table.told().count("retreat") == 1
    assert table.decision("sigrun").kind == "act"


@scenario("EI-S-096")
@pytest.mark.parametrize(("held", "discarded"), [(2, 0), (6, 3)])
def test_discard_down(held: int, discarded: int) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="night_watch_of_wien")
    table.given("sigrun", at="T30", hand=held)
    table.does("sigrun", "challenge")
    table.does("sigrun")
    if discarded:
        assert table.decision("sigrun").choose == (3, 3)
        table.does("sigrun", *table.options("sigrun", "discard")[:3])
    sheet = table.of("sigrun")
    assert (sheet.hand, len(sheet.discard)) == (held - discarded, discarded)
    assert table.decision("sigrun").kind == "act"
    assert "draw" not in table.told()


@scenario("EI-S-097")
def test_order_of_success() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T12", legend="reynard")
    table.given("ilse", at="T12", lanterns=2)
    table.does("ilse", "challenge")
    table.does("ilse", "companion:clockwork_finch", lanterns=2)
    assert table.told()[table.told().index("challenge-equal") + 1 :] == ["renown", "tally", "claim", "tame"]
    renown, tally, claim = table.line("renown"), table.line("tally"), table.line("claim")
    assert (renown["n"], renown["before"], renown["after"]) == (2, 0, 2)
    assert (tally["before"], tally["after"]) == (0, 1)
    assert (claim["n"], claim["before"], claim["after"]) == (1, 2, 3)
    assert table.line("tame")["legend"] == "legend:reynard"
    assert table.of("ilse").party == ["clockwork_finch:exhausted", "reynard:exhausted"]


@scenario("EI-S-098")
def test_huldras_two_tamings() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", (0, 1), legend="huldra")
    table.tile("T09", (0, 2), exits="NES", legend="lorelei").given("sigrun", at="T12", lanterns=1)
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}")
    assert (table.of("sigrun").tally, table.of("sigrun").hand) == (1, 0)
    table.does("sigrun", "travel:T09")
    for who in ("sigrun", "ilse", "teodoro", "ilse", "teodoro"):
        table.ends(who)
    assert table.public()["active"] == table.seat("sigrun")
    assert table.of("sigrun").party == [HOUND, "huldra"]
    before = table.of("sigrun").hand
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}", "companion:huldra")
    assert table.of("sigrun").party == [f"{HOUND}:exhausted", "huldra:exhausted", "lorelei:exhausted"]
    assert table.of("sigrun").hand == before + 1

    relic = Position("sigrun", "ilse", "teodoro").tile("T12", legend="white_lady")
    relic.given("sigrun", at="T12", party=[HOUND, "huldra:exhausted"])
    relic.does("sigrun", "challenge")
    relic.does("sigrun", f"companion:{HOUND}")
    assert (relic.of("sigrun").relics, relic.of("sigrun").hand) == (["white_lady"], 0)


@scenario("EI-S-099")
def test_upper_bands_that_bind_the_challenger() -> None:
    faust = Position("ilse", "sigrun", "teodoro").tile("T30", legend="faust")
    faust.given("ilse", at="T30", lanterns=5, hand=["lantern_flare"])
    faust.does("ilse", "challenge")
    assert faust.why_not("ilse", "boost:lantern_flare") == "EI-CHAL-18"
    assert faust.most("ilse", "lanterns") == 5
    cagliostro = Position("ilse", "sigrun", "teodoro").tile("T30", legend="cagliostro", face_down=True)
    cagliostro.given("ilse", at="T30", lanterns=5, hand=["lantern_flare"])
    cagliostro.does("ilse", "challenge")
    assert cagliostro.on("T30")["legend"] == "cagliostro"
    assert cagliostro.most("ilse", "lanterns") == 0
    assert cagliostro.refused("ilse", lanterns=1) == "amount"
    assert cagliostro.price("ilse", "boost:lantern_flare") == 1
    cagliostro.does("ilse", "boost:lantern_flare")
    assert cagliostro.compared() == (2, 6)
    assert cagliostro.of("ilse").lanterns == 4


@scenario("EI-S-100")
def test_once_per_turn_per_legend() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T30", (0, 1), legend="golem")
    table.tile("T12", (0, 2), legend="huldra").given("sigrun", at="T30", lanterns=2)
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.compared() == (1, 8)
    table.does("sigrun", "travel:T12")
    assert table.offers("sigrun", "challenge")
    table.does("sigrun", "challenge")
    table.passes("sigrun")
    table.does("sigrun", "travel:T30")
    assert table.why_not("sigrun", "challenge") == "EI-CHAL-1"
