"""A tiny language in which a test of Europe Imagined reads as play: a position, a deed, and what follows.

    table = Position("teodoro", "ilse", "sigrun", round=4)      # clockwise; the first holds the key
    table.tile("T18", claim="ilse")                             # somewhere, joined to the Gate; or tile("T10", (0, 2), exits="SE")
    table.given("teodoro", at="T17", lanterns=5, hand=["fair_wind", 2])
    table.act("teodoro")                                        # it is his turn, Dawn is over (the first listed if not said)
    table.does("teodoro", "sail:T18")
    assert table.of("teodoro").lanterns == 4
    assert table.why_not("teodoro", "play:fair_wind") == "EI-SAIL-4"

Everything not mentioned is quiet: pawns on the Gate, empty hands, the signature Companion Ready, no Lanterns, no Reserve, eight
markers. Every card, tile and Legend is in exactly one place: what is not placed lies in its deck, in the order of the catalogue.

Names are short. Explorers are ``ilse``, ``teodoro``, ``sigrun``, ``rodrigo``; cards are catalogue ids, and the first copy that
fits is meant (``play:fair_wind`` answers ``play:fair_wind#1``); seats in answers are names as well (``duel:ilse``).

Windows a test does not mention are passed: when a seat is to answer and rivals are asked before it in a Meddle window or a Duel's
window for Boosts, they pass; at Dusk nothing is kept in Reserve unless the test says so. Any other question that stands in the way
fails the test. After every deed the rules are asked for faults of the state, and the game is rebuilt from its snapshot and compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy as copy_of
from typing import Any, Final

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.catalogue import CLAIM_MARKERS, DECKS, GATE, LEGENDS, TILES, TWO_PLAYER_REMOVED, base
from gatekey.games.europe_imagined.state import Companion, EuropeState, Place, Player
from gatekey.kernel.barrier import ids_in
from gatekey.kernel.decision import PASS, Answer, Decision, Refusal
from gatekey.kernel.rules import Deal, Line
from gatekey.kernel.running import Running
from gatekey.kernel.text import Text
from tests.games.europe_imagined.layout import gate_first, place_somewhere, turn_with_exits

EXPLORERS: Final = {e.partition("_")[0]: e for e in DECKS}
"""Short names: ``{"ilse": "ilse_varga", ...}``."""

QUIET: Final = {"meddle": PASS, "duel_defence_boost": PASS, "duel_attack_boost": PASS, "reserve": None}
"""Kinds of question that are answered for a player a test does not mention, and how (None: with nothing)."""


class Sheet:
    """What everybody sees of one player, and the faces of its hand, with card numbers left out."""

    def __init__(self, public: Mapping[str, Any], private: Mapping[str, Any]) -> None:
        self.at: str = public["at"]
        self.renown: int = public["renown"]
        self.lanterns: int = public["lanterns"]
        self.reserve: int = public["reserve"]
        self.reserve_limit: int = public["reserve_limit"]
        self.hand: int = public["hand"]
        self.hand_limit: int = public["hand_limit"]
        self.party_limit: int = public["party_limit"]
        self.deck: int = public["deck"]
        self.tally: int = public["tally"]
        self.markers: int = public["markers"]
        self.used: list[str] = sorted(public["used"])
        self.attempted: list[str] = list(public["attempted"])
        self.cards: list[str] = [base(c) for c in private["hand"]]
        self.discard: list[str] = [base(c) for c in public["discard"]]
        self.relics: list[str] = [r["id"] for r in public["relics"]]
        self.party: list[str] = [_party_word(member) for member in public["party"]]
        """As in ``given``: ``golem`` Ready, ``golem:exhausted``, ``golem:held``."""
        self.marked: list[str] = [base(m["id"]) for m in (*public["party"], *public["relics"]) if m.get("used")]
        """Companions and Relics with a mark of use beside them."""
        self.known: Mapping[str, str] = private["known"]
        """Face-down Legends this player has seen, by tile."""


def _party_word(member: Mapping[str, Any]) -> str:
    word = base(member["id"])
    if member.get("held"):
        return f"{word}:held"
    return word if member["ready"] else f"{word}:exhausted"


class Position:
    """A table in a given position. Describe it with :meth:`given`, :meth:`tile` and so on, then play."""

    def __init__(
        self,
        *explorers: str,
        round: int = 4,
        claim_currency: str = "renown",
        seed: bytes = b"scenario",
        fixture: bool = False,
    ) -> None:
        """``explorers`` clockwise, the key holder first.

        ``fixture``: the position cannot come about, so faults are not looked for, and cards of Explorers that are not at the table
        may be given to those that are.
        """
        self.names = explorers
        self._seed = seed
        self._fixture = fixture
        self._running: Running[EuropeState] | None = None
        self._dealt = False
        self._resumable = False
        self._history: list[Line] = []
        self._cards = {name: list(DECKS[EXPLORERS[name]]) for name in explorers}
        self._decks: dict[str, tuple[list[str], int | None, bool]] = {}
        self._fillers: list[tuple[str, list[str], int]] = []
        self._legends = list(LEGENDS)
        removed = TWO_PLAYER_REMOVED if len(explorers) == 2 else ()
        self._tiles = [tile for tile in TILES if tile not in removed]
        self._row: list[str] | None = None
        self._discovery: tuple[list[str], int | None] = ([], None)
        self._legend_deck: tuple[list[str], int | None] = ([], None)
        self._parties: set[str] = set()
        self._borrowed: list[str] = []
        self._markers: dict[str, int] = {}
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

    @classmethod
    def dealt(cls, *explorers: str, seed: bytes = b"scenario", claim_currency: str = "renown") -> Position:
        """A table as setup leaves it, before the first Dawn."""
        table = cls(*explorers, seed=seed, claim_currency=claim_currency)
        deal = Deal(len(explorers), {"explorer": tuple(table._explorers())}, {"claim_currency": claim_currency})
        table.state, lines = GAME.setup(deal, seed)
        table._history.extend(lines)
        table._dealt = True
        return table

    # ---------------------------------------------------------------- the position

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
    ) -> Position:
        """Place a tile.

        Args:
            space: ``(x, y)``, north is ``y + 1``; left out, the tile goes somewhere joined to the Gate.
            turn: clockwise quarter turns; or ``exits``, the sides its roads shall leave by (``"SE"``).
            claim: its owner.
            legend: the unresolved Legend on it; ``face_down``, or ``known`` to these players, makes it a face-down one.
        """
        self._still_open()
        if tile == GATE:
            raise ValueError("the Gate lies at (0, 0)")
        placed = self._place(tile)
        if placed is None:
            if space is None:
                placed = place_somewhere(self.state.places, tile)
            else:
                placed = Place(tile, *space, turn=turn_with_exits(tile, exits) if exits else turn)
                self.state.places.append(placed)
            self._tiles.remove(tile)
        if claim is not None:
            placed.claim = self._seat(claim)
            self.state.players[placed.claim].markers -= 1
        if legend is not None:
            self._legends.remove(legend)
            placed.legend = legend
            placed.seen_by = [self._seat(name) for name in known]
            placed.face_up = not (face_down or placed.seen_by)
        return self

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
    ) -> Position:
        """Say what a player has. What is left out stays as it is.

        Args:
            at: tile of the pawn; it is placed somewhere if it is not on the map yet.
            markers: markers left; claims are placed to make up for those that are gone.
            hand, discard: card ids; a number stands for so many cards that do not matter.
            deck: cards on top, the first on top of all. All cards placed nowhere else lie below.
            deck_size: exactly so many cards in the deck; the rest lies in the discard pile or, where ``discard`` is given, in the hand.
            party: Companions and tamed Legends, ``golem:exhausted``, ``golem:held``; left out, the signature Companion.
            used: allowances spent this turn (``sail``, ``duel``, ``rest``, ``refresh``); ``reroutes`` counts Reroutes.
            marked: Companions or Relics used in this actual turn.
            attempted: tiles whose Legend was challenged this turn.
        """
        self._still_open()
        player = self.state.players[self._seat(who)]
        if at is not None:
            if at != GATE and self._place(at) is None:
                self.tile(at)
            player.at = at
        for field, value in (("renown", renown), ("lanterns", lanterns), ("reserve", reserve), ("tally", tally)):
            if value is not None:
                setattr(player, field, value)
        if reroutes is not None:
            player.reroutes = reroutes
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
            tops = [self._take(who, card) for card in deck or ()]
            self._decks[who] = (tops, deck_size, discard is not None)
        if hand is not None:
            player.hand = self._cards_of(who, hand)
        if discard is not None:
            player.discard = self._cards_of(who, discard)
        in_play = {base(c.id): c.id for c in player.party} | {r: r for r in player.relics}
        self.state.turn_marks.extend(in_play[word] for word in marked)
        return self

    def row(self, *tiles: str) -> Position:
        """Say what the Discovery Row shows."""
        self._still_open()
        self._row = list(tiles)
        for tile in tiles:
            self._tiles.remove(tile)
        return self

    def discovery(self, *top: str, size: int | None = None) -> Position:
        """Say what lies on top of the Discovery Deck, and how many tiles it has; tiles left over are location discards."""
        self._still_open()
        for tile in top:
            self._tiles.remove(tile)
        self._discovery = (list(top), size)
        return self

    def legends(self, *top: str, size: int | None = None) -> Position:
        """Say what lies on top of the Legend Deck, and how many it has; Legends left over are retired."""
        self._still_open()
        for legend in top:
            self._legends.remove(legend)
        self._legend_deck = (list(top), size)
        return self

    def act(self, who: str) -> Position:
        """It is this player's turn and Dawn is over."""
        return self._opens(who, "act")

    def fork(self) -> Position:
        """The same table in the same position, to play on in another way."""
        copy = copy_of(self)
        copy._running = self.running.fork()
        copy._history = list(self._history)
        return copy

    def dawn(self, who: str) -> Position:
        """This player's turn is about to begin."""
        return self._opens(who, "dawn")

    def final_round(self) -> Position:
        """The final-round flag is set."""
        self.state.final = True
        return self

    # ---------------------------------------------------------------- play

    def does(self, who: str, *picks: str, **amounts: int) -> list[Text]:
        """Answer what the player is asked: ``does("ilse", "commit"...)``. Returns the shared log lines that it wrote."""
        decision = self._await(who)
        return self._send(decision, Answer(tuple(self._resolve(decision, pick) for pick in picks), amounts))

    answers = does

    def passes(self, who: str) -> list[Text]:
        """Decline, abandon, stop, or close a window."""
        return self._send(self._await(who), Answer((PASS,)))

    def ends(self, who: str, *, keep: int = 0) -> None:
        """End the turn and keep so many Lanterns in Reserve. A hand over the limit must be answered by the test, then ``keeps``."""
        self.does(who, "end")
        asked = self.asked(who)
        if asked is not None and asked.kind == "reserve":
            self.keeps(who, keep)
        elif keep:
            raise AssertionError(f"{who} cannot keep anything now: asked {asked and asked.kind}")

    def keeps(self, who: str, lanterns: int) -> None:
        """Answer the question for Reserve at Dusk."""
        decision = self._await(who)
        assert decision.kind == "reserve", decision.kind
        self._send(decision, Answer((), {"reserve": lanterns}))

    # ---------------------------------------------------------------- what is offered

    def asked(self, who: str) -> Decision | None:
        """What the player is asked right now; nobody else is answered for."""
        return self.running.decision(self._seat(who))

    def awaited(self) -> list[tuple[str, str]]:
        """Who is awaited, for which kind of question."""
        return [(self.names[d.seat], d.kind) for d in self.running.awaited()]

    def decision(self, who: str) -> Decision:
        """What the player is asked, once others have passed."""
        return self._await(who)

    def options(self, who: str, group: str = "") -> list[str]:
        """Option ids without card numbers, of one group (the first word) or all, in their order."""
        found = [_plain(option.id) for option in self._await(who).options]
        return [o for o in found if not group or o.partition(":")[0] == group]

    def offers(self, who: str, what: str) -> bool:
        """Whether the player may choose ``what``: an option (``sail:T18``, ``play:fair_wind``) or any of a group (``sail``)."""
        decision = self._await(who)
        ids = [option.id for option in decision.options]
        wanted = self._resolve(decision, what)
        return wanted in ids or any(i.partition(":")[0] == what for i in ids)

    def cost(self, who: str, what: str) -> Mapping[str, int]:
        """What an offered option costs."""
        decision = self._await(who)
        option = decision.option(self._resolve(decision, what))
        assert option is not None, f"{what} is not offered to {who}"
        return option.cost

    def price(self, who: str, what: str) -> int:
        """Lanterns that an offered option costs."""
        return self.cost(who, what).get("lanterns", 0)

    def most(self, who: str, amount: str) -> int:
        """The greatest number that may be set for an amount; 0 when it is not asked for."""
        return next((a.most for a in self._await(who).amounts if a.id == amount), 0)

    def why_not(self, who: str, what: str) -> str:
        """The rule that forbids ``what``. Checks that it is refused when sent all the same, and that nothing changes by that."""
        decision = self._await(who)
        wanted = self._resolve(decision, what)
        if self.offers(who, what):
            raise AssertionError(f"{what} is offered to {who}")
        self.refused(who, what)
        group = wanted.partition(":")[0]
        reasons = {_plain(b.id): b.rule for b in decision.blocked}
        for identity in (_plain(wanted), group):
            if identity in reasons:
                return reasons[identity]
        raise AssertionError(f"no reason is given why {who} may not {what}; given are {reasons}")

    def refused(self, who: str, *picks: str, **amounts: int) -> str:
        """The code with which an answer is refused; checks that nothing changed and nothing was written."""
        decision = self._await(who)
        before = (self.running.state_hash(), self.running.asking)
        answer = Answer(tuple(self._resolve(decision, pick) for pick in picks), amounts)
        try:
            self.running.answer(self._seat(who), answer)
        except Refusal as refusal:
            assert (self.running.state_hash(), self.running.asking) == before
            return refusal.code
        raise AssertionError(f"{who}: {answer} was taken")

    # ---------------------------------------------------------------- what is seen

    @property
    def running(self) -> Running[EuropeState]:
        """The game, begun with the first look at it."""
        if self._running is None:
            if not self._dealt:
                self._finish()
            self._running = Running(GAME, self.state, self._seed)
            self._history.extend(self._running._play.lines)
            self._running._play.lines = []
            self._resumable = self._running.at_rest
            self._sound()
        return self._running

    def public(self) -> dict[str, Any]:
        """What spectators see."""
        return GAME.public(self.running.state)

    def private(self, who: str) -> dict[str, Any]:
        """What the player sees besides."""
        return GAME.private(self.running.state, self._seat(who))

    def of(self, who: str) -> Sheet:
        """The player's sheet."""
        return Sheet(self.public()["players"][self._seat(who)], self.private(who))

    def on(self, tile: str) -> dict[str, Any]:
        """What the map shows of a tile; ``claim`` is a name."""
        place = dict(self.public()["map"][tile])
        if "claim" in place:
            place["claim"] = self.names[place["claim"]]
        return place

    def fight(self) -> tuple[int, int]:
        """Both totals of the fight going on, the attacker's first."""
        fight = self.public()["fight"]
        return sum(p["n"] for p in fight["mine"]), sum(p["n"] for p in fight["theirs"])

    def log(self, viewer: str | None = None) -> list[Text]:
        """Every line so far as the viewer (None: a spectator) reads it, from the beginning of the position."""
        seat = None if viewer is None else self._seat(viewer)
        return [line.seen_by(seat) for line in self._lines()]

    def keys(self, viewer: str | None = None) -> list[str]:
        """The message keys of :meth:`log`."""
        return [key for key, _ in self.log(viewer)]

    def line(self, key: str, viewer: str | None = None) -> dict[str, Any]:
        """Arguments of the last log line of that key."""
        for found, arguments in reversed(self.log(viewer)):
            if found == key:
                return dict(arguments)
        raise AssertionError(f"no line {key}; there are {self.keys(viewer)}")

    def sees(self, viewer: str | None, identity: str) -> bool:
        """Whether an id (a card, Legend or tile; any copy of a card) occurs in anything the viewer has before it or could read back."""
        seat = None if viewer is None else self._seat(viewer)
        before_it: list[Any] = [self.public(), self.log(viewer)]
        if viewer is not None and seat is not None:
            before_it.append(self.private(viewer))
            asked = self.running.decision(seat)
            if asked is not None:
                before_it.append([(o.id, o.touches, o.label, o.detail or ()) for o in asked.options])
                before_it.append([(b.id, b.touches, b.label, b.reason) for b in asked.blocked])
                before_it.append((asked.prompt, asked.about))
        instances = {c for cards in DECKS.values() for c in cards if base(c) == identity}
        return bool(ids_in(before_it, frozenset({identity, *instances})))

    # ---------------------------------------------------------------- inside

    def _seat(self, who: str) -> int:
        return self.names.index(who)

    def _still_open(self) -> None:
        if self._running is not None:
            raise ValueError("play has begun; the position cannot be changed any more")

    def _opens(self, who: str, phase: str) -> Position:
        self._still_open()
        self.state.turn = self._seat(who)
        self.state.phase = phase
        return self

    def _place(self, tile: str) -> Place | None:
        return next((p for p in self.state.places if p.tile == tile), None)

    def _take(self, who: str, card: str) -> str:
        found = next((c for c in self._cards[who] if card in (c, base(c))), None)
        if found is not None:
            self._cards[who].remove(found)
            return found
        absent = [cards for explorer, cards in DECKS.items() if self._fixture and explorer not in self._explorers()]
        borrowed = next((c for cards in absent for c in cards if card == base(c) and c not in self._borrowed), None)
        if borrowed is None:
            raise ValueError(f"{who} has no {card} left; there are {self._cards[who]}")
        self._borrowed.append(borrowed)
        return borrowed

    def _explorers(self) -> list[str]:
        return [EXPLORERS[name] for name in self.names]

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

    def _finish(self) -> None:
        """Put everything that the test did not mention in its place."""
        for who, markers in self._markers.items():
            while self.state.players[self._seat(who)].markers > markers:
                self.tile(next(t for t in self._tiles if not TILES[t].legend and len(TILES[t].exits) > 1), claim=who)
        self._finish_parties()
        for who, pile, plenty in self._fillers:
            pile.extend(self._take(who, self._cards[who][-1]) for _ in range(plenty))
        for who in self.names:
            self._finish_deck(who, self.state.players[self._seat(who)])
        state = self.state
        state.row = (
            self._row if self._row is not None else [self._tiles.pop(0) for _ in range(min(3, len(self._tiles)))]
        )
        state.discovery, state.discarded = _pile(*self._discovery, self._tiles)
        state.legends, state.retired = _pile(*self._legend_deck, self._legends)
        state.places = gate_first(state.places)

    def _finish_parties(self) -> None:
        for who in self.names:
            if who not in self._parties:
                player = self.state.players[self._seat(who)]
                player.party = [Companion(self._take(who, DECKS[player.explorer][0]))]

    def _finish_deck(self, who: str, player: Player) -> None:
        tops, size, rest_to_hand = self._decks.get(who, ([], None, False))
        player.deck, rest = _pile(tops, size, self._cards[who])
        (player.hand if rest_to_hand else player.discard).extend(rest)
        self._cards[who] = []

    def _resolve(self, decision: Decision, pick: str) -> str:
        """The id that is meant by short names."""
        ids = [o.id for o in decision.options] + [b.id for b in decision.blocked]
        words = [str(self._seat(word)) if word in self.names else word for word in pick.split(":")]
        wanted = ":".join(words)
        if wanted in ids:
            return wanted
        return next((i for i in ids if _plain(i) == wanted), wanted)

    def _await(self, who: str) -> Decision:
        """What the player is asked, after passing the windows of others that stand before it."""
        seat = self._seat(who)
        for _ in range(24):
            decision = self.running.decision(seat)
            if decision is not None:
                return decision
            quiet = next((d for d in self.running.awaited() if d.kind in QUIET), None)
            if quiet is None:
                break
            word = QUIET[quiet.kind]
            self._send(quiet, Answer((word,) if word and quiet.passing else ()))
        raise AssertionError(f"{who} is not asked; awaited: {self.awaited()}")

    def _send(self, decision: Decision, answer: Answer) -> list[Text]:
        try:
            step = self.running.answer(decision.seat, answer)
        except Refusal as refusal:
            offered = [o.id for o in decision.options]
            reason = f"{refusal.code} {refusal.rule} {refusal.reason}"
            raise AssertionError(
                f"{self.names[decision.seat]} ({decision.kind}): {answer} is refused: {reason}; offered {offered}"
            ) from refusal
        self._history.extend(step.lines)
        self._sound()
        return [line.text for line in step.lines]

    def _lines(self) -> list[Line]:
        _ = self.running
        return self._history

    def _sound(self) -> None:
        """The state has no faults, and the game comes back from its snapshot."""
        running = self._running
        assert running is not None
        if not self._fixture:
            assert GAME.faults(running.state) == []
        self._resumable = self._resumable or running.at_rest
        if not self._resumable:
            return
        again = Running.resume(GAME, running.snapshot(), self._seed)
        assert again.state_hash() == running.state_hash()
        assert again.asking == running.asking


def _pile(top: list[str], size: int | None, rest: list[str]) -> tuple[list[str], list[str]]:
    """A pile of ``size`` (all, if None) with ``top`` uppermost, and what is left over."""
    whole = [*top, *rest]
    return (whole, []) if size is None else (whole[:size], whole[size:])


def _plain(identity: str) -> str:
    """An option id without card numbers."""
    return ":".join(base(word) for word in identity.split(":"))
