"""Sail: where from, where to, for how much, and what forbids it (EI-SAIL)."""

from __future__ import annotations

from collections.abc import Sequence

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.roads import enter
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, tile_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import Ref, Text, say

PORTS = ("harbour", "wonder")
"""Types that a Sail starts and ends on (EI-SAIL-3)."""


def sail_starts_on(game: Game, seat: int) -> Reason | None:
    """Why no Sail may start where the pawn stands (EI-SAIL-1, EI-SAIL-4, EI-SAIL-8, EI-SAIL-11)."""
    player = game.players[seat]
    if "sail" in player.used:
        return why("sailed", "EI-SAIL-4")
    here = kind(player.at)
    if here not in PORTS and not any(here in piece.sails_from for piece, _ in game.answering(seat, "sails_from")):
        return why("no-port-here", "EI-SAIL-1")
    return sail_forbidden(game, seat, game.here(seat))


def sail_forbidden(game: Game, seat: int, place: Place) -> Reason | None:
    """What prohibits a Sail of this seat to or from a place (EI-SAIL-8)."""
    band = game.band(place)
    if band is not None and band.forbids_sail:
        return why("sail-forbidden", "EI-SAIL-8", what=f"legend:{place.legend}")
    for rival in game.rivals(seat):
        for piece, me in game.answering(rival, "forbids_sail"):
            if piece.forbids_sail(me, seat, place):
                return why("sail-forbidden", "EI-SAIL-8", what=me.ref)
    return None


def destinations(game: Game, seat: int) -> list[str]:
    """Ports that a Sail from here may reach, in the order of placing."""
    at = game.players[seat].at
    return [
        p.tile
        for p in game.state.places
        if p.tile != at and kind(p.tile) in PORTS and sail_forbidden(game, seat, p) is None
    ]


def sail_price(game: Game, seat: int, tile: str) -> tuple[int, Ref | Text]:
    """Lowest price that applies from here to ``tile``, and what sets it (EI-SAIL-2, EI-SAIL-7)."""
    ends = [game.here(seat), game.place[tile]]
    owned = [p for p in ends if p.claim == seat and kind(p.tile) in PORTS]
    price = 1 if owned else 2
    source: Ref | Text = tile_ref(owned[0].tile) if owned else say("ei-usual-price")
    for piece, me in game.answering(seat, "sail_price"):
        offer = piece.sail_price(bool(owned))
        if offer is not None and offer < price:
            price, source = offer, me.ref
    return price, source


def cannot_sail(game: Game, seat: int) -> Reason | None:
    """Why no Sail is possible at all, its price aside."""
    reason = sail_starts_on(game, seat)
    if reason is not None or destinations(game, seat):
        return reason
    ports = [p for p in game.state.places if p.tile != game.players[seat].at and kind(p.tile) in PORTS]
    return sail_forbidden(game, seat, ports[0]) if ports else why("no-port-there", "EI-SAIL-1")


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
