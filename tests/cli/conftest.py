"""A shelf with the tiny game on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from gatekey.cli import games
from gatekey.games.registry import Shelf
from gatekey.kernel.rules import SeatChoice
from gatekey.kernel.text import say
from tests.kernel.nim import Nim, NimState

TEXTS = """
game-name = Nim
hat-red = Red hat
hat-blue = Blue hat
hat-green = Green hat
dealt = Everybody has three cards.
took = { $n } taken
showed = shows { $card }
"""


class HattedNim(Nim):
    """Nim with a seat choice, so that wins can be counted by it."""

    seat_choices = (SeatChoice("hat", say("hat"), ("red", "blue", "green", "grey")),)

    def __init__(self, folder: Path) -> None:
        self.text_folder = folder

    def figures(self, state: NimState) -> dict[str, int]:
        return {"shown": 3 * len(state.hands) - sum(map(len, state.hands))}


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HattedNim:
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(TEXTS, encoding="utf-8")
    game = HattedNim(folder)
    stock: Any = Shelf({"nim": game}, {"broken": "ImportError: no such module"})
    monkeypatch.setattr(games, "shelf", lambda: stock)
    return game


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()
