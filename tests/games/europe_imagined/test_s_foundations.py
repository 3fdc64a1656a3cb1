"""Foundations: EI-S-134 to EI-S-144. EI-S-135 is played at a table, in ``test_s_table.py``."""

from __future__ import annotations

import random
from itertools import count

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.kernel.barrier import ids_in
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import at_random, random_deal
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


@scenario("EI-S-134")
def test_renown_arrives_immediately() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1), claim="ilse").tile("T12", claim="ilse")
    table.given("ilse", lanterns=1, tally=2).given("sigrun", party=[])
    assert table.of("ilse").renown == 0
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    assert table.awaited() == [("ilse", "prize")]
    assert table.of("ilse").renown == 2
    assert table.of("sigrun").hand == 0
    table.does("ilse", "discard")
    assert table.of("sigrun").hand == 1
    assert "result" not in table.public()
    for n in count():
        who = table.names[table.public()["active"]]
        table.ends(who)
        if table.running.over:
            break
        assert table.of("ilse").renown == 2
        assert n < 15
    assert table.public()["round"] == 8
    assert table.of("ilse").renown == 2 + 2 + 3


@scenario("EI-S-136")
@pytest.mark.parametrize("seed", range(3))
def test_zones_everyone_can_see(seed: int) -> None:
    dice = random.Random(seed)
    secret = bytes([seed]) * 32
    running, _ = Running.start(GAME, random_deal(GAME, 3, dice), secret)
    for _ in range(120):
        if running.over:
            break
        state, public = running.state, GAME.public(running.state)
        for player, seen in zip(state.players, public["players"], strict=True):
            assert seen["discard"] == player.discard
            assert (seen["deck"], seen["hand"]) == (len(player.deck), len(player.hand))
            assert (seen["lanterns"], seen["reserve"]) == (player.lanterns, player.reserve)
            assert not ids_in([public], frozenset([*player.hand, *player.deck]))
            marked = {m["id"] for m in (*seen["party"], *seen["relics"]) if m.get("used")}
            assert marked == {
                i
                for i in (*(c.id for c in player.party), *player.relics)
                if i in (*state.turn_marks, *state.round_marks, *(state.fight.powers if state.fight else ()))
            }
        assert public["discarded"] == state.discarded
        assert public["retired"] == state.retired
        assert (public["discovery"], public["legends_left"]) == (len(state.discovery), len(state.legends))
        assert not ids_in([public], frozenset([*state.discovery, *state.legends]))
        decision = running.awaited()[0]
        running.answer(decision.seat, at_random(running, decision, dice))


@scenario("EI-S-137")
def test_rereading_a_known_trickster() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T12", "T19", "T23").legends("reynard").given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T12:0")
    for who in ("ilse", "sigrun", "teodoro", "sigrun", "teodoro", "ilse"):
        table.ends(who)
    assert table.public()["round"] == 6
    assert table.of("ilse").known == {"T12": "reynard"}
    assert table.line("legend-hidden-own", "ilse")["n"] == 3
    assert GAME.almanac()["legends"]["reynard"]["might"] == 3
    assert table.on("T12")["legend"] == "face_down"
    for viewer in ("sigrun", "teodoro", None):
        assert not table.sees(viewer, "reynard")
        assert "legend-hidden-own" not in table.told(viewer)
    for who in ("sigrun", "teodoro"):
        assert table.of(who).known == {}


@scenario("EI-S-138")
def test_seeded_first_key() -> None:
    holders = []
    for n in range(300):
        seed = n.to_bytes(32, "big")
        first, again = (Position.dealt("ilse", "sigrun", "teodoro", seed=seed).state for _ in range(2))
        assert first == again
        assert first.active == first.key
        holders.append(first.key)
    assert set(holders) == {0, 1, 2}


@scenario("EI-S-139")
def test_underdog_is_judged_as_dawn_opens() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T17", (0, 1))
    party = ["grey_hound_of_the_hunt:exhausted", "melusine:exhausted"]
    table.given("sigrun", at="T17", renown=2, reserve=1, used=["duel"], party=party, marked=["melusine"])
    table.given("ilse", renown=3, used=["rest"]).given("teodoro", renown=3).dawn("sigrun")
    assert table.told() == ["round", "dawn", "reserve-returned", "dawn-ready", "level", "draw", "draw"]
    first, second = table.lines("draw")
    assert [(p[1]["what"][0], p[1]["n"]) for p in first["parts"]] == [("ei-share-base", 1), ("ei-share-underdog", 1)]
    assert [p[1]["what"] for p in second["parts"]] == ["companion:melusine"]
    assert table.line("level")["n"] == 5
    sheet = table.of("sigrun")
    assert (sheet.lanterns, sheet.reserve, sheet.hand) == (5, 0, 3)
    assert sheet.party == ["grey_hound_of_the_hunt", "melusine"]
    assert (sheet.used, table.of("ilse").used, sheet.marked) == ([], [], [])


