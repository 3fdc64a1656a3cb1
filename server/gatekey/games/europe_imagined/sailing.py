"""Sail: where from, where to, for how much, and what forbids it (EI-SAIL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gatekey.games.europe_imagined.catalogue import TILES, kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import Mine, Piece
from gatekey.games.europe_imagined.roads import enter
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, tile_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say

PORTS: Final = ("harbour", "wonder")
"""Types that a Sail starts and ends on (EI-SAIL-3)."""
_PORTS: Final = frozenset(tile for tile in TILES if kind(tile) in PORTS)

SAILED: Final = why("sailed", "EI-SAIL-4")
NO_PORT_HERE: Final = why("no-port-here", "EI-SAIL-1")
NO_PORT_THERE: Final = why("no-port-there", "EI-SAIL-1")
USUAL_PRICE: Final = say("ei-usual-price")


def sail_starts_on(game: Game, seat: int) -> Reason | None:
    """Why no Sail may start where the pawn stands (EI-SAIL-1, EI-SAIL-4, EI-SAIL-8, EI-SAIL-11)."""
    player = game.players[seat]
    if "sail" in player.used:
        return SAILED
    if player.at not in _PORTS:
        pieces = game.answering(seat, "sails_from")
        if not pieces or not any(kind(player.at) in piece.sails_from for piece, _ in pieces):
            return NO_PORT_HERE
    return sail_forbidden(game, seat, game.here(seat))


def sail_forbidden(game: Game, seat: int, place: Place) -> Reason | None:
    """What prohibits a Sail of this seat to or from a place (EI-SAIL-8)."""
    return _forbidden(game, seat, place, _barring(game, seat))


def _barring(game: Game, seat: int) -> list[tuple[Piece, Mine]]:
    """Pieces of rivals that can keep the seat from a port."""
    return [found for rival in game.rivals(seat) for found in game.answering(rival, "forbids_sail")]


def _forbidden(game: Game, seat: int, place: Place, barring: Sequence[tuple[Piece, Mine]]) -> Reason | None:
    band = game.band(place)
    if band is not None and band.forbids_sail:
        return why("sail-forbidden", "EI-SAIL-8", what=f"legend:{place.legend}")
    for piece, me in barring:
        if piece.forbids_sail(me, seat, place):
            return why("sail-forbidden", "EI-SAIL-8", what=me.ref)
    return None


def destinations(game: Game, seat: int) -> list[str]:
    """Ports that a Sail from here may reach, in the order of placing."""
    barring = _barring(game, seat)
    return [port.tile for port in _other_ports(game, seat) if _forbidden(game, seat, port, barring) is None]


def _other_ports(game: Game, seat: int) -> list[Place]:
    at = game.players[seat].at
    return [place for place in game.state.places if place.tile in _PORTS and place.tile != at]


def sail_price(game: Game, seat: int, tile: str) -> tuple[int, Ref | None]:
    """Lowest price that applies from here to ``tile``, and what sets it, None for the usual one (EI-SAIL-2, EI-SAIL-7)."""
    ends = (game.players[seat].at, tile)
    owned = [end for end in ends if end in _PORTS and game.place[end].claim == seat]
    price, source = (1, tile_ref(owned[0])) if owned else (2, None)
    for piece, me in game.answering(seat, "sail_price"):
        offer = piece.sail_price(bool(owned))
        if offer is not None and offer < price:
            price, source = offer, me.ref
    return price, source


def cannot_sail(game: Game, seat: int) -> Reason | None:
    """Why no Sail is possible at all, its price aside."""
    return sail_starts_on(game, seat) or (None if destinations(game, seat) else nowhere_to_sail(game, seat))


def nowhere_to_sail(game: Game, seat: int) -> Reason:
    """Why there is no port to Sail to."""
    ports = _other_ports(game, seat)
    return (sail_forbidden(game, seat, ports[0]) if ports else None) or NO_PORT_THERE


def choose_sail(game: Game, seat: int, tiles: Sequence[str], source: Ref | Text) -> Flow[str]:
    """Pick where a Sail that a card grants leads, and Sail there for 0."""
    options = tuple(
        Option(f"sail:{t}", say("ei-do-sail", tile=tile_ref(t), price=0), "sail", (tile_ref(t),)) for t in tiles
    )
    answer = yield from ask(Decision(seat, "sail", say("ei-ask-sail", source=source), options))
    tile = answer.pick[0].partition(":")[2]
    yield from sail(game, seat, tile, 0, source)
    return tile


def sail(game: Game, seat: int, tile: str, price: int, source: Ref | Text) -> Flow[None]:
    """Sail: the allowance is used now (EI-SAIL-9); after-Sail and entry triggers wait together (EI-SAIL-12)."""
    player = game.players[seat]
    player.lanterns -= price
    player.used.append("sail")
    game.log(
        "sail", seat, origin=tile_ref(player.at), tile=tile_ref(tile), n=price, source=source, left=player.lanterns
    )
    yield from enter(game, seat, tile, "sail", game.hear("after_sail", seat))
