"""What can be set about tables."""

from __future__ import annotations

from dataclasses import dataclass

PALETTE = ("a", "b", "c", "d", "e", "f")
"""Ids of the seat colours; the client gives each a colour and a shape."""

SNAPSHOT_EVERY = 20
"""Rest points from one stored snapshot to the next."""


@dataclass(frozen=True, kw_only=True)
class TableConfig:
    """Times and limits of all tables of a server. The defaults are for people; tests and simulations set the times to 0."""

    beat_ms: int = 1500
    """Shortest time that a reaction window stays open (EI-WIN-8); fixed for a table when it is opened."""
    bot_seconds: tuple[float, float] = (0.7, 1.6)
    """A bot takes a random time between these to answer."""
    lobby_seconds: float = 30 * 86_400.0
    """A table whose game was not started is removed when nobody has looked in for so long."""
    idle_seconds: float = 600.0
    """A table that nobody is connected to leaves memory after this time."""
    host_away_seconds: float = 300.0
    """A host who is away for this long passes the part on to somebody who is here."""
    retry_seconds: float = 5.0
    """A step of the table itself that could not be stored is tried again after this time."""
    count_seconds: float = 0.5
    """Changes of the number of spectators are told at most this often."""
    snapshot_every: int = SNAPSHOT_EVERY
    """Rest points from one stored snapshot to the next."""
    most_viewers: int = 1000
    """Connections at one table."""
    most_open_tables: int = 2000
    """Tables on this server that are not over."""
    close_seconds: float = 1.0
    """Time for all tables to finish what they are doing when the server stops; with :attr:`gatekey.web.settings.Limits.drain` less than 2."""


QUICK = TableConfig(beat_ms=0, bot_seconds=(0.0, 0.0))
"""For tables without people, and for tests that are not about time."""