@scenario("EI-S-140")
@pytest.mark.parametrize(("tile", "hand"), [("T17", 6), ("T32", 5)])
def test_melusine_stacks(tile: str, hand: int) -> None:
    table = Position("rodrigo", "ilse", "sigrun", round=3).tile(tile)
    table.given("rodrigo", at=tile, renown=1, hand=2, party=["marginalia_imp", "melusine:exhausted"])
    table.given("ilse", renown=2).given("sigrun", renown=2).dawn("rodrigo")
    assert table.of("rodrigo").hand == hand
    assert [line["n"] for line in table.lines("draw")] == ([3, 1] if hand == 6 else [3])


@scenario("EI-S-141")
def test_passing_the_whole_act_phase() -> None:
    table = Position.dealt("sigrun", "teodoro", "ilse")
    for turn in range(24):
        who = table.names[table.public()["active"]]
        assert table.public()["round"] == turn // 3 + 1
        table.does(who, "end")
        asked = table.asked(who)
        if asked is not None and asked.kind == "discard":
            table.does(who, *table.options(who)[: asked.choose[0]])
            asked = table.asked(who)
        if asked is not None and asked.kind == "reserve":
            table.keeps(who, 0)
    assert table.running.over
    public = table.public()
    assert (public["round"], public["phase"]) == (8, "end")
    assert [p["renown"] for p in public["players"]] == [0, 0, 0]
    assert (public["result"]["winners"], public["result"]["tiebreak"]) == ([0, 1, 2], ["ei-tie-shared", {}])
    labels = {part["label"][0] for line in public["result"]["lines"] for part in line["parts"]}
    assert labels == {"ei-share-so-far"}


@scenario("EI-S-142")
def test_one_action_at_a_time() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T19", (0, 1), claim="ilse").given("sigrun", lanterns=2)
    written = [key for key, _ in table.does("sigrun", "travel:T19")]
    assert written == ["ei-log-travel", "ei-log-toll", "ei-log-renown"]
    assert table.awaited() == [("sigrun", "act")]
    assert table.of("ilse").renown == 1
    assert table.offers("sigrun", "travel:wayfarers_gate")


@scenario("EI-S-143")
def test_reserve_is_not_for_the_own_turn() -> None:
    table = Position("ilse", "sigrun", "teodoro", fixture=True).tile("T30", (0, 1), legend="huldra")
    table.given("ilse", at="T30", reserve=3, hand=["wick_trimmer"])
    assert table.why_not("ilse", "travel") == "EI-TRAVEL-1"
    assert table.reason("ilse", "travel") == "lanterns"
    assert table.refused("ilse", "travel:wayfarers_gate") == "not_offered"
    assert table.why_not("ilse", "recruit:wick_trimmer") == "EI-RECRUIT-1"
    table.does("ilse", "challenge")
    assert table.most("ilse", "lanterns") == 0
    assert table.most("ilse", "reserve") == 0
    assert table.refused("ilse", lanterns=1) == "amount"
    assert table.refused("ilse", reserve=1) == "amount"
    assert table.of("ilse").reserve == 3


@scenario("EI-S-144")
def test_over_the_hand_limit_off_turn() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1))
    table.given("ilse", lanterns=1).given("sigrun", hand=7, party=[], renown=1)
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    table.until("ilse", "prize")
    table.does("ilse", "drive:T01")
    assert (table.of("sigrun").hand, table.of("sigrun").hand_limit) == (8, 7)
    assert table.awaited() == [("ilse", "act")]
    table.ends("ilse")
    assert table.of("sigrun").hand == 9
    table.does("sigrun", "end")
    asked = table.decision("sigrun")
    assert (asked.kind, asked.choose) == ("discard", (2, 2))
    table.does("sigrun", *table.options("sigrun")[:2])
    assert (table.of("sigrun").hand, len(table.of("sigrun").discard)) == (7, 2)
