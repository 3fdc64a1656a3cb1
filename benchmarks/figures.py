"""Measured numbers: rows of a table for people, and a dated JSON file with the machine and the method beside them."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import click
import msgspec
from rich.console import Console
from rich.table import Table

import gatekey

RESULTS = Path(__file__).parent / "results"
OURS = "gatekey"
Figures: TypeAlias = dict[str, float]
"""Numbers of one server by name, with the unit at the end of the name."""
SHOWN = {
    "core_ms_per_move": "core ms a move",
    "moves_per_s": "moves/s",
    "p50_ms_half_load": "p50 ms, half load",
    "p99_ms_half_load": "p99 ms, half load",
    "bytes_per_update": "bytes an update",
    "rss_kb_per_table": "kB a table",
    "reconnect_p50_ms": "reconnect p50 ms",
    "server_share": "server busy",
    "client_share": "clients busy",
}
ENGINES = {"rule_decisions_per_s": "decisions/s", "games_per_s": "games/s"}


class Row(msgspec.Struct, frozen=True):
    """One measured number. ``method`` says in a sentence how; ``goal`` is what it is held against, if anything."""

    name: str
    value: float
    unit: str
    method: str
    goal: str = ""
    key: str = ""
    """Name under which the file has the number for whoever compares files; empty: in the list of rows alone."""


def rounded(value: float) -> float:
    """Three significant figures, which is more than a rerun agrees on."""
    return float(f"{value:.3g}") if abs(value) < 1000 else float(round(value))


def median(values: Sequence[float]) -> float:
    """Median; 0 when nothing was measured."""
    return statistics.median(values) if values else 0.0


def quantile(values: Sequence[float], q: float) -> float:
    """The value below which a share ``q`` of all lies; 0 when nothing was measured."""
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else 0.0


def machine() -> dict[str, Any]:
    """What the numbers were measured on."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(terse=True),
        "python": sys.version.split()[0],
        "sqlite": sqlite3.sqlite_version,
        "gatekey": gatekey.__version__,
        "load_before": rounded(os.getloadavg()[0]) if hasattr(os, "getloadavg") else None,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


@dataclass
class Report:
    """All that one run came to."""

    machine: dict[str, Any]
    flags: dict[str, Any]
    note: str = ""
    rows: list[Row] = field(default_factory=list)
    rounds: dict[str, list[Figures]] = field(default_factory=dict)
    """The card game: for each server by name, the figures of every round."""
    engines: dict[str, Figures] = field(default_factory=dict)
    """Rules engines by name: decisions and, where games end, whole games a second."""
    methods: dict[str, str] = field(default_factory=dict)
    """What each of these servers does for a move."""
    failed: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def leave_out(self, what: str, why: str) -> None:
        """Note, for the file and loudly for whoever looks on, that something was not measured."""
        self.left_out.append(f"{what}: {why}")
        click.secho(f"LEFT OUT: {what}. {why}", err=True, bold=True)

    def fail(self, what: str, why: str) -> None:
        """Note that a measurement does not count."""
        self.failed.append(f"{what}: {why}")
        click.secho(f"FAILED: {what}. {why}", err=True, bold=True)

    def figures(self, name: str) -> Figures:
        """The median of every figure of one server over its rounds; empty if it has none."""
        rounds = self.rounds.get(name, [])
        names = dict.fromkeys(key for one in rounds for key in one)
        return {key: median([one[key] for one in rounds]) for key in names}

    def peer(self, name: str) -> Figures:
        """All figures of one server or engine."""
        return self.figures(name) | self.engines.get(name, {})


def show(report: Report) -> None:
    """Print everything as tables."""
    console = Console(width=170)
    if report.rows:
        table = Table("what", "measured", "goal", title="Gatekey, measured")
        for row in report.rows:
            table.add_row(row.name, f"{rounded(row.value):,g} {row.unit}", row.goal)
        console.print(table)
    if report.rounds:
        servers = {name: report.figures(name) for name in report.rounds}
        console.print(_figures_table("The card game, medians", servers, SHOWN, "failed"))
    if report.engines:
        own = {row.key: row.value for row in report.rows if row.key}
        console.print(_figures_table("Random play, one core", {OURS: own, **report.engines}, ENGINES, ""))


def _figures_table(title: str, servers: dict[str, Figures], shown: dict[str, str], absent: str) -> Table:
    table = Table("", *shown.values(), title=title)
    for name, figures in servers.items():
        table.add_row(name, *(f"{rounded(figures[key]):,g}" if key in figures else absent for key in shown))
    return table


def save(report: Report, folder: Path = RESULTS) -> Path:
    """Write the report to a file named after the moment; returns its path."""
    now = datetime.now(UTC)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{now:%Y-%m-%d-%H%M}.json"
    data = {
        "at": now.isoformat(timespec="seconds"),
        "note": report.note,
        "machine": report.machine,
        "flags": report.flags,
        **_rounded(report.figures(OURS)),
        **_rounded({row.key: row.value for row in report.rows if row.key}),
        "peers": {name: _rounded(report.peer(name)) for name in [*report.rounds, *report.engines] if name != OURS},
        "rounds": {name: [_rounded(one) for one in rounds] for name, rounds in report.rounds.items()},
        "methods": report.methods,
        "left_out": report.left_out,
        "failed": report.failed,
        "rows": [msgspec.to_builtins(row) | {"value": rounded(row.value)} for row in report.rows],
    }
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


def _rounded(figures: Figures) -> Figures:
    return {name: rounded(value) for name, value in figures.items()}
