"""During and after the game: bots, stand-ins, giving up, coming and going, ending, failing rules, the next table."""

from __future__ import annotations

import pytest

from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


def fresh(*clients: Client) -> None:
    for client in clients:
        client.catch_up()


async def test_bots_play_to_the_end_by_themselves_after_a_human_delay(open_house: Opener) -> None:
    house = await open_house(WATCH, bot_seconds=(0.5, 0.5))
    (a,) = await house.table_of(2, bots=1)
    await a.answer("end")
    await house.pass_time(0.49)
    fresh(a)
    assert a.awaiting[0].seat == 1
    await house.pass_time(0.02)
    fresh(a)
    assert a.awaiting[0].seat == 0
    for _ in range(2):
        await a.answer("end")
        await house.pass_time(0.5)
        fresh(a)
    assert a.room["status"] == "finished"
    assert len(a.room["secret"]) == 64
    assert a.holds_the_view()
    assert await a.no(m.Undo) == "not_now"
    assert await a.no(m.Concede) == "not_now"


async def test_a_bots_turn_goes_on_after_a_restart_without_anybody(watch: House) -> None:
    (a,) = await watch.table_of(2, bots=1)
    watch.config = type(watch.config)(beat_ms=0, bot_seconds=(60.0, 60.0))
    await watch.restart()
    a = await watch.client(a.code, a.token)
    await a.answer("end")
    await watch.restart()
    assert [t.record.code for t in watch.desk.tables()] == [a.code]
    await watch.pass_time(61)
    a = await watch.client(a.code, a.token)
    assert a.table["turn"] == 2


