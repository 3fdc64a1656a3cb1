"""A websocket that comes back by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from gatekey.client.errors import Ended
from gatekey.wire.codec import Malformed, encode
from gatekey.wire.messages import Bye, Frame, ServerFrame
from gatekey.wire.steps import FrameReader, Misfit

COME_BACK: Final = frozenset({"too_fast", "too_slow", "draining", "full", "hello", "fault", "storage"})
"""Byes after which it is worth trying again for as long as the patience lasts."""
MAX_SERVER_FRAME: Final = 8 * 1024 * 1024
"""Bytes; a welcome holds a whole view."""
_LONGEST_PAUSE: Final = 5.0
_LONGEST_OPENING: Final = 10.0
"""Seconds for one attempt: a server that lost its power in the middle of the handshake never says so, and the next attempt may do better."""

_pauses = random.Random()


class Link:
    """Connects, greets, hands over every frame, and connects again until it is cancelled or that makes no sense."""

    def __init__(
        self,
        url: str,
        *,
        hello: Callable[[], Frame],
        received: Callable[[ServerFrame], Awaitable[None]],
        patience: float,
    ) -> None:
        """``patience``: seconds without any connection after which to give up."""
        self._url = url
        self._hello = hello
        self._received = received
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._goodbye: Bye | None = None
        """Why the last connection ended, if it was told."""
        self.connections = 0
        """How many there have been, the present one included."""

    async def run(self) -> None:
        """Keep the link.

        Raises:
            Ended: the server does not want us, or did not take us in for as long as the patience lasts (with its reason, if it gave one), or is
                not there (``unreachable``).
        """
        loop = asyncio.get_running_loop()
        lost, pause = loop.time(), 0.0
        while True:
            self._goodbye = None
            try:
                async with connect(
                    self._url,
                    compression=None,
                    max_size=MAX_SERVER_FRAME,
                    open_timeout=min(_LONGEST_OPENING, max(0.1, self._patience)),
                    proxy=None,
                ) as socket:
                    talked = await self._talk(socket)
            except InvalidURI as error:
                raise Ended("unreachable") from error
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                talked = False
            if talked:
                lost, pause = loop.time(), 0.0
            elif loop.time() - lost > self._patience:
                raise self._given_up()
            await asyncio.sleep(pause * _pauses.uniform(0.5, 1.0))
            pause = min(_LONGEST_PAUSE, max(0.05, pause * 2))

    def _given_up(self) -> Ended:
        bye = self._goodbye
        return Ended("unreachable") if bye is None else Ended(bye.code, bye.text)

    async def send(self, frame: Frame) -> None:
        """Send a frame if there is a connection; whether it arrives is for the reply to tell."""
        if self._socket is not None:
            try:
                await self._socket.send(encode(frame))
            except ConnectionClosed:
                return

    async def drop(self) -> None:
        """Give up the present connection, for a new one."""
        if self._socket is not None:
            await self._socket.close()

    async def _talk(self, socket: ClientConnection) -> bool:
        """Whether the server had anything to say apart from a goodbye."""
        talked, reader = False, FrameReader()
        await socket.send(encode(self._hello()))
        self._socket = socket
        self.connections += 1
        try:
            async for data in socket:
                frame = _read(reader, data)
                if isinstance(frame, Bye):
                    if frame.code not in COME_BACK:
                        raise Ended(frame.code, frame.text)
                    self._goodbye = frame
                    return talked
                talked = True
                await self._received(frame)
        except ConnectionClosed:
            pass
        except Misfit:
            # A new connection brings everything. If that happens again and again, the pauses between them must grow.
            talked = False
        finally:
            self._socket = None
        return talked


def _read(reader: FrameReader, data: str | bytes) -> ServerFrame:
    try:
        return reader.read(data if isinstance(data, bytes) else data.encode())
    except Malformed as error:
        raise Ended("protocol") from error
