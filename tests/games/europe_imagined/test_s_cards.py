"""Cards, Companions and their windows: EI-S-152 to EI-S-156, EI-S-160 to EI-S-162, EI-S-164 to EI-S-167, EI-S-176, EI-S-192 to EI-S-196."""

from __future__ import annotations

from typing import Any

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Companion
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

HOUND = "grey_hound_of_the_hunt"


@scenario("EI-S-152")
def test_no_voluntary_dismissal() -> None:
    party = ["clockwork_finch", "wick_trimmer", "windup_sentry", "windup_sentry"]
    table = Position("ilse", "sigrun", "teodoro").given("ilse", hand=["wick_trimmer"], party=party)
    assert table.of("ilse").party_limit == 4
    assert table.why_not("ilse", "recruit:wick_trimmer") == "EI-RECRUIT-1"
    assert table.reason("ilse", "recruit:wick_trimmer") == "lanterns"
    assert table.options("ilse") == ["duel:1", "duel:2", "end"]
    assert table.refused("ilse", "dismiss:wick_trimmer#1") == "not_offered"
    assert table.of("ilse").party == party


@scenario("EI-S-153")
def test_windows_for_each_kind_of_card() -> None:
    hand = ["lantern_flare", "whispered_rumor", "oil_and_spare_parts"]
    own = Position("ilse", "sigrun", "teodoro").tile("T30", (0, 1), legend="golem")
    own.given("ilse", at="T30", lanterns=3, hand=hand)
    assert own.options("ilse", "play") == ["play:oil_and_spare_parts"]
    assert own.why_not("ilse", "play:lantern_flare") == "EI-MAN-2"
    assert own.reason("ilse", "play:lantern_flare") == "only-boost"
    assert own.reason("ilse", "play:whispered_rumor") == "only-meddle"
    own.does("ilse", "challenge")
    assert own.options("ilse") == ["companion:clockwork_finch", "boost:lantern_flare"]

    rival = Position("sigrun", "ilse", "teodoro").tile("T30", legend="golem").given("sigrun", at="T30")
    rival.given("ilse", reserve=3, hand=hand)
    rival.does("sigrun", "challenge")
    assert rival.awaited() == [("ilse", "meddle")]
    assert rival.options("ilse") == ["meddle:whispered_rumor"]

    duel = Position("sigrun", "ilse", "teodoro").given("ilse", reserve=3, hand=hand, party=[])
    duel.does("sigrun", "duel:ilse")
    duel.does("sigrun")
    assert duel.decision("ilse").kind == "duel_defence"
    assert duel.options("ilse") == []
    duel.passes("ilse")
    assert duel.decision("ilse").kind == "duel_defence_boost"
    assert duel.options("ilse") == ["boost:lantern_flare"]


@scenario("EI-S-154")
def test_as_much_as_possible() -> None:
    table = Position("ilse", "sigrun", "teodoro")
    party = ["clockwork_finch:exhausted", "windup_sentry"]
    table.given("ilse", lanterns=2, hand=["oil_and_spare_parts"], party=party)
    table.does("ilse", "play:oil_and_spare_parts")
    assert table.options("ilse") == ["companion:clockwork_finch"]
    assert table.decision("ilse").choose == (0, 1)
    table.does("ilse", "companion:clockwork_finch")
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.party) == (1, ["clockwork_finch", "windup_sentry"])
    assert (sheet.hand, sheet.discard) == (0, ["oil_and_spare_parts"])
    assert table.line("ready")["n"] == 1


@scenario("EI-S-155")
def test_a_drawn_boost_in_the_same_window() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="golem")
    table.given("rodrigo", at="T30", lanterns=1, deck=["lantern_flare"], relics=["fionn"])
    table.does("rodrigo", "challenge")
    assert "boost:lantern_flare" not in table.options("rodrigo")
    table.does("rodrigo", "ability:fionn")
    assert table.awaited() == [("rodrigo", "commit")]
    assert table.options("rodrigo", "boost") == ["boost:lantern_flare"]
    assert not [o for o in table.options("rodrigo") if o.split(":")[0] not in ("boost", "companion", "ability")]
    assert table.fight() == (0, 8)
    table.does("rodrigo", "boost:lantern_flare")
    assert table.compared() == (2, 8)
    assert table.of("rodrigo").lanterns == 0
    assert table.of("rodrigo").marked == ["fionn"]


