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
from gatekey.kernel.text import say


class Claim(Action):
    """Claim the tile under the pawn for its own price (EI-CLAIM-1)."""

    word = "claim"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_claim(game, seat) or cannot_pay_claim(game, seat)
        if reason is not None:
            menu.refuse_word(self.word, reason)
            return
        ref = tile_ref(game.players[seat].at)
        tile = TILES[game.players[seat].at]
        currency = game.state.claim_currency
        detail = say(f"ei-detail-claim-{currency}", tile=ref, price=tile.claim_cost, n=tile.renown)
        label = say("ei-do-claim", tile=ref)
        menu.options.append(Option("claim", label, "claim", (ref,), detail, {currency: tile.claim_cost}))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from claim(game, seat)


class Rest(Action):
    """The one Rest of the turn (EI-REST-1)."""

    word = "rest"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_rest(game, seat)
        if reason is not None:
            menu.refuse_word(self.word, reason)
            return
        ref = tile_ref(game.players[seat].at)
        menu.options.append(
            Option("rest", say("ei-do-rest"), "rest", (ref,), say("ei-detail-rest", n=resolutions(game, seat)))
        )

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from rest(game, seat)


class End(Action):
    """Stop acting (EI-ACT-1)."""

    word = "end"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        menu.options.append(Option("end", say("ei-do-end"), "end"))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        game.state.phase = "dusk"
        yield from ()
