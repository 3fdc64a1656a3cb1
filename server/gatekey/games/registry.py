"""Which games this installation can play. A game announces itself by an entry point of the group ``gatekey.games``."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from gatekey.kernel.rules import Rules

GROUP = "gatekey.games"


@dataclass(frozen=True)
class Shelf:
    """The games that loaded, by id, and for those that did not, the reason."""

    games: dict[str, Rules[Any]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


@cache
def shelf() -> Shelf:
    """Load every announced game once. A package that fails to import is listed as missing; the others are not touched by it."""
    found = Shelf()
    for point in sorted(entry_points(group=GROUP), key=lambda p: p.name):
        try:
            rules = point.load()
        except Exception as error:  # noqa: BLE001 - whatever a foreign package raises must not stop the server
            found.missing[point.name] = f"{type(error).__name__}: {error}"
            continue
        if not isinstance(rules, Rules):
            found.missing[point.name] = "its entry point is not a gatekey.kernel.rules.Rules"
            continue
        found.games[rules.id] = rules
    return found
