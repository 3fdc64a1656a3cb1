"""The directory within one process: everything is loaded once, and at most once at a time."""

from __future__ import annotations

import asyncio

from gatekey.bus.local import LocalBus


class Resident:
    """Something that lives under an address."""


async def test_whoever_asks_while_it_loads_gets_the_same_one() -> None:
    bus: LocalBus[Resident] = LocalBus()
    go, loads = asyncio.Event(), 0

    async def load() -> Resident:
        nonlocal loads
        loads += 1
        await go.wait()
        return Resident()

    asking = [asyncio.create_task(bus.reach("a", load)) for _ in range(5)]
    await asyncio.sleep(0)
    asking[0].cancel()
    await asyncio.sleep(0)
    go.set()
    found = await asyncio.gather(*asking[1:])
    assert loads == 1
    assert len(set(map(id, found))) == 1
    assert await bus.reach("a", load) is found[0]
    assert list(bus.residents()) == [found[0]]


async def test_a_failure_is_told_to_all_and_not_remembered() -> None:
    bus: LocalBus[Resident] = LocalBus()

    async def fail() -> Resident:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    results = await asyncio.gather(bus.reach("a", fail), bus.reach("a", fail), return_exceptions=True)
    assert [type(r) for r in results] == [ZeroDivisionError] * 2

    async def load() -> Resident | None:
        return Resident()

    assert await bus.reach("a", load) is not None


async def test_nothing_there_is_not_remembered_either() -> None:
    bus: LocalBus[Resident] = LocalBus()

    async def nothing() -> Resident | None:
        return None

    assert await bus.reach("a", nothing) is None
    assert list(bus.residents()) == []


async def test_only_the_resident_itself_is_dropped() -> None:
    bus: LocalBus[Resident] = LocalBus()

    async def load() -> Resident:
        return Resident()

    first = await bus.reach("a", load)
    assert first is not None
    bus.drop("a", first)
    second = await bus.reach("a", load)
    assert second is not None
    assert second is not first
    bus.drop("a", first)
    assert list(bus.residents()) == [second]


async def test_settling_waits_for_what_is_being_loaded() -> None:
    bus: LocalBus[Resident] = LocalBus()

    async def load() -> Resident:
        await asyncio.sleep(0.01)
        return Resident()

    asking = asyncio.create_task(bus.reach("a", load))
    await asyncio.sleep(0)
    await bus.settle()
    assert len(list(bus.residents())) == 1
    await asking
