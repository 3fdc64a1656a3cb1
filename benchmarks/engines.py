"""Engines that Gatekey's is compared with: those of boardgame.io, OpenSpiel and PettingZoo, each in a process of its own on one core.

They play other games than ours, or the card game, and without labels, reasons, log, patches and hashes: the numbers tell orders of magnitude.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from time import process_time

from benchmarks.cards import GAME
from benchmarks.cards.workload import SEATS, usual
from benchmarks.figures import Report, Row
from benchmarks.node import FOLDER, script
from benchmarks.process import CLIENT_CORE, on_core
from benchmarks.rules import STEP, as_served
from gatekey.kernel.decision import Answer
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_deal, seed_of

PACKAGES = ("open_spiel==2.0.2", "pettingzoo[classic]==1.27.0")


def measure(report: Report, seconds: float, *, fetch: bool) -> None:
    """Note decisions and, where games end, whole games a second of each engine; about ``seconds`` for each.

    Without ``fetch`` those that are not installed yet are no part of it.
    """
    with on_core(CLIENT_CORE):
        with as_served():
            report.rows.append(_own(seconds))
        report.engines["boardgame.io"] = json.loads(script("engine.js", str(seconds)))
        if fetch:
            _others(report, seconds)


def _own(seconds: float) -> Row:
    """The card game on Gatekey's engine."""
    seed = seed_of("benchmark", "cards")
    running, _ = Running.start(GAME, random_deal(GAME, SEATS, random.Random(seed)), seed)
    start, decisions = process_time(), 0
    while process_time() - start < seconds:
        hand, slot = usual(decisions)
        running.answer(decisions % SEATS, Answer(amounts={"h": hand, "s": slot}))
        decisions += 1
    rate = decisions / (process_time() - start)
    return Row("decisions, card game", rate, "/s", f"the usual moves, {STEP}", key="card_game_decisions_per_s")


def _others(report: Report, seconds: float) -> None:
    uv = shutil.which("uv")
    if uv is None:
        report.leave_out("the engines of OpenSpiel and PettingZoo", "uv, which would bring them, is not there")
        return
    needed = [word for package in PACKAGES for word in ("--with", package)]
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    command = [
        uv,
        "run",
        "--quiet",
        "--no-project",
        "--python",
        python,
        *needed,
        "python",
        str(FOLDER / "engines.py"),
        str(seconds),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        report.leave_out(
            "the engines of OpenSpiel and PettingZoo", f"they could not be installed or run: {run.stderr.strip()}"
        )
        return
    report.engines |= json.loads(run.stdout)
