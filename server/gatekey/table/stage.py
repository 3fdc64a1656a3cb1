"""The game of one table: what each viewer sees of it, and each step of it as a log entry ready to be stored.

A step is first prepared (:class:`Move`), then stored by the table, then accepted or taken back. Only what was accepted is in ``scene``,
so nothing that is not durable can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from gatekey.kernel.barrier import Sight, reveals
from gatekey.kernel.decision import Answer, Decision, Refusal
from gatekey.kernel.delta import Delta, diff, diff_frozen
from gatekey.kernel.rules import Deal, Line, Result, Rules
from gatekey.kernel.running import RulesError, Running, Snapshot
from gatekey.kernel.text import say
from gatekey.store.records import Deed, Entry, EntryKind, Opening

_pack = msgspec.msgpack.Encoder().encode

MOST_MARKS = 64
"""Steps that can be taken back one after the other."""


class OpenAsk(msgspec.Struct, frozen=True):
    """A decision that is open."""

    ask: int
    decision: Decision
    since: float
    """Unix time at which it was asked."""
    opened: float
    """The same on the monotonic clock."""


class Mark(msgspec.Struct, frozen=True):
    """A step that its seat may take back: the game then stands as after entry ``before``."""

    seat: int
    before: int
    snapshot: Snapshot | None
    """None: must be read from the store."""


View: TypeAlias = dict[str, Any]
"""What somebody sees, as plain data. Nobody may change it: what a step leaves alone is shared with the view before."""


class Change(NamedTuple):
    """What a step did to the views."""

    public: Delta | None
    private: tuple[Delta | None, ...]


class Scene(msgspec.Struct, frozen=True):
    """The game as it stands after a committed step."""

    seq: int
    public: View
    private: tuple[View, ...]
    change: Change
    """From the views of the scene before, or from none at all."""
    asks: Mapping[int, OpenAsk]
    """By seat; only those that are not answered yet."""
    opened: int
    hidden: frozenset[str]
    """The ids that can be hidden from somebody: :meth:`Rules.hidden_ids`."""
    standing: tuple[Mapping[str, str], ...]
    """For each seat: the marks of :meth:`Rules.standing_marks`."""
    marks: tuple[Mark, ...] = ()

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take back its last answer."""
        return self.marks[-1].seat if self.marks else None


class Move(msgspec.Struct, frozen=True):
    """A prepared step."""

    entry: Entry
    """Without its chain hash, which the table adds."""
    scene: Scene
    lines: tuple[Line, ...]
    back: Snapshot | None
    """Where the game must go back to if the step cannot be stored; None: it has not moved."""
    snapshot: bytes | None
    """Packed state to be stored, at some rest points."""
    result: Result | None = None
    """How the game ended, if this step ended it."""


class Moment(msgspec.Struct, frozen=True):
    """What a step needs to know of its table: the numbers of its last entry and log line, and the time."""

    seq: int
    line_n: int
    now: float
    monotonic: float


