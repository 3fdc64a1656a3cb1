"""Nothing outside a game's own folder knows a game by name: the claim that a new game is one new folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.speech import Speech

ROOT = Path(__file__).resolve().parents[2]
KINDS = {".py", ".ts", ".svelte", ".ftl", ".css", ".html"}
ALLOWED = {
    "client/src/games/index.ts": "the list of boards, loaded when a table needs one",
    "client/src/gallery": "the page on which drawings are looked at while they are made; no part of the product",
}
"""Places that may name games, and why."""
COMPARED = re.compile(r"""\bgame(?:\.id|_id|Id)?\s*(?:={2,3}|!={1,2})\s*["'`][\w-]""")


def own(name: str, root: Path = ROOT) -> tuple[Path, ...]:
    """The folders of a game."""
    return (root / "server/gatekey/games" / name.replace("-", "_"), root / "client/src/games" / name)


def sources() -> Iterator[Path]:
    """Every source file of server and client that lies in no game's folder and in no place that is allowed."""
    folders = [folder for game in shelf().games for folder in own(game)]
    folders += [ROOT / place for place in ALLOWED]
    for top in (ROOT / "server/gatekey", ROOT / "client/src"):
        for path in sorted(top.rglob("*")):
            built = path.relative_to(top).parts[0] == "static"
            if path.suffix in KINDS and not built and not any(path.is_relative_to(folder) for folder in folders):
                yield path


def names() -> list[str]:
    """Every way to write a game of this repository."""
    found = []
    for game, rules in shelf().games.items():
        if own(game)[0].is_dir():
            found += [game, game.replace("-", "_"), Speech(rules).say(("game-name", {})), type(rules).__name__]
    return found


def named(text: str) -> list[str]:
    """The names of games in a text, and comparisons with a game's id."""
    pattern = "|".join(re.escape(name) for name in names())
    found = re.findall(rf"(?<![\w-])(?:{pattern})(?![\w-])", text, re.IGNORECASE)
    return found + COMPARED.findall(text)


def test_no_source_outside_a_games_folder_names_a_game() -> None:
    looked_at = list(sources())
    assert len(looked_at) > 100
    found = {path.relative_to(ROOT).as_posix(): hits for path in looked_at if (hits := named(path.read_text("utf-8")))}
    assert found == {}


def test_every_allowed_place_is_needed() -> None:
    for place in ALLOWED:
        paths = [ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*"))
        assert any(named(path.read_text("utf-8")) for path in paths if path.suffix in KINDS), place


@pytest.mark.parametrize("text", ['if game == "chess":', "game.id !== 'go'", "return game_id == `hex`"])
def test_a_comparison_would_be_found(text: str) -> None:
    assert named(text)


def test_a_name_would_be_found() -> None:
    for name in names():
        assert named(f'load("{name}")')
    assert not named("boreally, game == other")
