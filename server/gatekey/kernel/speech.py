"""Text as data turned into sentences of one language.

A :class:`Speech` reads ``<locale>.ftl`` of a game and of the kernel, and ``<locale>.almanac.ftl`` of the game, which says
in that language what the almanac says in English. References are named through all of them:

* ``seat:2`` is the given name of that player, or the message ``seat``;
* any other ``kind:id`` is the message ``<kind>-<id>`` if there is one (``kind-forest``, ``pool-lanterns``), else the name of
  that record of the almanac, by the message of the record (``card-oarsman``, also for ``companion:oarsman``) or by its
  ``name``, else the message ``<kind>`` with the arguments ``id``, ``x``, ``y``, else the bare id.

A player's name that is written from right to left is set apart by isolating marks, so that the words around it keep their order.

A list of messages is folded with the message ``join-<argument>`` if there is one (``join-parts`` puts a plus), else
with ``join``.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from gatekey.kernel.rules import Rules
from gatekey.kernel.text import Ref, Text

KERNEL_TEXTS = Path(__file__).parent / "texts"
FALLBACK = "en"
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


class Unspeakable(KeyError):
    """A text that cannot be said in full: its message, an argument of it, or the name of a reference is missing."""


class Speech:
    """Says texts of one game in one language.

    ``players`` are the given names in seat order. ``strict`` raises :class:`Unspeakable` where a text cannot be said in
    full; otherwise the message key (or the bare id) stands in for it, so that a gap is seen and does no harm.
    """

    def __init__(
        self, rules: Rules[Any], locale: str = FALLBACK, players: Sequence[str] = (), *, strict: bool = False
    ) -> None:
        self._bundles = tuple(_bundle(rules.text_folder, tag) for tag in dict.fromkeys((locale, FALLBACK)))
        self._names = _names(rules)
        self._players = tuple(players)
        self._strict = strict

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, text: Text | Sequence[Any]) -> str:
        """The sentence of ``text``.

        Raises:
            Unspeakable: only when strict.
        """
        key, arguments = text[0], text[1]
        values = {name: self._value(name, value) for name, value in arguments.items()}
        return self._format(key, values)

    def name(self, ref: Ref) -> str:
        """The name of what ``ref`` points to.

        Raises:
            Unspeakable: only when strict.
        """
        kind, _, identity = ref.partition(":")
        identity = identity.partition("#")[0]
        if kind == "seat" and identity.isdecimal() and int(identity) < len(self._players):
            return isolated(self._players[int(identity)])
        if self.has(key := f"{kind}-{identity}"):
            return self._format(key, {})
        if found := self._names.get((kind, identity)) or self._names.get(("", identity)):
            return self._format(found.key, {}) if self.has(found.key) else found.name
        if self.has(kind):
            x, _, y = identity.partition(",")
            return self._format(kind, {"id": identity, "n": int(x) + 1 if x.isdecimal() else x, "x": x, "y": y})
        return self._gap(f"no name for {ref!r}", identity or ref)

    def _value(self, name: str, value: Any) -> int | str:
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, int):
            return value
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], Mapping):
            return self.say(value)
        return self._joined(name, [self.say(item) for item in value])

    def _joined(self, name: str, items: Sequence[str]) -> str:
        key = f"join-{name}" if self.has(f"join-{name}") else "join"
        joined = items[0] if items else ""
        for item in items[1:]:
            joined = self._format(key, {"before": joined, "item": item})
        return joined

    def _format(self, key: str, values: Mapping[str, int | str]) -> str:
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                break
            said, errors = bundle.format_pattern(pattern, dict(values))
            if errors:
                return self._gap(f"{key}: {errors[0]}", str(said))
            return str(said)
        return self._gap(f"no message {key!r}", key)

    def _gap(self, problem: str, shown: str) -> str:
        if self._strict:
            raise Unspeakable(problem)
        return shown


def isolated(name: str) -> str:
    """A name as it may stand in a sentence: between FSI and PDI where a part of it runs from right to left."""
    return f"\u2068{name}\u2069" if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name) else name


@lru_cache(maxsize=64)
def _bundle(folder: Path, locale: str) -> FluentBundle:
    """The messages of a game in one language, then the kernel's. Names are isolated where they need it, by :func:`isolated`."""
    bundle = FluentBundle([locale], use_isolating=False)
    for file in (folder / f"{locale}.ftl", folder / f"{locale}.almanac.ftl", KERNEL_TEXTS / f"{locale}.ftl"):
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class _Name(NamedTuple):
    name: str
    """As the almanac has it."""
    key: str
    """The message that translates it."""


@cache
def _names(rules: Rules[Any]) -> dict[tuple[str, str], _Name]:
    """Names by kind and id, and by ``("", id)`` for a kind without a section (a Companion is a card or a Legend)."""
    names: dict[tuple[str, str], _Name] = {}
    for kind, identity, name in _named(rules.almanac()):
        found = _Name(name, f"{kind}-{identity}")
        names.setdefault((kind, identity), found)
        names.setdefault(("", identity), found)
    return names


def _named(almanac: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """(kind, id, name) of every named record and of its parts with a ``kind`` of their own (a Legend's Relic)."""
    for section, records in almanac.items():
        if not isinstance(records, Mapping):
            continue
        kind = section.removesuffix("s")
        if isinstance(records.get("id"), str) and isinstance(records.get("name"), str):
            yield kind, records["id"], records["name"]
            continue
        for identity, record in records.items():
            if isinstance(record, Mapping) and isinstance(record.get("name"), str):
                yield kind, str(identity), record["name"]
                yield from _inner(str(identity), record)


def _inner(identity: str, record: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    for part in record.values():
        if isinstance(part, Mapping) and isinstance(part.get("kind"), str) and isinstance(part.get("name"), str):
            yield part["kind"], identity, part["name"]