@scenario("EI-S-156")
def test_a_used_boost_can_come_back() -> None:
    table = Position("ilse", "sigrun", "teodoro", fixture=True).tile("T30", legend="golem")
    table.given("ilse", at="T30", lanterns=2, hand=["lantern_flare"], relics=["fionn"])
    state = table.close()
    state.players[0].deck, state.players[0].discard = [], []
    table.does("ilse", "challenge")
    table.does("ilse", "boost:lantern_flare", "ability:fionn")
    assert (table.fight(), table.of("ilse").cards) == ((2, 8), ["lantern_flare"])
    assert table.line("shuffled")["n"] == 1
    assert table.options("ilse", "boost") == ["boost:lantern_flare"]
    table.does("ilse", "boost:lantern_flare")
    assert table.compared() == (4, 8)
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.hand, sheet.deck, sheet.discard) == (0, 0, 0, ["lantern_flare"])


@scenario("EI-S-160")
def test_no_lending() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T30", legend="golem").given("sigrun", at="T30", lanterns=1)
    table.given("teodoro", reserve=2, hand=["lantern_flare", "broadside", "whispered_rumor"])
    table.does("sigrun", "challenge")
    window = table.decision("teodoro")
    assert table.options("teodoro") == ["meddle:whispered_rumor"]
    assert [(a.id, a.most, dict(a.cost)) for a in window.amounts] == [("reserve", 2, {"meddle": 1, "reserve": 1})]
    assert window.balance is not None
    assert [part.label[0] for part in window.balance.mine] == ["ei-share-printed"]
    before = table.of("sigrun")
    table.does("teodoro", reserve=2)
    after = table.of("sigrun")
    assert table.fight() == (1, 10)
    assert (after.lanterns, after.hand, after.reserve) == (before.lanterns, before.hand, before.reserve)
    assert table.of("teodoro").reserve == 0
    table.until("sigrun", "commit")
    assert table.asked("teodoro") is None


@scenario("EI-S-161")
def test_reshuffle_in_mid_draw() -> None:
    table = Position("rodrigo", "ilse", "sigrun", round=2).given("rodrigo", deck_size=1, discard=3).dawn("rodrigo")
    state = table.running.state.players[0]
    held = table.of("rodrigo").hand
    assert (table.of("rodrigo").deck, table.of("rodrigo").discard) == (2, [])
    assert [(k, a["n"]) for k, a in zip(table.told(), (a for _, a in table.log()), strict=True) if k == "shuffled"] == [
        ("shuffled", 3)
    ]
    assert (table.line("draw")["n"], len(state.hand)) == (2, held)
    assert held == 19 - 1 - 3 + 2

    full = Position("rodrigo", "ilse", "sigrun", round=2).given("rodrigo", deck_size=2, discard=3).dawn("rodrigo")
    assert (full.of("rodrigo").deck, len(full.of("rodrigo").discard)) == (0, 3)
    assert full.line("draw")["n"] == 2
    assert "shuffled" not in full.told()


@scenario("EI-S-162")
def test_who_picks_discards() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1).given("sigrun", hand=4, party=[])
    table.does("ilse", "duel:sigrun")
    table.does("ilse", lanterns=1)
    table.until("ilse", "prize")
    table.does("ilse", "discard")
    assert table.awaited() == [("sigrun", "discard")]
    assert table.asked("ilse") is None
    decision = table.decision("sigrun")
    assert (decision.choose, decision.passing, len(decision.options)) == ((2, 2), None, 4)
    kept = table.of("sigrun").cards[:2]
    table.does("sigrun", *[o.id for o in decision.options][2:])
    assert table.of("sigrun").cards[:2] == kept
    assert (table.of("sigrun").hand, len(table.of("sigrun").discard)) == (3, 2)


@scenario("EI-S-164")
def test_committing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Game.draw

    def draw_and_ready(self: Game, seat: int, *args: Any, **kwargs: Any) -> int:
        for member in self.players[seat].party:
            member.ready = True
        return drawing(self, seat, *args, **kwargs)

    monkeypatch.setattr(Game, "draw", draw_and_ready)
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="golem")
    table.given("sigrun", at="T30", party=[HOUND, "forest_hermit"], relics=["fionn"])
    table.does("sigrun", "challenge")
    table.does("sigrun", f"companion:{HOUND}", "ability:fionn")
    assert table.of("sigrun").party == [HOUND, "forest_hermit"]
    assert table.options("sigrun", "companion") == ["companion:forest_hermit"]
    assert table.why_not("sigrun", f"companion:{HOUND}") == "EI-COMMIT-1"
    table.does("sigrun", "companion:forest_hermit")
    assert table.compared() == (1 + 2 + 1, 8)


@scenario("EI-S-165")
@pytest.mark.parametrize(("picks", "strength"), [((), 1), ((f"companion:{HOUND}",), 4)])
def test_modifiers_need_commitment(picks: tuple[str, ...], strength: int) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T12", legend="golem").given("sigrun", at="T12")
    table.does("sigrun", "challenge")
    table.does("sigrun", *picks)
    assert table.compared() == (strength, 8)


