"""The map, once more: EI-S-145 to EI-S-151, EI-S-159, EI-S-163, EI-S-203."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario
from tests.games.europe_imagined.test_s_explore import without_exits


@scenario("EI-S-145")
@pytest.mark.parametrize("tile", ["T01", "T07"])
def test_diagonals(tile: str) -> None:
    table = Position("ilse", "sigrun", "teodoro").tile("T01", (0, 1)).tile("T07", (0, 2))
    table.tile("T30", (1, 2), exits="EW", claim="sigrun")
    table.given("ilse", at=tile, lanterns=2).given("sigrun", at=tile, party=[])
    if tile == "T01":
        assert table.options("ilse", "travel") == ["travel:T07", "travel:wayfarers_gate"]
    table.does("ilse", "duel:sigrun")
    assert table.fight() == (0, 0 if tile == "T01" else 1)
    table.does("ilse", lanterns=2)
    assert table.compared() == (2, 0 if tile == "T01" else 1)
    near = ["drive:T07", "drive:wayfarers_gate"] if tile == "T01" else ["drive:T30", "drive:T01"]
    assert sorted(table.options("ilse", "drive")) == sorted(near)


@scenario("EI-S-146")
def test_nothing_blocks_the_road() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T01", (0, 1), claim="sigrun")
    table.tile("T12", (0, 2), legend="kraken").row("T02", "T19", "T23")
    table.given("teodoro", lanterns=3).given("ilse", at="T01").given("sigrun", at="T01")
    assert table.price("teodoro", "travel:T01") == 1
    table.does("teodoro", "travel:T01")
    assert table.price("teodoro", "travel:T12") == 1
    table.does("teodoro", "travel:T12")
    assert table.of("teodoro").lanterns == 1
    assert table.price("teodoro", "explore:0,3:T19:0") == 1
    table.does("teodoro", "explore:0,3:T19:0")
    assert (table.of("teodoro").at, table.of("teodoro").lanterns) == ("T19", 0)
    assert table.on("T12")["legend"] == "kraken"


@scenario("EI-S-147")
def test_rotation_keeps_the_square() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T02", (0, 1), turn=2).given("teodoro", lanterns=2)
    written = [key for key, _ in table.does("teodoro", "reroute:T02:3")]
    assert written == ["ei-log-reroute"]
    assert table.on("T02") == {"x": 0, "y": 1, "turn": 1}
    line = table.line("reroute")
    assert {n[1]["what"] for n in line["before"]} == {"dir:S", "dir:W", "dir:E"}
    assert {n[1]["what"] for n in line["after"]} == {"dir:E", "dir:S", "dir:N"}
    assert line["turn"] == 270
    assert table.of("teodoro").lanterns == 0
    assert table.of("teodoro").at == "wayfarers_gate"
    assert table.running.state.errors == []

    entered = Position("ilse", "teodoro", "sigrun").tile("T12", (0, 1), turn=2, legend="erlking")
    entered.given("ilse", lanterns=1)
    entered.does("ilse", "reroute:T12:3")
    assert entered.of("ilse").party == ["clockwork_finch"]
    assert [key for key in entered.told() if key in ("exhaust", "toll", "travel")] == []


@scenario("EI-S-148")
def test_a_stride_with_nowhere_to_go() -> None:
    table = Position("sigrun", "ilse", "teodoro").given("sigrun", lanterns=2, hand=["pilgrims_pace"])
    assert table.why_not("sigrun", "play:pilgrims_pace") == "EI-STRIDE-2"
    assert (table.of("sigrun").lanterns, table.of("sigrun").cards) == (2, ["pilgrims_pace"])
    open_road = Position("sigrun", "ilse", "teodoro").tile("T01").given("sigrun", lanterns=2, hand=["pilgrims_pace"])
    assert open_road.offers("sigrun", "play:pilgrims_pace")


@scenario("EI-S-149")
def test_the_gate_is_no_port() -> None:
    table = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1)).given("teodoro", lanterns=2)
    assert table.why_not("teodoro", "sail") == "EI-SAIL-1"
    assert table.reason("teodoro", "sail") == "no-port-here"
    assert table.refused("teodoro", "sail:T17") == "not_offered"
    port = Position("teodoro", "ilse", "sigrun").tile("T17", (0, 1)).tile("T14", legend="tarasque")
    port.given("teodoro", at="T14", lanterns=2)
    assert port.options("teodoro", "sail") == ["sail:T17"]
    port.does("teodoro", "sail:T17")
    assert (port.of("teodoro").at, port.of("teodoro").lanterns) == ("T17", 1)


@scenario("EI-S-150")
def test_refresh_with_an_empty_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    without_exits(monkeypatch, "T02", "T03")
    table = Position("ilse", "sigrun", "teodoro").row("T02", "T03").discovery(size=0).final_round()
    before = len(table.public()["discarded"])
    table.does("ilse", "refresh")
    public = table.public()
    assert public["discarded"][before:] == ["T02", "T03"]
    assert (public["row"], public["discovery"]) == ([], 0)
    assert table.why_not("ilse", "refresh") == "EI-REFRESH-5"
    other = table.fork()
    other.ends("ilse")
    assert other.why_not("sigrun", "refresh") == "EI-REFRESH-5"


@scenario("EI-S-151")
def test_lock_statistics() -> None:
    table = Position("ilse", "sigrun", "teodoro", round=6).row("T29", "T19", "T02")
    table.tile("T13", (0, 1), exits="S").tile("T23", (1, 0), exits="W").tile("T16", (0, -1), exits="N")
    table.given("ilse", lanterns=1)
    assert table.running.state.sealed == 0
    table.does("ilse", "explore:-1,0:T29:3")
    assert table.running.state.sealed == 6
    for _ in range(3):
        for _ in table.names:
            if not table.running.over:
                table.ends(table.names[table.public()["active"]])
    assert table.running.over
    figures = GAME.figures(table.running.state)
    assert figures["locked_turns"] == 8
    assert figures["sealed"] == 1
    assert {name: n for name, n in figures.items() if name.startswith("sealed_in_round_")} == {
        f"sealed_in_round_{n}": int(n == 6) for n in range(1, 9)
    }


@scenario("EI-S-159")
def test_reroute_reach_and_path() -> None:
    table = Position("sigrun", "ilse", "teodoro").tile("T04", (0, 1)).tile("T01", (1, 0)).tile("T07", (2, 0))
    table.tile("T12", (3, 0)).given("sigrun", at="T12", lanterns=2)
    assert table.options("sigrun", "reroute") == [
        "reroute:T04:2",
        *(f"reroute:{tile}:{turn}" for tile in ("T01", "T07") for turn in (1, 2, 3)),
    ]
    assert table.price("sigrun", "reroute:T04:2") == 2
    assert table.refused("sigrun", "reroute:T04:1") == "not_offered"
    table.does("sigrun", "reroute:T04:2")
    assert table.on("T04")["turn"] == 2
    assert table.of("sigrun").lanterns == 0


@scenario("EI-S-163")
def test_at_most_fourteen() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=200)
    while table.public()["row"]:
        _one_deed(table, "ilse")
    public = table.public()
    assert (len(public["map"]), public["discovery"], public["legends_left"]) == (33, 0, 14)
    assert public["final"]
    standing = [tile for tile, at in public["map"].items() if "legend" in at]
    assert len(standing) == 14

    overcome = Position("sigrun", "ilse", "teodoro").tile("T12", (0, 1), legend="huldra").row("T01", "T02", "T03")
    overcome.given("sigrun", at="T12", lanterns=4)
    overcome.does("sigrun", "challenge")
    overcome.does("sigrun", "companion:grey_hound_of_the_hunt")
    left = overcome.public()["legends_left"]
    overcome.does("sigrun", "travel:wayfarers_gate")
    overcome.does("sigrun", "travel:T12")
    assert "legend" not in overcome.on("T12")
    assert overcome.public()["legends_left"] == left == 27
    overcome.does("sigrun", "explore:0,2:T01:0")
    assert overcome.public()["legends_left"] == left


def _one_deed(table: Position, who: str) -> None:
    """Explore where the new tile has the most exits, or walk on to where that may be possible; decline what is optional."""
    decision = table.decision(who)
    if decision.kind != "act":
        if decision.passing is not None:
            table.passes(who)
        else:
            table.does(who, *table.options(who)[: max(1, decision.choose[0])])
        return
    places = table.options(who, "explore")
    if places:
        exits = {tile: len(printed["exits"]) for tile, printed in GAME.almanac()["tiles"].items()}
        table.does(who, max(places, key=lambda option: exits[option.split(":")[2]]))
        return
    travelled = [line["tile"] for line in table.lines("travel")]
    table.does(who, min(table.options(who, "travel"), key=lambda o: travelled.count(o.replace("travel", "tile"))))


@scenario("EI-S-203")
@pytest.mark.parametrize(("tile", "ways"), [("T12", 1), ("T04", 1), ("T10", 2), ("T09", 3), ("T23", 1)])
def test_rotations_worth_offering(tile: str, ways: int) -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", lanterns=1)
    table.tile("T25", (1, 0), exits="WS").tile("T19", (0, -1), exits="NS").tile("T18", (-1, 0), exits="NES")
    others = [t for t in ("T01", "T02", "T03") if t != tile][:2]
    table.row(tile, *others)
    mine = [o for o in table.options("ilse", "explore") if f":{tile}:" in o]
    assert all(o.startswith("explore:0,1:") for o in table.options("ilse", "explore"))
    assert len(mine) == len(set(mine)) == ways
