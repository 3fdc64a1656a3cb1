"""Who asks for too much is cut off, and nobody else: floods, guesses, slow readers, dead peers."""

from __future__ import annotations

import asyncio
import socket as sockets

import pytest

from gatekey.table.ports import Attachment, Outbox
from gatekey.web.connection import WRONG_PASSES
from gatekey.wire.codec import digest, encode
from gatekey.wire.messages import (
    BAD_PASS,
    PROTOCOL,
    Bye,
    Chat,
    ChatLine,
    Hello,
    No,
    Ok,
    Ping,
    Pong,
    Say,
    Take,
    Welcome,
)
from tests.web.conftest import House, Opener, bye, plays_on, receive, send, until
from tests.web.fake import PASS, TOKEN


async def test_too_many_frames_end_the_connection(house: Opener) -> None:
    at = await house(frames=1.0, frames_burst=10)
    async with at.at("OPEN", TOKEN) as seated, at.at("OPEN") as watching, at.at("OPEN") as flood:
        for _ in range(12):
            await send(flood, Ping(seq=1, digest=digest({"count": 0}, None)))
        frames = [await receive(flood) for _ in range(10)]
        assert all(isinstance(frame, Pong) for frame in frames[:9])
        assert isinstance(frames[-1], Bye)
        assert frames[-1].code == "too_fast"
        await plays_on(at, seated, watching)


async def test_too_many_control_frames_end_it_too(house: Opener) -> None:
    at = await house(frames=1.0, frames_burst=10)
    async with at.at("OPEN") as flood:
        for _ in range(20):
            await flood.ping()
        assert (await bye(flood)).code == "too_fast"


async def test_chat_costs_more_than_other_frames(house: Opener) -> None:
    at = await house(frames=1.0, frames_burst=50)
    async with at.at("OPEN") as socket:
        for n in range(3):
            await send(socket, Say(id=str(n), text="spam"))
        while not isinstance(frame := await receive(socket), Bye):
            assert isinstance(frame, (Chat, Ok))
        assert frame.code == "too_fast"
        await until(lambda: at.hub.connections == 0)
        assert at.desk.tables["OPEN"].said == 2


async def test_guessing_is_slowed_down_and_a_right_token_still_opens(house: Opener) -> None:
    at = await house(wrong=0.001, wrong_burst=3)
    codes = []
    for n in range(5):
        async with at.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table=f"GUESS{n}"))
            codes.append((await bye(socket)).code)
    assert codes == ["no_table"] * 3 + ["too_fast"] * 2
    # A right code and a wrong one look the same now, also with a made-up token.
    for table, token in [("OPEN", None), ("OPEN", "made up"), ("NONE", "made up")]:
        async with at.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table=table, token=token))
            assert (await bye(socket)).code == "too_fast"
    assert (await at.http.get("/api/tables/OPEN")).status == 429
    async with at.at("OPEN", TOKEN):
        assert len(at.desk.tables["OPEN"].seats) == 1


async def test_wrong_passes_end_the_connection_and_count_as_wrong_codes(house: Opener) -> None:
    at = await house(wrong=0.001, wrong_burst=7)
    async with at.at("OPEN") as first:
        for n in range(WRONG_PASSES):
            await send(first, Take(id=str(n), code=f"GUESS{n}"))
            reply = await receive(first)
            assert isinstance(reply, No)
            assert reply.code == BAD_PASS
        assert (await bye(first)).code == "too_fast"
    async with at.at("OPEN") as right:
        # A right one costs nothing.
        await send(right, Take(id="right", code=PASS))
        assert isinstance(await receive(right), Welcome)
        assert isinstance(await receive(right), Ok)
    async with at.at("OPEN") as second:
        for n in range(2):
            await send(second, Take(id=f"second{n}", code="GUESS"))
            assert isinstance(await receive(second), No)
        # Nothing is left: a right one and a wrong one look the same.
        await send(second, Take(id="late", code=PASS))
        assert (await bye(second)).code == "too_fast"
        assert all(seat.seat is None for seat in at.desk.tables["OPEN"].seats)


async def test_passwords_tried_at_the_same_time_are_counted_all_the_same(
    house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await house(wrong=0.001, wrong_burst=3)
    attach = at.desk.attach

    async def slow(hello: Hello, outbox: Outbox) -> Attachment:
        await asyncio.sleep(0.1)
        return await attach(hello, outbox)

    monkeypatch.setattr(at.desk, "attach", slow)

    async def tried(password: str) -> str:
        async with at.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table="SAFE", password=password))
            return (await bye(socket)).code

    codes = await asyncio.gather(*(tried(f"guess{n}") for n in range(8)))
    assert sorted(codes) == ["password"] * 3 + ["too_fast"] * 5


async def test_the_right_password_costs_nothing(house: Opener) -> None:
    at = await house(wrong=0.001, wrong_burst=2)
    for _ in range(6):
        async with at.at("SAFE", password="sesame"):
            pass
    for code in ("no_table", "no_table", "too_fast"):
        async with at.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table="NONE"))
            assert (await bye(socket)).code == code


async def test_connections_are_capped_by_address(house: Opener) -> None:
    at = await house(connections_per_address=2)
    async with at.at("OPEN"), at.at("OPEN"), at.socket() as third:
        assert (await bye(third)).code == "full"
    async with at.at("OPEN"):
        assert at.hub.connections == 1


async def test_a_connection_that_goes_away_is_forgotten(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN") as socket:
        assert at.hub.connections == 1
        socket.transport.abort()
    await until(lambda: at.hub.connections == 0)
    assert not at.desk.tables["OPEN"].seats


async def test_a_slow_reader_is_cut_off_and_the_others_are_not_held_up(house: Opener) -> None:
    at = await house(outbox_frames=50, outbox_bytes=200_000)
    async with at.at("OPEN") as watching:
        raw = sockets.socket()
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", at.server.port))
        slow = await stalled(at, raw)
        table = at.desk.tables["OPEN"]
        big = Chat(line=_line("x" * 60_000))
        sent = 0
        async with asyncio.timeout(20):
            while len(table.seats) > 1:
                table.tell(big)
                sent += 1
                assert isinstance(await receive(watching), Chat)
                if sent > 50:
                    await asyncio.sleep(0.05)
        table.tell(Chat(line=_line("still here")))
        last = await receive(watching)
        assert isinstance(last, Chat)
        assert last.line.text == "still here"
        slow.close()


def _line(text: str) -> ChatLine:
    return ChatLine(n=1, at=0.0, text=text)


async def stalled(at: House, raw: sockets.socket) -> sockets.socket:
    """A websocket by hand that says hello and then reads nothing any more."""
    loop = asyncio.get_running_loop()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{at.server.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    await loop.sock_sendall(raw, "\r\n".join([*lines, "", ""]).encode())
    await loop.sock_recv(raw, 1024)
    hello = encode(Hello(v=PROTOCOL, table="OPEN"))
    await loop.sock_sendall(raw, bytes([0x82, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await until(lambda: len(at.desk.tables["OPEN"].seats) == 2)
    return raw


async def test_a_dead_peer_is_noticed_by_the_heartbeat(house: Opener) -> None:
    at = await house(heartbeat=0.2)
    raw = sockets.socket()
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", at.server.port))
    async with at.at("OPEN") as alive:
        await stalled(at, raw)
        await until(lambda: len(at.desk.tables["OPEN"].seats) == 1)
        await send(alive, Ping(seq=1, digest=digest({"count": 0}, None)))
        assert isinstance(await receive(alive), Pong)
    raw.close()
