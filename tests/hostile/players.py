"""People with their devices: they play, chat and change their minds over one of the two clients, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
import zlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gatekey.client.errors import Refused
from gatekey.client.table import Table
from gatekey.kernel.decision import Decision
from gatekey.kernel.selfplay import random_answer
from gatekey.wire import messages as m
from tests.hostile.byhand import ByHand
from tests.hostile.net import Device


@dataclass
class Sent:
    """A command, and what came back in the end."""

    command: m.Command
    reply: m.Ok | m.No | None = None


@dataclass
class Holding:
    """What a client shows, whichever client it is."""

    seq: int
    seat: int | None
    room: Any
    table: Any
    mine: Any
    ask: m.Ask | None
    awaiting: list[m.Awaited]
    lines: list[m.LogLine]
    chat: list[m.ChatLine]
    undo: bool
    standing: str | None


class Heard:
    """Every frame a client is handed, checked for what no client may ever be told."""

    def __init__(self) -> None:
        self.replies: dict[str, set[bytes]] = {}
        """All that ever came in reply to a command, apart from "not now, I am stopping"."""
        self.byes: list[str] = []
        self.print = 0
        """A checksum of all of it."""
        self.seq = -1
        self.wrong: list[str] = []
        self.welcomes = 0

    def note(self, frame: m.ServerFrame) -> None:
        data = msgspec.msgpack.encode(frame)
        self.print = zlib.crc32(data, self.print)
        if isinstance(frame, m.Bye):
            self.byes.append(frame.code)
        elif isinstance(frame, m.Ok | m.No):
            if not (isinstance(frame, m.No) and frame.code == "draining"):
                self.replies.setdefault(frame.id, set()).add(data)
        elif isinstance(frame, m.Welcome):
            self.welcomes += 1
            if frame.seq < self.seq:
                self.wrong.append(f"a welcome at {frame.seq} after {self.seq} had been shown")
            self.seq = frame.seq
        elif isinstance(frame, m.Step):
            if frame.seq != self.seq + 1:
                self.wrong.append(f"step {frame.seq} after {self.seq}")
            self.seq = frame.seq


class Watched(Table):
    """The project's client; what it is handed is noted."""

    heard: Heard

    async def _received(self, frame: m.ServerFrame) -> None:
        self.heard.note(frame)
        await super()._received(frame)


class Noted(ByHand):
    """The other client; what it is handed is noted."""

    heard_by: Heard

    def handed(self, frame: m.ServerFrame) -> None:
        self.heard_by.note(frame)


