"""A running game: the state, the questions that are open, and the way from one answer to the next.

The generator of the rules is never stored. Between two *rest points* the running game keeps the encoded state of the last one and
the answers since; forks, undo and resuming all rebuild from those.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Generic, TypeVar

import msgspec

from gatekey.kernel.decision import Answer, Decision, Refusal, check
from gatekey.kernel.delta import UNCHANGED, Delta, Frozen, diff_frozen, unpack
from gatekey.kernel.keeping import follow, keep
from gatekey.kernel.packing import Packing
from gatekey.kernel.rules import Deal, Flow, GameState, Line, Play, Rules
from gatekey.kernel.text import check_text, say

S = TypeVar("S", bound=GameState)

_rests = attrgetter("rest")

HASH_BYTES = 16
SEED_BYTES = 32


class RulesError(Exception):
    """The rules raised. The game stands where it stood before the answer."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """What one answer did."""

    seat: int
    answer: Answer
    patch: Delta | None
    """From the state before to the state after; None when nothing changed."""
    state_hash: bytes
    lines: tuple[Line, ...]
    rest: bool
    """Whether the game now stands at a rest point."""


class Snapshot(msgspec.Struct, frozen=True):
    """Everything needed to go on: the packed state of a rest point and the answers since, oldest first."""

    state: bytes
    answers: tuple[tuple[int, Answer], ...] = ()


class Running(Generic[S]):
    """One game being played.

    ``asking`` holds the open decisions; it is empty exactly when the game is over.
    """

    __slots__ = (
        "_answers",
        "_flow",
        "_given",
        "_kept",
        "_packing",
        "_play",
        "_rest",
        "_seed",
        "asking",
        "rules",
        "state",
    )

    def __init__(self, rules: Rules[S], state: S, seed: bytes) -> None:
        """Start ``rules.play`` from ``state``, which must stand at a rest point or be fresh from setup."""
        self._begin(rules, state, seed)
        self._look()
        self._rest = self._packing.packed

    def _begin(self, rules: Rules[S], state: S, seed: bytes) -> None:
        self.rules = rules
        self.state = state
        self._seed = seed
        self._play = Play(state, seed)
        self._flow: Flow[None] = rules.play(self._play)
        self._answers: tuple[tuple[int, Answer], ...] = ()
        self._given: dict[int, Answer] = {}
        self.asking: tuple[Decision, ...] = ()
        self._advance(None)

    def _look(self) -> None:
        """Keep the state as it is now, to tell later what has changed."""
        self._packing = Packing.of(self.state)
        self._kept: S = keep(self.state)

    @classmethod
    def start(cls, rules: Rules[S], deal: Deal, seed: bytes) -> tuple[Running[S], tuple[Line, ...]]:
        """Set up a game and play to its first decision. Returns it with the log so far.

        Raises:
            TypeError: what the rules set up is not a state of theirs and lines of the log.
        """
        state, setup_lines = rules.setup(deal, seed)
        _check_setup(rules, state, setup_lines)
        running = cls(rules, state, seed)
        lines = (*setup_lines, *running._play.lines)
        running._play.lines = []
        return running, lines

    @classmethod
    def resume(cls, rules: Rules[S], snapshot: Snapshot, seed: bytes) -> Running[S]:
        """Rebuild a game from a snapshot.

        Raises:
            RulesError: an answer of the snapshot is not accepted by these rules.
        """
        running = cls._rebuilt(rules, snapshot, seed)
        running._rest = snapshot.state
        running._look()
        return running

    @classmethod
    def _rebuilt(cls, rules: Rules[S], snapshot: Snapshot, seed: bytes) -> Running[S]:
        running = cls.__new__(cls)
        running._begin(rules, msgspec.msgpack.decode(snapshot.state, type=rules.state_type), seed)
        for seat, answer in snapshot.answers:
            try:
                running._take(seat, answer)
            except Refusal as refusal:
                raise RulesError(f"a stored answer of seat {seat} is refused: {refusal.code}") from refusal
        running._answers = snapshot.answers
        running._play.lines = []
        return running

    @classmethod
    def still(cls, rules: Rules[S], state: bytes, seed: bytes) -> Running[S]:
        """A game that is only looked at, in its packed state: the rules are not asked how it goes on."""
        shown = cls.__new__(cls)
        shown.rules = rules
        shown.state = msgspec.msgpack.decode(state, type=rules.state_type)
        shown._seed = seed
        shown._play = Play(shown.state, seed)
        shown._flow = _nothing()
        shown._answers, shown._given, shown.asking = (), {}, ()
        shown._kept, shown._packing, shown._rest = shown.state, Packing.of(shown.state), state
        return shown

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.asking

    @property
    def at_rest(self) -> bool:
        """Whether play can start again here from the state alone."""
        return not self._given and all(map(_rests, self.asking))

    @property
    def kept(self) -> S:
        """The state as it is now, in a copy that later answers do not reach; what they leave alone stays the same object from one to the next."""
        return self._kept

    @property
    def packed(self) -> bytes:
        """The encoded state; the form that is hashed and stored."""
        return self._packing.packed

    @property
    def frozen(self) -> Frozen:
        """The encoded state, part by part."""
        parts = unpack(self._packing.packed)
        return {name: parts[name] for name in self.state.__struct_fields__}

    @property
    def seed(self) -> bytes:
        """The seed of the random stream. Never shown while the game runs."""
        return self._seed

    def state_hash(self) -> bytes:
        """Digest of the whole state, equal on every machine."""
        return blake2b(self._packing.packed, digest_size=HASH_BYTES).digest()

    def decision(self, seat: int) -> Decision | None:
        """What that seat is asked and has not answered yet."""
        if seat not in self._given:
            for decision in self.asking:
                if decision.seat == seat:
                    return decision
        return None

    def awaited(self) -> tuple[Decision, ...]:
        """The open decisions that nobody has answered yet."""
        if not self._given:
            return self.asking
        return tuple([d for d in self.asking if d.seat not in self._given])

    def snapshot(self) -> Snapshot:
        """The shortest description from which :meth:`resume` comes back here."""
        return Snapshot(self._rest, self._answers)

    def fork(self) -> Running[S]:
        """An independent copy, for look-ahead."""
        other = Running._rebuilt(self.rules, self.snapshot(), self._seed)
        other._kept, other._packing, other._rest = self._kept, self._packing, self._rest
        return other

    def imagine(self, seat: int, dice: random.Random) -> Running[S] | None:
        """A game that could be this one for all that ``seat`` sees: what is hidden from it is dealt anew, the seed is another.

        It can be played on and forked, and shows nothing of this one. None between two rest points, where play cannot begin.
        """
        if not self.at_rest:
            return None
        return Running(self.rules, self.rules.redeal(self.state, seat, dice), dice.randbytes(SEED_BYTES))

    def answer(self, seat: int, answer: Answer) -> Step:
        """Play one answer.

        Raises:
            Refusal: the answer is not legal; nothing has changed.
            RulesError: the rules failed; the game is back where it was.
        """
        try:
            self._take(seat, answer)
            kept, patch = follow(self._kept, self.state)
            packing = self._packing if patch is UNCHANGED else self._packing.after(self.state, patch)
        except Refusal:
            raise
        except Exception as error:
            self._restore(self.snapshot())
            raise RulesError(f"{self.rules.id} {self.rules.version} failed on an answer of seat {seat}") from error
        self._kept, self._packing = kept, packing
        lines = tuple(self._play.lines)
        self._play.lines = []
        rest = self.at_rest
        if rest:
            self._mark_rest()
        else:
            self._answers = (*self._answers, (seat, answer))
        return Step(seat, answer, patch, self.state_hash(), lines, rest)

    def rewind(self, snapshot: Snapshot) -> Delta | None:
        """Go back to an earlier :meth:`snapshot` of this game. Returns the change of state."""
        before = self.frozen
        self._restore(snapshot)
        return diff_frozen(before, self.frozen)

    def _restore(self, snapshot: Snapshot) -> None:
        other = Running.resume(self.rules, snapshot, self._seed)
        for name in Running.__slots__:
            setattr(self, name, getattr(other, name))

    def _mark_rest(self) -> None:
        self._rest = self._packing.packed
        self._answers = ()

    def _take(self, seat: int, answer: Answer) -> None:
        decision = self.decision(seat)
        if decision is None:
            raise Refusal("not_asked", say("kernel-not-asked"))
        check(decision, answer)
        self._given[seat] = answer
        if len(self._given) == len(self.asking):
            self._advance(self._given)

    def _advance(self, replies: Mapping[int, Answer] | None) -> None:
        try:
            self.asking = next(self._flow) if replies is None else self._flow.send(replies)
        except StopIteration:
            self.asking = ()
        self._given = {}


def _check_setup(rules: Rules[S], state: object, lines: Sequence[object]) -> None:
    """A wrong type would come to light only when a table is stored or read again, far from where it was made."""
    if not isinstance(state, rules.state_type):
        raise TypeError(
            f"setup of {rules.id} returns a {type(state).__name__} where its {rules.state_type.__name__} belongs"
        )
    for line in lines:
        if not isinstance(line, Line):
            raise TypeError(f"setup of {rules.id} returns {line!r} where a line of the log belongs: Line(say(...))")
        check_text(line.text)


def _nothing() -> Flow[None]:
    yield from ()
