"""The application: its routes, and what starts and stops with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from gatekey.table.ports import Desk
from gatekey.web import files, games, here, tables
from gatekey.web.health import health, ready
from gatekey.web.hub import Hub
from gatekey.web.keys import DESK, HUB, SETTINGS
from gatekey.web.metrics import metrics, watch_hub
from gatekey.web.pages import ASSETS, Assets, built_client, page
from gatekey.web.security import add_headers, guard
from gatekey.web.settings import Settings
from gatekey.web.socket import socket


def make_app(desk: Desk, *, settings: Settings, static: Path | None = None) -> web.Application:
    """The application around a desk, which it opens at its start and closes at its end.

    ``static`` is the folder of the built client, by default the one inside the package.
    """
    app = web.Application(middlewares=[guard], client_max_size=settings.limits.body_bytes)
    app[DESK] = desk
    app[HUB] = Hub(settings.limits)
    watch_hub(desk.meters, app[HUB])
    app[SETTINGS] = settings
    app[ASSETS] = Assets(static or built_client())
    app.cleanup_ctx.append(_desk_open)
    app.on_shutdown.append(_drain)
    app.on_response_prepare.append(add_headers)
    app.add_routes(
        [
            web.get("/ws", socket, allow_head=False),
            web.get("/healthz", health),
            web.get("/readyz", ready),
            web.get("/metrics", metrics),
            web.get("/api/games", games.games),
            web.get("/api/games/{id}/almanac", games.almanac),
            web.get("/api/games/{id}/texts/{locale}", games.texts),
            web.get("/api/tables", tables.listed),
            web.post("/api/tables", tables.create),
            web.get("/api/tables/{code}", tables.one),
            web.get("/api/tables/{code}/export", tables.export),
            web.get("/api/tables/{code}/replay", tables.replay),
            web.get("/api/tables/{code}/verify", files.verify),
            web.post("/api/imports", files.take_in),
            web.get("/api/tables/{code}/qr.svg", here.qr),
            web.get("/api/here", here.here),
            web.get("/{path:(?!api/).*}", page),
        ]
    )
    return app


async def _desk_open(app: web.Application) -> AsyncIterator[None]:
    await app[DESK].open()
    yield


async def _drain(app: web.Application) -> None:
    # New connections are turned away first, so that none slips in behind the tables that are closing.
    app[HUB].draining = True
    await app[DESK].close()
    await app[HUB].drain()
