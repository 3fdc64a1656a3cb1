"""Frames on their way to one connection: a bounded queue, and the one task that writes it to the socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from aiohttp import ClientConnectionResetError, WSCloseCode, web

from gatekey.kernel.text import say
from gatekey.web.settings import Limits
from gatekey.wire.codec import encode
from gatekey.wire.messages import Bye

GRACE: Final = 2.0
"""Seconds between the last frame and the end of the connection, should the other side not let go by itself."""

_CLOSE_CODES: Final = {
    "draining": WSCloseCode.GOING_AWAY,
    "too_large": WSCloseCode.MESSAGE_TOO_BIG,
    "full": WSCloseCode.TRY_AGAIN_LATER,
    "fault": WSCloseCode.INTERNAL_ERROR,
}
"""Close codes by code of :class:`Bye`; the others close with 1008 (policy violation)."""


class SocketOutbox:
    """An :class:`gatekey.table.ports.Outbox` in front of a websocket.

    A reader that lets the queue grow past its limits, or takes nothing for :attr:`Limits.stall` seconds, is cut off; nobody waits for it.
    """

    def __init__(self, socket: web.WebSocketResponse, limits: Limits, abort: Callable[[], None]) -> None:
        """``abort`` ends the transport at once."""
        self._socket = socket
        self._limits = limits
        self._abort = abort
        self._loop = asyncio.get_running_loop()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._progress = self._loop.time()
        self._awake = asyncio.Event()
        self._deadline: asyncio.TimerHandle | None = None
        self.bye: Bye | None = None
        """Why the connection ends, once it does."""

    @property
    def waiting(self) -> tuple[int, int]:
        """Frames that wait to be sent, and their size in bytes."""
        return len(self._queue), self._bytes

    def send(self, frame: bytes) -> None:
        """Queue one frame, unless the end has been announced."""
        if self.bye is not None:
            return
        if self._queue:
            limits = self._limits
            stalled = self._loop.time() - self._progress > limits.stall
            if stalled or len(self._queue) >= limits.outbox_frames or self._bytes + len(frame) > limits.outbox_bytes:
                self._queue.clear()
                self.close(Bye(code="too_slow", text=say("web-too-slow")))
                return
        else:
            self._progress = self._loop.time()
        self._queue.append(frame)
        self._bytes += len(frame)
        self._awake.set()

    def close(self, bye: Bye) -> None:
        """Queue the last frame. The first reason counts."""
        if self.bye is not None:
            return
        self.bye = bye
        self._queue.append(encode(bye))
        self._awake.set()
        self._deadline = self._loop.call_later(GRACE, self._abort)

    async def write(self) -> None:
        """The writer task: ends when the last frame is out or the connection is gone."""
        try:
            await self._write()
        except (ClientConnectionResetError, ConnectionError):
            return
        finally:
            if self._deadline is not None:
                self._deadline.cancel()

    async def _write(self) -> None:
        queue, socket = self._queue, self._socket
        while True:
            while queue:
                frame = queue.popleft()
                self._bytes -= len(frame)
                await socket.send_bytes(frame)
                self._progress = self._loop.time()
            if self.bye is not None:
                await socket.close(code=_CLOSE_CODES.get(self.bye.code, WSCloseCode.POLICY_VIOLATION))
                return
            self._awake.clear()
            await self._awake.wait()