@scenario("EI-S-166")
def test_a_printed_ready_requirement() -> None:
    tired = Position("sigrun", "ilse", "teodoro").tile("T01").given("sigrun", party=["sled_driver:exhausted"])
    assert tired.why_not("sigrun", "use:sled_driver") == "EI-EXH-2"
    table = Position("sigrun", "ilse", "teodoro").tile("T01", (0, 1))
    table.given("sigrun", lanterns=1, hand=["mend_by_the_fire"], party=["sled_driver"])
    table.does("sigrun", "use:sled_driver")
    assert table.options("sigrun") == ["step:T01"]
    table.does("sigrun", "step:T01")
    table.passes("sigrun")
    assert table.of("sigrun").party == ["sled_driver:exhausted"]
    table.does("sigrun", "play:mend_by_the_fire")
    table.does("sigrun", "companion:sled_driver")
    assert table.of("sigrun").party == ["sled_driver"]
    assert table.of("sigrun").marked == ["sled_driver"]
    assert table.why_not("sigrun", "use:sled_driver") == "EI-TIME-1"


@scenario("EI-S-167")
@pytest.mark.parametrize("first", ["lantern_gull", "ghost_ship_of_lisboa"])
def test_trigger_order(first: str) -> None:
    table = Position("teodoro", "ilse", "sigrun", fixture=True)
    table.tile("T17", (0, 1)).tile("T18", (1, 0), claim="ilse")
    table.given("teodoro", at="T17", lanterns=1, party=["lantern_gull", "ghost_ship_of_lisboa"])
    state = table.close()
    clerk = next(c for c in state.players[0].deck if c.startswith("customs_clerk"))
    state.players[0].deck.remove(clerk)
    state.players[1].party.append(Companion(clerk))
    table.does("teodoro", "sail:T18")
    assert table.awaited() == [("teodoro", "order")]
    order = table.decision("teodoro")
    assert sorted(o.touches[0].partition("#")[0] for o in order.options) == [
        "companion:ghost_ship_of_lisboa",
        "companion:lantern_gull",
    ]
    assert table.of("ilse").renown == 0
    table.does("teodoro", next(o.id for o in order.options if first in o.id))
    settled = [key for key in table.told() if key in ("draw", "boon", "toll")]
    assert settled == (["draw", "boon", "toll"] if first == "lantern_gull" else ["boon", "draw", "toll"])
    assert table.of("ilse").renown == 1
    assert table.of("teodoro").hand == 1


@scenario("EI-S-176")
def test_explorer_sheet() -> None:
    printed = GAME.almanac()["explorers"]
    limits = {
        who.partition("_")[0]: (e["hand_limit"], e["reserve_limit"], e["party_limit"]) for who, e in printed.items()
    }
    expected = {"ilse": (7, 3, 4), "teodoro": (7, 2, 4), "sigrun": (7, 2, 5), "rodrigo": (8, 2, 4)}
    assert limits == expected
    table = Position("ilse", "teodoro", "sigrun", "rodrigo")
    sheets = {who: table.of(who) for who in expected}
    assert {who: (s.hand_limit, s.reserve_limit, s.party_limit) for who, s in sheets.items()} == expected


@scenario("EI-S-192")
def test_a_mark_outlives_a_dismissal() -> None:
    keeper = "thousand_clocks_keeper"
    table = Position("ilse", "sigrun", "teodoro", fixture=True)
    party = ["clockwork_finch", keeper, "windup_sentry", "windup_sentry"]
    table.given("ilse", lanterns=6, hand=["wick_trimmer", "turn_the_hour"], deck_size=0, discard=[], party=party)
    state = table.close()
    # Of all other cards nothing is left: the next draw shuffles the Keeper into a deck of one card.
    state.players[0].hand = [c for c in state.players[0].hand if c.startswith(("wick_trimmer#1", "turn_the_hour#1"))]
    table.does("ilse", f"use:{keeper}")
    assert table.of("ilse").marked == [keeper]
    table.does("ilse", "recruit:wick_trimmer")
    table.does("ilse", f"dismiss:{keeper}")
    assert table.of("ilse").discard == [keeper]
    table.does("ilse", "play:turn_the_hour")
    assert table.of("ilse").cards == [keeper]
    table.does("ilse", f"recruit:{keeper}")
    table.does("ilse", "dismiss:wick_trimmer")
    assert table.of("ilse").lanterns == 0
    assert table.of("ilse").marked == [keeper]
    assert table.why_not("ilse", f"use:{keeper}") == "EI-TIME-1"
    assert table.reason("ilse", f"use:{keeper}") == "used"
    for who in ("ilse", "sigrun", "teodoro", "sigrun", "teodoro"):
        table.ends(who)
    assert table.public()["active"] == table.seat("ilse")
    assert table.offers("ilse", f"use:{keeper}")


