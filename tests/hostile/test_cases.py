"""Single misfortunes in virtual time: each was found by a schedule, and is told here by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gatekey.client.table import Table
from gatekey.table.config import TableConfig
from gatekey.table.ports import Created, TableSpec
from gatekey.web.settings import Limits
from gatekey.wire import messages as m
from tests.hostile.byhand import ByHand
from tests.hostile.loop import VirtualLoop
from tests.hostile.net import Device, Network
from tests.hostile.run import bury, listening, predictable
from tests.hostile.server import Machine, machine_for
from tests.table.games import WATCH


class Stage:
    """A server and as many devices as a case wants."""

    def __init__(self, static: Path, **machine: Any) -> None:
        self.loop = VirtualLoop()
        self.network = Network(self.loop)
        self.machine: Machine = machine_for(self.network, WATCH, static, "case", **machine)

    async def open(self) -> Created:
        await self.machine.start()
        spec = TableSpec(game="watch", seats=2, player="Ada")
        return await self.machine.process.spawn(self.machine.desk.create(spec))

    def device(self, name: str) -> Device:
        device = self.network.devices[name] = Device(self.loop, name, "case")
        return device

    def hand(self, device: Device, created: Created, *, seated: bool = True) -> ByHand:
        token = created.token if seated else None
        return device.process.context.run(ByHand, f"{device.name}.local", created.table, token, device.dice)


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Stage], Awaitable[None]]], list[str]]:
    """Runs a case; gives what was logged as an error."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")

    def run(case: Callable[[Stage], Awaitable[None]], **machine: Any) -> list[str]:
        with listening() as said, predictable(1):
            stage = Stage(tmp_path, **machine)
            try:
                stage.loop.run_until_complete(case(stage))
            finally:
                said = list(said)
                devices = stage.network.devices.values()
                bury(stage.loop, [*stage.machine.past, *(device.process for device in devices)])
        return said + [str(error) for error in stage.loop.errors]

    return run


Run = Callable[..., list[str]]


def test_a_client_comes_back_when_the_power_failed_in_the_middle_of_a_handshake(run: Run) -> None:
    async def case(stage: Stage) -> None:
        created = await stage.open()
        phone = stage.device("phone")
        phone.quality.delay = 0.1
        table = Table.join("http://phone.local", created.table, token=created.token, patience=60.0)
        entering = phone.process.spawn(table.__aenter__())
        # The connection stands (2 x 0.1 s), its handshake is under way.
        await asyncio.sleep(0.35)
        stage.machine.kill(word=False)
        for stream in stage.network.streams():
            stream.swallowed = True
        await asyncio.sleep(5.0)
        stage.network.power(on=True)
        await stage.machine.start()
        async with asyncio.timeout(20.0):
            await entering
        await phone.process.spawn(table.close())
        await stage.machine.drain()

    assert run(case) == []


def test_who_hangs_up_behind_the_request_is_not_logged_as_a_failure(run: Run) -> None:
    async def case(stage: Stage) -> None:
        created = await stage.open()
        phone = stage.device("phone")
        stage.machine.process.sleep()
        hand = stage.hand(phone, created)
        await asyncio.sleep(1.0)
        await phone.process.spawn(hand.close())
        await asyncio.sleep(1.0)
        stage.machine.process.wake()
        await asyncio.sleep(1.0)
        assert stage.machine.hub.connections == 0
        await stage.machine.drain()

    assert run(case) == []


def test_who_is_gone_when_a_ping_is_answered_is_not_logged_as_a_failure(run: Run) -> None:
    async def case(stage: Stage) -> None:
        created = await stage.open()
        phone = stage.device("phone")
        hand = stage.hand(phone, created)
        await phone.process.spawn(hand.arrived())
        stage.machine.process.sleep()
        await asyncio.sleep(1.0)
        hand._socket._write(0x89, b"there?")  # type: ignore[union-attr]  # it has arrived, so there is one
        await phone.process.spawn(hand.close())
        await asyncio.sleep(1.0)
        stage.machine.process.wake()
        await asyncio.sleep(1.0)
        assert stage.machine.hub.connections == 0
        await stage.machine.drain()

    assert run(case) == []


def test_a_server_that_stops_on_a_slow_disk_answers_all_that_waits_and_leaves_no_task(run: Run) -> None:
    async def case(stage: Stage) -> None:
        created = await stage.open()
        phone = stage.device("phone")
        hand = stage.hand(phone, created)
        await phone.process.spawn(hand.arrived())
        commands = [m.Rename(id=f"r{n}", name=f"Ada {n}") for n in range(20)]
        replies = [phone.process.spawn(hand.command(command)) for command in commands]
        await asyncio.sleep(0.1)
        took = await stage.machine.drain()
        assert took < 2.5
        assert stage.machine.left_over() == []
        assert not all(reply.done() for reply in replies)
        await stage.machine.start()
        async with asyncio.timeout(60.0):
            assert all(isinstance(reply, m.Ok) for reply in await asyncio.gather(*replies))
        await phone.process.spawn(hand.close())
        await asyncio.sleep(60.0)
        await stage.machine.drain()

    assert run(case, slowest=0.5, config=TableConfig(beat_ms=0)) == []


def test_a_reader_that_sleeps_over_all_it_is_sent_is_cut_off_and_comes_back(run: Run) -> None:
    async def case(stage: Stage) -> None:
        created = await stage.open()
        phone, laptop = stage.device("phone"), stage.device("laptop")
        phone.quality.kernel = 2048
        watching, talking = stage.hand(phone, created, seated=False), stage.hand(laptop, created)
        for device, hand in ((phone, watching), (laptop, talking)):
            await device.process.spawn(hand.arrived())
        phone.process.sleep()
        for n in range(250):
            reply = await laptop.process.spawn(talking.command(m.Say(id=f"s{n}", text=f"{n} " + "\N{OWL}" * 490)))
            assert isinstance(reply, m.Ok)
        assert stage.machine.cut_off() == {"too_slow": 1}
        assert max(frames for frames, _ in stage.machine.hub.waiting()) <= 10
        phone.process.wake()
        async with asyncio.timeout(30.0):
            await phone.process.spawn(watching.check())
        assert watching.welcome is not None
        assert watching.welcome.chat[-1].text.startswith("249 ")
        for device, hand in ((phone, watching), (laptop, talking)):
            await device.process.spawn(hand.close())
        await asyncio.sleep(40.0)
        await stage.machine.drain()

    assert run(case, limits=Limits(outbox_frames=10, frames=1e4, frames_burst=10_000)) == []
