"""One connection at one table, as the network side holds it."""

from __future__ import annotations

from collections.abc import Awaitable

from gatekey.table.actor import TableActor
from gatekey.table.viewers import Viewer
from gatekey.wire.messages import ClientCommand, Ping


class TableAttachment:
    """Implements :class:`gatekey.table.ports.Attachment`."""

    def __init__(self, table: TableActor, viewer: Viewer) -> None:
        self._table = table
        self._viewer = viewer

    def handle(self, command: ClientCommand) -> Awaitable[str]:
        """See the port. An answer in a reaction window has its reply when the beat is over."""
        return self._table.submit(self._viewer, command)

    def ping(self, ping: Ping) -> None:
        """See the port."""
        self._table.probe(self._viewer, ping)

    def detach(self) -> None:
        """See the port."""
        self._table.dismiss(self._viewer)
