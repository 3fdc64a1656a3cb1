"""Recruit, play a Maneuver, use an activated ability."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.actions.menu import Action, Menu, refused_card, refused_piece, short_of_lanterns
from gatekey.games.europe_imagined.catalogue import COMPANIONS, MANEUVERS, base, card
from gatekey.games.europe_imagined.game import Game, Trigger
from gatekey.games.europe_imagined.limits import party_limit
from gatekey.games.europe_imagined.pieces import ACTS, NOTHING, PIECES, Activated, Mine
from gatekey.games.europe_imagined.state import Companion
from gatekey.games.europe_imagined.words import Reason, member_ref, piece_ref, why
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, say

NO_COMPANION: Final = why("no-companion", "EI-RECRUIT-1")
NO_MANEUVER: Final = why("no-maneuver", "EI-MAN-2")
NO_ABILITY: Final = why("no-ability", "EI-TIME-1")
USED: Final = why("used", "EI-TIME-1")
_ELSEWHERE: Final = {
    instance: refused_card("play", instance, why(f"only-{card(instance).subtype}", "EI-MAN-2"))
    for instance in sorted(MANEUVERS)
    if card(instance).subtype != "act"
}
"""Maneuvers that are played in fights alone, as they stand in a menu."""


class Recruit(Action):
    """Put a Companion from hand into the party, Ready (EI-RECRUIT-1)."""

    word = "recruit"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        companions = [card for card in game.players[seat].hand if card in COMPANIONS]
        if not companions:
            menu.refuse(self.word, NO_COMPANION)
        for instance in companions:
            short = short_of_lanterns(game, seat, card(instance).cost, "EI-RECRUIT-1")
            if short is None:
                menu.options.append(_recruit_option(instance))
            else:
                menu.blocked.append(refused_card(self.word, instance, short))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        instance = option_id.partition(":")[2]
        player, state = game.players[seat], game.state
        price = card(instance).cost
        player.lanterns -= price
        player.hand.remove(instance)
        state.resolving.append(instance)
        limit = party_limit(player)
        game.log(
            "recruit",
            seat,
            what=piece_ref(instance),
            n=price,
            left=player.lanterns,
            k=min(len(player.party) + 1, limit),
            of=limit,
        )
        yield from game.make_room(seat, say("ei-cause-room", who=piece_ref(instance)))
        state.resolving.remove(instance)
        game.join(seat, Companion(instance))
        me = Mine(seat, instance, member_ref(instance))
        flow = PIECES.get(base(instance), NOTHING).on_recruit(game, me)
        if flow is not None:
            yield from game.settle([Trigger(seat, me.ref, flow)])


@shared
def _recruit_option(instance: str) -> Option:
    ref, price = piece_ref(instance), card(instance).cost
    detail = say("ei-detail-recruit", what=ref, price=price)
    label = say("ei-do-recruit", what=ref)
    return Option(f"recruit:{instance}", label, "recruit", (ref,), detail, {"lanterns": price})


class Play(Action):
    """Pay for a plain Maneuver, carry it out, discard it (EI-MAN-1)."""

    word = "play"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        maneuvers = [card for card in game.players[seat].hand if card in MANEUVERS]
        if not maneuvers:
            menu.refuse(self.word, NO_MANEUVER)
        for instance in maneuvers:
            if (elsewhere := _ELSEWHERE.get(instance)) is not None:
                menu.blocked.append(elsewhere)
            elif (reason := _cannot_play(game, seat, instance)) is not None:
                menu.blocked.append(refused_card(self.word, instance, reason))
            else:
                menu.options.append(_play_option(instance))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        instance = option_id.partition(":")[2]
        player, printed = game.players[seat], card(instance)
        player.lanterns -= printed.cost
        player.hand.remove(instance)
        game.state.resolving.append(instance)
        game.log("play", seat, what=piece_ref(instance), n=printed.cost, left=player.lanterns)
        yield from ACTS[printed.id].play(game, seat, instance)
        game.state.resolving.remove(instance)
        player.discard.append(instance)


@shared
def _play_option(instance: str) -> Option:
    ref, price = piece_ref(instance), card(instance).cost
    detail = say("ei-detail-play", price=price, effect=say(f"ei-effect-{card(instance).id}"))
    return Option(f"play:{instance}", say("ei-do-play", what=ref), "play", (ref,), detail, {"lanterns": price})


def _cannot_play(game: Game, seat: int, instance: str) -> Reason | None:
    """Judged on the moment of play, costs included (EI-MAN-4, EI-MAN-13)."""
    printed = card(instance)
    return short_of_lanterns(game, seat, printed.cost, "EI-MAN-1") or ACTS[printed.id].cannot(game, seat)


class Use(Action):
    """An activated ability, once a turn (EI-TIME-1)."""

    word = "use"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        pieces = game.roster(seat).of_type(Activated)
        if not pieces:
            menu.refuse(self.word, NO_ABILITY)
        for piece, me in pieces:
            reason = USED if game.marked(me.id) else piece.cannot(game, me)
            if reason is None:
                menu.options.append(_use_option(piece, me.id, me.ref))
            else:
                menu.blocked.append(refused_piece(self.word, me.id, me.ref, reason))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        identity = option_id.partition(":")[2]
        piece, me = next((piece, me) for piece, me in game.roster(seat).of_type(Activated) if me.id == identity)
        game.mark(identity)
        game.log("use", seat, what=me.ref)
        yield from piece.use(game, me)


@shared
def _use_option(piece: Activated, identity: str, ref: Ref) -> Option:
    detail = say("ei-detail-use", effect=say(f"ei-effect-{base(identity)}"))
    return Option(f"use:{identity}", say("ei-do-use", what=ref), "use", (ref,), detail, piece.price)
