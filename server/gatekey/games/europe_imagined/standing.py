"""How long a seat's standing pass for Meddle windows lasts (EI-WIN-7), from public facts alone."""

from __future__ import annotations

from gatekey.games.europe_imagined.state import EuropeState

KINDS = ("meddle",)
"""Duels know no standing pass."""


def marks(state: EuropeState, seat: int) -> dict[str, str]:
    """For each scope that a standing pass of ``seat`` could have now, a mark that changes when the scope is over."""
    seats = len(state.players)
    begun = state.turn >= (seat - state.key) % seats
    found = {"turn": f"{state.round}.{state.turn}", "dawn": str(state.round - 1 + begun)}
    if state.fight is not None and state.fight.kind == "challenge":
        found["challenge"] = f"{state.round}.{state.turn}.{state.fight.tile}"  # one attempt a tile and turn (EI-CHAL-1)
    return found
