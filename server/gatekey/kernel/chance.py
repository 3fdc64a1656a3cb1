"""Fair dice that anyone can check afterwards.

The stream is a function of the table's seed and a counter that is part of the state: block *k* is
``blake2b(key=seed, data=k as 8 bytes, little endian)``, read as eight unsigned 64-bit numbers. A number below *n* is found by
rejection, so every outcome is equally likely. Nothing else in a game is random.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import Protocol, TypeVar

T = TypeVar("T")
_SPAN = 1 << 64


class Counted(Protocol):
    """State that carries the counter of the stream."""

    draws: int


class Chance:
    """The random stream of one table. ``state.draws`` counts the blocks used."""

    __slots__ = ("_seed", "_state")

    def __init__(self, seed: bytes, state: Counted) -> None:
        self._seed = seed
        self._state = state

    def _block(self) -> list[int]:
        k = self._state.draws
        self._state.draws = k + 1
        digest = blake2b(k.to_bytes(8, "little"), key=self._seed).digest()
        return [int.from_bytes(digest[i : i + 8], "little") for i in range(0, 64, 8)]

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely."""
        limit = _SPAN - _SPAN % n
        while True:
            for word in self._block():
                if word < limit:
                    return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put ``items`` in a random order, in place (Fisher-Yates from the end)."""
        words: list[int] = []
        for i in range(len(items) - 1, 0, -1):
            n = i + 1
            limit = _SPAN - _SPAN % n
            while True:
                if not words:
                    words = self._block()
                word = words.pop()
                if word < limit:
                    break
            j = word % n
            items[i], items[j] = items[j], items[i]
