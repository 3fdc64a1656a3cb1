"""Gatekey, its peers and a bare reference under the same card game, by turns in one run, several rounds."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from benchmarks.figures import OURS, Figures, Report
from benchmarks.node import drive, node_server
from benchmarks.process import serving

LATE_SECONDS = 2.0


class Contestant(NamedTuple):
    """A server that can be measured with the card game."""

    name: str
    kind: str
    """Adapter of the driver."""
    command: Callable[[str], Sequence[str | Path]]
    """Starts it; is given a folder for its data."""
    method: str
    """What it does for a move, and what not."""
    plays: bool = True
    """Whether there is a game, so that views can be checked at the end."""
    late: bool = False
    """Whether it stores a move after it was told; who comes back at once then gets an old state, and nobody would tell."""


GATEKEY = Contestant(
    OURS,
    "gatekey",
    lambda folder: [sys.executable, "-m", "benchmarks.server", folder],
    "aiohttp; everything a game gets: checked answer, state patch, hash chain, log, undo, deltas; SQLite synchronous=FULL before anybody is told",
)
PEERS = (
    Contestant(
        "boardgame.io",
        "boardgameio",
        lambda folder: node_server("boardgameio.js", folder, "memory"),
        "boardgame.io 0.50, Node.js; whole views as JSON over socket.io; nothing stored",
    ),
    Contestant(
        "boardgame.io FlatFile",
        "boardgameio",
        lambda folder: node_server("boardgameio.js", folder, "flatfile"),
        "boardgame.io 0.50, Node.js; whole views as JSON over socket.io; stored in files, after it was told and without fsync",
        late=True,
    ),
    Contestant(
        "Colyseus",
        "colyseus",
        lambda folder: node_server("colyseus.js"),
        "Colyseus 0.17, Node.js; binary patches broadcast after each move; nothing stored",
    ),
    Contestant(
        "bare reference",
        "reference",
        lambda folder: [sys.executable, "-m", "benchmarks.reference", folder],
        "aiohttp, uvloop, msgspec; whole views as JSON; SQLite synchronous=FULL, group commit, before anybody is told; no lobby, identities, replay",
    ),
    Contestant(
        "floor: websocket fan-out",
        "reference",
        lambda folder: [sys.executable, "-m", "benchmarks.fanout"],
        "aiohttp, uvloop; each move makes five frames of 150 bytes; no game, nothing stored",
        plays=False,
    ),
)


def measure(report: Report, contestants: Sequence[Contestant], tables: int, seconds: float, rounds: int) -> None:
    """Note in the report what every round came to. A server that fails a round has one result less there, and the reason is noted."""
    for contestant in contestants:
        report.methods[contestant.name] = contestant.method
        report.rounds[contestant.name] = []
    for number in range(rounds):
        for contestant in contestants:
            click.echo(f"card game, round {number + 1} of {rounds}: {contestant.name}", err=True)
            try:
                report.rounds[contestant.name].append(_once(contestant, tables, seconds))
            except RuntimeError as error:
                report.fail(f"{contestant.name}, round {number + 1}", str(error))


def _once(contestant: Contestant, tables: int, seconds: float) -> Figures:
    collects = contestant.kind in {"boardgameio", "colyseus"}
    plan = {
        "tables": tables,
        "warm": min(2.0, seconds / 2),
        "seconds": seconds,
        "collect": collects,
        "check": contestant.plays,
        "settle": LATE_SECONDS if contestant.late else min(0.5, seconds / 4),
        "reconnects": max(4, min(40, int(8 * seconds))),
    }
    with tempfile.TemporaryDirectory() as folder, serving(contestant.command(folder), Path(folder)) as server:
        figures = drive("driver.js", server, kind=contestant.kind, **plan)
    bad, refused = figures.pop("bad_views"), figures.pop("refused")
    if bad or refused:
        raise RuntimeError(f"{bad} views differ from a replay of the same moves, {refused} moves were refused")
    return figures
