"""Rodrigo Valdés, Keeper of the Burning Library, and his deck."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import LEGENDS, kind
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.looking import hidden_legends, peek, take_from_top
from gatekey.games.europe_imagined.pieces import (
    Act,
    Activated,
    Boost,
    FightAbility,
    Mine,
    Piece,
    boost,
    companion,
    explorer,
    maneuver,
    numbers_only,
)
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, piece_ref, why
from gatekey.kernel.rules import Flow

numbers_only("burn_a_page", "slander_in_verse")


@explorer("rodrigo_valdes")
class RodrigoValdes(Piece):
    """Two cards at Dawn, and 1 more Renown for each Shrine or Castle (EI-EXPL-4)."""

    dawn_draw = 2

    def claim_bonus(self, kind: str) -> int:
        return int(kind in ("shrine", "castle"))


@companion("marginalia_imp")
class MarginaliaImp(FightAbility):
    """A discarded card is 1 Strength, once in each actual turn (EI-TIME-2)."""

    discards = 1
    strength = 1


@companion("cantor")
class Cantor(Piece):
    """The one Rest resolves twice (EI-REST-3)."""

    rest_resolutions = 2


@companion("candle_scribe")
class CandleScribe(Piece):
    """A card when recruited."""

    def on_recruit(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref)


@companion("illuminator_of_toledo")
class Illuminator(Piece):
    """A card for every Shrine or Castle claimed."""

    def after_claim(self, game: Game, me: Mine, kind: str) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref) if kind in ("shrine", "castle") else None


@companion("penniless_hidalgo")
class PennilessHidalgo(Piece):
    """Stronger on Castles."""

    def committed_bonus(self, game: Game, me: Mine, fight: Fight) -> int:
        return int(kind(fight.tile) == "castle")


@companion("inquisitive_owl")
class InquisitiveOwl(Activated):
    """A private look at a face-down Legend."""

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        return None if hidden_legends(game) else why("nothing-hidden", "EI-MAN-4")

    def use(self, game: Game, me: Mine) -> Flow[None]:
        yield from peek(game, me.seat, me.ref, optional=False)


@companion("ember_salamander")
class EmberSalamander(Piece):
    """A card after a Duel won or a Legend overcome."""

    def after_duel(self, game: Game, me: Mine, won: bool, defended: bool) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref) if won else None

    def after_overcome(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref)


@maneuver("index_of_lost_books")
class IndexOfLostBooks(Act):
    """Looks at four cards, takes one, puts the rest under the deck in order; taking is no draw."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from take_from_top(game, seat, 4, piece_ref(instance))


@boost("recited_exorcism")
class RecitedExorcism(Boost):
    """Worth 4 against Tricksters and Spirits."""

    def bonus(self, game: Game, seat: int, fight: Fight, printed: int) -> int:
        if fight.legend is None:
            return printed
        return 4 if LEGENDS[fight.legend].family in ("trickster", "spirit") else printed
