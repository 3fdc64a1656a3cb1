"""One websocket: hello, then commands in the order they come, until either side ends it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from aiohttp import WSMsgType, web

from gatekey.kernel.text import say
from gatekey.table.ports import Attachment, Desk, NotAdmitted
from gatekey.web.errors import too_fast
from gatekey.web.hub import Hub
from gatekey.web.outbox import SocketOutbox
from gatekey.web.throttle import Bucket
from gatekey.wire.codec import Malformed, decode_client
from gatekey.wire.messages import (
    BAD_PASS,
    PROTOCOL,
    Advice,
    Bye,
    ClientCommand,
    ClientFrame,
    Hello,
    Pass,
    Ping,
    Say,
    Take,
)

GUESSES: Final = frozenset({"no_table", "bad_token", "password"})
"""Refusals that somebody who tries codes, tokens or passwords would collect."""
SAY_COST: Final = 20
"""Chat reaches everybody, so it costs as much as that many other frames; so does a pass, of which everybody may be told."""
WRONG_PASSES: Final = 5
"""So many wrong passes end a connection."""

_log = structlog.get_logger("gatekey.web")


class _AnyHello(msgspec.Struct, tag_field="t", tag="hello"):
    """What hellos of all versions have in common."""

    v: int


_any_hello = msgspec.msgpack.Decoder(_AnyHello)


class Connection:
    """Reads from one websocket and owns its outbox."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, address: str, hub: Hub, desk: Desk
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._address = address
        self._hub = hub
        self._desk = desk
        self._bucket = Bucket(hub.limits.frames, hub.limits.frames_burst)
        self._log = _log.bind(connection=hub.number(), address=address)
        self._wrong_passes = 0
        self._errands: set[asyncio.Future[str]] = set()
        self.outbox = SocketOutbox(socket, transport, hub.limits, transport.abort)

    @property
    def waiting(self) -> tuple[int, int]:
        """Frames that wait to be sent, and their size in bytes."""
        return self.outbox.waiting

    def close(self, bye: Bye) -> None:
        """Say why, then end the connection."""
        self.outbox.close(bye)

    def abort(self) -> None:
        """End the connection at once."""
        self._transport.abort()

    async def run(self) -> None:
        """Serve the connection to its end. Never raises, except when cancelled."""
        try:
            if (bye := self._hub.turn_away(self._address)) is not None:
                self.close(bye)
                return
            self._hub.add(self, self._address)
            try:
                await self._serve()
            finally:
                self._hub.remove(self, self._address)
        finally:
            await self._finish()

    async def _serve(self) -> None:
        attachment: Attachment | None = None
        try:
            attachment = await self._enter()
            if attachment is not None:
                await self._converse(attachment)
        except Exception as error:  # noqa: BLE001 - whatever fails here ends this connection and no other
            self._failed(error)
        finally:
            if attachment is not None:
                attachment.detach()

    def _failed(self, error: BaseException) -> None:
        self._log.error("connection failed", exc_info=error)
        self.close(Bye(code="fault", text=say("web-fault")))

    async def _finish(self) -> None:
        bye = self.outbox.bye
        await self.outbox.end()
        if self._errands:
            # Begun commands are carried out all the same; their replies find nobody.
            await asyncio.wait(self._errands, timeout=self._hub.limits.drain)
        # A server that stops says so once, not once more for everybody who is told.
        tell = self._log.debug if bye is not None and bye.code == "draining" else self._log.info
        if bye is not None:
            self._desk.meters.cut_off.labels(bye.code).inc()
        tell("disconnected", bye=bye.code if bye else None, close_code=self._socket.close_code)

    async def _enter(self) -> Attachment | None:
        """Take the hello to its table; None when there was no good one."""
        try:
            async with asyncio.timeout(self._hub.limits.hello):
                hello = await self._receive(first=True)
        except TimeoutError:
            self.close(Bye(code="hello", text=say("web-hello")))
            return None
        if hello is None:
            return None
        if not isinstance(hello, Hello):
            self.close(Bye(code="hello", text=say("web-hello")))
            return None
        if hello.v != PROTOCOL:
            self.close(Bye(code="version", text=say("web-version")))
            return None
        return await self._attach(hello)

    async def _attach(self, hello: Hello) -> Attachment | None:
        wrong, address = self._hub.wrong, self._address
        # Checking a password takes its time: it is charged beforehand, or many at once would all slip through.
        charged = hello.token is None and hello.password is not None
        if not wrong.take(address) if charged else hello.token is None and wrong.wait(address) > 0:
            self._guesses_too_often()
            return None
        self._log = self._log.bind(table=hello.table[:16])
        self.outbox.held = hello.token is None
        try:
            attachment = await self._desk.attach(hello, self.outbox)
        except NotAdmitted as error:
            self._log.info("turned away", code=error.code)
            if error.code in GUESSES and not charged and not wrong.take(address):
                # Only a right token opens now, and a wrong one does not even learn which part was wrong.
                self._guesses_too_often()
                return None
            if error.code not in GUESSES and charged:
                wrong.give_back(address)
            self.close(Bye(code=error.code, text=error.text))
            return None
        if charged:
            wrong.give_back(address)
        elif hello.token is None and wrong.wait(address) > 0:
            # Many guesses at once: those that were wrong have used up what there was while this table was being loaded.
            attachment.detach()
            self.outbox.forget()
            self._guesses_too_often()
            return None
        self.outbox.release()
        self._log.info("connected", by_token=hello.token is not None)
        return attachment

    def _guesses_too_often(self) -> None:
        self.close(Bye(code="too_fast", text=too_fast(self._hub.wrong.wait(self._address)).text))

    async def _converse(self, attachment: Attachment) -> None:
        while (frame := await self._receive()) is not None:
            match frame:
                case Ping():
                    attachment.ping(frame)
                case Take() if not self._may_try_a_pass():
                    return
                case Hello():
                    self._malformed("a second hello")
                    return
                case _:
                    await self._begin(attachment, frame)

    async def _begin(self, attachment: Attachment, command: ClientCommand) -> None:
        # A reply may have to wait for others at the table (EI-WIN-8); probes and chat must not wait with it.
        if len(self._errands) >= self._hub.limits.in_flight:
            await asyncio.wait(self._errands, return_when=asyncio.FIRST_COMPLETED)
        errand = asyncio.ensure_future(attachment.handle(command))
        self._errands.add(errand)
        errand.add_done_callback(self._tried_a_pass if isinstance(command, Take) else self._carried_out)

    def _carried_out(self, errand: asyncio.Future[str]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and (error := errand.exception()) is not None:
            self._failed(error)

    def _may_try_a_pass(self) -> bool:
        # Charged beforehand, or many at once would all slip through.
        if self._hub.wrong.take(self._address):
            return True
        self._guesses_too_often()
        return False

    def _tried_a_pass(self, errand: asyncio.Future[str]) -> None:
        self._carried_out(errand)
        if errand.cancelled() or errand.exception() is not None:
            return
        if errand.result() != BAD_PASS:
            self._hub.wrong.give_back(self._address)
            return
        self._wrong_passes += 1
        if self._wrong_passes >= WRONG_PASSES:
            self._guesses_too_often()

    async def _receive(self, *, first: bool = False) -> ClientFrame | None:
        """The next frame, or None when the connection ends (the reason has then been given)."""
        while True:
            message = await self._socket.receive()
            match message.type:
                case WSMsgType.BINARY:
                    return self._decode(message.data, first)
                case WSMsgType.PING | WSMsgType.PONG:
                    if not self._afford(1):
                        return None
                    if message.type is WSMsgType.PING:
                        # Whoever asked may be gone by now; that is for the next turn to find.
                        with contextlib.suppress(ConnectionError):
                            await self._socket.pong(message.data)
                case WSMsgType.TEXT:
                    self._malformed("a text frame")
                    return None
                case _:
                    return None

    def _decode(self, data: bytes, first: bool) -> ClientFrame | None:
        if len(data) > self._hub.limits.frame_bytes:
            self.close(Bye(code="too_large", text=say("web-too-large")))
            return None
        try:
            frame = decode_client(data)
        except Malformed as error:
            if first and _version_of(data) not in {None, PROTOCOL}:
                self.close(Bye(code="version", text=say("web-version")))
            else:
                self._malformed(str(error))
            return None
        return frame if self._afford(SAY_COST if isinstance(frame, Say | Pass | Advice) else 1) else None

    def _afford(self, cost: float) -> bool:
        if self._bucket.take(cost):
            return True
        self.close(Bye(code="too_fast", text=say("web-flood")))
        return False

    def _malformed(self, why: str) -> None:
        # The first one ends it: a client that cannot speak the protocol gains nothing by going on.
        self._log.info("malformed frame", why=why[:200])
        self.close(Bye(code="malformed", text=say("web-malformed")))


def _version_of(data: bytes) -> int | None:
    """The version of a hello that may be of another version and so have other fields."""
    try:
        return _any_hello.decode(data).v
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
