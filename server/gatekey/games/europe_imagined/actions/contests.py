"""Declaring a Challenge or a Duel."""

from __future__ import annotations

from gatekey.games.europe_imagined.actions.menu import Action, Menu
from gatekey.games.europe_imagined.fight.challenge import cannot_challenge, challenge
from gatekey.games.europe_imagined.fight.duel import cannot_duel, duel, surcharge
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.words import seat_ref, tile_ref
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.text import say


class ChallengeLegend(Action):
    """Face the Legend of the tile (EI-CHAL-1)."""

    word = "challenge"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_challenge(game, seat)
        if reason is not None:
            menu.refuse_word(self.word, reason)
            return
        place = game.here(seat)
        seen = place.face_up or seat in place.seen_by
        label = say("ei-do-challenge", legend=f"legend:{place.legend}") if seen else say("ei-do-challenge-hidden")
        touches = (tile_ref(place.tile),)
        menu.options.append(Option("challenge", label, "challenge", touches, say("ei-detail-challenge")))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from challenge(game, seat)


class DuelRival(Action):
    """Attack a rival on the same tile who has at least as much Renown (EI-DUEL-1)."""

    word = "duel"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        for rival in game.rivals(seat):
            ref = seat_ref(rival)
            label = say("ei-do-duel", who=ref)
            reason = cannot_duel(game, seat, rival)
            if reason is not None:
                menu.refuse(f"duel:{rival}", label, reason, (ref,))
                continue
            price = surcharge(game, rival, game.players[seat].at)[0]
            detail = say("ei-detail-duel", who=ref, price=price)
            menu.options.append(Option(f"duel:{rival}", label, "duel", (ref,), detail, {"lanterns": price}))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from duel(game, seat, int(option_id.partition(":")[2]))
