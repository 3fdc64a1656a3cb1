"""Games from outside, as an installer would leave them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "example_game" / "pennies"

nothing = nullcontext
"""No games from outside."""


def announce(site: Path, name: str) -> None:
    """What an installer writes beside a package that brings a game."""
    about = site / f"{name}-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[gatekey.games]\n{name} = {name}:GAME\n")


def install(site: Path) -> None:
    """Pennies, a game without screens of its own, and a game that does not load."""
    for name in ("pennies", "dented"):
        announce(site, name)
    shutil.copytree(EXAMPLE, site / "pennies", ignore=shutil.ignore_patterns("__pycache__"))
    (site / "dented.py").write_text("raise RuntimeError('no dice in the box')\n")


@contextmanager
def announced(site: Path) -> Iterator[None]:
    """For a server that is started meanwhile these games are installed."""
    install(site)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(site)
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
