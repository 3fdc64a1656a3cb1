"""What a game is. A game's folder implements :class:`Rules`; the rest of the server plays any game through it alone."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from gatekey.kernel.chance import Chance
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.text import Ref, Text, check_text

if TYPE_CHECKING:
    from gatekey.kernel.running import Running


class GameState(msgspec.Struct, kw_only=True):
    """Base of every game's state: plain typed data, no references to code.

    Maps in a state have no order: iterate them sorted, or keep a list. (A state that was stored comes back with its keys sorted.)
    """

    draws: int = 0
    """Blocks of the random stream used so far; see :mod:`gatekey.kernel.chance`."""


S = TypeVar("S", bound=GameState)
T = TypeVar("T")

Asking: TypeAlias = tuple[Decision, ...]
"""What ``play`` yields: one decision, or several to different seats at once."""

Replies: TypeAlias = Mapping[int, Answer]
"""What ``play`` receives: the checked answer of each seat that was asked."""

Flow: TypeAlias = Generator[Asking, Replies, T]
"""A piece of play that may ask and then returns a ``T``."""


def ask(decision: Decision) -> Flow[Answer]:
    """Ask one seat: ``answer = yield from ask(decision)``."""
    replies = yield (decision,)
    return replies[decision.seat]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log in at most two forms (EI-LOG-1): the shared one, and a fuller one for the seats entitled to it."""

    text: Text
    seat: int | None = None
    """Whose deed it is, for the mark beside the line."""
    depth: int = 0
    """0 for a deed, 1 and more for what followed from it."""
    private: Mapping[int, Text] = {}

    def seen_by(self, seat: int | None) -> Text:
        """The form for a seat, or for spectators (None)."""
        return self.text if seat is None else self.private.get(seat, self.text)


class Play(Generic[S]):
    """What the rules hold in their hand while a game runs: the state, the dice, and the log."""

    __slots__ = ("chance", "lines", "state")

    def __init__(self, state: S, seed: bytes) -> None:
        self.state = state
        self.chance = Chance(seed, state)
        self.lines: list[Line] = []

    def log(
        self, text: Text, seat: int | None = None, *, depth: int = 0, private: Mapping[int, Text] | None = None
    ) -> None:
        """Write one line; ``private`` holds the fuller form for each seat that may know more.

        Raises:
            TypeError: ``text`` is not a message with its arguments.
        """
        check_text(text)
        self.lines.append(Line(text, seat, depth, private or {}))


class SeatChoice(msgspec.Struct, frozen=True):
    """Something each seat picks before the game starts, such as an Explorer. Values are ids of the almanac."""

    id: str
    label: Text
    values: tuple[Ref, ...]
    distinct: bool = True
    """No two seats may pick the same value."""


class TableOption(msgspec.Struct, frozen=True):
    """A setting of the whole table, picked before the game starts and never changed during it."""

    id: str
    label: Text
    values: tuple[str, ...]
    """Allowed values; the first is the default. Message keys ``option-<id>-<value>`` explain them."""


class Deal(msgspec.Struct, frozen=True):
    """What a game starts from."""

    seats: int
    choices: Mapping[str, tuple[str, ...]]
    """For each :class:`SeatChoice`, the value of every seat in seat order."""
    options: Mapping[str, str]
    """Value of every :class:`TableOption`."""


class Lesson(msgspec.Struct, frozen=True):
    """The guided first game that a game offers: one person against its bot, from a deal that lets what is to be learnt come up early."""

    seats: int
    choices: Mapping[str, tuple[str, ...]]
    """For a :class:`SeatChoice`, what every seat plays, the learner's first; what is not named is dealt by lot."""
    options: Mapping[str, str] = {}
    """Values of :class:`TableOption` other than the defaults."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Final score of each seat, in seat order."""


class Waymark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game stands, as everybody sees it: for finding one's way in a replay, and for its plot."""

    round: int | None = None
    """Number of the round; None where the game has none."""
    turn: int | None = None
    """Seat whose turn it is; None between turns and where there are none."""
    scores: tuple[int, ...] = ()
    """Score of each seat as it stands, in seat order; empty in a game that counts nothing before its end."""


Imagine: TypeAlias = "Callable[[random.Random], Running[Any] | None]"
"""Builds a game that could be the one a seat sits in; see :meth:`gatekey.kernel.running.Running.imagine`."""


def no_imagination(dice: random.Random) -> Running[Any] | None:
    """For a bot that has nothing but its view, such as one at the far end of a network."""
    return None


class Seen(msgspec.Struct, frozen=True):
    """All that a bot is given: what its seat sees, and what it is asked."""

    seat: int
    public: Mapping[str, Any]
    private: Mapping[str, Any]
    decision: Decision
    random: random.Random
    imagine: Imagine = no_imagination
    """For looking ahead: another game at each call, in which all that is hidden from the seat is dealt anew; None where there is none."""
    bot: str = ""
    """Which of :attr:`Rules.bots` plays; empty: the first."""


