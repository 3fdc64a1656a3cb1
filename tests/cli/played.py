"""A whole game of Europe Imagined played by bots at a real table, once for all tests that need one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import Attachment, TableSpec
from gatekey.wire.messages import PROTOCOL, Bot, Bye, Choose, Hello, No, Room, StandIn, Start
from gatekey.wire.steps import FrameReader

GAME = "europe-imagined"


class Kept:
    """Takes what a table sends; knows when its game is over."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.refused: list[No] = []
        self._reader = FrameReader()

    def send(self, frame: bytes) -> None:
        message = self._reader.read(frame)
        if isinstance(message, No):
            self.refused.append(message)
        if isinstance(message, Room) and message.room["status"] == "finished":
            self.over.set()

    def close(self, bye: Bye) -> None:
        """Nothing to let go of."""


class Played(NamedTuple):
    """Where the game is."""

    folder: Path
    code: str


def play_at_a_table(folder: Path) -> Played:
    """Play a game of two bots to its end in a database in ``folder``."""
    return Played(folder, asyncio.run(_play(folder)))


async def _play(folder: Path) -> str:
    desk = TableDesk(Store(database_in(folder)), shelf().games, config=QUICK)
    await desk.open()
    try:
        spec = TableSpec(game=GAME, seats=2, name="Evening of bots", player="Ana")
        created = await desk.create(spec)
        kept = Kept()
        attachment = await desk.attach(Hello(v=PROTOCOL, table=created.table, token=created.token), kept)
        await _begin(attachment)
        assert not kept.refused, kept.refused
        await asyncio.wait_for(kept.over.wait(), 60)
    finally:
        await desk.close()
    return created.table


async def _begin(attachment: Attachment) -> None:
    await attachment.handle(Bot(id="b", seat=1))
    for seat, explorer in enumerate(("explorer:sigrun_hallvard", "explorer:ilse_varga")):
        await attachment.handle(Choose(id=f"c{seat}", choice="explorer", value=explorer, seat=seat))
    await attachment.handle(Start(id="s"))
    await attachment.handle(StandIn(id="i", seat=0))
