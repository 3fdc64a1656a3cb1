"""Relics that Legends leave behind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gatekey.games.europe_imagined.catalogue import GATE, kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.looking import look_and_order
from gatekey.games.europe_imagined.pieces import Activated, FightAbility, Mine, Piece, relic
from gatekey.games.europe_imagined.roads import can_stride, enter, stride
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, tile_ref, why
from gatekey.kernel.rules import Flow


@relic("faust")
class FaustsContract(Activated):
    """1 Renown for 2 Lanterns, paid in full (EI-RES-7)."""

    price: ClassVar[Mapping[str, int]] = {"renown": 1}

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        have = game.players[me.seat].renown
        return None if have else why("renown", "EI-RES-7", need=1, have=have)

    def use(self, game: Game, me: Mine) -> Flow[None]:
        player = game.players[me.seat]
        player.renown -= 1
        game.log("renown-paid", me.seat, 1, n=1, source=me.ref, before=player.renown + 1, after=player.renown)
        game.take_lanterns(me.seat, 2, me.ref)
        yield from ()


@relic("dragon")
class DragonsHoard(Piece):
    """At the end, 2 Renown for each Relic its holder has."""

    def final_renown(self, relics: list[str]) -> int:
        return 2 * len(relics)


@relic("troll")
class TrollsToll(Piece):
    """Bridges pay a Toll of 2 instead of 1 (EI-TOLL-4)."""

    def toll(self, kind: str) -> int:
        return 2 if kind == "bridge" else 0


@relic("windmill_giants")
class TiltingLance(Piece):
    """2 Strength in Challenges on Castles and Wonders (EI-TIME-12)."""

    def standing_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return 2 if fight.kind == "challenge" and kind(fight.tile) in ("castle", "wonder") else 0


@relic("baba_yaga")
class HenLeggedHut(Activated):
    """Room for one more Companion; a step of Stride once a turn."""

    party_bonus = 1

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        return can_stride(game, me.seat)

    def use(self, game: Game, me: Mine) -> Flow[None]:
        yield from stride(game, me.seat, 1, me.ref, must=True)


@relic("will_o_the_wisp")
class FoxfireJar(Piece):
    """Two more Lanterns of Reserve."""

    reserve_bonus = 2


@relic("white_lady")
class PaleGlove(Piece):
    """1 Strength in Duels its holder defends."""

    def standing_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(fight.kind == "duel" and fight.defender == me.seat)


@relic("minotaur")
class AriadnesThread(Activated):
    """To the Gate: neither Travel, Stride nor Sail."""

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        return why("at-gate", "EI-MAP-5") if game.players[me.seat].at == GATE else None

    def use(self, game: Game, me: Mine) -> Flow[None]:
        game.log("moved", me.seat, 1, origin=tile_ref(game.players[me.seat].at), tile=tile_ref(GATE), source=me.ref)
        yield from enter(game, me.seat, GATE, "move")


@relic("erlking")
class AlderCrown(Piece):
    """1 Strength in every fight on a Forest."""

    def standing_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(kind(fight.tile) == "forest")


@relic("iron_rooster")
class AstronomicalDial(Activated):
    """Looks at two tiles and orders them."""

    def use(self, game: Game, me: Mine) -> Flow[None]:
        yield from look_and_order(game, me.seat, "discovery", 2, me.ref)


@relic("cagliostro")
class PhilosophersEgg(Piece):
    """3 Renown at the end."""

    def final_renown(self, relics: list[str]) -> int:
        return 3


@relic("kelpie")
class KelpiesBridle(Piece):
    """Its holder's Sail costs 0."""

    def sail_price(self, owns_end: bool) -> int | None:
        return 0


@relic("banshee")
class SilverComb(Piece):
    """Two cards after a failed Challenge."""

    def after_fail(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 2, me.ref)


@relic("fionn")
class SalmonOfKnowledge(FightAbility):
    """A card in a Challenge or Duel of its holder, once in each actual turn (EI-TIME-2)."""

    draws = 1
