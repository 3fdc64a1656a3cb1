"""A server that is killed, people who play at it over the network, and what they were told."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
from pathlib import Path

from gatekey.client import Refused, Table
from gatekey.games.registry import shelf
from gatekey.kernel.selfplay import random_answer
from gatekey.store.store import Store
from gatekey.table.archive import read_archive
from gatekey.table.desk import database_in
from gatekey.table.verify import verify
from tests.faults import quick_server
from tests.faults.forked import Forked


class Victim:
    """A server in a process of its own that is killed and started again on the same port and data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: Forked | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._process = Forked(quick_server.run, self.folder, self.port)
        await self._process.until_printed("ready")

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.end(signal.SIGKILL)
            process.close()


class Told:
    """What clients were told: for each step number, the answer that was accepted there; and the highest step anybody saw."""

    def __init__(self) -> None:
        self.accepted: dict[int, tuple[int, tuple[str, ...]]] = {}
        self.seen = 0


async def play(seat: Table, told: Told, dice: random.Random) -> None:
    """Answer at random until the game is over."""
    while True:
        await seat.until(lambda view: view.over or (view.question is not None and not view.stale))
        view = seat.view
        if view.over or view.question is None or view.seat is None:
            return
        question = view.question
        answer = random_answer(question.decision, dice)
        try:
            ok = await seat.answer(*answer.pick, **answer.amounts)
        except Refused as refused:
            if refused.code != "stale":
                raise
            await seat.check()
            continue
        told.accepted[ok.seq] = (view.seat, answer.pick)
        await asyncio.sleep(0.002)


async def check_log(folder: Path, code: str, told: Told) -> None:
    """Everything that was told is in the log, the chain holds, and the rules lead to the same states."""
    store = Store(database_in(folder))
    await store.open()
    try:
        archive = await read_archive(store, code)
    finally:
        await store.close()
    assert archive is not None
    entries = {entry.seq: entry for entry in archive.entries}
    for seq, (seat, pick) in told.accepted.items():
        entry = entries[seq]
        assert (entry.seat, entry.answer().pick) == (seat, pick), seq
    assert told.seen <= max(entries)
    report = verify(archive, shelf().games[archive.table.game])
    assert report.holds, report
