"""The server of the browser tests: the real application as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tests" / "faults" / "quick_server.py"


class House:
    """A server on one port and one data folder for as long as it takes, through any number of deaths."""

    def __init__(self, data: Path, script: Path = SCRIPT) -> None:
        self.data = data
        self._script = script
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Returns when it answers."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, str(self._script), str(self.data), str(self.port), stdout=pipe
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(60):
            line = await self._process.stdout.readline()
        assert line == b"ready\n", f"the server has not started: {line!r}"

    async def kill(self) -> None:
        """Ends it with no warning at all, as a power cut would."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        if self._process is not None:
            await self._process.communicate()
        self._process = None


def _free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port
