"""Three kinds of token: each opens its own door, is stored as a hash, and goes to nobody but its holder."""

from __future__ import annotations

import base64

import pytest

from gatekey.table import tokens
from gatekey.table.ports import Created, NotAdmitted
from gatekey.wire import messages as m
from tests.table.rig import Client, House, quiet


async def at(house: House, code: str, **hello: str | None) -> Client:
    """A connection with that hello."""
    client = Client(house.desk, code, hello.get("token"))
    client.attachment = await house.desk.attach(m.Hello(v=m.PROTOCOL, table=code, **hello), client.outbox)
    client.catch_up()
    await quiet(house.desk)
    return client


async def opened(house: House, **spec: str) -> Created:
    return await house.create(2, **spec)


def bits(token: str) -> int:
    secret = token.partition("_")[2]
    return 8 * len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4)))


async def test_each_kind_is_of_128_bits_or_more_and_named_by_how_it_begins(house: House) -> None:
    created = await opened(house, password="sesame")
    watching = (await at(house, created.table, password="sesame")).frames[0]
    assert isinstance(watching, m.Welcome)
    for token, kind in ((created.token, "seat_"), (created.host, "host_"), (watching.watch, "watch_")):
        assert token.startswith(kind)
        assert bits(token) >= 128
    assert tokens.mint_seat_token() != tokens.mint_seat_token()
    assert tokens.mint_host_token() != tokens.mint_host_token()


async def test_no_kind_opens_another_door(house: House) -> None:
    created = await opened(house, password="sesame")
    welcome = (await at(house, created.table, password="sesame")).frames[0]
    assert isinstance(welcome, m.Welcome)
    for wrong in (created.host, created.host.replace("host_", "seat_"), welcome.watch.replace("watch_", "seat_")):
        with pytest.raises(NotAdmitted, match="bad_token"):
            await at(house, created.table, token=wrong)
    for wrong in (created.token.replace("seat_", "watch_"), created.host.replace("host_", "watch_"), "watch_", ""):
        with pytest.raises(NotAdmitted, match="bad_token"):
            await at(house, created.table, token=wrong)
    # What is stored opens nothing either.
    record = house.desk.tables()[0].record
    assert record.password is not None
    kept = base64.urlsafe_b64encode(record.password[16:]).rstrip(b"=").decode()
    with pytest.raises(NotAdmitted, match="bad_token"):
        await at(house, created.table, token=f"watch_{kept}")


async def test_a_spectator_comes_back_by_token_also_after_a_restart(house: House) -> None:
    created = await opened(house, password="sesame")
    first = (await at(house, created.table, password="sesame")).frames[0]
    assert isinstance(first, m.Welcome)
    again = await at(house, created.table, token=first.watch)
    assert isinstance(again.frames[0], m.Welcome)
    assert (again.seat, again.frames[0].watch) == (None, "")
    await house.restart()
    back = await at(house, created.table, token=first.watch)
    await back.sit("Bea")
    assert back.seat == 1


async def test_a_spectators_token_opens_its_own_table_only(house: House) -> None:
    one, other, free = (
        await opened(house, password="sesame"),
        await opened(house, password="sesame"),
        await opened(house),
    )
    welcome = (await at(house, one.table, password="sesame")).frames[0]
    assert isinstance(welcome, m.Welcome)
    for table in (other, free):
        with pytest.raises(NotAdmitted, match="bad_token"):
            await at(house, table.table, token=welcome.watch)


async def test_once_the_hosts_token_is_shown_the_seats_token_is_not_enough(house: House) -> None:
    created = await opened(house)
    seat_only = await at(house, created.table, token=created.token)
    await seat_only.ok(m.Settings, name="Friday")
    host = await at(house, created.table, token=created.token, host=created.host)
    await host.ok(m.Settings, name="Saturday")
    for command, fields in (
        (m.Settings, {"name": "Sunday"}),
        (m.Bot, {"seat": 1}),
        (m.Kick, {"seat": 1}),
        (m.Choose, {"choice": "colour", "value": "c", "seat": 1}),
        (m.Pass, {"seat": 1}),
        (m.Start, {}),
        (m.Host, {}),
    ):
        assert await seat_only.no(command, **fields) == "not_host"
    assert host.room["name"] == "Saturday"
    await house.restart()
    assert await (await at(house, created.table, token=created.token)).no(m.Settings, name="x") == "not_host"
    await (await at(house, created.table, token=created.token, host=created.host)).ok(m.Settings, name="Monday")


async def test_the_hosts_token_is_worth_nothing_on_another_seat_or_table(house: House) -> None:
    created, other = await opened(house), await opened(house)
    guest = await (await house.client(created.table)).sit("Bea")
    thief = await at(house, created.table, token=guest.token, host=created.host)
    assert await thief.no(m.Settings, name="Mine") == "not_host"
    await at(house, created.table, token=created.token, host=created.host)
    wrong = await at(house, created.table, token=created.token, host=other.host)
    assert await wrong.no(m.Settings, name="Mine") == "not_host"


