"""What the table tests are built from: time that passes at will, connections that keep what they get, and clients that hold one view."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from gatekey.kernel.delta import apply
from gatekey.kernel.rules import Rules
from gatekey.store.store import Store
from gatekey.table.config import TableConfig
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import Attachment, Created, TableSpec
from gatekey.wire import messages as m
from gatekey.wire.codec import digest
from gatekey.wire.steps import FrameReader
from tests.kernel.nim import NIM

PLAIN = msgspec.msgpack.Decoder()


class ManualClock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._timers: list[ManualTimer] = []

    def now(self) -> float:
        return 1_700_000_000.0 + self.time

    def monotonic(self) -> float:
        return self.time

    def later(self, seconds: float, callback: Callable[[], None]) -> ManualTimer:
        timer = ManualTimer(self.time + seconds, callback)
        self._timers.append(timer)
        return timer

    @property
    def waiting(self) -> int:
        return sum(1 for t in self._timers if not t.cancelled)

    async def advance(self, seconds: float, desk: TableDesk) -> None:
        """Let time pass, and each thing happen at its time."""
        end = self.time + seconds
        while True:
            await quiet(desk)
            self._timers = [t for t in self._timers if not t.cancelled]
            due = min((t.due for t in self._timers), default=end + 1)
            if due > end:
                break
            self.time = max(self.time, due)
            for timer in [t for t in self._timers if t.due <= self.time]:
                timer.cancelled = True
                timer.callback()
        self.time = end


class ManualTimer:
    def __init__(self, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


async def quiet(desk: TableDesk) -> None:
    """Wait until no table has anything to do at this moment."""
    idle = 0
    while idle < 3:
        await asyncio.sleep(0)
        busy = any(table.busy for table in desk.tables()) or desk.store.writer.busy
        idle = 0 if busy else idle + 1
        if busy:
            await asyncio.sleep(0.0005)


class Outbox:
    """Keeps the frames of one connection."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.bye: m.Bye | None = None

    def send(self, frame: bytes) -> None:
        self.raw.append(frame)

    def close(self, bye: m.Bye) -> None:
        self.bye = bye


