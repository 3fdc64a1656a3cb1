"""People at a table who talk to it in encoded frames, and whose every move follows from what they see: the same view, the same answer."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gatekey.client.view import View
from gatekey.kernel.selfplay import random_answer
from gatekey.table.ports import Attachment, Desk
from gatekey.wire import messages as m
from gatekey.wire.codec import decode_client, encode
from gatekey.wire.steps import FrameReader

_pack = msgspec.msgpack.Encoder(order="deterministic").encode

NO_END = 2**53
LINES = 20
"""Log lines that a device keeps in these tests."""
Reply = m.Ok | m.No
Shown = dict[str, bytes]
"""What a device shows, part by part, each packed so that it can be compared."""
Script = Callable[["Player"], Iterator[m.Command]]


_order = itertools.count()


@dataclass
class Knows:
    """What a person's device holds apart from the view, which each welcome brings afresh."""

    token: str | None = None
    pending: dict[str, m.Command] = field(default_factory=dict)
    """Commands without a reply."""
    order: dict[str, int] = field(default_factory=dict)
    """Which command of all of this evening each of them was."""
    done: dict[str, Reply] = field(default_factory=dict)
    seq: int = -1
    """Number of the last step that was shown; -1: never connected."""
    lines: list[m.LogLine] = field(default_factory=list)
    """The last log lines that were shown."""
    chat: int = 0

    @property
    def line(self) -> int:
        """Number of the last log line that was shown."""
        return self.lines[-1].n if self.lines else 0

    def copy(self) -> Knows:
        return Knows(
            self.token, dict(self.pending), dict(self.order), dict(self.done), self.seq, list(self.lines), self.chat
        )

    def sent(self, command: m.Command, order: int) -> None:
        self.pending[command.id] = command
        self.order[command.id] = order

    def got(self, frame: m.ServerFrame) -> None:
        match frame:
            case m.Ok() | m.No():
                self.pending.pop(frame.id, None)
                self.order.pop(frame.id, None)
                self.done[frame.id] = frame
                if isinstance(frame, m.Ok) and isinstance(frame.data, dict) and "token" in frame.data:
                    self.token = frame.data["token"]
            case m.Welcome() | m.Step():
                self.seq = frame.seq
                self.lines = [*self.lines, *(line for line in frame.lines if line.n > self.line)][-LINES:]
                if isinstance(frame, m.Welcome):
                    self.chat = frame.chat[-1].n if frame.chat else self.chat
            case m.Chat():
                self.chat = frame.line.n
            case _:
                pass


@dataclass(frozen=True)
class Event:
    """A command that left a device, or a frame that reached it."""

    player: int
    sent: m.Command | None = None
    got: m.ServerFrame | None = None


