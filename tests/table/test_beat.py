"""Reaction windows stay open for the beat (EI-WIN-8), and a standing pass looks like any quick pass (EI-WIN-7, EI-WIN-9)."""

from __future__ import annotations

import asyncio

import pytest

from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House

BEAT = 1.5


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH, beat_ms=1500)


async def called(house: House, seats: int = 3, **kwargs: int) -> list[Client]:
    clients = await house.table_of(seats, **kwargs)
    await house.pass_time(1)
    await clients[0].answer("call")
    for client in clients:
        client.catch_up()
    return clients


def begin(client: Client, *pick: str, command: str = "") -> asyncio.Future[str]:
    """Answer without waiting for the reply."""
    assert client.ask is not None
    do = m.Do(id=command or client.new_id(), ask=client.ask.ask, pick=pick)
    return asyncio.ensure_future(client.attachment.handle(do))


def fresh(client: Client) -> list[m.ServerFrame]:
    return client.catch_up()


async def test_nothing_is_shown_before_the_beat_is_over(watch: House) -> None:
    a, b, c = await called(watch)
    assert a.room["beat_ms"] == 1500
    answering = begin(b, "boo")
    await watch.pass_time(BEAT - 0.01)
    assert [fresh(x) for x in (a, b, c)] == [[], [], []]
    assert not answering.done()
    await watch.pass_time(0.02)
    await answering
    assert [type(f) for f in fresh(b)] == [m.Step, m.Ok]
    assert [type(f) for f in fresh(a)] == [m.Step]
    assert [w.seat for w in a.awaiting] == [2]


async def test_answers_at_the_beat_are_played_in_seat_order_whoever_was_first(watch: House) -> None:
    a, b, c = await called(watch)
    late, early = begin(c, "hiss"), begin(b, "pass")
    await watch.pass_time(BEAT + 0.01)
    await asyncio.gather(late, early)
    fresh(a)
    assert [(line.seat, line.text[1]["what"]) for line in a.lines[-2:]] == [(1, "did:pass"), (2, "did:hiss")]


async def test_after_the_beat_an_answer_counts_at_once(watch: House) -> None:
    _, b, _ = await called(watch)
    await watch.pass_time(BEAT)
    assert isinstance(await b.answer("boo"), m.Ok)


async def test_an_illegal_answer_is_refused_at_once_and_a_second_one_is_too_late(watch: House) -> None:
    _, b, _ = await called(watch)
    assert b.ask is not None
    assert await b.no(m.Do, ask=b.ask.ask, pick=("nothing",)) == "not_offered"
    first = begin(b, "boo", command="one")
    await watch.pass_time(0.1)
    other_device = await watch.client(b.code, b.token)
    assert await other_device.no(m.Do, ask=b.ask.ask, pick=("hiss",)) == "stale"
    repeated = begin(other_device, "boo", command="one")
    await watch.pass_time(BEAT)
    await asyncio.gather(first, repeated)
    assert [type(f) for f in fresh(other_device) if not isinstance(f, m.Room)] == [m.Step, m.Ok]
    assert other_device.table["points"][0] == 0  # the caller loses the point when all have answered


async def test_bots_keep_the_beat_too(watch: House) -> None:
    a, b = await called(watch, bots=1)
    await watch.pass_time(BEAT - 0.01)
    assert fresh(a) == []
    await watch.pass_time(0.02)
    fresh(a)
    assert [w.seat for w in a.awaiting] == [1]
    fresh(b)
    await b.answer("pass")
    assert b.holds_the_view()


async def shot(house: House, *, standing: bool) -> tuple[list[bytes], list[bytes], list[bytes]]:
    """What the caller, the third seat and a spectator get while seat 1 passes, by hand or by standing pass; and when."""
    a, b, c = await house.table_of(3)
    watcher = await house.client(a.code)
    await house.pass_time(1)
    marks = [len(x.outbox.raw) for x in (a, c, watcher)]
    if standing:
        await b.ok(m.Standing, scope="always")
    await a.does(m.Do(id="call", ask=1, pick=("call",)))
    answering = None
    if not standing:
        fresh(b)
        answering = begin(b, "pass")
    await house.pass_time(BEAT - 0.01)
    counts = [len(x.outbox.raw) for x in (a, c, watcher)]
    await house.pass_time(0.01)
    assert [len(x.outbox.raw) - n for x, n in zip((a, c, watcher), counts, strict=True)] == [1, 1, 1]
    if answering is not None:
        await answering
    return tuple(x.outbox.raw[n:] for x, n in zip((a, c, watcher), marks, strict=True))


