"""Upper bands of Legends that no acceptance scenario reaches, or not from every side (EI-LEG-3, EI-LEG-4)."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position

HOUND = "grey_hound_of_the_hunt"


def entering(legend: str, how: str, *, face_down: bool = False, hand: int = 2) -> Position:
    """Teodoro enters the Legend's Harbour by Travel, Stride or Sail."""
    table = Position("teodoro", "ilse", "sigrun").tile("T14", (0, 1), exits="SW", legend=legend, face_down=face_down)
    table.tile("T17", (1, 0), exits="EW")
    table.given("teodoro", lanterns=2, renown=2, hand=["forged_charter"] * hand, deck=["oarsman"])
    table.given("teodoro", party=["saltmarsh_pilot"])
    if how == "sail":
        table.given("teodoro", at="T17")
        table.does("teodoro", "sail:T14")
    else:
        table.does("teodoro", "travel:T14")
    return table


@pytest.mark.parametrize("how", ["sail", "travel"])
def test_ghost_ship_gives_a_card_to_who_sails_in(how: str) -> None:
    assert entering("ghost_ship_of_lisboa", how).of("teodoro").hand == (3 if how == "sail" else 2)


@pytest.mark.parametrize("how", ["sail", "travel"])
def test_talos_tires_who_sails_in(how: str) -> None:
    party = entering("talos", how).of("teodoro").party
    assert party == (["saltmarsh_pilot:exhausted"] if how == "sail" else ["saltmarsh_pilot"])


@pytest.mark.parametrize("how", ["sail", "travel"])
def test_the_troll_takes_a_renown_from_who_enters(how: str) -> None:
    table = entering("troll", how)
    assert table.of("teodoro").renown == 1
    assert table.line("renown-lost")["cause"][1]["legend"] == "legend:troll"
    assert (table.of("ilse").renown, table.of("sigrun").renown) == (0, 0)


@pytest.mark.parametrize("how", ["sail", "travel"])
def test_the_piper_costs_who_enters_a_card(how: str) -> None:
    table = entering("pied_piper", how)
    assert table.decision("teodoro").kind == "discard"
    table.does("teodoro", table.options("teodoro")[0])
    assert (table.of("teodoro").hand, table.of("teodoro").discard) == (1, ["forged_charter"])
    hidden = entering("pied_piper", how, face_down=True)
    assert hidden.decision("teodoro").kind == "act"
    assert hidden.of("teodoro").hand == 2


@pytest.mark.parametrize("legend", ["lorelei", "kraken"])
def test_no_sail_to_or_from_a_singer_or_a_kraken(legend: str) -> None:
    for start, other in (("T17", "T14"), ("T14", "T17")):
        table = Position("teodoro", "ilse", "sigrun").tile("T14", legend=legend).tile("T17")
        table.given("teodoro", at=start, lanterns=2, hand=["fair_wind"])
        assert table.why_not("teodoro", "sail") == "EI-SAIL-8"
        assert table.reason("teodoro", "sail") == "sail-forbidden"
        assert table.why_not("teodoro", "play:fair_wind") == "EI-SAIL-8"
        assert table.refused("teodoro", f"sail:{other}") == "not_offered"


def test_no_companion_of_who_stands_with_the_count_is_readied_before_dawn() -> None:
    """Neither by Rest nor by a card nor by the Golem's Lantern; Dawn itself readies."""
    table = Position("ilse", "sigrun", "teodoro").tile("T24", legend="count_of_bran")
    table.given("ilse", at="T24", lanterns=3, hand=["oil_and_spare_parts"], party=["clockwork_finch:exhausted"])
    table.does("ilse", "rest")
    assert table.options("ilse") == ["draw"]
    table.does("ilse", "draw")
    table.does("ilse", "play:oil_and_spare_parts")
    assert table.awaited() == [("ilse", "act")]
    assert table.of("ilse").party == ["clockwork_finch:exhausted"]
    dawn = Position("ilse", "sigrun", "teodoro").tile("T24", legend="count_of_bran")
    dawn.given("ilse", at="T24", party=["clockwork_finch:exhausted", "golem:exhausted"]).dawn("ilse")
    assert dawn.awaited() == [("ilse", "act")]
    assert dawn.of("ilse").party == ["clockwork_finch", "golem:exhausted"]


