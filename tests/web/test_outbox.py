"""The way of a frame to its reader: straight to the transport, or in turn behind what had to wait."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from aiohttp import web

from gatekey.web.outbox import ROOM, SocketOutbox
from gatekey.web.settings import Limits
from tests.web.conftest import Opener

SIZES = [0, 1, 125, 126, 65_535, 65_536, 300_000]


class Line:
    """A transport and a websocket in one; whoever takes what is written can stop taking."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.buffered = 0
        self.closed = False
        self.free = asyncio.Event()

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def write(self, data: bytes) -> None:
        self.taken.append(data[2:])

    async def send_bytes(self, frame: bytes) -> None:
        await self.free.wait()
        self.taken.append(frame)


async def test_what_comes_later_waits_behind_what_had_to_wait() -> None:
    line = Line()
    outbox = SocketOutbox(
        cast("web.WebSocketResponse", line), cast("asyncio.Transport", line), Limits(), lambda: pytest.fail("ended")
    )
    outbox.send(b"first")
    assert line.taken == [b"first"]
    line.buffered = ROOM
    outbox.send(b"second")
    line.buffered = 0
    outbox.send(b"third")
    assert outbox.waiting == (2, 11)
    await asyncio.sleep(0)
    assert line.taken == [b"first"]
    line.free.set()
    await asyncio.sleep(0.01)
    outbox.send(b"fourth")
    assert line.taken == [b"first", b"second", b"third", b"fourth"]
    assert outbox.waiting == (0, 0)
    await outbox.end()


async def test_frames_of_all_sizes_arrive_in_order(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN") as socket:
        (seated,) = at.desk.tables["OPEN"].seats
        frames: list[Any] = [bytes([n]) * size for n, size in enumerate(SIZES)]
        for frame in frames:
            seated.outbox.send(frame)
        async with asyncio.timeout(20):
            assert [await socket.recv() for _ in frames] == frames