async def test_a_new_host_gets_a_token_and_the_old_one_is_void(house: House) -> None:
    created = await opened(house)
    host = await at(house, created.table, token=created.token, host=created.host)
    guest = await (await house.client(created.table)).sit("Bea")
    await host.ok(m.Leave)
    guest.catch_up()
    assert guest.room["host"] == 1
    first = (await guest.ok(m.Host)).data["host"]
    second = (await guest.ok(m.Host)).data["host"]
    assert first != second
    assert await (await at(house, created.table, token=guest.token, host=created.host)).no(m.Start) == "open_seats"
    await at(house, created.table, token=guest.token, host=second)
    for void in (created.host, first):
        stale = await at(house, created.table, token=guest.token, host=void)
        assert await stale.no(m.Settings, name="x") == "not_host"
    await guest.ok(m.Settings, name="Bea's")
    assert await guest.no(m.Host) == "not_now"


async def test_another_device_takes_the_hosts_right_along(house: House) -> None:
    created = await opened(house)
    host = await at(house, created.table, token=created.token, host=created.host)
    code = (await host.ok(m.Pass)).data["pass"]
    phone = await house.client(created.table)
    phone.token = (await phone.ok(m.Take, code=code)).data["token"]
    new = (await phone.ok(m.Host)).data["host"]
    await (await at(house, created.table, token=phone.token, host=new)).ok(m.Settings, name="Friday")
    old = await at(house, created.table, token=phone.token, host=created.host)
    assert await old.no(m.Settings, name="x") == "not_host"


async def test_the_table_that_follows_has_a_right_of_its_own(house: House) -> None:
    created = await opened(house)
    host = await at(house, created.table, token=created.token, host=created.host)
    await host.ok(m.Bot, seat=1)
    await host.ok(m.Start)
    await host.ok(m.End)
    await host.ok(m.Again)
    assert host.moved is not None
    stale = await at(house, host.moved.table, token=host.moved.token, host=created.host)
    fresh = (await stale.ok(m.Host)).data["host"]
    await at(house, host.moved.table, token=host.moved.token, host=fresh)
    wrong = await at(house, host.moved.table, token=host.moved.token, host=created.host)
    assert await wrong.no(m.Settings, name="x") == "not_host"


async def test_secrets_are_nowhere_but_with_their_holders(house: House, capfd: pytest.CaptureFixture[str]) -> None:
    created = await opened(house, password="open-sesame")
    other = await at(house, created.table, password="open-sesame")
    welcome = other.frames[0]
    assert isinstance(welcome, m.Welcome)
    host = await at(house, created.table, token=created.token, host=created.host)
    guest = await (await at(house, created.table, token=welcome.watch)).sit("Bea")
    await host.ok(m.Start)
    passed = (await host.ok(m.Pass)).data["pass"]
    hers = str(guest.token)
    await house.close()
    stored = b"".join(file.read_bytes() for file in house.folder.iterdir() if file.is_file())
    assert created.table.encode() in stored
    printed = "".join(capfd.readouterr()).encode()
    for secret in (created.token, created.host, welcome.watch, hers, passed, "open-sesame"):
        assert secret.encode() not in stored
        assert secret.encode() not in printed
    sent = {name: b"".join(c.outbox.raw) for name, c in (("other", other), ("host", host), ("guest", guest))}
    holders = {created.token: (), created.host: (), welcome.watch: ("other",), hers: ("guest",), passed: ("host",)}
    for secret, mine in holders.items():
        assert {name for name, bytes_ in sent.items() if secret.encode() in bytes_} == set(mine)


def test_hashes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[bytes, bytes]] = []
    honest = tokens.hmac.compare_digest

    def watched(a: bytes, b: bytes) -> bool:
        compared.append((a, b))
        return honest(a, b)

    monkeypatch.setattr(tokens.hmac, "compare_digest", watched)
    seats = [tokens.token_hash(tokens.mint_seat_token()) for _ in range(4)]
    mine = tokens.mint_seat_token()
    assert tokens.seat_of(mine, [tokens.token_hash(mine), *seats]) == 0
    assert len(compared) == 5
    host, stored = tokens.mint_host_token(), tokens.hash_password("sesame")
    assert tokens.host_fits(host, tokens.token_hash(host))
    assert not tokens.host_fits(host, None)
    assert not tokens.host_fits(None, None)
    assert not tokens.watch_fits("watch_x", None)
    assert tokens.watch_token("sesame", stored) is not None
    assert tokens.watch_token("Sesame", stored) is None
    assert len(compared) == 11
