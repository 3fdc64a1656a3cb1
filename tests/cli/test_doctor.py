"""``gatekey doctor``: what it finds, what it advises, and the code it ends with."""

from __future__ import annotations

import os
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner, Result

from gatekey.cli import checks, firewall, main
from gatekey.games import registry
from gatekey.web import addresses, pages
from tests.cli.conftest import HattedNim


@pytest.fixture
def healthy(nim: HattedNim, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is wrong; returns its data folder."""
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text("<html></html>")
    stock = registry.Shelf({"nim": nim}, {})
    monkeypatch.setattr(registry, "shelf", lambda: stock)
    monkeypatch.setattr(pages, "built_client", lambda: built)
    monkeypatch.setattr(addresses, "reachable", lambda host: ["192.168.1.20"])
    monkeypatch.setattr(checks, "firewall", lambda: "")
    for name in ("GATEKEY_HOST", "GATEKEY_PORT", "GATEKEY_DATA"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data"


def examine(data: Path, *arguments: str) -> Result:
    result = CliRunner().invoke(main, ["doctor", "--host", "127.0.0.1", "--port", "0", "--data", str(data), *arguments])
    assert "Traceback" not in result.output
    return result


def test_a_healthy_machine_ends_with_0(healthy: Path) -> None:
    result = examine(healthy)
    assert result.exit_code == 0, result.output
    assert "✗" not in result.output
    assert "no database yet" in result.output
    assert "http://192.168.1.20:0" in result.output
    assert not healthy.exists(), "it changes nothing"


def listening() -> tuple[socket.socket, int]:
    taken = socket.create_server(("127.0.0.1", 0))
    return taken, taken.getsockname()[1]


def test_a_taken_port_ends_with_4_and_names_who_holds_it(healthy: Path) -> None:
    taken, port = listening()
    with taken:
        result = examine(healthy, "--port", str(port))
    assert result.exit_code == 4
    assert f"Port {port} is taken" in result.output
    assert f"--port {port + 1}" in result.output
    if Path("/proc/net/tcp").exists():
        assert f"(process {os.getpid()})" in result.output


def test_a_gatekey_on_the_port_is_no_fault(healthy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "is_gatekey", lambda port: True)
    taken, port = listening()
    with taken:
        result = examine(healthy, "--port", str(port))
    assert result.exit_code == 0
    assert f"Gatekey is running on port {port} already" in result.output


def test_an_address_of_another_machine(healthy: Path) -> None:
    result = examine(healthy, "--host", "192.0.2.77", "--port", "8080")
    assert result.exit_code == 1
    assert "does not have the address 192.0.2.77" in result.output


def test_a_data_folder_that_is_a_file_ends_with_3(healthy: Path, tmp_path: Path) -> None:
    file = tmp_path / "plain"
    file.write_text("")
    result = examine(file / "data")
    assert result.exit_code == 3
    assert f"{file} is not a folder" in result.output


def test_a_file_that_is_no_database_ends_with_3(healthy: Path) -> None:
    healthy.mkdir()
    (healthy / "gatekey.sqlite3").write_bytes(b"no database at all, but long enough" * 40)
    result = examine(healthy)
    assert result.exit_code == 3
    assert "file is not a database" in result.output


def test_a_database_of_a_later_version_ends_with_3(healthy: Path) -> None:
    healthy.mkdir()
    with closing(sqlite3.connect(healthy / "gatekey.sqlite3")) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    result = examine(healthy)
    assert result.exit_code == 3
    assert "written by a later Gatekey" in result.output


def test_gaps_in_the_texts_of_a_game_are_told_and_are_no_fault(healthy: Path) -> None:
    result = examine(healthy)
    assert "! the texts of nim do not say everything: no name for 'red'; " in result.output
    assert re.search(r"; no message 'hat', and \d+ more\n", result.output)
    assert result.exit_code == 0


def test_rules_that_raise_in_play_end_with_1(healthy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("no stones")

    monkeypatch.setattr(HattedNim, "_show", fail)
    result = examine(healthy)
    assert result.exit_code == 1
    assert "✗ the game nim fails while it is played: ZeroDivisionError: no stones" in result.output
    assert "gatekey simulate nim --policy random" in result.output


def test_an_unbuilt_client_ends_with_1(healthy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built_client", lambda: tmp_path / "nowhere")
    result = examine(healthy)
    assert result.exit_code == 1
    assert "the web client is not built" in result.output


@pytest.mark.parametrize(
    ("wall", "command"), [("ufw", "sudo ufw allow"), ("firewalld", "sudo firewall-cmd --add-port")]
)
def test_a_firewall_comes_with_the_command_that_opens_it(
    healthy: Path, monkeypatch: pytest.MonkeyPatch, wall: str, command: str
) -> None:
    monkeypatch.setattr(checks, "firewall", lambda: wall)
    result = examine(healthy)
    assert result.exit_code == 0
    assert command in result.output


def test_a_setting_that_makes_no_sense_ends_with_2(healthy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GATEKEY_PORT", "many")
    result = CliRunner().invoke(main, ["doctor"])
    assert result.exit_code == 2
    assert "GATEKEY_PORT=many" in result.output


def test_ufw_and_firewalld_are_recognised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conf = tmp_path / "ufw.conf"
    conf.write_text("ENABLED=yes\n")
    monkeypatch.setattr(firewall, "_UFW", conf)
    shutil: ModuleType = firewall.shutil
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/sbin/{name}" if name == "ufw" else None)
    assert firewall.firewall() == "ufw"
    conf.write_text("ENABLED=no\n")
    assert firewall.firewall() == ""
    command = tmp_path / "firewall-cmd"
    command.write_text("#!/bin/sh\necho running\n")
    command.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(command) if name == "firewall-cmd" else None)
    assert firewall.firewall() == "firewalld"