@pytest.mark.parametrize("broken", ["raises", "illegal"])
async def test_a_bad_bot_does_not_stop_the_table(watch: House, broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(_self: object, seen: Seen) -> Answer:
        if broken == "raises":
            raise ZeroDivisionError
        return Answer(("no such thing",))

    monkeypatch.setattr(type(WATCH), "choose", choose)
    (a,) = await watch.table_of(2, bots=1)
    await a.answer("end")
    seq = a.seq
    await watch.pass_time(0.1)
    fresh(a)
    assert a.seq > seq


async def test_a_bot_stands_in_and_hands_back(watch: House) -> None:
    a, b = await watch.table_of(2)
    assert await a.no(m.StandIn, seat=1) == "not_yours"
    assert await b.no(m.StandIn, seat=0) == "not_host"
    assert await b.no(m.StandIn, seat=1, on=False) == "not_now"
    assert await b.no(m.StandIn, seat=5) == "no_seat"
    b.attachment.detach()
    await a.ok(m.StandIn, seat=1)
    assert a.room["seats"][1]["stand_in"]
    await a.answer("end")
    await watch.pass_time(0.1)
    fresh(a)
    assert a.table["turn"] == 2
    b = await watch.client(b.code, b.token)
    await a.answer("call")
    await watch.pass_time(0.1)
    await b.ok(m.StandIn, seat=1, on=False)
    assert not b.room["seats"][1].get("stand_in")
    fresh(a)
    await a.answer("end")
    await watch.pass_time(0.1)
    fresh(b)
    assert b.ask is not None
    await b.ok(m.StandIn, seat=1)
    ask = b.ask
    assert ask is not None
    assert await b.no(m.Do, ask=ask.ask, pick=("end",)) == "stand_in"


async def test_giving_up_leaves_the_seat_to_a_bot(watch: House) -> None:
    a, b, c = await watch.table_of(3)
    await a.ok(m.Concede)
    await watch.pass_time(0.1)
    fresh(a, b, c)
    assert a.room["seats"][0]["conceded"]
    assert b.ask is not None
    assert await a.no(m.Concede) == "not_now"
    assert await a.no(m.StandIn, seat=0, on=False) == "not_now"
    await b.ok(m.Concede)
    fresh(a, c)
    assert (c.room["status"], c.room["winners"]) == ("conceded", [2])
    assert c.awaiting == []
    assert len(c.room["secret"]) == 64
    await watch.pass_time(1)
    seq = c.seq
    fresh(c)
    assert c.seq == seq
    await watch.restart()
    c = await watch.client(c.code, c.token)
    assert (c.room["status"], c.awaiting, c.ask) == ("conceded", [], None)


async def test_leaving_hands_the_seat_to_a_bot_until_somebody_sits_down(watch: House) -> None:
    a, b = await watch.table_of(2)
    hand = b.mine
    leave = m.Leave(id="bye")
    first = await b.does(leave)
    assert isinstance(first, m.Ok)
    assert (b.seat, b.mine) == (None, None)
    assert await b.does(leave) == first
    assert b.holds_the_view()
    fresh(a)
    assert a.room["seats"][1]["kind"] == "bot"
    await a.answer("end")
    await watch.pass_time(0.1)
    newcomer = await (await watch.client(a.code)).sit("Eve")
    assert newcomer.seat == 1
    assert newcomer.mine == hand
    fresh(a)
    assert a.lines[-1].text[0] == "log-sat-down"
    await a.answer("end")
    fresh(newcomer)
    assert isinstance(await newcomer.answer("end"), m.Ok)
    assert a.holds_the_view()
    assert newcomer.holds_the_view()


async def test_the_host_sends_somebody_away_during_the_game(watch: House) -> None:
    a, b = await watch.table_of(2)
    await a.ok(m.Kick, seat=1)
    fresh(b)
    assert (b.seat, b.mine, b.ask) == (None, None, None)
    assert [type(f) for f in b.frames[-3:]] == [m.You, m.Welcome, m.Room]
    assert b.room["seats"][1]["kind"] == "bot"
    assert await b.no(m.Do, ask=1, pick=("end",)) == "not_seated"


async def test_the_host_ends_the_game(watch: House) -> None:
    a, b = await watch.table_of(2)
    assert await b.no(m.End) == "not_host"
    await a.ok(m.End)
    fresh(b)
    assert (b.room["status"], b.ask, b.awaiting) == ("ended", None, [])
    assert b.room.get("winners", []) == []
    assert await a.no(m.Do, ask=1, pick=("end",)) == "not_now"
    assert await a.no(m.Sit, name="x") == "seated"
    assert await b.no(m.Leave) == "not_now"
    assert await a.no(m.Kick, seat=1) == "not_now"
    assert await a.no(m.Bot, seat=1) == "not_now"
    late = await watch.client(a.code)
    assert await late.no(m.Sit, name="Late") == "not_now"
    await watch.restart()
    again = await watch.client(a.code, a.token)
    assert (again.table, again.mine, again.ask) == (a.table, a.mine, None)


async def test_rules_that_fail_stop_their_table_only(watch: House) -> None:
    a, b = await watch.table_of(2)
    c, _ = await watch.table_of(2)
    await a.answer("step")
    reply = await a.answer("fail")
    assert isinstance(reply, m.No)
    assert reply.code == "rules"
    fresh(b)
    assert b.room["status"] == "stopped"
    assert b.table["points"] == [1, 0]
    assert await a.no(m.Do, ask=2, pick=("step",)) == "not_now"
    assert isinstance(await c.answer("step"), m.Ok)
    await watch.restart()
    again = await watch.client(a.code, a.token)
    assert (again.room["status"], again.table["points"]) == ("stopped", [1, 0])
    assert await watch.desk.archive(a.code, None)


async def test_again_seats_the_same_people_at_a_new_table(watch: House) -> None:
    a, b, c = await watch.table_of(3)
    assert await a.no(m.Again) == "not_now"
    await a.ok(m.End)
    c.attachment.detach()
    assert await b.no(m.Again) == "not_host"
    code = (await a.ok(m.Again)).data["table"]
    assert (await a.ok(m.Again)).data["table"] == code, "there is one next table, however often it is asked for"
    fresh(b)
    assert a.moved is not None
    assert b.moved is not None
    assert a.moved.token != b.moved.token
    host = await watch.client(code, a.moved.token)
    guest = await watch.client(code, b.moved.token)
    assert (host.seat, guest.seat, guest.room["status"], guest.room["host"]) == (0, 1, "lobby", 0)
    assert [s["name"] for s in guest.room["seats"]] == ["Ada", "Player 1", "Player 2"]
    assert guest.room["seats"][1]["choices"] == b.room["seats"][1]["choices"]
    assert guest.room["pledge"] != b.room["pledge"]
    absent = await watch.client(c.code, c.token)
    assert absent.room["next_table"] == code
    await watch.pass_time(0)
    fresh(absent)
    assert absent.moved is not None
    assert (await watch.client(code, absent.moved.token)).seat == 2
    second = await watch.client(c.code, c.token)
    await watch.pass_time(0)
    fresh(second)
    assert second.moved is None
    await host.ok(m.Start)


async def test_history_brings_older_lines_in_the_form_for_the_viewer(watch: House) -> None:
    a, b = await watch.table_of(2)
    for _ in range(150):
        await a.answer("step")
    await a.answer("look")
    await watch.restart()
    a, b = await watch.client(a.code, a.token), await watch.client(b.code, b.token)
    assert [line.n for line in a.lines] == list(range(73, 153))
    assert a.lines[-1].text[0] == "looked-at"
    assert b.lines[-1].text[0] == "looked"
    data = (await b.ok(m.History, before=73)).data
    assert data["first"] == 1
    assert [line[0] for line in data["lines"]] == list(range(1, 73))
    data = (await b.ok(m.History, before=10_000)).data
    assert [line[0] for line in data["lines"]] == list(range(53, 153))
    assert data["lines"][-1][1][0] == "looked"
    assert (await b.ok(m.History, before=-5)).data == {"first": 1, "lines": []}
    late = await watch.client(a.code, line=150)
    assert [line.n for line in late.lines] == [150, 151, 152]


async def test_logged_commands_repeated_after_a_restart_do_nothing_more(watch: House) -> None:
    a, b = await watch.table_of(3, bots=1, start=False)
    commands = [m.Start(id="1"), m.StandIn(id="2", seat=0), m.StandIn(id="3", seat=0, on=False), m.Concede(id="4")]
    firsts = [await a.does(command) for command in commands]
    await watch.restart()
    a = await watch.client(a.code, a.token)
    assert [await a.does(command) for command in commands] == firsts
    assert b.code == a.code
