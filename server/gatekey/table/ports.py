"""The seam between tables and whatever carries their frames. A table never waits for a socket: it puts bytes into an :class:`Outbox`."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Any, Protocol

import msgspec

from gatekey.kernel.text import Text
from gatekey.meters import Meters
from gatekey.table.archive import Archive
from gatekey.table.replay import Page
from gatekey.table.verify import Progress, Report
from gatekey.wire.messages import Bye, ClientCommand, Hello, Ping


class Outbox(Protocol):
    """Where the frames for one connection go. Neither method blocks or raises; a full outbox closes its own connection."""

    def send(self, frame: bytes) -> None:
        """Queue one encoded frame."""

    def close(self, bye: Bye) -> None:
        """Say why, then end the connection once what is queued has gone out."""


class NotAdmitted(Exception):
    """A hello or a request that is turned away, with the code and sentence of :class:`Bye`."""

    def __init__(self, code: str, text: Text) -> None:
        super().__init__(code)
        self.code = code
        self.text = text


class TableSpec(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks for when opening a table."""

    game: str
    seats: int
    name: str = ""
    """Empty: a name is made from the game's."""
    player: str
    """Name of the person who opens it and takes the first seat as host."""
    options: dict[str, str] = {}
    password: str | None = None
    public: bool = True
    """Listed for everyone on this server, or reached by its code only."""
    nonce: str = ""
    lesson: bool = False
    """The guided first game of the game: the other seats are its bots', the deal is one that teaches, and play begins at once."""


class Created(msgspec.Struct):
    """A new table, and the host's seat at it."""

    table: str
    seat: int
    token: str
    """Secret of the seat."""
    host: str
    """Secret of the host's right."""


class Summary(msgspec.Struct):
    """A table in the public list."""

    table: str
    name: str
    game: str
    status: str
    players: list[str]
    seats: int
    open_seats: int
    locked: bool
    created: float
    """Unix time."""
    played: float
    """Unix time of the last step."""


class Attachment(Protocol):
    """One connection at one table, as the network side holds it. Everything it has to say goes through the outbox, in order."""

    def handle(self, command: ClientCommand) -> Awaitable[str]:
        """Carry out one command. Once its Ok or No is in the outbox, after the steps it caused, the outcome is the code of the No, or an empty string."""

    def ping(self, ping: Ping) -> None:
        """Answer a probe: Pong, or a fresh Welcome when the client's view is not the table's."""

    def detach(self) -> None:
        """The connection is gone. Idempotent."""


class Desk(Protocol):
    """The directory of tables: opens, finds, lists and loads them."""

    @property
    def meters(self) -> Meters:
        """What is counted and timed for the owner of the server."""

    async def unready(self) -> str | None:
        """Why no table can be played now (``draining``, or the trouble of the database); None: all is well."""

    async def open(self) -> None:
        """Get ready (bring the database up to date, load what has to go on by itself, such as a bot's turn)."""

    async def close(self) -> None:
        """Let every table finish what it is doing, tell everybody (Bye ``draining``), and stop. At most 2 seconds."""

    async def create(self, spec: TableSpec) -> Created:
        """Open a table.

        Raises:
            NotAdmitted: unknown game, no lesson of it, wrong number of seats, unknown option, a name that cannot be used, or too many tables.
        """

    async def summaries(self) -> list[Summary]:
        """The public tables, latest played first, at most 200."""

    async def summary(self, table: str) -> Summary:
        """One table by its code, public or not: what somebody sees who is about to join it.

        Raises:
            NotAdmitted: ``no_table``.
        """

    async def attach(self, hello: Hello, outbox: Outbox) -> Attachment:
        """Bring a connection to its table; the Welcome is in the outbox when this returns.

        Raises:
            NotAdmitted: ``no_table``, ``bad_token``, ``password``, ``full``.
        """

    async def archive(self, table: str, token: str | None) -> Archive:
        """The whole table with every hand, for who may watch it: once the game is over. While it runs only the server's owner has it (the command line
        opens the store itself).

        Raises:
            NotAdmitted: ``no_table``, ``bad_token``, ``password``, ``not_over``, ``storage``.
        """

    async def examine(self, archive: Archive, progress: Progress) -> Report:
        """Whether everything in it holds. ``progress`` is called in another thread."""

    async def take_in(self, data: bytes) -> str:
        """Put the file of a table into the store as a new table, if everything in it holds; returns its code.

        Raises:
            NotAdmitted: ``no_archive``, ``unsound``, ``no_game``, ``full``, ``storage``, ``draining``.
        """

    async def replay(self, table: str, token: str | None, seat: int | None, since: int, count: int) -> Page:
        """Up to ``count`` steps from number ``since`` on, as a seat or a spectator (None) saw them. While the game runs, a seat's eyes are only for who
        shows its token; once it is over, everybody's are for all who may watch.

        Raises:
            NotAdmitted: ``no_table``, ``bad_token``, ``password``, ``not_over``, ``no_game``, ``no_seat``, ``broken``, ``storage``.
        """

    def figures(self) -> Mapping[str, Any]:
        """Numbers for everybody: tables in memory, tables loaded so far, connections. None of them moves by what a seat does in private."""