class Client:
    """A client as the protocol wants it: one view, changed by deltas alone. It checks that numbers are dense."""

    _ids = itertools.count(1)

    def __init__(self, desk: TableDesk, table: str, token: str | None = None) -> None:
        self.desk = desk
        self.code = table
        self.token = token
        self.outbox = Outbox()
        self.attachment: Attachment
        self._read = 0
        self._reader = FrameReader()
        self.seq = -1
        self.table: Any = None
        self.mine: Any = None
        self.ask: m.Ask | None = None
        self.seat: int | None = None
        self.room: dict[str, Any] = {}
        self.undo = False
        self.standing: str | None = None
        self.awaiting: list[m.Awaited] = []
        self.lines: list[m.LogLine] = []
        self.chat: list[m.ChatLine] = []
        self.moved: m.Moved | None = None
        self.frames: list[m.ServerFrame] = []
        self.welcomes = 0
        self.welcome: m.Welcome

    async def connect(self, password: str | None = None, line: int = 0) -> Client:
        hello = m.Hello(v=m.PROTOCOL, table=self.code, token=self.token, password=password, line=line)
        self.attachment = await self.desk.attach(hello, self.outbox)
        self.catch_up()
        return self

    def catch_up(self) -> list[m.ServerFrame]:
        fresh = []
        for raw in self.outbox.raw[self._read :]:
            try:
                frame = self._reader.read(raw)
            except ValueError as error:  # pragma: no cover - says what is wrong with the frame
                raise AssertionError(f"{error}: {PLAIN.decode(raw)}") from error
            fresh.append(frame)
            self._take(frame)
        self._read = len(self.outbox.raw)
        self.frames += fresh
        return fresh

    def _take(self, frame: m.ServerFrame) -> None:
        match frame:
            case m.Welcome():
                self.welcomes += 1
                self.welcome = frame
                for name in (
                    "seq",
                    "table",
                    "mine",
                    "ask",
                    "seat",
                    "room",
                    "undo",
                    "standing",
                    "awaiting",
                    "lines",
                    "chat",
                ):
                    setattr(self, name, getattr(frame, name))
            case m.Step():
                assert frame.seq == self.seq + 1, "numbers are dense"
                self.seq = frame.seq
                self.table = apply(self.table, frame.table)
                self.mine = apply(self.mine, frame.mine)
                self.ask, self.undo, self.awaiting = frame.ask, frame.undo, frame.awaiting
                self.lines = [*self.lines, *frame.lines]
            case m.Room():
                self.room = frame.room
            case m.You():
                self.seat, self.standing = frame.seat, frame.standing
            case m.Moved():
                self.moved = frame
            case m.Chat():
                self.chat = [*self.chat, frame.line]
            case _:
                pass

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    async def does(self, command: m.ClientCommand) -> m.Ok | m.No:
        """Send a command; returns its one reply."""
        before = len(self.frames)
        await self.attachment.handle(command)
        self.catch_up()
        replies = [f for f in self.frames[before:] if isinstance(f, m.Ok | m.No)]
        assert len(replies) == 1, replies
        assert replies[0].id == command.id
        return replies[0]

    async def ok(self, kind: type[m.Command], **fields: Any) -> m.Ok:
        reply = await self.does(kind(id=self.new_id(), **fields))
        assert isinstance(reply, m.Ok), reply
        return reply

    async def no(self, kind: type[m.Command], **fields: Any) -> str:
        """Send a command that must be refused; returns the code."""
        reply = await self.does(kind(id=self.new_id(), **fields))
        assert isinstance(reply, m.No), reply
        assert reply.text[0].startswith(("table-", "kernel-", "too-many")), reply
        return reply.code

    async def sit(self, name: str, **fields: Any) -> Client:
        reply = await self.ok(m.Sit, name=name, **fields)
        self.token = reply.data["token"]
        assert self.seat == reply.data["seat"]
        return self

    async def answer(self, *pick: str, **amounts: int) -> m.Ok | m.No:
        assert self.ask is not None
        return await self.does(m.Do(id=self.new_id(), ask=self.ask.ask, pick=pick, amounts=amounts))

    def options(self) -> list[str]:
        """Everything that may be picked alone, passing included."""
        assert self.ask is not None
        decision = self.ask.decision
        return [o["id"] for o in decision["options"]] + (["pass"] if decision.get("passing") else [])

    def holds_the_view(self) -> bool:
        """Whether the server takes this client's view for its own."""
        self.catch_up()
        self.attachment.ping(m.Ping(seq=self.seq, digest=digest(self.table, self.mine)))
        return isinstance(self.catch_up()[-1], m.Pong)


class House:
    """A desk on a database in a folder; can be stopped and started again."""

    def __init__(self, folder: Path, rules: Rules[Any] = NIM, **config: Any) -> None:
        self.folder = folder
        self.rules = rules
        self.config = TableConfig(**({"beat_ms": 0, "bot_seconds": (0.0, 0.0)} | config))
        self.clock = ManualClock()
        self.desk: TableDesk

    async def open(self) -> House:
        store = Store(database_in(self.folder), busy_seconds=0.1)
        self.desk = TableDesk(store, {self.rules.id: self.rules}, config=self.config, clock=self.clock)
        await self.desk.open()
        return self

    async def close(self) -> None:
        await self.desk.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    async def pass_time(self, seconds: float = 0.0) -> None:
        await self.clock.advance(seconds, self.desk)

    async def create(self, seats: int = 2, player: str = "Ada", **fields: Any) -> Created:
        return await self.desk.create(TableSpec(game=self.rules.id, seats=seats, player=player, **fields))

    async def client(self, table: str, token: str | None = None, **hello: Any) -> Client:
        return await Client(self.desk, table, token).connect(**hello)

    async def table_of(self, seats: int = 2, *, bots: int = 0, start: bool = True) -> list[Client]:
        """A started table with people on the first seats and bots on the last ones; the clients in seat order."""
        created = await self.create(seats)
        clients = [await self.client(created.table, created.token)]
        for n in range(1, seats - bots):
            clients.append(await (await self.client(created.table)).sit(f"Player {n}"))
        for n in range(seats - bots, seats):
            await clients[0].ok(m.Bot, seat=n)
        if start:
            await clients[0].ok(m.Start)
        for client in clients:
            client.catch_up()
        return clients
