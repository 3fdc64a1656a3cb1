"""Key figures of a finished game, for statistics over many."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import ROUNDS
from gatekey.games.europe_imagined.state import EuropeState


def figures(state: EuropeState) -> dict[str, int]:
    """Whole numbers by name; a share of games is the mean of a 0 or 1.

    ``sealed``: the map closed at some time (EI-SEAL-3), ``sealed_in_round_<n>``: first in that round (EI-SEAL-5);
    ``locked_turns``: turns whose Act began with no open exit at the pawn; ``by_deck``: the Discovery Deck ran out
    and ended the game (EI-ROUND-3); ``margin``: Renown between the first and the second.
    """
    totals = sorted((score.total for score in state.scores), reverse=True)
    return {
        "rounds": state.round,
        "tiles": len(state.places) - 1,
        "claims": sum(1 for place in state.places if place.claim is not None),
        "legends_overcome": sum(player.tally for player in state.players),
        "legends_standing": sum(1 for place in state.places if place.legend is not None),
        "sealed": int(state.sealed > 0),
        **{f"sealed_in_round_{n}": int(state.sealed == n) for n in range(1, ROUNDS + 1)},
        "locked_turns": state.locked,
        "by_deck": int(state.final and not state.discovery),
        "margin": totals[0] - totals[1] if len(totals) > 1 else 0,
    }
