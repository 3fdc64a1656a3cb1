"""The end of the game: EI-S-127 to EI-S-133."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario

OF_EACH = ("T01", "T12", "T17", "T19", "T25", "T30", "T32")
"""A tile of every type."""


def last_turn(*explorers: str) -> Position:
    """The last turn of round 8; the first of ``explorers`` takes it, the others come after in seat order."""
    return Position(*explorers[1:], explorers[0], round=8).act(explorers[0])


def parts_of(table: Position, who: str) -> dict[str, int]:
    """The line of the reckoning: what every part is called (message or reference), and how much."""
    found: dict[str, int] = {}
    for line in table.public()["result"]["lines"]:
        if line["seat"] == table.seat(who):
            for part in line["parts"]:
                found[part.get("ref") or part["label"][0].removeprefix("ei-share-")] = part["n"]
    return found


@scenario("EI-S-127")
@pytest.mark.parametrize(
    ("tiles", "atlas"),
    [
        (OF_EACH, {"atlas": 7, "atlas-set": 3}),
        (("T01", "T02", "T12", "T17", "T18", "T19", "T25", "T30"), {"atlas": 6}),
        ((), {}),
    ],
)
def test_atlas(tiles: Sequence[str], atlas: dict[str, int]) -> None:
    table = last_turn("ilse", "sigrun", "teodoro")
    for tile in tiles:
        table.tile(tile, claim="ilse")
    table.given("ilse", renown=20)
    table.ends("ilse")
    assert parts_of(table, "ilse") == {"so-far": 20, **atlas}
    assert table.of("ilse").renown == 20 + sum(atlas.values())
    assert table.public()["result"]["lines"][table.seat("ilse")]["total"] == 20 + sum(atlas.values())


@scenario("EI-S-128")
@pytest.mark.parametrize(("tallies", "bonus"), [((3, 3, 1), (3, 3, 0)), ((0, 0, 0), (0, 0, 0)), ((1, 0, 0), (3, 0, 0))])
def test_legend_hunter(tallies: tuple[int, int, int], bonus: tuple[int, int, int]) -> None:
    table = last_turn("ilse", "sigrun", "teodoro")
    for who, tally in zip(("ilse", "sigrun", "teodoro"), tallies, strict=True):
        table.given(who, tally=tally)
    table.ends("ilse")
    assert tuple(table.of(who).renown for who in ("ilse", "sigrun", "teodoro")) == bonus
    for who, n in zip(("ilse", "sigrun", "teodoro"), bonus, strict=True):
        assert parts_of(table, who).get("legend-hunter", 0) == n


@scenario("EI-S-129")
def test_the_hoard_follows_its_holder() -> None:
    table = last_turn("sigrun", "ilse", "teodoro").tile("T01", claim="ilse")
    table.given("sigrun", lanterns=1, relics=["windmill_giants"]).given("ilse", tally=1, party=[], relics=["dragon"])
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=1)
    table.does("sigrun", "steal:dragon")
    table.ends("sigrun")
    assert parts_of(table, "sigrun") == {"so-far": 2, "relic:dragon": 4}
    assert parts_of(table, "ilse") == {"so-far": 0, "atlas": 1, "legend-hunter": 3}
    assert (table.of("sigrun").renown, table.of("ilse").renown) == (6, 4)


@scenario("EI-S-130")
@pytest.mark.parametrize(
    ("claims", "winners", "how"),
    [((6, 5, 8), [0], "ei-tie-claims"), ((6, 6, 8), [0, 1], "ei-tie-shared")],
)
def test_tie_breaks(claims: tuple[int, int, int], winners: list[int], how: str) -> None:
    table = Position("ilse", "sigrun", "teodoro", round=8).act("teodoro")
    tiles = [["T01", "T02", "T03", "T04", "T05", "T06"], ["T07", "T08", "T09", "T10", "T11", "T12"]]
    tiles.append(["T13", "T14", "T15", "T16", "T17", "T18", "T31", "T32"])
    for who, held, mine in zip(("ilse", "sigrun", "teodoro"), tiles, claims, strict=True):
        for tile in held[:mine]:
            table.tile(tile, claim=who)
    # Atlas: one type for Ilse, two for the others; Legend-Hunter for Ilse and Sigrún.
    table.given("ilse", renown=26, tally=4).given("sigrun", renown=25, tally=4).given("teodoro", renown=28, tally=3)
    table.ends("teodoro")
    assert [p["renown"] for p in table.public()["players"]] == [30, 30, 30]
    result = table.public()["result"]
    assert (result["winners"], result["tiebreak"][0]) == (winners, how)
    key, arguments = table.log()[-1]
    assert key == ("ei-log-winner" if len(winners) == 1 else "ei-log-shared-win")
    assert [name[1]["what"] for name in arguments["who"]] == [f"seat:{n}" for n in winners]


def test_tallies_break_ties_among_the_first_alone() -> None:
    """EI-END-5: whoever has less Renown is out of it, however many Legends they overcame."""
    table = last_turn("ilse", "sigrun", "teodoro")
    table.given("ilse", renown=30, tally=1).given("sigrun", renown=30, tally=2).given("teodoro", renown=26, tally=5)
    table.ends("ilse")
    assert sorted(p["renown"] for p in table.public()["players"]) == [29, 30, 30]
    result = table.public()["result"]
    assert result["winners"] == [table.seat("sigrun")]
    assert result["tiebreak"] == ["ei-tie-legends", {"n": 2}]


@scenario("EI-S-131")
def test_credit_stays() -> None:
    party = ["clockwork_finch", "wick_trimmer", "windup_sentry", "reynard:exhausted"]
    table = Position("ilse", "sigrun", "teodoro", round=8).tile("T30", (0, 1), legend="huldra")
    table.given("ilse", lanterns=4, hand=["gaslight_gossip"], tally=2, party=party, relics=["white_lady"])
    table.does("ilse", "recruit:gaslight_gossip")
    table.does("ilse", "dismiss:reynard")
    assert table.public()["retired"] == ["reynard"]
    assert table.of("ilse").tally == 2
    table.ends("ilse")
    table.does("sigrun", "duel:ilse")
    table.does("sigrun", lanterns=8)
    table.passes("ilse")
    table.passes("sigrun")
    table.does("sigrun", "steal:white_lady")
    assert (table.of("ilse").tally, table.of("sigrun").tally) == (2, 0)
    table.ends("sigrun")
    table.ends("teodoro")
    assert parts_of(table, "ilse")["legend-hunter"] == 3
    assert "legend-hunter" not in parts_of(table, "sigrun")


@scenario("EI-S-132")
def test_empty_legend_deck() -> None:
    table = Position("ilse", "sigrun", "teodoro", fixture=True).row("T12", "T19", "T23").legends(size=0)
    table.given("ilse", renown=1, lanterns=2)
    retired = list(table.public()["retired"])
    table.does("ilse", "explore:0,1:T12:0")
    assert "legend" not in table.on("T12")
    assert table.public()["retired"] == retired
    assert table.running.state.errors == ["no Legend left for T12"]
    for viewer in ("ilse", "sigrun", None):
        assert table.line("rules-error", viewer)["tile"] == "tile:T12"
    assert (table.of("ilse").at, table.of("ilse").lanterns) == ("T12", 1)
    assert table.why_not("ilse", "challenge") == "EI-CHAL-1"
    table.does("ilse", "claim")
    assert table.on("T12")["claim"] == "ilse"
    assert (table.of("ilse").renown, table.of("ilse").markers) == (1, 7)


@scenario("EI-S-133")
def test_looks_change_nothing() -> None:
    table = Position("teodoro", "ilse", "sigrun").discovery("T01", "T07", size=2)
    table.given("teodoro", lanterns=1, hand=["soundings"], deck=["oarsman"])
    table.does("teodoro", "play:soundings")
    private: dict[str, Any] = table.private("teodoro")
    assert private["looked"] == {"zone": "discovery", "ids": ["T01", "T07"]}
    assert table.line("look", "ilse")["n"] == 2
    for viewer in ("ilse", None):
        assert not table.sees(viewer, "T01")
        assert not table.sees(viewer, "T07")
    table.does("teodoro", "look:T07", "look:T01")
    assert table.running.state.discovery == ["T07", "T01"]
    assert (table.public()["discovery"], table.public()["final"]) == (2, False)
    assert table.of("teodoro").cards == ["oarsman"]
    assert table.line("draw")["n"] == 1
    for viewer in ("ilse", None):
        assert not table.sees(viewer, "T01")
