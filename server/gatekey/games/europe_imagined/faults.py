"""Everything about a state that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gatekey.games.europe_imagined.board import board_of
from gatekey.games.europe_imagined.catalogue import (
    CLAIM_MARKERS,
    DECKS,
    GATE,
    LEGENDS,
    ROUNDS,
    ROW_SIZE,
    TILES,
    TWO_PLAYER_REMOVED,
    is_legend,
)
from gatekey.games.europe_imagined.limits import party_limit, reserve_limit
from gatekey.games.europe_imagined.state import EuropeState


def faults(state: EuropeState) -> list[str]:
    """Broken invariants, each in a few words; empty when the state is sound."""
    return [*_cards(state), *_tiles(state), *_legends(state), *_tracks(state), *_limits(state), *_map(state)]


def _count(what: str, found: Iterable[str], expected: Iterable[str]) -> list[str]:
    have, want = Counter(found), Counter(list(expected))
    lost = [f"{what} {i} is nowhere" for i in sorted(want - have)]
    return lost + [f"{what} {i} is in two places or has no place here" for i in sorted(have - want)]


def _cards(state: EuropeState) -> list[str]:
    found = list(state.resolving)
    expected: list[str] = []
    for player in state.players:
        found += [*player.hand, *player.deck, *player.discard, *(c.id for c in player.party if not is_legend(c.id))]
        expected += DECKS[player.explorer]
    return _count("card", found, expected)


def _tiles(state: EuropeState) -> list[str]:
    removed = TWO_PLAYER_REMOVED if len(state.players) == 2 else ()
    found = [*state.row, *state.discovery, *state.discarded, *(p.tile for p in state.places)]
    return _count("tile", found, [GATE, *(t for t in TILES if t not in removed)])


def _legends(state: EuropeState) -> list[str]:
    found = [*state.legends, *state.retired, *(p.legend for p in state.places if p.legend is not None)]
    for player in state.players:
        found += [*player.relics, *(c.id for c in player.party if is_legend(c.id))]
    fight = state.fight
    if fight is not None and fight.step == "rewarding" and fight.legend is not None:
        found.append(fight.legend)
    return _count("Legend", found, LEGENDS)


def _tracks(state: EuropeState) -> list[str]:
    wrong = []
    for seat, player in enumerate(state.players):
        tracks = (player.renown, player.lanterns, player.reserve, player.tally, player.markers, player.reroutes)
        if min(tracks) < 0:
            wrong.append(f"seat {seat} has a negative track")
        claims = sum(1 for p in state.places if p.claim == seat)
        if claims + player.markers != CLAIM_MARKERS:
            wrong.append(f"seat {seat} has {claims} claims and {player.markers} markers")
    if not 1 <= state.round <= ROUNDS:
        wrong.append(f"round {state.round}")
    return wrong


def _limits(state: EuropeState) -> list[str]:
    wrong = []
    for seat, player in enumerate(state.players):
        if player.reserve > reserve_limit(player):
            wrong.append(f"seat {seat} keeps {player.reserve} Reserve of {reserve_limit(player)}")
        dismissing = state.fight is not None
        if len(player.party) > party_limit(player) and not dismissing:
            wrong.append(f"seat {seat} has {len(player.party)} Companions of {party_limit(player)}")
    if len(state.row) > ROW_SIZE:
        wrong.append("the Row is too long")
    return wrong


def _map(state: EuropeState) -> list[str]:
    board = board_of(state.places)
    wrong = []
    if len(board.at) != len(state.places):
        wrong.append("two tiles lie on one space")
    if not board.whole:
        wrong.append("the map is not joined to the Gate")
    wrong += [f"seat {s} stands nowhere" for s, p in enumerate(state.players) if p.at not in board.sites]
    return wrong
