"""One process at a time holds a data folder, and the system lets go of it however that process ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gatekey.store.hold import LOCK_FILE, Held, Hold

HOLDING = """
import sys
from pathlib import Path
from gatekey.store.hold import Hold
with Hold(Path(sys.argv[1]), "a test"):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def other(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Another process that holds the folder."""
    command = [sys.executable, "-c", HOLDING, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"held"
        yield process
        process.kill()


def test_the_second_is_told_who_has_it(tmp_path: Path, other: subprocess.Popen[bytes]) -> None:
    with (
        pytest.raises(Held, match=rf"{tmp_path.name} is in use by a test \(process {other.pid}\)"),
        Hold(tmp_path, "b"),
    ):
        pass


def test_a_killed_process_holds_nothing(tmp_path: Path, other: subprocess.Popen[bytes]) -> None:
    other.kill()
    other.wait()
    with Hold(tmp_path, "the next"):
        assert str(os.getpid()).encode() in (tmp_path / LOCK_FILE).read_bytes()


def test_it_waits_for_one_that_is_about_to_let_go(tmp_path: Path, other: subprocess.Popen[bytes]) -> None:
    assert other.stdin is not None
    other.stdin.close()
    with Hold(tmp_path, "the next", patience=20):
        pass


def test_a_folder_let_go_of_can_be_held_again(tmp_path: Path) -> None:
    for _ in range(2):
        with Hold(tmp_path, "us"), pytest.raises(Held, match="in use by us"), Hold(tmp_path, "them"):
            pass
    assert (tmp_path / LOCK_FILE).read_bytes() == b""
