"""Roads, open exits, placements, rotations and retreats on small maps."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.board import Board
from gatekey.games.europe_imagined.catalogue import GATE
from gatekey.games.europe_imagined.state import Place
from gatekey.kernel.decision import pick
from gatekey.kernel.selfplay import every_step, seed_of
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


def reached(tiles: Board, start: str) -> set[str]:
    seen, stack = {start}, [start]
    while stack:
        further = set(tiles.roads(stack.pop())) - seen
        seen |= further
        stack += further
    return seen


@pytest.mark.parametrize("number", range(6))
def test_the_turns_found_are_those_after_which_everything_is_reached(number: int) -> None:
    """By turning each tile of the maps of a random game and walking all roads; a board told of each change knows what a new one does."""
    grown = board()
    for running, _, _ in every_step(GAME, seed_of("turns", number), ["random"] * 3):
        places = running.state.places
        changed = [p for p in places if p.tile not in grown.by_tile or p.turn != grown.by_tile[p.tile].turn]
        for place in changed:
            copy = Place(place.tile, place.x, place.y, place.turn)
            if place.tile in grown.by_tile:
                grown.by_tile[place.tile].turn = place.turn
                grown.turned(grown.by_tile[place.tile])
            else:
                grown.add(copy)
        fresh = Board(places)
        for tile in fresh.by_tile:
            assert grown.roads(tile) == fresh.roads(tile)
            assert grown.open_sides(tile) == fresh.open_sides(tile)
            assert grown.whole_turns(tile) == fresh.whole_turns(tile)
        if changed:
            for place in places:
                after = [
                    Board([*(p for p in places if p is not place), replace(place, turn=(place.turn + n) % 4)])
                    for n in range(4)
                ]
                whole = tuple(n for n in (1, 2, 3) if len(reached(after[n], GATE)) == len(places))
                assert fresh.whole_turns(place.tile) == whole


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
