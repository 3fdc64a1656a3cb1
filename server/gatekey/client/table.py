"""A place at a table: the view of it, and commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit, urlunsplit

from gatekey.client.commands import Commands
from gatekey.client.errors import Ended, Refused
from gatekey.client.link import Link
from gatekey.client.view import View
from gatekey.wire import messages as m

_NEVER: Final = 2**53
"""A number that no table reaches: a ping with it is answered by a welcome."""
BURST: Final = 50
"""Frames sent without pause after a quiet time."""


class Table(Commands):
    """A connection to a table, as a seat or watching. Use :meth:`join` with ``async with``.

    It comes back by itself; commands that were on their way are then sent again under the same id, so that each is carried out once.
    """

    def __init__(
        self,
        url: str,
        code: str,
        *,
        token: str | None = None,
        host: str | None = None,
        password: str | None = None,
        patience: float = 30.0,
        probe_seconds: float = 15.0,
        pace: float | None = 50.0,
    ) -> None:
        """See :meth:`join`."""
        self.code = code
        self.token = token
        self.host = host
        """Our token for the host's right, if we have one."""
        self.moved: m.Moved | None = None
        """Where the same people play on, and our token there."""
        self._password = password
        self._probe_seconds = probe_seconds
        self._pace = pace
        self._due = 0.0
        self._greeted = 0
        self._view: View | None = None
        self._pending: dict[str, tuple[m.Frame, asyncio.Future[m.Ok | m.No]]] = {}
        self._changed = asyncio.Event()
        self._heard = asyncio.Event()
        self._probing = asyncio.Lock()
        self._table_seq = 0
        self._ended: Ended | None = None
        self._link = Link(_socket_url(url), hello=self._hello, received=self._received, patience=patience)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    def join(cls, url: str, code: str, **options: Any) -> Self:
        """A table of the server at ``url`` (``http://host:port``).

        Options: ``token`` of a seat (else one watches), ``host`` (the host's token beside it), ``password``, ``patience`` (seconds
        without a connection before giving up), ``probe_seconds`` between digest pings, ``pace`` (frames a second at most; None: as
        fast as they come).
        """
        return cls(url, code, **options)

    async def __aenter__(self) -> Self:
        """Connect.

        Raises:
            Ended: the server refused us or is not there.
        """
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._probe())]
        try:
            await self._until(lambda: self._view is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up. The seat stays ours."""
        self._end(Ended("closed"))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def view(self) -> View:
        """What is on the table for us now. Replaced by every welcome, so ask for it anew."""
        if self._view is None:
            raise RuntimeError("not connected yet; use `async with`")
        return self._view

    async def until(self, reached: Callable[[View], bool]) -> None:
        """Wait until the view is as wanted. Raises :class:`Ended`."""
        await self._until(lambda: reached(self.view))

    async def check(self) -> None:
        """Have the server compare our view with its own. When this returns they are the same."""
        while not await self._compared():
            await self._until(lambda: self.view.seq >= self._table_seq)

    async def disconnect(self) -> None:
        """Drop the connection; it is made again at once."""
        await self._link.drop()

    async def command(self, command: m.Command) -> m.Ok:
        """Send a command and wait for its reply.

        Raises:
            Refused: nothing changed.
            Ended: the connection is over for good; whether it was carried out is not known.
        """
        if self._ended is not None:
            raise self._ended
        reply: asyncio.Future[m.Ok | m.No] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = (command, reply)
        try:
            await self._paced()
            await self._link.send(command)
            answer = await reply
        finally:
            del self._pending[command.id]
        if isinstance(answer, m.No):
            raise Refused(answer.code, answer.text, answer.rule)
        return answer

    # ------------------------------------------------------------ inside

    def _hello(self) -> m.Hello:
        known = self._view.lines[-1].n + 1 if self._view is not None and self._view.lines else 0
        return m.Hello(
            v=m.PROTOCOL, table=self.code, token=self.token, host=self.host, password=self._password, line=known
        )

    async def _run(self) -> None:
        try:
            await self._link.run()
        except Ended as error:
            self._end(error)

    def _end(self, error: Ended) -> None:
        self._ended = self._ended or error
        for _, reply in self._pending.values():
            if not reply.done():
                reply.set_exception(self._ended)
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def _until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            if self._ended is not None:
                raise self._ended
            await self._changed.wait()

    async def _received(self, frame: m.ServerFrame) -> None:
        match frame:
            case m.Welcome():
                await self._welcomed(frame)
            case m.No(code="draining"):
                # The server stops and did nothing; the command goes out again on the next connection.
                return
            case m.Ok() | m.No():
                pending = self._pending.get(frame.id)
                if pending is not None and not pending[1].done():
                    pending[1].set_result(frame)
            case m.Pong():
                self._table_seq = frame.seq
                self._heard.set()
            case m.Moved():
                self.moved = frame
            case _:
                await self._changed_by(frame)
        self._tell()

    async def _welcomed(self, welcome: m.Welcome) -> None:
        self._view = View.of(welcome, self._view)
        self._table_seq = welcome.seq
        if welcome.watch:
            # From now on the password need not be kept, nor cross the network again.
            self.token, self._password = welcome.watch, None
        self._heard.set()
        if self._greeted == self._link.connections:
            return
        self._greeted = self._link.connections
        # A new connection: what was on its way may not have arrived. A command that had is answered again, not done again.
        for command, reply in list(self._pending.values()):
            if not reply.done():
                await self._link.send(command)

    async def _changed_by(self, frame: m.ServerFrame) -> None:
        view = self.view
        was_stale = view.stale
        view.take(frame)
        if view.stale and not was_stale:
            await self._link.send(self._ping())

    def _ping(self) -> m.Ping:
        view = self.view
        return m.Ping(seq=_NEVER, digest=0) if view.stale else m.Ping(seq=view.seq, digest=view.digest())

    async def _compared(self) -> bool:
        """Ping and wait for the answer: whether our view is the table's. If not, it is on its way."""
        async with self._probing:
            ping = self._ping()
            self._table_seq = ping.seq
            self._heard.clear()
            await self._link.send(ping)
            await self._until(self._heard.is_set)
            return self._table_seq == ping.seq

    async def _probe(self) -> None:
        """Ping now and then, and do not trust a connection that stays silent."""
        while True:
            await asyncio.sleep(self._probe_seconds)
            if self._view is None:
                continue
            try:
                async with asyncio.timeout(self._probe_seconds):
                    await self._compared()
            except TimeoutError:
                await self._link.drop()
            except Ended:
                return

    async def _paced(self) -> None:
        if self._pace is None:
            return
        now = asyncio.get_running_loop().time()
        self._due = max(self._due, now - BURST / self._pace) + 1 / self._pace
        if self._due > now:
            await asyncio.sleep(self._due - now)


def _socket_url(url: str) -> str:
    parts = urlsplit(url)
    return urlunsplit(("wss" if parts.scheme == "https" else "ws", parts.netloc, "/ws", "", ""))
