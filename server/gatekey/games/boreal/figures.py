"""Key figures of a finished game, for statistics over many."""

from __future__ import annotations

from gatekey.games.boreal.state import BorealState
from gatekey.games.boreal.turn import totals_of


def figures(state: BorealState) -> dict[str, int]:
    """Whole numbers by name; a share of games is the mean of a 0 or 1.

    ``kept``: cards left in both reserves; ``standstill``: ended by BO-39; ``white_wins``: White alone won; ``margin``: points
    between the two.
    """
    totals = totals_of(state)
    return {
        "rounds": state.turn // 2,
        "cards": sum(len(side.pyramid) for side in state.sides),
        "kept": sum(len(side.reserve) for side in state.sides),
        "standstill": int(state.completed is None),
        "white_wins": int(state.winners == [state.white]),
        "margin": abs(totals[0] - totals[1]),
    }