class Stage:
    """One running game and its scene."""

    def __init__(self, running: Running[Any], seats: int, snapshot_every: int) -> None:
        self.running = running
        self._seats = seats
        self.scene: Scene
        self._snapshot_every = snapshot_every
        self._rests = 0

    @classmethod
    def start(
        cls,
        rules: Rules[Any],
        opening: Opening,
        seed: bytes,
        moment: Moment,
        snapshot_every: int,
        seat: int,
        command: str | None,
    ) -> tuple[Stage, Move]:
        """Deal a game at the word of ``seat``. The first move holds the whole state as its patch.

        Raises:
            RulesError: the rules failed.
        """
        try:
            running, lines = Running.start(rules, Deal(len(opening.nonces), opening.choices, opening.options), seed)
            stage = cls(running, len(opening.nonces), snapshot_every)
            scene = stage._look(moment.seq + 1, moment.seq + 1, moment)
        except Exception as error:
            raise RulesError(f"{rules.id} {rules.version} failed at the start") from error
        patch = diff_frozen({}, running.frozen)
        entry = stage._entry(
            "start", moment, scene, lines, patch, seat=seat, data=_pack(opening), command=command, rest=True
        )
        return stage, Move(entry, scene, lines, None, None)

    @classmethod
    def resumed(
        cls,
        running: Running[Any],
        seats: int,
        moment: Moment,
        opened: int,
        marks: tuple[Mark, ...],
        snapshot_every: int,
    ) -> Stage:
        """The stage of a game that was rebuilt from the store; ``moment.now`` is the time at which the open decisions were asked."""
        stage = cls(running, seats, snapshot_every)
        stage.scene = replace(stage._look(moment.seq, opened, moment), marks=marks)
        return stage

    @property
    def rules(self) -> Rules[Any]:
        """The rules it is played by."""
        return self.running.rules

    def answer(
        self, seat: int, answer: Answer, ask: int, moment: Moment, *, by_hand: bool, command: str | None
    ) -> Move:
        """Play an answer. ``by_hand``: given by a person, who may then take it back where that is free.

        Raises:
            Refusal: not legal; nothing has changed.
            RulesError: the rules failed; nothing has changed.
        """
        back, draws = self.running.snapshot(), self.running.state.draws
        # While others are still asked the same, theirs stay open as they are.
        still = {other: a for other, a in self.scene.asks.items() if other != seat}
        step = self.running.answer(seat, answer)
        seq = moment.seq + 1
        try:
            scene = self._look(seq, seq, moment, self.scene, still)
            free = by_hand and draws == self.running.state.draws and not self._reveals(seat, scene, step.lines)
            result = self.rules.result(self.running.state) if self.running.over else None
        except Exception as error:
            self.running.rewind(back)
            raise RulesError(f"{self.rules.id} {self.rules.version} cannot show the state") from error
        earlier = self.scene.marks if self.scene.undo_seat == seat else ()
        marks = (*earlier, Mark(seat, moment.seq, back))[-MOST_MARKS:] if free else ()
        scene = replace(scene, marks=marks)
        entry = self._entry(
            "answer", moment, scene, step.lines, step.patch,
            seat=seat, data=_pack(answer), ask=ask, command=command, rest=step.rest, free=free,
        )  # fmt: skip
        return Move(entry, scene, step.lines, back, self._due_snapshot(step.rest), result)

    def undo(self, seat: int, snapshot: Snapshot, moment: Moment, command: str | None) -> Move:
        """Go back to before the last answer of ``seat``, which the scene allows; ``snapshot`` is the one of its mark.

        Raises:
            RulesError: the rules failed; nothing has changed.
        """
        mark = self.scene.marks[-1]
        back = self.running.snapshot()
        patch = self.running.rewind(snapshot)
        lines = (Line(say("log-took-back", who=f"seat:{seat}"), seat),)
        try:
            scene = self._look(moment.seq + 1, moment.seq + 1, moment, self.scene)
            scene = replace(scene, marks=self.scene.marks[:-1])
        except Exception as error:
            self.running.rewind(back)
            raise RulesError(f"{self.rules.id} {self.rules.version} cannot show the state") from error
        entry = self._entry(
            "undo", moment, scene, lines, patch,
            seat=seat, data=_pack(Deed(to=mark.before)), command=command, rest=self.running.at_rest,
        )  # fmt: skip
        return Move(entry, scene, lines, back, None)

    def remark(
        self,
        kind: EntryKind,
        moment: Moment,
        seat: int | None,
        deed: Deed,
        lines: tuple[Line, ...],
        command: str | None,
        *,
        over: bool,
    ) -> Move:
        """An entry that leaves the state as it is: who plays for a seat, who gave up, the end of the table (``over``)."""
        scene = replace(self.scene, seq=moment.seq + 1, change=Change(None, (None,) * self._seats))
        if over:
            scene = closed(scene)
        rest = self.running.at_rest
        entry = self._entry(kind, moment, scene, lines, None, seat=seat, data=_pack(deed), command=command, rest=rest)
        return Move(entry, scene, lines, None, None)

    def accept(self, move: Move) -> None:
        """The move is stored: it is what is seen from now on."""
        self.scene = move.scene
        if move.snapshot is not None:
            self._rests = 0
        elif move.entry.rest and move.entry.patch:
            self._rests += 1

    def reject(self, move: Move) -> None:
        """The move could not be stored: the game stands again as it stood."""
        if move.back is not None:
            self.running.rewind(move.back)

    def _due_snapshot(self, rest: bool) -> bytes | None:
        return self.running.packed if rest and self._rests + 1 >= self._snapshot_every else None

    def _look(
        self,
        seq: int,
        ask: int,
        moment: Moment,
        before: Scene | None = None,
        still: Mapping[int, OpenAsk] | None = None,
    ) -> Scene:
        """What everybody sees now, and how it differs from what they saw ``before``. Decisions that were not open before are asked under
        the number ``ask``."""
        rules, state = self.rules, self.running.kept
        seats = range(self._seats)
        public = rules.public(state)
        private = tuple([rules.private(state, seat) for seat in seats])
        asks = {d.seat: still[d.seat] if still else _opened(d, ask, moment) for d in self.running.awaited()}
        return Scene(
            seq=seq,
            public=public,
            private=private,
            change=_change(before, public, private),
            asks=asks,
            opened=min((a.ask for a in asks.values()), default=seq),
            hidden=rules.hidden_ids(state),
            standing=tuple([rules.standing_marks(state, seat) for seat in seats]),
        )

    def _reveals(self, seat: int, after: Scene, lines: Sequence[Line]) -> bool:
        """Whether anybody learnt what ``seat`` did not know before."""
        before, change = self.scene, after.change
        hidden = before.hidden if before.hidden is after.hidden else before.hidden | after.hidden
        everybody = Sight((before.public,), change.public)
        seats = []
        for n in range(self._seats):
            asked, now_asked = _asked(before, n), _asked(after, n)
            news = None if now_asked is asked else now_asked
            seats.append(Sight((before.private[n], asked), (change.private[n], news)))
        return reveals(everybody, seats, seat, [[line.text, *line.private.values()] for line in lines], hidden)

    def _entry(
        self, kind: EntryKind, moment: Moment, scene: Scene, lines: Sequence[Line], patch: Delta | None,
        *, seat: int | None = None, data: bytes, ask: int = 0, command: str | None, rest: bool, free: bool = False,
    ) -> Entry:  # fmt: skip
        return Entry(
            seq=scene.seq,
            kind=kind,
            at=int(moment.now * 1000),
            rules=self.rules.version,
            seat=seat,
            data=data,
            ask=ask,
            opened=scene.opened,
            patch=b"" if patch is None else _pack(patch),
            line=moment.line_n + 1,
            lines=_pack(lines),
            line_count=len(lines),
            state_hash=self.running.state_hash(),
            rest=rest,
            free=free,
            command=command,
        )


def _change(before: Scene | None, public: View, private: tuple[View, ...]) -> Change:
    """What is different in the views.

    Raises:
        TypeError: something in them is no plain data, and could be sent to nobody.
    """
    if before is None:
        change = Change([public], tuple([[view] for view in private]))
    else:
        change = Change(diff(before.public, public), tuple(map(diff, before.private, private)))
    _pack(change)
    return change


def _asked(scene: Scene, seat: int) -> Decision | None:
    open_ask = scene.asks.get(seat)
    return None if open_ask is None else open_ask.decision


def _opened(decision: Decision, ask: int, moment: Moment) -> OpenAsk:
    return OpenAsk(ask, decision, moment.now, moment.monotonic)


def closed(scene: Scene) -> Scene:
    """The scene of a game that is over: nothing is asked any more, nothing can be taken back."""
    return replace(scene, asks={}, marks=())


def stale() -> Refusal:
    """The refusal of an answer to a question that is not open any more."""
    return Refusal("stale", say("table-stale"))
