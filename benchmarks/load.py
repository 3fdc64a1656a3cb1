"""Players and spectators without a screen: they keep tables busy over real websockets and note what arrives when."""

from __future__ import annotations

import asyncio
import itertools
import random
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from gatekey.kernel.decision import Decision
from gatekey.kernel.selfplay import random_answer
from gatekey.wire.asks import AskReader
from gatekey.wire.messages import PROTOCOL, Choose, Do, Hello, Sit, Start
from gatekey.wire.steps import is_step


class _Frame(msgspec.Struct, tag_field="t"):
    pass


class _Ask(msgspec.Struct):
    ask: int
    decision: Decision


class _Step(msgspec.Struct, array_like=True):
    """Only what a player without a screen looks at; the rest of the frame is skipped."""

    seq: int
    words: msgspec.Raw
    table: msgspec.Raw
    lines: msgspec.Raw
    awaiting: msgspec.Raw
    mine: msgspec.Raw = msgspec.Raw()
    ask: Any = None
    """First as it is written, then an :class:`_Ask`."""


class _Welcome(_Frame, tag="welcome"):
    seq: int
    ask: _Ask | None = None


class _Ok(_Frame, tag="ok"):
    id: str
    seq: int
    data: Any = None


class _No(_Frame, tag="no"):
    id: str
    code: str


class _RoomInfo(msgspec.Struct):
    status: str


class _Room(_Frame, tag="room"):
    room: _RoomInfo


class _Bye(_Frame, tag="bye"):
    code: str


class _You(_Frame, tag="you"):
    pass


_Map: TypeAlias = _Welcome | _Ok | _No | _Room | _Bye | _You

_decode: Final = msgspec.msgpack.Decoder(_Map).decode
_decode_step: Final = msgspec.msgpack.Decoder(_Step).decode
_encode: Final = msgspec.msgpack.Encoder().encode
_ids: Final = itertools.count()


class Refused(RuntimeError):
    """The server said no, or goodbye."""


class Tape:
    """What was measured. Nothing is noted while ``running`` is false."""

    def __init__(self) -> None:
        self.running = False
        self.games = 0
        self.refused = 0
        self.clear()

    def clear(self) -> None:
        """Begin a new window."""
        self.answers = 0
        self.latencies: list[float] = []
        self.updates = {"seat": 0, "spectator": 0}
        self.bytes = {"seat": 0, "spectator": 0}


