"""``/api/here`` and the QR codes of join links: how others get to this server."""

from __future__ import annotations

import io
import re
from typing import Final

import msgspec
import segno
from aiohttp import web

from gatekey.kernel.text import say
from gatekey.web.errors import ApiError
from gatekey.web.greeting import addresses_to_tell
from gatekey.web.keys import SETTINGS
from gatekey.web.security import host_name

_CODE: Final = re.compile(r"[A-Za-z0-9-]{1,24}")
_ONLY_HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Here(msgspec.Struct):
    """Body of ``GET /api/here``."""

    urls: list[str]
    """Where other devices can reach this server, the likeliest first. Empty: it listens for this machine only."""


def urls(request: web.Request) -> list[str]:
    """The addresses to pass on. First the one by which the asker came, if it is more than this machine's name for itself."""
    settings = request.app[SETTINGS]
    sockname = request.get_extra_info("sockname")
    found = addresses_to_tell(settings, sockname[1] if isinstance(sockname, tuple) else settings.port)
    name = host_name(request.host)
    if settings.url is None and name is not None and name not in _ONLY_HERE:
        came_by = f"{request.scheme}://{request.host}"
        found = [came_by, *(other for other in found if other != came_by)]
    return found


async def here(request: web.Request) -> web.StreamResponse:
    """``GET /api/here``."""
    body = msgspec.json.encode(Here(urls(request)))
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})


async def qr(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables/{code}/qr.svg``: the join link as a QR code. ``?base=`` picks another of the addresses of ``/api/here``.

    Nothing is looked up: a code tells nobody whether its table exists.
    """
    code = request.match_info["code"]
    if not _CODE.fullmatch(code):
        raise ApiError(404, "not_found", say("web-not-found"))
    bases = urls(request) or [f"{request.scheme}://{request.host}"]
    base = request.query.get("base", bases[0])
    if base not in bases:
        raise ApiError(400, "address", say("web-address"))
    out = io.BytesIO()
    segno.make_qr(f"{base}/t/{code}").save(out, kind="svg", scale=4, border=4, light="#fff", xmldecl=False)
    return web.Response(body=out.getvalue(), content_type="image/svg+xml", headers={"Cache-Control": "no-store"})
