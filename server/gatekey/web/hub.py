"""All open connections: how many there may be, who tried what too often, and letting go of all of them in the end."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from gatekey.kernel.text import say
from gatekey.web.remote import neighbourhood
from gatekey.web.settings import Limits
from gatekey.web.throttle import Layers, Throttle
from gatekey.wire.messages import Bye


class Closable(Protocol):
    """A connection, as far as the hub is concerned."""

    @property
    def waiting(self) -> tuple[int, int]:
        """Frames that wait to be sent, and their size in bytes."""

    def close(self, bye: Bye) -> None:
        """Say why, then end."""

    def abort(self) -> None:
        """End at once."""


class Hub:
    """Shared by all handlers of one application."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.wrong = Layers(
            (str, Throttle(limits.wrong, limits.wrong_burst)),
            (neighbourhood, Throttle(limits.wrong_near, limits.wrong_near_burst)),
            (lambda _: "all", Throttle(limits.wrong_all, limits.wrong_all_burst)),
        )
        """Charged for every wrong code, token or password."""
        self.tables = Throttle(limits.tables, limits.tables_burst)
        """Charged for every table that is opened."""
        self.looks_back = Throttle(limits.replays, limits.replays_burst)
        """Charged for every page of a replay."""
        self.checks = Throttle(limits.checks, limits.checks_burst)
        """Charged for every game that is checked, be it to take it in."""
        self.draining = False
        self._connections: set[Closable] = set()
        self._by_address: Counter[str] = Counter()
        self._numbers = itertools.count(1)
        self._empty = asyncio.Event()
        self._empty.set()

    @property
    def connections(self) -> int:
        """Open websockets."""
        return len(self._connections)

    def waiting(self) -> Iterator[tuple[int, int]]:
        """For each connection how many frames wait to be sent, and their size in bytes."""
        return (connection.waiting for connection in self._connections)

    def number(self) -> int:
        """A number for a connection, for the logs."""
        return next(self._numbers)

    def turn_away(self, address: str) -> Bye | None:
        """Why no further connection from ``address`` is taken now, or None."""
        if self.draining:
            return Bye(code="draining", text=say("web-draining"))
        limits = self.limits
        if self.connections >= limits.connections or self._by_address[address] >= limits.connections_per_address:
            return Bye(code="full", text=say("web-full"))
        return None

    def add(self, connection: Closable, address: str) -> None:
        """Count a connection in."""
        self._connections.add(connection)
        self._by_address[address] += 1
        self._empty.clear()

    def remove(self, connection: Closable, address: str) -> None:
        """Count it out."""
        self._connections.discard(connection)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        if not self._connections:
            self._empty.set()

    async def drain(self) -> None:
        """Tell everyone who is still there that the server stops, wait a little, and cut off the rest."""
        self.draining = True
        for connection in list(self._connections):
            connection.close(Bye(code="draining", text=say("web-draining")))
        try:
            async with asyncio.timeout(self.limits.drain):
                await self._empty.wait()
        except TimeoutError:
            for connection in list(self._connections):
                connection.abort()
