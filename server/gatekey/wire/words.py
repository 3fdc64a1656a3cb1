"""Short writing for what is said again and again at a table: words, and the shapes of maps and texts, are sent once and then named by number.

Both ends keep the same list, in the order in which it was sent. In data that is written short (:meth:`WordWriter.write`)

* a string of one character is word number ``ord(character)`` of the list; a string that is meant as it stands and has one character, or begins
  with NUL, has a NUL before it;
* an array that begins with None and a number is a map or a text: the entry of that number is the array of the map's keys, or None, the key of
  the text and the names of its arguments; the values follow in that order. An array that really begins with None has one None more before it;
* everything else is as it is.

The entry of a word is a string, that of a shape an array. The list only grows, until it begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from gatekey.kernel.delta import SPLICE, Delta, Plain

Entry: TypeAlias = str | list[str | None]
"""A word; or the keys of a map; or None, the key of a text and the names of its arguments."""
Entries: TypeAlias = list[Entry | None]
"""Entries to be added to the list. None at the first place: forget all before."""
Short: TypeAlias = Any
"""Plain data written short."""

MOST: Final = 1024
"""Entries a list can have."""
FULL: Final = 512
"""Entries from which on a list begins anew with the next frame: what was said once in a long game need not be kept for ever."""
SHORTEST: Final = 3
"""Characters below which a string is no word: its number would be no shorter."""
FEWEST: Final = 3
"""Keys below which a map is written as it is."""
_CUT: Final = -1
"""Stands for ``~`` (a splice) in a delta that is written short; no index of an array is negative."""

_CHARACTERS: Final = tuple(map(chr, range(MOST)))
_AS_THEY_ARE: Final = frozenset({int, bool, float, type(None)})


class WordWriter:
    """The list as the server keeps it."""

    def __init__(self) -> None:
        self._known: dict[Any, Any] = {}
        self._fresh: Entries = [None]
        self._learning = True
        self._anew = True

    def restart(self) -> None:
        """Begin the list anew with the next frame: somebody has joined who does not have it."""
        self._anew = True

    def begin(self) -> None:
        """Begin a frame."""
        self._learning = True
        if self._anew or len(self._known) > FULL:
            self._anew = False
            self._known = {}
            self._fresh = [None]
        else:
            self._fresh = []

    def end(self) -> Entries:
        """What this frame adds to the list. What is written from now on to the next frame adds nothing more."""
        self._learning = False
        return self._fresh

    def write(self, value: Plain) -> Short:
        """Plain data written short."""
        kind = type(value)
        if kind is str:
            return self._known.get(value) or self._word(value)
        if kind in _AS_THEY_ARE:
            return value
        if kind is dict or isinstance(value, Mapping):
            return self._map(value)
        if isinstance(value, Sequence):
            return self._array(value)
        raise TypeError(f"{kind.__name__} is not plain data")

    def write_delta(self, delta: Delta | None) -> Short:
        """A delta written short: ``[value]`` is the bare value where that is a string, a number or a truth value, and ``~`` is -1."""
        if type(delta) is list:
            return self._replaced(delta)
        if delta is None:
            return None
        known = self._known
        short = {}
        for key, change in delta.items():
            if type(key) is not str:
                short[key] = self.write_delta(change)
            elif key == SPLICE and type(change) is list and len(change) == 3:
                start, removed, items = change
                short[_CUT] = [start, removed, [self.write(item) for item in items]]
            else:
                short[known.get(key) or self._word(key)] = self.write_delta(change)
        return short

    def _replaced(self, change: list[Plain]) -> Short:
        if not change:
            return change
        value = change[0]
        if value is None:
            return change
        short = self.write(value)
        return [short] if type(short) in (list, dict) else short

    def _map(self, value: Mapping[Any, Plain]) -> Short:
        write = self.write
        if len(value) >= FEWEST:
            shape = self._shape(tuple(value))
            if shape is not None:
                return [None, shape, *map(write, value.values())]
        return {(write(key) if type(key) is str else key): write(item) for key, item in value.items()}

    def _array(self, value: Sequence[Plain]) -> Short:
        write = self.write
        if len(value) == 2 and type(value[0]) is str and (type(value[1]) is dict or isinstance(value[1], Mapping)):
            shape = self._shape((None, value[0], *value[1]))
            if shape is not None:
                return [None, shape, *map(write, value[1].values())]
        short = list(map(write, value))
        return [None, *short] if short and short[0] is None else short

    def _word(self, word: str) -> str:
        if self._learning and len(word) >= SHORTEST and len(self._known) < MOST:
            number = _CHARACTERS[len(self._known)]
            self._known[word] = number
            self._fresh.append(word)
            return number
        return f"\0{word}" if len(word) == 1 or word.startswith("\0") else word

    def _shape(self, shape: tuple[str | None, ...]) -> int | None:
        number: int | None = self._known.get(shape)
        if number is None and self._learning and len(self._known) < MOST and all(type(key) is str for key in shape[1:]):
            number = self._known[shape] = len(self._known)
            self._fresh.append(list(shape))
        return number


class WordReader:
    """The list as a client keeps it. What does not fit raises ValueError."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []

    def learn(self, entries: Iterable[Any]) -> None:
        """Take in what a frame adds to the list."""
        for entry in entries:
            if entry is None:
                self._entries = []
            elif isinstance(entry, str | list):
                self._entries.append(entry)
            else:
                raise ValueError("an entry is a string or an array")

    def read(self, short: Short) -> Plain:
        """The plain data."""
        if isinstance(short, str):
            return self._text(short)
        if isinstance(short, dict):
            return {self.read(key): self.read(item) for key, item in short.items()}
        if isinstance(short, list):
            return self._array(short)
        return short

    def read_delta(self, short: Short) -> Delta | None:
        """The delta."""
        if isinstance(short, dict):
            delta: dict[Any, Delta] = {}
            for key, change in short.items():
                if key == _CUT:
                    delta[SPLICE] = [*change[:2], [self.read(item) for item in change[2]]]
                else:
                    delta[self.read(key)] = self.read_delta(change)
            return delta
        if isinstance(short, list):
            return [self.read(item) for item in short]
        return None if short is None else [self.read(short)]

    def _text(self, short: str) -> str:
        if len(short) != 1:
            return short.removeprefix("\0")
        word = self._entry(ord(short))
        if not isinstance(word, str):
            raise ValueError("a shape is not a word")
        return word

    def _array(self, short: list[Short]) -> Plain:
        items = [self.read(item) for item in short]
        if not items or items[0] is not None:
            return items
        if len(items) < 2:
            raise ValueError("None stands alone")
        if items[1] is None:
            return items[1:]
        shape, values = self._entry(items[1]), items[2:]
        if isinstance(shape, str):
            raise ValueError("a word is not a shape")
        if shape and shape[0] is None:
            return [shape[1], dict(zip(shape[2:], values, strict=True))]
        return dict(zip(shape, values, strict=True))

    def _entry(self, number: Any) -> Entry:
        if type(number) is not int or not 0 <= number < len(self._entries):
            raise ValueError("no entry has that number")
        return self._entries[number]
