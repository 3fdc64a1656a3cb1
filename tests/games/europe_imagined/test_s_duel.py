"""Duels: EI-S-101 to EI-S-105."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-101")
def test_worked_duel() -> None:
    table = Position("ilse", "sigrun", "teodoro", round=3).act("teodoro")
    table.tile("T09", (0, 1), claim="sigrun").tile("T27", (0, 2), claim="sigrun")
    tired = ["grey_hound_of_the_hunt:exhausted", "huldra:exhausted", "troll_child:exhausted", "golem:exhausted"]
    table.given("sigrun", at="T27", renown=9, tally=2, party=tired)
    table.given("teodoro", lanterns=4, party=["oarsman", "lantern_gull"])
    table.does("teodoro", "travel:T09")
    table.does("teodoro", "travel:T27")
    assert table.of("teodoro").lanterns == 2
    table.does("teodoro", "duel:sigrun")
    table.does("teodoro", "companion:oarsman", "companion:lantern_gull", lanterns=1)
    assert table.compared() == (3, 1)
    assert table.options("teodoro") == ["drive:T09", "discard"]
    table.does("teodoro", "drive:T09")
    sheet = table.of("sigrun")
    assert (sheet.at, sheet.hand, sheet.renown) == ("T09", 1, 9)
    assert (table.of("teodoro").renown, table.of("teodoro").lanterns) == (2, 1)


@scenario("EI-S-102")
def test_tie() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1)).tile("T07", (0, 2))
    table.given("ilse", at="T01", lanterns=1, hand=1, relics=["dragon"], party=["clockwork_knight"])
    table.given("sigrun", at="T01", reserve=2)
    table.does("ilse", "duel:sigrun")
    table.does("ilse", "companion:clockwork_knight", lanterns=1)
    table.does("sigrun", "companion:grey_hound_of_the_hunt", reserve=2)
    table.until("sigrun", "send")
    assert table.compared() == (4, 4)
    assert table.options("sigrun") == ["drive:T07", "drive:wayfarers_gate"]
    table.does("sigrun", "drive:T07")
    assert table.of("sigrun").renown == 2
    attacker = table.of("ilse")
    assert (attacker.at, attacker.hand, attacker.renown) == ("T07", 2, 0)
    assert (attacker.relics, attacker.discard) == (["dragon"], [])
    assert attacker.party == ["clockwork_knight:exhausted"]


@scenario("EI-S-103")
def test_honour() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", renown=5)
    table.given("sigrun", renown=4).given("teodoro", renown=5)
    assert table.options("ilse", "duel") == ["duel:2"]
    assert table.offers("ilse", "duel:teodoro")
    assert table.why_not("ilse", "duel:sigrun") == "EI-DUEL-1"


@scenario("EI-S-104")
@pytest.mark.parametrize("wins", [True, False])
def test_one_attack_free_defences(wins: bool) -> None:
    table = Position("sigrun", "teodoro", "ilse")
    table.given("sigrun", lanterns=1).given("teodoro", lanterns=1)
    for who in ("sigrun", "teodoro"):
        table.does(who, "duel:ilse")
        table.does(who, lanterns=1)
        table.does("ilse")
        table.until(who, "prize")
        table.does(who, "discard")
        table.ends(who)
    assert table.public()["active"] == table.seat("ilse")
    assert table.of("ilse").used == []
    table.does("ilse", "duel:sigrun")
    assert table.of("ilse").used == ["duel"]
    table.does("ilse", *(["companion:clockwork_finch"] if wins else []))
    table.does("sigrun")
    if wins:
        table.until("ilse", "prize")
        table.does("ilse", "discard")
    table.until("ilse", "act")
    assert table.compared() == (int(wins), 0)
    assert table.why_not("ilse", "duel:sigrun") == "EI-DUEL-1"
    assert table.why_not("ilse", "duel:teodoro") == "EI-DUEL-1"


@scenario("EI-S-105")
def test_night_watch_surcharge() -> None:
    def table(lanterns: int) -> Position:
        position = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=lanterns)
        return position.given("ilse", party=["night_watch_of_wien:exhausted"])

    duel = table(2)
    duel.does("sigrun", "duel:ilse")
    assert duel.of("sigrun").lanterns == 1
    assert duel.fight()[0] == 0
    assert duel.most("sigrun", "lanterns") == 1
    duel.does("sigrun", lanterns=1)
    assert duel.compared() == (1, 0)
    assert duel.of("sigrun").lanterns == 0
    assert table(0).why_not("sigrun", "duel:ilse") == "EI-DUEL-2"