class Rules(ABC, Generic[S]):
    """A game. Stateless; one instance serves every table.

    What is not abstract is, as it stands here, right for a game without components, in which nothing is ever hidden.
    """

    id: ClassVar[str]
    """Name in addresses and in the database, e.g. ``nine-mens-morris``."""
    version: ClassVar[str]
    """Rules version, written into every log entry."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most seats."""
    minutes: ClassVar[tuple[int, int]]
    """Usual length of a game, shortest and longest."""
    overdue_rule: ClassVar[str] = ""
    """The rule by which :meth:`overdue` answers, for the log; empty: none of the game's own."""
    state_type: type[S]
    seat_choices: tuple[SeatChoice, ...] = ()
    table_options: tuple[TableOption, ...] = ()
    bots: tuple[str, ...] = ()
    """Bots to choose from, the default first; messages ``bot-<id>`` name them. Empty when the game has but one and gives it no name."""
    lesson: Lesson | None = None
    """How a guided first game is set up; None: there is none."""
    standing_kinds: tuple[str, ...] = ()
    """Kinds of window decisions that a seat's private standing pass may answer (EI-WIN-7)."""
    text_folder: Path
    """Folder with ``<locale>.ftl`` files. Messages ``game-name`` and ``game-blurb`` are required."""

    @abstractmethod
    def setup(self, deal: Deal, seed: bytes) -> tuple[S, Sequence[Line]]:
        """The state before the first decision, and the log of setting up."""

    @abstractmethod
    def play(self, play: Play[S]) -> Flow[None]:
        """Play from ``play.state`` to the end. Must be able to start at every rest point from the state alone."""

    @abstractmethod
    def public(self, state: S) -> dict[str, Any]:
        """What everybody sees, spectators included: plain data, built by inclusion. Depends on nothing hidden."""

    def private(self, state: S, seat: int) -> dict[str, Any]:
        """What that seat sees besides."""
        return {}

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Who won, or None while the game runs."""

    @abstractmethod
    def choose(self, seen: Seen) -> Answer:
        """A sensible answer of the bot ``seen.bot``, from what the seat sees alone.

        The first bot takes a few milliseconds at most, any other at most about 300; none waits for anything.
        """

    def overdue(self, decision: Decision) -> Answer | None:
        """What is answered for a seat that gives no answer, as the rules of the game say; None: any legal answer."""
        return None

    def teaches(self, state: S) -> bool:
        """Whether a game that begins so leads the learner, at seat 0, through the :attr:`lesson`. Asked of setups only."""
        return True

    def almanac(self) -> dict[str, Any]:
        """The catalogue for clients: everything printed on components, as plain data."""
        return {}

    def hidden_ids(self, state: S) -> frozenset[str]:
        """Ids, as they appear in views, of everything that can be hidden from somebody (cards, tiles, Legends).

        A step is beyond free undo when such an id came into a view of somebody while the seat that would undo had not seen it.
        """
        return frozenset()

    def upgrade(self, state: dict[str, Any], version: str) -> dict[str, Any]:
        """The plain state of a game that was played by another ``version`` of these rules, as this version needs it. ``state`` stands at a rest
        point, or is only looked at; what comes out stands at a rest point if it did. It may be changed and returned.
        """
        return state

    def standing_marks(self, state: S, seat: int) -> dict[str, str]:
        """For each scope (``challenge``, ``turn``, ``dawn``) that a standing pass of ``seat`` could have now, a mark that is another one
        once that scope is over. Depends on public facts alone. ``always`` needs no mark.
        """
        return {}

    def redeal(self, state: S, viewer: int | None, chance: random.Random) -> S:
        """A copy of ``state`` in which everything hidden from ``viewer`` is dealt differently, and nothing else.

        Used by bots that look ahead, and by the test that no viewer receives a byte that depends on what is hidden.
        """
        return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=self.state_type)

    def faults(self, state: S) -> list[str]:
        """Everything about ``state`` that cannot be (a card in two places, a negative track); empty when sound."""
        return []

    def figures(self, state: S) -> dict[str, int]:
        """Key figures of a finished game for statistics over many games, by name (``rounds``, ``claims``)."""
        return {}

    def waymark(self, public: Mapping[str, Any]) -> Waymark:
        """Round, turn and scores out of a public view, which may be one of an earlier version of these rules."""
        return Waymark()

    def sketch(self, public: Mapping[str, Any], name: Callable[[Ref], str]) -> str:
        """A public view as a compact board of characters, for the command line; empty when the game draws none.

        ``name`` gives the name of a reference.
        """
        return ""
