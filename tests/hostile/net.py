"""A network in memory: byte streams with delay, loss, narrow links, outages, ends that vanish without a word, and readers that do not read.

A lost segment shows as TCP shows it: as a pause, and in the end as a broken connection. Streams keep their own order; nothing keeps the order
between two of them.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tests.hostile.loop import Process, VirtualLoop

HIGH: Final = 64 * 1024
"""Bytes that wait in a program beyond what the kernel takes, from which on it is asked to pause."""
FIRST_RETRY: Final = 0.3
LONGEST_RETRY: Final = 10.0
SEGMENT: Final = 1400
WIDE: Final = 1e6
"""Bytes a second from which on a link is not felt."""


@dataclass
class Quality:
    """What a device's way to the server is like now."""

    delay: float = 0.005
    jitter: float = 0.0
    loss: float = 0.0
    rate: float = 1e9
    """Bytes a second."""
    kernel: int = 64 * 1024
    """Bytes that the systems at both ends keep for a stream."""
    patience: float = 60.0
    """Seconds for which a system sends again what nobody acknowledges."""


class Device:
    """A client's machine."""

    def __init__(self, loop: VirtualLoop, name: str, seed: str) -> None:
        self.name = name
        self.process = Process(loop, name)
        self.dice = random.Random(f"{seed}/{name}")
        self.quality = Quality()
        self.offline = False
        self.address = f"192.168.1.{10 + self.dice.randrange(200)}"
        self.streams: list[Stream] = []


class Stream:
    """One connection: two ends and what is under way between them."""

    def __init__(self, network: Network, device: Device) -> None:
        self.network = network
        self.device = device
        self.extra = device.dice.uniform(0.0, device.quality.delay)
        """So that one stream may overtake another."""
        self.kernel = device.quality.kernel
        self.swallowed = False
        """Whether what is sent arrives nowhere any more, and nobody says so."""
        self.client: End
        self.server: End

    @property
    def blocked(self) -> bool:
        return self.swallowed or self.device.offline or self.network.powerless

    def ends(self) -> tuple[End, End]:
        return self.client, self.server

    def over(self) -> None:
        """Forget it once both ends are gone."""
        if self.client.gone and self.server.gone and self in self.device.streams:
            self.device.streams.remove(self)