@dataclass
class Person:
    """Somebody at a device, for a seat or watching."""

    name: str
    device: Device
    code: str
    dice: random.Random
    by_hand: bool
    token: str | None
    sits: bool
    eager: float
    """Seconds between two deeds, on average."""
    probe: float
    chatty: float
    filler: str = ""
    """What makes everything that is said longer."""
    sent: list[Sent] = field(default_factory=list)
    stop: bool = False

    def __post_init__(self) -> None:
        self.heard = Heard()
        self._table: Watched | None = None
        self._hand: Noted | None = None
        self._flights: set[asyncio.Task[Any]] = set()
        self._numbers = 0
        self.seated: asyncio.Future[int] = self.device.process.loop.create_future()

    async def answered(self) -> None:
        """Wait for the replies that are still to come."""
        await asyncio.gather(*self._flights)

    async def live(self) -> None:
        """Connect, sit down if need be, and play until told to stop."""
        await self._connect()
        if self.sits:
            await self._sit()
        elif self.token is not None:
            self.seated.set_result(0)
        while not self.stop:
            # Nobody is so slow that the end of the run does not find them.
            await asyncio.sleep(min(self.dice.expovariate(1 / self.eager), 4 * self.eager))
            if not self.stop and self.holding() is not None:
                self._act()

    async def _connect(self) -> None:
        host = f"{self.device.name}.local"
        if self.by_hand:
            self._hand = Noted(
                host,
                self.code,
                self.token,
                self.dice,
                probe=self.probe,
                twice=0.0 if self.filler else self.dice.choice((0.0, 0.3)),
            )
            self._hand.heard_by = self.heard
            await self._hand.arrived()
        else:
            self._table = Watched.join(f"http://{host}", self.code, token=self.token, patience=1e6, pace=None)
            self._table.heard = self.heard
            await self._table.__aenter__()

    async def close(self) -> None:
        for task in self._flights:
            task.cancel()
        if self._hand is not None:
            await self._hand.close()
        if self._table is not None:
            await self._table.close()

    def drop(self) -> None:
        """Hang up, and come back."""
        if self._hand is not None:
            self._hand.drop()
        elif self._table is not None:
            self._fly(self._table.disconnect())

    # ------------------------------------------------------------ what is held

    def holding(self) -> Holding | None:
        """What is on the screen; None before anything is, and while it is known to be broken."""
        if self._hand is not None:
            w = self._hand.welcome
            if w is None:
                return None
            return Holding(
                w.seq, w.seat, w.room, w.table, w.mine, w.ask, w.awaiting, w.lines, w.chat, w.undo, w.standing
            )
        if self._table is None or self._table._view is None or self._table.view.stale:
            return None
        v = self._table.view
        ask = None if v.question is None else m.Ask(v.question.ask, v.question.decision)
        return Holding(v.seq, v.seat, v.room, v.public, v.private, ask, v.awaiting, v.lines, v.chat, v.undo, v.standing)

    async def agree(self) -> None:
        """Have the server compare until it agrees."""
        if self._table is not None:
            await self._table.check()
        else:
            assert self._hand is not None
            await self._hand.check()

    # ------------------------------------------------------------ deeds

    async def _sit(self) -> None:
        reply = await self.does(m.Sit(id=self._id(), name=self.name, nonce=self.name))
        assert isinstance(reply, m.Ok), reply
        self.token = reply.data["token"]
        if self._table is not None:
            self._table.token = self.token
        if self._hand is not None:
            self._hand.token = self.token
        self.seated.set_result(reply.data["seat"])

    async def does(self, command: m.Command) -> m.Ok | m.No:
        """Send a command and remember its reply."""
        sent = Sent(command)
        self.sent.append(sent)
        if self._hand is not None:
            sent.reply = await self._hand.command(command)
        else:
            assert self._table is not None
            try:
                sent.reply = await self._table.command(command)
            except Refused as refused:
                sent.reply = m.No(id=command.id, code=refused.code, text=refused.text, rule=refused.rule)
        return sent.reply

    def _fly(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._flights.add(task)
        task.add_done_callback(self._flights.discard)

    def _id(self) -> str:
        self._numbers += 1
        return f"{self.device.name}-{self._numbers}-{self.dice.randrange(10**6)}"

    def _act(self) -> None:
        held = self.holding()
        assert held is not None
        if len(self._flights) > 4:
            return
        if self.dice.random() < self.chatty:
            text = f"{self.name} {self.dice.randrange(10**9)} {self.filler}"
            self._fly(self.does(m.Say(id=self._id(), text=text.strip())))
        elif held.seat is not None:
            command = self._deed(held)
            if command is not None:
                self._fly(self.does(command))

    def _deed(self, held: Holding) -> m.Command | None:
        dice, new = self.dice, self._id()
        kind = dice.random()
        if held.ask is not None and kind < 0.75:
            decision = msgspec.convert(held.ask.decision, Decision)
            answer = random_answer(decision, dice)
            if "fail" in answer.pick or ("end" in answer.pick and dice.random() < 0.7):
                answer = msgspec.structs.replace(answer, pick=("step",))
            return m.Do(id=new, ask=held.ask.ask, pick=answer.pick, amounts=answer.amounts)
        if kind < 0.80:
            return m.Undo(id=new)
        if kind < 0.84:
            return m.Standing(id=new, scope=dice.choice(("turn", "dawn", "always", None)))
        if kind < 0.87:
            return m.Rename(id=new, name=f"{self.name}{dice.randrange(100)}")
        if kind < 0.90:
            return m.StandIn(id=new, seat=held.seat or 0, on=dice.random() < 0.5)
        if kind < 0.93:
            return m.Do(id=new, ask=dice.randrange(1, 60), pick=("step",))
        if kind < 0.95:
            return m.History(id=new, before=dice.randrange(1, 40))
        return None
