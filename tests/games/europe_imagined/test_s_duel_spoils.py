"""What Duels bring, and what fights leave behind: EI-S-113 to EI-S-120."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

HOUND = "grey_hound_of_the_hunt"


@scenario("EI-S-113")
def test_theft_is_not_retroactive() -> None:
    table = Position("ilse", "rodrigo", "sigrun").given("ilse", lanterns=5)
    table.given("rodrigo", reserve=2, relics=["white_lady"])
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", lanterns=5)
    table.does("rodrigo", "companion:marginalia_imp", reserve=2)
    assert table.compared() == (5, 4)
    before = table.line("duel-won")
    assert ("relic:white_lady", 1) in [(p[1]["what"][1].get("what"), p[1]["n"]) for p in before["others"]]
    table.does("ilse", "steal:white_lady")
    assert table.line("duel-won") == before
    assert table.told().count("duel-won") == 1
    assert table.compared() == (5, 4)
    assert (table.of("ilse").renown, table.of("rodrigo").renown) == (2, 0)
    assert (table.of("ilse").relics, table.of("rodrigo").relics) == (["white_lady"], [])


@scenario("EI-S-114")
@pytest.mark.parametrize("held", [1, 0])
def test_thin_hands(held: int) -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1).given("sigrun", hand=held, party=[])
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    table.until("ilse", "prize")
    assert table.options("ilse") == ["discard"]
    table.does("ilse", "discard")
    discarded = table.line("discard")
    assert (discarded["seat"], discarded["asked"], discarded["n"], discarded["left"]) == ("seat:1", 2, held, 0)
    drawn = table.line("draw")
    assert (drawn["seat"], drawn["asked"], drawn["n"]) == ("seat:1", 1, 1)
    assert (table.of("sigrun").hand, len(table.of("sigrun").discard)) == (1, held)
    assert table.told().index("discard") < table.told().index("draw")
    assert table.awaited() == [("ilse", "act")]


@scenario("EI-S-115")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_no_step_to_retreat(attacker_wins: bool) -> None:
    table = Position("ilse", "sigrun", "teodoro", round=1).given("ilse", lanterns=1)
    assert list(table.public()["map"]) == ["wayfarers_gate"]
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=int(attacker_wins))
    table.does("sigrun")
    if attacker_wins:
        assert table.options("ilse") == ["discard"]
        assert table.refused("ilse", "drive:wayfarers_gate") == "not_offered"
        return
    assert table.compared() == (0, 0)
    assert table.awaited() == [("ilse", "act")]
    line = table.line("no-retreat")
    assert (line["seat"], line["k"], line["of"]) == ("seat:0", 1, 1)
    assert (table.of("ilse").at, table.of("ilse").hand) == ("wayfarers_gate", 1)
    assert table.of("sigrun").renown == 2


@scenario("EI-S-116")
def test_tame_legends_are_safe() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1)).given("ilse", lanterns=1)
    table.given("sigrun", party=["golem:exhausted"])
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    assert table.awaited() == [("ilse", "prize")]
    assert table.options("ilse") == ["drive:T01", "discard"]
    assert table.refused("ilse", "steal:golem") == "not_offered"
    table.does("ilse", "drive:T01")
    assert table.of("sigrun").party == ["golem:exhausted"]
    assert table.of("ilse").relics == []


@scenario("EI-S-117")
@pytest.mark.parametrize("held", [False, True])
def test_clockwork_knight(held: bool) -> None:
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=4)
    table.given("ilse", party=["clockwork_knight:held" if held else "clockwork_knight"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=4)
    if not held:
        table.does("ilse", "companion:clockwork_knight")
        assert table.of("ilse").party == ["clockwork_knight:exhausted"]
    table.does("sigrun", "discard")
    assert table.compared() == (4, 0 if held else 3)
    keys = table.told()
    if held:
        assert table.of("ilse").party == ["clockwork_knight:held"]
        assert "ready" not in keys
        return
    assert table.of("ilse").party == ["clockwork_knight"]
    assert keys.index("draw") < keys.index("ready")
    assert table.of("ilse").hand == 1


@scenario("EI-S-118")
def test_imp_in_defence() -> None:
    table = Position("ilse", "rodrigo", "sigrun").given("rodrigo", hand=2, party=["marginalia_imp:exhausted"])
    table.does("ilse", "duel:rodrigo")
    table.does("ilse")
    assert table.options("rodrigo", "ability") == ["ability:marginalia_imp"]
    table.does("rodrigo", "ability:marginalia_imp")
    assert table.decision("rodrigo").kind == "discard"
    table.does("rodrigo", table.options("rodrigo")[0])
    assert table.compared() == (0, 1)
    sheet = table.of("rodrigo")
    assert (sheet.hand, len(sheet.discard), sheet.renown) == (1, 1, 2)
    assert sheet.party == ["marginalia_imp:exhausted"]
    assert sheet.marked == ["marginalia_imp"]

    marked = Position("ilse", "rodrigo", "sigrun").given("rodrigo", hand=2, party=["marginalia_imp:exhausted"])
    marked.given("rodrigo", marked=["marginalia_imp"])
    marked.does("ilse", "duel:rodrigo")
    marked.does("ilse")
    assert marked.decision("rodrigo").kind == "duel_defence_boost"
    assert marked.options("rodrigo") == []
    marked.passes("rodrigo")
    assert marked.compared() == (0, 0)


def haunted() -> Position:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1)).tile("T14", (1, 0), exits="NW", legend="huldra")
    table.given("teodoro", at="T17", lanterns=3, party=["ghost_ship_of_lisboa:exhausted"])
    return table.given("ilse", at="T14", party=[])


@scenario("EI-S-119")
def test_ghost_ship() -> None:
    table = haunted()
    table.does("teodoro", "sail:T14")
    assert table.line("boon")["n"] == 1
    table.does("teodoro", "challenge")
    table.does("teodoro")
    assert table.compared() == (1, 4)
    table.does("teodoro", "duel:ilse")
    table.does("teodoro")
    table.until("teodoro", "prize")
    assert table.compared() == (1, 0)

    on_foot = haunted()
    on_foot.does("teodoro", "travel:wayfarers_gate")
    on_foot.does("teodoro", "travel:T14")
    on_foot.does("teodoro", "challenge")
    on_foot.does("teodoro")
    assert on_foot.compared() == (0, 4)
    on_foot.does("teodoro", "duel:ilse")
    on_foot.does("teodoro")
    assert on_foot.compared() == (0, 0)

    later = haunted()
    later.does("teodoro", "sail:T14")
    later.ends("teodoro")
    assert later.line("boon-ends")["what"] == "companion:ghost_ship_of_lisboa"
    later.does("ilse", "duel:teodoro")
    later.does("ilse")
    later.passes("ilse")
    assert later.compared() == (0, 0)


@scenario("EI-S-120")
def test_a_retreat_pays_toll_and_no_gull() -> None:
    table = Position("teodoro", "rodrigo", "ilse").tile("T18", (0, 1), exits="NSW")
    table.tile("T19", (0, 2), exits="NS", claim="rodrigo").tile("T17", (1, 0), exits="EW")
    table.given("teodoro", at="T18", lanterns=2).given("rodrigo", at="T18", reserve=1)
    table.does("teodoro", "duel:rodrigo")
    table.does("teodoro")
    table.does("rodrigo", reserve=1)
    assert table.options("rodrigo") == ["drive:T19", "drive:wayfarers_gate"]
    table.does("rodrigo", "drive:T19")
    assert table.compared() == (0, 1)
    assert [(r["n"], r["before"], r["after"]) for r in table.lines("renown")] == [(2, 0, 2), (1, 2, 3)]
    assert table.of("rodrigo").renown == 3
    sheet = table.of("teodoro")
    assert (sheet.at, sheet.renown, sheet.hand) == ("T19", 0, 1)
    assert "sail" not in sheet.used
    assert [line["parts"][0][1]["what"][0] for line in table.lines("draw")] == ["ei-share-consolation"]
    table.does("teodoro", "travel:T18")
    assert table.offers("teodoro", "sail:T17")