class End(asyncio.Transport):
    """One end of a stream, as its program sees it."""

    def __init__(self, stream: Stream, process: Process, peername: tuple[str, int]) -> None:
        super().__init__({"peername": peername, "sockname": ("127.0.0.1", 80)})
        self._stream = stream
        self._process = process
        self._protocol: Any = None
        self._inbox: deque[bytes | None] = deque()
        self._under_way: deque[bytes | None] = deque()
        self._stuck: list[bytes | None] = []
        self._stuck_since = 0.0
        self._unread = 0
        """Bytes written and not yet taken by the other program."""
        self._queue: deque[bytes | None] = deque()
        self._sending = False
        self._last_arrival = 0.0
        self._begun = True
        self._lost_before: list[Exception | None] = []
        self._reading = True
        self._feeding = False
        self._paused = False
        self._closing = False
        self.gone = False
        """Whether the program has been told that the connection is over, or is no more."""
        self._silent = False
        """Whether what this end has sent is no longer cared for by its system."""

    @property
    def other(self) -> End:
        client, server = self._stream.ends()
        return server if self is client else client

    # ------------------------------------------------------------ what a program asks of its transport

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def is_closing(self) -> bool:
        return self._closing

    def is_reading(self) -> bool:
        return self._reading

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        self._feed_soon()

    def get_write_buffer_size(self) -> int:
        return max(0, self._unread - self._stream.kernel)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return HIGH // 4, HIGH

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def can_write_eof(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        if self._closing or self.gone or not data:
            return
        data = bytes(data)
        self._unread += len(data)
        if self._stream.device.quality.rate >= WIDE:
            self._send(data)
        else:
            for start in range(0, len(data), SEGMENT):
                self._send(data[start : start + SEGMENT])
        waiting = self.get_write_buffer_size()
        network = self._stream.network
        network.most_waiting = max(network.most_waiting, waiting)
        if waiting > HIGH and not self._paused:
            self._paused = True
            self._protocol.pause_writing()

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        if self._closing or self.gone:
            return
        self._closing = True
        self._send(None)
        self._finish_close()

    def abort(self) -> None:
        if self.gone:
            return
        self._closing = True
        self.lose(None)
        self._stream.network.reset(self)

    # ------------------------------------------------------------ what the world does

    def made(self, protocol: Any) -> None:
        """The connection stands. Nothing is read from it before its program knows of it."""
        self._protocol = protocol
        self._begun = False
        self._process.soon(protocol.connection_made, self)
        self._process.soon(self._process.soon, self._begin)

    def _begin(self) -> None:
        self._begun = True
        self._feed_soon()
        for error in self._lost_before:
            self._protocol.connection_lost(error)

    def lose(self, error: Exception | None) -> None:
        """The connection is over for this end; its program is told."""
        if self.gone:
            return
        self.vanish()
        if self._begun:
            self._process.soon(self._protocol.connection_lost, error)
        else:
            self._lost_before = [error]

    def vanish(self) -> None:
        """This end is no more, and nobody is told."""
        self.gone = self._closing = self._silent = True
        self._inbox.clear()
        self._stuck.clear()
        self._stream.over()

    def unblock(self) -> None:
        """The way is free again: what was sent in vain is sent again, after the pause that has built up."""
        if self._stuck:
            pause = self._stream.device.dice.uniform(0.0, min(LONGEST_RETRY, self._loop.time() - self._stuck_since))
            self._loop.outside(pause, self._again)

    @property
    def _loop(self) -> VirtualLoop:
        return self._process.loop

    def _send(self, data: bytes | None) -> None:
        self._queue.append(data)
        if not self._sending:
            self._transmit()

    def _transmit(self) -> None:
        """Put what is queued on the way, a narrow one piece by piece."""
        self._sending = False
        while self._queue and not self._silent:
            data = self._queue.popleft()
            self._depart(data)
            rate = self._stream.device.quality.rate
            if rate < WIDE:
                self._sending = True
                self._loop.outside((len(data) if data else 1) / rate, self._transmit)
                return

    def _depart(self, data: bytes | None) -> None:
        device, quality = self._stream.device, self._stream.device.quality
        now, dice = self._loop.time(), device.dice
        arrival = now + quality.delay + self._stream.extra + dice.uniform(0.0, quality.jitter)
        retry = FIRST_RETRY
        while quality.loss and dice.random() < quality.loss:
            arrival += retry
            retry = min(LONGEST_RETRY, 2 * retry)
        self._last_arrival = max(arrival, self._last_arrival)
        self._under_way.append(data)
        self._loop.outside(self._last_arrival - now, self._next_arrives)

    def _again(self) -> None:
        if not self._stream.blocked:
            stuck, self._stuck = self._stuck, []
            for data in stuck:
                self._arrive(data)

    def _next_arrives(self) -> None:
        data = self._under_way.popleft()
        if not self._silent:
            self._arrive(data)

    def _arrive(self, data: bytes | None) -> None:
        to = self.other
        if self._stream.blocked or self._stuck:
            if not self._stuck:
                self._stuck_since = self._loop.time()
                self._loop.outside(self._stream.device.quality.patience, self._give_up, self._stuck_since)
            self._stuck.append(data)
            return
        if to.gone:
            # Nobody is there any more who would take it: the system over there says so.
            if data is not None and not self.gone:
                self._loop.outside(self._stream.device.quality.delay, self.lose, ConnectionResetError())
            return
        to._inbox.append(data)
        to._feed_soon()

    def _give_up(self, since: float) -> None:
        if self._stuck and self._stuck_since == since:
            if self.gone:
                self._stuck.clear()
            else:
                self.lose(TimeoutError("nobody acknowledges"))

    def _feed_soon(self) -> None:
        if self._inbox and self._reading and self._begun and not self._feeding and not self.gone:
            self._feeding = True
            self._process.soon(self._feed)

    def _feed(self) -> None:
        self._feeding = False
        while self._inbox and self._reading and not self.gone:
            data = self._inbox.popleft()
            if data is None:
                self._ended()
            elif self._closing:
                self.other._taken(len(data))
                self._stream.network.reset(self)
            else:
                self._protocol.data_received(data)
                self.other._taken(len(data))

    def _ended(self) -> None:
        if self._closing or not self._protocol.eof_received():
            self.close()
            self.lose(None)

    def _taken(self, size: int) -> None:
        self._unread -= size
        if self.gone:
            return
        if self._paused and self.get_write_buffer_size() <= HIGH // 4:
            self._paused = False
            self._process.soon(self._resume)
        self._finish_close()

    def _resume(self) -> None:
        if not self.gone:
            self._protocol.resume_writing()

    def _finish_close(self) -> None:
        # The system takes care of the rest once it has got all of it.
        if self._closing and not self.gone and self.get_write_buffer_size() == 0:
            self._process.soon(self._closed)

    def _closed(self) -> None:
        if not self.gone:
            self.gone = True
            self._stream.over()
            self._protocol.connection_lost(None)


class Network:
    """All devices, their streams, and the one server."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.devices: dict[str, Device] = {}
        self.server: tuple[Process, Callable[[], Any]] | None = None
        """The program that listens, and what makes its protocols; None while it does not run."""
        self.powerless = False
        """Whether the server's machine is without power, so that not even its system answers."""
        self.dials = 0
        self.most_waiting = 0
        """Most bytes that ever waited in a program, at any end, for its system to take them."""
        loop.dial = self.dial

    async def dial(self, name: str, factory: Callable[[], Any]) -> tuple[Any, Any]:
        """Connect a device to the server.

        Raises:
            ConnectionRefusedError: nobody listens.
        """
        device = self.devices[name.removesuffix(".local")]
        self.dials += 1
        retry = 1.0
        while True:
            quality = device.quality
            await asyncio.sleep(2 * quality.delay + device.dice.uniform(0.0, quality.jitter))
            if not (device.offline or self.powerless or device.dice.random() < quality.loss):
                break
            await asyncio.sleep(retry)
            retry = min(16.0, 2 * retry)
        if self.server is None:
            raise ConnectionRefusedError("nobody listens")
        process, make = self.server
        stream = Stream(self, device)
        port = 1024 + self.dials
        stream.client = End(stream, device.process, ("192.168.1.2", 80))
        stream.server = End(stream, process, (device.address, port))
        device.streams.append(stream)
        stream.server.made(process.context.run(make))
        protocol = factory()
        stream.client.set_protocol(protocol)
        protocol.connection_made(stream.client)
        return stream.client, protocol

    def streams(self) -> list[Stream]:
        return [stream for device in self.devices.values() for stream in device.streams]

    def reset(self, end: End) -> None:
        """Tell the other side that this end is no more, if word can get there."""
        stream, other = end._stream, end.other
        if not stream.blocked and not other.gone:
            self.loop.outside(stream.device.quality.delay, self._reset, stream, other)

    def _reset(self, stream: Stream, other: End) -> None:
        if not stream.blocked:
            other.lose(ConnectionResetError())

    # ------------------------------------------------------------ what happens to devices

    def offline(self, device: Device, off: bool) -> None:
        """Out of reach, or back."""
        device.offline = off
        if not off:
            self.unblock(device.streams)

    def power(self, on: bool) -> None:
        """The server's machine loses its power, or has it back and knows of no stream."""
        self.powerless = not on
        if on:
            self.unblock(self.streams())

    def unblock(self, streams: list[Stream]) -> None:
        for stream in list(streams):
            if not stream.blocked:
                for end in stream.ends():
                    end.unblock()

    def break_all(self, device: Device) -> None:
        """Somebody on the way ends the streams of a device."""
        for stream in list(device.streams):
            for end in stream.ends():
                if not stream.blocked:
                    self.loop.outside(device.dice.uniform(0.0, 0.2), end.lose, ConnectionResetError())

    def swallow(self, device: Device) -> None:
        """The streams of a device lead nowhere from now on, as after a router has forgotten them."""
        for stream in device.streams:
            stream.swallowed = True

    def move(self, device: Device) -> None:
        """The device has another address: its system ends the old streams at once, the server hears nothing of it."""
        for stream in list(device.streams):
            stream.swallowed = True
            stream.client.lose(OSError("network is unreachable"))
        device.address = f"192.168.1.{10 + device.dice.randrange(200)}"
