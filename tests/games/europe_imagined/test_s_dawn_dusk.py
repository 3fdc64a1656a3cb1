"""Dawn and Dusk: EI-S-010 to EI-S-020."""

from __future__ import annotations

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-010")
def test_reserve_is_lost_at_dawn() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", reserve=3).dawn("ilse")
    assert (table.of("ilse").reserve, table.of("ilse").lanterns) == (0, 5)


@scenario("EI-S-011")
def test_rodrigo_plus_underdog() -> None:
    table = Position("rodrigo", "ilse", "sigrun", round=3).given("rodrigo", renown=1, hand=4)
    table.given("ilse", renown=2).given("sigrun", renown=4).dawn("rodrigo")
    assert table.line("draw")["n"] == 3
    assert table.of("rodrigo").hand == 7


@scenario("EI-S-012")
def test_tied_for_lowest() -> None:
    table = Position("sigrun", "ilse", "teodoro", round=3).given("sigrun", renown=2)
    table.given("ilse", renown=2).given("teodoro", renown=5).dawn("sigrun")
    assert table.of("sigrun").hand == 1


@scenario("EI-S-013")
def test_no_underdog_before_round_3() -> None:
    for number, drawn in ((2, 1), (3, 2)):
        table = Position("ilse", "sigrun", "teodoro", round=number).given("sigrun", renown=3)
        table.given("teodoro", renown=4).dawn("ilse")
        assert table.of("ilse").hand == drawn


@scenario("EI-S-014")
def test_marks_clear_for_everybody() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="huldra")
    table.given("rodrigo", at="T30", hand=4).given("ilse", at="T30")
    table.does("rodrigo", "challenge")
    table.does("rodrigo", "companion:marginalia_imp", "ability:marginalia_imp")
    table.does("rodrigo", table.options("rodrigo", "discard")[0])
    assert table.of("rodrigo").marked == ["marginalia_imp"]
    table.does("rodrigo", table.options("rodrigo", "discard")[0])
    table.ends("rodrigo")
    assert table.public()["active"] == table.seat("ilse")
    assert table.of("rodrigo").marked == []
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", "companion:clockwork_finch")
    before = table.of("rodrigo").hand
    table.does("rodrigo", "ability:marginalia_imp")
    table.does("rodrigo", table.options("rodrigo", "discard")[0])
    assert table.of("rodrigo").hand == before - 1
    assert table.fight()[1] == 1
    assert table.of("rodrigo").marked == ["marginalia_imp"]


@scenario("EI-S-015")
def test_unwind_ends_at_the_owners_dawn() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1, hand=["unwind_the_mechanism"])
    table.given("sigrun", party=["grey_hound_of_the_hunt", "berserker"])
    table.does("ilse", "play:unwind_the_mechanism")
    table.does("ilse", "companion:sigrun:berserker")
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt", "berserker:held"]
    table.ends("ilse")
    assert table.public()["active"] == table.seat("sigrun")
    assert table.of("sigrun").party == ["grey_hound_of_the_hunt", "berserker"]
    dawn = table.told()
    assert dawn.index("dawn-ready") < dawn.index("level")


@scenario("EI-S-016")
def test_golem_sleeps_in() -> None:
    table = Position("sigrun", "ilse", "teodoro", round=5)
    table.given("sigrun", party=["golem:exhausted", "grey_hound_of_the_hunt:exhausted"]).dawn("sigrun")
    assert table.of("sigrun").party == ["golem:exhausted", "grey_hound_of_the_hunt"]
    assert table.of("sigrun").lanterns == 6
    declined = table.fork()
    table.does("sigrun", table.options("sigrun")[0])
    assert table.of("sigrun").party == ["golem", "grey_hound_of_the_hunt"]
    assert table.of("sigrun").lanterns == 5
    declined.passes("sigrun")
    assert declined.of("sigrun").party == ["golem:exhausted", "grey_hound_of_the_hunt"]
    assert declined.of("sigrun").lanterns == 6


@scenario("EI-S-017")
def test_hand_and_reserve_at_dusk() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", hand=9, lanterns=5)
    table.does("ilse", "end")
    assert table.decision("ilse").choose == (2, 2)
    table.does("ilse", *table.options("ilse", "discard")[:2])
    assert table.most("ilse", "reserve") == 3
    assert table.refused("ilse", reserve=4) == "amount"
    table.keeps("ilse", 3)
    sheet = table.of("ilse")
    assert (sheet.hand, len(sheet.discard), sheet.reserve, sheet.lanterns) == (7, 2, 3, 0)
    assert table.line("reserve")["returned"] == 2


@scenario("EI-S-018")
def test_keeping_less() -> None:
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=2)
    table.does("sigrun", "end")
    assert table.most("sigrun", "reserve") == 2
    table.keeps("sigrun", 0)
    assert (table.of("sigrun").reserve, table.of("sigrun").lanterns) == (0, 0)


@scenario("EI-S-019")
def test_dusk_effect_before_hand_limit() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12")
    table.given("sigrun", at="T12", hand=7, party=["rubezahl"])
    table.does("sigrun", "end")
    assert table.of("sigrun").hand == 8
    assert (table.decision("sigrun").kind, table.decision("sigrun").choose) == ("discard", (1, 1))
    table.does("sigrun", table.options("sigrun", "discard")[0])
    assert table.of("sigrun").hand == 7


@scenario("EI-S-020")
def test_reserve_bonus_while_exhausted() -> None:
    table = Position("ilse", "sigrun", "teodoro")
    table.given("ilse", lanterns=6, party=["wick_trimmer:exhausted", "wick_trimmer:exhausted"])
    table.does("ilse", "end")
    assert table.most("ilse", "reserve") == 5
    table.keeps("ilse", 5)
    assert table.of("ilse").reserve == 5


def test_every_allowance_comes_back_at_the_next_dawn() -> None:
    """EI-ACT-5, EI-DAWN-2: spent marks last to the end of the actual turn, of whoever's turn comes next."""
    table = Position("ilse", "sigrun", "teodoro").tile("T01").tile("T12", legend="golem").tile("T23")
    table.given("ilse", at="T23", lanterns=3).given("sigrun", at="T12")
    table.does("ilse", "rest")
    table.does("ilse", "draw")
    table.does("ilse", "reroute:T01:1")
    assert table.of("ilse").used == ["reroute", "rest"]
    table.ends("ilse")
    assert table.of("ilse").used == []
    table.does("sigrun", "challenge")
    table.passes("sigrun")
    assert table.of("sigrun").attempted == ["T12"]
    for who in ("sigrun", "teodoro", "sigrun", "teodoro"):
        table.ends(who)
        assert table.of("sigrun").attempted == []
    assert table.offers("ilse", "rest")
    assert table.offers("ilse", "reroute:T01:1")
