"""The floor under the card game: rooms of five bare websockets, where a move is told to all five in 150 bytes. No game, no disk.

``python -m benchmarks.fanout`` prints its port, then serves until its standard input ends.
"""

from __future__ import annotations

from collections import defaultdict

import msgspec
from aiohttp import WSMsgType, web

from benchmarks.cards.workload import SEATS
from benchmarks.hosting import run_quickly, serve_until_told

FRAME_BYTES = 150


class Fanout:
    """All rooms: who is connected, and how many moves there were."""

    def __init__(self) -> None:
        self._viewers: defaultdict[int, dict[int, web.WebSocketResponse]] = defaultdict(dict)
        self._moves: defaultdict[int, int] = defaultdict(int)

    async def connected(self, request: web.Request) -> web.WebSocketResponse:
        """``GET /ws?room=N&seat=0..4``."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        room, who = int(request.query["room"]), int(request.query["seat"])
        self._viewers[room][who] = socket
        await socket.send_frame(_frame(self._moves[room]), WSMsgType.TEXT)
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self._moves[room] += 1
                frame = _frame(self._moves[room])
                for viewer in list(self._viewers[room].values()):
                    await viewer.send_frame(frame, WSMsgType.TEXT)
        if self._viewers[room].get(who) is socket:
            del self._viewers[room][who]
        return socket


def _frame(moves: int) -> bytes:
    """What the driver needs, filled up with blanks."""
    return msgspec.json.encode({"rev": moves, "turn": moves % SEATS}).ljust(FRAME_BYTES)


async def serve() -> None:
    """Serve until standard input ends."""
    app = web.Application()
    app.router.add_get("/ws", Fanout().connected)
    await serve_until_told(app)


if __name__ == "__main__":
    run_quickly(serve())
