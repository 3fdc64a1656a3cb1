"""Token buckets, with a clock of one's own."""

from __future__ import annotations

from gatekey.web.remote import address_key
from gatekey.web.throttle import ADDRESSES, Bucket, Throttle


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    clock.now += 0.5
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_dear_thing_takes_nothing_when_there_is_not_enough() -> None:
    bucket = Bucket(rate=1.0, burst=5, clock=Clock())
    assert not bucket.take(6)
    assert bucket.take(5)


def test_addresses_do_not_pay_for_each_other() -> None:
    throttle = Throttle(rate=1.0, burst=1, clock=Clock())
    assert throttle.wait("a") == 0
    assert throttle.take("a")
    assert not throttle.take("a")
    assert throttle.wait("a") == 1.0
    assert throttle.take("b")


def test_what_was_taken_can_be_given_back_once() -> None:
    throttle = Throttle(rate=1.0, burst=2, clock=Clock())
    assert throttle.take("a")
    throttle.give_back("a")
    throttle.give_back("a")
    throttle.give_back("nobody")
    assert [throttle.take("a") for _ in range(3)] == [True, True, False]


def test_a_throttle_remembers_a_bounded_number_of_addresses() -> None:
    throttle = Throttle(rate=1.0, burst=1, clock=Clock())
    for n in range(ADDRESSES + 10):
        throttle.take(str(n))
    assert throttle.wait("0") == 0
    assert throttle.wait(str(ADDRESSES + 9)) > 0


def test_a_household_with_ipv6_is_one_address() -> None:
    assert address_key("192.168.1.5") == "192.168.1.5"
    assert address_key("::ffff:192.168.1.5") == "192.168.1.5"
    assert address_key("2001:db8:1:2:aaaa::1") == address_key("2001:db8:1:2:bbbb::9")
    assert address_key("2001:db8:1:3::1") != address_key("2001:db8:1:2::1")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key(None) == "local"
