"""Servers as processes of their own that start in no time: forked from a process in which all has been imported already."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

START_SECONDS: Final = 120
_PAUSE: Final = 0.02

# Where there is no forking these tests are left out, but collected.
_context: Any = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
if os.name != "nt":
    _context.set_forkserver_preload(["tests.faults.serve_seeded", "tests.faults.quick_server"])


class NotStarted(Exception):
    """The process has ended instead. The message is what it wrote to standard error."""


class Forked:
    """One process that runs a function of a module; what it prints and logs is kept."""

    def __init__(self, run: Callable[..., None], *arguments: Any) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="gatekey-forked-")
        self._out, self._log = (Path(self._folder.name) / name for name in ("out", "log"))
        self._out.touch()
        self._log.touch()
        self._process = _context.Process(target=_within, args=(run, arguments, str(self._out), str(self._log)))
        self._process.start()

    @property
    def pid(self) -> int:
        pid: int = self._process.pid
        return pid

    @property
    def printed(self) -> str:
        """What it has printed so far."""
        return self._out.read_text(encoding="utf-8")

    @property
    def logged(self) -> str:
        """What it has written to standard error so far."""
        return self._log.read_text(encoding="utf-8")

    async def until_printed(self, what: str) -> str:
        """Wait until it has printed a line with ``what``; returns all that it has printed.

        Raises:
            NotStarted: it never will.
        """
        async with asyncio.timeout(START_SECONDS):
            while what not in self.printed or not self.printed.endswith("\n"):
                if self._process.exitcode is not None:
                    raise NotStarted(self.logged)
                await asyncio.sleep(_PAUSE)
        return self.printed

    async def ended(self, unless: str | None = None) -> int:
        """Wait for its end; returns its exit code, that of a signal negative. ``unless``: what it must not print meanwhile."""
        async with asyncio.timeout(START_SECONDS):
            while self._process.exitcode is None:
                assert unless is None or unless not in self.printed, self.printed
                await asyncio.sleep(_PAUSE)
        code: int = self._process.exitcode
        return code

    async def end(self, number: signal.Signals) -> None:
        """Send it a signal if it still runs, and wait for its end."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)
        await self.ended()

    def close(self) -> None:
        """Let go of an ended process and its files."""
        self._process.close()
        self._folder.cleanup()


def _within(run: Callable[..., None], arguments: tuple[Any, ...], out: str, log: str) -> None:
    """In the new process: have all that is printed go where it is looked for, then run."""
    for number, name in ((1, out), (2, log)):
        target = os.open(name, os.O_WRONLY | os.O_APPEND)
        os.dup2(target, number)
        os.close(target)
    run(*arguments)
