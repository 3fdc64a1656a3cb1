"""Legends that can be tamed, as Companions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.fight.strength import STRENGTH
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import Activated, MeddlePower, Mine, Piece, companion, numbers_only
from gatekey.games.europe_imagined.sailing import PORTS
from gatekey.games.europe_imagined.state import Boon, Fight, Place
from gatekey.games.europe_imagined.words import Reason, member_ref, seat_ref, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

numbers_only("tarasque")


@companion("huldra")
class Huldra(Piece):
    """A card whenever another Legend is tamed (EI-TIME-9)."""

    def after_tame(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref)


@companion("golem")
class Golem(Piece):
    """The Dawn step passes it over; 1 Lantern readies it as a Dawn effect (EI-WIN-5)."""

    skips_dawn = True

    def at_dawn(self, game: Game, me: Mine) -> Flow[None] | None:
        asleep = any(c.id == me.id for c in game.exhausted(me.seat))
        return self._offer(game, me) if asleep and game.players[me.seat].lanterns else None

    def _offer(self, game: Game, me: Mine) -> Flow[None]:
        player = game.players[me.seat]
        mine = [c for c in game.exhausted(me.seat) if c.id == me.id]
        if not mine or not player.lanterns:
            return
        option = Option(f"trigger:0:{me.id}", say("ei-do-wake", who=me.ref), "trigger", (me.ref,), cost={"lanterns": 1})
        prompt = say("ei-ask-wake", who=me.ref)
        answer = yield from ask(Decision(me.seat, "dawn", prompt, (option,), passing=say("ei-do-let-sleep")))
        if answer.passes:
            return
        player.lanterns -= 1
        game.log("paid", me.seat, 1, n=1, source=me.ref, left=player.lanterns)
        game.ready(me.seat, mine, me.ref)


@companion("lorelei")
class Lorelei(MeddlePower):
    """Once a round, 2 Might for nothing (EI-TIME-4)."""

    might = 2
    per_round = True


@companion("pied_piper")
class PiedPiper(Piece):
    """Whom its owner attacks first exhausts a Ready Companion (EI-DUEL-3)."""

    def on_declare_duel(self, game: Game, me: Mine, fight: Fight) -> Flow[None] | None:
        defender = fight.defender
        if defender is None or not any(c.ready for c in game.players[defender].party):
            return None
        return self._lure(game, me, defender)

    def _lure(self, game: Game, me: Mine, defender: int) -> Flow[None]:
        yield from game.exhaust(defender, 1, say("ei-cause-piece", what=me.ref, who=seat_ref(me.seat)))


@companion("ghost_ship_of_lisboa")
class GhostShip(Piece):
    """After a Sail, 1 Strength in every fight for the rest of the turn (EI-TIME-11)."""

    def after_sail(self, game: Game, me: Mine) -> Flow[None] | None:
        return self._haunt(game, me)

    def _haunt(self, game: Game, me: Mine) -> Flow[None]:
        game.players[me.seat].boons.append(Boon(STRENGTH, me.ref, 1))
        game.log("boon", me.seat, 1, what=me.ref, n=1)
        yield from ()


@companion("night_watch_of_wien")
class NightWatch(Piece):
    """A rival pays 1 Lantern to declare a Duel against its owner (EI-DUEL-2)."""

    duel_surcharge = 1


@companion("kraken")
class Kraken(Piece):
    """Rivals do not Sail to or from its owner's Harbours and Wonders (EI-SAIL-8)."""

    def forbids_sail(self, me: Mine, mover: int, place: Place) -> bool:
        return mover != me.seat and place.claim == me.seat and kind(place.tile) in PORTS


@companion("reynard")
class Reynard(Activated):
    """Discard a card, then draw one."""

    price: ClassVar[Mapping[str, int]] = {"hand": 1}

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        return None if game.players[me.seat].hand else why("no-card", "EI-MAN-10")

    def use(self, game: Game, me: Mine) -> Flow[None]:
        yield from game.discard(me.seat, 1, say("ei-cause-cost", what=me.ref))
        yield from game.drawing(me.seat, 1, me.ref)


@companion("rubezahl")
class Ruebezahl(Piece):
    """A card at Dusk on a Forest."""

    def at_dusk(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref) if kind(game.players[me.seat].at) == "forest" else None


@companion("melusine")
class Melusine(Piece):
    """A card at Dawn on a Harbour or a Shrine; a Wonder is no Harbour here."""

    def at_dawn(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref) if kind(game.players[me.seat].at) in ("harbour", "shrine") else None


@companion("talos")
class Talos(Piece):
    """Fights on Harbours, Castles and Wonders alone."""

    def cannot_commit(self, game: Game, me: Mine, fight: Fight) -> Reason | None:
        return None if kind(fight.tile) in ("harbour", "castle", "wonder") else why("ground", "EI-COMMIT-1")


@companion("arlecchino")
class Arlecchino(Piece):
    """Once a turn, a card after walking away from a Challenge."""

    def after_abandon(self, game: Game, me: Mine) -> Flow[None] | None:
        return None if game.marked(me.id) else self._bow(game, me)

    def _bow(self, game: Game, me: Mine) -> Flow[None]:
        game.mark(me.id)
        game.log("marked", me.seat, 1, what=me.ref)
        yield from game.drawing(me.seat, 1, me.ref)


@companion("count_of_bran")
class CountOfBran(Piece):
    """After a Duel won, one of its owner's exhausted Companions readies, itself included."""

    def after_duel(self, game: Game, me: Mine, won: bool, defended: bool) -> Flow[None] | None:
        return self._wake(game, me) if won else None

    def _wake(self, game: Game, me: Mine) -> Flow[None]:
        able = game.exhausted(me.seat)
        chosen = able
        if len(able) > 1:
            options = tuple(
                Option(f"companion:{c.id}", say("ei-do-ready", who=member_ref(c.id)), "companion", (member_ref(c.id),))
                for c in able
            )
            prompt = say("ei-ask-ready", n=1, source=me.ref)
            answer = yield from ask(Decision(me.seat, "target", prompt, options))
            chosen = [c for c in able if f"companion:{c.id}" == answer.pick[0]]
        if chosen:
            game.ready(me.seat, chosen, me.ref)
