"""``/healthz``: whether the server is alive, with a few numbers. ``/readyz``: whether games can be played on it."""

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


async def ready(request: web.Request) -> web.StreamResponse:
    """200 while games can be played and stored, 503 with the reason while not."""
    why = "draining" if request.app[HUB].draining else await request.app[DESK].unready()
    return web.Response(
        status=200 if why is None else 503,
        body=msgspec.json.encode({"ready": why is None, "why": why or ""}),
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
