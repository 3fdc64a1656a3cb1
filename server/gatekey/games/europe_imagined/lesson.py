"""The guided first game: the Huntress, who fights well alone, and one bot. Only the deal is chosen; every rule holds."""

from __future__ import annotations

from typing import Final

from gatekey.games.europe_imagined.catalogue import TILES
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.rules import Lesson

LESSON: Final = Lesson(2, {"explorer": ("explorer:sigrun_hallvard", "explorer:teodoro_mares")})

FIRST_LEGENDS: Final = ("huldra", "white_lady")
"""Face-up, without an encounter effect, and Might 4: what the Hound (2, and 1 in a Forest) and the Huntress (1) can do alone."""
GOOD_FORESTS: Final = ("T09", "T12")
"""Of the Forests in a game of two, those with more than one way on; the other one may become a dead end."""
SOON: Final = 6
"""So many places of the Discovery Deck are likely to be seen by the learner's second turn."""
PLAIN_SOON: Final = 5
"""Of those and the Row, so many at least have no Legend and cost no more than a first victory has brought."""
AFFORDABLE: Final = 2


def teaches(state: EuropeState) -> bool:
    """The learner begins, may lay a Forest whose Legend falls to a full commitment, and finds places to claim in the next turn."""
    forests = [t for t in state.row if TILES[t].type == "forest"]
    if state.key != 0 or state.legends[0] not in FIRST_LEGENDS or not forests or not set(forests) <= set(GOOD_FORESTS):
        return False
    plain = [t for t in [*state.row, *state.discovery[:SOON]] if not TILES[t].legend and TILES[t].renown <= AFFORDABLE]
    return len(plain) >= PLAIN_SOON
