"""Tables whose game was never started go when nobody has looked in for a long time. A game that was begun stays for ever."""

from __future__ import annotations

import logging
from typing import Final

from gatekey.bus.local import LocalBus
from gatekey.store.errors import StoreError
from gatekey.store.store import Store
from gatekey.table.actor import TableActor
from gatekey.table.clock import Clock

log = logging.getLogger(__name__)

DAY: Final = 86_400.0
"""Seconds from one look for such tables to the next; and how exact it need be when somebody looked in last."""


class Sweep:
    """Removes them at the start, then at most once a day, whenever somebody opens a table or asks for the list."""

    def __init__(self, store: Store, bus: LocalBus[TableActor], clock: Clock, lobby_seconds: float) -> None:
        self.going: set[str] = set()
        """Codes of tables that are being removed: for everybody they are gone."""
        self._store = store
        self._bus = bus
        self._clock = clock
        self._lobby_seconds = lobby_seconds
        self._due = clock.monotonic()

    async def look(self) -> None:
        """Remove what is due, if it is time to look. What cannot be removed now is tried again the next day."""
        if self.going or self._clock.monotonic() < self._due:
            return
        self._due = self._clock.monotonic() + DAY
        try:
            await self._remove(await self._store.lobbies_before(self._clock.now() - self._lobby_seconds))
        except StoreError as error:
            log.warning("abandoned tables stay for now: %s", error)

    async def _remove(self, codes: list[str]) -> None:
        wanted = {table.record.next_table for table in self._bus.residents()}
        self.going.update(code for code in codes if not self._bus.reached(code) and code not in wanted)
        try:
            if self.going:
                await self._store.remove(sorted(self.going))
                log.info("removed %s tables that nobody came to", len(self.going))
        finally:
            self.going.clear()
