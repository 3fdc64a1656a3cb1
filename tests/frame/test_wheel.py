"""The wheel carries all that a running server needs: the code, the games' data, the migrations and the built client."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel built from this clone, with the client as it was built before."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        env={**os.environ, "GATEKEY_SKIP_CLIENT": "1"},
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return set(archive.namelist())


def files(folder: Path, prefix: str) -> set[str]:
    """The names that the files of a folder should have in the wheel."""
    return {
        f"{prefix}/{path.relative_to(folder).as_posix()}"
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_whole_package_is_in_the_wheel(wheel: set[str]) -> None:
    assert files(ROOT / "server" / "gatekey", "gatekey") - wheel == set()


def test_the_migrations_are_in_the_wheel(wheel: set[str]) -> None:
    migrations = files(ROOT / "migrations", "gatekey/migrations")
    assert migrations
    assert migrations - wheel == set()


def test_nothing_else_is_in_the_wheel(wheel: set[str]) -> None:
    assert [name for name in sorted(wheel) if not name.startswith(("gatekey/", "gatekey-"))] == []
