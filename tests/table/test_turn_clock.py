"""The turn clock: whoever does not answer in time has an answer given for them, by the rules of the game where those say one."""

from __future__ import annotations

import pytest

from gatekey.games.boreal import GAME as BOREAL
from gatekey.games.boreal.clock import overdue
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Seen
from gatekey.table.archive import read_archive
from gatekey.table.verify import verify
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH, Watch
from tests.table.rig import Client, House


async def clocked(house: House, seats: int = 2, seconds: str = "60") -> list[Client]:
    """A game whose clock was set in the lobby, by the host."""
    clients = await house.table_of(seats, start=False)
    assert clients[0].room["options"]["table-clock"] == "none"
    assert await clients[1].no(m.Settings, options={"table-clock": seconds}) == "not_host"
    assert await clients[0].no(m.Settings, options={"table-clock": "61"}) == "bad_choice"
    await clients[0].ok(m.Settings, options={"table-clock": seconds})
    await clients[0].ok(m.Start)
    for client in clients:
        client.catch_up()
    return clients


def clock_lines(client: Client) -> list[tuple[int | None, str]]:
    client.catch_up()
    return [(line.seat, line.text[0]) for line in client.lines if line.text[0].startswith("log-clock")]


class Certain(Watch):
    """Its bot has but one wish."""

    def choose(self, seen: Seen) -> Answer:
        return Answer(("step",))


async def test_in_boreal_it_answers_by_the_rule_of_the_game(open_house: Opener) -> None:
    house = await open_house(BOREAL)
    clients = await clocked(house)
    slow = next(c for c in clients if c.ask)
    (table,) = house.desk.tables()
    assert table.stage is not None
    expected = overdue(table.stage.running.asking[0])
    await house.pass_time(59.9)
    assert clock_lines(slow) == []
    await house.pass_time(0.2)
    assert clock_lines(slow) == clock_lines(clients[0]) == [(slow.seat, "log-clock-by")]
    told = [line.text for line in slow.lines]
    at = next(n for n, text in enumerate(told) if text[0] == "log-clock-by")
    assert told[at][1] == {"who": f"seat:{slow.seat}", "rule": "rule:BO-53"}
    assert told[at + 1][0] == "boreal-log-reserve"
    assert slow.ask is None
    assert not slow.undo
    archive = await read_archive(house.desk.store, slow.code)
    assert archive is not None
    assert [entry.kind for entry in archive.entries] == ["start", "clock", "answer"]
    assert archive.entries[-1].answer() == expected
    assert verify(archive, BOREAL).problems == []


async def test_it_declines_where_the_game_says_nothing_and_else_the_bot_answers(open_house: Opener) -> None:
    house = await open_house(Certain())
    first, second = await clocked(house)
    await house.pass_time(60.1)
    assert clock_lines(first) == [(0, "log-clock")]
    assert first.table["points"] == [1, 0]
    await first.answer("call")
    await house.pass_time(60.1)
    assert clock_lines(second)[1:] == [(1, "log-clock")]
    assert second.lines[-1].text == ("meddled", {"what": "did:pass"})


async def test_each_answer_has_its_own_time(open_house: Opener) -> None:
    house = await open_house(WATCH)
    first, second = await clocked(house)
    for _ in range(4):
        await house.pass_time(50)
        assert isinstance(await first.answer("step"), m.Ok)
    await first.answer("end")
    await house.pass_time(59)
    assert clock_lines(second) == []
    await house.pass_time(2)
    assert clock_lines(second) == [(1, "log-clock")]


async def test_without_it_nobody_is_hurried(open_house: Opener) -> None:
    house = await open_house(BOREAL)
    clients = await house.table_of(2)
    await house.pass_time(100_000)
    assert [clock_lines(c) for c in clients] == [[], []]


async def test_it_stands_while_nobody_who_plays_is_here_and_then_begins_anew(open_house: Opener) -> None:
    house = await open_house(BOREAL)
    clients = await clocked(house)
    await house.pass_time(50)
    onlooker = await house.client(clients[0].code)
    for client in clients:
        client.attachment.detach()
    await house.pass_time(500)
    assert clock_lines(onlooker) == []
    await house.client(clients[0].code, clients[0].token)
    await house.pass_time(59)
    assert clock_lines(onlooker) == []
    await house.pass_time(2)
    assert len(clock_lines(onlooker)) == 1


async def test_a_client_can_tell_when_the_time_is_over(open_house: Opener) -> None:
    """From the welcome alone: the clock strikes the setting's seconds after the later of ``since`` and ``attended``, and not before."""
    house = await open_house(BOREAL)
    clients = await clocked(house)
    onlooker = await house.client(clients[0].code)
    await house.pass_time(50)
    for client in clients:
        client.attachment.detach()
    await house.pass_time(500)
    assert (await house.client(clients[0].code)).welcome.attended == 0
    late = await house.client(clients[0].code, clients[1].token)
    await house.pass_time(10)
    back = await house.client(clients[0].code, clients[0].token)
    assert back.welcome.attended == late.welcome.attended == house.clock.now() - 10
    (awaited,) = back.welcome.awaiting
    over = max(awaited.since, back.welcome.attended) + 60
    await house.pass_time(over - house.clock.now() - 0.5)
    assert clock_lines(onlooker) == []
    await house.pass_time(1)
    assert len(clock_lines(onlooker)) == 1


async def test_one_player_who_is_here_is_enough(open_house: Opener) -> None:
    house = await open_house(BOREAL)
    clients = await clocked(house)
    slow, other = sorted(clients, key=lambda c: c.ask is None)
    slow.attachment.detach()
    await house.pass_time(61)
    assert clock_lines(other) == [(slow.seat, "log-clock-by")]


async def test_a_restart_gives_the_time_anew(open_house: Opener) -> None:
    house = await open_house(BOREAL)
    clients = await clocked(house)
    await house.pass_time(50)
    await house.restart()
    back = await house.client(clients[0].code, clients[0].token)
    await house.pass_time(59)
    assert clock_lines(back) == []
    await house.pass_time(2)
    assert len(clock_lines(back)) == 1


async def test_a_bot_that_stands_in_is_not_hurried(open_house: Opener) -> None:
    house = await open_house(BOREAL, bot_seconds=(100.0, 100.0))
    clients = await clocked(house)
    slow = next(c for c in clients if c.ask)
    await slow.ok(m.StandIn, seat=slow.seat, on=True)
    await house.pass_time(99)
    assert clock_lines(slow) == []


@pytest.mark.parametrize("said", [Answer(("nonsense",)), None])
async def test_a_game_that_says_nonsense_or_raises_does_not_stop_the_table(
    open_house: Opener, said: Answer | None
) -> None:
    class Muddled(Certain):
        def overdue(self, decision: Decision) -> Answer:
            if said is None:
                raise ZeroDivisionError
            return said

    house = await open_house(Muddled())
    first, _ = await clocked(house)
    await house.pass_time(61)
    assert clock_lines(first) == [(0, "log-clock")]
    assert first.table["points"] == [1, 0]
    assert first.room["status"] == "playing"
