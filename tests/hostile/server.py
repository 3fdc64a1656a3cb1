"""The real application, started, drained, put to sleep and killed at will on one disk."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import web

from gatekey.kernel.rules import Rules
from gatekey.meters import Meters
from gatekey.table.clock import Timer
from gatekey.table.config import TableConfig
from gatekey.table.desk import TableDesk
from gatekey.web.app import make_app
from gatekey.web.hub import Hub
from gatekey.web.keys import HUB
from gatekey.web.settings import Limits, Settings
from tests.hostile.disk import Disk, MemoryStore
from tests.hostile.loop import Process, VirtualLoop
from tests.hostile.net import End, Network


class WallClock:
    """The loop's time for waiting; for people a clock that somebody sets back and forth."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.offset = 1_700_000_000.0

    def now(self) -> float:
        return self.offset + self._loop.time()

    def monotonic(self) -> float:
        return self._loop.time()

    def later(self, seconds: float, callback: Any) -> Timer:
        return self._loop.call_later(seconds, callback)


@dataclass
class Machine:
    """What stays when the program stops."""

    loop: VirtualLoop
    network: Network
    rules: Rules[Any]
    dice: random.Random
    static: Path
    limits: Limits = field(default_factory=Limits)
    config: TableConfig = field(default_factory=TableConfig)
    slowest: float = 0.01

    def __post_init__(self) -> None:
        self.disk = Disk()
        self.clock = WallClock(self.loop)
        self.ends: list[End] = []
        self.past: list[Process] = []
        """All processes so far."""
        self.meters: list[Meters] = []
        self.starts = 0
        self.process: Process
        self.desk: TableDesk
        self.hub: Hub
        self._runner: web.AppRunner | None = None

    @property
    def up(self) -> bool:
        return self._runner is not None

    async def start(self) -> None:
        """Start the program and wait until it listens."""
        self.starts += 1
        self.process = Process(self.loop, f"server {self.starts}")
        self.past.append(self.process)
        await self.process.spawn(self._start())

    async def _start(self) -> None:
        self.desk = TableDesk(
            MemoryStore(self.disk, self.dice, self.slowest),
            {self.rules.id: self.rules},
            config=self.config,
            clock=self.clock,
        )
        app = make_app(self.desk, settings=Settings(limits=self.limits, data=self.static), static=self.static)
        self.hub = app[HUB]
        self.meters.append(self.desk.meters)
        runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=self.limits.drain, keepalive_timeout=self.limits.idle
        )
        await runner.setup()
        assert runner.server is not None
        self._runner = runner
        self.network.server = (self.process, runner.server)

    async def drain(self) -> float:
        """Stop as on SIGTERM; returns how long that took."""
        runner, self._runner = self._runner, None
        assert runner is not None
        self.network.server = None
        begun = self.loop.time()
        await self.process.spawn(runner.cleanup())
        took = self.loop.time() - begun
        # What the end of a program does to what it left open.
        await asyncio.sleep(0.1)
        self._end(word=True)
        return took

    def cut_off(self) -> Counter[str]:
        """How many connections were ended by all the servers of this machine, by the code of the goodbye."""
        samples = (sample for meters in self.meters for metric in meters.cut_off.collect() for sample in metric.samples)
        return Counter({s.labels["code"]: int(s.value) for s in samples if s.name.endswith("_total")})

    def left_over(self) -> list[asyncio.Task[Any]]:
        """Tasks of the program that are not done."""
        return self.process.unfinished()

    def kill(self, *, word: bool) -> None:
        """Stop at once. ``word``: the system goes on and tells the other ends; otherwise the power is gone."""
        self._runner = None
        self.network.server = None
        self.process.kill()
        if not word:
            self.network.power(on=False)
        self._end(word=word)

    def _end(self, *, word: bool) -> None:
        for stream in self.network.streams():
            end = stream.server
            if not end.gone:
                end.vanish()
                if word:
                    self.network.reset(end)


def machine_for(network: Network, rules: Rules[Any], static: Path, seed: str, **more: Any) -> Machine:
    """A machine with a disk of its own chance. ``more``: fields of :class:`Machine`."""
    return Machine(network.loop, network, rules, random.Random(f"disk {seed}"), static, **more)
