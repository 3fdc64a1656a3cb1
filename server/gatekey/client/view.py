"""What a client holds: one copy of what the server shows this viewer, and nothing else. No network here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from gatekey.kernel.decision import Decision
from gatekey.kernel.delta import apply
from gatekey.wire.codec import digest
from gatekey.wire.messages import (
    Ask,
    Awaited,
    Chat,
    ChatLine,
    LogLine,
    Room,
    RoomInfo,
    ServerFrame,
    Step,
    Welcome,
    You,
)

MOST_LINES = 2000
"""Log and chat lines that are kept; older ones can be asked for (``history``)."""


@dataclass(frozen=True)
class Question:
    """An open decision with the number that an answer must name."""

    ask: int
    decision: Decision


@dataclass
class View:
    """Public and private view, and all that goes with them. ``public`` and ``private`` are None before the game."""

    room: RoomInfo
    seq: int = 0
    seat: int | None = None
    public: Any = None
    private: Any = None
    question: Question | None = None
    awaiting: list[Awaited] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    undo: bool = False
    standing: str | None = None
    stale: bool = False
    """Steps are missing or did not fit: what is held is not to be trusted until the next welcome."""

    @classmethod
    def of(cls, welcome: Welcome, before: View | None = None) -> View:
        """A view from a welcome; the log lines known ``before`` stay."""
        view = cls(
            room=_room(welcome.room),
            seq=welcome.seq,
            seat=welcome.seat,
            public=welcome.table,
            private=welcome.mine,
            question=_question(welcome.ask),
            awaiting=welcome.awaiting,
            undo=welcome.undo,
            standing=welcome.standing,
        )
        if before is not None and before.seat == welcome.seat:
            first = welcome.lines[0].n if welcome.lines else 0
            known = before.lines[-1].n if before.lines else 0
            # Lines of before are kept only when none is missing between them and the new ones.
            if first == 0 or first <= known + 1:
                view.lines = [line for line in before.lines if first == 0 or line.n < first]
        view.lines += welcome.lines
        view.chat = welcome.chat
        return view

    @property
    def over(self) -> bool:
        """Whether the table has come to its end, whichever."""
        return self.room.status not in {"lobby", "playing"}

    def digest(self) -> int:
        """What the server compares: see :func:`gatekey.wire.codec.digest`."""
        return digest(self.public, self.private)

    def take(self, frame: ServerFrame) -> None:
        """Take in a frame other than a welcome; frames that do not concern the view change nothing."""
        match frame:
            case Step():
                self._step(frame)
            case Room():
                self.room = _room(frame.room)
            case You():
                self.standing = frame.standing
                if frame.seat != self.seat:
                    # The private view of the new seat comes with the next welcome.
                    self.seat, self.private, self.question = frame.seat, None, None
            case Chat():
                if not self.chat or frame.line.n > self.chat[-1].n:
                    self.chat = [*self.chat, frame.line][-MOST_LINES:]
            case _:
                return

    def _step(self, step: Step) -> None:
        if self.stale or step.seq != self.seq + 1:
            self.stale = True
            return
        try:
            public, private = apply(self.public, step.table), apply(self.private, step.mine)
        except ValueError:
            self.stale = True
            return
        self.seq, self.public, self.private = step.seq, public, private
        self.question = _question(step.ask)
        self.awaiting = step.awaiting
        self.undo = step.undo
        self.lines += step.lines
        del self.lines[:-MOST_LINES]


def _room(plain: Any) -> RoomInfo:
    return msgspec.convert(plain, RoomInfo)


def _question(ask: Ask | None) -> Question | None:
    return None if ask is None else Question(ask.ask, msgspec.convert(ask.decision, Decision))
