"""Reroute (EI-REROUTE)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gatekey.games.europe_imagined.catalogue import GATE, exits_of
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.state import Boon, Place
from gatekey.games.europe_imagined.words import Reason, names, tile_ref, turn_ref, why
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, Text, say

REROUTED: Final = why("rerouted", "EI-ACT-5")
USUAL_PRICE: Final = say("ei-usual-price")
NOTHING_TO_TURN: Final = why("nothing-to-turn", "EI-REROUTE-2")

FREE_REROUTES = "free_reroutes"
"""Boon: Reroutes cost 0 and two may be made this turn (EI-REROUTE-7)."""


def reroute_price(game: Game, seat: int) -> tuple[int, Ref | Text]:
    """Price of a Reroute now, and what sets it (EI-REROUTE-1, EI-REROUTE-6, EI-REROUTE-7)."""
    freeing = _freeing(game, seat)
    if freeing is not None:
        return 0, freeing.ref
    price = 2
    source: Ref | Text = USUAL_PRICE
    for piece, me in game.answering(seat, "reroute_price"):
        offer = piece.reroute_price()
        if offer is not None and offer < price:
            price, source = offer, me.ref
    return price, source


def reroute_allowance(game: Game, seat: int) -> int:
    """Reroutes this turn may hold in total."""
    return 1 if _freeing(game, seat) is None else 2


def _freeing(game: Game, seat: int) -> Boon | None:
    """What lets the seat turn two tiles for nothing in this turn."""
    for boon in game.players[seat].boons:
        if boon.kind == FREE_REROUTES:
            return boon
    return None


def allowance_spent(game: Game, seat: int) -> Reason | None:
    """The reason when this turn's Reroutes have all been made."""
    return REROUTED if game.players[seat].reroutes >= reroute_allowance(game, seat) else None


def cannot_reroute(game: Game, seat: int) -> Reason | None:
    """Why no Reroute is possible, the price aside."""
    if (spent := allowance_spent(game, seat)) is not None:
        return spent
    return None if turnable(game, seat) else NOTHING_TO_TURN


def turnable(game: Game, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """Tiles the seat may turn, in the order of placing, each with the clockwise quarters (EI-REROUTE-2, EI-REROUTE-3, EI-REROUTE-6, EI-REROUTE-10)."""
    turning = game.answering(seat, "reroutes_legends")
    legends_too = bool(turning) and any(piece.reroutes_legends() for piece, _ in turning)
    fast = {GATE, *[player.at for player in game.players]}
    turns = game.board.turns
    return [
        (place.tile, quarters)
        for place in game.state.places
        if place.claim is None
        and (place.legend is None or (legends_too and not _turning_forbidden(game, place)))
        and place.tile not in fast
        and (quarters := turns(place.tile))
    ]


def _turning_forbidden(game: Game, place: Place) -> bool:
    band = game.band(place)
    return band is not None and band.forbids_turning


def reroute_options(game: Game, seat: int, price: int) -> tuple[Option, ...]:
    """``reroute:<tile>:<clockwise quarter turns>`` for every legal rotation."""
    options: list[Option] = []
    for tile, turns in turnable(game, seat):
        options += _turns(tile, turns, price)
    return tuple(options)


@shared
def _turns(tile: str, turns: tuple[int, ...], price: int) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"reroute:{tile}:{turn}",
            ("ei-do-reroute", {"tile": tile_ref(tile), "turn": turn * 90}),
            "reroute",
            (tile_ref(tile), turn_ref(turn)),
            ("ei-detail-reroute", {"tile": tile_ref(tile), "turn": turn * 90, "price": price}),
            {"lanterns": price},
        )
        for turn in turns
    )


def reroute(game: Game, seat: int, option_id: str, price: int, source: Ref | Text) -> Flow[None]:
    """Turn a tile; a legal rotation counts even if it changes nothing (EI-REROUTE-5)."""
    _, tile, turn = option_id.split(":")
    player = game.players[seat]
    player.lanterns -= price
    player.reroutes += 1
    before = exits_of(game.board.exits(tile))
    game.rotate(tile, int(turn))
    game.log(
        "reroute",
        seat,
        tile=tile_ref(tile),
        turn=int(turn) * 90,
        before=sides_text(before),
        after=sides_text(exits_of(game.board.exits(tile))),
        n=price,
        source=source,
        k=player.reroutes,
        of=reroute_allowance(game, seat),
        left=player.lanterns,
    )
    yield from game.settle(game.hear("after_reroute", seat))


def sides_text(sides: Iterable[str]) -> list[Text]:
    """Compass names for a sentence."""
    return names(f"dir:{side}" for side in sides)
