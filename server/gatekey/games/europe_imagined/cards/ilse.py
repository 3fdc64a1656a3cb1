"""Ilse Varga, the Lamplighter, and her deck."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import (
    Act,
    Activated,
    Boost,
    MeddlePower,
    Mine,
    Piece,
    boost,
    companion,
    explorer,
    maneuver,
    numbers_only,
)
from gatekey.games.europe_imagined.rerouting import (
    FREE_REROUTES,
    cannot_reroute,
    reroute,
    reroute_allowance,
    reroute_options,
)
from gatekey.games.europe_imagined.state import Boon, Fight
from gatekey.games.europe_imagined.words import Reason, member_ref, part, piece_ref, seat_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

numbers_only("smoke_over_the_rooftops")


@explorer("ilse_varga")
class IlseVarga(Piece):
    """She Reroutes for 1 and may include Legend tiles (EI-EXPL-1)."""

    def reroute_price(self) -> int | None:
        return 1

    def reroutes_legends(self) -> bool:
        return True


@companion("clockwork_finch")
class ClockworkFinch(Piece):
    """Draws after each Reroute."""

    def after_reroute(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref)


@companion("thousand_clocks_keeper")
class ThousandClocksKeeper(Activated):
    """For the rest of the turn Reroutes cost 0 and two may be made in total (EI-REROUTE-7)."""

    def use(self, game: Game, me: Mine) -> Flow[None]:
        game.players[me.seat].boons.append(Boon(FREE_REROUTES, me.ref))
        game.log("free-reroutes", me.seat, 1, k=game.players[me.seat].reroutes, of=reroute_allowance(game, me.seat))
        yield from ()


@companion("clockwork_knight")
class ClockworkKnight(Piece):
    """Readies after a Duel its owner defended, unless something holds it (EI-DUEL-15)."""

    def after_duel(self, game: Game, me: Mine, won: bool, defended: bool) -> Flow[None] | None:
        return self._ready(game, me) if defended else None

    def _ready(self, game: Game, me: Mine) -> Flow[None]:
        mine = [c for c in game.exhausted(me.seat) if c.id == me.id]
        if mine:
            game.ready(me.seat, mine, me.ref)
        yield from ()


@companion("wick_trimmer")
class WickTrimmer(Piece):
    """One more Lantern of Reserve."""

    reserve_bonus = 1


@companion("windup_sentry")
class WindUpSentry(Piece):
    """Stronger on Bridges."""

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(kind(fight.tile) == "bridge")


@companion("gaslight_gossip")
class GaslightGossip(MeddlePower):
    """Once per rival Challenge, a discarded card is 1 Might."""

    discards = 1
    might = 1


@maneuver("turn_the_hour")
class TurnTheHour(Act):
    """A free Reroute within the allowance if wished, then a card in any case (EI-MAN-6)."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        if cannot_reroute(game, seat) is None:
            prompt = say("ei-ask-reroute", source=piece_ref(instance))
            decision = Decision(
                seat, "reroute", prompt, reroute_options(game, seat, 0), passing=say("ei-do-no-reroute")
            )
            answer = yield from ask(decision)
            if not answer.passes:
                yield from reroute(game, seat, answer.pick[0], 0, piece_ref(instance))
        game.draw(seat, 1, [part(piece_ref(instance), 1)])


@maneuver("unwind_the_mechanism")
class UnwindTheMechanism(Act):
    """Pins a rival's Companion exhausted until its owner's Dawn (EI-EXH-3)."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        if any(game.players[rival].party for rival in game.rivals(seat)):
            return None
        return why("no-target", "EI-MAN-4")

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        options = tuple(
            Option(
                f"companion:{rival}:{member.id}",
                say("ei-do-unwind", who=member_ref(member.id), owner=seat_ref(rival)),
                "companion",
                (member_ref(member.id), seat_ref(rival)),
            )
            for rival in game.rivals(seat)
            for member in game.players[rival].party
        )
        prompt = say("ei-ask-unwind", source=piece_ref(instance))
        answer = yield from ask(Decision(seat, "target", prompt, options))
        _, rival, identity = answer.pick[0].split(":")
        target = next(c for c in game.players[int(rival)].party if c.id == identity)
        target.ready, target.held = False, True
        game.log("held", seat, 1, who=member_ref(identity), owner=f"seat:{rival}", source=piece_ref(instance))


@boost("overwound_spring")
class OverwoundSpring(Boost):
    """Worth 3 when its player has Rerouted in this actual turn."""

    def bonus(self, game: Game, seat: int, fight: Fight, printed: int) -> int:
        return 3 if game.players[seat].reroutes else printed


@maneuver("oil_and_spare_parts")
class OilAndSpareParts(Act):
    """Readies up to two of one's own."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from game.choose_ready(seat, 2, piece_ref(instance))
