"""The websocket endpoint ``/ws``."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from gatekey.web.connection import Connection
from gatekey.web.keys import DESK, HUB
from gatekey.web.security import asker

HEADROOM: Final = 4
"""A frame up to this many times too large is still read, so that its sender can be told; a larger one ends the connection unread."""


async def socket(request: web.Request) -> web.StreamResponse:
    """Serve one websocket. Deltas are small, so nothing is compressed: a compressor would cost each connection more memory than its view."""
    hub = request.app[HUB]
    limits = hub.limits
    response = web.WebSocketResponse(
        timeout=1.0,
        autoping=False,
        heartbeat=limits.heartbeat,
        compress=False,
        max_msg_size=HEADROOM * limits.frame_bytes,
    )
    try:
        await response.prepare(request)
    except ConnectionError:
        # Whoever asked went while the request waited to be read. Left to itself it would be logged as a failure of ours.
        return web.Response()
    if request.transport is not None:  # else it went away meanwhile
        await Connection(response, request.transport, asker(request), hub, request.app[DESK]).run()
    return response
