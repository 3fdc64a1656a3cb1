"""Sigrún Hallvard, the Huntress, and her deck."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import kind
from gatekey.games.europe_imagined.exploring import cannot_explore, explore, explore_options, placement_of
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.looking import hidden_legends, peek
from gatekey.games.europe_imagined.pieces import (
    Act,
    Activated,
    Boost,
    Mine,
    Piece,
    boost,
    companion,
    explorer,
    maneuver,
    numbers_only,
)
from gatekey.games.europe_imagined.roads import can_stride, stride
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, part, piece_ref, why
from gatekey.kernel.decision import Decision
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

numbers_only("troll_child", "oath_in_blood")


@explorer("sigrun_hallvard")
class SigrunHallvard(Piece):
    """One more Strength in Challenges (EI-EXPL-3); the wide party is on her sheet."""

    def standing_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(fight.kind == "challenge")


@companion("grey_hound_of_the_hunt")
class GreyHound(Piece):
    """Stronger on Forests."""

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(kind(fight.tile) == "forest")


@companion("berserker")
class Berserker(Piece):
    """Forced into Duels while Ready, and stronger there (EI-COMMIT-5)."""

    forced_in_duels = True

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(fight.kind == "duel")


@companion("forest_hermit")
class ForestHermit(Piece):
    """The one Rest may be taken on a Forest (EI-REST-2)."""

    rests_on = ("forest",)


@companion("raven_scout")
class RavenScout(Piece):
    """When recruited, a look at a face-down Legend if wished (EI-WIN-5)."""

    def on_recruit(self, game: Game, me: Mine) -> Flow[None] | None:
        return peek(game, me.seat, me.ref, optional=True) if hidden_legends(game) else None


@companion("sled_driver")
class SledDriver(Activated):
    """Exhausts itself, so it must be Ready, for two steps of Stride (EI-EXH-2)."""

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        if not next(c for c in game.players[me.seat].party if c.id == me.id).ready:
            return why("not-ready", "EI-EXH-2")
        return can_stride(game, me.seat)

    def use(self, game: Game, me: Mine) -> Flow[None]:
        next(c for c in game.players[me.seat].party if c.id == me.id).ready = False
        game.log("turned", me.seat, 1, who=me.ref)
        yield from stride(game, me.seat, 2, me.ref, must=True)


@companion("skald_of_the_long_night")
class Skald(Piece):
    """Two cards after a failed Challenge."""

    def after_fail(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 2, me.ref)


@companion("shield_sister")
class ShieldSister(Piece):
    """Stronger in a Duel her owner defends."""

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(fight.kind == "duel" and fight.defender == me.seat)


@boost("horn_of_the_wild_hunt")
class HornOfTheWildHunt(Boost):
    """On a Forest it also draws a card."""

    def draws(self, game: Game, fight: Fight) -> int:
        return int(kind(fight.tile) == "forest")


@maneuver("follow_the_spoor")
class FollowTheSpoor(Act):
    """An Explore for 0, whatever surcharge there is."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        return cannot_explore(game, seat)

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        prompt = say("ei-ask-explore", source=piece_ref(instance))
        answer = yield from ask(Decision(seat, "explore", prompt, explore_options(game, seat, 0)))
        yield from explore(game, seat, placement_of(answer.pick[0]), 0, [part(piece_ref(instance), 0)])


@maneuver("mend_by_the_fire")
class MendByTheFire(Act):
    """Readies one, or up to two on a Forest. Not a Rest."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        forest = kind(game.players[seat].at) == "forest"
        yield from game.choose_ready(seat, 2 if forest else 1, piece_ref(instance), least=0 if forest else 1)
