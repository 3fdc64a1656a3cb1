"""Declaring a Challenge or a Duel."""

from __future__ import annotations

from gatekey.games.europe_imagined.actions.menu import Action, Menu
from gatekey.games.europe_imagined.fight.challenge import cannot_challenge, challenge
from gatekey.games.europe_imagined.fight.duel import cannot_duel, duel, surcharge
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.words import Reason, seat_ref, tile_ref
from gatekey.kernel.decision import Blocked, Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import say


class ChallengeLegend(Action):
    """Face the Legend of the tile (EI-CHAL-1)."""

    word = "challenge"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        reason = cannot_challenge(game, seat)
        if reason is not None:
            menu.refuse(self.word, reason)
            return
        place = game.here(seat)
        seen = place.face_up or seat in place.seen_by
        menu.options.append(_challenge_option(place.tile, place.legend if seen else None))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from challenge(game, seat)


@shared
def _challenge_option(tile: str, legend: str | None) -> Option:
    label = say("ei-do-challenge", legend=f"legend:{legend}") if legend else say("ei-do-challenge-hidden")
    return Option("challenge", label, "challenge", (tile_ref(tile),), say("ei-detail-challenge"))


class DuelRival(Action):
    """Attack a rival on the same tile who has at least as much Renown (EI-DUEL-1)."""

    word = "duel"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        for rival in game.rivals(seat):
            reason = cannot_duel(game, seat, rival)
            if reason is None:
                menu.options.append(_duel_option(rival, surcharge(game, rival, game.players[seat].at)[0]))
            else:
                menu.blocked.append(_refused(rival, reason))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        yield from duel(game, seat, int(option_id.partition(":")[2]))


@shared
def _refused(rival: int, reason: Reason) -> Blocked:
    ref = seat_ref(rival)
    return Blocked(f"duel:{rival}", say("ei-do-duel", who=ref), reason.text, reason.rule, "duel", (ref,))


@shared
def _duel_option(rival: int, price: int) -> Option:
    ref = seat_ref(rival)
    detail = say("ei-detail-duel", who=ref, price=price)
    return Option(f"duel:{rival}", say("ei-do-duel", who=ref), "duel", (ref,), detail, {"lanterns": price})
