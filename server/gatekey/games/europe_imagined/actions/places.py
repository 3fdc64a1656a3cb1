"""Claim, Rest, and ending the Act phase."""

from __future__ import annotations

from gatekey.games.europe_imagined.actions.menu import Action, Menu
from gatekey.games.europe_imagined.catalogue import TILES
from gatekey.games.europe_imagined.claiming import cannot_claim, cannot_pay_claim, claim
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.resting import cannot_rest, resolutions, rest
from gatekey.games.europe_imagined.words import tile_ref
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import say

END = Option("end", say("ei-do-end"), "end")


class Claim(Action):
    """Claim the tile under the pawn for its own price (EI-CLAIM-1)."""

    word = "claim"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_claim(game, seat) or cannot_pay_claim(game, seat)
        if reason is not None:
            menu.refuse(self.word, reason)
            return
        menu.options.append(_claim_option(game.players[seat].at, game.state.claim_currency))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from claim(game, seat)


@shared
def _claim_option(at: str, currency: str) -> Option:
    ref, tile = tile_ref(at), TILES[at]
    detail = say(f"ei-detail-claim-{currency}", tile=ref, price=tile.claim_cost, n=tile.renown)
    return Option("claim", say("ei-do-claim", tile=ref), "claim", (ref,), detail, {currency: tile.claim_cost})


class Rest(Action):
    """The one Rest of the turn (EI-REST-1)."""

    word = "rest"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_rest(game, seat)
        if reason is not None:
            menu.refuse(self.word, reason)
            return
        menu.options.append(_rest_option(game.players[seat].at, resolutions(game, seat)))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from rest(game, seat)


@shared
def _rest_option(tile: str, n: int) -> Option:
    return Option("rest", say("ei-do-rest"), "rest", (tile_ref(tile),), say("ei-detail-rest", n=n))


class End(Action):
    """Stop acting (EI-ACT-1)."""

    word = "end"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        menu.options.append(END)

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        game.state.phase = "dusk"
        yield from ()
