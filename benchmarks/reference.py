"""A server of the card game and of nothing else: what aiohttp, uvloop, msgspec and SQLite come to without lobby, identities, deltas or replay.

Each move is committed (WAL, ``synchronous=FULL``, many rooms in a commit) before anybody is told; then every viewer gets a whole view in JSON.
``python -m benchmarks.reference FOLDER`` prints its port, then serves until its standard input ends.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections import defaultdict
from pathlib import Path

import msgspec
from aiohttp import WSMsgType, web

from benchmarks.cards.workload import HAND, SEATS, TABLEAU, CardState, deal, move, whole_view
from benchmarks.hosting import run_quickly, serve_until_told

MOST_IN_A_COMMIT = 256
_encode = msgspec.json.Encoder().encode


class Move(msgspec.Struct):
    """What a client sends."""

    rev: int
    h: int
    s: int


_decode = msgspec.json.Decoder(Move).decode
Row = tuple[int, int, int, bytes]


def open_database(folder: Path) -> sqlite3.Connection:
    """A log of actions, durable at every commit."""
    connection = sqlite3.connect(folder / "reference.sqlite3", isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE action (room INTEGER, seq INTEGER, seat INTEGER, body BLOB, PRIMARY KEY (room, seq)) WITHOUT ROWID"
    )
    return connection


class GroupWriter:
    """One thread that commits whatever has queued up, then tells those who wait."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self._connection, self._loop = connection, loop
        self._queue: queue.SimpleQueue[tuple[Row, asyncio.Future[None]]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def put(self, row: Row) -> asyncio.Future[None]:
        """Done once the row is on disk."""
        done = self._loop.create_future()
        self._queue.put((row, done))
        return done

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while len(batch) < MOST_IN_A_COMMIT and not self._queue.empty():
                batch.append(self._queue.get())
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany("INSERT INTO action VALUES (?, ?, ?, ?)", [row for row, _ in batch])
            self._connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(_resolve, [done for _, done in batch])


def _resolve(waiting: list[asyncio.Future[None]]) -> None:
    for done in waiting:
        if not done.cancelled():
            done.set_result(None)


class Reference:
    """All rooms. A room is there once somebody connects to it."""

    def __init__(self, writer: GroupWriter) -> None:
        self._writer = writer
        self._games: dict[int, CardState] = {}
        self._viewers: defaultdict[int, dict[int, web.WebSocketResponse]] = defaultdict(dict)

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """``GET /ws?room=N&seat=0..4``; 4 is the spectator."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        room, who = int(request.query["room"]), int(request.query["seat"])
        game = self._games.setdefault(room, deal(room))
        self._viewers[room][who] = socket
        await self._tell(game, who, socket)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._take(room, game, who, message.data.encode())
        if self._viewers[room].get(who) is socket:
            del self._viewers[room][who]
        return socket

    async def _take(self, room: int, game: CardState, who: int, data: bytes) -> None:
        wanted = _decode(data)
        if wanted.rev != game.rev or who != game.turn or not (0 <= wanted.h < HAND and 0 <= wanted.s < TABLEAU):
            return
        move(game, wanted.h, wanted.s)
        await self._writer.put((room, game.rev, who, data))
        for viewer, socket in list(self._viewers[room].items()):
            if not socket.closed:
                await self._tell(game, viewer, socket)

    async def _tell(self, game: CardState, who: int, socket: web.WebSocketResponse) -> None:
        try:
            await socket.send_frame(_encode(whole_view(game, None if who == SEATS else who)), WSMsgType.TEXT)
        except ConnectionError:
            self._viewers[game.room].pop(who, None)


async def serve(folder: Path) -> None:
    """Serve until standard input ends."""
    connection = open_database(folder)
    reference = Reference(GroupWriter(connection, asyncio.get_running_loop()))
    app = web.Application()
    app.router.add_get("/ws", reference.connected)
    await serve_until_told(app)


if __name__ == "__main__":
    run_quickly(serve(Path(sys.argv[1])))
