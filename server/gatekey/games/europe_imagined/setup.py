"""Setting up (EI-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from gatekey.games.europe_imagined.catalogue import (
    CLAIM_CURRENCIES,
    DECKS,
    GATE,
    LEGENDS,
    OPENING_HAND,
    ROW_SIZE,
    TILES,
    TWO_PLAYER_REMOVED,
)
from gatekey.games.europe_imagined.state import Companion, EuropeState, Place, Player
from gatekey.kernel.chance import Chance
from gatekey.kernel.rules import Deal, Line
from gatekey.kernel.text import say


def set_up(deal: Deal, seed: bytes) -> tuple[EuropeState, Sequence[Line]]:
    """The table before the first Dawn (EI-SETUP-1 to EI-SETUP-9).

    Raises:
        ValueError: fewer than two seats, more than four, or one Explorer at two seats (EI-COMP-8).
    """
    explorers = [choice.removeprefix("explorer:") for choice in deal.choices["explorer"]]
    if not 2 <= deal.seats <= 4 or len(explorers) != deal.seats or len(set(explorers)) != deal.seats:
        raise ValueError("two to four seats, each with an Explorer of its own")
    removed = TWO_PLAYER_REMOVED if deal.seats == 2 else ()
    state = EuropeState(
        players=[Player(explorer=explorer) for explorer in explorers],
        places=[Place(GATE, 0, 0)],
        row=[],
        discovery=[tile for tile in TILES if tile not in removed],
        legends=list(LEGENDS),
        claim_currency=deal.options.get("claim_currency", CLAIM_CURRENCIES[0]),
    )
    chance = Chance(seed, state)
    for player in state.players:
        signature, *cards = DECKS[player.explorer]
        player.party.append(Companion(signature))
        chance.shuffle(cards)
        player.hand, player.deck = cards[:OPENING_HAND], cards[OPENING_HAND:]
    chance.shuffle(state.discovery)
    state.row, state.discovery = state.discovery[:ROW_SIZE], state.discovery[ROW_SIZE:]
    chance.shuffle(state.legends)
    state.key = chance.below(deal.seats)
    return state, _lines(state, removed)


def _lines(state: EuropeState, removed: Sequence[str]) -> list[Line]:
    lines = [Line(say("ei-log-setup", option=say(f"ei-currency-{state.claim_currency}")))]
    for seat, player in enumerate(state.players):
        hand = say(
            "ei-log-seat-hand", explorer=f"explorer:{player.explorer}", cards=[card_text(c) for c in player.hand]
        )
        lines.append(
            Line(say("ei-log-seat", seat=f"seat:{seat}", explorer=f"explorer:{player.explorer}"), seat, 1, {seat: hand})
        )
    if removed:
        lines.append(Line(say("ei-log-removed", tiles=[say("ei-name", what=f"tile:{t}") for t in removed]), None, 1))
    lines.append(
        Line(
            say(
                "ei-log-row-first",
                tiles=[say("ei-name", what=f"tile:{t}") for t in state.row],
                left=len(state.discovery),
            ),
            None,
            1,
        )
    )
    return lines


def card_text(instance: str) -> tuple[str, dict[str, str]]:
    """A card's name as a message."""
    return ("ei-name", {"what": f"card:{instance}"})
