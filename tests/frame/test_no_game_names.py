"""Nothing outside a game's own folder knows a game by name: the claim that a new game is one new folder."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.speech import Speech

ROOT = Path(__file__).resolve().parents[2]
KINDS = {".py", ".ts", ".js", ".svelte", ".svg", ".ftl", ".css", ".html", ".yaml", ".json"}
ALLOWED = {
    "client/src/games/index.ts": "the list of boards, loaded when a table needs one",
    "client/src/gallery": "the page on which drawings are looked at while they are made; no part of the product",
}
"""Places that may name games, and why."""
_GAME = r"\b(?:game|rules|info)(?:\.id|\.game|_id|Id)?\b"
_ID = r"""["'`][\w-]+["'`]"""
COMPARED = re.compile(
    rf"""{_GAME}\s*(?:={{2,3}}|!={{1,2}})\s*{_ID}|{_ID}\s*(?:={{2,3}}|!={{1,2}})\s*[\w.]*{_GAME}"""
    rf"""|{_GAME}\s+(?:not\s+)?in\s*[(\[{{]\s*{_ID}|{_GAME}\.(?:starts?_?with|ends?_?with|includes)\(\s*["'`]""",
    re.IGNORECASE,
)
"""A game's id held against one that is written out, this way round or the other."""


def own(name: str, root: Path = ROOT) -> tuple[Path, ...]:
    """The folders of a game."""
    return (root / "server/gatekey/games" / name.replace("-", "_"), root / "client/src/games" / name)


def sources() -> Iterator[Path]:
    """Every source file of server and client that lies in no game's folder and in no place that is allowed."""
    folders = [folder for game in shelf().games for folder in own(game)]
    folders += [ROOT / place for place in ALLOWED]
    for top in (ROOT / "server/gatekey", ROOT / "client/src", ROOT / "migrations", ROOT / "tools"):
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


@cache
def traces() -> re.Pattern[str]:
    """A name of a game on its own or in a longer word (``isBoreal``, ``boreal-ui-round``), and the first part of its messages in quotes."""
    words = {written for name in names() for written in (name, name.lower(), name.upper(), name.capitalize())}
    words |= {"".join(part.capitalize() for part in re.split("[-_ ]", name)) for name in names()}
    keys = "|".join(re.escape(prefix) for prefix in prefixes())
    return re.compile(rf"""(?:{"|".join(re.escape(w) for w in sorted(words))})(?![a-z])|["'`](?:{keys})-[a-z]""")


def prefixes() -> set[str]:
    """For each game of this repository the first part of most of its messages (``boreal`` of ``boreal-log-rest``)."""
    found = set()
    for game in shelf().games.values():
        if own(game.id)[0].is_dir():
            keys = re.findall(r"^(\w+)-", (game.text_folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
            found.add(Counter(keys).most_common(1)[0][0])
    return found


def named(text: str) -> list[str]:
    """The names of games in a text, and comparisons with a game's id."""
    return [hit.group() for pattern in (traces(), COMPARED) for hit in pattern.finditer(text)]


def test_no_source_outside_a_games_folder_names_a_game() -> None:
    looked_at = list(sources())
    assert len(looked_at) > 100
    found = {path.relative_to(ROOT).as_posix(): hits for path in looked_at if (hits := named(path.read_text("utf-8")))}
    assert found == {}


def test_every_allowed_place_is_needed() -> None:
    for place in ALLOWED:
        paths = [ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*"))
        assert any(named(path.read_text("utf-8")) for path in paths if path.suffix in KINDS), place


@pytest.mark.parametrize(
    "text",
    [
        'if game == "chess":',
        "game.id !== 'go'",
        "return game_id == `hex`",
        'if rules.id == "chess":',
        'if "chess" == record.game:',
        'if record.game in ("chess", "go"):',
        'if rules.id not in {"chess"}:',
        'game.startsWith("che")',
        'rules.id.startswith("che")',
        "room.game.includes('ess')",
    ],
)
def test_a_comparison_would_be_found(text: str) -> None:
    assert named(text)


def test_a_name_would_be_found_in_whatever_word() -> None:
    for name in names():
        assert named(f'load("{name}")')
        assert named(f"const is{name.capitalize()} = true")
        assert named(f'say("{name}-ui-round")')
        assert named(f"match: case '{name}'")
    for prefix in prefixes():
        assert named(f'say("{prefix}-log-rest")')
    assert len(prefixes()) == 2
    assert not named("boreally, game == other, game.id in known, EI-WIN-8")
