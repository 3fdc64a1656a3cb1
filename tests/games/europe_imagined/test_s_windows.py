"""Reaction windows and log lines: EI-S-182, EI-S-183, EI-S-185 to EI-S-191. EI-S-184 is played at a table, in ``test_s_table.py``."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.kernel.speech import Speech
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario
from tests.games.europe_imagined.test_s_challenge import worked_golem

HOUND = "grey_hound_of_the_hunt"


def received(table: Position, viewer: str | None) -> list[Any]:
    """Everything a viewer has got: the views, the log, what is asked and who is awaited."""
    asked = None if viewer is None else msgspec.to_builtins(table.asked(viewer))
    private = None if viewer is None else table.private(viewer)
    return [table.public(), private, table.log(viewer), asked, table.awaited()]


@scenario("EI-S-182")
def test_a_card_that_cannot_meddle_still_opens_the_window() -> None:
    seen = []
    for card in ("fair_wind", "whispered_rumor", "slander_in_verse"):
        table = Position("sigrun", "teodoro", "ilse", fixture=True).tile("T30", legend="golem")
        table.given("sigrun", at="T30").given("teodoro", hand=[card])
        state = table.close()
        state.players[1].deck = state.players[1].deck[:10]  # a borrowed card must not show in the number of cards
        table.does("sigrun", "challenge")
        assert table.awaited() == [("teodoro", "meddle")]
        seen.append([received(table, viewer) for viewer in ("sigrun", "ilse", None)])
        window = table.decision("teodoro")
        assert window.amounts == ()
        assert window.passing is not None
        assert table.options("teodoro") == (["meddle:slander_in_verse"] if card == "slander_in_verse" else [])
        if card == "whispered_rumor":
            assert table.why_not("teodoro", "meddle:whispered_rumor") == "EI-RES-1"
        table.passes("teodoro")
        assert table.line("meddle-pass")["seat"] == "seat:1"
    assert seen[0] == seen[1] == seen[2]


@scenario("EI-S-183")
@pytest.mark.parametrize(
    ("member", "marked", "reason"),
    [
        (None, False, "no cards, no Reserve, no Meddle power"),
        ("lorelei:exhausted", False, None),
        ("lorelei:exhausted", True, "no cards, no Reserve, and Lorelei is used this round"),
        ("gaslight_gossip:exhausted", False, "no cards, no Reserve, and Gaslight Gossip needs a card"),
    ],
)
def test_nothing_to_meddle_with(member: str | None, marked: bool, reason: str | None) -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T30", legend="golem").given("sigrun", at="T30")
    table.given("ilse", party=["clockwork_finch", *([member] if member else [])])
    if marked:
        table.state.round_marks.append("lorelei")
    table.does("sigrun", "challenge")
    if reason is None:
        assert table.awaited() == [("ilse", "meddle")]
        assert table.options("ilse") == ["power:lorelei"]
        table.does("ilse", "power:lorelei")
        assert table.fight() == (1, 10)
        assert table.of("ilse").marked == ["lorelei"]
        return
    assert table.awaited() == [("sigrun", "commit")]
    for viewer in ("ilse", "sigrun", None):
        skipped = table.lines("meddle-skip", viewer)
        assert [(line["seat"], Speech(GAME, strict=True).say(line["reason"])) for line in skipped] == [
            ("seat:1", reason),
            ("seat:2", "no cards, no Reserve, no Meddle power"),
        ]


@scenario("EI-S-185")
@pytest.mark.parametrize("card", ["index_of_lost_books", "lantern_flare", None])
@pytest.mark.parametrize("salmon", [None, False, True])
def test_prompts_in_a_duel(card: str | None, salmon: bool | None) -> None:
    """``salmon``: not there, unmarked, marked."""
    table = Position("ilse", "rodrigo", "sigrun").given("ilse", lanterns=1)
    table.given("rodrigo", party=["marginalia_imp:exhausted"], hand=[card] if card else [])
    if salmon is not None:
        table.given("rodrigo", relics=["fionn"], marked=["fionn"] if salmon else [])
    table.does("ilse", "duel:rodrigo")
    table.does("ilse", lanterns=1)
    assert table.told().count("duel-skip-commit") == 1
    if card or salmon is False:
        assert table.awaited() == [("rodrigo", "duel_defence_boost")]
        wanted = [*(["ability:marginalia_imp"] if card else []), *(["ability:fionn"] if salmon is False else [])]
        assert table.options("rodrigo", "ability") == wanted
        assert table.options("rodrigo", "boost") == []
        return
    assert table.awaited() == [("ilse", "prize")]
    assert [line["seat"] for line in table.lines("duel-skip-boost")] == ["seat:1", "seat:0"]


@scenario("EI-S-186")
def test_no_meddle_hint_on_a_trickster() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T30", legend="baba_yaga", known=["ilse"])
    table.given("sigrun", at="T30").given("teodoro", reserve=2).given("ilse", reserve=1)
    table.does("sigrun", "challenge")
    balance = table.decision("teodoro").balance
    assert balance is not None
    assert (balance.unknown, balance.mine) == (True, ())
    table.does("teodoro", reserve=1)
    assert table.awaited() == [("teodoro", "meddle")]
    for viewer in ("teodoro", "sigrun", None):
        assert not table.sees(viewer, "baba_yaga")
        meddle = table.line("meddle", viewer)
        assert (meddle["k"], meddle["of"]) == (1, 3)
        assert "target" not in meddle
        assert "n" not in table.line("challenge-hidden", viewer)
    fight = table.public()["fight"]
    assert (fight["legend"], fight["meddle"], [p["n"] for p in fight["theirs"]]) == ("face_down", 1, [1])
    assert table.line("challenge", "ilse")["n"] == 8
    table.passes("teodoro")
    window = table.decision("ilse")
    assert window.balance is not None
    assert not window.balance.unknown
    assert [part.n for part in window.balance.mine] == [8, 1]
    table.passes("ilse")
    assert table.on("T30")["legend"] == "baba_yaga"
    for viewer in ("teodoro", "sigrun", "ilse", None):
        flip = table.line("flip", viewer)
        assert (flip["n"], [part[1]["n"] for part in flip["parts"]]) == (9, [8, 1])
    assert sum(part["n"] for part in table.public()["fight"]["theirs"]) == 9


def _named(parts: list[Any]) -> list[tuple[str, int]]:
    """Parts of a sum in a line: the reference or message of each, and its number."""
    found = []
    for _, part in parts:
        key, arguments = part["what"]
        what = arguments.get("what", "") if key == "ei-name" else key
        found.append((str(what).partition("#")[0], part["n"]))
    return found


@scenario("EI-S-187")
def test_strength_explained() -> None:
    table = worked_golem()
    table.does("sigrun", "challenge")
    table.does("ilse", "meddle:whispered_rumor")
    table.does("sigrun", f"companion:{HOUND}", "companion:huldra", "companion:troll_child", lanterns=2)
    for viewer in ("sigrun", "ilse", None):
        line = table.line("challenge-equal", viewer)
        assert sorted(_named(line["parts"])) == sorted(
            [
                (f"companion:{HOUND}", 2),
                ("companion:huldra", 2),
                ("companion:troll_child", 3),
                ("explorer:sigrun_hallvard", 1),
                ("ei-share-direct", 2),
            ]
        )
        assert (line["n"], line["target"], line["legend"]) == (10, 10, "legend:golem")
        assert _named(line["others"]) == [("ei-share-printed", 8), ("ei-share-meddle", 2)]
        success = table.line("renown", viewer)
        assert (_named(success["parts"]), success["before"], success["after"]) == ([("legend:golem", 3)], 3, 6)
        claim = table.line("claim", viewer)
        assert (_named(claim["parts"]), claim["before"], claim["after"]) == ([("tile:T27", 3)], 6, 9)
        tally = table.line("tally", viewer)
        assert (tally["before"], tally["after"]) == (1, 2)


@scenario("EI-S-188")
def test_overflow_explained() -> None:
    table = Position("sigrun", "teodoro", "ilse").tile("T28", legend="rubezahl").given("sigrun", at="T28")
    table.given("teodoro", reserve=1, hand=["whispered_rumor"])
    table.given("ilse", reserve=3, hand=["smoke_over_the_rooftops"])
    table.does("sigrun", "challenge")
    table.does("teodoro", "meddle:whispered_rumor")
    table.does("ilse", "meddle:smoke_over_the_rooftops")
    for viewer in ("sigrun", "ilse", "teodoro", None):
        first, over = table.line("meddle", viewer), table.line("meddle-over", viewer)
        assert first["what"][1]["what"].partition("#")[0] == "card:whispered_rumor"
        assert [first[k] for k in ("price", "n", "k", "of", "left")] == [1, 2, 2, 3, 0]
        assert over["what"][1]["what"].partition("#")[0] == "card:smoke_over_the_rooftops"
        assert [over[k] for k in ("price", "printed", "n", "lost", "k", "of", "left")] == [2, 3, 1, 2, 3, 3, 1]


@scenario("EI-S-189")
def test_two_forms_of_one_line() -> None:
    table = Position("rodrigo", "ilse", "sigrun", round=3)
    faces = ["cantor", "candle_scribe", "index_of_lost_books"]
    below = ["lantern_flare", "burn_a_page", "penniless_hidalgo", "inquisitive_owl"]
    table.given("rodrigo", deck=[*faces, *below]).given("ilse", renown=1).given("sigrun", renown=1).dawn("rodrigo")
    own, shared = table.line("draw-own", "rodrigo"), table.line("draw", "ilse")
    assert [n[1]["what"].partition("#")[0] for n in own["cards"]] == [f"card:{card}" for card in faces]
    assert _named(shared["parts"]) == [("ei-share-base", 2), ("ei-share-underdog", 1)]
    assert shared["n"] == own["n"] == 3
    places = {viewer: table.told(viewer).index("draw") for viewer in ("ilse", "sigrun", None)}
    assert set(places.values()) == {table.told("rodrigo").index("draw-own")}
    for viewer in ("ilse", "sigrun", None):
        assert table.line("draw", viewer) == shared
        assert not any(table.sees(viewer, card) for card in faces)

    table.does("rodrigo", "play:index_of_lost_books")
    looked = table.line("look-own", "rodrigo")
    assert [n[1]["what"].partition("#")[0] for n in looked["faces"]] == [f"card:{card}" for card in below]
    table.does("rodrigo", "look:burn_a_page")
    table.does("rodrigo", "look:inquisitive_owl", "look:lantern_flare", "look:penniless_hidalgo")
    assert len(table.told("rodrigo")) == len(table.told("ilse")) == len(table.told())
    for viewer in ("ilse", "sigrun", None):
        assert not any(table.sees(viewer, card) for card in below)
        assert (table.line("look", viewer)["n"], table.line("ordered-bottom", viewer)["n"]) == (4, 3)
    assert "looked" not in table.private("rodrigo")
    player = table.public()["players"][0]
    assert isinstance(player["deck"], int)
    assert player["deck"] == 19 - 3 - 1


@scenario("EI-S-190")
def test_silence_on_refusals() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T04", (0, 1)).tile("T30", (1, 0), exits="EW", legend="golem")
    table.given("ilse", at="T30", lanterns=1, hand=["thousand_clocks_keeper", "lantern_flare"])
    before = [received(table, viewer) for viewer in ("ilse", "sigrun", "teodoro", None)]
    assert table.refused("ilse", "reroute:T04:1") == "not_offered"
    assert table.refused("ilse", "recruit:thousand_clocks_keeper") == "blocked"
    assert table.why_not("ilse", "recruit:thousand_clocks_keeper") == "EI-RECRUIT-1"
    assert [received(table, viewer) for viewer in ("ilse", "sigrun", "teodoro", None)] == before
    table.does("ilse", "challenge")
    before = [received(table, viewer) for viewer in ("ilse", "sigrun", "teodoro", None)]
    preview = table.fork()
    preview.does("ilse", "boost:lantern_flare")
    assert preview.compared() == (2, 8)
    assert [received(table, viewer) for viewer in ("ilse", "sigrun", "teodoro", None)] == before
    assert table.refused("ilse", "boost:lantern_flare", lanterns=1) == "cost"
    assert [received(table, viewer) for viewer in ("ilse", "sigrun", "teodoro", None)] == before
    sheet = table.of("ilse")
    assert (sheet.lanterns, sheet.hand, sheet.party) == (1, 2, ["clockwork_finch"])


@scenario("EI-S-191")
def test_the_reckoning_line_by_line() -> None:
    table = Position("ilse", "teodoro", "sigrun", round=8).act("sigrun")
    for tile in ("T12", "T30", "T01"):
        table.tile(tile, claim="sigrun")
    table.given("sigrun", renown=20, tally=2, relics=["dragon", "windmill_giants"])
    table.ends("sigrun")
    assert table.running.over
    for viewer in ("sigrun", "ilse", None):
        line = next(a for a in table.lines("score", viewer) if a["seat"] == "seat:2")
        assert line["n"] == 30
        assert _named(line["parts"]) == [
            ("ei-share-so-far", 20),
            ("ei-share-atlas", 3),
            ("ei-share-legend-hunter", 3),
            ("relic:dragon", 4),
        ]
    shown = table.public()["result"]["lines"][2]
    assert [part["n"] for part in shown["parts"]] == [20, 3, 3, 4]
    assert shown["total"] == table.of("sigrun").renown == 30
