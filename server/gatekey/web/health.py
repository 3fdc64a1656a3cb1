"""``/healthz``: whether the server works, and a few numbers about it."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from gatekey import __version__
from gatekey.web.keys import DESK, HUB


async def health(request: web.Request) -> web.StreamResponse:
    """200 while it serves, 503 while it stops."""
    hub = request.app[HUB]
    body: dict[str, Any] = {
        "name": "gatekey",
        "status": "draining" if hub.draining else "ok",
        "version": __version__,
        "websockets": hub.connections,
        **request.app[DESK].figures(),
    }
    return web.Response(
        status=503 if hub.draining else 200,
        body=msgspec.json.encode(body),
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
