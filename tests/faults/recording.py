"""One undisturbed evening, with everything that is needed to have the power fail at any moment of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from gatekey.kernel.rules import Rules
from gatekey.store.records import Entry
from gatekey.store.store import Store
from gatekey.table.config import TableConfig
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import Created, TableSpec
from tests.faults.disk import Disk, Image, Op, lay_out, watched
from tests.faults.players import Event, Knows, Player, Script, Shown
from tests.faults.schedule import PatientClock, SteppedLoop

Games = Mapping[str, Rules[Any]]


@dataclass(frozen=True)
class Evening:
    """What is to be played: a game, its people (the host first), and the times of the table."""

    game: Rules[Any]
    seats: int
    scripts: tuple[Script, ...]
    config: TableConfig

    @property
    def games(self) -> Games:
        return {self.game.id: self.game}


class Content(NamedTuple):
    """What a database says."""

    rows: tuple[tuple[Any, ...], ...]
    seq: int
    """Number of the last step of the first table, -1 without one."""
    chat: int
    tokens: frozenset[bytes]
    """Hashes of the tokens that open a seat, at any table."""


class Point(NamedTuple):
    """A moment between two steps of the loop: how far the disk and the devices had come."""

    ops: int
    events: int


@dataclass
class Recording:
    """An evening from its first to its last moment."""

    evening: Evening
    created: Created
    created_at: int
    """Number of events before the host heard that there is a table."""
    disk: Disk
    events: list[Event]
    points: list[Point]
    entries: list[Entry] = field(default_factory=list)
    seen: list[dict[int, Shown]] = field(default_factory=list)
    """For each player what each step showed."""
    shown: dict[int, list[Shown]] = field(default_factory=dict)
    """What all players had in front of them at last, by the number of syncs until then."""
    replies: dict[str, Any] = field(default_factory=dict)
    """First reply to each command, by its id."""


def is_commit(op: Op) -> bool:
    """Whether what was written before is certain from here on."""
    return op.kind == "sync" and op.name.endswith("-wal")


def record(evening: Evening, folder: Path) -> Recording:
    """Play the evening, once."""
    loop = SteppedLoop()
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner, watched(folder) as disk:
            return runner.run(_play(evening, folder, loop, disk))
    finally:
        loop.close()


async def _play(evening: Evening, folder: Path, loop: SteppedLoop, disk: Disk) -> Recording:
    clock = PatientClock(loop)
    desk = TableDesk(Store(database_in(folder)), evening.games, config=evening.config, clock=clock)
    await desk.open()
    start = len(disk.ops)
    disk.before, events, points = _settled(disk), [], []
    del disk.ops[:start]
    players = [Player(n, script, events.append) for n, script in enumerate(evening.scripts)]
    shown: dict[int, list[Shown]] = {}
    syncs, counted = 0, 0

    def after() -> None:
        nonlocal syncs, counted
        points.append(Point(len(disk.ops), len(events)))
        syncs += sum(map(is_commit, disk.ops[counted:]))
        counted = len(disk.ops)
        shown[syncs] = [player.shown for player in players]

    loop.after = after
    created = await desk.create(TableSpec(game=evening.game.id, seats=evening.seats, player="Ada", nonce="nonce"))
    players[0].knows.token = created.token
    recording = Recording(evening, created, len(points), disk, events, points)
    for player in players:
        await player.join(desk, created.table)
    clock.busy = lambda: busy(desk)
    await loop.until(lambda: players[0].over_and_on and not any(player.knows.pending for player in players), 300)
    loop.after = lambda: None
    recording.entries = await desk.store.entries(created.table)
    recording.seen = [player.seen for player in players]
    recording.shown = shown
    recording.replies = {id_: reply for player in players for id_, reply in player.knows.done.items()}
    disk.ops = list(disk.ops)  # closing goes on elsewhere
    await desk.close()
    return recording


def busy(desk: TableDesk) -> bool:
    """Whether a table or the store is at work."""
    return desk.store.writer.busy or any(table.busy for table in desk.tables())


def _settled(disk: Disk) -> dict[str, bytes]:
    image = Image(disk.before)
    for op in disk.ops:
        image.apply(op)
    return image.after_kill()


def content_of(files: dict[str, bytes], folder: Path, code: str, *, thorough: bool = False) -> Content:
    """What the database in these files says when it is opened again. ``thorough``: SQLite checks every page of it, too."""
    file = lay_out(files, folder) / Path(next(name for name in files if name.endswith(".sqlite3")))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        if thorough:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = tuple(
            row
            for query in (
                "SELECT * FROM tables ORDER BY code",
                "SELECT * FROM seats ORDER BY table_code, seat",
                "SELECT table_code, count(*), max(seq), max(chain) FROM entries GROUP BY table_code ORDER BY 1",
                "SELECT table_code, count(*), max(seq) FROM snapshots GROUP BY table_code ORDER BY 1",
                "SELECT table_code, count(*), max(n) FROM chat GROUP BY table_code ORDER BY 1",
            )
            for row in connection.execute(query)
        )
        found = connection.execute(
            "SELECT max(tables.seq, coalesce(max(entries.seq), 0)) FROM tables"
            " LEFT JOIN entries ON table_code = code WHERE code = ? GROUP BY code",
            (code,),
        ).fetchone()
        chat = connection.execute("SELECT coalesce(max(n), 0) FROM chat WHERE table_code = ?", (code,)).fetchone()
        tokens = frozenset(
            row[0] for row in connection.execute("SELECT token_hash FROM seats WHERE token_hash NOTNULL")
        )
    return Content(rows, -1 if found is None else found[0], chat[0], tokens)


def moments(recording: Recording) -> Iterator[tuple[Point, list[Knows]]]:
    """Every point in its order, with what each device holds then (the same objects each time: copy what you keep)."""
    knows = [Knows() for _ in recording.evening.scripts]
    done = 0
    for n, point in enumerate(recording.points):
        if n >= recording.created_at:
            knows[0].token = knows[0].token or recording.created.token
        for order, event in enumerate(recording.events[done : point.events], done):
            if event.sent is not None:
                knows[event.player].sent(event.sent, order)
            if event.got is not None:
                knows[event.player].got(event.got)
        done = point.events
        yield point, knows
