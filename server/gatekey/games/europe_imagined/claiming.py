"""Claiming a tile: paid, by charter, or after overcoming its Legend (EI-CLAIM)."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.catalogue import TILES, kind
from gatekey.games.europe_imagined.game import Game, Trigger
from gatekey.games.europe_imagined.state import Place
from gatekey.games.europe_imagined.words import Reason, parts_text, share, tile_ref, why
from gatekey.kernel.decision import Part
from gatekey.kernel.rules import Flow
from gatekey.kernel.text import Ref, Text, say

MARKET_DRAW: Final = 2

AT_GATE: Final = why("gate", "EI-SETUP-1")
LEGEND_HERE: Final = why("legend-here", "EI-CLAIM-7")
NO_MARKER: Final = why("no-marker", "EI-CLAIM-1")


def cannot_claim(game: Game, seat: int) -> Reason | None:
    """Why the tile under the pawn cannot be claimed, its payment aside (EI-CLAIM-1, EI-CLAIM-5, EI-CLAIM-7)."""
    place = game.here(seat)
    if place.tile not in TILES:
        return AT_GATE
    if place.claim is not None:
        return why("claimed", "EI-CLAIM-5", who=f"seat:{place.claim}")
    if place.legend is not None:
        return LEGEND_HERE
    if game.players[seat].markers == 0:
        return NO_MARKER
    return None


def cannot_pay_claim(game: Game, seat: int) -> Reason | None:
    """Why the tile's own payment cannot be made (EI-CLAIM-3, EI-CLAIM-9)."""
    need = TILES[game.players[seat].at].claim_cost
    currency = game.state.claim_currency
    have = game.players[seat].lanterns if currency == "lanterns" else game.players[seat].renown
    if have >= need:
        return None
    return why(f"claim-{currency}", "EI-CLAIM-9" if currency == "lanterns" else "EI-CLAIM-3", need=need, have=have)


def claim(game: Game, seat: int, waiver: Ref | None = None, depth: int = 0) -> Flow[None]:
    """Pay unless ``waiver`` names what waives it, place the marker, gain the tile's Renown, resolve claim effects (EI-CLAIM-2)."""
    player, place = game.players[seat], game.here(seat)
    tile = TILES[place.tile]
    type_of = kind(place.tile)
    assert type_of is not None
    before = player.renown
    price = _pay(game, seat, tile.claim_cost, waiver)
    place = game.change(place.tile, claim=seat)
    player.markers -= 1
    parts = claim_parts(game, seat, place)
    gained = sum(p.n for p in parts)
    player.renown += gained
    game.log(
        "claim",
        seat,
        depth,
        tile=tile_ref(place.tile),
        price=price,
        n=gained,
        parts=parts_text(parts),
        before=before,
        after=player.renown,
        markers=player.markers,
    )
    yield from game.settle(_claim_effects(game, seat, place.tile, type_of))


def claim_parts(game: Game, seat: int, place: Place) -> list[Part]:
    """Renown that claiming a tile brings: its own and bonuses (EI-CLAIM-2)."""
    type_of = kind(place.tile)
    assert type_of is not None
    bonuses = [(piece.claim_bonus(type_of), me.ref) for piece, me in game.answering(seat, "claim_bonus")]
    return [share(tile_ref(place.tile), TILES[place.tile].renown), *(share(ref, n) for n, ref in bonuses if n)]


def _pay(game: Game, seat: int, cost: int, waiver: Ref | None) -> Text:
    player = game.players[seat]
    if waiver is not None:
        return say("ei-price-waived", what=waiver)
    if game.state.claim_currency == "lanterns":
        player.lanterns -= cost
        return say("ei-price-lanterns", n=cost, left=player.lanterns)
    player.renown -= cost
    return say("ei-price-renown", n=cost)


def _claim_effects(game: Game, seat: int, tile: str, type_of: str) -> list[Trigger]:
    market = []
    if type_of == "village":
        market.append(Trigger(seat, tile_ref(tile), game.drawing(seat, MARKET_DRAW, tile_ref(tile))))
    return [*market, *game.hear("after_claim", seat, type_of)]
