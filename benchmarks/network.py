"""The server under load: tables of four seats and a spectator over real websockets, every answer durable before anyone sees it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from aiohttp import ClientSession, ClientTimeout, TCPConnector

from benchmarks.figures import Row, median, quantile
from benchmarks.load import Connection, TableLoad, Tape
from benchmarks.process import CLIENT_CORE, Server, cpu_seconds, on_core, resident_kb, serving
from gatekey.kernel.rules import Rules
from gatekey.wire.messages import PROTOCOL, Hello

SEATS = 4
WARM_UP = 2.0
RECONNECTS = 100
TABLES_AT_ONCE = 10


class Window(NamedTuple):
    """What one stretch of load came to."""

    seconds: float
    answers: int
    server_cpu: float
    client_cpu: float
    latencies: list[float]


def measure(rules: Rules[Any], tables: int, seconds: float) -> list[Row]:
    """All rows of the network part."""
    with tempfile.TemporaryDirectory() as folder, on_core(CLIENT_CORE):
        command = [sys.executable, "-m", "benchmarks.server", folder]
        with serving(command, Path(folder)) as running:
            rows, codes = asyncio.run(_loaded(rules, running, tables, seconds))
        with serving(command, Path(folder)) as running:
            rows.append(asyncio.run(_resumed(running, codes)))
    return rows


async def _loaded(rules: Rules[Any], running: Server, tables: int, seconds: float) -> tuple[list[Row], list[str]]:
    tape, dice = Tape(), random.Random(1)
    choices = {choice.id: choice.values[:SEATS] for choice in rules.seat_choices}
    connector = TCPConnector(limit=0)
    async with ClientSession(connector=connector, timeout=ClientTimeout(total=None)) as session:
        before = resident_kb(running.pid)
        lanes = [Lane(session, running.base, tape, random.Random(dice.random())) for _ in range(tables)]
        at_once = asyncio.Semaphore(TABLES_AT_ONCE)
        await asyncio.gather(*(lane.prepare(rules, choices, at_once) for lane in lanes))
        memory = (resident_kb(running.pid) - before) / tables
        tasks = [asyncio.create_task(lane.play(rules, choices)) for lane in lanes]
        await asyncio.sleep(min(WARM_UP, seconds))
        full = await _window(running, tape, seconds)
        sizes = {role: tape.bytes[role] / max(1, tape.updates[role]) for role in tape.bytes}
        rate = full.answers / full.seconds
        for lane in lanes:
            lane.pause = tables / (rate / 2)
        await asyncio.sleep(min(WARM_UP, seconds))
        paced = await _window(running, tape, seconds)
        after = (resident_kb(running.pid) - before) / tables
        reconnects, welcome = await _reconnects(session, running.base, lanes)
        codes = [lane.table.code for lane in lanes]
        await _stop(tasks, lanes)
    where = f"{tables} tables of {SEATS} seats and a spectator, server on one core, all clients on another, synchronous=FULL"
    rows = _load_rows(where, full, paced)
    rows += [
        Row("bytes an update, seat", sizes["seat"], "B", f"{where}; MessagePack without websocket framing", "≤ 150 B"),
        Row("bytes an update, spectator", sizes["spectator"], "B", where, "≤ 150 B"),
        Row(
            "memory a table, connected",
            memory,
            "kB",
            f"resident, five connections a table, before the game; {where}",
            "≤ 150 kB",
        ),
        Row("memory a table, after play", after, "kB", f"resident, {tape.games} games over meanwhile; {where}"),
        Row(
            "reconnect to whole view, p50",
            median(reconnects) * 1e3,
            "ms",
            f"spectators of {where}, {welcome:.0f} bytes",
            "≤ 2 ms",
        ),
        Row("refused answers", tape.refused, "", "answers that the server did not take; there should be none", "0"),
    ]
    return rows, codes


class Lane:
    """Keeps one table going: when its game is over, a new one begins."""

    def __init__(self, session: ClientSession, base: str, tape: Tape, dice: random.Random) -> None:
        self._session, self._base, self._tape, self._dice = session, base, tape, dice
        self.pause = 0.0

    async def prepare(
        self, rules: Rules[Any], choices: dict[str, tuple[str, ...]], at_once: asyncio.Semaphore | None = None
    ) -> None:
        """Open a table with everybody at it, at most so many ``at_once``."""
        table = TableLoad(self._session, self._base, self._tape, self._dice)
        async with at_once or contextlib.nullcontext():
            await table.open(rules.id, SEATS, choices)
        self.table = table

    async def play(self, rules: Rules[Any], choices: dict[str, tuple[str, ...]]) -> None:
        """Play game after game."""
        await self.table.start()
        while True:
            try:
                await asyncio.wait_for(self.table.over.wait(), 0.25)
            except TimeoutError:
                self.table.pause = self.pause
                continue
            self._tape.games += 1
            await self.table.close()
            await self.prepare(rules, choices)
            self.table.pause = self.pause
            await self.table.start()


async def _window(running: Server, tape: Tape, seconds: float) -> Window:
    tape.clear()
    tape.running = True
    start, server_cpu, client_cpu = perf_counter(), cpu_seconds(running.pid), cpu_seconds(os.getpid())
    await asyncio.sleep(seconds)
    tape.running = False
    took = perf_counter() - start
    used = (cpu_seconds(running.pid) - server_cpu, cpu_seconds(os.getpid()) - client_cpu)
    return Window(took, tape.answers, *used, tape.latencies)


def _load_rows(where: str, full: Window, paced: Window) -> list[Row]:
    busy = f"server {full.server_cpu / full.seconds:.0%} and clients {full.client_cpu / full.seconds:.0%} of a core"
    half = f"half that load, {paced.answers / paced.seconds:.0f} answers/s with random pauses; {where}"
    return [
        Row(
            "durable answers",
            full.answers / full.seconds,
            "/s",
            f"{where}; random answers without pause; {busy}",
            "> 4,700 /s",
        ),
        Row(
            "server core an answer", full.server_cpu / max(1, full.answers) * 1e3, "ms", f"{where}; {busy}", "≤ 0.20 ms"
        ),
        Row("answer to last viewer, p50", median(paced.latencies) * 1e3, "ms", half, "≤ 1 ms"),
        Row("answer to last viewer, p99", quantile(paced.latencies, 0.99) * 1e3, "ms", half, "≤ 12 ms"),
        Row("answer to last viewer at full load, p50", median(full.latencies) * 1e3, "ms", f"{where}; queueing counts"),
    ]


async def _reconnects(session: ClientSession, base: str, lanes: list[Lane]) -> tuple[list[float], float]:
    """Times from connecting to holding the whole view, and its mean size, one newcomer at a time."""
    times, sizes = [], []
    for n in range(RECONNECTS):
        start = perf_counter()
        hello = Hello(v=PROTOCOL, table=lanes[n % len(lanes)].table.code)
        connection, _, size = await Connection.open(session, base, hello)
        times.append(perf_counter() - start)
        sizes.append(size)
        await connection.socket.close()
    return times, sum(sizes) / len(sizes)


async def _stop(tasks: list[asyncio.Task[None]], lanes: list[Lane]) -> None:
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(lane.table.close() for lane in lanes), return_exceptions=True)
    if failed:
        raise RuntimeError(f"{len(failed)} tables stopped; first: {failed[0]}")


async def _resumed(running: Server, codes: list[str]) -> Row:
    """From a first hello after a restart to the whole view: the table is read from the database and its game rebuilt."""
    times = []
    async with ClientSession() as session:
        for code in codes:
            start = perf_counter()
            connection, _, _ = await Connection.open(session, running.base, Hello(v=PROTOCOL, table=code))
            times.append(perf_counter() - start)
            await connection.socket.close()
    method = f"first visitor of each of {len(codes)} tables after a restart, hello to whole view, p99 {quantile(times, 0.99) * 1e3:.1f} ms"
    return Row("resume of a stored game, p50", median(times) * 1e3, "ms", method, "≤ 20 ms")
