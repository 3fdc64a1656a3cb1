"""Writes the golden saves of the present versions of all games: ``python -m tests.golden.saves.make [GAME ...]``.

Each is a game in full swing, played over the network by clients of the real server and written by ``gatekey export``. A save of a released version is
never written again: change the rules, then their version, then make the save of that.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import IO

from gatekey.client import Table, create_table, play_with
from gatekey.client.view import View
from gatekey.games.registry import shelf

HERE = Path(__file__).parent
MAIN = "import sys; from gatekey.cli import main; sys.exit(main())"
STEPS = 120


def save_of(game: str, version: str) -> Path:
    """Where the save of that version is kept."""
    return HERE / f"{game}_{version}.gatekey"


def gatekey(*arguments: str) -> list[str]:
    """The command line of the program."""
    return [sys.executable, "-u", "-c", MAIN, *arguments]


def url_in(output: IO[str]) -> str:
    """The address that the server prints."""
    return next(word for line in output for word in line.split() if word.startswith("http://127.0.0.1:"))


def in_full_swing(view: View) -> bool:
    """Whether enough has happened, and the game stands between two rest points, so that the save holds answers to be played again."""
    question = view.question
    return view.over or (view.seq >= STEPS and question is not None and not question.decision.rest)


async def play(url: str, game: str) -> str:
    """Play with the fewest people and a bot as far as wanted; returns the table's code."""
    dice, rules = random.Random(1), shelf().games[game]
    people = max(2, rules.seats[0])
    opened = await create_table(url, game=game, seats=people, player="Ann", name="Golden")
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Table.join(url, opened.table, token=opened.token))]
        for n in range(1, people):
            seats.append(await stack.enter_async_context(Table.join(url, opened.table)))
            await seats[n].sit(f"Player {n}", nonce=str(n))
        await seats[0].say("Well met!")
        await seats[0].start()
        playing = [asyncio.create_task(play_with(seat, rules.choose, rng=dice)) for seat in seats]
        reached = [asyncio.create_task(seat.until(in_full_swing)) for seat in seats]
        await asyncio.wait(reached, return_when=asyncio.FIRST_COMPLETED)
        for task in (*playing, *reached):
            task.cancel()
        await asyncio.gather(*playing, *reached, return_exceptions=True)
        assert not seats[0].view.over, "the game was over too soon"
    return opened.table


def make(game: str) -> None:
    """Write the save of one game."""
    with tempfile.TemporaryDirectory() as data:
        serve = gatekey("serve", "--host", "127.0.0.1", "--port", "0", "--data", data, "--no-announce")
        with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                assert server.stdout is not None
                code = asyncio.run(play(url_in(server.stdout), game))
                file = save_of(game, shelf().games[game].version)
                subprocess.run(gatekey("export", code, "--data", data, "-o", str(file), "--force"), check=True)
            finally:
                server.terminate()


if __name__ == "__main__":
    for named in sys.argv[1:] or sorted(shelf().games):
        make(named)
