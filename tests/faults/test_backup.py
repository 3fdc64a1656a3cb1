"""A backup that is taken while people play, and put back: every table goes on from it, for the same people at the same open pages."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gatekey.cli import main
from gatekey.client import Table, create_table
from tests.faults.victim import Told, Victim, check_log, play

BEGUN = 12
"""Steps after which a game is under way."""


async def gatekey(*arguments: str | Path) -> Result:
    result = await asyncio.to_thread(CliRunner().invoke, main, [str(argument) for argument in arguments])
    assert "Traceback" not in result.output
    return result


class Game:
    """Two people at one table."""

    def __init__(self, host: Table, guest: Table, seed: int) -> None:
        self.people = (host, guest)
        self.told = Told()
        self.code = host.code
        self._seed = seed
        self._playing: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._playing = [
            asyncio.create_task(play(person, self.told, random.Random(self._seed + n)))
            for n, person in enumerate(self.people)
        ]

    async def pause(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def end(self) -> None:
        await asyncio.gather(*self._playing)


async def sit_down(victim: Victim, stack: AsyncExitStack, game: str, seed: int) -> Game:
    opened = await create_table(victim.url, game=game, seats=2, player="Ada")
    host = Table.join(victim.url, opened.table, token=opened.token, pace=None, patience=300)
    guest = Table.join(victim.url, opened.table, pace=None, patience=300)
    for person in (host, guest):
        await stack.enter_async_context(person)
    await guest.sit("Guest")
    await host.start()
    return Game(host, guest, seed)


@pytest.mark.timeout(300)
async def test_a_backup_taken_under_play_is_put_back_and_every_table_goes_on(tmp_path: Path) -> None:
    victim, file = Victim(tmp_path / "data"), tmp_path / "kept.sqlite3"
    victim.folder.mkdir()
    await victim.start()
    try:
        async with AsyncExitStack() as stack:
            games = [await sit_down(victim, stack, game, n) for n, game in enumerate(("boreal", "europe-imagined"))]
            for game in games:
                game.begin()
            for game in games:
                await game.people[0].until(lambda view: view.seq >= BEGUN or view.over)
            before = [dict(game.told.accepted) for game in games]
            made = await gatekey("backup", file, "--data", victim.folder)
            assert made.exit_code == 0, made.output
            await asyncio.sleep(0.1)
            for game in games:
                await game.pause()
            await victim.kill()
            restored = await gatekey("restore", file, "--data", victim.folder)
            assert restored.exit_code == 0, restored.output
            for game, known in zip(games, before, strict=True):
                game.told.accepted = known
                game.told.seen = 0
                await check_log(victim.folder, game.code, game.told)
            await victim.start()
            for game in games:
                for person in game.people:
                    await person.check()
                game.begin()
            for game in games:
                await game.end()
                await check_log(victim.folder, game.code, game.told)
                assert game.people[0].view.over
    finally:
        await victim.kill()
