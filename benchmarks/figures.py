"""Measured numbers: rows of a table for people, and a dated JSON file with the machine and the method beside them."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import statistics
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

import gatekey

RESULTS = Path(__file__).parent / "results"


class Row(msgspec.Struct, frozen=True):
    """One measured number. ``method`` says in a sentence how; ``goal`` is what it is held against, if anything."""

    name: str
    value: float
    unit: str
    method: str
    goal: str = ""


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


def show(rows: Sequence[Row]) -> None:
    """Print the rows as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "measured", "goal", title="Gatekey, measured")
    for row in rows:
        table.add_row(row.name, f"{rounded(row.value):,g} {row.unit}", row.goal)
    Console(width=110).print(table)


def save(rows: Sequence[Row], on: dict[str, Any], flags: dict[str, Any], folder: Path = RESULTS) -> Path:
    """Write the rows to a file named after the moment; returns its path."""
    now = datetime.now(UTC)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{now:%Y-%m-%d-%H%M}.json"
    data = {
        "at": now.isoformat(timespec="seconds"),
        "machine": on,
        "flags": flags,
        "rows": [msgspec.to_builtins(row) | {"value": rounded(row.value)} for row in rows],
    }
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path
