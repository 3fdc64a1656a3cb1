"""Duels: EI-S-101 to EI-S-112; the rest of them in ``test_s_duel_spoils.py``."""

from __future__ import annotations

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

HOUND = "grey_hound_of_the_hunt"


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


@scenario("EI-S-106")
def test_pied_piper_and_berserker() -> None:
    table = Position("rodrigo", "sigrun", "ilse")
    table.given("rodrigo", party=["marginalia_imp", "pied_piper:exhausted"])
    table.given("sigrun", reserve=1, party=["berserker", f"{HOUND}:exhausted"])
    table.does("rodrigo", "duel:sigrun")
    assert table.awaited() == [("rodrigo", "duel_attack")]
    assert table.of("sigrun").party == ["berserker:exhausted", f"{HOUND}:exhausted"]
    assert table.told() == ["duel", "exhaust"]
    table.does("rodrigo", "companion:marginalia_imp")
    defence = table.decision("sigrun")
    assert (defence.kind, defence.options) == ("duel_defence", ())
    table.passes("sigrun")
    assert table.compared() == (1, 0)
    assert "duel-forced" not in table.told()


@scenario("EI-S-107")
def test_forced_berserker() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("sigrun", party=["berserker", HOUND])
    table.does("ilse", "duel:sigrun")
    table.does("ilse")
    defence = table.decision("sigrun")
    assert [(o.id.partition("#")[0], o.fixed, o.worth) for o in defence.options] == [
        ("companion:berserker", True, 4),
        (f"companion:{HOUND}", False, 2),
    ]
    assert defence.passing is None
    assert table.refused("sigrun") == "fixed"
    assert table.refused("sigrun", "pass") == "not_offered"
    table.does("sigrun", "companion:berserker")
    assert table.compared() == (0, 4)
    assert table.of("sigrun").party == ["berserker:exhausted", HOUND]
    assert table.of("sigrun").renown == 2
    attack = Position("sigrun", "ilse", "teodoro").given("sigrun", party=["berserker", HOUND])
    attack.does("sigrun", "duel:ilse")
    assert attack.decision("sigrun").passing is None
    assert attack.refused("sigrun", f"companion:{HOUND}") == "fixed"


@scenario("EI-S-108")
def test_restricted_companions() -> None:
    duel = Position("sigrun", "ilse", "teodoro").given("sigrun", party=["troll_child", HOUND])
    duel.does("sigrun", "duel:ilse")
    assert duel.options("sigrun") == [f"companion:{HOUND}"]
    assert duel.why_not("sigrun", "companion:troll_child") == "EI-COMMIT-4"
    challenge = Position("teodoro", "ilse", "sigrun").tile("T30", legend="huldra")
    challenge.given("teodoro", at="T30", party=["ragusan_corsair", "lantern_gull"])
    challenge.does("teodoro", "challenge")
    assert challenge.options("teodoro") == ["companion:lantern_gull"]
    assert challenge.why_not("teodoro", "companion:ragusan_corsair") == "EI-COMMIT-4"


@scenario("EI-S-109")
def test_the_defender_pays_from_reserve() -> None:
    table = Position("sigrun", "ilse", "teodoro")
    table.given("ilse", reserve=3, hand=["lantern_flare", "lantern_flare"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun")
    assert table.most("ilse", "reserve") == 3
    table.does("ilse", "companion:clockwork_finch", reserve=1)
    assert (table.fight(), table.of("ilse").reserve) == ((0, 2), 2)
    assert table.cost("ilse", "boost:lantern_flare") == {"hand": 1, "reserve": 1}
    table.does("ilse", "boost:lantern_flare", "boost:lantern_flare")
    assert table.compared() == (0, 6)
    sheet = table.of("ilse")
    assert (sheet.reserve, sheet.hand, sheet.discard) == (0, 0, ["lantern_flare", "lantern_flare"])
    assert sheet.party == ["clockwork_finch:exhausted"]


@scenario("EI-S-110")
def test_the_attackers_second_step() -> None:
    table = Position("ilse", "teodoro", "sigrun")
    table.given("ilse", lanterns=3, hand=["lantern_flare", "lantern_flare"], party=["windup_sentry", "clockwork_finch"])
    table.given("teodoro", reserve=2, hand=["lantern_flare", "broadside"], party=["saltmarsh_pilot", "oarsman"])
    table.does("ilse", "duel:teodoro")
    table.does("ilse", "companion:windup_sentry", lanterns=1)
    table.does("teodoro", "companion:saltmarsh_pilot", reserve=1)
    table.does("teodoro", "boost:lantern_flare")
    assert table.awaited() == [("ilse", "duel_attack_boost")]
    assert table.fight() == (4, 5)
    second = table.decision("ilse")
    assert table.options("ilse") == ["boost:lantern_flare", "boost:lantern_flare"]
    assert second.amounts == ()
    assert table.refused("ilse", lanterns=1) == "amount"
    table.does("ilse", "boost:lantern_flare", "boost:lantern_flare")
    assert table.compared() == (8, 5)
    assert table.awaited() == [("ilse", "prize")]
    assert (table.of("ilse").lanterns, table.of("ilse").renown) == (0, 2)
    assert table.of("ilse").party == ["windup_sentry:exhausted", "clockwork_finch"]
    assert table.of("teodoro").cards == ["broadside"]


@scenario("EI-S-111")
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("second", "bonus"), [((1, 2), 1), ((0, 2), 2)])
def test_stronghold_reach(attacks: bool, second: tuple[int, int], bonus: int) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T01", (0, 1))
    table.tile("T30", (1, 1), exits="NS", claim="sigrun").tile("T22", (1, 0), exits="NEW")
    table.tile("T27", second, turn=1 if second == (0, 2) else 0, claim="sigrun")
    table.given("sigrun", at="T01", party=[]).given("ilse", at="T01", party=[])
    table.act("sigrun" if attacks else "ilse")
    if attacks:
        table.does("sigrun", "duel:ilse")
    else:
        table.does("ilse", "duel:sigrun")
    assert table.compared() == ((bonus, 0) if attacks else (0, bonus))
    castles = ["tile:T30", "tile:T27"][:bonus]
    parts = table.line("duel-won")["parts"] if attacks else table.line("duel-lost")["others"]
    assert sorted(part[1]["what"][1]["tile"] for part in parts) == sorted(castles)
    assert all(part[1]["what"][0] == "ei-share-stronghold" for part in parts)


@scenario("EI-S-112")
@pytest.mark.parametrize("used", [False, True])
def test_stealing_a_used_relic(used: bool) -> None:
    table = Position("ilse", "rodrigo", "sigrun", fixture=used).given("ilse", lanterns=1)
    table.given("rodrigo", party=[], relics=["faust"], marked=["faust"] if used else [])
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", lanterns=1)
    table.does("ilse", "steal:faust")
    assert (table.of("ilse").relics, table.of("rodrigo").relics) == (["faust"], [])
    assert (table.of("ilse").renown, table.of("ilse").lanterns) == (2, 0)
    if not used:
        table.does("ilse", "use:faust")
        assert (table.of("ilse").renown, table.of("ilse").lanterns) == (1, 2)
        return
    assert table.of("ilse").marked == ["faust"]
    assert table.why_not("ilse", "use:faust") == "EI-TIME-1"
    table.ends("ilse")
    assert table.of("ilse").marked == []
    for who in ("rodrigo", "sigrun", "rodrigo", "sigrun"):
        table.ends(who)
    assert table.public()["active"] == table.seat("ilse")
    assert table.offers("ilse", "use:faust")
