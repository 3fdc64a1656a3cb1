"""A tiny language in which a test of Europe Imagined reads as play: a position, a deed, and what follows.

    table = Position("teodoro", "ilse", "sigrun", round=4)  # clockwise; the first holds the key
    table.tile("T18", claim="ilse")  # somewhere joined to the Gate; or tile("T10", (0, 2), exits="SE")
    table.given("teodoro", at="T17", lanterns=5, hand=["fair_wind", 2])
    table.act("teodoro")  # his turn, Dawn is over (if not said: the first listed)
    table.does("teodoro", "sail:T18")
    assert table.of("teodoro").lanterns == 4
    assert table.why_not("teodoro", "play:fair_wind") == "EI-SAIL-4"

Everything not mentioned is quiet: pawns on the Gate, empty hands, the signature Companion Ready, no Lanterns, no
Reserve, eight markers. Every card, tile and Legend is in exactly one place: what is not placed lies in its deck, in
the order of the catalogue.

Names are short. Explorers are ``ilse``, ``teodoro``, ``sigrun``, ``rodrigo``; cards are catalogue ids, and the first
copy that fits is meant (``play:fair_wind`` answers ``play:fair_wind#1``); seats in answers are names as well
(``duel:ilse``, ``companion:sigrun:berserker``). Amounts are keywords: ``does("ilse", "companion:clockwork_finch",
lanterns=2)``; an empty commitment is ``does("ilse")``.

Windows a test does not mention are passed: when a seat is to answer and rivals are asked before it in a Meddle window
or a Duel's window for Boosts, they pass; at Dusk nothing is kept in Reserve unless the test says so. Any other
question that stands in the way fails the test.

After every deed the rules are asked for faults of the state, and the game is rebuilt from its snapshot and compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy as copy_of
from typing import Any, Final

import msgspec

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.catalogue import DECKS, base
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.barrier import ids_in
from gatekey.kernel.decision import PASS, Answer, Blocked, Decision, Refusal
from gatekey.kernel.rules import Deal, Line
from gatekey.kernel.running import Running
from gatekey.kernel.speech import Speech
from gatekey.kernel.text import Text
from tests.games.europe_imagined.setting import EXPLORERS, Setting

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


_SPEECHES = tuple(Speech(GAME, locale, strict=True) for locale in ("en", "de"))
"""Every line that a scenario brings about is said in each language."""


class Position(Setting):
    """A table in a given position. Describe it as in :class:`Setting`, then play; the first look begins the game."""

    def __init__(
        self,
        *explorers: str,
        round: int = 4,
        claim_currency: str = "renown",
        fixture: bool = False,
        seed: bytes = b"scenario",
    ) -> None:
        """As :class:`Setting`; ``seed`` feeds the shuffles that happen in play."""
        super().__init__(*explorers, round=round, claim_currency=claim_currency, fixture=fixture)
        self._seed = seed
        self._running: Running[EuropeState] | None = None
        self._resumable = False
        self._history: list[Line] = []

    @classmethod
    def dealt(cls, *explorers: str, seed: bytes = b"scenario", claim_currency: str = "renown") -> Position:
        """A table as setup leaves it, before the first Dawn."""
        table = cls(*explorers, seed=seed, claim_currency=claim_currency)
        chosen = tuple(EXPLORERS[name] for name in explorers)
        deal = Deal(len(explorers), {"explorer": chosen}, {"claim_currency": claim_currency})
        table.state, lines = GAME.setup(deal, seed)
        table._history.extend(lines)
        table.closed = True
        return table

    # ---------------------------------------------------------------- play

    @property
    def running(self) -> Running[EuropeState]:
        """The game, begun with the first look at it."""
        if self._running is None:
            if not self.closed:
                self.close()
            running = self._running = Running(GAME, self.state, self._seed)
            self._history.extend(running._play.lines)
            running._play.lines = []
            self._sound()
        return self._running

    def does(self, who: str, *picks: str, **amounts: int) -> list[Text]:
        """Answer what the player is asked: ``does("ilse", "travel:T09")``. Returns the shared log lines it wrote."""
        decision = self.decision(who)
        return self._send(decision, Answer(self._resolve_all(decision, picks), amounts))

    answers = does

    def passes(self, who: str) -> list[Text]:
        """Decline, abandon, stop, or close a window."""
        return self._send(self.decision(who), Answer((PASS,)))

    def ends(self, who: str, *, keep: int = 0) -> None:
        """End the turn and keep so many Lanterns. A hand over the limit is for the test to answer, then ``keeps``."""
        self.does(who, "end")
        asked = self.asked(who)
        if asked is not None and asked.kind == "reserve":
            self.keeps(who, keep)
        elif keep:
            raise AssertionError(f"{who} cannot keep anything now: asked {asked and asked.kind}")

    def keeps(self, who: str, lanterns: int) -> None:
        """Answer the question for Reserve at Dusk."""
        decision = self.decision(who)
        assert decision.kind == "reserve", decision.kind
        self._send(decision, Answer((), {"reserve": lanterns}))

    def fork(self) -> Position:
        """The same table in the same position, to play on in another way."""
        copy = copy_of(self)
        copy._running = self.running.fork()
        copy._history = list(self._history)
        return copy

    # ---------------------------------------------------------------- what is offered

    def asked(self, who: str) -> Decision | None:
        """What the player is asked right now; nobody else is answered for."""
        return self.running.decision(self.seat(who))

    def awaited(self) -> list[tuple[str, str]]:
        """Who is awaited, for which kind of question."""
        return [(self.names[d.seat], d.kind) for d in self.running.awaited()]

    def decision(self, who: str) -> Decision:
        """What the player is asked, after passing the windows of others that stand before it."""
        while (decision := self.asked(who)) is None:
            self._pass_one(f"{who} is not asked")
        return decision

    def until(self, who: str, kind: str) -> Decision:
        """What the player is asked, after passing every window before a question of that kind, its own included."""
        while (decision := self.asked(who)) is None or decision.kind != kind:
            self._pass_one(f"{who} is not asked {kind}")
        return decision

    def options(self, who: str, group: str = "") -> list[str]:
        """Option ids without card numbers, of one group (the first word) or all, in their order."""
        found = [_plain(option.id) for option in self.decision(who).options]
        return [o for o in found if not group or o.partition(":")[0] == group]

    def offers(self, who: str, what: str) -> bool:
        """Whether the player may choose an option (``sail:T18``, ``play:fair_wind``) or any of a group (``sail``)."""
        decision = self.decision(who)
        ids = [option.id for option in decision.options]
        wanted = self._resolve(decision, what)
        return wanted in ids or any(i.partition(":")[0] == what for i in ids)

    def cost(self, who: str, what: str) -> Mapping[str, int]:
        """What an offered option costs."""
        decision = self.decision(who)
        option = decision.option(self._resolve(decision, what))
        assert option is not None, f"{what} is not offered to {who}"
        return option.cost

    def price(self, who: str, what: str) -> int:
        """Lanterns that an offered option costs."""
        return self.cost(who, what).get("lanterns", 0)

    def most(self, who: str, amount: str) -> int:
        """The greatest number that may be set for an amount; 0 when it is not asked for."""
        return next((a.most for a in self.decision(who).amounts if a.id == amount), 0)

    def why_not(self, who: str, what: str) -> str:
        """The rule that forbids ``what``; checks too that it is refused when sent, and that nothing changes by that."""
        return self._blocked(who, what).rule

    def reason(self, who: str, what: str) -> str:
        """As :meth:`why_not`, but the word of the message ``ei-why-<word>`` that the player reads."""
        return self._blocked(who, what).reason[0].removeprefix("ei-why-")

    def _blocked(self, who: str, what: str) -> Blocked:
        decision = self.decision(who)
        wanted = _plain(self._resolve(decision, what))
        assert not self.offers(who, what), f"{what} is offered to {who}"
        self.refused(who, what)
        blocked = {_plain(b.id): b for b in decision.blocked}
        found = blocked.get(wanted) or blocked.get(wanted.partition(":")[0])
        assert found is not None, f"no reason is given why {who} may not {what}; given are {sorted(blocked)}"
        return found

    def refused(self, who: str, *picks: str, **amounts: int) -> str:
        """The code with which an answer is refused; checks that nothing changed and nothing was written."""
        decision = self.decision(who)
        before = (self.running.state_hash(), self.running.asking)
        answer = Answer(self._resolve_all(decision, picks), amounts)
        try:
            self.running.answer(decision.seat, answer)
        except Refusal as refusal:
            assert (self.running.state_hash(), self.running.asking) == before
            assert self.running._play.lines == []
            return refusal.code
        raise AssertionError(f"{who}: {answer} was taken")

    # ---------------------------------------------------------------- what is seen

    def public(self) -> dict[str, Any]:
        """What spectators see."""
        return GAME.public(self.running.state)

    def private(self, who: str) -> dict[str, Any]:
        """What the player sees besides."""
        return GAME.private(self.running.state, self.seat(who))

    def of(self, who: str) -> Sheet:
        """The player's sheet."""
        return Sheet(self.public()["players"][self.seat(who)], self.private(who))

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

    def compared(self) -> tuple[int, int]:
        """Both totals of the last comparison, the attacker's or challenger's first."""
        words = ("challenge-won", "challenge-equal", "challenge-lost", "duel-won", "duel-tie", "duel-lost")
        for key, arguments in reversed(self.log()):
            if key.removeprefix("ei-log-") in words:
                return arguments["n"], arguments["target" if "challenge" in key else "against"]
        raise AssertionError(f"nothing was compared; there are {self.told()}")

    def log(self, viewer: str | None = None) -> list[Text]:
        """Every line so far as the viewer (None: a spectator) reads it, from the beginning of the position."""
        _ = self.running
        seat = None if viewer is None else self.seat(viewer)
        return [line.seen_by(seat) for line in self._history]

    def told(self, viewer: str | None = None) -> list[str]:
        """The message keys of :meth:`log`, without ``ei-log-``."""
        return [key.removeprefix("ei-log-") for key, _ in self.log(viewer)]

    def lines(self, word: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """Arguments of every log line ``ei-log-<word>``."""
        return [dict(arguments) for key, arguments in self.log(viewer) if key == f"ei-log-{word}"]

    def line(self, word: str, viewer: str | None = None) -> dict[str, Any]:
        """Arguments of the last log line ``ei-log-<word>``."""
        found = self.lines(word, viewer)
        assert found, f"no line {word}; there are {self.told(viewer)}"
        return found[-1]

    def sees(self, viewer: str | None, identity: str) -> bool:
        """Whether an id (a Legend, a tile, any copy of a card) is in anything the viewer has before it or can read back."""
        before_it: list[Any] = [self.public(), self.log(viewer)]
        if viewer is not None:
            before_it.append(self.private(viewer))
            asked = self.asked(viewer)
            if asked is not None:
                before_it.append(msgspec.to_builtins(asked))
        instances = {c for cards in DECKS.values() for c in cards if base(c) == identity}
        return bool(ids_in(before_it, frozenset({identity, *instances})))

    # ---------------------------------------------------------------- inside

    def _resolve_all(self, decision: Decision, picks: Iterable[str]) -> tuple[str, ...]:
        """The ids that are meant; a card named twice means two copies."""
        chosen: list[str] = []
        for pick in picks:
            chosen.append(self._resolve(decision, pick, chosen))
        return tuple(chosen)

    def _resolve(self, decision: Decision, pick: str, taken: Sequence[str] = ()) -> str:
        """The id that is meant by short names."""
        ids = [o.id for o in decision.options] + [b.id for b in decision.blocked]
        ids = [i for i in ids if i not in taken]
        wanted = ":".join(str(self.seat(word)) if word in self.names else word for word in pick.split(":"))
        if wanted in ids:
            return wanted
        return next((i for i in ids if _plain(i) == wanted), wanted)

    def _pass_one(self, otherwise: str) -> None:
        quiet = next((d for d in self.running.awaited() if d.kind in QUIET), None)
        if quiet is None:
            raise AssertionError(f"{otherwise}; awaited: {self.awaited()}")
        word = QUIET[quiet.kind]
        self._send(quiet, Answer((word,) if word else ()))

    def _send(self, decision: Decision, answer: Answer) -> list[Text]:
        try:
            step = self.running.answer(decision.seat, answer)
        except Refusal as refusal:
            who, offered = self.names[decision.seat], [o.id for o in decision.options]
            reason = f"{refusal.code} {refusal.rule} {refusal.reason}"
            raise AssertionError(f"{who} ({decision.kind}): {answer}: {reason}; offered {offered}") from refusal
        self._history.extend(step.lines)
        for line in step.lines:
            for speech in _SPEECHES:
                speech.say(line.text)
                for text in line.private.values():
                    speech.say(text)
        self._sound()
        return [line.text for line in step.lines]

    def _sound(self) -> None:
        """The state has no faults, and the game comes back from its snapshot."""
        running = self.running
        if not self.fixture:
            assert GAME.faults(running.state) == []
        # A game begun in the middle of a Dawn cannot be rebuilt before its first rest point.
        self._resumable = self._resumable or running.at_rest
        if self._resumable:
            again = Running.resume(GAME, running.snapshot(), self._seed)
            assert again.state_hash() == running.state_hash()
            assert again.asking == running.asking


def _plain(identity: str) -> str:
    """An option id without card numbers."""
    return ":".join(base(word) for word in identity.split(":"))
