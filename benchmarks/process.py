"""Looking at another process from outside: its memory and the processor time it used (Linux), and where it runs."""

from __future__ import annotations

import os
from pathlib import Path


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


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where the system can do that and has so many."""
    if hasattr(os, "sched_setaffinity") and core < (os.cpu_count() or 1):
        os.sched_setaffinity(pid, {core})
