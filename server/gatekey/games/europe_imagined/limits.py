"""Hand, party and Reserve limits of a player as they stand (EI-RECRUIT-2, EI-DUSK-2)."""

from __future__ import annotations

from gatekey.games.europe_imagined.catalogue import EXPLORERS
from gatekey.games.europe_imagined.pieces import hooked
from gatekey.games.europe_imagined.state import Player


def _bonus(player: Player, trait: str) -> int:
    pieces = hooked(trait)
    keys = [*(member.id for member in player.party), *(f"relic:{relic}" for relic in player.relics)]
    return sum([getattr(pieces[key], trait) for key in keys if key in pieces])


def hand_limit(player: Player) -> int:
    """Cards kept at Dusk."""
    return EXPLORERS[player.explorer].hand_limit


def party_limit(player: Player) -> int:
    """Companions that may be in play, tamed Legends included."""
    return EXPLORERS[player.explorer].party_limit + _bonus(player, "party_bonus")


def reserve_limit(player: Player) -> int:
    """Lanterns that may be kept for other players' turns."""
    return EXPLORERS[player.explorer].reserve_limit + _bonus(player, "reserve_bonus")
