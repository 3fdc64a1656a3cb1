"""Tamed Legends and Relics that no acceptance scenario reaches, or not from every side."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position

HOUND = "grey_hound_of_the_hunt"


@pytest.mark.parametrize(("tile", "fights"), [("T17", True), ("T30", True), ("T32", True), ("T01", False)])
def test_talos_fights_on_harbours_castles_and_wonders(tile: str, fights: bool) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile(tile)
    table.given("ilse", at=tile, lanterns=1, party=["talos"]).given("sigrun", at=tile)
    table.does("ilse", "duel:sigrun")
    assert table.options("ilse") == (["companion:talos"] if fights else [])


def test_arlecchino_bows_once_a_turn() -> None:
    table = (
        Position("sigrun", "ilse", "teodoro").tile("T30", (0, 1), legend="golem").tile("T12", (0, 2), legend="troll")
    )
    table.given("sigrun", at="T30", lanterns=1, renown=1, party=["arlecchino:exhausted"])
    table.does("sigrun", "challenge")
    table.passes("sigrun")
    assert (table.of("sigrun").hand, table.of("sigrun").marked) == (1, ["arlecchino"])
    table.does("sigrun", "travel:T12")
    table.does("sigrun", "challenge")
    table.passes("sigrun")
    assert table.of("sigrun").hand == 1
    table.ends("sigrun")
    table.ends("ilse")
    table.ends("teodoro")
    assert table.of("sigrun").marked == []


def test_the_count_wakes_one_after_a_duel_won_and_none_after_one_lost() -> None:
    def table() -> Position:
        position = Position("ilse", "sigrun", "teodoro")
        position.given("ilse", lanterns=3, party=["count_of_bran:exhausted", "clockwork_finch:exhausted"])
        return position.given("sigrun", party=[], reserve=2)

    won = table()
    won.does("ilse", "duel:sigrun")
    won.does("ilse", lanterns=3)
    won.does("sigrun", reserve=2)
    won.does("ilse", "discard")
    assert won.awaited() == [("ilse", "target")]
    assert won.of("sigrun").hand == 1
    won.does("ilse", "companion:count_of_bran")
    assert won.of("ilse").party == ["count_of_bran", "clockwork_finch:exhausted"]
    lost = table()
    lost.does("ilse", "duel:sigrun")
    lost.does("ilse")
    lost.does("sigrun", reserve=2)
    assert lost.awaited() == [("ilse", "act")]
    assert lost.of("ilse").party == ["count_of_bran:exhausted", "clockwork_finch:exhausted"]


@pytest.mark.parametrize(("tile", "hand"), [("T12", 8), ("T01", 7)])
def test_ruebezahl_draws_at_dusk_on_a_forest_before_the_hand_limit(tile: str, hand: int) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile(tile).given("sigrun", at=tile, hand=7, party=["rubezahl"])
    table.does("sigrun", "end")
    assert table.of("sigrun").hand == hand
    if hand == 8:
        assert table.decision("sigrun").choose == (1, 1)
    else:
        assert table.awaited() == [("ilse", "act")]


def test_reynard_changes_a_card_for_another() -> None:
    table = Position("ilse", "sigrun", "teodoro")
    table.given("ilse", hand=["wick_trimmer", "windup_sentry"], deck=["lantern_flare"], party=["reynard:exhausted"])
    table.does("ilse", "use:reynard")
    table.does("ilse", "discard:windup_sentry")
    sheet = table.of("ilse")
    assert (sheet.cards, sheet.discard) == (["wick_trimmer", "lantern_flare"], ["windup_sentry"])
    assert table.why_not("ilse", "use:reynard") == "EI-TIME-1"
    empty = Position("ilse", "sigrun", "teodoro").given("ilse", party=["reynard"])
    assert empty.why_not("ilse", "use:reynard") == "EI-MAN-10"


def test_a_tame_kraken_keeps_rivals_off_its_owners_ports_alone() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17").tile("T18", claim="ilse").tile("T15", claim="sigrun")
    table.given("teodoro", at="T17", lanterns=2).given("ilse", party=["kraken:exhausted"])
    assert table.options("teodoro", "sail") == ["sail:T15"]
    own = Position("ilse", "teodoro", "sigrun").tile("T17").tile("T18", claim="ilse")
    own.given("ilse", at="T17", lanterns=2, party=["kraken"])
    assert own.options("ilse", "sail") == ["sail:T18"]


def test_the_golem_sleeps_on_unless_a_lantern_is_paid() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", party=["golem:exhausted"]).dawn("ilse")
    asked = table.decision("ilse")
    assert (asked.kind, asked.passing is not None) == ("dawn", True)
    slept = table.fork()
    slept.passes("ilse")
    assert (slept.of("ilse").party, slept.of("ilse").lanterns) == (["golem:exhausted"], 5)
    table.does("ilse", "trigger:0:golem")
    assert (table.of("ilse").party, table.of("ilse").lanterns) == (["golem"], 4)


def test_lorelei_sings_once_a_round() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T30", (0, 1), legend="golem").given("ilse", party=["lorelei"])
    table.given("sigrun", at="T30").given("teodoro", at="T30")
    table.does("sigrun", "challenge")
    table.does("ilse", "power:lorelei")
    table.passes("sigrun")
    table.ends("sigrun")
    table.ends("ilse")
    assert table.of("ilse").marked == ["lorelei"]
    table.does("teodoro", "challenge")
    table.until("teodoro", "commit")
    assert table.fight()[1] == 8
    table.passes("teodoro")
    table.ends("teodoro")
    assert table.public()["round"] == 5
    assert table.of("ilse").marked == []


@pytest.mark.parametrize("attacks", [True, False])
def test_the_pale_glove_defends(attacks: bool) -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse" if attacks else "sigrun", relics=["white_lady"])
    table.does("ilse", "duel:sigrun")
    assert table.fight() == (0, 0 if attacks else 1)


@pytest.mark.parametrize(("tile", "n"), [("T12", 1), ("T01", 0)])
def test_the_alder_crown_counts_in_every_fight_on_a_forest(tile: str, n: int) -> None:
    duel = Position("ilse", "sigrun", "teodoro").tile(tile).given("ilse", at=tile, relics=["erlking"])
    duel.given("sigrun", at=tile)
    duel.does("ilse", "duel:sigrun")
    assert duel.fight() == (n, 0)
    if n:
        challenge = Position("ilse", "sigrun", "teodoro").tile(tile, legend="troll")
        challenge.given("ilse", at=tile, relics=["erlking"])
        challenge.does("ilse", "challenge")
        assert challenge.fight() == (1, 7)


@pytest.mark.parametrize(("tile", "n"), [("T30", 2), ("T32", 2), ("T12", 0)])
def test_the_tilting_lance_is_for_challenges_on_castles_and_wonders(tile: str, n: int) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile(tile, legend="troll")
    table.given("ilse", at=tile, relics=["windmill_giants"])
    table.does("ilse", "challenge")
    assert table.fight()[0] == n
    duel = Position("ilse", "sigrun", "teodoro").tile(tile).given("ilse", at=tile, relics=["windmill_giants"])
    duel.given("sigrun", at=tile)
    duel.does("ilse", "duel:sigrun")
    assert duel.fight()[0] == 0


def test_the_dial_orders_two_tiles() -> None:
    table = Position("ilse", "sigrun", "teodoro").discovery("T01", "T07", "T12").given("ilse", relics=["iron_rooster"])
    table.does("ilse", "use:iron_rooster")
    assert table.options("ilse") == ["look:T01", "look:T07"]
    table.does("ilse", "look:T07", "look:T01")
    assert table.running.state.discovery[:3] == ["T07", "T01", "T12"]
    assert table.why_not("ilse", "use:iron_rooster") == "EI-TIME-1"


def test_the_thread_leads_to_the_gate() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T17").given("ilse", at="T17", relics=["minotaur"])
    table.does("ilse", "use:minotaur")
    sheet = table.of("ilse")
    assert (sheet.at, sheet.used, sheet.marked) == ("wayfarers_gate", [], ["minotaur"])
    home = Position("ilse", "sigrun", "teodoro").tile("T17").given("ilse", relics=["minotaur"])
    assert home.why_not("ilse", "use:minotaur") == "EI-MAP-5"


def test_the_hut_walks_one_step() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1)).given("ilse", relics=["baba_yaga"])
    table.does("ilse", "use:baba_yaga")
    assert table.decision("ilse").passing is None
    table.does("ilse", "step:T01")
    assert table.awaited() == [("ilse", "act")]
    assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T01", 0)


def test_the_bridle_sails_for_nothing_still_once() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T17").tile("T18").given("ilse", at="T17", relics=["kelpie"])
    assert table.price("ilse", "sail:T18") == 0
    table.does("ilse", "sail:T18")
    assert table.line("sail")["source"] == "relic:kelpie"
    assert table.why_not("ilse", "sail") == "EI-SAIL-4"


def test_wick_trimmers_leave_with_their_reserve() -> None:
    """A limit that falls by a dismissal on a rival's turn returns the excess at once (EI-RES-9)."""
    trimmers = [f"{c}:exhausted" for c in ("wick_trimmer", "wick_trimmer", "windup_sentry", "windup_sentry")]
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=1)
    table.given("ilse", reserve=5, party=[*trimmers, "clockwork_finch:exhausted"], relics=["baba_yaga"])
    assert table.of("ilse").reserve_limit == 5
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=1)
    table.does("ilse")
    table.does("sigrun", "steal:baba_yaga")
    table.does("ilse", "dismiss:wick_trimmer")
    assert (table.of("ilse").reserve, table.of("ilse").reserve_limit) == (4, 4)
    assert table.line("reserve-limit")["source"].startswith("card:wick_trimmer")
