"""Carrying out a Curse, instruction by instruction (EI-FAIL-1, EI-FAIL-4)."""

from __future__ import annotations

from collections.abc import Callable

from gatekey.games.europe_imagined.catalogue import LEGENDS
from gatekey.games.europe_imagined.game import Game
from gatekey.games.europe_imagined.roads import retreat
from gatekey.kernel.rules import Flow
from gatekey.kernel.text import Text, say


def curse(game: Game, seat: int, legend: str) -> Flow[None]:
    """The challenger obeys; entry triggers of a retreat resolve before the next instruction."""
    cause = say("ei-cause-curse", legend=f"legend:{legend}")
    for step in LEGENDS[legend].curse:
        yield from INSTRUCTIONS[step.op](game, seat, step.n, cause)


def _lose_renown(game: Game, seat: int, n: int, cause: Text) -> Flow[None]:
    game.lose_renown(seat, n, cause)
    yield from ()


def _discard(game: Game, seat: int, n: int, cause: Text) -> Flow[None]:
    yield from game.discard(seat, n, cause)


def _discard_down_to(game: Game, seat: int, n: int, cause: Text) -> Flow[None]:
    excess = len(game.players[seat].hand) - n
    if excess > 0:
        yield from game.discard(seat, excess, cause)
    else:
        game.log("hand-small", seat, 1, cause=cause, limit=n, left=len(game.players[seat].hand))


def _exhaust(game: Game, seat: int, n: int, cause: Text) -> Flow[None]:
    yield from game.exhaust(seat, n, cause)


INSTRUCTIONS: dict[str, Callable[[Game, int, int, Text], Flow[None]]] = {
    "lose_renown": _lose_renown,
    "discard": _discard,
    "discard_down_to": _discard_down_to,
    "exhaust": _exhaust,
    "retreat": retreat,
}
