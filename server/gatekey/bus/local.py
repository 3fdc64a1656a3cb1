"""Tables of this one process: a directory by address, where each is loaded once and at most once at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
Load = Callable[[], Awaitable[T | None]]


class Bus(Protocol[T]):
    """Finds what lives under an address, or brings it to life."""

    async def reach(self, address: str, load: Load[T]) -> T | None:
        """What lives there; ``load`` makes it when nothing does, and returns None when there is nothing to make."""

    def drop(self, address: str, resident: T) -> None:
        """``resident`` has left that address. Does nothing when something else lives there by now."""

    def residents(self) -> Iterator[T]:
        """All that live in this process."""


class LocalBus(Generic[T]):
    """A :class:`Bus` within this process."""

    def __init__(self) -> None:
        self._here: dict[str, T] = {}
        self._coming: dict[str, asyncio.Future[T | None]] = {}

    async def reach(self, address: str, load: Load[T]) -> T | None:
        """See :class:`Bus`. Whoever asks while it is being loaded waits for the same one, and gets the same error."""
        found = self._here.get(address)
        if found is not None:
            return found
        coming = self._coming.get(address)
        if coming is None:
            coming = asyncio.ensure_future(self._bring(address, load))
            self._coming[address] = coming
            coming.add_done_callback(lambda done: self._arrived(address, done))
        return await asyncio.shield(coming)

    def drop(self, address: str, resident: T) -> None:
        """See :class:`Bus`."""
        if self._here.get(address) is resident:
            del self._here[address]

    def residents(self) -> Iterator[T]:
        """See :class:`Bus`."""
        return iter(list(self._here.values()))

    def reached(self, address: str) -> bool:
        """Whether something lives there or is being loaded."""
        return address in self._here or address in self._coming

    async def settle(self) -> None:
        """Wait until nothing is being loaded any more."""
        while self._coming:
            await asyncio.wait(list(self._coming.values()))

    async def _bring(self, address: str, load: Load[T]) -> T | None:
        found = await load()
        if found is not None:
            self._here[address] = found
        return found

    def _arrived(self, address: str, done: asyncio.Future[T | None]) -> None:
        self._coming.pop(address, None)
        if not done.cancelled():
            done.exception()  # whoever asked gets it; if all of them are gone it is nobody's business any more
