"""Rest (EI-REST)."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.words import Reason, member_ref, part, seat_ref, tile_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

RESTED: Final = why("rested", "EI-REST-1")
NO_REST_HERE: Final = why("no-rest-here", "EI-REST-1")


def cannot_rest(game: Game, seat: int) -> Reason | None:
    """Why no Rest may be taken here (EI-REST-1, EI-REST-2)."""
    if "rest" in game.players[seat].used:
        return RESTED
    place = game.here(seat)
    type_of = kind(place.tile)
    band = game.band(place)
    if type_of == "shrine" or (band is not None and band.permits_rest):
        return None
    pieces = game.answering(seat, "rests_on")
    if pieces and any(type_of in piece.rests_on for piece, _ in pieces):
        return None
    return NO_REST_HERE


def resolutions(game: Game, seat: int) -> int:
    """How often the seat's one Rest resolves (EI-REST-3)."""
    times: int = max([1, *(piece.rest_resolutions for piece, _ in game.answering(seat, "rest_resolutions"))])
    return times


def rest(game: Game, seat: int) -> Flow[None]:
    """Ready a Companion or draw, once or, with a Cantor, twice (EI-REST-3)."""
    game.players[seat].used.append("rest")
    tile = tile_ref(game.players[seat].at)
    times = resolutions(game, seat)
    game.log("rest", seat, tile=tile, n=times)
    for k in range(1, times + 1):
        yield from _resolve(game, seat, k, times)


def _resolve(game: Game, seat: int, k: int, times: int) -> Flow[None]:
    able = game.exhausted(seat)
    options = [
        Option(f"ready:{c.id}", say("ei-do-ready", who=member_ref(c.id)), "ready", (member_ref(c.id), seat_ref(seat)))
        for c in able
    ]
    options.append(Option("draw", say("ei-do-draw"), "draw"))
    answer = yield from ask(Decision(seat, "rest", say("ei-ask-rest", k=k, of=times), tuple(options)))
    choice, _, identity = answer.pick[0].partition(":")
    if choice == "draw":
        game.draw(seat, 1, [part(say("ei-share-rest"), 1)])
    else:
        game.ready(seat, [c for c in able if c.id == identity], say("ei-share-rest"))
