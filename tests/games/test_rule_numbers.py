"""Every rule that is cited, in the server's code and texts or on a keyword's card in the browser, is one that exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
import yaml

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = {"europe_imagined": "europe-imagined", "boreal": "boreal"}


def numbering(game: str) -> dict[str, int]:
    """The last number of each part of the rules."""
    file = ROOT / "server" / "gatekey" / "games" / game / "data" / "rules.yaml"
    sections: dict[str, int] = yaml.safe_load(file.read_text(encoding="utf-8"))["sections"]
    return sections


def cited(game: str) -> set[tuple[str, int]]:
    """Part and number of all rules that are named anywhere in the game's sources."""
    folders = [ROOT / "server" / "gatekey" / "games" / game, ROOT / "client" / "src" / "games" / GAMES[game]]
    files = [
        f for folder in folders for f in sorted(folder.rglob("*")) if f.suffix in {".py", ".ts", ".svelte", ".ftl"}
    ]
    parts = "|".join(sorted({part.split("-")[0] for part in numbering(game)}))
    pattern = re.compile(rf"\b((?:{parts})(?:-[A-Z]+)?)-(\d+)\b")
    return {(m[1], int(m[2])) for file in files for m in pattern.finditer(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    last = numbering(game)
    found = cited(game)
    assert len(found) > 30
    assert sorted((part, n) for part, n in found if not 1 <= n <= last.get(part, 0)) == []


def test_the_keywords_of_the_browser_are_among_those_that_are_looked_at() -> None:
    assert ("EI-TILE", 7) in cited("europe_imagined")
