"""kill -9 at random moments under play by network clients: no answer that anyone was told about is lost, and play goes on."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from gatekey.client import Ended, Table, create_table
from gatekey.games.registry import shelf
from gatekey.kernel.selfplay import random_answer
from gatekey.wire import messages as m
from tests.faults.victim import Told, Victim, check_log, play

KILLS = 1000 if os.environ.get("GATEKEY_SOAK") == "full" else 40
WORKERS = 4
"""Servers that are killed independently of each other."""


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