def test_the_knight_stays_down_with_the_count() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T24", legend="count_of_bran")
    table.given("sigrun", at="T24", lanterns=4).given("ilse", at="T24", party=["clockwork_knight"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=4)
    table.does("ilse", "companion:clockwork_knight")
    table.does("sigrun", "discard")
    assert table.of("ilse").party == ["clockwork_knight:exhausted"]


def test_rest_is_taken_at_melusines() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", legend="melusine").given("ilse", at="T30")
    table.does("ilse", "rest")
    table.does("ilse", "draw")
    assert table.why_not("ilse", "rest") == "EI-REST-1"
    other = Position("ilse", "sigrun", "teodoro").tile("T30", legend="golem").given("ilse", at="T30")
    assert other.why_not("ilse", "rest") == "EI-REST-1"


def test_an_explore_begun_at_ruebezahls_costs_two() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", (0, 1), legend="rubezahl").row("T01", "T19", "T23")
    table.given("sigrun", at="T12", lanterns=2, hand=["follow_the_spoor"])
    assert table.price("sigrun", "explore:0,2:T01:0") == 2
    spoor = table.fork()
    spoor.does("sigrun", "play:follow_the_spoor")
    spoor.does("sigrun", "explore:0,2:T01:0")
    assert (spoor.of("sigrun").lanterns, spoor.of("sigrun").at) == (2, "T01")
    table.does("sigrun", "explore:0,2:T01:0")
    assert table.of("sigrun").lanterns == 0
    assert [part[1]["n"] for part in table.line("explore")["parts"]] == [1, 1]


def test_a_step_out_of_the_labyrinth_costs_two() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", (0, 1), legend="minotaur")
    table.given("sigrun", at="T12", lanterns=3, hand=["pilgrims_pace"])
    assert table.price("sigrun", "travel:wayfarers_gate") == 2
    assert table.offers("sigrun", "play:pilgrims_pace")
    table.does("sigrun", "travel:wayfarers_gate")
    assert table.of("sigrun").lanterns == 1
    assert table.price("sigrun", "travel:T12") == 1


def test_a_duel_before_the_night_watch_costs_a_lantern_and_two_with_a_tame_one_near() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", legend="night_watch_of_wien")
    table.given("ilse", at="T30", lanterns=1).given("sigrun", at="T30")
    assert table.cost("ilse", "duel:sigrun") == {"lanterns": 1}
    table.does("ilse", "duel:sigrun")
    assert (table.of("ilse").lanterns, table.fight()) == (0, (0, 0))
    poor = Position("ilse", "sigrun", "teodoro").tile("T30", legend="night_watch_of_wien")
    poor.given("ilse", at="T30").given("sigrun", at="T30")
    assert poor.why_not("ilse", "duel:sigrun") == "EI-DUEL-2"
    hidden = Position("ilse", "sigrun", "teodoro").tile("T30", legend="reynard", face_down=True)
    hidden.given("ilse", at="T30").given("sigrun", at="T30")
    assert hidden.cost("ilse", "duel:sigrun").get("lanterns", 0) == 0


def test_no_duel_before_the_golem() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T30", legend="golem")
    table.given("ilse", at="T30").given("sigrun", at="T30")
    assert table.why_not("ilse", "duel:sigrun") == "EI-DUEL-1"
    assert table.reason("ilse", "duel:sigrun") == "duel-forbidden"


def test_three_companions_and_no_more_face_the_tarasque_whenever_they_join() -> None:
    party = [HOUND, "troll_child", "forest_hermit", "raven_scout"]
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="tarasque")
    table.given("sigrun", at="T30", party=party, relics=["fionn"])
    table.does("sigrun", "challenge")
    assert table.refused("sigrun", *(f"companion:{c}" for c in party)) == "limit"
    table.does("sigrun", f"companion:{HOUND}", "companion:troll_child", "ability:fionn")
    assert table.refused("sigrun", "companion:forest_hermit", "companion:raven_scout") == "limit"
    table.does("sigrun", "companion:forest_hermit")
    assert table.compared() == (1 + 2 + 3 + 1, 8)


def test_who_has_sent_somebody_against_the_giants_may_add_lanterns_alone() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="windmill_giants")
    table.given("rodrigo", at="T30", lanterns=2, relics=["fionn"], party=["marginalia_imp", "cantor"])
    table.does("rodrigo", "challenge")
    table.does("rodrigo", "companion:marginalia_imp", "ability:fionn")
    table.does("rodrigo", lanterns=2)
    assert table.compared() == (3, 7)


def test_the_banshee_shows_her_discoverer_the_next_legend() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T12", "T19", "T23").legends("banshee", "faust", "troll")
    table.given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T12:0")
    assert table.sees("ilse", "faust")
    assert [n[1]["what"] for n in table.line("look-own", "ilse")["faces"]] == ["legend:faust"]
    for viewer in ("sigrun", None):
        assert table.line("look", viewer)["n"] == 1
        assert not table.sees(viewer, "faust")
    assert table.running.state.legends[0] == "faust"


def test_the_rooster_greets_its_discoverer_alone() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T12", legend="iron_rooster").given("ilse", lanterns=1)
    table.does("ilse", "travel:T12")
    assert table.of("ilse").hand == 0


def test_baba_yagas_tile_turns_for_nobody_once_she_shows() -> None:
    for face_down in (True, False):
        table = Position("ilse", "sigrun", "teodoro").tile("T12", (0, 1), legend="baba_yaga", face_down=face_down)
        table.given("ilse", lanterns=2)
        assert bool(table.options("ilse", "reroute")) is face_down


@pytest.mark.parametrize(("legend", "might"), [("fionn", 8), ("baba_yaga", 8)])
def test_the_might_told_at_discovery_has_the_wonder_in_it(legend: str, might: int) -> None:
    """EI-LOG-10; of a Trickster it is told to its discoverer alone."""
    table = Position("ilse", "sigrun", "teodoro").row("T32", "T19", "T23").legends(legend).given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T32:0")
    own = table.line("legend" if legend == "fionn" else "legend-hidden-own", "ilse")
    assert (own["n"], [part[1]["n"] for part in own["parts"]]) == (might + 2, [might, 2])
    if legend == "baba_yaga":
        assert "n" not in table.line("legend-hidden", "sigrun")