class Connection:
    """One websocket at a table."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self._asks = AskReader()

    def read(self, data: bytes) -> _Map | _Step:
        """A frame; the ask of a step is made whole, and None while it is the one before."""
        if not is_step(data):
            return _decode(data)
        step = _decode_step(data)
        if step.ask is True:
            step.ask = None
        elif step.ask is not None:
            number, decision = self._asks.read(step.ask, 0)
            step.ask = _Ask(number, msgspec.convert(decision, Decision))
        return step

    @classmethod
    async def open(cls, session: ClientSession, base: str, hello: Hello) -> tuple[Connection, _Welcome, int]:
        """Connect and say hello; returns with the Welcome and its size in bytes."""
        connection = cls(await session.ws_connect(f"{base}/ws", max_msg_size=0))
        await connection.socket.send_bytes(_encode(hello))
        data = await connection.socket.receive_bytes()
        welcome = connection.read(data)
        if not isinstance(welcome, _Welcome):
            raise Refused(str(welcome))
        return connection, welcome, len(data)

    async def command(self, command: Any) -> _Ok:
        """Send a command and wait for its reply; other frames are passed over."""
        await self.socket.send_bytes(_encode(command))
        while True:
            frame = self.read(await self.socket.receive_bytes())
            if isinstance(frame, _Ok) and frame.id == command.id:
                return frame
            if isinstance(frame, _No | _Bye):
                raise Refused(str(frame))


class TableLoad:
    """One table with its seats and a spectator, playing at random until the game is over."""

    def __init__(self, session: ClientSession, base: str, tape: Tape, dice: random.Random) -> None:
        self._session, self._base, self._tape, self._dice = session, base, tape, dice
        self._sent: dict[str, float] = {}
        self._answered: set[tuple[int, int]] = set()
        self._seen: dict[int, tuple[int, float]] = {}
        self._begun: dict[int, float] = {}
        self.code = ""
        self.pause = 0.0
        """Mean seconds of thinking before an answer."""
        self.seats: list[Connection] = []
        self.spectator: Connection | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.over = asyncio.Event()

    async def open(self, game: str, seats: int, choices: dict[str, tuple[str, ...]]) -> None:
        """Create the table, sit everybody down, pick what has to be picked."""
        body = {"game": game, "seats": seats, "player": "Load 1", "public": False}
        async with self._session.post(f"{self._base}/api/tables", json=body) as response:
            if response.status != 201:
                raise Refused(await response.text())
            created = await response.json()
        self.code = created["table"]
        host, _, _ = await Connection.open(self._session, self._base, self._hello(created["token"]))
        self.seats = [host]
        for n in range(1, seats):
            seat, _, _ = await Connection.open(self._session, self._base, self._hello(None))
            await seat.command(Sit(id=_name(), name=f"Load {n + 1}"))
            self.seats.append(seat)
        self.spectator, _, _ = await Connection.open(self._session, self._base, self._hello(None))
        for choice, values in choices.items():
            for seat, value in zip(self.seats, values, strict=False):
                await seat.command(Choose(id=_name(), choice=choice, value=value))

    def _hello(self, token: str | None) -> Hello:
        return Hello(v=PROTOCOL, table=self.code, token=token)

    async def start(self) -> None:
        """Begin the game; from now on every seat answers by itself."""
        assert self.spectator is not None
        watchers = [(c, "seat") for c in self.seats] + [(self.spectator, "spectator")]
        self._tasks = [asyncio.create_task(self._listen(connection, role)) for connection, role in watchers]
        await self.seats[0].socket.send_bytes(_encode(Start(id=_name())))

    async def close(self) -> None:
        """Leave the table."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for connection in [*self.seats, *([self.spectator] if self.spectator else [])]:
            await connection.socket.close()

    async def _listen(self, connection: Connection, role: str) -> None:
        async for message in connection.socket:
            if message.type is not WSMsgType.BINARY:
                continue
            frame = connection.read(message.data)
            if isinstance(frame, _Step):
                self._note_step(frame.seq, role, len(message.data))
                await self._reply(connection, frame.ask)
            elif isinstance(frame, _Welcome):
                await self._reply(connection, frame.ask)
            elif isinstance(frame, _Ok):
                self._note_ok(frame)
            elif isinstance(frame, _No):
                self._sent.pop(frame.id, None)
                self._tape.refused += 1
            elif isinstance(frame, _Room) and frame.room.status not in {"lobby", "playing"}:
                self.over.set()
            elif isinstance(frame, _Bye):
                raise Refused(frame.code)

    async def _reply(self, connection: Connection, ask: _Ask | None) -> None:
        if ask is None or (id(connection), ask.ask) in self._answered:
            return
        self._answered.add((id(connection), ask.ask))
        if self.pause:
            await asyncio.sleep(self._dice.expovariate(1 / self.pause))
        answer = random_answer(ask.decision, self._dice)
        command = Do(id=_name(), ask=ask.ask, pick=answer.pick, amounts=dict(answer.amounts))
        self._sent[command.id] = perf_counter()
        await connection.socket.send_bytes(_encode(command))

    def _note_step(self, seq: int, role: str, size: int) -> None:
        if self._tape.running:
            self._tape.updates[role] += 1
            self._tape.bytes[role] += size
        self._seen[seq] = (self._seen.get(seq, (0, 0.0))[0] + 1, perf_counter())
        self._settle(seq)

    def _note_ok(self, ok: _Ok) -> None:
        sent = self._sent.pop(ok.id, None)
        if sent is not None:
            self._begun[ok.seq] = sent
            if self._tape.running:
                self._tape.answers += 1
            self._settle(ok.seq)

    def _settle(self, seq: int) -> None:
        """Note how long it took until the last viewer had a step, once all have it and its answer is known."""
        count, last = self._seen.get(seq, (0, 0.0))
        if count == len(self.seats) + 1 and seq in self._begun:
            if self._tape.running:
                self._tape.latencies.append(last - self._begun[seq])
            del self._begun[seq], self._seen[seq]


def _name() -> str:
    return f"c{next(_ids)}"
