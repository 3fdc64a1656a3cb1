"""Runs the steps of a test one after another, and tells at the end how each went and how long it took."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import NoReturn

GRACE = 10.0
"""Seconds that a step gets to end by itself after an interrupt."""


@dataclass(frozen=True)
class Step:
    """One command; ``why_not`` says why it cannot run here, and ``required`` whether that is a failure."""

    name: str
    command: Sequence[str | Path]
    why_not: str = ""
    required: bool = True
    unavailable: int | None = None
    """Exit code by which the command says that something outside was out of reach, which is told and fails nothing."""


@dataclass
class Report:
    """What became of the steps: name, outcome ("passed", "failed", "not run", …) and seconds, in order."""

    rows: list[tuple[str, str, float]] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    interrupted: int | None = None

    @property
    def exit_code(self) -> int:
        """0 if nothing failed, 1 if something did, 128 + the signal's number after an interrupt."""
        if self.interrupted is not None:
            return 128 + self.interrupted
        return 1 if any(outcome.startswith("failed") for _, outcome, _ in self.rows) else 0

    def table(self) -> str:
        """The summary for a person, with what was left out last and loudest."""
        width = max([len(name) for name, _, _ in self.rows], default=0)
        lines = [f"  {name:<{width}}  {seconds:7.1f} s  {outcome}" for name, outcome, seconds in self.rows]
        failed = sum(outcome.startswith("failed") for _, outcome, _ in self.rows)
        passed = sum(outcome == "passed" for _, outcome, _ in self.rows)
        lines += ["", *(f"!!! NOT RUN: {text}" for text in self.left_out)]
        if self.interrupted is not None:
            lines.append("!!! INTERRUPTED: what stands above is not the whole test.")
        return "\n".join([*lines, f"steps: {passed} passed, {failed} failed"])


class _Signalled(BaseException):
    def __init__(self, number: int) -> None:
        self.number = number


def run(steps: Sequence[Step], environment: Mapping[str, str], folder: Path) -> Report:
    """Run every step, also after one failed; an interrupt ends the running one and the whole."""
    report = Report()
    with _signals_raise():
        for number, step in enumerate(steps, 1):
            print(f"\n== {number}/{len(steps)} {step.name} " + "=" * max(4, 60 - len(step.name)), flush=True)
            started = time.monotonic()
            try:
                outcome = _run_one(step, environment, folder, report)
            except _Signalled as interrupt:
                outcome, report.interrupted = "interrupted", interrupt.number
            report.rows.append((step.name, outcome, time.monotonic() - started))
            if report.interrupted is not None:
                break
    return report


def _run_one(step: Step, environment: Mapping[str, str], folder: Path, report: Report) -> str:
    if step.why_not:
        report.left_out.append(f"{step.name}: {step.why_not}")
        print(step.why_not, flush=True)
        return "failed: could not run" if step.required else "not run"
    process = subprocess.Popen(step.command, cwd=folder, env=environment, stdin=subprocess.DEVNULL)
    try:
        code = process.wait()
    except _Signalled:
        _end(process)
        raise
    if code == step.unavailable:
        report.left_out.append(f"{step.name}: what it needs could not be reached, see above")
        return "not run"
    return "passed" if code == 0 else f"failed with exit code {code}"


def _end(process: subprocess.Popen[bytes]) -> None:
    """Ask, wait, then insist. Ctrl-C in a terminal has reached the process already; SIGTERM has not."""
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def _signals_raise() -> Iterator[None]:
    """While steps run, SIGINT and SIGTERM arrive as ``_Signalled``, so that no step is left behind running."""

    def arrived(number: int, _frame: FrameType | None) -> NoReturn:
        raise _Signalled(number)

    before = {number: signal.signal(number, arrived) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
