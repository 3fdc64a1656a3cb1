"""Dealing everything a viewer cannot know differently, and nothing else (EI-INFO-12)."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from gatekey.games.europe_imagined.catalogue import LEGENDS
from gatekey.games.europe_imagined.state import EuropeState, Player


def redeal(state: EuropeState, viewer: int | None, chance: random.Random) -> EuropeState:
    """A copy of ``state`` in which hands of others, the orders of all decks and unseen face-down Legends are dealt anew.

    What the viewer has seen in a deck stays in its place until a shuffle; a face-down Legend becomes another Trickster.
    """
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=EuropeState)
    seen = frozenset(copy.players[viewer].seen) if viewer is not None else frozenset()
    if copy.looking is not None and copy.looking.seat == viewer:
        seen |= frozenset(copy.looking.ids)
    for seat, player in enumerate(copy.players):
        _redeal_cards(player, seat == viewer, seen, chance)
    _shuffle_unseen(copy.discovery, lambda tile: tile not in seen, chance)
    _redeal_legends(copy, viewer, seen, chance)
    if copy.looking is not None and copy.looking.seat != viewer:
        zone = {"deck": copy.players[copy.looking.seat].deck, "discovery": copy.discovery, "legends": copy.legends}
        copy.looking.ids = zone[copy.looking.zone][: len(copy.looking.ids)]
    return copy


def _shuffle_unseen(pile: list[str], hidden: Callable[[str], bool], chance: random.Random) -> None:
    places = [i for i, item in enumerate(pile) if hidden(item)]
    items = [pile[i] for i in places]
    chance.shuffle(items)
    for i, item in zip(places, items, strict=True):
        pile[i] = item


def _redeal_cards(player: Player, own: bool, seen: frozenset[str], chance: random.Random) -> None:
    if own:
        _shuffle_unseen(player.deck, lambda card: card not in seen, chance)
        return
    held = len(player.hand)
    cards = player.hand + player.deck
    chance.shuffle(cards)
    player.hand, player.deck = cards[:held], cards[held:]
    player.seen = [c for c in player.seen if "#" not in c]


def _redeal_legends(state: EuropeState, viewer: int | None, seen: frozenset[str], chance: random.Random) -> None:
    """Unseen face-down Legends change places with Tricksters of the deck; then the unseen deck is shuffled."""
    places = state.places
    covered = [n for n, p in enumerate(places) if p.legend is not None and not p.face_up and viewer not in p.seen_by]
    spots = [i for i, g in enumerate(state.legends) if g not in seen and LEGENDS[g].trickster]
    tricksters = [legend for n in covered if (legend := places[n].legend) is not None] + [
        state.legends[i] for i in spots
    ]
    chance.shuffle(tricksters)
    for n, legend in zip(covered, tricksters, strict=False):
        places[n] = replace(places[n], legend=legend)
    for i, legend in zip(spots, tricksters[len(covered) :], strict=True):
        state.legends[i] = legend
    _shuffle_unseen(state.legends, lambda legend: legend not in seen, chance)
    fight = state.fight
    if fight is not None and fight.kind == "challenge":
        fight.legend = next((places[n].legend for n in covered if places[n].tile == fight.tile), fight.legend)
