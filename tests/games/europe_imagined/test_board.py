"""Roads, open exits, placements, rotations and retreats on small maps."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.board import Board, Placement, board_of, placements
from gatekey.games.europe_imagined.catalogue import GATE
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.decision import pick
from gatekey.kernel.selfplay import every_step, seed_of
from tests.games.europe_imagined.position import Position


def board(*places: tuple[str, int, int, int]) -> Board:
    return board_of([Place(GATE, 0, 0), *(Place(*place) for place in places)])


def laid_out(places: Iterable[Place]) -> Board:
    """A board that shares nothing with another one."""
    return Board(tuple(Placement(p.x, p.y, p.tile, p.turn) for p in places))


def all_turns(tiles: Board) -> dict[str, tuple[int, ...]]:
    return {tile: tiles.turns(tile) for tile in tiles.sites}


def test_a_road_needs_an_exit_on_both_sides() -> None:
    north = board(("T04", 0, 1, 0), ("T10", 0, 2, 0))
    assert north.roads("T04") == (GATE,)
    assert board(("T04", 0, 1, 0), ("T10", 0, 2, 2)).roads("T04") == ("T10", GATE)
    assert north.beside("T04") == ("T10", GATE)
    assert not north.whole


@pytest.mark.parametrize(("tile", "ways"), [("T12", 1), ("T04", 1), ("T10", 2), ("T09", 3), ("T23", 1)])
def test_rotations_worth_offering(tile: str, ways: int) -> None:
    closed = board(("T01", 1, 0, 0), ("T07", 0, -1, 0), ("T32", -1, 0, 0))
    assert sum(len(placements(x, y, facing, tile)) for x, y, facing in closed.frontier(GATE)) == ways


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
    assert line.turns("T04") == (2,)
    assert line.turns("T01") == (1, 2, 3)


def test_a_turn_may_cut_one_road_of_a_ring() -> None:
    ring = board(("T01", 1, 0, 0), ("T07", 1, 1, 0), ("T10", 0, 1, 2))
    assert ring.roads("T10") == ("T07", GATE)
    assert ring.turns("T10") == (1, 3)
    assert ring.turns("T01") == (1, 2, 3)


def reached(tiles: Board, start: str) -> set[str]:
    seen, stack = {start}, [start]
    while stack:
        further = set(tiles.roads(stack.pop())) - seen
        seen |= further
        stack += further
    return seen


@pytest.mark.parametrize("number", range(6))
def test_the_turns_found_are_those_after_which_everything_is_reached(number: int) -> None:
    """By turning each tile of the maps of a random game and walking all roads; a board that grew with the map knows what a new one finds."""
    grown = board()
    for running, _, _ in every_step(GAME, seed_of("turns", number), ["random"] * 3):
        places = running.state.places
        before = grown
        for place in places:
            if place.tile not in grown.sites:
                grown = grown.laid(place.x, place.y, place.tile, place.turn)
            elif (turned := (place.turn - turn_of(grown, place.tile)) % 4) != 0:
                grown = grown.turned(place.tile, turned)
        if grown is before:
            continue
        fresh = laid_out(places)
        for tile in fresh.sites:
            assert grown.roads(tile) == fresh.roads(tile)
            assert grown.open_sides(tile) == fresh.open_sides(tile)
        assert all_turns(grown) == all_turns(fresh)
        for place in places:
            after = [laid_out(replace(p, turn=(p.turn + n) % 4) if p is place else p for p in places) for n in range(4)]
            whole = tuple(n for n in (1, 2, 3) if len(reached(after[n], GATE)) == len(places))
            assert len(places) == 1 or fresh.turns(place.tile) == whole


def turn_of(tiles: Board, tile: str) -> int:
    return next(lying.turn for lying in tiles.layout if lying.tile == tile)


def test_a_board_stays_as_it_was_when_another_grows_out_of_it() -> None:
    few = board(("T04", 0, 1, 0))
    known = (few.roads("T04"), few.open_sides("T04"), few.open_sides(GATE), all_turns(few), dict(few.at))
    more, turned = few.laid(0, 2, "T10", 2), few.turned("T04", 1)
    assert more.roads("T04") == ("T10", GATE)
    assert turned.roads("T04") == ()
    assert known == (few.roads("T04"), few.open_sides("T04"), few.open_sides(GATE), all_turns(few), dict(few.at))


def test_equal_maps_share_a_board_however_they_came_about() -> None:
    few = board(("T04", 0, 1, 0))
    assert few.laid(0, 2, "T10", 2) is board(("T04", 0, 1, 0), ("T10", 0, 2, 2))
    assert few.turned("T04", 1).turned("T04", 3) is few


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