@scenario("EI-S-193")
def test_a_hold_ends_with_the_party() -> None:
    table = Position("ilse", "sigrun", "teodoro")
    crew = [HOUND, *(f"{c}:exhausted" for c in ("troll_child", "forest_hermit", "raven_scout", "sled_driver"))]
    table.given("sigrun", party=[*crew, "shield_sister:exhausted"], relics=["baba_yaga"], deck_size=1, discard=[])
    table.given("ilse", lanterns=2, hand=["unwind_the_mechanism"])
    assert table.of("sigrun").party_limit == 6
    table.does("ilse", "play:unwind_the_mechanism")
    table.does("ilse", f"companion:sigrun:{HOUND}")
    assert table.of("sigrun").party[0] == f"{HOUND}:held"
    for viewer in ("sigrun", "teodoro", None):
        assert table.line("held", viewer)["owner"] == "seat:1"
    table.does("ilse", "duel:sigrun")
    table.does("ilse", "companion:clockwork_finch", lanterns=1)
    table.until("ilse", "prize")
    table.does("ilse", "steal:baba_yaga")
    table.does("sigrun", f"dismiss:{HOUND}")
    sheet = table.of("sigrun")
    assert (sheet.discard, len(sheet.party), sheet.deck) == ([HOUND], 5, 0)
    assert not [m for m in sheet.party if m.endswith(":held")]
    table.ends("ilse")
    assert HOUND in table.of("sigrun").cards
    table.does("sigrun", f"recruit:{HOUND}")
    table.does("sigrun", "dismiss:sled_driver")
    assert table.of("sigrun").party[-1] == HOUND


@scenario("EI-S-194")
def test_the_wisp_does_not_bend_a_retreat() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T04", (0, 1), exits="NS")
    table.tile("T12", (0, 2), legend="will_o_the_wisp").tile("T30", (0, 3), exits="NS", legend="kelpie")
    table.given("sigrun", at="T30", lanterns=1)
    table.does("sigrun", "challenge")
    table.does("sigrun")
    assert table.compared() == (1, 5)
    assert [line["tile"] for line in table.lines("retreat")] == ["tile:T12", "tile:T04"]
    assert table.awaited() == [("sigrun", "act")]
    assert table.of("sigrun").at == "T04"
    assert "stride" not in table.told()
    table.does("sigrun", "travel:T12")
    stride = table.decision("sigrun")
    assert (stride.kind, stride.passing is not None) == ("stride", True)
    assert sorted(table.options("sigrun")) == ["step:T04", "step:T30"]
    table.does("sigrun", "step:T30")
    assert table.of("sigrun").at == "T30"
    line = table.line("stride")
    assert (line["k"], line["of"], line["source"]) == (1, 1, "legend:will_o_the_wisp")
    assert table.awaited() == [("sigrun", "act")]


@scenario("EI-S-195")
def test_giants_want_company() -> None:
    alone = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="windmill_giants")
    alone.given("rodrigo", at="T30", lanterns=8, party=["marginalia_imp:exhausted"]).given("ilse", reserve=1)
    alone.does("rodrigo", "challenge")
    alone.passes("ilse")
    assert alone.options("rodrigo") == []
    assert alone.refused("rodrigo", lanterns=8) == "limit"
    assert alone.refused("rodrigo") == "limit"
    alone.passes("rodrigo")
    assert alone.told()[-1] == "abandon"
    assert (alone.of("rodrigo").lanterns, alone.of("rodrigo").tally) == (8, 0)

    table = Position("rodrigo", "ilse", "sigrun").tile("T30", legend="windmill_giants")
    table.given("rodrigo", at="T30", lanterns=8)
    table.does("rodrigo", "challenge")
    assert table.refused("rodrigo", lanterns=8) == "limit"
    table.does("rodrigo", "companion:marginalia_imp", lanterns=6)
    assert table.compared() == (7, 7)
    assert (table.of("rodrigo").tally, table.of("rodrigo").lanterns) == (1, 2)
    assert table.of("rodrigo").relics == ["windmill_giants"]


@scenario("EI-S-196")
def test_played_for_nothing() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1, hand=["oil_and_spare_parts"])
    table.does("ilse", "play:oil_and_spare_parts")
    assert table.awaited() == [("ilse", "act")]
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.hand, sheet.discard) == (0, 0, ["oil_and_spare_parts"])
    assert sheet.party == ["clockwork_finch"]
    assert table.line("ready")["n"] == 0
    unwind = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1, hand=["unwind_the_mechanism"])
    unwind.given("sigrun", party=[]).given("teodoro", party=[])
    assert unwind.why_not("ilse", "play:unwind_the_mechanism") == "EI-MAN-4"
    assert (unwind.of("ilse").lanterns, unwind.of("ilse").cards) == (1, ["unwind_the_mechanism"])
