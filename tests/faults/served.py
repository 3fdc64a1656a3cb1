"""``gatekey serve`` as a process of its own, with the same secrets each time, on a folder that trouble can be made for."""

from __future__ import annotations

import os
import re
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import aiohttp

from gatekey.table.desk import DATABASE
from tests.faults.forked import Forked
from tests.faults.serve_seeded import run


@contextmanager
def data_folder(mount: str = "") -> Iterator[Path]:
    """An empty folder. ``mount``: options of a small file system of its own; that takes root."""
    outer = Path(tempfile.mkdtemp(prefix="gatekey-trouble-"))
    folder = outer / "data"
    folder.mkdir()
    try:
        if mount:
            _system("mount", "-t", "tmpfs", "-o", mount, "gatekey-test", str(folder))
        yield folder
    finally:
        if mount:
            _system("umount", "-l", str(folder))
        for path in (outer, folder):
            path.chmod(0o755)
        shutil.rmtree(outer)


def can_mount() -> bool:
    """Whether this process may mount a small file system."""
    try:
        with data_folder("size=64k"):
            return True
    except (OSError, RuntimeError):
        return False


def _system(*command: str) -> None:
    code = os.spawnvp(os.P_WAIT, command[0], command)
    if code != 0:
        raise RuntimeError(f"{' '.join(command)}: exit code {code}")


class Server:
    """The server on a folder, started as often as is wanted. ``busy``: seconds that it waits for a lock of another program; ``bound``: the
    rights on files bind it even where it is root."""

    def __init__(self, folder: Path, *, busy: float = 3.0, bound: bool = False) -> None:
        self.folder = folder
        self.bound = bound
        self.busy = busy
        self.port = 0
        self.logged = ""
        """What all its processes have written to standard error."""
        self._process: Forked | None = None

    @property
    def file(self) -> Path:
        """Its database."""
        return self.folder / DATABASE

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _fork(self) -> Forked:
        return Forked(run, self.folder, self.port, self.busy, self.bound)

    async def start(self) -> None:
        """Start it; it listens when this returns."""
        self._process = self._fork()
        said = await self._process.until_printed("Ctrl-C")
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None
        self.port = int(found[1])

    async def refused(self) -> tuple[int, str]:
        """A start that must come to nothing: its exit code, and what it says."""
        process = self._process = self._fork()
        try:
            code = await process.ended(unless="http://")
            said = process.logged
        finally:
            await self.end()
        assert "Traceback" not in said, said
        return code, said

    async def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """End it, if it runs."""
        process, self._process = self._process, None
        if process is not None:
            await process.end(number)
            self.logged += process.logged
            process.close()

    async def ready(self) -> tuple[int, str]:
        """What ``/readyz`` says: status and reason."""
        async with aiohttp.ClientSession() as session, session.get(f"{self.url}/readyz") as answer:
            return answer.status, (await answer.json())["why"]


@asynccontextmanager
async def running(folder: Path, **how: Any) -> AsyncIterator[Server]:
    """A server that is up, and is ended afterwards in any case."""
    server = Server(folder, **how)
    try:
        await server.start()
        yield server
    finally:
        await server.end()
