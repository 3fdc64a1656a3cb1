"""A running server on a free port, and websockets to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from aiohttp.test_utils import TestClient, TestServer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gatekey.games import registry
from gatekey.web.app import make_app
from gatekey.web.hub import Hub
from gatekey.web.keys import HUB
from gatekey.web.settings import Settings
from gatekey.wire.codec import encode
from gatekey.wire.messages import PROTOCOL, Bye, Do, Frame, Hello, Ok, ServerFrame, Step
from gatekey.wire.steps import FrameReader
from tests.kernel.nim import NIM
from tests.web.fake import FakeDesk


class House:
    """The running server with what is in it."""

    def __init__(self, server: TestServer, http: TestClient[Any, Any], desk: FakeDesk) -> None:
        self.server = server
        self.http = http
        self.desk = desk

    @property
    def hub(self) -> Hub:
        return self.server.app[HUB]

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/ws"

    @asynccontextmanager
    async def socket(self, **options: Any) -> AsyncIterator[ClientConnection]:
        """A websocket that has said nothing yet."""
        async with connect(self.ws, compression=None, **options) as socket:
            yield socket

    @asynccontextmanager
    async def at(
        self, table: str, token: str | None = None, password: str | None = None
    ) -> AsyncIterator[ClientConnection]:
        """A websocket that has been welcomed."""
        async with self.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table=table, token=token, password=password))
            await receive(socket)
            yield socket


_readers: WeakKeyDictionary[ClientConnection, FrameReader] = WeakKeyDictionary()


async def send(socket: ClientConnection, frame: Frame) -> None:
    await socket.send(encode(frame))


async def receive(socket: ClientConnection) -> ServerFrame:
    data = await socket.recv()
    assert isinstance(data, bytes)
    return _readers.setdefault(socket, FrameReader()).read(data)


async def bye(socket: ClientConnection) -> Bye:
    """The last frame, after which the server must have closed."""
    frame = await receive(socket)
    assert isinstance(frame, Bye), frame
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    return frame


async def plays_on(house: House, seated: ClientConnection, watching: ClientConnection) -> None:
    """Both ends of a table still work."""
    count = house.desk.tables["OPEN"].count
    await send(seated, Do(id=f"on-{count}", ask=count + 1))
    step, ok = await receive(seated), await receive(seated)
    assert isinstance(step, Step)
    assert isinstance(ok, Ok)
    seen = await receive(watching)
    assert isinstance(seen, Step)
    assert seen.table == {"count": [count + 1]}
    assert seen.mine is None


async def until(reached: Callable[[], bool]) -> None:
    """Wait for something that announces itself to nobody, at most 5 seconds."""
    async with asyncio.timeout(5):
        while not reached():  # noqa: ASYNC110 - the far end of a socket sets no event here
            await asyncio.sleep(0.01)


Opener = Callable[..., Awaitable[House]]


@pytest.fixture
def client_build(tmp_path: Path) -> Path:
    """A built client of three files."""
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<!doctype html><title>Gatekey</title>")
    (root / "assets" / "main-1a2b3c.js").write_text("console.log(1);\n" * 200)
    (root / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "secret.txt").write_text("not for the network")
    return root


@pytest.fixture
async def house(client_build: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opener]:
    """Opens servers: ``await house(hello=0.1)`` with limits of one's own."""
    shelf = registry.Shelf({NIM.id: NIM}, {"broken": "ImportError: no"})
    monkeypatch.setattr(registry, "shelf", lambda: shelf)
    running: list[TestClient[Any, Any]] = []

    async def opened(settings: Settings | None = None, static: Path | None = client_build, **limits: Any) -> House:
        settings = settings or Settings(host="127.0.0.1")
        settings = replace(settings, limits=replace(settings.limits, **limits))
        desk = FakeDesk()
        server = TestServer(make_app(desk, settings=settings, static=static))
        http = TestClient(server)
        await http.start_server()
        running.append(http)
        return House(server, http, desk)

    yield opened
    for http in running:
        await http.close()
