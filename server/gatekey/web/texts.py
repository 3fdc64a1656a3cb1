"""Fluent files as clients fetch them, and what the server says by itself: errors, and pages without a client."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from gatekey.kernel.rules import Rules
from gatekey.kernel.text import Text

FALLBACK: Final = "en"
LOCALE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?")
_HOUSE: Final = ("gatekey.kernel", "gatekey.table", "gatekey.web")
"""Packages with a folder ``texts`` of their own."""


def _folders(rules: Rules[Any] | None) -> list[Traversable]:
    own: list[Traversable] = [rules.text_folder] if rules is not None else []
    return own + [files(package) / "texts" for package in _HOUSE]


def best_locale(rules: Rules[Any] | None, asked: str) -> str:
    """The locale nearest to the one asked for in which there is anything at all."""
    for locale in (asked, asked.partition("-")[0]):
        if LOCALE.fullmatch(locale) and any((folder / f"{locale}.ftl").is_file() for folder in _folders(rules)):
            return locale
    return FALLBACK


@cache
def messages(rules: Rules[Any] | None, locale: str) -> str:
    """The messages of a game (if any) and of the server in one Fluent file.

    ``locale`` comes from :func:`best_locale`. A folder without it is there in English.
    """
    found = [text for folder in _folders(rules) if (text := _read(folder, locale)) is not None]
    if rules is not None and (almanac := Path(rules.text_folder) / f"{locale}.almanac.ftl").is_file():
        found.append(almanac.read_text(encoding="utf-8"))
    return "\n".join(found)


def _read(folder: Traversable, locale: str) -> str | None:
    for name in (locale, FALLBACK):
        file = folder / f"{name}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def asked_locale(accepted: str) -> str:
    """The best locale for a header ``Accept-Language`` that the server's own texts have; English for what says nothing of use."""
    wishes = [wish.strip().partition(";") for wish in accepted[:200].split(",")]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    for tag, _, weight in ranked:
        language = tag.strip().partition("-")[0].lower()
        if _weight(weight) > 0 and (language == FALLBACK or best_locale(None, language) != FALLBACK):
            return language
    return FALLBACK


def _weight(parameter: str) -> float:
    """The q of a wish, in 0 to 1: 1 without one, 0 for nonsense."""
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", parameter)
    return float(found[1]) if found else float(not parameter.strip())


@cache
def _house(locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(messages(None, locale)))
    return made


def sentence(text: Text, locale: str = FALLBACK) -> str:
    """What the server itself says (a game's texts are said by :class:`gatekey.kernel.speech.Speech`).

    ``locale`` is one of :func:`asked_locale`. An unknown message shows as its key, a reference as its id.
    """
    key, arguments = text
    texts = _house(locale)
    pattern = texts.get_message(key).value if texts.has_message(key) else None
    if pattern is None:
        return key
    shown, _ = texts.format_pattern(pattern, {name: _value(value, locale) for name, value in arguments.items()})
    return str(shown)


def _value(value: Any, locale: str) -> Any:
    match value:
        case int() | float():
            return value
        case str():
            return value.partition(":")[2] or value
        case (str() as key, Mapping() as arguments):
            return sentence((key, arguments), locale)
        case _:
            return ", ".join(str(_value(item, locale)) for item in value)
