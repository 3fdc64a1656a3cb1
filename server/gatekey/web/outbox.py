"""Frames on their way to one connection: straight to its transport as long as that has room, else into a bounded queue that one task writes out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import ClientConnectionResetError, WSCloseCode, web

from gatekey.kernel.text import say
from gatekey.web.settings import Limits
from gatekey.wire.codec import encode
from gatekey.wire.messages import Bye

GRACE: Final = 2.0
"""Seconds between the last frame and the end of the connection, should the other side not let go by itself."""

ROOM: Final = 64 * 1024
"""Bytes that may wait in the transport, which is where it, too, calls itself full."""

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
    Most readers never make anything wait: then there is no queue, and no task.
    """

    __slots__ = (
        "_abort",
        "_bytes",
        "_deadline",
        "_limits",
        "_loop",
        "_progress",
        "_queue",
        "_socket",
        "_transport",
        "_writer",
        "bye",
        "held",
    )

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, limits: Limits, abort: Callable[[], None]
    ) -> None:
        """``transport``: that of the socket. ``abort`` ends it at once."""
        self._socket = socket
        self._transport = transport
        self._limits = limits
        self._abort = abort
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []  # no deque: most are empty for ever, and an empty deque is large
        self._bytes = 0
        self._progress = 0.0
        self._writer: asyncio.Task[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self.bye: Bye | None = None
        """Why the connection ends, once it does."""
        self.held = False
        """Whether what is sent waits until it is clear that it may go out: :meth:`release`, or :meth:`forget`."""

    @property
    def waiting(self) -> tuple[int, int]:
        """Frames that wait to be sent, and their size in bytes."""
        return len(self._queue), self._bytes

    def send(self, frame: bytes) -> None:
        """Send or queue one frame, unless the end has been announced."""
        if self.bye is not None or self._socket.closed:
            return
        if self._writer is None and not self.held and self._transport.get_write_buffer_size() < ROOM:
            if not self._transport.is_closing():
                self._transport.write(_head(len(frame)) + frame)
            return
        if not self._queue:
            self._progress = self._loop.time()
        elif self._overdue(len(frame)):
            self._queue.clear()
            self.close(Bye(code="too_slow", text=say("web-too-slow")))
            return
        self._queue.append(frame)
        self._bytes += len(frame)
        if not self.held:
            self._write_out()

    def _overdue(self, size: int) -> bool:
        """Whether a reader is too slow for one more frame of that size."""
        limits = self._limits
        stalled = self._loop.time() - self._progress > limits.stall
        return stalled or len(self._queue) >= limits.outbox_frames or self._bytes + size > limits.outbox_bytes

    def release(self) -> None:
        """Let out what was held."""
        self.held = False
        if self._queue:
            self._write_out()

    def forget(self) -> None:
        """Drop what was held."""
        self.held = False
        self._queue.clear()
        self._bytes = 0

    def close(self, bye: Bye) -> None:
        """Queue the last frame. The first reason counts."""
        if self.bye is not None:
            return
        self.bye = bye
        self._queue.append(encode(bye))
        self._deadline = self._loop.call_later(GRACE, self._abort)
        self._write_out()

    async def end(self) -> None:
        """Wait until the last frame is out, if there is one, and leave no task behind."""
        writer = self._writer
        if writer is None:
            return
        if self.bye is not None:
            await asyncio.wait([writer], timeout=2 * GRACE)
        writer.cancel()
        await asyncio.wait([writer])

    def _write_out(self) -> None:
        if self._writer is None:
            self._writer = self._loop.create_task(self._write())

    async def _write(self) -> None:
        """Ends when nothing waits any more, or the connection is gone."""
        try:
            await self._write_queue()
        except (ClientConnectionResetError, ConnectionError):
            self._queue.clear()
        finally:
            self._writer = None
            if self._deadline is not None:
                self._deadline.cancel()

    async def _write_queue(self) -> None:
        queue, socket = self._queue, self._socket
        while queue:
            frame = queue.pop(0)
            self._bytes -= len(frame)
            await socket.send_bytes(frame)
            self._progress = self._loop.time()
        if self.bye is not None:
            await socket.close(code=_CLOSE_CODES.get(self.bye.code, WSCloseCode.POLICY_VIOLATION))


def _head(size: int) -> bytes:
    """What stands before an unfragmented, unmasked binary frame of ``size`` bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_BINARY, size))
    if size < 1 << 16:
        return bytes((_BINARY, 126)) + size.to_bytes(2, "big")
    return bytes((_BINARY, 127)) + size.to_bytes(8, "big")


_BINARY: Final = 0x82
