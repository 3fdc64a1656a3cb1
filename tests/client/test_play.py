"""Whole games over the network: real tables, a real database, Python clients."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from aiohttp import web

from gatekey.client import Refused, Table, create_table, export, games, play_with, tables
from gatekey.games import registry
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from gatekey.store.store import Store
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk, database_in
from gatekey.web.app import make_app
from gatekey.web.port import listen
from gatekey.web.settings import Settings
from tests.kernel.nim import NIM

NAMES = ("Ann", "Bea", "Cem", "Dora")


class Server:
    """A server that can be stopped and started on the same port with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        desk = TableDesk(Store(database_in(self._data)), {NIM.id: NIM}, config=QUICK)
        (bound,) = listen("127.0.0.1", self._port)
        self._port = bound.getsockname()[1]
        self._runner = web.AppRunner(make_app(desk, settings=Settings(host="127.0.0.1", data=self._data)))
        await self._runner.setup()
        await web.SockSite(self._runner, bound).start()

    async def stop(self) -> None:
        assert self._runner is not None
        await self._runner.cleanup()


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    shelf = registry.Shelf({NIM.id: NIM}, {})
    monkeypatch.setattr(registry, "shelf", lambda: shelf)
    running = Server(tmp_path)
    await running.start()
    yield running
    await running.stop()


async def seated(server: Server) -> tuple[str, list[Table]]:
    """Four people at a table, all connected; the caller closes them."""
    opened = await create_table(server.url, game="nim", seats=4, player=NAMES[0], nonce="a")
    places = [await Table.join(server.url, opened.table, token=opened.token, pace=None).__aenter__()]
    for name in NAMES[1:]:
        place = await Table.join(server.url, opened.table, pace=None).__aenter__()
        await place.sit(name)
        places.append(place)
    return opened.table, places


def from_first_sight(then: Callable[[], None]) -> Callable[[Seen], Answer]:
    """Nim's own policy, with something that happens at the first question."""
    seen: list[int] = []

    def policy(sight: Seen) -> Answer:
        if not seen:
            then()
        seen.append(sight.seat)
        return NIM.choose(sight)

    return policy


def alike(places: Sequence[Table]) -> bool:
    first = places[0].view
    return all(place.view.seq == first.seq and place.view.public == first.public for place in places)


async def test_four_people_and_a_spectator_play_to_the_end_through_a_lost_connection_and_a_restart(
    server: Server,
) -> None:
    code, places = await seated(server)
    watching = await Table.join(server.url, code).__aenter__()
    everyone = [*places, watching]
    assert [seat.name for seat in watching.view.room.seats] == list(NAMES)
    await places[0].start()
    lost, restart = asyncio.Event(), asyncio.Event()

    async def trouble() -> None:
        await lost.wait()
        await places[1].disconnect()
        await restart.wait()
        await server.stop()
        await server.start()

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(trouble())
        policies = [NIM.choose, from_first_sight(lost.set), from_first_sight(restart.set), NIM.choose]
        players = [
            tasks.create_task(play_with(place, policy, rng=random.Random(n)))
            for n, (place, policy) in enumerate(zip(places, policies, strict=True))
        ]
        tasks.create_task(watching.until(lambda view: view.over))
    assert sum(player.result() for player in players) >= 8
    for place in everyone:
        await place.check()
        assert place.view.room.status == "finished"
        assert len(place.view.room.winners) == 1
        assert place.view.question is None
    assert alike(everyone)
    assert watching.view.public["stones"] == 0
    assert watching.view.private is None
    # Every step of the log is there once, for the players as for the spectator, before the restart and after it.
    for place in everyone:
        numbers = [line.n for line in place.view.lines]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert len(await export(server.url, code)) > 100
    for place in everyone:
        await place.close()


async def test_what_one_holds_is_what_a_newcomer_is_given(server: Server) -> None:
    code, places = await seated(server)
    await places[0].start()
    for _ in range(6):
        await asyncio.gather(*(place.check() for place in places))
        acting = next(place for place in places if place.view.question is not None)
        question = acting.view.question
        assert question is not None
        await acting.answer(question.decision.options[0].id)
        for place in places:
            await place.until(lambda view, seq=acting.view.seq: view.seq >= seq)
            async with Table.join(server.url, code, token=place.token) as fresh:
                held, given = place.view, fresh.view
                assert (held.seq, held.public, held.private) == (given.seq, given.public, given.private)
                assert (held.question, held.undo, held.awaiting) == (given.question, given.undo, given.awaiting)
                assert held.lines[-5:] == given.lines[-5:]
    for place in places:
        await place.close()


async def test_a_bot_takes_a_seat_and_the_table_is_on_the_list(server: Server) -> None:
    assert [game["id"] for game in (await games(server.url))["games"]] == ["nim"]
    opened = await create_table(server.url, game="nim", seats=2, player="Ann", name="Rainy evening")
    hidden = await create_table(server.url, game="nim", seats=2, player="Bea", public=False)
    listed = {table["table"]: table for table in await tables(server.url)}
    assert listed[opened.table]["name"] == "Rainy evening"
    assert hidden.table not in listed
    async with Table.join(server.url, opened.table.lower(), token=opened.token) as seat:
        with pytest.raises(Refused):
            await seat.start()
        await seat.bot(1)
        await seat.start()
        assert await play_with(seat, NIM.choose, rng=random.Random(7)) > 0
        assert seat.view.over


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "x" * 10_000, "\u202e", "\x00"])
async def test_names_that_cannot_be_used_are_refused_everywhere(server: Server, name: str) -> None:
    with pytest.raises(Refused):
        await create_table(server.url, game="nim", seats=2, player=name)
    opened = await create_table(server.url, game="nim", seats=2, player="Ann")
    async with (
        Table.join(server.url, opened.table, token=opened.token) as host,
        Table.join(server.url, opened.table) as guest,
    ):
        with pytest.raises(Refused):
            await guest.sit(name)
        with pytest.raises(Refused):
            await host.rename(name)
        assert [seat.name for seat in host.view.room.seats] == ["Ann", ""]


@pytest.mark.parametrize("name", ["x", "x" * 40, "👩‍👩‍👧‍👦", "שלום", "<b>Ann</b>"])
async def test_odd_names_are_shown_as_they_are(server: Server, name: str) -> None:
    opened = await create_table(server.url, game="nim", seats=2, player=name)
    async with Table.join(server.url, opened.table) as watching:
        assert watching.view.room.seats[0].name == name
