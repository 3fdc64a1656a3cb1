"""Cards that several decks share."""

from __future__ import annotations

from gatekey.games.europe_imagined.claiming import cannot_claim, claim
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.pieces import Act, maneuver, numbers_only
from gatekey.games.europe_imagined.roads import can_stride, stride
from gatekey.games.europe_imagined.words import Reason, part, piece_ref
from gatekey.kernel.rules import Flow

numbers_only("lantern_flare", "whispered_rumor")


@maneuver("pilgrims_pace")
class PilgrimsPace(Act):
    """Stride up to three steps; it needs one to be possible (EI-STRIDE-2)."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        return can_stride(game, seat)

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from stride(game, seat, 3, piece_ref(instance), must=True)


@maneuver("letters_of_introduction")
class LettersOfIntroduction(Act):
    """Draw two cards."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        game.draw(seat, 2, [part(piece_ref(instance), 2)])
        yield from ()


@maneuver("borrowed_light")
class BorrowedLight(Act):
    """Gain a current Lantern (EI-RES-6)."""

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        game.take_lanterns(seat, 1, piece_ref(instance))
        yield from ()


@maneuver("forged_charter")
class ForgedCharter(Act):
    """Claim without the tile's own payment; every other condition stands (EI-CLAIM-4, EI-CLAIM-10)."""

    def cannot(self, game: Game, seat: int) -> Reason | None:
        return cannot_claim(game, seat)

    def play(self, game: Game, seat: int, instance: str) -> Flow[None]:
        yield from claim(game, seat, piece_ref(instance), depth=1)
