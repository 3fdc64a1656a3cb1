"""The benchmarks run from end to end in their smallest size, and every number comes out. Nothing here looks at how large a number is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import contest

ROOT = Path(__file__).resolve().parents[2]
FIGURES = (
    "core_ms_per_move",
    "moves_per_s",
    "p50_ms_half_load",
    "p99_ms_half_load",
    "bytes_per_update",
    "rss_kb_per_table",
    "reconnect_p50_ms",
)


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The file of a quick run."""
    folder = tmp_path_factory.mktemp("results")
    command = [sys.executable, "-m", "benchmarks", "--quick", "--results", str(folder), "--note", "a test"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=580, check=False)
    assert run.returncode == 0, run.stderr
    (file,) = folder.glob("*.json")
    return dict(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.timeout(600)
def test_a_quick_run_measures_engine_network_and_floors_and_keeps_the_method(result: dict[str, Any]) -> None:
    rows = {row["name"]: row for row in result["rows"]}
    assert rows.pop("refused answers")["value"] == 0
    for seats in (2, 3, 4):
        assert rows[f"random decisions, {seats} seats"]["value"] > 0
    for name in ("durable answers", "answer to last viewer, p99", "bytes an update, seat"):
        assert rows[name]["value"] > 0
        assert rows[name]["method"]
    assert sum(name.startswith("floor: ") for name in rows) == 5
    assert result["rule_decisions_per_s"] == rows["random decisions, 4 seats"]["value"]
    assert result["games_per_s"] == rows["whole random games, 4 seats"]["value"]
    assert result["machine"]["cores"] >= 1
    assert result["note"] == "a test"


@pytest.mark.timeout(600)
def test_every_server_plays_the_card_game_and_every_view_is_right(result: dict[str, Any]) -> None:
    _needs_npm(result)
    assert result["failed"] == []
    servers = {peer.name: result["peers"][peer.name] for peer in contest.PEERS}
    for figures in (result, *servers.values()):
        assert [name for name in FIGURES if not isinstance(figures.get(name), float)] == []
        assert figures["moves_per_s"] > 0
        assert figures["bytes_per_update"] > 0
    assert set(result["methods"]) == {"gatekey", *servers}
    assert result["checked_views"] == 10


@pytest.mark.timeout(600)
def test_the_sizes_are_measured(result: dict[str, Any]) -> None:
    _needs_npm(result)
    rows = {row["name"]: row["value"] for row in result["rows"]}
    for name in (
        "5 tables, 25 connections: memory",
        "2 spectators: move to last player, p99",
        "no stored games: start",
        "50 stored games: start",
        "resume of a stored game, decision 10",
        "resume of a stored game, decision 25",
    ):
        assert rows[name] > 0


@pytest.mark.timeout(600)
def test_the_card_game_is_played_on_bare_engines_too(result: dict[str, Any]) -> None:
    _needs_npm(result)
    assert result["card_game_decisions_per_s"] > 0
    assert result["peers"]["boardgame.io"]["rule_decisions_per_s"] > 0


def _needs_npm(result: dict[str, Any]) -> None:
    if result["left_out"]:
        why = f"LEFT OUT: {result['left_out']}"
        if "CI" in os.environ:
            pytest.fail(f"{why}. In CI nothing is left out.")
        pytest.skip(why)
