"""The card game of the benchmarks as a game of Gatekey's. Only the benchmarks' own server offers it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from benchmarks.cards.workload import (
    CARDS,
    HAND,
    NAMES,
    SEATS,
    TABLEAU,
    CardState,
    deal,
    hand_view,
    move,
    table_view,
    usual,
)
from gatekey.kernel.decision import Amount, Answer, Decision
from gatekey.kernel.rules import Deal, Flow, Line, Play, Result, Rules, Seen, TableOption, ask
from gatekey.kernel.text import say

DIGITS = tuple("0123456789")
PLACES = ("thousands", "hundreds", "tens", "ones")
"""The table options that together are the number of the room, because an option has few values."""
_AMOUNTS = (
    Amount("h", say("cards-hand"), most=HAND - 1),
    Amount("s", say("cards-slot"), most=TABLEAU - 1),
)
_DECISIONS = tuple(
    Decision(seat, "play", say("cards-play"), (), (0, 0), amounts=_AMOUNTS, rest=True) for seat in range(SEATS)
)


class Cards(Rules[CardState]):
    """Four seats move in turn, without end."""

    id, version = "benchmark-cards", "1"
    seats, minutes = (SEATS, SEATS), (1, 1)
    state_type = CardState
    text_folder = Path(__file__).parent / "text"
    table_options = tuple(TableOption(place, say(f"cards-{place}"), DIGITS) for place in PLACES)

    def setup(self, deal_of: Deal, seed: bytes) -> tuple[CardState, Sequence[Line]]:
        """The room that the options name, the same on every server; so the seed is not used."""
        return deal(int("".join(deal_of.options[place] for place in PLACES))), []

    def play(self, play: Play[CardState]) -> Flow[None]:
        """One move after another."""
        while True:
            answer = yield from ask(_DECISIONS[play.state.turn])
            move(play.state, answer.amounts.get("h", 0), answer.amounts.get("s", 0))

    def public(self, state: CardState) -> dict[str, object]:
        """What lies open."""
        return table_view(state)

    def private(self, state: CardState, seat: int) -> dict[str, object]:
        """The seat's hand."""
        return hand_view(state, seat)

    def result(self, state: CardState) -> Result | None:
        """The game goes on for ever."""
        return None

    def choose(self, seen: Seen) -> Answer:
        """The move that everybody makes."""
        hand, slot = usual(seen.public["rev"])
        return Answer(amounts={"h": hand, "s": slot})

    def hidden_ids(self, state: CardState) -> frozenset[str]:
        """Every card can be in a hand or in the deck; a card's name is its id in the views."""
        return NAMES

    def redeal(self, state: CardState, viewer: int | None, chance: random.Random) -> CardState:
        """The deck and the hands of others, dealt anew."""
        other = super().redeal(state, viewer, chance)
        places = [other.deck, *(hand for seat, hand in enumerate(other.hands) if seat != viewer)]
        unseen = sorted(n for place in places for n in place)
        chance.shuffle(unseen)
        for place in places:
            place[:] = [unseen.pop() for _ in place]
        return other

    def faults(self, state: CardState) -> list[str]:
        """Every card is in one place."""
        places = [*state.hands, *state.tableaus, state.market, state.deck]
        cards = sorted(n for place in places for n in place)
        return [] if cards == list(range(len(CARDS))) else ["a card is missing or there twice"]


GAME = Cards()
