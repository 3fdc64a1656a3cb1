"""Time as a table sees it, so that tests can let it pass at will."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Do not let it happen. Idempotent."""


class Clock(Protocol):
    """Where time comes from."""

    def now(self) -> float:
        """Unix seconds, for people."""

    def monotonic(self) -> float:
        """Seconds that only go forward, for waiting."""

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` after that time."""


class LoopClock:
    """The clock of the running event loop."""

    def now(self) -> float:
        """See :class:`Clock`."""
        return time.time()

    def monotonic(self) -> float:
        """See :class:`Clock`."""
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """See :class:`Clock`."""
        return asyncio.get_running_loop().call_later(seconds, callback)
