"""Roads, open exits, placements, rotations and retreats on small maps."""

from __future__ import annotations

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.board import Board
from gatekey.games.europe_imagined.catalogue import GATE
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.decision import pick
from tests.games.europe_imagined.position import Position


def board(*places: tuple[str, int, int, int]) -> Board:
    return Board([Place(GATE, 0, 0), *(Place(*place) for place in places)])


def test_a_road_needs_an_exit_on_both_sides() -> None:
    north = board(("T04", 0, 1, 0), ("T10", 0, 2, 0))
    assert north.roads("T04") == (GATE,)
    assert board(("T04", 0, 1, 0), ("T10", 0, 2, 2)).roads("T04") == ("T10", GATE)
    assert north.beside("T04") == ("T10", GATE)
    assert not north.whole


@pytest.mark.parametrize(("tile", "ways"), [("T12", 1), ("T04", 1), ("T10", 2), ("T09", 3), ("T23", 1)])
def test_rotations_worth_offering(tile: str, ways: int) -> None:
    closed = board(("T01", 1, 0, 0), ("T07", 0, -1, 0), ("T32", -1, 0, 0))
    assert len(closed.placements(GATE, [tile])) == ways


def test_either_of_two_equal_rotations_may_be_asked_for() -> None:
    table = Position("ilse", "sigrun").given("ilse", lanterns=1).row("T04")
    one, other = table.running.fork(), table.running.fork()
    seat = table.seat("ilse")
    assert [o.id for o in one.asking[0].options if o.id.startswith("explore:0,1:")] == ["explore:0,1:T04:0"]
    one.answer(seat, pick("explore:0,1:T04:0"))
    other.answer(seat, pick("explore:0,1:T04:2"))
    assert one.state_hash() == other.state_hash()
    assert GAME.faults(other.state) == []


def test_a_turn_must_keep_every_tile_joined_to_the_gate() -> None:
    line = board(("T04", 0, 1, 0), ("T01", 0, 2, 0))
    assert line.whole_turns("T04") == (2,)
    assert line.whole_turns("T01") == (1, 2, 3)


def test_a_turn_may_cut_one_road_of_a_ring() -> None:
    ring = board(("T01", 1, 0, 0), ("T07", 1, 1, 0), ("T10", 0, 1, 2))
    assert ring.roads("T10") == ("T07", GATE)
    assert ring.whole_turns("T10") == (1, 3)
    assert ring.whole_turns("T01") == (1, 2, 3)


def test_sealed_and_open() -> None:
    stop = board(("T23", 0, 1, 0), ("T13", 1, 0, 1), ("T29", -1, 0, 3), ("T16", 0, -1, 0))
    assert stop.sealed
    assert stop.open_sides(GATE) == ()
    assert not board(("T23", 0, 1, 0)).sealed


def test_the_longest_retreat_and_its_first_steps() -> None:
    fork = board(("T01", 0, 1, 0), ("T23", 1, 1, 3), ("T07", 0, 2, 0))
    assert fork.roads("T01") == ("T07", GATE)
    longer = board(("T01", 0, 1, 0), ("T07", 0, 2, 0), ("T12", 0, 3, 0))
    assert longer.retreat_steps("T01", (), 2) == ("T07",)
    assert longer.retreat_steps("T01", (), 1) == ("T07", GATE)
    assert longer.retreat_steps("T07", ("T01",), 2) == ("T12",)
    assert board().retreat_steps(GATE, (), 2) == ()
