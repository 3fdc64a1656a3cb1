"""A guided first game: opened in one request, marked, dealt to teach, and as sound as any other."""

from __future__ import annotations

from typing import Any

import pytest

from gatekey.games.boreal import GAME as BOREAL
from gatekey.games.europe_imagined import GAME
from gatekey.games.europe_imagined.state import EuropeState
from gatekey.kernel.rules import Deal
from gatekey.store.records import Opening
from gatekey.table.archive import dump, load, read_archive
from gatekey.table.intake import import_table
from gatekey.table.lesson import MARK, ON, teaching_secret
from gatekey.table.ports import NotAdmitted
from gatekey.table.seed import seed_from
from gatekey.table.verify import verify
from gatekey.wire import messages as m
from tests.kernel.nim import NIM
from tests.table.conftest import Opener
from tests.table.rig import Client, House


@pytest.fixture
async def europe(open_house: Opener) -> House:
    return await open_house(GAME)


def opening() -> Opening:
    assert GAME.lesson is not None
    options = {o.id: o.values[0] for o in GAME.table_options}
    return Opening(choices=dict(GAME.lesson.choices), options=options, nonces=("", ""))


async def learner(house: House, **fields: Any) -> Client:
    created = await house.create(2, lesson=True, **fields)
    assert created.seat == 0
    return await house.client(created.table, created.token)


async def test_one_request_opens_a_lesson_and_begins_it(europe: House) -> None:
    client = await learner(europe, nonce="ada's dice")
    assert client.room["status"] == "playing"
    assert client.room["options"][MARK] == ON
    assert [s["kind"] for s in client.room["seats"]] == ["human", "bot"]
    assert [p["explorer"] for p in client.table["players"]] == ["sigrun_hallvard", "teodoro_mares"]
    assert client.ask is not None, "it begins with a question to the learner"
    assert any(o["id"].startswith("explore:") for o in client.ask.decision["options"])
    assert client.room["nonces"] == ["ada's dice", ""]


async def test_its_deal_teaches_and_follows_from_secret_and_nonce(europe: House) -> None:
    client = await learner(europe, nonce="ada's dice")
    await client.ok(m.End)
    client.catch_up()
    seed = seed_from(bytes.fromhex(client.room["secret"]), client.room["nonces"])
    state, _ = GAME.setup(Deal(2, opening().choices, opening().options), seed)
    assert GAME.teaches(state)
    assert state.row == client.table["row"]


async def test_it_is_verified_like_any_other(europe: House) -> None:
    client = await learner(europe)
    await client.answer("end")
    await europe.pass_time(60)
    client.catch_up()
    await client.ok(m.End)
    archive = await read_archive(europe.desk.store, client.code)
    assert archive is not None
    report = verify(load(dump(archive)), GAME)
    assert report.problems == []
    assert report.replayed == report.steps
    copy = await europe.client(await import_table(europe.desk.store, load(dump(archive))))
    assert copy.room["options"][MARK] == ON


async def test_the_mark_is_only_for_lessons(europe: House) -> None:
    with pytest.raises(NotAdmitted) as refused:
        await europe.create(2, options={MARK: ON})
    assert refused.value.code == "bad_choice"
    client = await learner(europe)
    await client.ok(m.End)
    again = await client.ok(m.Again)
    following = await europe.client(again.data["table"])
    assert MARK not in following.room["options"]


async def test_it_needs_a_game_that_has_one_and_its_number_of_seats(europe: House, open_house: Opener) -> None:
    with pytest.raises(NotAdmitted) as refused:
        await europe.create(3, lesson=True)
    assert refused.value.code == "seats"
    nim = await open_house(NIM)
    with pytest.raises(NotAdmitted) as refused:
        await nim.create(2, lesson=True)
    assert refused.value.code == "no_lesson"


async def test_a_game_for_which_no_deal_is_found_begins_all_the_same(
    monkeypatch: pytest.MonkeyPatch, europe: House
) -> None:
    def never(state: EuropeState) -> bool:
        return False

    monkeypatch.setattr(GAME, "teaches", never)
    monkeypatch.setattr("gatekey.table.lesson.MOST_DRAWS", 3)
    client = await learner(europe)
    assert client.room["status"] == "playing"


def test_a_secret_that_teaches_is_drawn_anew_each_time() -> None:
    assert teaching_secret(GAME, opening()) != teaching_secret(GAME, opening())


async def test_the_house_says_what_it_would_play_and_does_nothing(europe: House) -> None:
    client = await learner(europe)
    onlooker = await europe.client(client.code)
    before = (client.seq, client.table, len(onlooker.frames), europe.desk.tables()[0].dice.getstate())
    reply = await client.ok(m.Advice)
    assert client.ask is not None
    assert reply.data["ask"] == client.ask.ask
    assert set(reply.data["pick"]) <= {*client.options()}
    assert (await client.ok(m.Advice)).data == reply.data, "the same question is answered alike"
    onlooker.catch_up()
    assert (client.seq, client.table, len(onlooker.frames), europe.desk.tables()[0].dice.getstate()) == before
    done = await client.answer(*reply.data["pick"], **reply.data["amounts"])
    assert isinstance(done, m.Ok), "what the house says is a legal answer"
    with pytest.raises(AssertionError):
        await onlooker.ok(m.Advice)


async def test_the_house_says_nothing_to_a_seat_that_is_not_asked(europe: House) -> None:
    created = await europe.create(2)
    host = await europe.client(created.table, created.token)
    assert await host.no(m.Advice) == "not_now"
    guest = await (await europe.client(created.table)).sit("Ben")
    await host.ok(m.Start)
    host.catch_up()
    guest.catch_up()
    idle = guest if guest.ask is None else host
    assert await idle.no(m.Advice) == "stale"


async def test_boreal_has_a_lesson_in_which_the_learner_begins(open_house: Opener) -> None:
    boreal = await open_house(BOREAL)
    client = await learner(boreal)
    assert client.room["options"] == {"white": "first", "table-clock": "none", MARK: ON}
    assert client.table["white"] == 0
    assert client.ask is not None
