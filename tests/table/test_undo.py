"""Taking back: free until something is learnt, drawn or answered by another seat (found, not flagged)."""

from __future__ import annotations

import random

import pytest

from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, Play, ask
from gatekey.kernel.text import say
from gatekey.table.archive import read_archive
from gatekey.table.verify import verify
from gatekey.wire import messages as m
from tests.kernel.nim import Nim, NimState
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


async def test_steps_that_reveal_nothing_are_taken_back_one_by_one(watch: House) -> None:
    a, b = await watch.table_of(2)
    before = a.table
    for _ in range(3):
        await a.answer("step")
        assert a.undo
    b.catch_up()
    assert not b.undo
    assert await b.no(m.Undo) == "no_undo"
    for points in (2, 1, 0):
        await a.ok(m.Undo)
        assert a.table["points"][0] == points
        assert a.holds_the_view()
    assert a.table == before
    assert a.seq == 7
    assert await a.no(m.Undo) == "no_undo"
    assert b.holds_the_view()
    assert b.lines[-1].text[0] == "log-took-back"


@pytest.mark.parametrize("verb", ["roll", "look"])
async def test_dice_and_looks_cannot_be_taken_back(watch: House, verb: str) -> None:
    a, _ = await watch.table_of(2)
    await a.answer("step")
    await a.answer(verb)
    assert not a.undo
    assert await a.no(m.Undo) == "no_undo"
    await a.answer("step")
    await a.ok(m.Undo)
    assert await a.no(m.Undo) == "no_undo"


async def test_showing_ones_own_card_is_free_since_the_shower_knew_it(watch: House) -> None:
    a, b = await watch.table_of(2)
    await a.answer("show")
    b.catch_up()
    assert b.table["shown"]
    await a.ok(m.Undo)
    b.catch_up()
    assert b.table["shown"] == []


class Asking(Nim):
    """The answer changes nothing that is seen; what is asked next names a card of the other seat."""

    id = "asking"

    def play(self, play: Play[NimState]) -> Flow[None]:
        while play.state.stones:
            yield from ask(Decision(0, "take", say("take?"), (Option("go", say("take", n=1)),)))
            card = say("showed", card=f"card:{play.state.hands[1][0]}")
            yield from ask(Decision(0, "show", say("show?"), (Option("fine", card),)))
            play.state.stones -= 1


async def test_what_a_question_tells_cannot_be_taken_back(open_house: Opener) -> None:
    a, _ = await (await open_house(Asking())).table_of(2)
    await a.answer("go")
    assert not a.undo
    await a.answer("fine")
    assert a.undo


async def test_another_seats_answer_ends_it(watch: House) -> None:
    a, b = await watch.table_of(2)
    await a.answer("call")
    assert a.undo
    await a.ok(m.Undo)
    await a.answer("call")
    b.catch_up()
    await b.answer("boo")
    a.catch_up()
    assert not a.undo
    assert await a.no(m.Undo) == "no_undo"
    await b.ok(m.Undo)
    a.catch_up()
    assert not a.undo
    assert b.ask is not None


async def test_a_finished_turn_can_be_taken_back_until_the_next_seat_answers(watch: House) -> None:
    a, b = await watch.table_of(2)
    await a.answer("end")
    b.catch_up()
    old = b.ask
    assert old is not None
    await a.ok(m.Undo)
    assert await b.no(m.Do, ask=old.ask, pick=("step",)) == "stale"
    await a.answer("end")
    b.catch_up()
    await b.answer("step")
    assert await a.no(m.Undo) == "no_undo"


async def test_it_outlives_a_restart_and_its_repeat_does_not_undo_twice(watch: House) -> None:
    a, _ = await watch.table_of(2)
    for verb in ("step", "call"):
        await a.answer(verb)
    undo = m.Undo(id="back")
    await watch.restart()
    again = await watch.client(a.code, a.token)
    assert again.undo
    first = await again.does(undo)
    await watch.restart()
    again = await watch.client(a.code, a.token)
    assert await again.does(undo) == first
    assert again.table["points"][0] == 1
    await again.ok(m.Undo)
    assert again.table["points"][0] == 0
    assert not again.undo


@pytest.mark.parametrize("seed", range(6))
async def test_random_play_with_undo_resumes_and_verifies(open_house: Opener, seed: int) -> None:
    house = await open_house(WATCH, snapshot_every=3)
    clients = await house.table_of(3)
    dice = random.Random(seed)
    for n in range(60):
        if not await act(clients, dice):
            break
        if n % 7 == 6:
            held = [(c.seq, c.table, c.mine, c.ask, c.undo) for c in clients]
            await house.restart()
            clients = [await house.client(c.code, c.token) for c in clients]
            assert held == [(c.seq, c.table, c.mine, c.ask, c.undo) for c in clients]
    archive = await read_archive(house.desk.store, clients[0].code)
    assert archive is not None
    report = verify(archive, WATCH)
    assert report.problems == []
    assert report.replayed == report.steps > 10


async def act(clients: list[Client], dice: random.Random) -> bool:
    for client in clients:
        client.catch_up()
    able = [c for c in clients if c.undo]
    if able and dice.random() < 0.4:
        await able[0].ok(m.Undo)
    elif asked := [c for c in clients if c.ask]:
        client = dice.choice(asked)
        await client.answer(dice.choice([o for o in client.options() if o != "fail"]))
    else:
        return False
    for client in clients:
        assert client.holds_the_view()
    return True
