"""A position for a test, and what happens in it. W is seat 0 and B seat 1; the names are those of the scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gatekey.games.boreal import GAME
from gatekey.games.boreal.catalogue import ARCHIVES, CARDS, CATALOGUE, SLOTS, STARTS
from gatekey.games.boreal.state import BorealState, Built, Side
from gatekey.kernel.decision import PASS, Decision, Refusal, pick
from gatekey.kernel.rules import Line
from gatekey.kernel.running import Running, Step
from gatekey.kernel.speech import Speech

SEATS: Final = {"W": 0, "B": 1}
SEED: Final = bytes(32)
Levels = Sequence[Sequence[str | None]]


def side(levels: Levels = (), token: int = 5, reserve: Sequence[str] = ()) -> Side:
    """A side; ``levels`` from the bottom, left to right, None for a place that is free."""
    built = [
        Built(card, level, column)
        for level, cards in enumerate(levels, 1)
        for column, card in enumerate(cards, 1)
        if card is not None
    ]
    return Side(token=token, pyramid=built, reserve=list(reserve))


SPEECH = Speech(GAME, "en", ("White", "Black"), strict=True)
GERMAN = Speech(GAME, "de", ("White", "Black"), strict=True)


class Position:
    """A game that stands as described. What the description leaves open is filled up so that every card is somewhere."""

    def __init__(
        self,
        w: Side | None = None,
        b: Side | None = None,
        *,
        row: Mapping[int, str | None] | None = None,
        deck: Sequence[str] | None = None,
        empty: bool = False,
        to_move: str = "W",
        fixture: bool = False,
        completed: str | None = None,
    ) -> None:
        """
        Args:
            row: cards of some slots; the others are filled with cards that no test asks about.
            deck: its top; None or a list is followed by all cards that lie nowhere else.
            empty: the deck is empty; what would lie in it is out of the game.
            fixture: the position cannot come about, so faults are not looked for.
        """
        sides = [w or side(), b or side()]
        given = dict(row or {})
        taken = [c for s in sides for c in (*s.reserve, *(built.card for built in s.pyramid))]
        taken += [card for card in given.values() if card is not None]
        top = list(deck or ())
        left = [card for card in CARDS if card not in taken and card not in top]
        out = [c for c in left if c in ARCHIVES][: CATALOGUE.set_up.archives_removed]
        out += [c for c in left if c in STARTS][: CATALOGUE.set_up.start_removed]
        left = [card for card in left if card not in out]
        slots = [given[n] if n in given else left.pop(0) for n in range(1, SLOTS + 1)]
        self.fixture = fixture
        state = BorealState(
            white=0,
            sides=sides,
            row=slots,
            deck=[] if empty else [*top, *left],
            out=[*out, *left] if empty else out,
            turn=0 if to_move == "W" else 1,
            acted=to_move == "B",
            completed=SEATS[completed] if completed else None,
        )
        self.game = Running(GAME, state, SEED)
        self.lines: list[Line] = []
        self._sound()

    @property
    def state(self) -> BorealState:
        return self.game.state

    def of(self, who: str) -> Side:
        """The side of ``W`` or ``B``."""
        return self.state.sides[SEATS[who]]

    @property
    def asked(self) -> Decision:
        """The one question that is open."""
        (decision,) = self.game.asking
        return decision

    def offered(self, prefix: str = "") -> list[str]:
        """Ids of the options that begin with ``prefix``, without it."""
        return [o.id.removeprefix(prefix) for o in self.asked.options if o.id.startswith(prefix)]

    def cards(self, verb: str = "build") -> set[str]:
        """Cards that can be built, or that lie on slots that can be reserved."""
        if verb == "build":
            return {choice.partition(":")[0] for choice in self.offered("build:")}
        return {str(self.state.row[int(slot) - 1]) for slot in self.offered(f"{verb}:")}

    def places(self, card: str) -> list[str]:
        """Places offered for a card."""
        return self.offered(f"build:{card}:")

    def does(self, who: str, choice: str) -> Step:
        """Answer; ``pass`` declines. All lines are kept, and each can be said with all that its message names."""
        step = self.game.answer(SEATS[who], pick(choice))
        self.lines += step.lines
        for line in step.lines:
            SPEECH.say(line.text)
            GERMAN.say(line.text)
        self._sound()
        return step

    def builds(self, who: str, card: str, place: str) -> Step:
        return self.does(who, f"build:{card}:{place}")

    def reserves(self, who: str, slot: int) -> Step:
        return self.does(who, f"reserve:{slot}")

    def declines(self, who: str) -> Step:
        return self.does(who, PASS)

    def refused(self, who: str, choice: str) -> Refusal:
        """The answer is refused, and nothing whatever has changed (BS-37)."""
        before, asked = self.game.state_hash(), self.game.asking
        try:
            self.game.answer(SEATS[who], pick(choice))
        except Refusal as refusal:
            assert self.game.state_hash() == before
            assert self.game.asking == asked
            return refusal
        raise AssertionError(f"{choice} is accepted")

    def reason(self, choice: str) -> str:
        """Why something is blocked, as the key of its message."""
        return next(b.reason[0] for b in self.asked.blocked if b.id == choice)

    def pyramid(self, who: str) -> dict[str, str]:
        """Cards by place, ``{"L1.1": "BS01"}``."""
        return {f"L{b.level}.{b.column}": b.card for b in self.of(who).pyramid}

    def player(self, who: str) -> dict[str, Any]:
        """One player in the public view."""
        view: dict[str, Any] = GAME.public(self.state)["players"][SEATS[who]]
        return view

    def said(self, key: str) -> list[Mapping[str, Any]]:
        """The arguments of every log line ``boreal-log-<key>`` so far."""
        return [line.text[1] for line in self.lines if line.text[0] == f"boreal-log-{key}"]

    def _sound(self) -> None:
        if not self.fixture:
            assert GAME.faults(self.state) == []


def nine(reserve: Sequence[str] = (), token: int = 8) -> Side:
    """A side with nine cards; L4.1 is free."""
    return side([("BS02", "BL02", "BL03", "BL04"), ("BS10", "BL20", "BL22"), ("BL15", "BL16")], token, reserve)
