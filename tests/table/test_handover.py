"""A seat goes over to another device by a pass: who may make one, how long it works, and who learns of it."""

from __future__ import annotations

import logging

import pytest

from gatekey.table.passes import PASS_SECONDS
from gatekey.table.ports import NotAdmitted
from gatekey.table.tokens import CODE_ALPHABET
from gatekey.wire import messages as m
from tests.table.rig import Client, House


async def pass_of(client: Client, seat: int | None = None) -> str:
    reply = await client.ok(m.Pass, seat=seat)
    assert reply.data["seconds"] == PASS_SECONDS
    return str(reply.data["pass"])


async def taken(house: House, table: str, code: str) -> tuple[Client, str]:
    """A new device that has taken a seat, and its token."""
    device = await house.client(table)
    reply = await device.ok(m.Take, code=code)
    assert reply.data["seat"] == device.seat
    return device, reply.data["token"]


def last_you(client: Client) -> m.You:
    client.catch_up()
    return [frame for frame in client.frames if isinstance(frame, m.You)][-1]


async def test_the_new_device_plays_on_and_the_old_one_watches(house: House) -> None:
    ada, bo = await house.table_of(2)
    hand = bo.mine
    code = await pass_of(bo)
    assert len(code) >= 8
    assert set(code) <= set(CODE_ALPHABET)
    phone, token = await taken(house, bo.code, f" {code[:4]}-{code[4:]} ".lower())
    assert (phone.seat, phone.mine) == (1, hand)
    assert last_you(bo) == m.You(seat=None, elsewhere=True)
    assert (bo.seat, bo.mine, bo.ask) == (None, None, None)
    assert await bo.no(m.Concede) == "not_seated"
    with pytest.raises(NotAdmitted, match="bad_token"):
        await house.client(bo.code, bo.token)
    asked = next(client for client in (ada, phone) if client.ask is not None)
    assert isinstance(await asked.answer(asked.options()[0]), m.Ok)
    for client in (ada, bo, phone):
        assert client.holds_the_view()
    assert (await house.client(bo.code, token)).seat == 1


async def test_a_pass_works_once_and_a_new_one_ends_the_old(house: House) -> None:
    _, bo = await house.table_of(2)
    old = await pass_of(bo)
    new = await pass_of(bo)
    device = await house.client(bo.code)
    assert await device.no(m.Take, code=old) == m.BAD_PASS
    assert device.seat is None
    await device.ok(m.Take, code=new)
    assert await (await house.client(bo.code)).no(m.Take, code=new) == m.BAD_PASS
    assert await device.no(m.Take, code=await pass_of(device)) == "seated"


@pytest.mark.parametrize(("seconds", "works"), [(PASS_SECONDS - 1, True), (PASS_SECONDS, False)])
async def test_a_pass_works_for_ten_minutes(house: House, seconds: int, works: bool) -> None:
    _, bo = await house.table_of(2)
    code = await pass_of(bo)
    await house.pass_time(seconds)
    device = await house.client(bo.code)
    if works:
        await device.ok(m.Take, code=code)
    else:
        assert await device.no(m.Take, code=code) == m.BAD_PASS


async def test_a_repeated_pass_command_makes_another_pass(house: House) -> None:
    _, bo = await house.table_of(2)
    again = m.Pass(id="p" * 16)
    first, second = await bo.does(again), await bo.does(again)
    assert isinstance(first, m.Ok)
    assert isinstance(second, m.Ok)
    assert first.data["pass"] != second.data["pass"]
    assert await (await house.client(bo.code)).no(m.Take, code=first.data["pass"]) == m.BAD_PASS
    await taken(house, bo.code, second.data["pass"])


@pytest.mark.parametrize("restart", [False, True])
async def test_a_repeated_take_brings_the_same_seat_until_its_token_is_used(house: House, restart: bool) -> None:
    _, bo = await house.table_of(2)
    take = m.Take(id="t" * 16, code=await pass_of(bo))
    lost = await house.client(bo.code)
    assert isinstance(await lost.does(take), m.Ok)
    lost.attachment.detach()
    if restart:
        await house.restart()
    device = await house.client(bo.code)
    reply = await device.does(take)
    assert isinstance(reply, m.Ok)
    assert reply.data["seat"] == device.seat == 1
    await house.client(bo.code, reply.data["token"])
    await house.pass_time()
    late = await (await house.client(bo.code)).does(take)
    assert isinstance(late, m.No)
    assert late.code == m.BAD_PASS


async def test_the_host_opens_the_seat_of_somebody_away_and_all_are_told(house: House) -> None:
    ada, bo, cy = await house.table_of(3)
    watching = await house.client(ada.code)
    assert await ada.no(m.Pass, seat=1) == "not_yours"
    bo.attachment.detach()
    assert await cy.no(m.Pass, seat=1) == "not_host"
    assert await ada.no(m.Pass, seat=9) == "no_seat"
    code = await pass_of(ada, 1)
    told = m.Notice(text=("log-new-device", {"who": "seat:1"}))
    for client in (ada, cy, watching):
        assert told in client.catch_up() + client.frames
        assert client.lines[-1].text == told.text
    device, _ = await taken(house, ada.code, code)
    assert device.seat == 1
    assert device.lines[-1].text == told.text


async def test_the_host_can_do_it_before_the_game_too(house: House) -> None:
    ada, bo = await house.table_of(2, start=False)
    bo.attachment.detach()
    code = await pass_of(ada, 1)
    assert any(isinstance(frame, m.Notice) for frame in ada.frames)
    device, _ = await taken(house, ada.code, code)
    assert [seat["name"] for seat in device.room["seats"]] == ["Ada", "Player 1"]
    assert await ada.no(m.Pass, seat=1) == "not_yours"


async def test_whoever_comes_back_ends_what_the_host_opened_but_not_their_own_pass(house: House) -> None:
    ada, bo = await house.table_of(2)
    bo.attachment.detach()
    opened = await pass_of(ada, 1)
    back = await house.client(bo.code, bo.token)
    back.attachment.detach()
    device = await house.client(bo.code)
    assert await device.no(m.Take, code=opened) == m.BAD_PASS
    back = await house.client(bo.code, bo.token)
    own = await pass_of(back)
    await house.client(bo.code, bo.token)
    await device.ok(m.Take, code=own)


async def test_a_seat_that_was_freed_has_no_pass(house: House) -> None:
    ada, bo = await house.table_of(2)
    code = await pass_of(bo)
    await ada.ok(m.Kick, seat=1)
    assert last_you(bo) == m.You(seat=None)
    assert await bo.no(m.Take, code=code) == m.BAD_PASS
    assert await ada.no(m.Pass, seat=1) == "no_seat"


async def test_the_bot_that_stood_in_gives_the_seat_back(house: House) -> None:
    ada, bo = await house.table_of(2)
    bo.attachment.detach()
    await ada.ok(m.StandIn, seat=1)
    device, _ = await taken(house, ada.code, await pass_of(ada, 1))
    assert "stand_in" not in device.room["seats"][1]
    assert device.lines[-1].text == ("log-back", {"who": "seat:1"})


async def test_spectators_make_no_pass_and_passes_are_in_no_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, bo = await house.table_of(2)
    watching = await house.client(ada.code)
    assert await watching.no(m.Pass) == "not_seated"
    code = await pass_of(bo)
    await taken(house, bo.code, code)
    await house.close()
    assert code not in caplog.text
    assert not any(code.encode() in file.read_bytes() for file in house.folder.iterdir())
    for client in (ada, watching):
        assert not any(code.encode() in raw for raw in client.outbox.raw)
    await house.open()
