"""``/metrics``: what :mod:`gatekey.meters` counts, for the owner of the server.

Not for players: a commit is counted also when all that it stores is a rival's standing pass (EI-WIN-9). So this machine may ask, and whoever
holds the token that the owner set. A request that came through a proxy has the proxy's address, and is not this machine's.
"""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Final

from aiohttp import web

from gatekey.kernel.text import say
from gatekey.meters import Meters
from gatekey.web.errors import ApiError
from gatekey.web.hub import Hub
from gatekey.web.keys import DESK, SETTINGS

_PASSED_ON: Final = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")
_TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


async def metrics(request: web.Request) -> web.StreamResponse:
    """All meters in Prometheus' text format; 403 to everyone but the owner."""
    if not (_from_here(request) or _has_token(request)):
        raise ApiError(
            403, "metrics", say("web-metrics"), detail="ask on this machine, or set GATEKEY_METRICS_TOKEN and send it"
        )
    headers = {"Content-Type": _TEXT, "Cache-Control": "no-store"}
    return web.Response(body=request.app[DESK].meters.text(), headers=headers)


def watch_hub(meters: Meters, hub: Hub) -> None:
    """Show what waits for readers, and how many there are."""
    meters.watch("gatekey_connections", "Open websockets.", lambda: hub.connections)
    meters.watch(
        "gatekey_outbox_frames",
        "Frames that wait to be sent, of all connections.",
        lambda: sum(frames for frames, _ in hub.waiting()),
    )
    meters.watch(
        "gatekey_outbox_frames_most",
        "Frames that wait to be sent to the slowest connection.",
        lambda: max((frames for frames, _ in hub.waiting()), default=0),
    )
    meters.watch("gatekey_outbox_bytes", "Their size.", lambda: sum(size for _, size in hub.waiting()))


def _from_here(request: web.Request) -> bool:
    if any(name in request.headers for name in _PASSED_ON):
        return False
    try:
        return ip_address(request.remote or "").is_loopback
    except ValueError:
        return False


def _has_token(request: web.Request) -> bool:
    token = request.app[SETTINGS].metrics_token
    given = request.headers.get("Authorization", "").encode(errors="surrogateescape")
    return token is not None and hmac.compare_digest(given, f"Bearer {token}".encode())
