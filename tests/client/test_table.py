"""The Python client against a running server: playing, and coming back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from aiohttp import web

from gatekey.client import Ended, Refused, Table, create_table, export, games, tables
from gatekey.client.table import _socket_url
from gatekey.kernel.text import say
from gatekey.table.archive import dump
from gatekey.table.ports import Attachment, NotAdmitted, Outbox
from gatekey.web.app import make_app
from gatekey.web.port import listen
from gatekey.web.settings import Settings
from gatekey.wire.messages import Hello
from tests.web.conftest import House, Opener, until
from tests.web.fake import ARCHIVE, TOKEN, FakeDesk


def url(at: House) -> str:
    return f"http://127.0.0.1:{at.server.port}"


async def test_games_and_tables_over_http(house: Opener) -> None:
    at = await house()
    assert [game["id"] for game in (await games(url(at)))["games"]] == ["nim"]
    opened = await create_table(url(at), game="nim", seats=2, player="Ann", password="sesame")
    assert opened.token == TOKEN
    assert opened.table in {table["table"] for table in await tables(url(at))}
    assert await export(url(at), "OVER") == dump(ARCHIVE)
    with pytest.raises(Refused, match="no_game"):
        await create_table(url(at), game="chess", seats=2, player="Ann")
    async with Table.join(url(at), opened.table, password="sesame") as watching:
        assert watching.view.room.locked


async def test_a_seat_answers_and_a_spectator_sees_it(house: Opener) -> None:
    at = await house()
    async with (
        Table.join(url(at), "OPEN", token=TOKEN) as seat,
        Table.join(url(at), "OPEN") as watching,
    ):
        assert seat.view.question is not None
        assert seat.view.question.decision.kind == "count"
        for n in range(1, 6):
            ok = await seat.answer("anything")
            assert seat.view.public == {"count": n}
            assert seat.view.private == {"secret": n * 7}
            assert seat.view.seq == ok.seq
        await watching.until(lambda view: view.public == {"count": 5})
        assert watching.view.private is None
        assert watching.view.question is None
        await seat.check()
        await watching.check()
        assert watching.view.seq == seat.view.seq
        with pytest.raises(Refused, match="not_asked"):
            await watching.answer("anything")


async def test_a_pass_brings_the_seat(house: Opener) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN") as device:
        with pytest.raises(Refused, match="bad_pass"):
            await device.take("WRONG234")
        async with Table.join(url(at), "OPEN", token=TOKEN) as seat:
            code = await seat.hand_over()
        assert await device.take(code) == 0
        assert (device.token, device.view.seat, device.view.private) == (TOKEN, 0, {"secret": 0})


async def test_chat_reaches_everyone_once(house: Opener) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN", token=TOKEN) as seat, Table.join(url(at), "OPEN") as watching:
        await seat.say("hello")
        await watching.say("good evening")
        await seat.until(lambda view: len(view.chat) == 2)
        assert [(line.text, line.seat) for line in seat.view.chat] == [("hello", 0), ("good evening", None)]


async def test_a_refused_command_says_why(house: Opener) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN", token=TOKEN) as seat:
        with pytest.raises(Refused) as refused:
            await seat.rename("Bea")
        assert refused.value.code == "not_here"
        assert refused.value.text[0] == "kernel-not-asked"


async def test_answers_survive_dropped_connections_and_count_once(house: Opener) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN", token=TOKEN, pace=None) as seat:
        for n in range(1, 30):
            answering = asyncio.create_task(seat.answer("anything"))
            for _ in range(n % 7):
                await asyncio.sleep(0)
            if n % 3 == 0:
                await seat.disconnect()
            await answering
            assert at.desk.tables["OPEN"].count == n
            await seat.until(lambda view, n=n: view.public == {"count": n})
        await seat.check()


@pytest.mark.parametrize(
    "frame",
    [
        [40, None, {"count": [9]}, None, None],
        [2, None, {"nothing": {"deep": {"er": [1]}}}, None, None],
        [2, None, None, None, None, []],
        [2, None, {"count": [9]}, None, None],
        [2, None, {"\x07": [9]}, None, None],
        [2, None, None, None, None, None, [7, False, {}, [3]]],
        [2],
    ],
    ids=[
        "a number is missing",
        "does not fit",
        "removes the root",
        "wrong content",
        "a word that was not said",
        "an option that was not offered",
        "half a step",
    ],
)
async def test_a_wrong_view_heals_itself(house: Opener, frame: list[Any]) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN", token=TOKEN, probe_seconds=0.1) as seat:
        before = seat.view
        at.desk.tables["OPEN"].send(msgspec.msgpack.encode(frame))
        await until(lambda: seat.view is not before)
        assert (seat.view.seq, seat.view.public, seat.view.stale) == (1, {"count": 0}, False)
        await seat.answer("anything")
        assert seat.view.public == {"count": 1}


@pytest.mark.parametrize(
    ("table", "token", "code"), [("NONE", None, "no_table"), ("OPEN", "wrong", "bad_token"), ("SAFE", None, "password")]
)
async def test_being_turned_away_ends_it(house: Opener, table: str, token: str | None, code: str) -> None:
    at = await house()
    with pytest.raises(Ended) as ended:
        async with Table.join(url(at), table, token=token):
            pass
    assert ended.value.code == code


async def test_a_table_whose_database_is_locked_for_a_while_is_tried_again(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house()
    attach, locked = at.desk.attach, iter((True, True))

    async def attached(hello: Hello, outbox: Outbox) -> Attachment:
        if next(locked, False):
            raise NotAdmitted("storage", say("table-storage-locked"))
        return await attach(hello, outbox)

    monkeypatch.setattr(at.desk, "attach", attached)
    async with Table.join(url(at), "OPEN") as watching:
        assert watching.view.public == {"count": 0}


async def test_a_table_that_is_not_to_be_had_is_given_up_with_the_reason(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house()

    async def attached(_hello: Hello, _outbox: Outbox) -> Attachment:
        raise NotAdmitted("storage", say("table-storage-locked"))

    monkeypatch.setattr(at.desk, "attach", attached)
    with pytest.raises(Ended) as ended:
        async with Table.join(url(at), "OPEN", patience=0.2):
            pass
    assert (ended.value.code, ended.value.text) == ("storage", say("table-storage-locked"))


async def test_a_server_that_is_not_there_is_given_up(unused_tcp_port: int) -> None:
    with pytest.raises(Ended, match="unreachable"):
        async with Table.join(f"http://127.0.0.1:{unused_tcp_port}", "OPEN", patience=0.2):
            pass


async def test_leaving_the_block_ends_what_is_waiting(house: Opener) -> None:
    at = await house()
    async with Table.join(url(at), "OPEN") as watching:
        waiting = asyncio.create_task(watching.until(lambda view: view.over))
        await asyncio.sleep(0)
    with pytest.raises(Ended, match="closed"):
        await waiting
    with pytest.raises(Ended, match="closed"):
        await watching.say("too late")
    await until(lambda: at.hub.connections == 0)


async def test_a_restarted_server_finds_its_players_again() -> None:
    desk = FakeDesk()

    async def start(port: int) -> tuple[web.AppRunner, int]:
        sockets = listen("127.0.0.1", port)
        runner = web.AppRunner(make_app(desk, settings=Settings(host="127.0.0.1")))
        await runner.setup()
        await web.SockSite(runner, sockets[0]).start()
        return runner, sockets[0].getsockname()[1]

    runner, port = await start(0)
    async with (
        Table.join(f"http://127.0.0.1:{port}", "OPEN", token=TOKEN) as seat,
        Table.join(f"http://127.0.0.1:{port}", "OPEN") as watching,
    ):
        await seat.answer("anything")
        await runner.cleanup()
        meanwhile = asyncio.create_task(seat.answer("anything"))
        runner, _ = await start(port)
        await meanwhile
        await watching.until(lambda view: view.public == {"count": 2})
        assert desk.tables["OPEN"].count == 2
    await runner.cleanup()


async def test_commands_are_paced(house: Opener) -> None:
    at = await house()
    loop = asyncio.get_running_loop()
    async with Table.join(url(at), "OPEN", token=TOKEN, pace=500.0) as seat:
        before = loop.time()
        for _ in range(100):
            await seat.answer("anything")
        assert loop.time() - before >= 0.09


def test_the_socket_is_beside_the_pages() -> None:
    assert _socket_url("http://10.0.0.2:8080") == "ws://10.0.0.2:8080/ws"
    assert _socket_url("https://games.example.org/") == "wss://games.example.org/ws"
