"""Teodoro Marés, the Tidewalker, and his deck."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import card, kind
from gatekey.games.europe_imagined.exploring import cannot_sweep, sweep_row
from gatekey.games.europe_imagined.fight.duel import DUELED, cannot_duel, duel
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.looking import look_and_order
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
from gatekey.games.europe_imagined.roads import stride
from gatekey.games.europe_imagined.sailing import cannot_sail, choose_sail, destinations, sail_starts_on
from gatekey.games.europe_imagined.state import Fight
from gatekey.games.europe_imagined.words import Reason, part, piece_ref, seat_ref, share, why
from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, ask
from gatekey.kernel.text import say

numbers_only("ragusan_corsair")


@explorer("teodoro_mares")
class TeodoroMares(Piece):
    """He Sails for 1, or 0 owning either end, and gains 1 more for each Harbour (EI-EXPL-2, EI-SAIL-10)."""

    def sail_price(self, owns_end: bool) -> int | None:
        return 0 if owns_end else 1

    def claim_bonus(self, kind: str) -> int:
        return int(kind == "harbour")


@companion("lantern_gull")
class LanternGull(Piece):
    """Draws after each Sail."""

    def after_sail(self, game: Game, me: Mine) -> Flow[None] | None:
        return game.drawing(me.seat, 1, me.ref)


@companion("oarsman")
class Oarsman(Piece):
    """A Lantern when recruited on a Harbour; a Wonder is none here (EI-TILE-7)."""

    def on_recruit(self, game: Game, me: Mine) -> Flow[None] | None:
        return self._lantern(game, me) if kind(game.players[me.seat].at) == "harbour" else None

    def _lantern(self, game: Game, me: Mine) -> Flow[None]:
        game.take_lanterns(me.seat, 1, me.ref)
        yield from ()


@companion("doges_cartographer")
class DogesCartographer(Activated):
    """Replaces the Row with no need of a blocked placement (EI-REFRESH-4)."""

    def cannot(self, game: Game, me: Mine) -> Reason | None:
        return cannot_sweep(game)

    def use(self, game: Game, me: Mine) -> Flow[None]:
        sweep_row(game, me.seat, me.ref)
        yield from ()


@companion("harbour_factor")
class HarbourFactor(Piece):
    """Two cards for every Harbour claimed."""

    def after_claim(self, game: Game, me: Mine, kind: str) -> Flow[None] | None:
        return game.drawing(me.seat, 2, me.ref) if kind == "harbour" else None


@companion("customs_clerk")
class CustomsClerk(Piece):
    """Toll on Harbours and Bridges; a Bridge still pays once (EI-TOLL-3)."""

    tolls_on = ("harbour", "bridge")


@companion("saltmarsh_pilot")
class SaltmarshPilot(Piece):
    """Sails from Bridges, without a discount for owning one."""

    sails_from = ("bridge",)


@companion("fado_singer")
class FadoSinger(Piece):
    """One more Renown for winning a Duel."""

    def win_bonus(self) -> int:
        return 1


@maneuver("fair_wind")
class FairWind(Act):
    """The turn's Sail for 0, then up to two steps of Stride if wished."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        return cannot_sail(game, seat)

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from choose_sail(game, seat, destinations(game, seat), piece_ref(instance))
        yield from stride(game, seat, 2, piece_ref(instance), must=False)


@maneuver("boarding_party")
class BoardingParty(Act):
    """The turn's Sail for 0 to a rival who can be Dueled, then that Duel with +2 (EI-MAN-7, EI-MAN-14, EI-MAN-15)."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        reason = sail_starts_on(game, seat)
        if reason is not None:
            return reason
        if "duel" in game.players[seat].used:
            return DUELED
        return None if self._targets(game, seat) else why("nobody-to-board", "EI-MAN-7")

    def _targets(self, game: Game, seat: int) -> list[str]:
        price = card("boarding_party").cost
        return [t for t in destinations(game, seat) if self._rivals(game, seat, t, price)]

    def _rivals(self, game: Game, seat: int, tile: str, owed: int) -> list[int]:
        return [r for r in game.rivals(seat) if cannot_duel(game, seat, r, tile, owed) is None]

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        ports = [t for t in destinations(game, seat) if self._rivals(game, seat, t, 0)]
        tile = yield from choose_sail(game, seat, ports, piece_ref(instance))
        if game.players[seat].at != tile:
            game.log("boarding-lost", seat, 1, what=piece_ref(instance))
            return
        rivals = self._rivals(game, seat, tile, 0)
        if not rivals:
            game.log("boarding-lost", seat, 1, what=piece_ref(instance))
            return
        target = rivals[0]
        if len(rivals) > 1:
            options = tuple(
                Option(f"duel:{r}", say("ei-do-duel", who=seat_ref(r)), "duel", (seat_ref(r),)) for r in rivals
            )
            prompt = say("ei-ask-duel", source=piece_ref(instance))
            answer = yield from ask(Decision(seat, "duel", prompt, options))
            target = int(answer.pick[0].partition(":")[2])
        yield from duel(game, seat, target, [share(piece_ref(instance), card(instance).bonus)])


@boost("broadside")
class Broadside(Boost):
    """Worth 3 on a Harbour; a Wonder is none."""

    def bonus(self, game: Game, seat: int, fight: Fight, printed: int) -> int:
        return 3 if kind(fight.tile) == "harbour" else printed


@maneuver("soundings")
class Soundings(Act):
    """Looks at three tiles, orders them, then draws (EI-DRAW-6)."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from look_and_order(game, seat, "discovery", 3, piece_ref(instance))
        game.draw(seat, 1, [part(piece_ref(instance), 1)])
