"""The Node.js side: the load driver, and the servers that Gatekey is compared with. Their packages come from npm into ``peers/node_modules``."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.process import CLIENT_CORE, Server, on_core
from tools.client import find_node

FOLDER = Path(__file__).parent / "peers"
_INSTALL = ("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


class NotInstalled(RuntimeError):
    """The packages of the driver and the peers are missing, and npm could not bring them."""


def install() -> None:
    """Bring ``peers/node_modules`` up to the lock file; raises :class:`NotInstalled`."""
    stamp, lock = FOLDER / "node_modules" / ".package-lock.json", FOLDER / "package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime:
        return
    node, npm = find_node()
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command: list[str | Path] = [node, npm, *_INSTALL]
    run = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise NotInstalled(run.stderr.strip())
    stamp.touch()


def node_server(script: str, *arguments: str) -> list[str | Path]:
    """The command that starts a peer."""
    return [find_node()[0], "--expose-gc", FOLDER / "servers" / script, *arguments]


def script(name: str, argument: str) -> str:
    """Run one of the scripts in ``peers``; returns what it prints.

    Raises:
        RuntimeError: the script failed, with what it said.
    """
    command: list[str | Path] = [find_node()[0], FOLDER / name, argument]
    environment = {**os.environ, "NODE_ENV": "production"}
    run = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{name} failed: {run.stderr}")
    return run.stdout


def drive(name: str, server: Server, **plan: Any) -> dict[str, Any]:
    """Measure a running server with ``driver.js`` or ``sizes.js``, on the clients' core; there stands what the plan is and what comes out."""
    with on_core(CLIENT_CORE):
        return dict(json.loads(script(name, json.dumps({"base": server.base, "pid": server.pid, **plan}))))
