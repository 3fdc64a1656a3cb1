"""Upper bands: what an unresolved, face-up Legend does to its tile and to its Challenge (EI-LEG-3, EI-LEG-4)."""

from __future__ import annotations

from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.looking import see
from gatekey.games.europe_imagined.pieces import UpperBand, band
from gatekey.games.europe_imagined.roads import stride
from gatekey.kernel.rules import Flow
from gatekey.kernel.text import say


@band("golem")
class Golem(UpperBand):
    """No Duel is declared here."""

    forbids_duel = True


@band("lorelei")
class Lorelei(UpperBand):
    """No Sail to or from here."""

    forbids_sail = True


@band("kraken")
class Kraken(UpperBand):
    """No Sail to or from here."""

    forbids_sail = True


@band("pied_piper")
class PiedPiper(UpperBand):
    """Who enters discards a card."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        return self._discard(game, seat)

    def _discard(self, game: Game, seat: int) -> Flow[None]:
        yield from game.discard(seat, 1, say("ei-cause-legend", legend="legend:pied_piper"))


@band("faust")
class Faust(UpperBand):
    """No Boosts in his Challenge."""

    no_boosts = True


@band("dragon")
class Dragon(UpperBand):
    """Companions of printed Strength 1 stay out of its Challenge."""

    least_printed = 2


@band("troll")
class Troll(UpperBand):
    """Who enters loses 1 Renown, to nobody."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        return self._loss(game, seat)

    def _loss(self, game: Game, seat: int) -> Flow[None]:
        game.lose_renown(seat, 1, say("ei-cause-legend", legend="legend:troll"))
        yield from ()


@band("ghost_ship_of_lisboa")
class GhostShip(UpperBand):
    """Who Sails in draws a card."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        return game.drawing(seat, 1, "legend:ghost_ship_of_lisboa") if how == "sail" else None


@band("windmill_giants")
class WindmillGiants(UpperBand):
    """A challenger who stays commits at least one Companion (EI-CHAL-16)."""

    least_companions = 1


@band("night_watch_of_wien")
class NightWatch(UpperBand):
    """A Duel here costs its attacker 1 Lantern."""

    duel_surcharge = 1


@band("baba_yaga")
class BabaYaga(UpperBand):
    """The tile cannot be turned (EI-REROUTE-10)."""

    forbids_turning = True


@band("will_o_the_wisp")
class Wisp(UpperBand):
    """Who enters by own movement in the own Act phase may Stride a step."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        own = how != "retreat" and seat == game.active and game.state.phase == "act"
        if not own or not game.board.roads(game.players[seat].at):
            return None
        return stride(game, seat, 1, "legend:will_o_the_wisp", must=False)


@band("rubezahl")
class Ruebezahl(UpperBand):
    """An Explore begun here costs 1 more."""

    explore_surcharge = 1


@band("tarasque")
class Tarasque(UpperBand):
    """Three Companions at most in its Challenge."""

    most_companions = 3


@band("melusine")
class Melusine(UpperBand):
    """Rest may be taken here."""

    permits_rest = True


@band("minotaur")
class Minotaur(UpperBand):
    """A Travel step out of here costs 2."""

    travel_price = 2


@band("talos")
class Talos(UpperBand):
    """Who Sails in exhausts a Ready Companion."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        return exhausting(game, seat, "talos") if how == "sail" else None


@band("erlking")
class Erlking(UpperBand):
    """Who enters exhausts a Ready Companion."""

    def entered(self, game: Game, seat: int, how: str) -> Flow[None] | None:
        return exhausting(game, seat, "erlking")


def exhausting(game: Game, seat: int, legend: str) -> Flow[None]:
    """The explorer exhausts one Ready Companion of their choice."""
    yield from game.exhaust(seat, 1, say("ei-cause-legend", legend=f"legend:{legend}"))


@band("iron_rooster")
class IronRooster(UpperBand):
    """The discovering explorer draws a card."""

    def placed(self, game: Game, seat: int) -> Flow[None] | None:
        return game.drawing(seat, 1, "legend:iron_rooster")


@band("cagliostro")
class Cagliostro(UpperBand):
    """No direct Lanterns in his Challenge."""

    no_direct = True


@band("count_of_bran")
class CountOfBran(UpperBand):
    """Nothing but the Dawn step readies Companions of explorers who stand here."""

    forbids_readying = True


@band("banshee")
class Banshee(UpperBand):
    """The discovering explorer sees the top card of the Legend Deck."""

    def placed(self, game: Game, seat: int) -> Flow[None] | None:
        return self._look(game, seat)

    def _look(self, game: Game, seat: int) -> Flow[None]:
        see(game, seat, "legends", 1, "legend:banshee")
        yield from ()
