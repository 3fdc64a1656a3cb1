"""Who is connected to a table, and the frames they get. What several get is encoded once."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from gatekey.kernel.decision import Refusal
from gatekey.kernel.rules import Line
from gatekey.kernel.text import Text, say
from gatekey.store.records import ChatRecord, TableRecord
from gatekey.table.ports import Outbox
from gatekey.table.stage import Scene
from gatekey.wire import codec
from gatekey.wire.messages import PROTOCOL, Ask, Awaited, ChatLine, Frame, LogLine, Welcome
from gatekey.wire.steps import StepWriter

WELCOME_LINES = 80
TAIL_LINES = 100
CHAT_LINES = 50

NumberedLine = tuple[int, int, Line]
"""Number of the line, number of its step, the line."""


def log_lines(lines: Iterable[NumberedLine], seat: int | None) -> list[LogLine]:
    """Log lines in the form for a seat, or for spectators."""
    return [LogLine(n, line.seen_by(seat), seq, line.seat, line.depth) for n, seq, line in lines]


def chat_line(line: ChatRecord) -> ChatLine:
    """A line of chat as it is shown."""
    return ChatLine(line.n, line.at, line.text, line.seat, line.name)


class Viewer:
    """One connection's place at the table."""

    __slots__ = ("behind", "host_token", "outbox", "replies", "seat", "welcomed")

    def __init__(self, outbox: Outbox, seat: int | None, host_token: str | None = None) -> None:
        self.outbox = outbox
        self.seat = seat
        self.host_token = host_token
        """What this connection has shown or been given for the host's right."""
        self.replies: dict[str, bytes] = {}
        """First replies to commands of this connection, by id."""
        self.welcomed = 0
        """Number of the table at the last welcome."""
        self.behind: int | None = None
        """Number of the table at the last probe, if the view of this client was older then."""

    def seated(self) -> int:
        """The seat; refuses ``not_seated`` for a spectator."""
        if self.seat is None:
            raise Refusal("not_seated", say("table-not-seated"))
        return self.seat

    def send(self, frame: Frame) -> None:
        """Queue a frame."""
        self.outbox.send(codec.encode(frame))


class Audience:
    """All viewers of a table, the end of its log, and its recent chat."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []
        self.tail: deque[NumberedLine] = deque(maxlen=TAIL_LINES)
        self.chat: deque[ChatRecord] = deque(maxlen=CHAT_LINES)
        self._writer: StepWriter | None = None
        """None when nobody has been welcomed since nobody was here."""

    def here(self) -> set[int]:
        """The seats with a connection."""
        return {v.seat for v in self.viewers if v.seat is not None}

    def watching(self) -> int:
        """How many connections have no seat."""
        return sum(1 for v in self.viewers if v.seat is None)

    def of(self, seat: int) -> list[Viewer]:
        """The connections of a seat."""
        return [v for v in self.viewers if v.seat == seat]

    def tell(self, frame: Frame) -> None:
        """The same frame to everybody."""
        data = codec.encode(frame)
        for viewer in list(self.viewers):
            viewer.outbox.send(data)

    def show(self, scene: Scene, lines: Sequence[NumberedLine]) -> None:
        """One committed step, in the form for each seat and in one form for all spectators."""
        self.tail.extend(lines)
        writer = self._writer
        if not self.viewers or writer is None:
            self._writer = None
            return
        bare = [line for _, _, line in lines]
        told = {seat for line in bare for seat in line.private}
        frames: dict[int | None, bytes] = {None: writer.common(scene.seq, scene.change.public, bare, _awaiting(scene))}
        for viewer in list(self.viewers):
            seat = viewer.seat
            if seat is not None and seat not in frames:
                ask = scene.asks.get(seat)
                frames[seat] = writer.own(
                    seat,
                    scene.change.private[seat],
                    (ask.ask, ask.decision) if ask else None,
                    undo=scene.undo_seat == seat,
                    told=_told(bare, seat) if seat in told else None,
                )
            viewer.outbox.send(frames[seat])
        writer.done()

    def welcome(
        self,
        viewer: Viewer,
        record: TableRecord,
        room: Any,
        scene: Scene | None,
        now: float,
        line: int = 0,
        watch: str = "",
        attended: float = 0.0,
    ) -> None:
        """Everything, for one viewer. ``line``: the first log line that is wanted; ``watch``: a spectator's token that they get with it;
        ``attended``: as in :class:`~gatekey.wire.messages.Welcome`."""
        seat = viewer.seat
        if self._writer is None:
            self._writer = StepWriter(int(now))
        self._writer.joined(seat)
        ask = scene.asks.get(seat) if scene and seat is not None else None
        wanted = [numbered for numbered in self.tail if numbered[0] >= line][-WELCOME_LINES:]
        frame = Welcome(
            v=PROTOCOL,
            seq=record.seq,
            room=room,
            seat=seat,
            table=codec.encode_view(scene.public) if scene else None,
            mine=codec.encode_view(scene.private[seat]) if scene and seat is not None else None,
            ask=Ask(ask.ask, ask.decision) if ask else None,
            awaiting=_awaiting(scene) if scene else [],
            lines=log_lines(wanted, seat),
            line=record.line_n,
            epoch=self._writer.epoch,
            chat=[chat_line(c) for c in self.chat],
            undo=scene is not None and seat is not None and scene.undo_seat == seat,
            standing=record.seats[seat].standing if seat is not None else None,
            watch=watch,
            now=now,
            attended=attended,
        )
        viewer.behind, viewer.welcomed = None, record.seq
        viewer.send(frame)


def view_digest(scene: Scene | None, seat: int | None) -> int:
    """The digest of what a viewer should hold."""
    if scene is None:
        return codec.digest(None, None)
    return codec.digest(scene.public, None if seat is None else scene.private[seat])


def _awaiting(scene: Scene) -> list[Awaited]:
    return [Awaited(seat, ask.decision.kind, int(ask.since)) for seat, ask in sorted(scene.asks.items())]


def _told(lines: Sequence[Line], seat: int) -> dict[int, Text]:
    return {place: line.private[seat] for place, line in enumerate(lines) if seat in line.private}
