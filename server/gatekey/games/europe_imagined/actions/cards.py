"""Recruit, play a Maneuver, use an activated ability."""

from __future__ import annotations

from collections.abc import Iterator

from gatekey.games.europe_imagined.actions.menu import Action, Menu, refused, short_of_lanterns
from gatekey.games.europe_imagined.catalogue import base, card
from gatekey.games.europe_imagined.game import Game, Trigger
from gatekey.games.europe_imagined.limits import party_limit
from gatekey.games.europe_imagined.pieces import ACTS, NOTHING, PIECES, Activated, Mine
from gatekey.games.europe_imagined.state import Companion
from gatekey.games.europe_imagined.words import Reason, member_ref, piece_ref, why
from gatekey.kernel.decision import Option
from gatekey.kernel.rules import Flow
from gatekey.kernel.sharing import shared
from gatekey.kernel.text import Ref, say


class Recruit(Action):
    """Put a Companion from hand into the party, Ready (EI-RECRUIT-1)."""

    word = "recruit"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        found = False
        for instance in game.players[seat].hand:
            printed = card(instance)
            if printed.kind != "companion":
                continue
            found = True
            short = short_of_lanterns(game, seat, printed.cost, "EI-RECRUIT-1")
            if short is None:
                menu.options.append(_recruit_option(instance))
            else:
                menu.blocked.append(refused(f"recruit:{instance}", "ei-do-recruit", "what", piece_ref(instance), short))
        if not found:
            menu.refuse(self.word, why("no-companion", "EI-RECRUIT-1"))

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
        player.party.append(Companion(instance))
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
        found = False
        for instance in game.players[seat].hand:
            printed = card(instance)
            if printed.kind != "maneuver":
                continue
            found = True
            reason = _cannot_play(game, seat, instance)
            if reason is None:
                menu.options.append(_play_option(instance))
            else:
                menu.blocked.append(refused(f"play:{instance}", "ei-do-play", "what", piece_ref(instance), reason))
        if not found:
            menu.refuse(self.word, why("no-maneuver", "EI-MAN-2"))

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
    if printed.subtype != "act":
        return why(f"only-{printed.subtype}", "EI-MAN-2")
    return short_of_lanterns(game, seat, printed.cost, "EI-MAN-1") or ACTS[printed.id].cannot(game, seat)


class Use(Action):
    """An activated ability, once a turn (EI-TIME-1)."""

    word = "use"

    def offer(self, game: Game, seat: int, menu: Menu) -> None:
        found = False
        for piece, me in _activated(game, seat):
            found = True
            reason = why("used", "EI-TIME-1") if game.marked(me.id) else piece.cannot(game, me)
            if reason is None:
                menu.options.append(_use_option(piece, me.id, me.ref))
            else:
                menu.blocked.append(refused(f"use:{me.id}", "ei-do-use", "what", me.ref, reason))
        if not found:
            menu.refuse(self.word, why("no-ability", "EI-TIME-1"))

    def perform(self, game: Game, seat: int, option_id: str) -> Flow[None]:
        identity = option_id.partition(":")[2]
        piece, me = next((piece, me) for piece, me in _activated(game, seat) if me.id == identity)
        game.mark(identity)
        game.log("use", seat, what=me.ref)
        yield from piece.use(game, me)


@shared
def _use_option(piece: Activated, identity: str, ref: Ref) -> Option:
    detail = say("ei-detail-use", effect=say(f"ei-effect-{base(identity)}"))
    return Option(f"use:{identity}", say("ei-do-use", what=ref), "use", (ref,), detail, piece.price)


def _activated(game: Game, seat: int) -> Iterator[tuple[Activated, Mine]]:
    player = game.players[seat]
    for member in player.party:
        piece = PIECES.get(base(member.id))
        if isinstance(piece, Activated):
            yield piece, Mine(seat, member.id, member_ref(member.id))
    for relic in player.relics:
        piece = PIECES.get(f"relic:{relic}")
        if isinstance(piece, Activated):
            yield piece, Mine(seat, relic, f"relic:{relic}")
