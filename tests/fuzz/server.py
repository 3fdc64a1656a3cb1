"""The server's own connection handler, on a socket in memory; with tables to attack, and one beside them that must notice nothing."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web
from structlog.testing import capture_logs

from gatekey.store.store import Store
from gatekey.table.config import TableConfig
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import TableSpec
from gatekey.web.connection import Connection
from gatekey.web.hub import Hub
from gatekey.web.settings import Limits
from gatekey.wire import messages as m
from gatekey.wire.codec import Malformed, decode_client, encode
from gatekey.wire.steps import FrameReader
from tests.leaks.games import Whisper
from tests.table.rig import Client, quiet

RULES = Whisper()
UNBOUND = Limits(
    frames=1e9, frames_burst=10**9, wrong=1e9, wrong_burst=10**9, outbox_frames=10**6, outbox_bytes=10**9, drain=30.0
)
"""Rates have tests of their own; here they would only hide what lies behind them."""


class MemorySocket:
    """As much of a websocket and its transport as a connection uses. What comes in is given beforehand; what goes out is kept."""

    def __init__(self, incoming: Sequence[WSMessage], desk: TableDesk) -> None:
        self._desk = desk
        self._incoming = deque(incoming)
        self.taken = 0
        self.sent: list[bytes] = []
        self.close_code: int | None = None

    @property
    def closed(self) -> bool:
        return self.close_code is not None

    async def receive(self) -> WSMessage:
        if self.close_code is None and self._incoming:
            if len(self._incoming) == 1:
                # The last one may well be the end: what came before has its reply by then.
                await quiet(self._desk)
            self.taken += 1
            return self._incoming.popleft()
        # Who leaves at once gets no replies; whether each command has one is to be seen.
        await quiet(self._desk)
        return WSMessage(WSMsgType.CLOSED, None, None)

    async def send_bytes(self, data: bytes) -> None:
        self.sent.append(data)

    async def pong(self, data: bytes) -> None:
        return None

    async def close(self, *, code: int = WSCloseCode.OK) -> None:
        self.close_code = code

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes) -> None:
        """A whole frame of the websocket protocol."""
        size = data[1]
        head = 2 if size < 126 else 4 if size == 126 else 10
        self.sent.append(data[head:])

    def abort(self) -> None:
        self.close_code = self.close_code or WSCloseCode.ABNORMAL_CLOSURE


def message(frame: bytes) -> WSMessage:
    return WSMessage(WSMsgType.BINARY, frame, None)


class Attacked:
    """A desk with three tables to attack, and a neighbour."""

    def __init__(self, folder: Path) -> None:
        store = Store(database_in(folder))
        self.desk = TableDesk(store, {RULES.id: RULES}, config=TableConfig(beat_ms=0, bot_seconds=(0.0, 0.0)))
        self.hub = Hub(UNBOUND)
        self.counted: Counter[str] = Counter()
        self.troubles: list[Any] = []
        self.hellos: list[m.Hello] = []
        self.neighbours: list[Client] = []

    async def open(self) -> None:
        await self.desk.open()
        created = await self.desk.create(TableSpec(game=RULES.id, seats=2, player="Ann"))
        self.neighbours = [await Client(self.desk, created.table, created.token).connect()]
        self.neighbours.append(await (await Client(self.desk, created.table).connect()).sit("Bob"))
        await self.neighbours[0].ok(m.Start)
        await self.renew()

    async def renew(self) -> None:
        """Fresh tables to attack: one that is played, one in the lobby, one that is locked."""
        self.hellos = []
        for kind in ("played", "lobby", "locked"):
            password = "sesame" if kind == "locked" else None
            created = await self.desk.create(TableSpec(game=RULES.id, seats=3, player="Eve", password=password))
            host = await Client(self.desk, created.table, created.token).connect()
            mallory = await (await Client(self.desk, created.table).connect(password)).sit("Mallory")
            await host.ok(m.Bot, seat=2)
            if kind == "played":
                await host.ok(m.Start)
            welcome = mallory.frames[0]
            assert isinstance(welcome, m.Welcome)
            shared = {"v": m.PROTOCOL, "table": created.table}
            self.hellos += [
                m.Hello(**shared, token=created.token, host=created.host),
                m.Hello(**shared, token=mallory.token),
                m.Hello(**shared, token=welcome.watch or None),
            ]
            for client in (host, mallory):
                client.attachment.detach()

    async def attack(self, incoming: Sequence[WSMessage]) -> None:
        """One connection from its first frame to its end. Every command it got through has one reply, or it was cut off with a goodbye."""
        socket = MemorySocket(incoming, self.desk)
        connection = Connection(
            cast(web.WebSocketResponse, socket), cast(asyncio.Transport, socket), "10.0.0.9", self.hub, self.desk
        )
        with self._listening():
            await connection.run()
        frames = list(map(FrameReader().read, socket.sent))
        self.counted["connections"] += 1
        commands = [c for c in map(_decoded, incoming[: socket.taken]) if isinstance(c, m.Command)]
        asked = Counter(command.id for command in commands)
        answered = Counter(frame.id for frame in frames if isinstance(frame, m.Ok | m.No))
        self.counted["replies"] += answered.total()
        self.counted["refusals"] += sum(isinstance(frame, m.No) for frame in frames)
        byes = [frame for frame in frames if isinstance(frame, m.Bye)]
        if not byes:
            assert answered == asked, asked - answered
            return
        # Nothing comes after a goodbye, not even the replies to what was under way.
        assert answered <= asked
        assert byes == frames[-1:]
        assert byes[0].code != "fault"
        self.counted[f"bye {byes[0].code}"] += 1

    async def neighbourhood(self, dice: random.Random) -> None:
        """The table beside it is played on, and everybody there holds the right view."""
        asked = next(client for client in self.neighbours if client.ask is not None)
        legal = [option for option in asked.options() if option != "end"]
        reply = await asked.answer(dice.choice(legal))
        assert isinstance(reply, m.Ok), reply
        for client in self.neighbours:
            assert client.holds_the_view()
            assert client.welcomes == 1 + (client is self.neighbours[1])
        self.counted["neighbour's moves"] += 1

    def assert_sound(self) -> None:
        """Nothing was logged as a failure, and nothing of the attackers is left."""
        assert self.troubles == []
        assert self.hub.connections == 0
        assert {len(table.audience.viewers) for table in self.desk.tables()} <= {0, 2}

    @contextmanager
    def _listening(self) -> Iterator[None]:
        keeper = _Errors(self.troubles)
        logging.getLogger().addHandler(keeper)
        try:
            with capture_logs() as lines:
                yield
            self.troubles += [line for line in lines if line["log_level"] in ("error", "critical", "warning")]
            written = repr(lines)
            self.troubles += [
                hello for hello in self.hellos if _secret(hello.token, written) or _secret(hello.host, written)
            ]
        finally:
            logging.getLogger().removeHandler(keeper)


def _secret(token: str | None, written: str) -> bool:
    return token is not None and token in written


class _Errors(logging.Handler):
    def __init__(self, kept: list[Any]) -> None:
        super().__init__(logging.WARNING)
        self._kept = kept

    def emit(self, record: logging.LogRecord) -> None:
        self._kept.append((record.name, record.getMessage(), record.exc_info))


def _decoded(incoming: WSMessage) -> m.ClientFrame | None:
    if incoming.type is not WSMsgType.BINARY:
        return None
    try:
        return decode_client(incoming.data)
    except Malformed:
        return None


async def recorded(desk: TableDesk) -> list[bytes]:
    """Frames of real clients: one of every kind at least, and a whole game's answers."""
    frames: list[bytes] = []
    created = await desk.create(TableSpec(game=RULES.id, seats=2, player="Ann"))
    host = await Client(desk, created.table, created.token).connect()
    guest = await (await Client(desk, created.table).connect()).sit("Bob")
    commands: list[m.ClientFrame] = [
        m.Hello(v=m.PROTOCOL, table=created.table, token=created.token, host=created.host, line=3),
        m.Hello(v=m.PROTOCOL, table=created.table, password="sesame"),
        m.Sit(id="s", name="Cleo", seat=1, nonce="abc"),
        m.Ping(seq=3, digest=12345),
        m.Settings(id="se", name="Friday", options={}, seats=3, public=False),
        m.Choose(id="ch", choice="colour", value="b", seat=1),
        m.Bot(id="b", seat=1, on=True, player=""),
        m.Kick(id="k", seat=1),
        m.StandIn(id="si", seat=1, on=True),
        m.Standing(id="st", scope="always"),
        m.History(id="h", before=50),
        m.Take(id="t", code="ABCD2345"),
        m.Pass(id="p", seat=1),
        m.Say(id="sa", text="hello"),
        m.Rename(id="r", name="Anne"),
        *(kind(id="x") for kind in (m.Undo, m.Host, m.Leave, m.Start, m.Again, m.Concede, m.End, m.Advice)),
    ]
    await host.ok(m.Start)
    for n in range(40):
        asked = next((client for client in (host, guest) if client.ask is not None), None)
        if asked is None:
            break
        assert asked.ask is not None
        commands.append(
            m.Do(id=f"d{n}", ask=asked.ask.ask, pick=(asked.options()[n % 3],), amounts={"n": 1} if n % 7 == 0 else {})
        )
        await asked.answer(asked.options()[n % 3])
        host.catch_up()
        guest.catch_up()
    frames += [encode(command) for command in commands]
    for client in (host, guest):
        client.attachment.detach()
    return frames
