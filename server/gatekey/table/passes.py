"""Passes: short codes by which a seat goes over to another device. Each works once and for ten minutes; they are kept in memory alone, as hashes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gatekey.table.clock import Clock
from gatekey.table.tokens import PASS_LENGTH, clean_code, new_code, token_hash

PASS_SECONDS: Final = 600
"""How long a pass works. A table that nobody looks at stays in memory for as long."""


@dataclass(frozen=True)
class _Pass:
    seat: int
    by: int
    until: float
    """On the monotonic clock."""


class Passes:
    """The passes of one table, at most one for each seat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[bytes, _Pass] = {}

    def make(self, seat: int, by: int) -> str:
        """A new pass for a seat; the one before is void. ``by``: the seat of whoever asked for it."""
        self.void(seat)
        code = new_code(PASS_LENGTH)
        self._known[token_hash(code)] = _Pass(seat, by, self._clock.monotonic() + PASS_SECONDS)
        return code

    def seat_of(self, code: str) -> int | None:
        """The seat that a pass opens, None when it opens none (any more). The pass stays as it is; :meth:`void` ends it."""
        found = self._known.get(token_hash(clean_code(code)))
        if found is None or self._clock.monotonic() >= found.until:
            return None
        return found.seat

    def void(self, seat: int) -> None:
        """The pass of that seat, if there is one, works no more."""
        self._known = {code: known for code, known in self._known.items() if known.seat != seat}

    def returned(self, seat: int) -> None:
        """The person of a seat is here again: what the host made for their new device is void."""
        self._known = {code: known for code, known in self._known.items() if known.seat != seat or known.by == seat}
