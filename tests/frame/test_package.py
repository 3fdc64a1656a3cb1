"""The package as it is described: its version and its lock file."""

from __future__ import annotations

import shutil
import subprocess
from importlib import metadata
from pathlib import Path

import gatekey

ROOT = Path(__file__).resolve().parents[2]


def test_the_version_is_said_once() -> None:
    assert metadata.version("gatekey") == gatekey.__version__


def test_the_lock_file_is_up_to_date() -> None:
    uv = shutil.which("uv")
    assert uv is not None, "uv is not on PATH; test.py puts it there"
    check = subprocess.run([uv, "lock", "--check", "--offline"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stderr
