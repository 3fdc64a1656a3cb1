"""The command itself: help, version, exit codes of a real process, and how quickly it starts."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gatekey
from gatekey.cli.app import COMMANDS


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from gatekey.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_help_names_every_command_and_exit_code() -> None:
    result = run("--help")
    assert result.returncode == 0
    for name in COMMANDS:
        assert name in result.stdout
    assert "4 the port is taken" in " ".join(result.stdout.split())


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = run(command, "--help")
    assert result.returncode == 0, result.stderr
    assert "Exit codes: 0 all is well" in " ".join(result.stdout.split())


def test_the_version() -> None:
    assert run("--version").stdout.strip() == f"gatekey, version {gatekey.__version__}"


def test_help_imports_nothing_heavy() -> None:
    code = "import sys; from gatekey.cli import app; print(*sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    loaded = {name.partition(".")[0] for name in result.stdout.split()}
    assert not loaded & {"aiohttp", "sqlalchemy", "alembic", "fluent", "yaml", "rich", "msgspec"}


@pytest.mark.parametrize(
    "arguments", [("no-such-command",), ("serve", "--port", "70000"), ("simulate",), ("--no-such",)]
)
def test_a_command_that_is_not_understood_ends_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert "Usage" in result.stderr
    assert "Traceback" not in result.stderr
