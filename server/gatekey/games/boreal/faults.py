"""Everything about a state that cannot be."""

from __future__ import annotations

from collections import Counter

from gatekey.games.boreal.catalogue import ARCHIVES, CARDS, CATALOGUE, LAST, SLOTS, WIDTHS
from gatekey.games.boreal.pyramid import pyramid_of
from gatekey.games.boreal.state import BorealState, Side


def faults(state: BorealState) -> list[str]:
    """Broken invariants, each in a few words; empty when the state is sound."""
    wrong = _cards(state)
    for seat, side in enumerate(state.sides):
        wrong += [f"seat {seat}: {fault}" for fault in _side(side)]
    if len(state.row) != SLOTS:
        wrong.append(f"{len(state.row)} slots")
    if state.deck and None in state.row:
        wrong.append("a slot is empty and the deck is not")
    if (state.phase in ("take", "swap", "build_again")) != bool(state.power):
        wrong.append(f"phase {state.phase} with power {state.power!r}")
    return wrong


def _cards(state: BorealState) -> list[str]:
    found = [*(card for card in state.row if card is not None), *state.deck, *state.out]
    for side in state.sides:
        found += [*side.reserve, *(built.card for built in side.pyramid)]
    have, want = Counter(found), Counter(list(CARDS))
    lost = [f"card {card} is nowhere" for card in sorted(want - have)]
    twice = [f"card {card} is in two places" for card in sorted(have - want)]
    archives = sum(card in ARCHIVES for card in state.out)
    if archives != CATALOGUE.set_up.archives_removed:
        twice.append(f"{archives} archives are out of the game")
    return lost + twice


def _side(side: Side) -> list[str]:
    wrong = []
    if not 0 <= side.token <= LAST:
        wrong.append(f"token on {side.token}")
    archives = [c for c in (*side.reserve, *(b.card for b in side.pyramid)) if CARDS[c].archive]
    if len(archives) > 1:
        wrong.append(f"archives {', '.join(archives)}")
    at = pyramid_of(side)
    if len(at) != len(side.pyramid):
        wrong.append("two cards in one place")
    line = sorted(c for level, c in at if level == 1)
    if line != list(range(1, len(line) + 1)):
        wrong.append(f"level 1 is broken: {line}")
    for level, c in at:
        if not 1 <= level <= len(WIDTHS) or not 1 <= c <= WIDTHS[level - 1]:
            wrong.append(f"no place L{level}.{c}")
        elif level > 1 and not {(level - 1, c), (level - 1, c + 1)} <= at.keys():
            wrong.append(f"L{level}.{c} rests on nothing")
    return wrong