class Player:
    """One device at a table. It is the :class:`Outbox` of its own connection."""

    def __init__(self, number: int, script: Script, note: Callable[[Event], None], knows: Knows | None = None) -> None:
        self.number = number
        self.script = script
        self.knows = knows or Knows()
        self.view: View | None = None
        self.seen: dict[int, Shown] = {}
        """What was on the table for this viewer after each step."""
        self.shown: Shown = {}
        """Everything that is on the table for this viewer now."""
        self.acting = True
        self.until = NO_END
        """Number of the step at which it does no more."""
        self.replies: list[Reply] = []
        self._note = note
        self._attachment: Attachment
        self._reader: FrameReader
        self._tasks: set[asyncio.Future[str]] = set()
        self._woken = False

    @property
    def over_and_on(self) -> bool:
        """Whether the game is over and the table for the next one is open."""
        return self.view is not None and self.view.room.next_table != ""

    async def join(self, desk: Desk, code: str) -> None:
        """Connect; the welcome has arrived when this returns."""
        hello = m.Hello(v=m.PROTOCOL, table=code, token=self.knows.token, line=self.knows.line + 1)
        decoded = decode_client(encode(hello))
        assert isinstance(decoded, m.Hello)
        self._reader = FrameReader()
        self._attachment = await desk.attach(decoded, self)

    def send(self, frame: bytes) -> None:
        got = self._reader.read(frame)
        self._note(Event(self.number, got=got))
        if isinstance(got, m.Welcome):
            self._check_lines(got)
        self.knows.got(got)
        if isinstance(got, m.Ok | m.No):
            self.replies.append(got)
        elif isinstance(got, m.Welcome):
            self.view = View.of(got, self.view)
            self._look()
        elif self.view is not None:
            self.view.take(got)
            assert not self.view.stale, "numbers are dense and deltas fit"
            self._look()
        self._wake()

    def close(self, bye: m.Bye) -> None:
        """The table says goodbye; nothing is lost by it."""

    def give(self, command: m.Command) -> None:
        """Send a command."""
        self._note(Event(self.number, sent=command))
        self.knows.sent(command, next(_order))
        decoded: Any = decode_client(encode(command))
        task = asyncio.ensure_future(self._attachment.handle(decoded))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def go(self) -> None:
        """Do all that the script wants now and that has not been done."""
        self._woken = False
        if not self.acting or self.view is None or self.view.seq >= self.until:
            return
        for command in self.script(self):
            if command.id not in self.knows.done and command.id not in self.knows.pending:
                self.give(command)

    def _wake(self) -> None:
        if not self._woken:
            self._woken = True
            asyncio.get_running_loop().call_soon(self.go)

    def _check_lines(self, welcome: m.Welcome) -> None:
        first = welcome.lines[0].n if welcome.lines else 0
        assert first == 0 or first <= self.knows.line + 1 or len(welcome.lines) == 80, "log lines are missing"

    def _look(self) -> None:
        view = self.view
        assert view is not None
        # All fields: what is at its default may have been said or left out.
        asked = view.question
        question = None if asked is None else [asked.ask, msgspec.structs.astuple(asked.decision)]
        awaiting = [(a.seat, a.kind) for a in view.awaiting]
        lines = self.knows.lines
        position = {"seq": view.seq, "seat": view.seat, "public": view.public, "private": view.private, "question": question,
                    "awaiting": awaiting, "undo": view.undo, "lines": lines}  # fmt: skip
        seats = [(s.kind, s.name, s.choices, s.stand_in, s.conceded) for s in view.room.seats]
        room = msgspec.structs.replace(view.room, seats=[], spectators=0)
        around = {"seats": seats, "room": room, "standing": view.standing, "since": [a.since for a in view.awaiting],
                  "chat": view.chat[-20:]}  # fmt: skip
        self.seen[view.seq] = {name: _pack(part) for name, part in position.items()}
        self.shown = self.seen[view.seq] | {name: _pack(part) for name, part in around.items()}


def difference(shown: Shown, twin: Shown) -> str:
    """Where two things that should be the same differ; empty if nowhere."""
    return "; ".join(
        f"{name}: {msgspec.msgpack.decode(shown[name])}, not {msgspec.msgpack.decode(twin[name])}"[:1000]
        for name in twin
        if shown[name] != twin[name]
    )


NEVER = frozenset({"fail"})
"""Options of the test game that break its rules: that is another test's subject."""


def answers(player: Player) -> Iterator[m.Command]:
    """Answer what is asked: at random, but always in the same way for the same number of ask."""
    view = player.view
    if view is None or view.question is None or view.seat is None:
        return
    ask = view.question.ask
    dice = random.Random(f"{view.seat}-{ask}")
    if dice.randrange(12) == 0:
        yield m.Do(id=f"bad-{view.seat}-{ask}", ask=ask, pick=("no such thing",))
    while NEVER & set((answer := random_answer(view.question.decision, dice)).pick):
        pass
    yield m.Do(id=f"do-{view.seat}-{ask}", ask=ask, pick=answer.pick, amounts=dict(answer.amounts))
