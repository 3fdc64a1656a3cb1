"""A wire between a browser and the server that can go dead without anybody being told, or be cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Wire:
    """Passes on what comes over TCP from either side to the other, as long as it is whole."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        """Where the browser is to go."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def die(self) -> None:
        """Nothing passes any more, and neither side hears of it."""
        self._whole.clear()

    def mend(self) -> None:
        """Everything passes again, with what has been sent meanwhile."""
        self._whole.set()

    def cut(self) -> None:
        """Both sides hear that it is over. New connections pass."""
        for end in self._ends:
            end.close()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        """It is there meanwhile."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        try:
            yield self
        finally:
            self._server.close()
            self.mend()
            self.cut()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, over = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, over}
        await asyncio.gather(self._pass(reader, over), self._pass(there, writer))
        self._ends -= {writer, over}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
