"""An evening in lockstep at a real server: every view follows from its secrets, so that it can be compared with that of an undisturbed twin."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Final

import msgspec

from gatekey.client import Refused, Table, create_table
from gatekey.client.view import View
from gatekey.kernel.selfplay import random_answer
from tests.faults.players import Shown, difference
from tests.faults.served import Server, data_folder, running
from tests.faults.victim import Told, check_log

LINES: Final = 20
_pack = msgspec.msgpack.Encoder(order="deterministic").encode


class Evening:
    """Two people and somebody who watches, at one table. One answers after the other, always in the same way for the same view."""

    def __init__(self, server: Server, people: list[Table]) -> None:
        self.server = server
        self.people = people
        self.told = Told()
        self.seen: list[dict[int, Shown]] = [{} for _ in people]

    @classmethod
    async def begin(cls, server: Server, stack: AsyncExitStack, game: str = "boreal") -> Evening:
        """Open a table, sit down and start."""
        opened = await create_table(server.url, game=game, seats=2, player="Ada", nonce="a")
        people = [
            await stack.enter_async_context(Table.join(server.url, opened.table, pace=None, patience=300, token=token))
            for token in (opened.token, None, None)
        ]
        host, guest, _ = people
        await guest.sit("Bo", nonce="b")
        await host.start()
        evening = cls(server, people)
        await evening.look(1)
        return evening

    @property
    def over(self) -> bool:
        return self.people[0].view.over

    async def answer(self) -> None:
        """The next answer, and everybody has seen what came of it.

        Raises:
            Refused: it was not taken.
        """
        person = next(p for p in self.people if p.view.question is not None)
        view, question = person.view, person.view.question
        assert question is not None
        assert view.seat is not None
        answer = random_answer(question.decision, random.Random(f"{view.seat}-{question.ask}"))
        ok = await person.answer(*answer.pick, **answer.amounts)
        self.told.accepted[ok.seq] = (view.seat, answer.pick)
        await self.look(ok.seq)

    async def look(self, seq: int) -> None:
        """Wait until everybody sees that step, and keep what they see."""
        for person, seen in zip(self.people, self.seen, strict=True):
            async with asyncio.timeout(60):
                await person.until(lambda view: view.seq >= seq and not view.stale)
                await person.check()  # what belongs to the step, such as the room as it is then, has come, too
            seen[seq] = shown(person.view)

    async def come_back(self) -> None:
        """Everybody sees what the server has: the same as before, and keeps it."""
        before = self.people[0].view.seq
        for person in self.people:
            await person.check()
        assert {person.view.seq for person in self.people} == {before}, "a step that was shown is gone, or one is more"
        await self.look(before)

    async def nothing_changes(self, text: str) -> None:
        """Whatever anybody does now is refused with that text; everybody is told so, and still holds the server's view."""
        seq = self.people[0].view.seq
        before = [shown(person.view) for person in self.people]
        for refused in await self._attempts():
            assert (refused.code, refused.text[0]) == ("storage", text)
        for person, was in zip(self.people, before, strict=True):
            await person.check()
            assert person.view.seq == seq
            assert not (wrong := difference(shown(person.view), was)), wrong

    async def _attempts(self) -> list[Refused]:
        host, guest, watcher = self.people
        attempts = (
            self.answer(),
            host.say("Is it saved?"),
            guest.say("No?"),
            watcher.say("Never mind."),
            guest.rename("Bob"),
            guest.concede(),
            host.end(),
            create_table(self.server.url, game="boreal", seats=2, player="Cy"),
        )
        refusals = []
        for attempt in attempts:
            try:
                async with asyncio.timeout(60):
                    await attempt
            except Refused as refused:
                refusals.append(refused)
            else:
                raise AssertionError(f"{attempt} was taken")
        return refusals

    async def play(self, steps: int | None = None) -> None:
        """So many answers, or all that are left."""
        while not self.over and steps != 0:
            await self.answer()
            steps = None if steps is None else steps - 1

    async def same_as(self, twin: Evening) -> None:
        """Everybody has seen at each step what the twins saw; everything that was told is in the log, and only that."""
        for person, (seen, others) in enumerate(zip(self.seen, twin.seen, strict=True)):
            assert seen.keys() == others.keys()
            for seq in others:
                wrong = difference(seen[seq], others[seq])
                assert not wrong, f"person {person} sees at step {seq} {wrong}"
        self.told.seen = max(self.seen[0])
        await self.server.end(signal.SIGTERM)
        assert set(self.told.accepted) == set(twin.told.accepted)
        await check_log(self.server.folder, self.people[0].code, self.told)
        whole(self.server.file)
        assert "Traceback" not in self.server.logged, self.server.logged


def shown(view: View) -> Shown:
    """Everything that stands on the table and around it, part by part, without times."""
    asked = view.question
    question = None if asked is None else [asked.ask, msgspec.structs.astuple(asked.decision)]
    seats = [(s.kind, s.name, s.choices, s.stand_in, s.conceded) for s in view.room.seats]
    parts = {
        "seq": view.seq, "seat": view.seat, "public": view.public, "private": view.private, "question": question,
        "awaiting": [(a.seat, a.kind) for a in view.awaiting], "lines": view.lines[-LINES:], "undo": view.undo,
        "standing": view.standing, "chat": [line.text for line in view.chat], "seats": seats,
        "status": view.room.status, "winners": view.room.winners,
    }  # fmt: skip
    return {name: _pack(part) for name, part in parts.items()}


def whole(file: Path) -> None:
    """SQLite finds nothing wrong in any page, and no row stands alone."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def stored(file: Path) -> tuple[int, int, int]:
    """Of a database with one table, while the server has it open: the number of its last step, how many steps there are, and lines of chat."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        found = connection.execute(
            "SELECT (SELECT max(seq) FROM entries), (SELECT count(*) FROM entries), (SELECT count(*) FROM chat)"
        )
        seq, entries, chat = found.fetchone()
        return seq, entries, chat


async def undisturbed() -> Evening:
    """The twin: the same evening on a server that nothing happens to."""
    with data_folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder))
            evening = await Evening.begin(server, stack)
            await evening.play()
            return evening
