"""Explore, map refresh and sealed maps: EI-S-033 to EI-S-045."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME, board, catalogue
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario


def without_exits(monkeypatch: pytest.MonkeyPatch, *tiles: str) -> None:
    """A fixture: these tiles have no road exits. The printed set has none of that kind (EI-ODD-3)."""
    for tile in tiles:
        monkeypatch.setitem(catalogue.MASKS, tile, (0, 0, 0, 0))
        monkeypatch.setitem(board.ROTATIONS, tile, (0,))


@scenario("EI-S-033")
def test_explore_bookkeeping() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T02", "T19", "T23").discovery("T01", size=20)
    table.given("ilse", lanterns=3)
    table.does("ilse", "explore:0,1:T02:2")
    assert table.on("T02") == {"x": 0, "y": 1, "turn": 2}
    assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T02", 2)
    public = table.public()
    assert (public["row"], public["discovery"], public["legends_left"]) == (["T19", "T23", "T01"], 19, 28)


@scenario("EI-S-034")
def test_mismatch_allowed() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (1, 0)).tile("T12", (1, 1)).row("T23", "T19", "T02")
    table.given("ilse", lanterns=3)
    table.does("ilse", "explore:0,1:T23:0")
    assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T23", 2)
    assert table.options("ilse", "travel") == ["travel:wayfarers_gate"]
    table.does("ilse", "travel:wayfarers_gate")
    assert not table.offers("ilse", "travel:T12")


@scenario("EI-S-035")
def test_a_wonder_draws_one_legend() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T32", "T19", "T23").legends("fionn")
    table.given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T32:0")
    assert table.on("T32")["legend"] == "fionn"
    assert table.public()["legends_left"] == 27
    table.does("ilse", "challenge")
    balance = table.decision("ilse").balance
    assert balance is not None
    assert sum(part.n for part in balance.theirs) == 10
    assert table.fight()[1] == 10


@scenario("EI-S-036")
def test_trickster_visibility() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T09", "T19", "T23").legends("baba_yaga")
    table.given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T09:0")
    assert table.of("ilse").known == {"T09": "baba_yaga"}
    assert table.line("legend-hidden-own", "ilse")["n"] == 8
    assert GAME.almanac()["legends"]["baba_yaga"]["might"] == 8
    for viewer in ("sigrun", "teodoro", None):
        assert not table.sees(viewer, "baba_yaga")
        line = table.line("legend-hidden", viewer)
        assert "n" not in line
        assert line["tile"] == "tile:T09"
    assert table.on("T09")["legend"] == "face_down"
    assert table.public()["legends_left"] == 27
    for who in ("sigrun", "teodoro"):
        assert table.private(who)["known"] == {}


@scenario("EI-S-037")
def test_non_trickster() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T09", "T19", "T23").legends("lorelei")
    table.given("ilse", lanterns=1)
    table.does("ilse", "explore:0,1:T09:0")
    assert table.on("T09")["legend"] == "lorelei"
    for viewer in ("ilse", "sigrun", "teodoro", None):
        assert table.sees(viewer, "lorelei")
        assert table.line("legend", viewer)["n"] == 5


@scenario("EI-S-038")
def test_later_private_look() -> None:
    table = Position("rodrigo", "ilse", "sigrun").tile("T12", legend="baba_yaga", known=["ilse"])
    table.given("rodrigo", party=["inquisitive_owl:exhausted"])
    assert table.of("rodrigo").known == {}
    table.does("rodrigo", "use:inquisitive_owl")
    table.does("rodrigo", "peek:T12")
    for who in ("rodrigo", "ilse"):
        assert table.of(who).known == {"T12": "baba_yaga"}
    for viewer in ("sigrun", None):
        assert not table.sees(viewer, "baba_yaga")
        assert set(table.line("peek", viewer)) == {"seat", "tile", "source"}
        assert table.line("peek", viewer)["tile"] == "tile:T12"
    assert table.sees("rodrigo", "baba_yaga")
    assert table.private("sigrun")["known"] == {}
    assert table.on("T12")["legend"] == "face_down"
    assert table.of("rodrigo").marked == ["inquisitive_owl"]
    assert table.why_not("rodrigo", "use:inquisitive_owl") == "EI-TIME-1"


@scenario("EI-S-039")
def test_no_open_exit() -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T13", (0, 1)).given("ilse", at="T13", lanterns=3)
    assert len(table.public()["row"]) == 3
    assert table.why_not("ilse", "explore") == "EI-EXPLORE-8"
    assert table.why_not("ilse", "refresh") == "EI-EXPLORE-8"
    assert table.offers("ilse", "travel:wayfarers_gate")
    assert table.offers("ilse", "end")


@scenario("EI-S-040")
def test_blocked_row_fixture(monkeypatch: pytest.MonkeyPatch) -> None:
    row, top = ("T02", "T03", "T04"), ("T05", "T06", "T08")
    without_exits(monkeypatch, *row, *top)
    table = Position("ilse", "sigrun", "teodoro").row(*row).discovery(*top, size=5)
    before = len(table.public()["discarded"])
    assert table.why_not("ilse", "explore")
    table.does("ilse", "refresh")
    public = table.public()
    assert public["discarded"][before:] == list(row)
    assert (public["row"], public["discovery"]) == (list(top), 2)
    assert table.of("ilse").lanterns == 0
    assert table.why_not("ilse", "refresh") == "EI-REFRESH-1"
    assert table.reason("ilse", "refresh") == "refreshed"


@scenario("EI-S-041")
def test_cartographer_empties_the_deck() -> None:
    table = Position("teodoro", "ilse", "sigrun", round=6).row("T01", "T02", "T03")
    table.discovery("T05", "T07", "T12", size=3).given("teodoro", party=["doges_cartographer"])
    before = len(table.public()["discarded"])
    assert table.why_not("teodoro", "refresh") == "EI-REFRESH-1"
    table.does("teodoro", "use:doges_cartographer")
    public = table.public()
    assert public["discarded"][before:] == ["T01", "T02", "T03"]
    assert (public["row"], public["discovery"], public["final"]) == (["T05", "T07", "T12"], 0, True)
    for who in ("teodoro", "ilse", "sigrun"):
        table.ends(who)
    assert table.running.over
    assert table.public()["round"] == 6


@scenario("EI-S-042")
def test_cartographer_and_refresh_are_separate(monkeypatch: pytest.MonkeyPatch) -> None:
    row, next_row, last_row = ("T02", "T03", "T04"), ("T05", "T06", "T08"), ("T10", "T11", "T13")
    without_exits(monkeypatch, *row, *next_row, *last_row)
    for deeds in (("refresh", "use:doges_cartographer"), ("use:doges_cartographer", "refresh")):
        table = Position("teodoro", "ilse", "sigrun").row(*row).discovery(*next_row, *last_row, size=8)
        table.given("teodoro", party=["doges_cartographer"])
        table.does("teodoro", deeds[0])
        assert table.public()["row"] == list(next_row)
        table.does("teodoro", deeds[1])
        assert table.public()["row"] == list(last_row)
        assert table.reason("teodoro", "refresh") == "refreshed"
        assert table.why_not("teodoro", "use:doges_cartographer") == "EI-TIME-1"


@scenario("EI-S-043")
def test_short_and_empty_row() -> None:
    table = Position("ilse", "sigrun", "teodoro").row("T01", "T07").discovery(size=0).final_round()
    table.given("ilse", lanterns=3)
    discarded = table.public()["discarded"]
    table.does("ilse", "explore:0,1:T01:0")
    assert table.public()["row"] == ["T07"]
    table.does("ilse", "explore:0,2:T07:0")
    assert (table.public()["row"], table.of("ilse").lanterns) == ([], 1)
    assert table.why_not("ilse", "explore") == "EI-EXPLORE-9"
    assert table.public()["discarded"] == discarded
    assert discarded
    assert table.public()["discovery"] == 0


@scenario("EI-S-044")
def test_sealed_map() -> None:
    table = Position("ilse", "sigrun", "teodoro").discovery(size=10)
    table.tile("T13", (0, 1), exits="S").tile("T23", (1, 0), exits="W")
    table.tile("T16", (0, -1), exits="N").tile("T29", (-1, 0), exits="E")
    before = table.public()
    for who in ("ilse", "sigrun", "teodoro"):
        assert table.why_not(who, "explore") == "EI-EXPLORE-8"
        table.ends(who)
    after = table.public()
    assert (after["round"], after["phase"], table.awaited()) == (5, "act", [("sigrun", "act")])
    for zone in ("row", "discovery", "discarded"):
        assert after[zone] == before[zone]
    assert (after["discovery"], after["final"]) == (10, False)


@scenario("EI-S-045")
def test_placement_before_entry() -> None:
    table = Position("sigrun", "ilse", "teodoro").row("T09", "T19", "T23").legends("iron_rooster")
    table.given("sigrun", lanterns=1)
    table.does("sigrun", "explore:0,1:T09:0")
    assert table.of("sigrun").hand == 1
    keys = table.told()
    assert keys.index("explore") < keys.index("legend") < keys.index("draw")
    other = Position("sigrun", "ilse", "teodoro").row("T09", "T19", "T23").legends("erlking")
    other.given("sigrun", lanterns=1)
    other.does("sigrun", "explore:0,1:T09:0")
    assert other.of("sigrun").at == "T09"
    assert other.of("sigrun").party == ["grey_hound_of_the_hunt:exhausted"]
    keys = other.told()
    assert keys.index("legend") < keys.index("exhaust")
