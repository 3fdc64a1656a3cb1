"""A second client, written from docs/protocol.md: its own websocket, its own way of coming back. It behaves as a page in a browser does.

It is quick to doubt its connection, and strict: whatever the page does not allow is an error.
"""

from __future__ import annotations

import asyncio
import base64
import random
import struct
from typing import Any, Final

from gatekey.kernel.delta import apply
from gatekey.wire import messages as m
from gatekey.wire.codec import digest, encode
from gatekey.wire.steps import FrameReader

PROBE: Final = 2.0
GIVE_UP: Final = 7.0
PAUSES: Final = (0.2, 0.5, 1.0, 1.5, 2.0, 2.5)
FOR_GOOD: Final = frozenset({"version", "no_table", "bad_token", "password", "malformed", "too_large"})


class Broken(AssertionError):
    """The server did what the protocol does not allow."""


class Socket(asyncio.Protocol):
    """One websocket, as far as this protocol needs it: whole binary frames, pings answered."""

    def __init__(self, client: ByHand, host: str, dice: random.Random) -> None:
        self._client = client
        self._host = host
        self._dice = dice
        self._buffer = b""
        self._transport: asyncio.Transport
        self.reader = FrameReader()
        self.open = False
        self.welcomed = False
        self.over = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(self._dice.randbytes(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise Broken(head)
            self.open, self._buffer = True, rest
            self._client.opened(self)
        while not self.over and self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = (struct.unpack_from(">H", buffer, 2)[0], 4) if len(buffer) >= 4 else (1 << 62, 4)
        elif size == 127:
            size, start = (struct.unpack_from(">Q", buffer, 2)[0], 10) if len(buffer) >= 10 else (1 << 62, 10)
        if len(buffer) < start + size:
            return False
        payload, self._buffer = buffer[start : start + size], buffer[start + size :]
        match buffer[0]:
            case 0x82:
                self._client.received(self, payload)
            case 0x89:
                self._write(0x8A, payload)
            case 0x8A:
                pass
            case 0x88:
                self._write(0x88, payload[:2])
                self.close()
            case other:
                raise Broken(f"a websocket frame of kind {other:#x}")
        return True

    def send(self, payload: bytes) -> None:
        self._write(0x82, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        mask, size = self._dice.randbytes(4), len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        masked = (int.from_bytes(payload) ^ int.from_bytes((mask * (size // 4 + 1))[:size])).to_bytes(size)
        self._transport.write(bytes([kind]) + length + mask + masked)

    def close(self) -> None:
        """Let go; frames that still come are not looked at."""
        self.over = True
        self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.over = True
        self._client.lost(self)


class ByHand:
    """One viewer at one table."""

    def __init__(
        self, host: str, table: str, token: str | None, dice: random.Random, *, probe: float = PROBE, twice: float = 0.0
    ) -> None:
        """``probe``: seconds between two. ``twice``: how likely a command goes out two times at once, as from a client that is unsure."""
        self._host = host
        self._code = table
        self.token = token
        self._dice = dice
        self._twice = twice
        self._probe_seconds = probe
        self._socket: Socket | None = None
        self._attempts = 0
        self._asked_at: float | None = None
        self._pending: dict[str, tuple[m.Command, asyncio.Future[m.Ok | m.No]]] = {}
        self._wake = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep_connected()), asyncio.create_task(self._probe())]
        self._answer = asyncio.Event()
        """Set by every frame."""
        self.bye: str | None = None
        self.welcome: m.Welcome | None = None
        """What is held: the last welcome, brought up to date."""
        self._pong: int | None = None
        self._probes = 0
        self._pongs = 0
        """Of this connection."""

    # ------------------------------------------------------------ the connection

    async def _keep_connected(self) -> None:
        loop = asyncio.get_running_loop()
        while self.bye not in FOR_GOOD:
            self._wake.clear()
            try:
                async with asyncio.timeout(GIVE_UP):
                    _, socket = await loop.create_connection(
                        lambda: Socket(self, self._host, self._dice), self._host, 80
                    )
            except (OSError, TimeoutError):
                pass
            else:
                self._socket, self._probes, self._pongs = socket, 0, 0
                self._asked_at = loop.time()
                while self._socket is socket and not socket.over:
                    await self._wake.wait()
                    self._wake.clear()
                self._socket = None
                self._answer.set()
            pause = PAUSES[min(self._attempts, len(PAUSES) - 1)]
            self._attempts += 1
            await asyncio.sleep(pause * self._dice.uniform(0.75, 1.25))

    def opened(self, socket: Socket) -> None:
        line = self.welcome.lines[-1].n + 1 if self.welcome is not None and self.welcome.lines else 0
        socket.send(encode(m.Hello(v=m.PROTOCOL, table=self._code, token=self.token, line=line)))

    def lost(self, socket: Socket) -> None:
        if self._socket is socket:
            self._wake.set()

    async def _probe(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._probe_seconds)
            socket = self._socket
            if socket is None:
                continue
            if self._asked_at is not None and loop.time() - self._asked_at > GIVE_UP:
                socket.close()
                self._wake.set()
            elif socket.welcomed and not socket.over:
                self._asked_at = self._asked_at or loop.time()
                self.send_probe()

    def send_probe(self) -> None:
        """Have the server compare."""
        socket, held = self._socket, self.welcome
        if socket is not None and socket.welcomed and held is not None:
            self._probes += 1
            socket.send(encode(m.Ping(seq=held.seq, digest=digest(held.table, held.mine))))

    async def arrived(self) -> None:
        """Wait for the first welcome."""
        while self.welcome is None:
            self._answer.clear()
            await self._answer.wait()

    async def check(self) -> None:
        """Probe until the server agrees."""
        self._pong = None
        while self.welcome is None or self._pong != self.welcome.seq:
            socket, wanted = self._socket, self._probes + 1
            self.send_probe()
            if self._probes < wanted:
                await asyncio.sleep(0.2)
                continue
            while self._socket is socket and self._pongs < wanted:
                self._answer.clear()
                await self._answer.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            self._socket.close()

    def drop(self) -> None:
        """Hang up, and come back."""
        if self._socket is not None:
            self._socket.close()
            self._wake.set()

    # ------------------------------------------------------------ commands

    async def command(self, command: m.Command) -> m.Ok | m.No:
        """Have something done, whatever happens to the connection meanwhile."""
        reply: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = (command, reply)
        self._put(command)
        return await reply

    def _put(self, command: m.Command) -> None:
        if self._socket is not None and self._socket.welcomed and not self._socket.over:
            for _ in range(2 if self._dice.random() < self._twice else 1):
                self._socket.send(encode(command))

    # ------------------------------------------------------------ what comes

    def received(self, socket: Socket, data: bytes) -> None:
        if socket is not self._socket:
            return
        frame = socket.reader.read(data)
        self.handed(frame)
        self._asked_at = None
        self._answer.set()
        match frame:
            case m.Welcome():
                self._welcomed(socket, frame)
            case m.Bye():
                self.bye = frame.code
            case m.No(code="draining"):
                pass
            case m.Pong():
                self._pong = frame.seq
                self._pongs += 1
            case m.Ok() | m.No():
                waiting = self._pending.pop(frame.id, None)
                if waiting is not None:
                    waiting[1].set_result(frame)
            case _:
                self._changed(frame)

    def handed(self, frame: m.ServerFrame) -> None:
        """A frame has come, for whoever listens."""

    def _welcomed(self, socket: Socket, frame: m.Welcome) -> None:
        held = self.welcome
        if held is not None and held.lines and (not frame.lines or frame.lines[0].n <= held.lines[-1].n + 1):
            first = frame.lines[0].n if frame.lines else held.lines[-1].n + 1
            frame.lines = [line for line in held.lines if line.n < first] + frame.lines
        self.welcome, self._attempts = frame, 0
        if socket.welcomed:
            self._pongs += 1
        else:
            socket.welcomed = True
            for command, _ in list(self._pending.values()):
                self._put(command)

    def _changed(self, frame: m.ServerFrame) -> None:
        held = self.welcome
        if held is None:
            raise Broken(f"{type(frame).__name__} before the welcome")
        match frame:
            case m.Step():
                self._step(held, frame)
            case m.Room():
                held.room = frame.room
            case m.You():
                held.standing = frame.standing
                if frame.seat != held.seat:
                    held.seat, held.mine, held.ask = frame.seat, None, None
            case m.Chat():
                held.chat = [*held.chat, frame.line]

    def _step(self, held: m.Welcome, step: m.Step) -> None:
        if step.seq != held.seq + 1:
            raise Broken(f"step {step.seq} after {held.seq}")
        held.seq = step.seq
        held.table, held.mine = apply(held.table, step.table), apply(held.mine, step.mine)
        held.ask, held.awaiting, held.undo = step.ask, step.awaiting, step.undo
        held.lines = [*held.lines, *step.lines]
