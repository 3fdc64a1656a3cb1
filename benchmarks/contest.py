"""Gatekey, its peers and a bare reference under the same card game, by turns in one run, several rounds."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import click

from benchmarks import peers
from benchmarks.figures import OURS, Figures
from benchmarks.process import serving


class Contestant(NamedTuple):
    """A server that can be measured with the card game."""

    name: str
    kind: str
    """Adapter of the driver."""
    command: Callable[[str], Sequence[str | Path]]
    """Starts it; is given a folder for its data."""
    note: str


GATEKEY = Contestant(
    OURS,
    "gatekey",
    lambda folder: [sys.executable, "-m", "benchmarks.server", folder],
    "SQLite synchronous=FULL before anybody is told; state, hash chain, log, undo and deltas as in every game",
)


def measure(contestants: Sequence[Contestant], tables: int, seconds: float, rounds: int) -> dict[str, list[Figures]]:
    """For each contestant by name, the figures of every round. A contestant that failed a round has one result less."""
    results: dict[str, list[Figures]] = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        for contestant in contestants:
            click.echo(f"round {number + 1} of {rounds}: {contestant.name}", err=True)
            try:
                results[contestant.name].append(_once(contestant, tables, seconds))
            except RuntimeError as error:
                click.echo(f"{contestant.name} FAILED: {error}", err=True)
    return results


def _once(contestant: Contestant, tables: int, seconds: float) -> Figures:
    plan = {"tables": tables, "warm": min(2.0, seconds / 2), "seconds": seconds}
    with tempfile.TemporaryDirectory() as folder, serving(contestant.command(folder), Path(folder)) as server:
        figures = peers.drive(server, contestant.kind, collect=contestant.kind in {"boardgameio", "colyseus"}, **plan)
    if figures["bad_views"] or figures["refused"]:
        raise RuntimeError(f"{figures['bad_views']} views are wrong, {figures['refused']} moves were refused")
    return figures
