"""Which games this installation can play. A game announces itself by an entry point of the group ``gatekey.games``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

import msgspec

from gatekey.kernel.rules import Rules, SeatChoice, TableOption
from gatekey.kernel.speech import FALLBACK, Speech

GROUP = "gatekey.games"
HOUSE_OPTION: Final = "table-"
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Shelf:
    """The games that loaded, by id, and for those that did not, the reason."""

    games: dict[str, Rules[Any]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)


@cache
def shelf() -> Shelf:
    """Load every announced game once. A package that fails is listed as missing; the others are not touched by it."""
    found = Shelf()
    for point in sorted(entry_points(group=GROUP), key=lambda p: (p.name, p.value)):
        try:
            rules = point.load()
            problem = flaw(rules)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a foreign package raises must not stop the server
            found.missing[point.name] = f"{type(error).__name__}: {error}"
            continue
        if not problem and rules.id in found.games:
            problem = f"there is another game with the id {rules.id!r}"
        if problem:
            found.missing[point.name] = problem
        else:
            found.games[rules.id] = rules
    return found


class _Announced(msgspec.Struct):
    """What is told of a game to whoever chooses one; a game that cannot tell it would spoil the list of all games."""

    version: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    seat_choices: tuple[SeatChoice, ...]
    table_options: tuple[TableOption, ...]
    bots: tuple[str, ...]


def _untold(rules: Rules[Any]) -> str:
    """What is wrong with what a game says about itself; empty when nothing is."""
    told = {name: getattr(rules, name, None) for name in _Announced.__struct_fields__}
    try:
        announced = msgspec.json.decode(msgspec.json.encode(told), type=_Announced)
    except (TypeError, msgspec.MsgspecError) as error:
        return f"what it says about itself cannot be given out: {error}"
    if taken := [option.id for option in announced.table_options if option.id.startswith(HOUSE_OPTION)]:
        return f"names that begin with {HOUSE_OPTION!r} are for the settings of every table: {', '.join(taken)}"
    offered = {choice.id: choice.values for choice in announced.seat_choices}
    offered |= {option.id: option.values for option in announced.table_options}
    empty = [name for name, values in offered.items() if not values]
    return f"there is nothing to choose from in {', '.join(empty)}" if empty else ""


def flaw(rules: Any) -> str:
    """What keeps an announced object from being a game that can be put before players; empty when nothing does."""
    if not isinstance(rules, Rules):
        return "its entry point is not a gatekey.kernel.rules.Rules"
    if not _ID.fullmatch(str(getattr(rules, "id", ""))):
        return f"its id {getattr(rules, 'id', '')!r} is not made of small letters, digits and single hyphens"
    if untold := _untold(rules):
        return untold
    least, most = rules.seats
    if not 1 <= least <= most:
        return f"it is for {least} to {most} seats"
    try:
        msgspec.json.encode(rules.almanac())
    except Exception as error:  # noqa: BLE001 - as above
        return f"its catalogue cannot be given out: {type(error).__name__}: {error}"
    speech = Speech(rules, FALLBACK)
    needed = ["game-name", "game-blurb", *(f"bot-{bot}" for bot in rules.bots)]
    needed += [f"option-{option.id}-{value}" for option in rules.table_options for value in option.values]
    if missing := [key for key in needed if not speech.has(key)]:
        return f"its texts ({FALLBACK}.ftl) have no message {', '.join(missing)}"
    return ""
