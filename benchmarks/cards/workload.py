"""The card game that every server is measured with: 240 cards, four seats, one kind of move. ``peers/workload.mjs`` is its twin.

Four seats have a hidden hand of 10 and an open tableau of 18; a market of 12 lies open, a deck of 116 does not; the log holds the last 20 moves.
Room ``n``, counted from 1, is dealt from the seed ``n``. A seat's whole view is 8.5 kB of JSON, a spectator's 7.8 kB.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gatekey.kernel.rules import GameState

SEATS: Final = 4
HAND: Final = 10
TABLEAU: Final = 18
MARKET: Final = 12
DECK: Final = 116
LOG: Final = 20
SUITS: Final = ("moss", "ember", "tide", "gale")
NOUNS: Final = ("Runner", "Warden", "Lantern", "Thicket", "Ferry", "Orchard")


def _card(n: int) -> dict[str, Any]:
    suit = SUITS[n % 4]
    name = f"{suit.capitalize()} {NOUNS[n % 6]} {n:03d}"
    return {"id": n, "name": name, "suit": suit, "cost": 1 + n % 7, "power": 1 + n * 5 % 9}


CARDS: Final = tuple(_card(n) for n in range(SEATS * (HAND + TABLEAU) + MARKET + DECK))
"""What is printed on each card. The maps are shared by all views; nobody may change them."""
NAMES: Final = frozenset(card["name"] for card in CARDS)


class Entry(msgspec.Struct, frozen=True):
    """One move in the game's own log, as everybody sees it."""

    rev: int
    seat: int
    verb: str
    slot: int
    card: str
    gained: int


class CardState(GameState, kw_only=True):
    """A game. Cards are their numbers; ``rev`` counts the moves."""

    room: int
    rev: int = 0
    scores: list[int]
    hands: list[list[int]]
    tableaus: list[list[int]]
    market: list[int]
    deck: list[int]
    log: list[Entry]

    @property
    def turn(self) -> int:
        """Whose move it is."""
        return self.rev % SEATS


def _shuffled(seed: int) -> list[int]:
    """All cards in an order that depends on the seed alone, the same in every language."""
    cards = list(range(len(CARDS)))
    x = (seed * 2654435761 + 12345) & 0xFFFFFFFF
    for i in range(len(cards) - 1, 0, -1):
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        j = x % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal(room: int) -> CardState:
    """The game of room ``room`` (from 1) before its first move."""
    cards = iter(_shuffled(room))

    def take(count: int) -> list[int]:
        return [next(cards) for _ in range(count)]

    sides = [(take(HAND), take(TABLEAU)) for _ in range(SEATS)]
    return CardState(
        room=room,
        scores=[0] * SEATS,
        hands=[hand for hand, _ in sides],
        tableaus=[tableau for _, tableau in sides],
        market=take(MARKET),
        deck=take(DECK),
        log=[Entry(0, n % SEATS, "deal", 0, CARDS[0]["name"], 0) for n in range(LOG)],
    )


def move(state: CardState, hand: int, slot: int) -> None:
    """The seat whose turn it is plays its card at ``hand`` (0 to 9) to its tableau at ``slot`` (0 to 17): one hidden place and five open ones change."""
    r, seat = state.rev, state.turn
    first, second, stall = 2 * r % DECK, (2 * r + 1) % DECK, r % MARKET
    card = CARDS[state.hands[seat][hand]]
    freed = state.tableaus[seat][slot]
    state.tableaus[seat][slot] = card["id"]
    state.hands[seat][hand] = state.deck[first]
    state.deck[first] = freed
    state.market[stall], state.deck[second] = state.deck[second], state.market[stall]
    state.scores[seat] += card["power"]
    state.log[r % LOG] = Entry(r + 1, seat, "play", slot, card["name"], card["power"])
    state.rev = r + 1


def usual(rev: int) -> tuple[int, int]:
    """Hand place and slot of the move that everybody makes at that revision."""
    return rev % HAND, 7 * rev % TABLEAU


def table_view(state: CardState) -> dict[str, Any]:
    """What lies open."""
    return {
        "room": f"m{state.room}",
        "rev": state.rev,
        "turn": state.turn,
        "deckCount": len(state.deck),
        "seats": [
            {
                "seat": seat,
                "name": f"Player {seat}",
                "score": state.scores[seat],
                "handCount": len(state.hands[seat]),
                "tableau": [CARDS[n] for n in tableau],
            }
            for seat, tableau in enumerate(state.tableaus)
        ],
        "market": [CARDS[n] for n in state.market],
        "log": [
            {"rev": e.rev, "seat": e.seat, "verb": e.verb, "slot": e.slot, "card": e.card, "gained": e.gained}
            for e in state.log
        ],
    }


def hand_view(state: CardState, seat: int) -> dict[str, Any]:
    """What the seat sees besides."""
    return {"you": seat, "hand": [CARDS[n] for n in state.hands[seat]]}


def whole_view(state: CardState, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None), in one piece, as servers send it that know no parts."""
    view = table_view(state) | {"you": seat}
    for number, side in enumerate(view["seats"]):
        side["hand"] = hand_view(state, number)["hand"] if number == seat else None
    return view
