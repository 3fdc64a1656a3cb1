"""A game from outside: the package in ``tests/example_game`` is built, installed beside the server and played over the network."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gatekey.client import Table, create_table, games, play_with
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "tests" / "example_game"
GUIDE = ROOT / "docs" / "adding-a-game.md"
SERVER = ROOT / "tests" / "faults" / "quick_server.py"
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and its metadata, as an installer leaves it; built with what is here, nothing is fetched."""
    folder = tmp_path_factory.mktemp("built")
    subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=EXAMPLE, check=True, capture_output=True, timeout=60)
    (wheel,) = folder.glob("*.whl")
    target = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


def with_game(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the installed game."""
    return {**os.environ, "PYTHONPATH": str(folder)}


@pytest.fixture
async def url(installed: Path, tmp_path: Path) -> AsyncIterator[str]:
    """A server that found the game by its entry point."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    server = await asyncio.create_subprocess_exec(
        sys.executable, str(SERVER), str(tmp_path), str(port), stdout=asyncio.subprocess.PIPE, env=with_game(installed)
    )
    assert server.stdout is not None
    assert (await server.stdout.readline()).strip() == b"ready"
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    await server.wait()


def first_option(seen: Seen) -> Answer:
    """The generic interface: it knows nothing of the game but the question."""
    return Answer((seen.decision.options[0].id,))


async def test_the_game_is_listed_and_played_to_its_end_over_the_network(url: str) -> None:
    listed = await games(url)
    assert listed["missing"] == []
    (info,) = [game for game in listed["games"] if game["id"] == "pennies"]
    assert (info["name"], info["seats"], info["bots"]) == ("Pennies", [2, 4], [])
    opened = await create_table(url, game="pennies", seats=3, player="Ann")
    async with (
        Table.join(url, opened.table, token=opened.token, pace=None) as ann,
        Table.join(url, opened.table, pace=None) as ben,
        Table.join(url, opened.table) as onlooker,
    ):
        await ben.sit("Ben")
        await ann.bot(2)
        await ann.start()
        await asyncio.gather(play_with(ann, first_option), play_with(ben, first_option))
        await onlooker.until(lambda view: view.over)
        assert onlooker.view.public == ann.view.public
        assert onlooker.view.public is not None
        assert onlooker.view.public["pennies"] == 0
        assert onlooker.view.room.status == "finished"
        (winner,) = onlooker.view.room.winners
        assert onlooker.view.public["active"] == f"seat:{(winner + 1) % 3}"


def test_the_command_line_plays_it_too(installed: Path) -> None:
    command = [
        str(Path(sys.executable).with_name("gatekey")),
        "simulate",
        "pennies",
        "--games=20",
        "--players=2",
        "--jobs=1",
    ]
    run = subprocess.run(command, env=with_game(installed), capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert "Pennies, 2 players: 20 of 20 games finished" in run.stdout


def test_the_guide_shows_the_files_as_they_are() -> None:
    """A block of the guide that is headed by a file's name is that file."""
    shown = dict(
        re.findall(
            r"^`pennies-game/([^`]+)`:\n\n```\w*\n(.*?)^```$", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE
        )
    )
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert shown.keys() == {path.relative_to(EXAMPLE).as_posix() for path in files}
    for name, content in shown.items():
        assert content == (EXAMPLE / name).read_text("utf-8"), name
