"""Tables whose game never began go when nobody has looked in for a month; everything else stays."""

from __future__ import annotations

import pytest

from gatekey.store.errors import StoreError
from gatekey.table.ports import NotAdmitted
from gatekey.wire import messages as m
from tests.table.rig import House

DAY = 86_400.0
MONTH = 30 * DAY


async def there(house: House) -> set[str]:
    return {summary.table for summary in await house.desk.summaries()}


async def gone(house: House, code: str) -> bool:
    """Whether somebody who comes to a table is told that there is none."""
    try:
        (await house.client(code)).attachment.detach()
    except NotAdmitted as refused:
        return refused.code == "no_table"
    return False


async def left(house: House, *, seats: int = 2, start: bool = False) -> str:
    """A table that everybody has left, out of memory."""
    clients = await house.table_of(seats, start=start)
    for client in clients:
        client.attachment.detach()
    await house.pass_time(house.config.idle_seconds + 1)
    assert house.desk.tables() == []
    return clients[0].code


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_that_nobody_looks_into_for_a_month_goes_with_all_that_is_its(
    house: House, restart: bool
) -> None:
    code = await left(house)
    await house.pass_time(MONTH - DAY)
    if restart:
        await house.restart()
    assert await there(house) == {code}
    await house.pass_time(DAY)
    if restart:
        await house.restart()
    assert await there(house) == set()
    assert await gone(house, code)
    async with house.desk.store.engine.connect() as connection:
        for table in ("tables", "seats", "entries", "snapshots", "chat"):
            rows = await connection.exec_driver_sql(f"SELECT * FROM {table}")
            assert rows.all() == []


async def test_games_that_were_begun_never_go(house: House) -> None:
    running = await left(house, start=True)
    ada, _ = await house.table_of(2)
    await ada.ok(m.End)
    await house.close()
    await house.open()
    await house.pass_time(100 * MONTH)
    await house.restart()
    assert await there(house) == {running, ada.code}
    assert not await gone(house, running)


async def test_whoever_looks_in_keeps_it(house: House) -> None:
    code, other = await left(house), await left(house)
    for _ in range(3):
        await house.pass_time(MONTH - DAY)
        (await house.client(code)).attachment.detach()
        await house.pass_time()
    assert await there(house) == {code}
    assert await gone(house, other)


async def test_one_that_is_looked_into_stays_however_long_that_lasts(house: House) -> None:
    client = (await house.table_of(2, start=False))[0]
    await house.pass_time(3 * MONTH)
    assert await there(house) == {client.code}
    await client.ok(m.Rename, name="Ada L.")
    assert client.holds_the_view()


async def test_looking_for_them_costs_one_look_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0
    before = house.desk.store.lobbies_before

    async def counted(time: float) -> list[str]:
        nonlocal looks
        looks += 1
        return await before(time)

    monkeypatch.setattr(house.desk.store, "lobbies_before", counted)
    for _ in range(3):
        for _ in range(3):
            await there(house)
            await house.create()
        await house.pass_time(DAY)
    assert looks == 2  # the first was at the start


async def test_one_that_cannot_be_removed_is_there_and_goes_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await left(house)
    await house.pass_time(MONTH)

    async def full(codes: object) -> None:
        raise StoreError("full", "no")

    with monkeypatch.context() as patch:
        patch.setattr(house.desk.store, "remove", full)
        assert await there(house) == {code}
        assert not await gone(house, code)  # and to look in keeps it
    await house.pass_time(MONTH - DAY)
    assert await there(house) == {code}
    await house.pass_time(DAY + 1)
    assert await there(house) == set()


async def test_while_one_is_being_removed_it_is_gone_for_everybody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await left(house)
    await house.pass_time(MONTH)
    remove, told = house.desk.store.remove, []

    async def watched(codes: list[str]) -> None:
        told.append(await gone(house, code))
        await remove(codes)
        told.append(await gone(house, code))

    monkeypatch.setattr(house.desk.store, "remove", watched)
    assert await there(house) == set()
    assert told == [True, True]


async def test_the_next_table_of_a_game_can_be_opened_anew_once_it_was_abandoned(house: House) -> None:
    ada, bo = await house.table_of(2)
    await ada.ok(m.End)
    first = (await ada.ok(m.Again)).data["table"]
    ada.attachment.detach()
    bo.attachment.detach()
    await house.pass_time(house.config.idle_seconds + 1)
    await house.pass_time(MONTH)
    assert await there(house) == {ada.code}
    back = await house.client(ada.code, ada.token)
    assert not back.room.get("next_table")
    second = (await back.ok(m.Again)).data["table"]
    assert second != first
    assert not await gone(house, second)


async def test_the_next_table_stays_while_somebody_is_at_the_old_one(house: House) -> None:
    ada, bo = await house.table_of(2)
    await ada.ok(m.End)
    following = (await ada.ok(m.Again)).data["table"]
    bo.attachment.detach()
    await house.pass_time(2 * MONTH)
    assert following in await there(house)
    assert (await ada.ok(m.Again)).data["table"] == following
