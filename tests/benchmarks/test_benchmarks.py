"""The benchmarks run from end to end in their smallest size, and every number comes out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SMALL = ("--parts", "rules,network,floors", "--seconds", "0.3", "--tables", "1")


def test_a_small_run_measures_everything_and_keeps_the_method(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "benchmarks", *SMALL, "--results", str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=110, check=False)
    assert run.returncode == 0, run.stderr
    (file,) = tmp_path.glob("*.json")
    result = json.loads(file.read_text(encoding="utf-8"))
    rows = {row["name"]: row for row in result["rows"]}
    assert rows.pop("refused answers")["value"] == 0
    for seats in (2, 3, 4):
        assert rows[f"random decisions, {seats} seats"]["value"] > 0
    for name in (
        "durable answers",
        "answer to last viewer, p99",
        "bytes an update, seat",
        "resume of a stored game, p50",
    ):
        assert rows[name]["value"] > 0
        assert rows[name]["method"]
    assert sum(name.startswith("floor: ") for name in rows) == 5
    assert result["machine"]["cores"] >= 1
