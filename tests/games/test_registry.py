"""What becomes of a game package that is broken: the server names it with the reason, and the other games are there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from gatekey.games import registry
from tests.kernel.nim import Nim

TEXTS = "game-name = Fine\ngame-blurb = A game.\n"
HEAD = """
from pathlib import Path
from tests.kernel.nim import Nim

class Fine(Nim):
    id = "NAME"
    text_folder = Path(__file__).parent
"""
BAD = {
    "fails": ("raise RuntimeError('no dice')\n", "RuntimeError: no dice"),
    "absent": (
        "import a_module_that_is_not_there\n",
        "ModuleNotFoundError: No module named 'a_module_that_is_not_there'",
    ),
    "quits": ("import sys\nsys.exit('bye')\n", "SystemExit: bye"),
    "other": ("GAME = 3\n", "its entry point is not a gatekey.kernel.rules.Rules"),
    "nameless": ("", "AttributeError: module 'nameless' has no attribute 'GAME'"),
    "shouting": (HEAD.replace("NAME", "Big Game") + "GAME = Fine()\n", "its id 'Big Game' is not made of"),
    "empty": (HEAD + "    seats = (3, 2)\nGAME = Fine()\n", "it is for 3 to 2 seats"),
    "catalogue": (
        HEAD + "    def almanac(self):\n        return {'cards': {c: CARDS[c] for c in ('ace',)}}\nGAME = Fine()\n",
        "its catalogue cannot be given out: NameError",
    ),
    "objects": (
        HEAD + "    def almanac(self):\n        return {'cards': object()}\nGAME = Fine()\n",
        "its catalogue cannot be given out: TypeError",
    ),
    "parsed": (
        "import msgspec\nmsgspec.convert({'cost': 'dear'}, dict[str, int])\n",
        "ValidationError: Expected `int`, got `str`",
    ),
    "undated": (
        HEAD + "    minutes = None\nGAME = Fine()\n",
        "what it says about itself cannot be given out: Expected `array`, got `null` - at `$.minutes`",
    ),
    "unversioned": (HEAD + "    version = 2\nGAME = Fine()\n", "Expected `str`, got `int` - at `$.version`"),
    "choiceless": (
        HEAD.replace("from tests", "from gatekey.kernel.rules import TableOption\nfrom tests")
        + "    table_options = (TableOption('pace', ('pace', {}), ()),)\nGAME = Fine()\n",
        "there is nothing to choose from in pace",
    ),
    "housed": (
        HEAD.replace("from tests", "from gatekey.kernel.rules import TableOption\nfrom tests")
        + "    table_options = (TableOption('table-clock', ('pace', {}), ('none',)),)\nGAME = Fine()\n",
        "names that begin with 'table-' are for the settings of every table: table-clock",
    ),
    "silent": (HEAD + "    text_folder = Path(__file__).parent / 'none'\nGAME = Fine()\n", "game-name, game-blurb"),
    "unnamed": (HEAD + "    bots = ('one', 'two')\nGAME = Fine()\n", "bot-one, bot-two"),
}

Announce = Callable[[dict[str, str]], registry.Shelf]


@pytest.fixture
def announce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Announce]:
    """Put modules on the path, announce each as a game of the same name, and load the shelf."""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "en.ftl").write_text(TEXTS, encoding="utf-8")

    def announced(modules: dict[str, str]) -> registry.Shelf:
        for name, source in modules.items():
            (tmp_path / f"{name}.py").write_text(source.replace("NAME", name), encoding="utf-8")
        points = [EntryPoint(name, f"{name}:GAME", registry.GROUP) for name in modules]
        monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
        registry.shelf.cache_clear()
        return registry.shelf()

    yield announced
    registry.shelf.cache_clear()


def test_every_broken_package_is_missing_with_its_reason_and_the_sound_one_is_there(announce: Announce) -> None:
    shelf = announce({"fine": HEAD + "GAME = Fine()\n"} | {name: source for name, (source, _) in BAD.items()})
    assert list(shelf.games) == ["fine"]
    assert shelf.missing.keys() == BAD.keys()
    for name, (_, reason) in BAD.items():
        assert reason in shelf.missing[name]


def test_of_two_games_with_one_id_the_second_is_missing(announce: Announce) -> None:
    first = HEAD.replace("NAME", "twin") + "GAME = Fine()\n"
    shelf = announce({"a": first, "b": first})
    assert list(shelf.games) == ["twin"]
    assert shelf.missing == {"b": "there is another game with the id 'twin'"}


def test_a_sound_game_has_no_flaw(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TEXTS, encoding="utf-8")

    class Fine(Nim):
        text_folder = tmp_path

    assert registry.flaw(Fine()) == ""
    nothing: Any = None
    assert registry.flaw(nothing) != ""
