"""Guessing the code of a table: how many guesses anybody gets answered in a day, from however many addresses, and what that is worth."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import IPv6Address, ip_network
from itertools import count, cycle, islice

import pytest

from gatekey.table.ports import Attachment, NotAdmitted, Outbox, Summary
from gatekey.table.tokens import CODE_ALPHABET, CODE_LENGTH
from gatekey.web import throttle
from gatekey.web.hub import Hub
from gatekey.web.remote import address_key, behind, neighbourhood
from gatekey.web.settings import Limits, Settings
from gatekey.wire.messages import PROTOCOL, Hello
from tests.web.conftest import House, Opener, bye, send
from tests.web.fake import FakeDesk

CODES = len(CODE_ALPHABET) ** CODE_LENGTH
DAY = 86_400
TABLES = 100
"""Open tables on a large server."""


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def one_address() -> Iterator[str]:
    return cycle(["203.0.113.7"])


def one_provider() -> Iterator[str]:
    """Somebody who was given an IPv6 /48 and uses another /64 of it each time."""
    base = int(IPv6Address("2001:db8:7::"))
    return (str(IPv6Address(base + (n % 65536 << 64) + n)) for n in count())


def everywhere() -> Iterator[str]:
    """Another IPv4 address for each guess, none near the one before."""
    return (f"{n % 199 + 11}.{n * 7 % 256}.{n // 256 % 256}.{n * 13 % 256}" for n in count())


def answered(addresses: Iterator[str], monkeypatch: pytest.MonkeyPatch, *, seconds: int, per_second: int) -> int:
    """How many guesses get an answer other than ``too_fast``."""
    clock = Clock()
    monkeypatch.setattr(throttle.Throttle.__init__, "__defaults__", (clock,))
    wrong = Hub(Limits()).wrong
    got = 0
    for second in range(seconds):
        clock.now = float(second)
        got += sum(wrong.take(address_key(address)) for address in islice(addresses, per_second))
    return got


@pytest.mark.parametrize(
    ("addresses", "rate", "burst"),
    [
        (one_address, Limits.wrong, Limits.wrong_burst),
        (one_provider, Limits.wrong_near, Limits.wrong_near_burst),
        (everywhere, Limits.wrong_all, Limits.wrong_all_burst),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_day_of_guessing_finds_next_to_nothing(
    addresses: object, rate: float, burst: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(addresses)
    seconds = 2000
    got = answered(addresses(), monkeypatch, seconds=seconds, per_second=burst // 5)
    assert burst < got <= burst + rate * seconds + 1
    in_a_day = burst + rate * DAY
    # Expected tables found in a day, of so many that are open: one in more than two weeks even from everywhere at once.
    assert in_a_day * TABLES / CODES < 1 / 14


async def test_guesses_at_the_same_time_gain_nothing(house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await house(wrong=0.001, wrong_burst=3)
    honest = FakeDesk.summary

    async def slow(desk: FakeDesk, table: str) -> Summary:
        # The right one is found while the others are being looked for.
        await asyncio.sleep(0.2 if table == "OPEN" else 0.0)
        return await honest(desk, table)

    monkeypatch.setattr(FakeDesk, "summary", slow)
    guesses = ["OPEN", *(f"GUESS{n}" for n in range(20))]

    async def ask(code: str) -> int:
        async with at.http.get(f"/api/tables/{code}") as answer:
            return answer.status

    statuses = await asyncio.gather(*map(ask, guesses))
    assert statuses[0] == 429
    assert sorted(statuses[1:]) == [404] * 3 + [429] * 17


async def test_hellos_at_the_same_time_gain_nothing(house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await house(wrong=0.001, wrong_burst=3)
    honest = FakeDesk.attach

    async def slow(desk: FakeDesk, hello: Hello, outbox: Outbox) -> Attachment:
        await asyncio.sleep(0.2 if hello.table == "OPEN" else 0.0)
        return await honest(desk, hello, outbox)

    monkeypatch.setattr(FakeDesk, "attach", slow)

    async def ask(code: str) -> str:
        async with at.socket() as socket:
            await send(socket, Hello(v=PROTOCOL, table=code))
            return (await bye(socket)).code

    codes = await asyncio.gather(*map(ask, ["OPEN", *(f"GUESS{n}" for n in range(20))]))
    assert codes[0] == "too_fast"
    assert sorted(codes[1:]) == ["no_table"] * 3 + ["too_fast"] * 17
    assert at.desk.tables["OPEN"].seats == set()


async def guesses(at: House, number: int, forwarded: str | None) -> list[int]:
    """Statuses of some wrong guesses by somebody whom a proxy speaks for."""
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    found = []
    for n in range(number):
        async with at.http.get(f"/api/tables/GUESS{n}", headers=headers) as answer:
            found.append(answer.status)
    return found


async def test_without_trust_nobody_can_claim_another_address(house: Opener) -> None:
    at = await house(wrong=0.001, wrong_burst=2)
    assert await guesses(at, 2, "198.51.100.1") == [404, 404]
    assert await guesses(at, 1, "198.51.100.2") == [429]


async def test_behind_a_trusted_proxy_each_asker_is_somebody(house: Opener) -> None:
    settings = replace(Settings(host="127.0.0.1"), proxies=(ip_network("127.0.0.1/32"),))
    at = await house(settings, wrong=0.001, wrong_burst=2)
    assert await guesses(at, 3, "198.51.100.1") == [404, 404, 429]
    assert await guesses(at, 1, "198.51.101.2") == [404]
    # What the asker wrote there itself stands before what the proxy appends.
    assert await guesses(at, 1, "192.0.2.99, 198.51.100.1") == [429]
    async with at.socket(additional_headers={"X-Forwarded-For": "198.51.100.1"}) as socket:
        await send(socket, Hello(v=PROTOCOL, table="OPEN"))
        assert (await bye(socket)).code == "too_fast"


def test_whom_a_proxy_speaks_for() -> None:
    trusted = (ip_network("10.0.0.0/8"), ip_network("::1/128"))
    assert behind("192.0.2.1", ["198.51.100.7"], trusted) == "192.0.2.1"
    assert behind("10.0.0.1", [], trusted) == "10.0.0.1"
    assert behind("10.0.0.1", ["198.51.100.7"], trusted) == "198.51.100.7"
    assert behind("10.0.0.1", ["203.0.113.1, 198.51.100.7, 10.0.0.2"], trusted) == "198.51.100.7"
    assert behind("10.0.0.1", ["203.0.113.1", "198.51.100.7"], trusted) == "198.51.100.7"
    assert behind("::1", ["2001:db8::5"], trusted) == "2001:db8::5"
    assert behind("::ffff:10.0.0.1", ["198.51.100.7"], trusted) == "198.51.100.7"
    assert behind("10.0.0.1", ["nonsense"], trusted) == "10.0.0.1"
    assert behind(None, ["198.51.100.7"], trusted) is None


def test_neighbours() -> None:
    assert neighbourhood(address_key("192.168.1.5")) == "192.168.1"
    assert neighbourhood(address_key("2001:db8:1:2::1")) == neighbourhood(address_key("2001:db8:1:ffff::1"))
    assert neighbourhood(address_key("2001:db8:1:2::1")) != neighbourhood(address_key("2001:db8:2:2::1"))
    assert neighbourhood("local") == "local"


async def test_what_is_refused_is_not_charged(house: Opener) -> None:
    """Who is slowed down in the widest circle uses up nothing in a narrower one."""
    at = await house(wrong=0.001, wrong_burst=10, wrong_all=0.001, wrong_all_burst=1)
    assert at.hub.wrong.take("a")
    assert not at.hub.wrong.take("b")
    at.hub.wrong.give_back("a")
    assert at.hub.wrong.wait("b") == 0
    with pytest.raises(NotAdmitted):
        await at.desk.summary("NONE")
