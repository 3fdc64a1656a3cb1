"""What the package announces to the outside exists: its command and its games."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import gatekey
from gatekey.games.registry import GROUP, shelf


def own(group: str) -> list[str]:
    return [
        point.name for point in entry_points(group=group) if point.dist is not None and point.dist.name == "gatekey"
    ]


def test_every_game_loads() -> None:
    assert own(GROUP)
    assert shelf().missing == {}
    assert set(shelf().games) >= set(own(GROUP))


def test_the_command_is_installed_and_knows_its_version() -> None:
    assert own("console_scripts") == ["gatekey"]
    command = Path(sys.executable).with_name("gatekey")
    answer = subprocess.run([command, "--version"], capture_output=True, text=True, check=True, timeout=60)
    assert gatekey.__version__ in answer.stdout
