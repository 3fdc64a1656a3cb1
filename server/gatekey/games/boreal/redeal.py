"""Dealing everything nobody can know differently, and nothing else (BO-50, BO-66)."""

from __future__ import annotations

import random

import msgspec

from gatekey.games.boreal.catalogue import CARDS
from gatekey.games.boreal.state import BorealState


def redeal(state: BorealState, chance: random.Random) -> BorealState:
    """A copy with another order of the deck and other archives in it. All see the same (BO-51), so it is alike for every viewer.

    How many archives are left in the deck follows from those seen, and so stays; so do the start cards that are out.
    """
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=BorealState)
    unseen = sorted(card for card in (*copy.deck, *copy.out) if CARDS[card].archive)
    chance.shuffle(unseen)
    inside = sum(CARDS[card].archive for card in copy.deck)
    copy.deck = sorted(card for card in copy.deck if not CARDS[card].archive) + unseen[:inside]
    chance.shuffle(copy.deck)
    copy.out = [card for card in copy.out if not CARDS[card].archive] + unseen[inside:]
    return copy
