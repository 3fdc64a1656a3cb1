"""A small desk: tables that count and chat, enough to see every frame cross a real network."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from gatekey.kernel.decision import Decision
from gatekey.kernel.text import say
from gatekey.meters import Meters
from gatekey.table.archive import Archive, ArchivedTable, dump
from gatekey.table.ports import Attachment, Created, NotAdmitted, Outbox, Summary, TableSpec
from gatekey.table.replay import Moment, Page
from gatekey.table.verify import Check, Progress, Report
from gatekey.wire.codec import digest, encode
from gatekey.wire.messages import (
    BAD_PASS,
    PROTOCOL,
    Ask,
    Bye,
    Chat,
    ChatLine,
    ClientCommand,
    Do,
    Frame,
    Hello,
    No,
    Ok,
    Pass,
    Ping,
    Pong,
    RoomInfo,
    Say,
    SeatInfo,
    Start,
    Take,
    Welcome,
)
from gatekey.wire.steps import StepWriter

TOKEN = "the-token-of-seat-0"
PASS = "PASS2345"


class FakeTable:
    """Counts answers. ``table`` is ``{"count": n}``, ``mine`` of seat 0 is ``{"secret": n * 7}``."""

    def __init__(self, code: str, *, password: str | None = None) -> None:
        self.code = code
        self.password = password
        self.seq = 1
        self.count = 0
        self.said = 0
        self.replies: dict[str, bytes] = {}
        self.seats: set[FakeAttachment] = set()
        self.writer = StepWriter(0)

    def room(self) -> RoomInfo:
        return RoomInfo(
            code=self.code,
            name="Friday",
            game="nim",
            status="playing",
            options={},
            seats=[SeatInfo(0, "human", "Ann"), SeatInfo(1, "open")],
            host=0,
            public=True,
            locked=self.password is not None,
        )

    def ask(self) -> Ask:
        return Ask(self.count + 1, Decision(0, "count", say("count?")))

    def tell(self, frame: Frame) -> None:
        self.send(encode(frame))

    def send(self, data: bytes) -> None:
        for attachment in list(self.seats):
            attachment.outbox.send(data)


class FakeAttachment:
    """One connection at a :class:`FakeTable`."""

    def __init__(self, table: FakeTable, outbox: Outbox, seat: int | None) -> None:
        self.table = table
        self.outbox = outbox
        self.seat = seat
        table.seats.add(self)
        self.welcome()

    def welcome(self) -> None:
        table = self.table
        table.writer.joined(self.seat)
        mine = None if self.seat is None else {"secret": table.count * 7}
        self.outbox.send(
            encode(
                Welcome(
                    v=PROTOCOL,
                    seq=table.seq,
                    room=table.room(),
                    seat=self.seat,
                    table={"count": table.count},
                    mine=mine,
                    ask=None if self.seat is None else table.ask(),
                )
            )
        )

    async def handle(self, command: ClientCommand) -> str:
        table = self.table
        if (known := table.replies.get(command.id)) is not None:
            self.outbox.send(known)
            return ""
        reply: Ok | No
        match command:
            case Say():
                table.said += 1
                table.tell(Chat(line=ChatLine(n=table.said, at=0.0, text=command.text, seat=self.seat)))
                reply = Ok(id=command.id, seq=table.seq)
            case Do() if self.seat is None or command.ask != table.count + 1:
                reply = No(id=command.id, code="stale", text=say("kernel-not-asked"))
            case Do():
                self._count(command)
                reply = Ok(id=command.id, seq=table.seq)
            case Take(code=code) if code == PASS:
                self.seat = 0
                self.welcome()
                reply = Ok(id=command.id, seq=table.seq, data={"seat": 0, "token": TOKEN})
            case Pass():
                reply = Ok(id=command.id, seq=table.seq, data={"pass": PASS, "seconds": 600})
            case Take():
                reply = No(id=command.id, code=BAD_PASS, text=say("kernel-not-asked"))
            case Start():
                raise RuntimeError("this table fails when started")
            case _:
                reply = No(id=command.id, code="not_here", text=say("kernel-not-asked"))
        table.replies[command.id] = encode(reply)
        self.outbox.send(table.replies[command.id])
        return reply.code if isinstance(reply, No) else ""

    def _count(self, command: Do) -> None:
        table = self.table
        table.count += 1
        table.seq += 1
        shared = table.writer.common(table.seq, {"count": [table.count]}, (), ())
        ask = table.ask()
        own = table.writer.own(0, {"secret": [table.count * 7]}, (ask.ask, ask.decision))
        for other in list(table.seats):
            other.outbox.send(shared if other.seat is None else own)

    def ping(self, ping: Ping) -> None:
        mine = None if self.seat is None else {"secret": self.table.count * 7}
        if ping.seq == self.table.seq and ping.digest == digest({"count": self.table.count}, mine):
            self.outbox.send(encode(Pong(seq=ping.seq)))
        else:
            self.welcome()

    def detach(self) -> None:
        self.table.seats.discard(self)


ARCHIVE = Archive(
    format=1,
    program="fake",
    table=ArchivedTable(
        code="OVER", name="Friday", game="nim", status="finished", options={}, seats=(), public=True, beat_ms=0,
        secret=b"", pledge=b"", winners=(), created=0.0, played=0.0,
    ),
    entries=(),
    chat=(),
)  # fmt: skip


class FakeDesk:
    """A :class:`gatekey.table.ports.Desk` with tables ``OPEN`` and ``SAFE`` (password ``sesame``), and ``OVER`` that can be exported."""

    def __init__(self) -> None:
        self.tables = {
            "OPEN": FakeTable("OPEN"),
            "SAFE": FakeTable("SAFE", password="sesame"),
            "OVER": FakeTable("OVER"),
        }
        self.opened = False
        self.closed = False
        self.meters = Meters()
        self.trouble: str | None = None
        self.check_steps = 1
        self.examined = asyncio.Event()

    async def unready(self) -> str | None:
        return self.trouble

    async def open(self) -> None:
        self.opened = True

    async def close(self) -> None:
        self.closed = True
        for table in self.tables.values():
            for attachment in list(table.seats):
                attachment.outbox.close(Bye(code="draining", text=say("web-draining")))

    def find(self, code: str) -> FakeTable:
        if code not in self.tables:
            raise NotAdmitted("no_table", say("web-not-found"))
        return self.tables[code]

    async def create(self, spec: TableSpec) -> Created:
        if not 0 < len(spec.player.strip()) <= 40:
            raise NotAdmitted("name", say("web-malformed"))
        if spec.game != "nim":
            raise NotAdmitted("no_game", say("web-no-game"))
        code = f"NEW{len(self.tables)}"
        self.tables[code] = FakeTable(code, password=spec.password)
        return Created(code, 0, TOKEN, "host_of-the-fake")

    async def summaries(self) -> list[Summary]:
        return [await self.summary(code) for code in self.tables]

    async def summary(self, table: str) -> Summary:
        found = self.find(table)
        return Summary(table, "Friday", "nim", "playing", ["Ann"], 2, 1, found.password is not None, 0.0, 0.0)

    async def attach(self, hello: Hello, outbox: Outbox) -> Attachment:
        table = self.find(hello.table)
        if hello.token is not None:
            if hello.token != TOKEN:
                raise NotAdmitted("bad_token", say("web-not-found"))
            return FakeAttachment(table, outbox, 0)
        if table.password is not None and hello.password != table.password:
            raise NotAdmitted("password", say("web-not-found"))
        return FakeAttachment(table, outbox, None)

    async def archive(self, table: str, token: str | None) -> Archive:
        if self.find(table).code != "OVER":
            raise NotAdmitted("not_over", say("web-not-found"))
        return ARCHIVE

    async def examine(self, archive: Archive, progress: Progress) -> Report:
        def check() -> None:
            for done in range(self.check_steps):
                time.sleep(0.05)
                progress(done, self.check_steps)

        try:
            await asyncio.to_thread(check)
        finally:
            self.examined.set()
        return Report(
            steps=2, replayed=1, checks=[Check("pledge", "It holds."), Check("chain", "It holds.", ["Not so."])]
        )

    async def take_in(self, data: bytes) -> str:
        if data != dump(ARCHIVE):
            raise NotAdmitted("no_archive", say("web-not-found"))
        return "COPY22"

    async def replay(self, table: str, token: str | None, seat: int | None, since: int, count: int) -> Page:
        if token not in (None, TOKEN):
            raise NotAdmitted("bad_token", say("web-not-found"))
        if self.find(table).code != "OVER" and token is None:
            raise NotAdmitted("not_over", say("web-not-found"))
        moments = [Moment(seq=seq, at=seq, kind="answer") for seq in range(since, since + count)]
        return Page(last=500, seat=seat, table={}, mine=None, moments=moments)

    def figures(self) -> Mapping[str, Any]:
        return {"tables": len(self.tables)}