async def test_a_standing_pass_cannot_be_told_from_a_quick_pass(watch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gatekey.table.desk.new_secret", lambda: b"s" * 32)
    monkeypatch.setattr("gatekey.table.lobby._dice.randrange", lambda n: 0)
    monkeypatch.setattr("gatekey.table.desk.new_code", lambda: next(codes))
    codes = iter(["AAAAAA", "BBBBBB"])
    begun = watch.clock.time
    by_hand = await shot(watch, standing=False)
    watch.clock.time = begun
    by_order = await shot(watch, standing=True)
    assert by_hand == by_order
    assert all(frames for frames in by_hand)


async def test_a_standing_pass_ends_with_its_scope_and_is_private(watch: House) -> None:
    a, b, c = await watch.table_of(3)
    assert await b.no(m.Standing, scope="challenge") == "not_now"
    quiet = len(c.outbox.raw)
    await b.ok(m.Standing, scope="turn")
    assert b.standing == "turn"
    assert len(c.outbox.raw) == quiet
    await watch.restart()
    a, b, c = [await watch.client(x.code, x.token) for x in (a, b, c)]
    assert (a.standing, b.standing, c.standing) == (None, "turn", None)
    await a.answer("call")
    await watch.pass_time(BEAT)
    for x in (b, c):
        fresh(x)
    assert b.ask is None
    assert c.ask is not None
    await c.answer("pass")
    fresh(a)
    rooms = len([f for f in c.frames if isinstance(f, m.Room)])
    await a.answer("end")
    fresh(b)
    fresh(c)
    assert b.standing is None
    assert len([f for f in c.frames if isinstance(f, m.Room)]) == rooms
    spectator = await watch.client(a.code)
    assert await spectator.no(m.Standing, scope="always") == "not_seated"


async def test_setting_it_in_ones_own_window_is_a_pass_and_it_can_be_cancelled(watch: House) -> None:
    a, b, c = await called(watch)
    await b.ok(m.Standing, scope="always")
    await c.ok(m.Standing, scope="always")
    await c.ok(m.Standing, scope=None)
    await watch.pass_time(BEAT)
    for x in (a, b, c):
        fresh(x)
    assert [w.seat for w in a.awaiting] == [2]
    assert c.ask is not None


async def test_what_waits_for_the_beat_when_the_server_stops_is_refused(watch: House) -> None:
    _, b, _ = await called(watch)
    answering = begin(b, "boo")
    await watch.pass_time(0.1)
    await watch.restart()
    await answering
    reply = fresh(b)[-1]
    assert isinstance(reply, m.No)
    assert reply.code == "draining"
    assert b.outbox.bye is not None
    assert b.outbox.bye.code == "draining"
    again = await watch.client(b.code, b.token)
    assert again.ask is not None


@pytest.mark.parametrize("command", [m.Undo(id="x"), m.End(id="x")])
async def test_an_answer_that_waits_is_refused_once_its_question_is_gone(
    watch: House, command: m.ClientCommand
) -> None:
    a, b, _ = await called(watch)
    answering = begin(b, "boo")
    await watch.pass_time(0.1)
    assert isinstance(await a.does(command), m.Ok)
    await answering
    fresh(b)
    reply = b.frames[-1]
    assert isinstance(reply, m.No)
    assert reply.code == "stale"
    assert b.ask is None


async def test_giving_up_while_ones_answer_waits(watch: House) -> None:
    a, b, c = await called(watch)
    answering = begin(b, "boo", command="one")
    await watch.pass_time(0.1)
    device = await watch.client(b.code, b.token)
    await device.ok(m.Concede)
    await answering
    fresh(b)
    assert [f.code for f in b.frames if isinstance(f, m.No)] == ["stale"]
    await watch.pass_time(BEAT)
    fresh(a)
    assert [w.seat for w in a.awaiting] == [2]
    assert c.holds_the_view()


async def test_figures_for_everybody_do_not_move_when_a_standing_pass_is_set(watch: House) -> None:
    _, b, _ = await called(watch)
    before = dict(watch.desk.figures())
    await b.ok(m.Standing, scope="always")
    assert watch.desk.figures() == before


async def test_an_answer_that_waits_is_told_when_the_server_itself_fails(
    watch: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, b, _ = await called(watch)
    answering = begin(b, "boo")
    (table,) = watch.desk.tables()

    async def fails(*args: object, **kwargs: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(table.turns, "play", fails)
    await watch.pass_time(BEAT + 0.01)
    async with asyncio.timeout(5):
        await answering
    reply = fresh(b)[-1]
    assert isinstance(reply, m.No)
    assert reply.code == "failed"
    assert b.holds_the_view()
