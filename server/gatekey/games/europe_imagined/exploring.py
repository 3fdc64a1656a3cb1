"""Explore, and the Row that feeds it (EI-EXPLORE, EI-REFRESH)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gatekey.games.europe_imagined.board import SAME_ROTATIONS, Placement, placements
from gatekey.games.europe_imagined.catalogue import LEGENDS, ROW_SIZE, TILES, WONDER_MIGHT, kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.roads import entry_triggers
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, names, part, seat_ref, tile_ref, turn_ref, why
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, Text, say

NO_OPEN_EXIT: Final = why("no-open-exit", "EI-EXPLORE-8")
USUAL_PRICE: Final = part(say("ei-share-explore"), 1)


def cannot_explore(game: Game, seat: int) -> Reason | None:
    """Why nothing can be explored from here, the price aside (EI-EXPLORE-8, EI-EXPLORE-9)."""
    if not game.board.open_sides(game.players[seat].at):
        return NO_OPEN_EXIT
    if not game.state.row:
        return why("empty-row", "EI-EXPLORE-9")
    if not game.board.fits(game.players[seat].at, game.state.row):
        return why("nothing-fits", "EI-EXPLORE-2")
    return None


def explore_price(game: Game, seat: int) -> tuple[int, list[Text]]:
    """Price of an Explore begun here, and its parts (EI-EXPLORE-1)."""
    here = game.here(seat)
    band = game.band(here)
    if band is not None and band.explore_surcharge:
        return 1 + band.explore_surcharge, [USUAL_PRICE, part(f"legend:{here.legend}", band.explore_surcharge)]
    return 1, [USUAL_PRICE]


def explore_options(game: Game, seat: int, price: int) -> tuple[Option, ...]:
    """Every different way to explore from here (EI-EXPLORE-2)."""
    options: list[Option] = []
    for x, y, facing in game.board.frontier(game.players[seat].at):
        for tile in game.state.row:
            options += _ways(x, y, facing, tile, price)
    return tuple(options)


@shared
def _ways(x: int, y: int, facing: int, tile: str, price: int) -> tuple[Option, ...]:
    return tuple([explore_option(way, price) for way in placements(x, y, facing, tile)])


def explore_option(way: Placement, price: int) -> Option:
    """``explore:<x>,<y>:<tile>:<turn>``; equal rotations are one choice, asked for either way (EI-EXPLORE-11)."""
    cell = f"{way.x},{way.y}"
    start = f"explore:{cell}:{way.tile}:"
    label, detail, cost = _words(way.tile, way.turn, price)
    same = SAME_ROTATIONS[way.tile][way.turn]
    also = tuple([f"{start}{turn}" for turn in same]) if same else ()
    touches = (f"cell:{cell}", tile_ref(way.tile), turn_ref(way.turn))
    return Option(f"{start}{way.turn}", label, "explore", touches, detail, cost, also=also)


@shared
def _words(tile: str, turn: int, price: int) -> tuple[Text, Text, Mapping[str, int]]:
    """What is the same on whichever space a tile is laid: label, detail and cost."""
    label = say("ei-do-explore", tile=tile_ref(tile), turn=turn)
    detail = say("ei-detail-explore", tile=tile_ref(tile), price=price, legends=int(TILES[tile].legend))
    return label, detail, {"lanterns": price}


def placement_of(option_id: str) -> Placement:
    """Inverse of :func:`explore_option`; of equal rotations, the one that is offered."""
    _, cell, tile, asked = option_id.split(":")
    x, y = cell.split(",")
    turn = int(asked)
    return Placement(int(x), int(y), tile, min((turn, *SAME_ROTATIONS[tile][turn])))


def explore(game: Game, seat: int, way: Placement, price: int, parts: list[Text]) -> Flow[None]:
    """Place the tile, move there, refill the Row, draw the Legend; then placement and entry triggers (EI-EXPLORE-2 to 6)."""
    player, state = game.players[seat], game.state
    player.lanterns -= price
    state.row.remove(way.tile)
    game.lay(Place(way.tile, way.x, way.y, way.turn))
    player.at = way.tile
    game.log(
        "explore",
        seat,
        tile=tile_ref(way.tile),
        cell=f"cell:{way.x},{way.y}",
        turn=way.turn * 90,
        n=price,
        parts=parts,
        left=player.lanterns,
    )
    refill(game, seat, say("ei-cause-explore", tile=tile_ref(way.tile)))
    if TILES[way.tile].legend:
        yield from _discover(game, seat, way.tile)
    yield from game.settle(entry_triggers(game, seat, way.tile, "explore"))


def _discover(game: Game, seat: int, tile: str) -> Flow[None]:
    """Draw one Legend onto the tile (EI-EXPLORE-4, EI-EXPLORE-5)."""
    state = game.state
    if not state.legends:
        state.errors.append(f"no Legend left for {tile}")
        game.log("rules-error", seat, 1, tile=tile_ref(tile))
        return
    legend = LEGENDS[state.legends.pop(0)]
    for player in game.players:
        if legend.id in player.seen:
            player.seen.remove(legend.id)
    covered = legend.trickster
    place = game.change(tile, legend=legend.id, face_up=not covered, seen_by=(seat,) if covered else ())
    wonder = WONDER_MIGHT if kind(tile) == "wonder" else 0
    parts = [part(say("ei-share-printed"), legend.might), *([part(say("ei-share-wonder"), wonder)] if wonder else [])]
    open_form: dict[str, int | Ref | Text | Sequence[Text]] = {
        "legend": f"legend:{legend.id}",
        "tile": tile_ref(tile),
        "n": legend.might + wonder,
        "parts": parts,
        "left": len(state.legends),
    }
    if not covered:
        game.log("legend", seat, 1, None, **open_form)
        band = game.band(place)
        if band is not None and (flow := band.placed(game, seat)) is not None:
            yield from flow
        return
    own = say("ei-log-legend-hidden-own", seat=seat_ref(seat), **open_form)
    game.log("legend-hidden", seat, 1, {seat: own}, tile=tile_ref(tile), left=len(state.legends))


def refill(game: Game, seat: int, cause: Ref | Text) -> None:
    """Turn over tiles until the Row shows three or the deck has run out (EI-EXPLORE-3, EI-SEAL-4)."""
    state = game.state
    fresh = []
    while len(state.row) < ROW_SIZE and state.discovery:
        fresh.append(state.discovery.pop(0))
        state.row.append(fresh[-1])
    for player in game.players:
        player.seen = [i for i in player.seen if i not in fresh]
    game.log("row", None, 1, n=len(fresh), tiles=names(map(tile_ref, fresh)), left=len(state.discovery))
    if fresh and not state.discovery and not state.final:
        state.final = True
        game.log("final-round", seat, 1, tile=tile_ref(fresh[-1]), cause=cause, round=state.round)


def sweep_row(game: Game, seat: int, cause: Ref | Text) -> None:
    """Move the whole Row into the location discards and reveal up to three tiles (EI-REFRESH-1, EI-REFRESH-4)."""
    state = game.state
    gone, state.row = state.row, []
    state.discarded += gone
    game.log("sweep", seat, cause=cause, n=len(gone), tiles=names(map(tile_ref, gone)))
    refill(game, seat, cause)


def cannot_sweep(game: Game) -> Reason | None:
    """Why the Row cannot be swept (EI-REFRESH-5)."""
    return None if game.state.row else why("empty-row", "EI-REFRESH-5")
