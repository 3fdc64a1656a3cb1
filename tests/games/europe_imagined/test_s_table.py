"""Scenarios that need a whole table, with seats, a clock and connections: EI-S-135 and EI-S-184."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.rules import EuropeImagined
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.decision import PASS
from gatekey.kernel.rules import Deal, Line
from gatekey.table.archive import dump, read_archive
from gatekey.table.ports import NotAdmitted
from gatekey.wire import messages as m
from tests.games.europe_imagined.position import Position
from tests.games.europe_imagined.scenarios import scenario
from tests.table.rig import Client, House

BEAT = 1.5

Opening = Callable[[EuropeImagined], Awaitable[House]]


@pytest.fixture
async def house_of(tmp_path: Path) -> AsyncIterator[Opening]:
    """Opens a house that offers one game."""
    houses: list[House] = []

    async def opened(rules: EuropeImagined) -> House:
        folder = tmp_path / str(len(houses))
        folder.mkdir()
        houses.append(await House(folder, rules, beat_ms=int(BEAT * 1000)).open())
        return houses[-1]

    yield opened
    for house in houses:
        await house.close()


class TwoLegends(EuropeImagined):
    """Sigrún's turn before two Legends, one step apart; Teodoro has nothing to Meddle with, Ilse has."""

    def setup(self, deal: Deal, seed: bytes) -> tuple[EuropeState, Sequence[Line]]:
        table = Position("sigrun", "teodoro", "ilse").tile("T30", (0, 1), legend="golem")
        table.tile("T12", (0, 2), legend="huldra").given("sigrun", at="T30", lanterns=1)
        return table.given("ilse", hand=3, reserve=2).close(), []


@scenario("EI-S-135")
async def test_player_count_and_explorers(house_of: Opening) -> None:
    house = await house_of(GAME)
    for seats in (1, 5):
        with pytest.raises(NotAdmitted):
            await house.create(seats)
    for seats in (2, 3, 4):
        created = await house.create(seats)
        clients = [await house.client(created.table, created.token)]
        for n in range(1, seats):
            clients.append(await (await house.client(created.table)).sit(f"Player {n}"))
        explorers = [str(value) for value in GAME.seat_choices[0].values][:seats]
        for client, explorer in zip(clients, explorers, strict=True):
            if client is not clients[0]:
                assert await client.no(m.Choose, choice="explorer", value=explorers[0]) == "choice_taken"
            await client.ok(m.Choose, choice="explorer", value=explorer)
        await clients[0].ok(m.Start)
        for client in clients:
            client.catch_up()
        playing = [player["explorer"] for player in clients[0].table["players"]]
        assert [f"explorer:{e}" for e in playing] == explorers
        assert len(set(playing)) == seats
    ilse = "explorer:ilse_varga"
    for seated in ((ilse,), (ilse, ilse), (*GAME.seat_choices[0].values, ilse)):
        with pytest.raises(ValueError, match="two to four seats"):
            GAME.setup(Deal(len(seated), {"explorer": seated}, {}), b"s" * 32)


async def seated(house: House) -> tuple[Client, Client, Client, Client]:
    """Sigrún, Teodoro, Ilse and a spectator, one second after the start."""
    clients = await house.table_of(3)
    watcher = await house.client(clients[0].code)
    await house.pass_time(1)
    return clients[0], clients[1], clients[2], watcher


async def sends(client: Client, name: str, *pick: str) -> None:
    """Answer under a command id of the test's own choice."""
    client.catch_up()
    assert client.ask is not None
    await client.attachment.handle(m.Do(id=name, ask=client.ask.ask, pick=pick))
    client.catch_up()


async def two_challenges(house: House, sigrun: Client, ilse: Client, *, by_hand: bool) -> None:
    """Both Challenges of the turn; Ilse passes early in each window, by hand or not at all. The beat runs both times."""
    for n in (1, 2):
        await sends(sigrun, f"declare {n}", "challenge")
        assert [(w.seat, w.kind) for w in sigrun.awaiting] == [(2, "meddle")]
        answering = asyncio.create_task(sends(ilse, f"pass {n}", PASS)) if by_hand else None
        await house.pass_time(BEAT - 0.01)
        sigrun.catch_up()
        assert [(w.seat, w.kind) for w in sigrun.awaiting] == [(2, "meddle")]
        await house.pass_time(0.02)
        if answering is not None:
            await answering
        sigrun.catch_up()
        assert [(w.seat, w.kind) for w in sigrun.awaiting] == [(0, "commit")]
        assert sigrun.lines[-1].text == ("ei-log-meddle-pass", {"seat": "seat:2"})
        await sends(sigrun, f"walk away {n}", PASS)
        if n == 1:
            await sends(sigrun, "onward", "travel:T12")


async def recorded(house_of: Opening, *, by_hand: bool) -> tuple[list[list[bytes]], bytes]:
    """All that Sigrún, Teodoro and a spectator get in such a turn, and the table as a file."""
    house = await house_of(TwoLegends())
    sigrun, teodoro, ilse, watcher = await seated(house)
    others = (sigrun, teodoro, watcher)
    marks = [len(x.outbox.raw) for x in others]
    if not by_hand:
        await ilse.ok(m.Standing, scope="turn")
        assert ilse.standing == "turn"
    await two_challenges(house, sigrun, ilse, by_hand=by_hand)
    late = await house.client(sigrun.code)
    again = await house.client(sigrun.code, teodoro.token)
    assert (late.standing, again.standing, sigrun.standing) == (None, None, None)
    got = [x.outbox.raw[n:] for x, n in zip(others, marks, strict=True)]
    archive = await read_archive(house.desk.store, sigrun.code)
    assert archive is not None
    return got, dump(archive)


@scenario("EI-S-184")
async def test_a_standing_pass_leaves_no_trace(house_of: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gatekey.table.desk.new_secret", lambda: b"s" * 32)
    monkeypatch.setattr("gatekey.table.desk.new_code", lambda: "AAAAAA")
    monkeypatch.setattr("gatekey.table.lobby._dice.randrange", lambda n: 0)
    by_hand, by_order = [await recorded(house_of, by_hand=by_hand) for by_hand in (True, False)]
    assert by_hand == by_order
    assert all(frames for frames in by_hand[0])

    house = await house_of(TwoLegends())
    sigrun, _, ilse, _ = await seated(house)
    await ilse.ok(m.Standing, scope="turn")
    await sends(sigrun, "declare", "challenge")
    await house.pass_time(BEAT)
    await sends(sigrun, "walk away", PASS)
    await sends(sigrun, "onward", "travel:T12")
    await ilse.ok(m.Standing, scope=None)
    await sends(sigrun, "declare again", "challenge")
    await house.pass_time(10 * BEAT)
    ilse.catch_up()
    assert ilse.ask is not None
    assert ilse.ask.decision["kind"] == "meddle"
    await ilse.ok(m.Standing, scope="turn")
    await house.pass_time(BEAT)
    await sends(sigrun, "walk away again", PASS)
    await sends(sigrun, "enough", "end")
    ilse.catch_up()
    assert sigrun.table["active"] == 1
    assert ilse.standing is None
