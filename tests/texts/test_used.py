"""No message of a game is left over: each is named by its rules, by its data, or by what every game is asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from gatekey.games import registry
from gatekey.kernel.rules import Rules
from tests.texts.test_locales import entries

KERNEL: Final = ("pool", "group")
"""Kinds that the kernel refers to, by the names of pools and groups in a game's decisions."""


def code_of(rules: Rules[Any]) -> str:
    """The sources and the data of a game."""
    folder = Path(rules.text_folder).parent
    return "\n".join(
        file.read_text(encoding="utf-8") for kind in ("*.py", "*.yaml") for file in sorted(folder.rglob(kind))
    )


def asked_for(rules: Rules[Any]) -> set[str]:
    """Messages that Gatekey names itself, where a game has them."""
    options = {f"option-{o.id}-{value}" for o in rules.table_options for value in o.values}
    return {"game-name", "game-blurb"} | {f"bot-{bot}" for bot in rules.bots} | options


def words_in(code: str) -> set[str]:
    """Words of all strings and of the data; an end of a message is put together from these."""
    strings = " ".join(m[0] for m in re.finditer(r'"[^"\n]*"|\w+(?=:)|(?<=: )\w+', code))
    return set(re.findall(r"[A-Za-z0-9]+", strings.replace("_", " ")))


def used(key: str, code: str, words: set[str]) -> bool:
    """Whether the sources name that message: whole, as a reference, or by a beginning whose end they have the words for."""
    if f'"{key}"' in code or f'"{key}:{{' in code:
        return True
    kind, _, identity = key.partition("-")
    if kind == "join":
        return f"{identity}=" in code
    for at in (m.start() for m in re.finditer("-", key)):
        start, parts = key[:at], re.split("[-_]", key[at + 1 :])
        begun = start in KERNEL or any(f'"{start}{sign}' in code for sign in ("-{", ":{", ":"))
        if begun and all(part in words for part in parts):
            return True
    return False


@pytest.mark.parametrize("game", registry.shelf().games)
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    rules = registry.shelf().games[game]
    code = code_of(rules)
    words = words_in(code)
    keys = set(entries(Path(rules.text_folder) / "en.ftl")) - asked_for(rules)
    assert len(keys) >= 1
    assert sorted(key for key in keys if not used(key, code, words)) == []


def test_a_message_that_nothing_names_is_found() -> None:
    code = 'say("trial-ask")\nsay(f"trial-why-{key}")\nwhy("too-dear")\nreturn f"slot:{n}"\n'
    words = words_in(code)
    named = ("trial-ask", "trial-why-too-dear", "slot")
    assert [key for key in (*named, "trial-why-tired", "trial-do-go", "kind-forest") if used(key, code, words)] == [
        *named
    ]
