"""From a fresh clone and a bare Python to a ready environment in ``.venv``: standard library only.

``play.py`` and ``test.py`` start here. Everything lands in the clone: ``.venv`` (the environment) and, where no uv is
installed, ``.uv`` (a private one); the package caches are those of the person's account.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
PRIVATE_UV = ROOT / ".uv"
UV_REQUIREMENT = "uv>=0.9,<1"
UV_OLDEST = (0, 8)
WINDOWS = os.name == "nt"


class SetupFailed(Exception):
    """Getting ready failed; the text says to a person what and what to do."""


def say(text: str) -> None:
    """A line about what goes on, to standard error: standard output belongs to what is started."""
    print(text, file=sys.stderr, flush=True)


def program(environment: Path, name: str) -> Path:
    """Where a virtual environment keeps the program ``name``."""
    return environment / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


def uv_version(uv: Path) -> tuple[int, ...] | None:
    """The version that ``uv --version`` names, or None where it does not run (a shim of another Python, say)."""
    try:
        answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    numbers = re.search(r"(\d+)\.(\d+)\.(\d+)", answer)
    return tuple(int(number) for number in numbers.groups()) if numbers else None


def find_uv() -> Path:
    """The uv on PATH if it is recent enough, else a private one, which is fetched the first time."""
    on_path, private = shutil.which("uv"), program(PRIVATE_UV, "uv")
    for candidate in (Path(on_path) if on_path else None, private):
        if candidate is not None and candidate.exists() and (uv_version(candidate) or (0,)) >= UV_OLDEST:
            return candidate
    say("Fetching uv, which fetches everything else (about 20 MB)")
    if not (_uv_by_venv() or _uv_by_pip()):
        raise SetupFailed(_how_to_get_venv())
    return private


def _quietly(*command: str | Path) -> bool:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        # Only the last lines: pip and venv end with the reason.
        say("\n".join(f"  {line}" for line in (done.stdout + done.stderr).strip().splitlines()[-4:]))
    return done.returncode == 0


def _uv_by_venv() -> bool:
    shutil.rmtree(PRIVATE_UV, ignore_errors=True)
    if not _quietly(sys.executable, "-m", "venv", PRIVATE_UV):
        shutil.rmtree(PRIVATE_UV, ignore_errors=True)
        return False
    return _quietly(program(PRIVATE_UV, "python"), "-m", "pip", "install", "--quiet", UV_REQUIREMENT)


def _uv_by_pip() -> bool:
    """Where Python has pip but cannot make environments (Debian splits the two), pip alone will do."""
    if not _quietly(sys.executable, "-m", "pip", "--version"):
        return False
    shutil.rmtree(PRIVATE_UV, ignore_errors=True)
    fetched = _quietly(sys.executable, "-m", "pip", "install", "--quiet", "--target", PRIVATE_UV, UV_REQUIREMENT)
    return fetched and program(PRIVATE_UV, "uv").exists()


def _how_to_get_venv() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    if shutil.which("apt-get"):
        remedy = f"  sudo apt install python3-venv        (or python{version}-venv)"
    elif shutil.which("dnf"):
        remedy = "  sudo dnf install python3-pip"
    else:
        remedy = "  see https://docs.astral.sh/uv/getting-started/installation/"
    return (
        f"Python {version} here could not fetch uv: see the lines above.\n"
        "If they speak of venv or ensurepip, install what is missing, then start again:\n"
        f"{remedy}\n"
        "If they speak of the network: the first start needs the internet, later ones do not."
    )


def sync(uv: Path, *, tests: bool) -> None:
    """Bring ``.venv`` up to ``uv.lock`` and build the web client if it changed; raises ``SetupFailed``."""
    first = not program(ENVIRONMENT, "gatekey").exists()
    if first:
        say("Getting ready: fetching the parts and building the web client. This takes a minute or so, once.")
    # --inexact: starting a game shall not take the test tools away again.
    wanted = [] if tests else ["--no-dev", "--inexact"]
    command: list[str | Path] = [uv, "sync", "--frozen", "--python", sys.executable, *wanted]
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    environment |= {"UV_PROJECT_ENVIRONMENT": str(ENVIRONMENT), "UV_PYTHON_DOWNLOADS": "never"}
    if not first:
        command.append("--quiet")
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0:
        return
    say("That did not work. Trying once more without the network")
    if subprocess.run([*command, "--offline"], cwd=ROOT, env=environment, check=False).returncode == 0:
        return
    raise SetupFailed(
        "The environment could not be made ready: see the lines above.\n"
        "A first start, and one after an update, need the internet (Python packages and npm packages, about 130 MB)."
    )


def prepare(*, tests: bool) -> Path:
    """Everything up to a ready ``.venv``; returns the uv that made it. Raises ``SetupFailed``."""
    uv = find_uv()
    sync(uv, tests=tests)
    return uv
