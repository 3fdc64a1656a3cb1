"""A whole server in memory, with a clock of its own, that keeps everything each viewer gets and everything it logs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import hdrs
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from gatekey.kernel.rules import Rules
from gatekey.store.store import Store
from gatekey.store.writer import Write
from gatekey.table.config import TableConfig
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import Attachment
from gatekey.web.app import make_app
from gatekey.web.settings import Limits, Settings
from gatekey.wire import messages as m
from tests.leaks.played import token
from tests.table.rig import ManualClock, quiet

RATES: dict[str, Any] = {"replays": 1e9, "replays_burst": 10**9, "wrong": 1e9, "wrong_burst": 10**9}
"""How often one asks in a second of the machine's clock is not what is compared."""

Heard = tuple[float, bytes]
"""When on the clock, and what."""


class Ear:
    """An outbox that keeps what it is sent, and when."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock
        self.heard: list[Heard] = []

    def send(self, frame: bytes) -> None:
        self.heard.append((self._clock.time, frame))

    def close(self, bye: m.Bye) -> None:
        self.heard.append((self._clock.time, msgspec.msgpack.encode(bye)))


class World:
    """One server and one device for each seat and one that watches."""

    def __init__(self, rules: Rules[Any], folder: Path) -> None:
        self.clock = ManualClock()
        self.desk = TableDesk(
            Store(database_in(folder)), {rules.id: rules}, config=TableConfig(bot_seconds=(0.0, 0.0)), clock=self.clock
        )
        settings = Settings(host="127.0.0.1", limits=Limits(**RATES))
        self.http = TestClient(TestServer(make_app(self.desk, settings=settings, static=folder)))
        self.logged: list[Any] = []
        self.code = ""
        self.ears: dict[int | None, Ear] = {}
        self.devices: dict[int | None, Attachment] = {}
        self._errands: set[asyncio.Task[str]] = set()

    async def gather(self, write: Write) -> None:
        """Take in a stored table, and connect a device for each seat and one that watches."""
        await self.desk.store.commit(write)
        self.code = write.table.code
        for viewer in (*range(len(write.table.seats)), None):
            await self.connect(viewer)
        self.table.dice = random.Random(1)
        await quiet(self.desk)

    @property
    def table(self) -> Any:
        return next(table for table in self.desk.tables() if table.record.code == self.code)

    async def connect(self, viewer: int | None) -> None:
        """A device comes (back)."""
        if (device := self.devices.pop(viewer, None)) is not None:
            device.detach()
        ear = self.ears.setdefault(viewer, Ear(self.clock))
        hello = m.Hello(v=m.PROTOCOL, table=self.code, token=None if viewer is None else token(viewer))
        self.devices[viewer] = await self.desk.attach(hello, ear)

    async def sends(self, viewer: int | None, command: m.ClientCommand) -> None:
        """A command goes out; its reply may have to wait for the beat."""
        errand = asyncio.create_task(_handled(self.devices[viewer], command))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)
        await quiet(self.desk)

    async def passes(self, seconds: float) -> None:
        """Time goes by."""
        await self.clock.advance(seconds, self.desk)
        await quiet(self.desk)

    async def until(self, moment: float) -> None:
        """Time goes by until that moment of the clock, if it is still to come."""
        await self.passes(max(0.0, moment - self.clock.time))

    async def asks(self, path: str, **headers: str) -> tuple[Any, ...]:
        """A GET: status, headers and body."""
        async with self.http.get(path, headers=headers) as answer:
            kept = {name: value for name, value in answer.headers.items() if name not in (hdrs.DATE, hdrs.HOST)}
            kept["Content-Security-Policy"] = kept["Content-Security-Policy"].replace(str(self.http.port), "PORT")
            return path, answer.status, sorted(kept.items()), await answer.read()

    async def scatters(self) -> None:
        """All devices go, and the table leaves memory."""
        for device in self.devices.values():
            device.detach()
        table = self.table
        self.desk.released(table)
        await quiet(self.desk)
        for errand in list(self._errands):
            errand.cancel()
        self.devices.clear()
        self.ears.clear()

    @contextlib.contextmanager
    def listened(self) -> Iterator[None]:
        """What is logged inside belongs to this world."""
        keeper = _Keeper(self.logged)
        root = logging.getLogger()
        root.addHandler(keeper)
        try:
            with capture_logs() as lines:
                yield
            self.logged += [_lasting(line) for line in lines]
        finally:
            root.removeHandler(keeper)


async def _handled(device: Attachment, command: m.ClientCommand) -> str:
    return await device.handle(command)


class _Keeper(logging.Handler):
    def __init__(self, kept: list[Any]) -> None:
        super().__init__(logging.WARNING)
        self._kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        self._kept.append((record.name, record.getMessage()))


def _lasting(line: MutableMapping[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted((name, str(value)) for name, value in line.items() if name != "seconds"))


@contextlib.asynccontextmanager
async def two_worlds(rules: Rules[Any], folder: Path) -> AsyncIterator[tuple[World, World]]:
    """Two servers that know nothing of each other."""
    worlds = []
    for name in ("here", "there"):
        (folder / name).mkdir()
        (folder / name / "index.html").write_text("<!doctype html>")
        worlds.append(World(rules, folder / name))
    for world in worlds:
        await world.http.start_server()
    try:
        yield worlds[0], worlds[1]
    finally:
        for world in worlds:
            await world.http.close()
