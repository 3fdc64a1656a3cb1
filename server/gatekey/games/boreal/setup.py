"""Setting up (BO-06 to BO-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gatekey.games.boreal.catalogue import ARCHIVES, CATALOGUE, LOCATIONS, SLOTS, STARTS
from gatekey.games.boreal.state import BorealState, Side
from gatekey.games.boreal.words import card_ref, seat_ref, slot_ref
from gatekey.kernel.chance import Chance
from gatekey.kernel.rules import Deal, Line
from gatekey.kernel.text import say

WHITE: Final = ("drawn", "first", "second")
"""Values of the table option ``white``: by lot, or the seat that the room's owner names (BO-09)."""


def set_up(deal: Deal, seed: bytes) -> tuple[BorealState, Sequence[Line]]:
    """The table before the first turn.

    Raises:
        ValueError: other than two seats.
    """
    if deal.seats != 2:
        raise ValueError("Boreal is for two")
    named = deal.options.get("white", WHITE[0])
    state = BorealState(white=0, sides=[Side(), Side()], row=[], deck=[], out=[])
    chance = Chance(seed, state)
    starts, archives = list(STARTS), list(ARCHIVES)
    chance.shuffle(starts)
    chance.shuffle(archives)
    inside = CATALOGUE.set_up.archives_in_deck
    state.row = [*starts[:SLOTS]]
    state.deck = [*LOCATIONS, *archives[:inside]]
    state.out = [*starts[SLOTS:], *archives[inside:]]
    chance.shuffle(state.deck)
    drawn = chance.below(2)
    state.white = drawn if named == "drawn" else WHITE.index(named) - 1
    return state, _lines(state, named)


def _lines(state: BorealState, named: str) -> list[Line]:
    row = [say("boreal-on-slot", slot=slot_ref(n), card=card_ref(c)) for n, c in enumerate(state.row, 1) if c]
    return [
        Line(say("boreal-log-setup", deck=len(state.deck), out=len(state.out))),
        Line(say(f"boreal-log-white-{'drawn' if named == 'drawn' else 'named'}", seat=seat_ref(state.white)), None, 1),
        Line(say("boreal-log-row", cards=row), None, 1),
    ]
