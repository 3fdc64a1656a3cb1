"""Setup, information and rounds: EI-S-001 to EI-S-009."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

SIGNATURES = {
    "sigrun": "grey_hound_of_the_hunt",
    "teodoro": "lantern_gull",
    "ilse": "clockwork_finch",
}


@scenario("EI-S-001")
def test_three_player_setup() -> None:
    table = Position.dealt("sigrun", "teodoro", "ilse")
    public = GAME.public(table.state)
    for seat, who in enumerate(("sigrun", "teodoro", "ilse")):
        player = public["players"][seat]
        assert (player["hand"], player["deck"], player["discard"]) == (5, 14, [])
        assert len(GAME.private(table.state, seat)["hand"]) == 5
        assert [(m["id"].partition("#")[0], m["ready"]) for m in player["party"]] == [(SIGNATURES[who], True)]
        assert (player["renown"], player["lanterns"], player["reserve"], player["tally"]) == (0, 0, 0, 0)
        assert player["markers"] == 8
        assert player["at"] == "wayfarers_gate"
    assert (len(public["row"]), public["discovery"], public["legends_left"], public["round"]) == (3, 29, 28, 1)
    assert public["discarded"] == public["retired"] == []
    assert GAME.faults(table.state) == []


@scenario("EI-S-002")
@pytest.mark.parametrize("seed", range(25))
def test_two_player_tiles(seed: int) -> None:
    state = Position.dealt("ilse", "rodrigo", seed=bytes([seed])).state
    assert (len(state.row), len(state.discovery)) == (3, 21)
    left_out = {"T06", "T11", "T13", "T15", "T16", "T28", "T29", "T31"}
    tiles = {*state.row, *state.discovery}
    assert len(tiles) == 24
    assert not tiles & left_out
    assert GAME.faults(state) == []


@scenario("EI-S-003")
def test_the_gate_is_fixed() -> None:
    table = Position("ilse", "sigrun", "teodoro").given("ilse", renown=5, lanterns=5)
    assert table.why_not("ilse", "claim") == "EI-SETUP-1"
    assert table.why_not("ilse", "reroute:wayfarers_gate:1") == "EI-REROUTE-2"
    assert (table.of("ilse").renown, table.of("ilse").lanterns) == (5, 5)
    beside = Position("ilse", "sigrun", "teodoro").tile("T01").given("ilse", renown=5, lanterns=5)
    assert beside.offers("ilse", "reroute:T01:1")
    assert not [o for o in beside.options("ilse", "reroute") if "wayfarers_gate" in o]
    assert beside.refused("ilse", "reroute:wayfarers_gate:1") == "not_offered"


@scenario("EI-S-004")
def test_lantern_levels() -> None:
    taken = []
    for number in range(1, 9):
        table = Position("ilse", "sigrun", "teodoro", round=number).dawn("ilse")
        taken.append(table.of("ilse").lanterns)
    assert taken == [2, 3, 4, 5, 6, 7, 8, 8]


@scenario("EI-S-005")
def test_hands_stay_private() -> None:
    table = Position("rodrigo", "ilse", "sigrun").given("rodrigo", hand=5, deck=["cantor", "lantern_flare"])
    table.dawn("rodrigo")
    assert table.of("rodrigo").cards[-2:] == ["cantor", "lantern_flare"]
    assert len(table.of("rodrigo").cards) == 7
    assert table.sees("rodrigo", "cantor")
    assert table.public()["players"][0]["hand"] == 7
    for viewer in ("ilse", None):
        assert not table.sees(viewer, "cantor")
        assert not table.sees(viewer, "lantern_flare")
        assert table.line("draw", viewer)["n"] == 2
    assert not [key for key in table.private("ilse") if key not in ("hand", "known")]
    own = str(table.log("rodrigo"))
    assert "cantor#" in own
    assert "lantern_flare#" in own


@scenario("EI-S-006")
def test_key_and_turn_order() -> None:
    table = Position("sigrun", "teodoro", "ilse", round=1).dawn("sigrun")
    turns = []
    for _ in range(10):
        public = table.public()
        who = table.names[public["active"]]
        turns.append((public["round"], who))
        assert public["turn_order"] == [(public["key"] + n) % 3 for n in range(3)]
        table.ends(who)
    assert turns == [
        *((1, who) for who in ("sigrun", "teodoro", "ilse")),
        *((2, who) for who in ("teodoro", "ilse", "sigrun")),
        *((3, who) for who in ("ilse", "sigrun", "teodoro")),
        (4, "sigrun"),
    ]


@scenario("EI-S-007")
def test_no_caps_on_tracks() -> None:
    table = Position("teodoro", "ilse", "sigrun").given("ilse", renown=50)
    table.given("teodoro", renown=50, lanterns=10, hand=["borrowed_light"], party=["lantern_gull", "fado_singer"])
    table.does("teodoro", "play:borrowed_light")
    assert table.of("teodoro").lanterns == 11
    table.does("teodoro", "duel:ilse")
    table.does("teodoro", "companion:lantern_gull")
    table.does("ilse")
    table.does("teodoro", "discard")
    assert table.of("teodoro").renown == 53
    assert table.of("teodoro").lanterns == 11


@scenario("EI-S-008")
def test_final_round_flag_by_the_first_player() -> None:
    table = Position("ilse", "sigrun", "teodoro", round=5).given("ilse", lanterns=1)
    table.row("T02", "T19", "T23").discovery("T01", size=1)
    assert not table.public()["final"]
    table.does("ilse", "explore:0,1:T02:2")
    assert table.public()["final"]
    assert (table.public()["discovery"], len(table.public()["row"])) == (0, 3)
    table.ends("ilse")
    for who in ("sigrun", "teodoro"):
        assert (table.public()["round"], table.awaited()) == (5, [(who, "act")])
        table.ends(who)
    assert table.running.over
    assert table.public()["round"] == 5
    assert table.public()["phase"] == "end"
    assert len(table.public()["result"]["lines"]) == 3


@scenario("EI-S-009")
def test_final_round_flag_by_the_last_player() -> None:
    table = Position("ilse", "sigrun", "teodoro", round=5).act("teodoro").given("teodoro", lanterns=1)
    table.row("T02", "T19", "T23").discovery("T01", size=1)
    table.does("teodoro", "explore:0,1:T02:2")
    assert table.public()["final"]
    table.ends("teodoro")
    assert table.running.over
    assert table.public()["round"] == 5
    assert "result" in table.public()
