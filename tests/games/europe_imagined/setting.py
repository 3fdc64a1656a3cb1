"""The half of a test's table that is said before play: who has what, and what lies where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Self

from msgspec.structs import replace

from gatekey.games.europe_imagined.catalogue import DECKS, GATE, LEGENDS, TILES, TWO_PLAYER_REMOVED, base
from gatekey.games.europe_imagined.state import Companion, EuropeState, Place, Player
from tests.games.europe_imagined.layout import gate_first, place_somewhere, turn_with_exits

EXPLORERS: Final = {e.partition("_")[0]: e for e in DECKS}
"""Short names: ``{"ilse": "ilse_varga", ...}``."""


class Setting:
    """A position that is being described. Every card, tile and Legend ends up in exactly one place."""

    def __init__(self, *explorers: str, round: int = 4, claim_currency: str = "renown", fixture: bool = False) -> None:
        """``explorers`` clockwise, the key holder first.

        ``fixture``: the position cannot come about, so faults are not looked for, and cards of Explorers that
        are not at the table may be given to those that are.
        """
        self.names = explorers
        self.fixture = fixture
        self.closed = False
        """Play has begun."""
        self._cards = {name: list(DECKS[EXPLORERS[name]]) for name in explorers}
        self._borrowed: list[str] = []
        self._decks: dict[str, tuple[list[str], int | None, bool]] = {}
        self._fillers: list[tuple[str, list[str], int]] = []
        self._parties: set[str] = set()
        self._markers: dict[str, int] = {}
        self._legends = list(LEGENDS)
        removed = TWO_PLAYER_REMOVED if len(explorers) == 2 else ()
        self._tiles = [tile for tile in TILES if tile not in removed]
        self._row: list[str] | None = None
        self._discovery: tuple[list[str], int | None] = ([], None)
        self._legend_deck: tuple[list[str], int | None] = ([], None)
        self.state = EuropeState(
            players=[Player(explorer=EXPLORERS[name]) for name in explorers],
            places=[Place(GATE, 0, 0)],
            row=[],
            discovery=[],
            legends=[],
            round=round,
            phase="act",
            claim_currency=claim_currency,
        )

    def tile(
        self,
        tile: str,
        space: tuple[int, int] | None = None,
        *,
        turn: int = 0,
        exits: str = "",
        claim: str | None = None,
        legend: str | None = None,
        face_down: bool = False,
        known: Iterable[str] = (),
    ) -> Self:
        """Place a tile, or say more about one that is placed.

        Args:
            space: ``(x, y)``, north is ``y + 1``; left out, the tile goes somewhere joined to the Gate.
            turn: clockwise quarter turns; or ``exits``, the sides its roads shall leave by (``"SE"``).
            claim: its owner.
            legend: the unresolved Legend on it; ``face_down``, or ``known`` to these players, hides it.
        """
        self._still_open()
        placed = self._place(tile)
        if placed is None:
            if space is None:
                placed = place_somewhere(self.state.places, tile)
            else:
                placed = Place(tile, *space, turn=turn_with_exits(tile, exits) if exits else turn)
                self.state.places.append(placed)
            self._tiles.remove(tile)
        if claim is not None:
            self._change(tile, claim=self.seat(claim))
            self.state.players[self.seat(claim)].markers -= 1
        if legend is not None:
            self._legends.remove(legend)
            seen_by = tuple(self.seat(name) for name in known)
            self._change(tile, legend=legend, seen_by=seen_by, face_up=not (face_down or seen_by))
        return self

    def _change(self, tile: str, **fields: Any) -> None:
        places = self.state.places
        places[:] = [replace(place, **fields) if place.tile == tile else place for place in places]

    def given(
        self,
        who: str,
        *,
        at: str | None = None,
        renown: int | None = None,
        lanterns: int | None = None,
        reserve: int | None = None,
        tally: int | None = None,
        markers: int | None = None,
        hand: Iterable[str | int] | int | None = None,
        deck: Iterable[str] | None = None,
        deck_size: int | None = None,
        discard: Iterable[str | int] | int | None = None,
        party: Iterable[str] | None = None,
        relics: Iterable[str] = (),
        used: Iterable[str] = (),
        marked: Iterable[str] = (),
        reroutes: int | None = None,
        attempted: Iterable[str] = (),
    ) -> Self:
        """Say what a player has. What is left out stays as it is.

        Args:
            at: tile of the pawn; it is placed somewhere if it is not on the map yet.
            markers: markers left; claims are placed to make up for those that are gone.
            hand, discard: card ids; a number stands for so many cards that do not matter.
            deck: cards on top, the first on top of all. All cards placed nowhere else lie below.
            deck_size: exactly so many cards in the deck; the rest lies in the discard pile or, where ``discard``
                is given, in the hand.
            party: Companions and tamed Legends, ``golem:exhausted``, ``golem:held``; left out, the signature.
            used: allowances spent this turn (``sail``, ``duel``, ``rest``, ``refresh``); ``reroutes`` counts.
            marked: Companions or Relics used in this actual turn.
            attempted: tiles whose Legend was challenged this turn.
        """
        self._still_open()
        player = self.state.players[self.seat(who)]
        if at is not None:
            if at != GATE and self._place(at) is None:
                self.tile(at)
            player.at = at
        tracks = {"renown": renown, "lanterns": lanterns, "reserve": reserve, "tally": tally, "reroutes": reroutes}
        for track, value in tracks.items():
            if value is not None:
                setattr(player, track, value)
        if markers is not None:
            self._markers[who] = markers
        if party is not None:
            self._parties.add(who)
            player.party = [self._member(who, word) for word in party]
        for relic in relics:
            self._legends.remove(relic)
            player.relics.append(relic)
        player.used.extend(used)
        player.attempted.extend(attempted)
        if deck is not None or deck_size is not None:
            self._decks[who] = ([self._take(who, card) for card in deck or ()], deck_size, discard is not None)
        if hand is not None:
            player.hand = self._cards_of(who, hand)
        if discard is not None:
            player.discard = self._cards_of(who, discard)
        in_play = {base(c.id): c.id for c in player.party} | {r: r for r in player.relics}
        self.state.turn_marks.extend(in_play[word] for word in marked)
        return self

    def row(self, *tiles: str) -> Self:
        """Say what the Discovery Row shows."""
        self._still_open()
        self._row = list(tiles)
        for tile in tiles:
            self._tiles.remove(tile)
        return self

    def discovery(self, *top: str, size: int | None = None) -> Self:
        """Say what lies on top of the Discovery Deck and how many tiles it has; others are location discards."""
        self._still_open()
        for tile in top:
            self._tiles.remove(tile)
        self._discovery = (list(top), size)
        return self

    def legends(self, *top: str, size: int | None = None) -> Self:
        """Say what lies on top of the Legend Deck, and how many it has; Legends left over are retired."""
        self._still_open()
        for legend in top:
            self._legends.remove(legend)
        self._legend_deck = (list(top), size)
        return self

    def act(self, who: str) -> Self:
        """It is this player's turn and Dawn is over."""
        return self._opens(who, "act")

    def dawn(self, who: str) -> Self:
        """This player's turn is about to begin."""
        return self._opens(who, "dawn")

    def final_round(self) -> Self:
        """The final-round flag is set."""
        self.state.final = True
        return self

    def seat(self, who: str) -> int:
        """The player's seat number."""
        return self.names.index(who)

    def close(self) -> EuropeState:
        """Put everything that the test did not mention in its place, and begin."""
        self.closed = True
        for who, markers in self._markers.items():
            while self.state.players[self.seat(who)].markers > markers:
                spare = next(t for t in self._tiles if not TILES[t].legend and len(TILES[t].exits) > 1)
                self._claim_spare(spare, self.seat(who))
        self._close_parties()
        for who, pile, plenty in self._fillers:
            pile.extend(self._take(who, self._cards[who][-1]) for _ in range(plenty))
        for who in self.names:
            self._close_deck(who, self.state.players[self.seat(who)])
        state = self.state
        if self._row is None:
            self._row, self._tiles = self._tiles[:3], self._tiles[3:]
        state.row = self._row
        state.discovery, state.discarded = _pile(*self._discovery, self._tiles)
        state.legends, state.retired = _pile(*self._legend_deck, self._legends)
        state.places = gate_first(state.places)
        return state

    def _claim_spare(self, tile: str, seat: int) -> None:
        place_somewhere(self.state.places, tile)
        self._change(tile, claim=seat)
        self.state.players[seat].markers -= 1
        self._tiles.remove(tile)

    def _close_parties(self) -> None:
        for who in self.names:
            if who not in self._parties:
                player = self.state.players[self.seat(who)]
                player.party = [Companion(self._take(who, DECKS[player.explorer][0]))]

    def _close_deck(self, who: str, player: Player) -> None:
        tops, size, rest_to_hand = self._decks.get(who, ([], None, False))
        player.deck, rest = _pile(tops, size, self._cards[who])
        (player.hand if rest_to_hand else player.discard).extend(rest)
        self._cards[who] = []

    def _still_open(self) -> None:
        if self.closed:
            raise ValueError("play has begun; the position cannot be changed any more")

    def _opens(self, who: str, phase: str) -> Self:
        self._still_open()
        self.state.turn = self.seat(who)
        self.state.phase = phase
        return self

    def _place(self, tile: str) -> Place | None:
        return next((p for p in self.state.places if p.tile == tile), None)

    def _take(self, who: str, card: str) -> str:
        found = next((c for c in self._cards[who] if card in (c, base(c))), None)
        if found is not None:
            self._cards[who].remove(found)
            return found
        return self._borrow(who, card)

    def _borrow(self, who: str, card: str) -> str:
        """In a fixture, a card of an Explorer that is not at the table."""
        here = [EXPLORERS[name] for name in self.names]
        absent = [cards for explorer, cards in DECKS.items() if self.fixture and explorer not in here]
        borrowed = next((c for cards in absent for c in cards if card == base(c) and c not in self._borrowed), None)
        if borrowed is None:
            raise ValueError(f"{who} has no {card} left; there are {self._cards[who]}")
        self._borrowed.append(borrowed)
        return borrowed

    def _cards_of(self, who: str, cards: Iterable[str | int] | int) -> list[str]:
        wanted = [cards] if isinstance(cards, int) else list(cards)
        pile = [self._take(who, card) for card in wanted if isinstance(card, str)]
        self._fillers.append((who, pile, sum(card for card in wanted if isinstance(card, int))))
        return pile

    def _member(self, who: str, word: str) -> Companion:
        name, _, state = word.partition(":")
        if name in LEGENDS:
            self._legends.remove(name)
            return Companion(name, ready=not state, held=state == "held")
        return Companion(self._take(who, name), ready=not state, held=state == "held")


def _pile(top: list[str], size: int | None, rest: list[str]) -> tuple[list[str], list[str]]:
    """A pile of ``size`` (all, if None) with ``top`` uppermost, and what is left over."""
    whole = [*top, *rest]
    return (whole, []) if size is None else (whole[:size], whole[size:])
