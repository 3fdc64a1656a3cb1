"""Gatekey at its sizes: many tables at once, many spectators at one, many stored games, long games."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from aiohttp import ClientSession

from benchmarks.figures import Report, Row, median
from benchmarks.load import Connection
from benchmarks.node import drive
from benchmarks.process import CLIENT_CORE, Server, cpu_seconds, on_core, serving
from benchmarks.stored import multiply
from gatekey.wire.messages import PROTOCOL, Hello

MOST_STARTS = 5
SHORT = 10
THINKING_MS = 10_000.0
CROWD_PAUSE_MS = 40.0


class Sizes(NamedTuple):
    """How much of everything."""

    tables: int
    spectators: int
    stored: int
    moves: int

    @classmethod
    def scaled(cls, scale: float) -> Sizes:
        """That share of the full sizes, which are those of the goals."""
        return cls(*(max(2, round(full * scale)) for full in (1000, 500, 10_000, 5000)))


def measure(report: Report, sizes: Sizes, seconds: float) -> None:
    """All rows of the sizes."""
    with tempfile.TemporaryDirectory() as folder:
        report.rows += _stand(Path(folder), sizes.tables, seconds)
    with tempfile.TemporaryDirectory() as folder:
        report.rows += _crowd_and_stored(report, Path(folder), sizes, seconds)


def _command(folder: Path) -> list[str | Path]:
    return [sys.executable, "-m", "benchmarks.server", folder]


def _stand(folder: Path, tables: int, seconds: float) -> list[Row]:
    with serving(_command(folder), folder) as server:
        came = drive(
            "sizes.js", server, task="stand", tables=tables, pause=THINKING_MS, warm=min(2.0, seconds), seconds=seconds
        )
    what = f"{tables:,} tables, {5 * tables:,} connections"
    how = f"card game, server on one core, a move at a table every {THINKING_MS / 1000:.0f} s, {came['moves_per_s']:.0f} moves/s"
    memory = f"resident, the whole server; {came['idle_kb'] / 1000:.0f} MB before, {came['connected_kb'] / 1000:.0f} MB before the first move"
    return [
        Row(f"{what}: memory", came["played_kb"] / 1000, "MB", f"{how}; {memory}", "< 1,000 MB"),
        Row(f"{what}: move to last viewer, p50", came["p50"], "ms", how),
        Row(f"{what}: move to last viewer, p99", came["p99"], "ms", f"{how}; {came['n']} moves"),
    ]


def _crowd_and_stored(report: Report, folder: Path, sizes: Sizes, seconds: float) -> list[Row]:
    """Many spectators; then tables of so many decisions, of which copies are stored; then starts with them."""
    full, empty = folder / "full", folder / "empty"
    full.mkdir()
    empty.mkdir()
    with serving(_command(full), full) as server:
        rows = _crowd(report, server, sizes.spectators, seconds)
        codes = drive("sizes.js", server, task="lengths", lengths=[SHORT, SHORT, sizes.moves])["tables"]
    multiply(full, codes[0], sizes.stored - len(codes))
    return rows + _starts(full, empty, codes, sizes, max(1, min(MOST_STARTS, round(seconds))))


def _crowd(report: Report, server: Server, spectators: int, seconds: float) -> list[Row]:
    plan = {"spectators": spectators, "pause": CROWD_PAUSE_MS, "warm": min(1.0, seconds), "seconds": seconds}
    came = drive("sizes.js", server, task="crowd", **plan)
    if came["behind"]:
        report.fail(f"{spectators} spectators", f"{came['behind']} of them did not get the last step")
        return []
    alone, watched = came["alone"], came["watched"]
    how = (
        f"card game, four players and a spectator in one process, all others in another on the same core, {watched['n']} moves; "
        f"{watched['core_ms_per_move']:.2f} ms of the server's processor a move"
    )
    beside = f"without the others p50 {alone['p50']:.2f}, p99 {alone['p99']:.2f} ms"
    return [
        Row(f"{spectators} spectators: move to last player, p50", watched["p50"], "ms", f"{how}; {beside}"),
        Row(f"{spectators} spectators: move to last player, p99", watched["p99"], "ms", f"{how}; {beside}", "≤ 25 ms"),
    ]


class _Start(NamedTuple):
    """One start of the server, in seconds: until it listens, and how much of that was processor time."""

    listening: float
    processor: float


def _starts(full: Path, empty: Path, codes: list[str], sizes: Sizes, starts: int) -> list[Row]:
    _start(empty, [])  # makes the database
    with_games, without, visits = [], [], []
    for _ in range(starts):
        without.append(_start(empty, [])[0])
        start, times = _start(full, codes)
        with_games.append(start)
        visits.append(times)
    return [*_start_rows(sizes.stored, with_games, without), *_resume_rows(sizes, visits)]


def _start(folder: Path, codes: list[str]) -> tuple[_Start, list[float]]:
    """Start, and let somebody visit each of the tables; returns how long each visit took until the whole view was there, in seconds."""
    began = perf_counter()
    with serving(_command(folder), folder) as server:
        start = _Start(perf_counter() - began, cpu_seconds(server.pid))
        with on_core(CLIENT_CORE):
            return start, asyncio.run(_visits(server.base, codes))


async def _visits(base: str, codes: list[str]) -> list[float]:
    times = []
    async with ClientSession() as session:
        # Whoever comes first pays for what the server loads at its first request; that is no part of resuming.
        async with session.get(f"{base}/healthz"):
            pass
        for code in codes:
            start = perf_counter()
            connection, _, _ = await Connection.open(session, base, Hello(v=PROTOCOL, table=code))
            times.append(perf_counter() - start)
            await connection.socket.close()
    return times


def _start_rows(stored: int, with_games: list[_Start], without: list[_Start]) -> list[Row]:
    how = f"from the start of the program until it listens, median of {len(without)} by turns"

    def row(what: str, starts: list[_Start]) -> Row:
        processor = median([start.processor for start in starts])
        method = f"{how}; {processor:.2f} s of processor time"
        return Row(what, median([start.listening for start in starts]), "s", method, "≤ 1 s")

    return [row("no stored games: start", without), row(f"{stored:,} stored games: start", with_games)]


def _resume_rows(sizes: Sizes, visits: list[list[float]]) -> list[Row]:
    how = f"first visitor of a table after a start, hello to whole view, median of {len(visits)}; {sizes.stored:,} stored games beside"
    first, short, long = (median(times) * 1e3 for times in zip(*visits, strict=True))
    return [
        Row("resume of a stored game, the first after a start", first, "ms", f"{how}; loads what all tables share"),
        Row(f"resume of a stored game, decision {SHORT}", short, "ms", how, "≤ 20 ms"),
        Row(f"resume of a stored game, decision {sizes.moves:,}", long, "ms", how, "≤ 20 ms"),
    ]
