"""Every language says everything: the same messages with the same arguments as English, and all that the almanacs have in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from gatekey.games import registry
from gatekey.kernel.rules import Rules

ROOT: Final = Path(__file__).resolve().parents[2]
ENGLISH: Final = sorted(
    file.relative_to(ROOT).as_posix()
    for folder in ("server/gatekey", "client/src")
    for file in (ROOT / folder).rglob("*en.ftl")
    if re.fullmatch(r"(messages\.)?en\.ftl", file.name)
)
GAMES: Final = [
    pytest.param(rules, id=game)
    for game, rules in registry.shelf().games.items()
    if type(rules).__module__.startswith("gatekey.games.")
]
"""The games that come with Gatekey."""
LOCALES: Final = ("de",)
"""The languages besides English in which everything that comes with Gatekey is there."""
WORDS: Final = re.compile(
    r"name|flavour|title|origin|text|effect|(powers-\d+|upper|reward)-effect|reward-name|rulings-\d+|reward-rulings-\d+"
)
"""Paths in a record of an almanac under which a person reads words."""


class _Needs(visitor.Visitor):
    """The arguments of a message and, apart, those that choose among its variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        self.plurals.append(node)
        self.generic_visit(node)


@cache
def entries(file: Path) -> Mapping[str, ast.Message]:
    """The messages of a file; junk and doubles are errors."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def needs(message: ast.Message) -> _Needs:
    found = _Needs()
    found.visit(message)
    return found


def other(english: str, locale: str) -> Path:
    file = ROOT / english
    return file.with_name(re.sub(r"en\.ftl$", f"{locale}.ftl", file.name))


def test_all_message_files_are_found() -> None:
    assert len(ENGLISH) >= 9


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("english", ENGLISH)
def test_a_language_has_the_messages_of_english_with_their_arguments(english: str, locale: str) -> None:
    file = other(english, locale)
    assert file.is_file(), f"{english} is not there in {locale}"
    ours, theirs = entries(ROOT / english), entries(file)
    assert sorted(set(ours) - set(theirs)) == [], f"missing in {file}"
    assert sorted(set(theirs) - set(ours)) == [], f"left over in {file}"
    for key, message in ours.items():
        assert needs(theirs[key]).variables == needs(message).variables, key
        assert [a.id.name for a in theirs[key].attributes] == [a.id.name for a in message.attributes], key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("english", ENGLISH)
def test_variants_are_plurals_of_the_language_numbers_or_words_of_english(english: str, locale: str) -> None:
    """A language has the plural categories it has (German: one, other); English categories would never be met."""
    categories = {"de": {"one", "other"}}[locale]
    for key, message in entries(other(english, locale)).items():
        words = {str(_name(v)) for choice in needs(entries(ROOT / english)[key]).plurals for v in choice.variants}
        for choice in needs(message).plurals:
            variants = [_name(variant) for variant in choice.variants]
            assert len(variants) == len(set(variants)), key
            for name in variants:
                known = name in categories or name in words - {"zero", "two", "few", "many"} or name.isdecimal()
                assert known, f"{key} has a variant {name}"


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def words_of(rules: Rules[Any]) -> dict[str, set[str]]:
    """Message and attributes (``name`` is its value) of everything in the almanac that a person reads."""
    found: dict[str, set[str]] = {}
    for shelf, records in rules.almanac().items():
        if not isinstance(records, Mapping):
            continue
        kind = shelf.removesuffix("s")
        keyed = {records["id"]: records} if isinstance(records.get("id"), str) else records
        for identity, record in keyed.items():
            if not isinstance(record, Mapping):
                continue
            paths = {path for path, word in _strings(record, "") if word and WORDS.fullmatch(path)}
            for part in record.values():
                if isinstance(part, Mapping) and isinstance(part.get("kind"), str) and "name" in part:
                    paths.discard("reward-name")
                    if part["name"] != record["name"]:
                        found[f"{part['kind']}-{identity}"] = {"name"}
            if paths:
                found[f"{kind}-{identity}"] = paths
    return found


def _strings(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        for name, item in value.items():
            yield from _strings(item, f"{path}-{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value, 1):
            yield from _strings(item, f"{path}-{number}")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", GAMES)
def test_a_language_has_every_word_of_the_almanac(rules: Rules[Any], locale: str) -> None:
    theirs = entries(Path(rules.text_folder) / f"{locale}.almanac.ftl")
    said = {
        key: {a.id.name for a in message.attributes if a.id.name != "short"}
        | ({"name"} if message.value is not None else set())
        for key, message in theirs.items()
    }
    assert said == words_of(rules)
    assert not any(needs(message).variables for message in theirs.values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", GAMES)
def test_no_two_things_of_a_kind_have_the_same_name(rules: Rules[Any], locale: str) -> None:
    names: dict[tuple[str, str], str] = {}
    for key, message in entries(Path(rules.text_folder) / f"{locale}.almanac.ftl").items():
        if message.value is None:
            continue
        (text,) = message.value.elements
        assert isinstance(text, ast.TextElement)
        assert names.setdefault((key.partition("-")[0], text.value), key) == key, text.value
