"""What the handlers find in the application."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from gatekey.table.ports import Desk
from gatekey.web.hub import Hub
from gatekey.web.settings import Settings

DESK: Final[web.AppKey[Desk]] = web.AppKey("desk")
HUB: Final[web.AppKey[Hub]] = web.AppKey("hub", Hub)
SETTINGS: Final[web.AppKey[Settings]] = web.AppKey("settings", Settings)
