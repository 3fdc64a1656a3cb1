"""The bare parts under the server, measured in the same run: what would be left if Gatekey itself took no time."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
from aiohttp import ClientSession, WSMsgType, web

from benchmarks.figures import Row, median, quantile

ENTRY_BYTES = 600
BATCHES = (1, 50)


def measure(seconds: float, view: Any) -> list[Row]:
    """All floors; ``view`` is a real view of the game, to be encoded."""
    return [*_commits(seconds), _encoding(view), *asyncio.run(_echo(seconds))]


def _commits(seconds: float) -> list[Row]:
    """Bare SQLite, WAL and synchronous=FULL, with one and with fifty log entries in a commit."""
    rows = []
    for batch in BATCHES:
        with tempfile.TemporaryDirectory() as folder:
            connection = sqlite3.connect(Path(folder) / "floor.sqlite3", isolation_level=None)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("CREATE TABLE entry (code TEXT, seq INTEGER, data BLOB, PRIMARY KEY (code, seq))")
            times, seq, end = [], 0, perf_counter() + seconds / len(BATCHES)
            while perf_counter() < end:
                start = perf_counter()
                connection.execute("BEGIN IMMEDIATE")
                entries = [(f"T{n}", seq, bytes(ENTRY_BYTES)) for n in range(batch)]
                connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", entries)
                connection.execute("COMMIT")
                times.append(perf_counter() - start)
                seq += 1
            connection.close()
        method = (
            f"sqlite3 module, WAL, FULL, {batch} rows of {ENTRY_BYTES} bytes a commit, p50 {median(times) * 1e3:.2f} ms"
        )
        rows.append(Row(f"floor: SQLite rows, {batch} a commit", batch * len(times) / sum(times), "/s", method))
    return rows


def _encoding(view: Any) -> Row:
    encoder = msgspec.msgpack.Encoder()
    size = len(encoder.encode(view))
    start = perf_counter()
    for _ in range(1000):
        encoder.encode(view)
    took = (perf_counter() - start) / 1000
    return Row("floor: MessagePack of a view", took * 1e6, "µs", f"msgspec encoder, {size} bytes")


async def _echo(seconds: float) -> list[Row]:
    """A websocket that sends back what it gets; both ends in this process, so twice the work of a server alone."""

    async def echo(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type is WSMsgType.BINARY:
                await socket.send_bytes(message.data)
        return socket

    app = web.Application()
    app.router.add_get("/", echo)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    times: list[float] = []
    async with ClientSession() as session, session.ws_connect(f"http://127.0.0.1:{port}/") as socket:
        end, used = perf_counter() + seconds, process_time()
        while perf_counter() < end:
            start = perf_counter()
            await socket.send_bytes(bytes(150))
            await socket.receive_bytes()
            times.append(perf_counter() - start)
        used = process_time() - used
    await runner.cleanup()
    method = (
        f"aiohttp on both ends in one process, 150 bytes, {used / len(times) * 1e6:.0f} µs of processor a round trip"
    )
    return [
        Row("floor: websocket echo, p50", median(times) * 1e3, "ms", method),
        Row("floor: websocket echo, p99", quantile(times, 0.99) * 1e3, "ms", method),
    ]
