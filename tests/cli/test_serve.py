"""``gatekey`` as a real process: it serves until it is told to stop, and its exit codes say why it does not."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CODE = "import sys; from gatekey.cli import main; sys.exit(main())"


@pytest.fixture
def start(tmp_path: Path) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that are ended when the test is over."""
    running: list[subprocess.Popen[str]] = []
    yield running
    for process in running:
        process.kill()
        process.communicate()


def gatekey(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", "-c", CODE, *arguments, "--host", "127.0.0.1", "--no-announce"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


def ends(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors
    return process.returncode, errors


def test_a_taken_port_ends_with_4(tmp_path: Path, start: list[subprocess.Popen[str]]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        start.append(gatekey("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)))
        code, errors = ends(start[0])
    assert code == 4
    assert "is taken by" in errors


def test_a_data_folder_that_cannot_be_made_ends_with_3(tmp_path: Path, start: list[subprocess.Popen[str]]) -> None:
    (tmp_path / "plain").write_text("")
    start.append(gatekey("serve", "--port", "0", "--data", str(tmp_path / "plain" / "data")))
    code, errors = ends(start[0])
    assert code == 3
    assert str(tmp_path / "plain" / "data") in errors


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_plain_gatekey_serves_until_it_is_interrupted(tmp_path: Path, start: list[subprocess.Popen[str]]) -> None:
    process = gatekey("--port", "0", "--data", str(tmp_path))
    start.append(process)
    assert process.stdout is not None
    greeting = next(line for line in process.stdout if "http://127.0.0.1:" in line)
    port = int(greeting.partition("127.0.0.1:")[2].split()[0].rstrip("/"))
    socket.create_connection(("127.0.0.1", port), timeout=5).close()
    process.send_signal(signal.SIGINT)
    code, errors = ends(process)
    assert code == 0, errors
    assert (tmp_path / "gatekey.sqlite3").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_a_game_that_does_not_load_is_named_with_the_reason_and_the_server_serves(
    tmp_path: Path, start: list[subprocess.Popen[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dented.py").write_text("raise RuntimeError('no dice in the box')\n")
    about = tmp_path / "dented-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dented\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[gatekey.games]\ndented = dented:GAME\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    process = gatekey("--port", "0", "--data", str(tmp_path / "data"))
    start.append(process)
    assert process.stdout is not None
    told = next(line for line in process.stdout if "dented" in line)
    assert told == "The game dented is missing: RuntimeError: no dice in the box\n"
    process.send_signal(signal.SIGINT)
    code, errors = ends(process)
    assert code == 0, errors
