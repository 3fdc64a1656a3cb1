"""Starting a server of its own process, and looking at it from outside: its memory, the processor time it used (Linux), where it runs."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

SERVER_CORE, CLIENT_CORE = 0, 1


class Server(NamedTuple):
    """A running server."""

    pid: int
    base: str
    """Its address, ``http://127.0.0.1:PORT``."""


def resident_kb(pid: int) -> float:
    """Resident memory in kB; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((float(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0.0)


def cpu_seconds(pid: int) -> float:
    """Processor seconds used so far, all threads; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started meanwhile runs on that core, with all its threads; so does this process, but only meanwhile."""
    if not hasattr(os, "sched_setaffinity") or core >= (os.cpu_count() or 1):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextlib.contextmanager
def serving(command: Sequence[str | Path], folder: Path) -> Iterator[Server]:
    """A server on a core of its own. It must print its port as its first line and stop when its standard input ends.

    What it has to say besides goes to ``server.log`` in ``folder``. Raises ``RuntimeError`` with that when it does not start.
    """
    log = folder / "server.log"
    with log.open("ab") as errors, on_core(SERVER_CORE):
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            # Peers log every request otherwise.
            env={**os.environ, "NODE_ENV": "production"},
        )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        port = process.stdout.readline().strip()
        if not port.isdecimal():
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")
        yield Server(process.pid, f"http://127.0.0.1:{port}")
    finally:
        process.stdin.close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
