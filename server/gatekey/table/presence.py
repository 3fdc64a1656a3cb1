"""Who is here and who is away, and telling everybody without telling too often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gatekey.table.clock import Timer
from gatekey.table.viewers import Viewer
from gatekey.wire import codec
from gatekey.wire.messages import Room

if TYPE_CHECKING:
    from gatekey.table.actor import TableActor


class Presence:
    """Belongs to one table. Seats are told of at once, the number of spectators only now and then."""

    def __init__(self, table: TableActor) -> None:
        self._table = table
        self._counting: Timer | None = None
        now, monotonic = table.clock.now(), table.clock.monotonic()
        people = [n for n, seat in enumerate(table.record.seats) if seat.kind == "human"]
        self.away: dict[int, float] = dict.fromkeys(people, now)
        """Since when (Unix time) nobody of a seat is connected."""
        self.away_since: dict[int, float] = dict.fromkeys(people, monotonic)
        """The same on the monotonic clock."""
        self.quiet_since = monotonic
        """Since when nobody at all has been connected."""
        self.attended_since: float | None = None
        """Since when (monotonic clock) somebody with a seat has been connected without a break; None: nobody is."""

    def attended(self, arriving: bool) -> float:
        """The Unix time of :attr:`attended_since`; 0 while nobody with a seat is here. ``arriving``: somebody is, from now on."""
        clock = self._table.clock
        if self.attended_since is None:
            return clock.now() if arriving else 0.0
        return clock.now() - (clock.monotonic() - self.attended_since)

    def changed(self, seat: int | None, arrived: Viewer | None = None) -> None:
        """Somebody came, went or changed seats. ``arrived`` has been told already."""
        table = self._table
        before = set(self.away)
        self._update()
        if not table.audience.viewers:
            self.quiet_since = table.clock.monotonic()
        if not table.audience.here():
            self.attended_since = None
        elif self.attended_since is None:
            self.attended_since = table.clock.monotonic()
        if seat is not None and set(self.away) != before:
            data = codec.encode(Room(room=table.room()))
            for viewer in list(table.audience.viewers):
                if viewer is not arrived:
                    viewer.outbox.send(data)
        elif seat is None and self._counting is None and not table.closing:
            self._counting = table.clock.later(table.config.count_seconds, self._tell_count)
        table.reschedule()

    def close(self) -> None:
        """Let go of the timer."""
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None

    def _update(self) -> None:
        here = self._table.audience.here()
        now, monotonic = self._table.clock.now(), self._table.clock.monotonic()
        for n in range(len(self._table.record.seats)):
            if n in here:
                self.away.pop(n, None)
                self.away_since.pop(n, None)
            else:
                self.away.setdefault(n, now)
                self.away_since.setdefault(n, monotonic)

    def _tell_count(self) -> None:
        self._counting = None
        self._table.tell_room()
