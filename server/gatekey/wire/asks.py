"""Decisions on their way to their seat, written as what differs from the ones before.

From one decision to the next most options stay as they are. So both ends keep what was offered to the seat: three lists, of options, blocked
ones and amounts, each with one entry for an id. An ask is

    [number, anew, {field: value, ...}, options, blocked, amounts]

with what is None or false at the end left out. ``anew``: begin with empty lists, and with a decision at its defaults. Then come the fields in which the
decision differs from the one before (by number: :data:`FIELDS`), and the three lists of what is offered now, None for the same as before. In a list stands

* ``n``: entry n as it is; ``[n, m]``: entries n to m;
* ``[n, {field: value, ...}]``: entry n, which from now on has these values;
* ``[id, ...]``: a new entry with its fields in order; those at their defaults at the end are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from gatekey.kernel.decision import Amount, Blocked, Decision, Option

Item: TypeAlias = Option | Blocked | Amount

OPTION: Final = ("id", "label", "group", "touches", "detail", "cost", "worth", "fixed", "also")
BLOCKED: Final = ("id", "label", "reason", "rule", "group", "touches")
AMOUNT: Final = ("id", "label", "most", "least", "cost", "worth")
LISTS: Final = ("options", "blocked", "amounts")
FIELDS: Final = (
    "kind", "prompt", "choose", "ordered", "passing", "budget", "limits", "balance", "about", "rest", "window",
)  # fmt: skip
"""Of a decision, apart from its lists and its seat, which is the reader's own."""
FULL: Final = 256
"""Entries from which on the lists begin anew with the next ask."""

Short: TypeAlias = list[Any]


_REQUIRED: Final = (2, 3, 3)
"""How many fields of an entry of each list have no default; these are always written."""
_ITEM_FIELDS: Final = (OPTION, BLOCKED, AMOUNT)
_DEFAULTS: Final = Decision(0, "\0", ("\0", {}))
"""What the first decision is compared with. It is of no kind and has no prompt that there is, so these two are always written."""


class _ListWriter:
    """One of the three lists."""

    def __init__(self, fields: tuple[str, ...], required: int) -> None:
        self._fields = fields
        self._required = required
        self._numbers: dict[str, int] = {}
        self._items: list[Item] = []
        self._before: Sequence[Item] = ()

    def __len__(self) -> int:
        return len(self._items)

    def write(self, offered: Sequence[Item]) -> list[Any] | None:
        if offered == self._before:
            return None
        self._before = offered
        numbers, items = self._numbers, self._items
        short: list[Any] = []
        last, run = -2, False
        for item in offered:
            n = numbers.get(item.id)
            if n is None:
                numbers[item.id] = len(items)
                items.append(item)
                short.append(self._whole(item))
                last = -2
            elif items[n] is not item and items[n] != item:
                short.append([n, self._changes(items[n], item)])
                items[n] = item
                last = -2
            elif n == last + 1:
                if run:
                    short[-1][1] = n
                else:
                    short[-1] = [last, n]
                last, run = n, True
            else:
                short.append(n)
                last, run = n, False
        return short

    def _whole(self, item: Item) -> list[Any]:
        values = [getattr(item, name) for name in self._fields]
        while len(values) > self._required and not values[-1]:
            values.pop()
        return values

    def _changes(self, before: Item, item: Item) -> dict[int, Any]:
        return {
            i: value
            for i, name in enumerate(self._fields)
            if (value := getattr(item, name)) != getattr(before, name)
        }  # fmt: skip


class AskWriter:
    """The decisions of one seat."""

    def __init__(self) -> None:
        self._fresh = True
        self._open: int | None = None
        self._begin()

    def _begin(self) -> None:
        self._lists = tuple(map(_ListWriter, _ITEM_FIELDS, _REQUIRED))
        self._before = _DEFAULTS

    def close(self) -> None:
        """None is open any more."""
        self._open = None

    def write(self, ask: int, decision: Decision) -> Short | bool:
        """The ask written short. True: it is still the one before."""
        if ask == self._open:
            return True
        anew = self._fresh or sum(map(len, self._lists)) > FULL
        if anew:
            self._begin()
        self._fresh, self._open = False, ask
        before, self._before = self._before, decision
        fields = {
            i: value for i, name in enumerate(FIELDS) if (value := getattr(decision, name)) != getattr(before, name)
        }
        offered: tuple[Sequence[Item], ...] = (decision.options, decision.blocked, decision.amounts)
        short: Short = [
            ask,
            anew,
            fields,
            *(part.write(items) for part, items in zip(self._lists, offered, strict=True)),
        ]
        while len(short) > 1 and not short[-1] and short[-1] != []:
            short.pop()
        return short


class AskReader:
    """The decisions of one seat as its client reads them. What does not fit raises ValueError."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._entries: tuple[list[list[Any]], ...] = ([], [], [])
        self._offered: list[list[list[Any]]] = [[], [], []]
        self._fields: dict[str, Any] = {}

    def read(self, short: Any, seat: int) -> tuple[int, dict[str, Any]]:
        """The number of the ask, and the decision as a map without what is empty or false in it."""
        if not isinstance(short, list):
            raise ValueError("an ask is an array")
        if not 0 < len(short) <= len(_NOTHING) or type(short[0]) is not int:
            raise ValueError("an ask has a number, and three lists at most")
        whole = [*short, *_NOTHING[len(short) :]]
        number, anew, fields = whole[:3]
        if anew:
            self._begin()
        for field, value in (fields or {}).items():
            self._fields[FIELDS[field]] = value
        decision = {"seat": seat} | {name: v for name, v in self._fields.items() if v}
        for i, items in enumerate(whole[3:]):
            if items is not None:
                self._offered[i] = _entries_of(items, self._entries[i])
            if self._offered[i]:
                decision[LISTS[i]] = [_named(entry, _ITEM_FIELDS[i], _REQUIRED[i]) for entry in self._offered[i]]
        return number, decision


_NOTHING: Final = (None, None, None, None, None, None)


def _entries_of(items: list[Any], entries: list[list[Any]]) -> list[list[Any]]:
    offered: list[list[Any]] = []
    for item in items:
        if isinstance(item, int):
            offered.append(entries[item])
        elif isinstance(item[0], str):
            entries.append(item)
            offered.append(item)
        elif isinstance(item[1], int):
            offered.extend(entries[item[0] : item[1] + 1])
        else:
            n, changes = item
            fresh = [*entries[n], *[None] * (max(changes) + 1 - len(entries[n]))]
            for field, value in changes.items():
                fresh[field] = value
            entries[n] = fresh
            offered.append(fresh)
    return offered


def _named(entry: list[Any], names: tuple[str, ...], required: int) -> dict[str, Any]:
    return {name: v for i, (name, v) in enumerate(zip(names, entry, strict=False)) if v or i < required}
