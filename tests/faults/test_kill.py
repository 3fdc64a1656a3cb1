"""kill -9 at random moments under play by network clients: no answer that anyone was told about is lost, and play goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
from pathlib import Path

import pytest

from gatekey.client import Ended, Refused, Table, create_table
from gatekey.games.registry import shelf
from gatekey.kernel.selfplay import random_answer
from gatekey.store.store import Store
from gatekey.table.archive import read_archive
from gatekey.table.desk import database_in
from gatekey.table.verify import verify
from gatekey.wire import messages as m

KILLS = 1000 if os.environ.get("GATEKEY_SOAK") == "full" else 40
WORKERS = 4
"""Servers that are killed independently of each other."""

SERVER = Path(__file__).with_name("quick_server.py")


class Victim:
    """A server in a process of its own that is killed and started again on the same port and data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: asyncio.subprocess.Process | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(SERVER), str(self.folder), str(self.port), stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        assert (await self.process.stdout.readline()).strip() == b"ready"

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


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


async def watch(table: Table, told: Told) -> None:
    """A spectator: steps never go back, whatever happens to the server."""
    while not table.view.over:
        before = table.view.seq
        assert before >= told.seen, "a step that was shown is gone"
        told.seen = before
        await table.until(lambda view, before=before: view.seq != before or view.over)


async def game_under_fire(victim: Victim, game: str, seats: int, kills: int, dice: random.Random) -> int:
    """One whole game with at most ``kills`` kills. Returns how many there were."""
    opened = await create_table(victim.url, game=game, seats=seats, player="Ada")
    tables = [Table.join(victim.url, opened.table, token=opened.token, pace=None, patience=300)]
    async with tables[0] as host:
        for n in range(1, seats):
            guest = Table.join(victim.url, opened.table, pace=None, patience=300)
            tables.append(await guest.__aenter__())
            await guest.sit(f"Guest {n}")
        await host.start()
        told = Told()
        async with Table.join(victim.url, opened.table, pace=None, patience=300) as spectator:
            players = [asyncio.create_task(play(t, told, random.Random(dice.random()))) for t in tables]
            watcher = asyncio.create_task(watch(spectator, told))
            done = 0
            everyone = asyncio.gather(*players, watcher)
            while done < kills and not everyone.done():
                await asyncio.wait([everyone], timeout=dice.uniform(0.02, 0.4))
                if everyone.done():
                    break
                await victim.kill()
                done += 1
                await victim.start()
                # The next kill is to meet play, so somebody has to be back first.
                await dice.choice(tables).check()
            try:
                await asyncio.wait_for(everyone, 300)
            except Ended as ended:
                pytest.fail(f"a client was sent away: {ended}")
        for guest in tables[1:]:
            await guest.close()
    await check_log(victim.folder, opened.table, told)
    return done


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


@pytest.mark.timeout(1500)
async def test_kill_nine_loses_nothing_that_was_told(tmp_path: Path) -> None:
    """The servers are killed side by side, since each spends most of its time starting."""
    folders = [tmp_path / str(worker) for worker in range(WORKERS)]
    for folder in folders:
        folder.mkdir()
    await asyncio.gather(*(under_fire(worker, folder) for worker, folder in enumerate(folders)))


async def under_fire(worker: int, folder: Path) -> None:
    """Whole games on one server until it has been killed its share of times."""
    dice = random.Random(worker)
    victim = Victim(folder)
    await victim.start()
    kills = 0
    try:
        while kills < KILLS // WORKERS:
            game = dice.choice(sorted(shelf().games))
            least, most = shelf().games[game].seats
            kills += await game_under_fire(victim, game, dice.randint(least, most), KILLS // WORKERS - kills, dice)
    finally:
        await victim.kill()


async def test_a_repeated_command_after_a_kill_is_carried_out_once(tmp_path: Path) -> None:
    victim = Victim(tmp_path)
    await victim.start()
    game = min(shelf().games)
    try:
        opened = await create_table(victim.url, game=game, seats=2, player="Ada")
        async with Table.join(victim.url, opened.table, token=opened.token) as host:
            await host.bot(1)
            await host.start()
            await host.until(lambda view: view.question is not None)
            question = host.view.question
            assert question is not None
            answer = random_answer(question.decision, random.Random(1))
            command = m.Do(id="the same", ask=question.ask, pick=answer.pick, amounts=dict(answer.amounts))
            first = await host.command(command)
            await victim.kill()
            await victim.start()
            again = await host.command(command)
        assert again.seq == first.seq
    finally:
        await victim.kill()
