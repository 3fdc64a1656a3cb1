"""One schedule from its beginning to its end, and what did not hold."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Final

from gatekey.kernel.rules import Rules
from gatekey.table.actor import TableActor
from gatekey.table.config import TableConfig
from gatekey.table.ports import TableSpec
from gatekey.web.settings import Limits
from gatekey.wire import messages as m
from tests.hostile.checks import disagreements, misanswered
from tests.hostile.loop import VirtualLoop
from tests.hostile.net import HIGH, Device, Network, Quality
from tests.hostile.players import Person
from tests.hostile.schedule import Event, Schedule
from tests.hostile.server import machine_for

HEALED: Final = 90.0
"""Seconds after which everybody must be back once all is well."""
DRAINED: Final = 6.0
"""Seconds that a stop may take: the tables', then the connections' time, and a little."""
GONE: Final = 35.0
"""Seconds after which the server must have noticed whoever is gone: silence, an unanswered ping, and a little."""
LONGEST_FRAME: Final = 128 * 1024
"""Bytes; a welcome with fifty lines of chat, each as long as chat may be."""


class World:
    """The loop, the network, the server and the people of one run."""

    def __init__(self, schedule: Schedule, rules: Rules[Any], static: Path) -> None:
        self.schedule = schedule
        self.loop = VirtualLoop()
        self.network = Network(self.loop)
        self.dice = random.Random(f"world {schedule.seed}")
        self.machine = machine_for(
            self.network,
            rules,
            static,
            str(schedule.seed),
            limits=Limits(stall=2.0, outbox_frames=10, frames=1000.0, frames_burst=2000)
            if schedule.flood
            else Limits(),
            config=TableConfig(beat_ms=schedule.beat_ms, bot_seconds=(0.1, 0.4)),
            slowest=schedule.slowest,
        )
        self.loop.latency = lambda: 0.001
        self.devices: list[Device] = []
        self.people: list[Person] = []
        self.lives: list[asyncio.Task[None]] = []
        self.wrong: list[str] = []
        self.trace: list[str] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._server_free = asyncio.Lock()

    # ------------------------------------------------------------ the run

    async def run(self) -> None:
        """Everything."""
        schedule, machine = self.schedule, self.machine
        await machine.start()
        opened = await machine.process.spawn(
            machine.desk.create(TableSpec(game=schedule.game, seats=schedule.seats, player="P0"))
        )
        self.code = opened.table
        self._invite(opened.token)
        begun = self.loop.time()
        starting = self.loop.create_task(self._begin_game())
        watching = self.loop.create_task(self._watch_outboxes())
        for event in schedule.events:
            await asyncio.sleep(max(0.0, begun + event.at - self.loop.time()))
            self._busy.add(self.loop.create_task(self._happens(event)))
        await asyncio.sleep(max(0.0, begun + schedule.length - self.loop.time()))
        await self._heal()
        for person in self.people:
            person.stop = True
        if await self._in_time(self._settle(starting), HEALED, "after all had healed"):
            self.wrong += await self._shown()
        self.wrong += misanswered(self.people, self.machine.disk, self.code)
        await self._end(watching)

    def _invite(self, token: str) -> None:
        schedule = self.schedule
        hosts: dict[int, Person] = {}
        for n, guest in enumerate(schedule.guests):
            device = Device(self.loop, f"device{n}", f"{schedule.seed}")
            self.network.devices[device.name] = device
            self.devices.append(device)
            person = Person(
                name=f"P{n}",
                device=device,
                code=self.code,
                dice=random.Random(f"{schedule.seed}/person {n}"),
                by_hand=guest.by_hand,
                token=token if n == 0 else None,
                sits=n != 0 and guest.seat is not None and not guest.second,
                eager=schedule.eager,
                probe=schedule.probe,
                chatty=0.9 if schedule.flood and n == 0 else 0.08,
            )
            if schedule.flood and n == 0:
                person.eager, person.filler = 0.1, "\N{OWL}" * 480
            self.people.append(person)
            if guest.second and guest.seat is not None:
                self.lives.append(device.process.spawn(self._joins(person, hosts[guest.seat])))
            else:
                if guest.seat is not None:
                    hosts[guest.seat] = person
                self.lives.append(device.process.spawn(person.live()))

    async def _joins(self, person: Person, first: Person) -> None:
        """A second device comes once the first has the seat."""
        await asyncio.shield(first.seated)
        person.token = first.token
        await person.live()

    async def _begin_game(self) -> None:
        for person in self.people:
            if person.sits:
                await asyncio.shield(person.seated)
        reply: m.Ok | m.No | None = None
        for person in (self.people[0], *(person for person in self.people if person.sits)):
            # The first opened the table; if its device slept for long, somebody else has become host.
            if reply is None or (isinstance(reply, m.No) and reply.code == "not_host"):
                reply = await person.device.process.spawn(person.does(m.Start(id="start")))
        if not isinstance(reply, m.Ok):
            self.wrong.append(f"the game did not start: {reply}")

    def print(self) -> tuple[object, ...]:
        """What tells one run from another: every frame that anybody was handed, and how much was done until the end."""
        prints = tuple(person.heard.print for person in self.people)
        return self.loop.steps, self.loop.time(), self.network.dials, prints

    async def _watch_outboxes(self) -> None:
        limits = self.machine.limits
        while True:
            await asyncio.sleep(0.7)
            for frames, size in self.machine.hub.waiting() if self.machine.up else ():
                if frames > limits.outbox_frames + 1 or size > limits.outbox_bytes + LONGEST_FRAME:
                    self.wrong.append(f"{frames} frames with {size} bytes wait for one connection")

    # ------------------------------------------------------------ troubles

    async def _happens(self, event: Event) -> None:
        self.trace.append(f"{self.loop.time():.3f} {event.trouble} {event.device} {event.seconds:.2f}")
        network, device = self.network, self.devices[event.device]
        match event.trouble:
            case "weather":
                assert event.quality is not None
                device.quality = event.quality
            case "outage":
                await self._for_a_while(device, event.seconds)
            case "break":
                network.break_all(device)
            case "swallow":
                network.swallow(device)
            case "move":
                network.move(device)
            case "doze":
                await self._doze(device, event.seconds, event.radio)
            case "drop":
                self.people[event.device].device.process.soon(self.people[event.device].drop)
            case "jump":
                self.machine.clock.offset += self.dice.choice((-86400.0, -3600.0, -1.0, 30.0, 86400.0 * 400))
            case _:
                async with self._server_free:
                    await self._server_trouble(event)

    async def _for_a_while(self, device: Device, seconds: float) -> None:
        self.network.offline(device, off=True)
        await asyncio.sleep(seconds)
        self.network.offline(device, off=False)

    async def _doze(self, device: Device, seconds: float, radio: bool) -> None:
        if device.process.asleep:
            return
        device.process.sleep()
        if not radio:
            self.network.offline(device, off=True)
        await asyncio.sleep(seconds)
        if not radio:
            self.network.offline(device, off=False)
        device.process.wake()

    async def _server_trouble(self, event: Event) -> None:
        machine = self.machine
        match event.trouble:
            case "drain":
                took = await machine.drain()
                if took > DRAINED:
                    self.wrong.append(f"the server took {took:.1f} s to stop")
                self._nothing_left()
                await asyncio.sleep(event.seconds)
                await machine.start()
            case "kill" | "power":
                machine.kill(word=event.trouble == "kill")
                await asyncio.sleep(event.seconds)
                if event.trouble == "power":
                    self.network.power(on=True)
                await machine.start()
            case "lid":
                machine.process.sleep()
                await asyncio.sleep(event.seconds)
                machine.process.wake()

    async def _heal(self) -> None:
        await asyncio.gather(*self._busy)
        for device in self.devices:
            device.quality = Quality()

    # ------------------------------------------------------------ afterwards

    async def _settle(self, starting: asyncio.Task[None]) -> None:
        """Until every command has its reply and the server takes every view for its own."""
        await starting
        for life in self.lives:
            await life
        for person in self.people:
            await person.answered()
        for person in self.people:
            await person.device.process.spawn(person.agree())

    async def _in_time(self, work: Awaitable[None], seconds: float, what: str) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await work
        except TimeoutError:
            waiting = [
                (p.name, [s.command for s in p.sent if s.reply is None], p.holding() is not None) for p in self.people
            ]
            self.wrong.append(f"not done {seconds} s {what}: {waiting}, lives {[life.done() for life in self.lives]}")
            return False
        return True

    async def _shown(self) -> list[str]:
        """What is shown wrongly; what has just happened has a moment's time to get there."""
        wrong: list[str] = []
        for _ in range(3):
            await asyncio.sleep(3.0)
            wrong = list(disagreements(self.people, self._table(), self.machine.clock.now()))
            if not wrong:
                break
        return wrong

    def _table(self) -> TableActor:
        return next(table for table in self.machine.desk.tables() if table.record.code == self.code)

    async def _end(self, watching: asyncio.Task[None]) -> None:
        # What the system is asked to take, what aiohttp adds before it looks, and one frame more.
        if self.network.most_waiting > 4 * HIGH + LONGEST_FRAME:
            self.wrong.append(f"{self.network.most_waiting} bytes waited in a program")
        watching.cancel()
        for person in self.people:
            await person.device.process.spawn(person.close())
        await asyncio.sleep(GONE)
        if self.machine.hub.connections:
            self.wrong.append(f"{self.machine.hub.connections} connections are open after all have gone")
        if self.machine.hub._by_address:
            self.wrong.append(f"addresses are still counted: {self.machine.hub._by_address}")
        took = await self.machine.drain()
        if took > 1.0:
            self.wrong.append(f"an idle server took {took:.1f} s to stop")
        self._nothing_left()
        await asyncio.sleep(60.0)
        for device in self.devices:
            if device.process.unfinished():
                self.wrong.append(f"{device.name} has left tasks: {device.process.unfinished()}")

    def _nothing_left(self) -> None:
        left = self.machine.left_over()
        if left:
            self.wrong.append(f"the server left tasks: {left}")
