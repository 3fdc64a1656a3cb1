"""A client in Python: for bots, tests and load tools, and as an example of the protocol (docs/protocol.md).

::

    opened = await create_table(url, game="nim", seats=2, player="Ann")
    async with Table.join(url, opened.table, token=opened.token) as seat:
        await seat.bot(1)
        await seat.start()
        await play_with(seat, policy)
"""

from gatekey.client.errors import Ended, Refused
from gatekey.client.http import Opened, create_table, export, games, tables
from gatekey.client.play import Policy, play_with
from gatekey.client.table import Table
from gatekey.client.view import Question, View

__all__ = [
    "Ended",
    "Opened",
    "Policy",
    "Question",
    "Refused",
    "Table",
    "View",
    "create_table",
    "export",
    "games",
    "play_with",
    "tables",
]
