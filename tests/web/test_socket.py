"""The websocket endpoint over a real network: who gets in, what is answered, and that others notice nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gatekey.wire.codec import digest, encode
from gatekey.wire.messages import (
    MAX_FRAME_BYTES,
    PROTOCOL,
    Chat,
    ClientCommand,
    Do,
    Hello,
    No,
    Ok,
    Ping,
    Pong,
    Rename,
    Say,
    ServerFrame,
    Start,
    Step,
    Welcome,
)
from tests.web.conftest import Opener, bye, plays_on, receive, send, until
from tests.web.fake import TOKEN, FakeAttachment


async def test_a_spectator_and_a_seat_are_welcomed_each_with_their_own_view(house: Opener) -> None:
    at = await house()
    async with at.socket() as watching, at.socket() as seated:
        await send(watching, Hello(v=PROTOCOL, table="OPEN"))
        await send(seated, Hello(v=PROTOCOL, table="OPEN", token=TOKEN))
        public, private = await receive(watching), await receive(seated)
        assert isinstance(public, Welcome)
        assert isinstance(private, Welcome)
        assert (public.seat, public.mine, public.ask) == (None, None, None)
        assert (private.seat, private.mine) == (0, {"secret": 0})
        await plays_on(at, seated, watching)


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        (Hello(v=PROTOCOL + 1, table="OPEN"), "version"),
        (Hello(v=PROTOCOL, table="NONE"), "no_table"),
        (Hello(v=PROTOCOL, table="OPEN", token="wrong"), "bad_token"),
        (Hello(v=PROTOCOL, table="SAFE"), "password"),
        (Hello(v=PROTOCOL, table="SAFE", password="no"), "password"),
        (Say(id="1", text="hi"), "hello"),
        (Ping(seq=0, digest=0), "hello"),
    ],
)
async def test_a_hello_that_is_turned_away_is_told_why(house: Opener, hello: Any, code: str) -> None:
    at = await house()
    async with at.socket() as socket:
        await send(socket, hello)
        assert (await bye(socket)).code == code


async def test_a_hello_of_a_later_version_with_other_fields_is_told_so(house: Opener) -> None:
    at = await house()
    async with at.socket() as socket:
        await socket.send(msgspec.msgpack.encode({"t": "hello", "v": 99, "room": "OPEN"}))
        assert (await bye(socket)).code == "version"


async def test_the_password_opens(house: Opener) -> None:
    at = await house()
    async with at.at("SAFE", password="sesame"):
        assert len(at.desk.tables["SAFE"].seats) == 1


async def test_silence_instead_of_a_hello_ends_the_connection(house: Opener) -> None:
    at = await house(hello=0.1)
    async with at.socket() as socket:
        assert (await bye(socket)).code == "hello"


DEEP = b"\x82\xa1t\xa2do\xa2id" + b"\x91" * 5000 + b"\xc0"

BAD_FRAMES = {
    "not msgpack": b"\xc1",
    "empty": b"",
    "not a map": msgspec.msgpack.encode([1, 2]),
    "no tag": msgspec.msgpack.encode({"id": "1"}),
    "unknown tag": msgspec.msgpack.encode({"t": "welcome", "v": 1}),
    "unknown field": msgspec.msgpack.encode({"t": "say", "id": "1", "text": "x", "admin": True}),
    "wrong type": msgspec.msgpack.encode({"t": "do", "id": "1", "ask": "first"}),
    "too deep": DEEP,
    "cut short": encode(Say(id="1", text="hello"))[:-2],
    "two frames": encode(Say(id="1", text="a")) * 2,
    "a second hello": encode(Hello(v=PROTOCOL, table="OPEN")),
    "huge integer": msgspec.msgpack.encode({"t": "ping", "seq": 2**63, "digest": -1})[:-1],
    "bad unicode": b"\x83\xa1t\xa3say\xa2id\xa11\xa4text\xa2\xff\xfe",
}


@pytest.mark.parametrize("frame", BAD_FRAMES.values(), ids=BAD_FRAMES.keys())
async def test_a_malformed_frame_ends_its_own_connection_only(house: Opener, frame: bytes) -> None:
    at = await house()
    async with at.at("OPEN", TOKEN) as seated, at.at("OPEN") as watching, at.at("OPEN") as bad:
        await bad.send(frame)
        assert (await bye(bad)).code == "malformed"
        await plays_on(at, seated, watching)


async def test_a_text_frame_is_malformed(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN") as socket:
        await socket.send("hello")
        assert (await bye(socket)).code == "malformed"


async def test_the_largest_frame_is_taken_and_a_larger_one_refused(house: Opener) -> None:
    at = await house()
    frame = encode(Say(id="1", text=""))
    longest = MAX_FRAME_BYTES - len(frame) - 2
    async with at.at("OPEN") as socket:
        await send(socket, Say(id="1", text="x" * longest))
        assert isinstance(await receive(socket), Chat)
        assert isinstance(await receive(socket), Ok)
        await send(socket, Say(id="2", text="x" * (longest + 1)))
        assert (await bye(socket)).code == "too_large"
    async with at.at("OPEN") as socket:
        await socket.send(b"\0" * (8 * MAX_FRAME_BYTES))
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert at.desk.tables["OPEN"].said == 1


async def test_a_foreign_origin_does_not_get_a_websocket(house: Opener) -> None:
    at = await house()
    for origin in ["http://evil.example", "null", f"http://127.0.0.1:{(at.server.port or 0) + 1}"]:
        with pytest.raises(InvalidStatus) as refused:
            async with at.socket(origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with at.socket(origin=f"http://127.0.0.1:{at.server.port}") as socket:
        await send(socket, Hello(v=PROTOCOL, table="OPEN"))
        assert isinstance(await receive(socket), Welcome)


async def test_a_repeated_command_gets_the_first_reply(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN", TOKEN) as socket:
        await send(socket, Do(id="same", ask=1))
        assert isinstance(await receive(socket), Step)
        first = await receive(socket)
        await send(socket, Do(id="same", ask=1))
        assert await receive(socket) == first
        await send(socket, Do(id="other", ask=1))
        refused = await receive(socket)
        assert isinstance(refused, No)
        assert refused.code == "stale"
    assert at.desk.tables["OPEN"].count == 1


async def test_a_command_that_waits_holds_up_neither_probes_nor_chat(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house(in_flight=2)
    go_on, handle = asyncio.Event(), FakeAttachment.handle

    async def slow(self: FakeAttachment, command: ClientCommand) -> None:
        if isinstance(command, Do):
            await go_on.wait()
        await handle(self, command)

    monkeypatch.setattr(FakeAttachment, "handle", slow)
    async with at.at("OPEN", TOKEN) as socket:
        await send(socket, Do(id="1", ask=1))
        await send(socket, Ping(seq=1, digest=digest({"count": 0}, {"secret": 0})))
        assert isinstance(await receive(socket), Pong)
        await send(socket, Say(id="2", text="are you there?"))
        assert isinstance(await receive(socket), Chat)
        assert isinstance(await receive(socket), Ok)
        # With as many waiting as may wait, nothing more is read.
        await send(socket, Do(id="3", ask=2))
        await send(socket, Say(id="4", text="hello?"))
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await socket.recv()
        go_on.set()
        replies = {frame.id async for frame in _frames(socket, 6) if isinstance(frame, Ok)}
        assert replies == {"1", "3", "4"}


async def _frames(socket: ClientConnection, count: int) -> AsyncIterator[ServerFrame]:
    for _ in range(count):
        yield await receive(socket)


async def test_a_command_on_its_way_is_carried_out_although_its_sender_has_gone(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house()
    go_on, handle = asyncio.Event(), FakeAttachment.handle

    async def slow(self: FakeAttachment, command: ClientCommand) -> None:
        await go_on.wait()
        await handle(self, command)

    monkeypatch.setattr(FakeAttachment, "handle", slow)
    async with at.at("OPEN", TOKEN) as socket:
        await send(socket, Do(id="1", ask=1))
        await send(socket, Ping(seq=1, digest=digest({"count": 0}, {"secret": 0})))
        assert isinstance(await receive(socket), Pong)
    await until(lambda: at.hub.connections == 0)
    assert not at.desk.tables["OPEN"].seats
    go_on.set()
    await until(lambda: at.desk.tables["OPEN"].count == 1)


async def test_a_failing_table_ends_the_connection_with_a_word(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN", TOKEN) as seated, at.at("OPEN") as watching, at.at("OPEN", TOKEN) as fails:
        await send(fails, Start(id="1"))
        assert (await bye(fails)).code == "fault"
        await plays_on(at, seated, watching)


@pytest.mark.parametrize(
    "name", ["", "x", "x" * 40, "x" * 10_000, "\u202eevil", "👩‍👩‍👧‍👦", "<script>alert(1)</script>", "\x00"]
)
async def test_hostile_names_reach_the_table_as_they_are_and_break_nothing(house: Opener, name: str) -> None:
    at = await house()
    async with at.at("OPEN", TOKEN) as seated, at.at("OPEN") as watching:
        await send(seated, Rename(id="r", name=name))
        assert isinstance(await receive(seated), No)
        await plays_on(at, seated, watching)


async def test_stopping_says_goodbye_to_everyone(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN") as one, at.at("OPEN", TOKEN) as two, at.socket() as mute:
        stopping = asyncio.create_task(at.server.close())
        for socket in (one, two, mute):
            assert (await bye(socket)).code == "draining"
        await stopping
    assert at.desk.closed


async def test_connections_leave_no_tasks_behind(house: Opener) -> None:
    at = await house()

    async def visit(token: str | None) -> None:
        async with at.at("OPEN", token) as socket:
            await send(socket, Say(id="1", text="hi"))
            await receive(socket)

    await visit(None)
    await until(lambda: at.hub.connections == 0)
    before = len(asyncio.all_tasks())
    for _ in range(10):
        await asyncio.gather(*(visit(token) for token in (None, TOKEN) * 3))
    await until(lambda: at.hub.connections == 0 and len(asyncio.all_tasks()) <= before)
    assert not at.desk.tables["OPEN"].seats
