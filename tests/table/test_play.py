"""Creating, sitting down, playing and going on after a restart, over the ports."""

from __future__ import annotations

import random
from hashlib import sha256

import msgspec
import pytest

from gatekey.wire import messages as m
from tests.table.rig import Client, House


async def play_on(clients: list[Client], dice: random.Random) -> bool:
    """One random answer by whoever is asked; False when nobody is."""
    for client in clients:
        client.catch_up()
    asked = [c for c in clients if c.ask is not None]
    if not asked:
        return False
    client = dice.choice(asked)
    reply = await client.answer(dice.choice(client.options()))
    assert isinstance(reply, m.Ok)
    assert client.seq == reply.seq
    return True


@pytest.mark.parametrize("seed", range(5))
async def test_a_whole_game(house: House, seed: int) -> None:
    clients = await house.table_of(3)
    watchers = [await house.client(clients[0].code) for _ in range(2)]
    dice = random.Random(seed)
    start = [len(w.outbox.raw) for w in watchers]
    while await play_on(clients, dice):
        for client in [*clients, *watchers]:
            assert client.holds_the_view()
    for client in [*clients, *watchers]:
        client.catch_up()
        assert client.room["status"] == "finished"
        assert client.room["winners"]
        assert client.table["stones"] == 0
        assert client.awaiting == []
    steps = [
        [raw for raw, frame in zip(w.outbox.raw[n:], w.frames[n:], strict=True) if isinstance(frame, m.Step)]
        for w, n in zip(watchers, start, strict=True)
    ]
    assert steps[0] == steps[1] != []
    assert all(w.mine is None and w.ask is None for w in watchers)


async def test_everybody_sees_their_own_hand_only(house: House) -> None:
    a, b = await house.table_of(2)
    assert len(a.mine["hand"]) == len(b.mine["hand"]) == 3
    # As it is written in a frame, its length before it: card1 is part of card10, and not that card.
    secret = msgspec.msgpack.encode(a.mine["hand"][0])
    assert any(secret in raw for raw in a.outbox.raw)
    assert not any(secret in raw for raw in b.outbox.raw)


async def test_resume_at_every_decision(house: House) -> None:
    clients = await house.table_of(3)
    code, tokens = clients[0].code, [c.token for c in clients]
    dice = random.Random(4)
    while await play_on(clients, dice):
        held = [(c.seq, c.table, c.mine, c.ask, c.undo, c.lines, c.room["seats"]) for c in map(caught_up, clients)]
        await house.restart()
        clients = [await house.client(code, token) for token in tokens]
        now = [(c.seq, c.table, c.mine, c.ask, c.undo, c.lines, c.room["seats"]) for c in map(caught_up, clients)]
        for before, after in zip(held, now, strict=True):
            assert before[:-1] == after[:-1]
    assert clients[0].room["status"] == "finished"


def caught_up(client: Client) -> Client:
    client.catch_up()
    return client


async def test_a_refused_answer_disturbs_nobody(house: House) -> None:
    a, b = await house.table_of(2)
    quiet = len(b.outbox.raw)
    assert a.ask is not None
    ask = a.ask.ask
    assert await a.no(m.Do, ask=ask, pick=("take:4",)) == "blocked"
    assert await a.no(m.Do, ask=ask, pick=("take:9",)) == "not_offered"
    assert await a.no(m.Do, ask=ask, pick=("take:1", "take:2")) == "count"
    assert await a.no(m.Do, ask=ask, pick=("take:1",), amounts={"x": 1}) == "amount"
    assert await a.no(m.Do, ask=ask + 1, pick=("take:1",)) == "stale"
    assert await b.no(m.Do, ask=ask, pick=("take:1",)) == "stale"
    spectator = await house.client(a.code)
    assert await spectator.no(m.Do, ask=ask, pick=("take:1",)) == "not_seated"
    b.catch_up()
    assert [f for f in b.frames[quiet:] if not isinstance(f, m.No)] == []
    assert a.holds_the_view()


async def test_a_command_repeated_returns_its_first_reply_even_after_a_restart(house: House) -> None:
    a, b = await house.table_of(2)
    assert a.ask is not None
    do = m.Do(id="mine", ask=a.ask.ask, pick=("take:2",))
    first = await a.does(do)
    assert isinstance(first, m.Ok)
    assert await a.does(do) == first
    second_device = await house.client(a.code, a.token)
    assert await second_device.does(do) == first
    assert await b.no(m.Do, ask=do.ask, pick=do.pick) == "stale"
    await house.restart()
    again = await house.client(a.code, a.token)
    assert await again.does(do) == first
    assert again.table["stones"] == 9


async def test_two_devices_on_one_seat_show_the_same(house: House) -> None:
    a, b = await house.table_of(2)
    tablet = await house.client(a.code, a.token)
    await a.answer("take:1")
    tablet.catch_up()
    assert (tablet.seq, tablet.table, tablet.mine, tablet.ask) == (a.seq, a.table, a.mine, a.ask)
    assert a.ask is not None
    old = a.ask.ask
    await tablet.answer("pass")
    assert await a.no(m.Do, ask=old, pick=("pass",)) == "stale"
    b.catch_up()
    assert b.ask is not None


async def test_a_wrong_view_heals(house: House) -> None:
    a, _ = await house.table_of(2)
    a.table = {"stones": 99}
    assert not a.holds_the_view()
    assert a.table["stones"] == 11
    assert a.holds_the_view()


async def test_a_client_that_stays_behind_gets_everything(house: House) -> None:
    a, _ = await house.table_of(2)
    behind = m.Ping(seq=a.seq - 1, digest=0)
    a.attachment.ping(behind)
    assert isinstance(a.catch_up()[-1], m.Pong)
    a.attachment.ping(behind)
    assert isinstance(a.catch_up()[-1], m.Welcome)


async def test_probes_sent_before_a_welcome_came_bring_no_further_one(house: House) -> None:
    """On a narrow link, or after the server has slept, many such probes wait; a welcome for every second one would choke the link."""
    a, _ = await house.table_of(2)
    behind = m.Ping(seq=a.seq - 1, digest=0)
    for _ in range(6):
        a.attachment.ping(behind)
    assert [type(frame) for frame in a.catch_up()] == [m.Pong, m.Welcome, m.Pong, m.Pong, m.Pong, m.Pong]
    await a.answer("take:1")
    a.catch_up()
    behind = m.Ping(seq=a.seq - 1, digest=0)
    for _ in range(2):
        a.attachment.ping(behind)
    assert isinstance(a.catch_up()[-1], m.Welcome)


async def test_nothing_of_the_seed_leaves_before_the_end(house: House) -> None:
    clients = await house.table_of(2)
    watcher = await house.client(clients[0].code)
    (table,) = house.desk.tables()
    secret = table.record.secret
    assert table.stage is not None
    kept = [secret, secret.hex().encode(), table.stage.running.seed, table.stage.running.seed.hex().encode()]
    dice = random.Random(3)
    while await play_on(clients, dice):
        for viewer in [*clients, watcher]:
            viewer.catch_up()
            sent = b"".join(viewer.outbox.raw)
            assert viewer.room["status"] != "playing" or not any(part in sent for part in kept)
    watcher.catch_up()
    assert watcher.room["secret"] == secret.hex()
    assert watcher.room["pledge"] == sha256(secret).hexdigest()
