"""Token buckets: so much at once, so much in the long run."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]

ADDRESSES: Final = 4096
"""Addresses a throttle remembers; beyond that the one unused longest is forgotten."""


def loop_time() -> float:
    """The time of the running event loop: the one clock by which everything else of a connection is measured, too."""
    return asyncio.get_running_loop().time()


class Bucket:
    """Holds at most ``burst`` tokens and gains ``rate`` of them a second."""

    __slots__ = ("_at", "_clock", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = loop_time) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self._clock = clock
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take ``cost`` tokens, or none at all and say False."""
        self._fill()
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until ``cost`` tokens are there; 0 when they are."""
        self._fill()
        return max(0.0, (cost - self.tokens) / self.rate)

    def _fill(self) -> None:
        now = self._clock()
        self.tokens = min(self.burst, self.tokens + (now - self._at) * self.rate)
        self._at = now


class Throttle:
    """A bucket for every network address."""

    def __init__(self, rate: float, burst: float, clock: Clock = loop_time) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Charge an address; False when it has nothing left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """Undo one :meth:`take`."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.tokens = min(bucket.burst, bucket.tokens + 1)

    def wait(self, address: str) -> float:
        """Seconds until :meth:`take` would succeed. Charges nothing."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else bucket.wait()


class Layers:
    """Throttles for an address and for ever wider surroundings of it. What one of them has no room for is not taken at all."""

    def __init__(self, *layers: tuple[Callable[[str], str], Throttle]) -> None:
        """Each layer: whom an address counts for there, and the throttle."""
        self._layers = layers

    def take(self, address: str) -> bool:
        """Charge an address in all layers; False, and nothing charged, when one of them has nothing left."""
        if self.wait(address) > 0:
            return False
        for key, throttle in self._layers:
            throttle.take(key(address))
        return True

    def give_back(self, address: str) -> None:
        """Undo one :meth:`take`."""
        for key, throttle in self._layers:
            throttle.give_back(key(address))

    def wait(self, address: str) -> float:
        """Seconds until :meth:`take` would succeed. Charges nothing."""
        return max(throttle.wait(key(address)) for key, throttle in self._layers)
