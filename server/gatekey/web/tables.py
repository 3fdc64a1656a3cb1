"""``/api/tables``: the public list, opening a table, looking one up, and its export and its replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import hdrs, web

from gatekey.kernel.text import say
from gatekey.table.archive import dump
from gatekey.table.ports import NotAdmitted, Summary, TableSpec
from gatekey.table.replay import MOST_MOMENTS
from gatekey.web.connection import GUESSES
from gatekey.web.errors import ApiError, too_fast
from gatekey.web.keys import DESK, HUB
from gatekey.web.security import asker

T = TypeVar("T")
_spec: Final = msgspec.json.Decoder(TableSpec)
MOST_DIGITS: Final = 9


class TableList(msgspec.Struct):
    """Body of ``GET /api/tables``."""

    tables: list[Summary]


def _json(body: Any, status: int = 200) -> web.Response:
    return web.Response(
        status=status,
        body=msgspec.json.encode(body),
        content_type="application/json",
        headers={hdrs.CACHE_CONTROL: "no-store"},
    )


async def listed(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables``."""
    return _json(TableList(await request.app[DESK].summaries()))


async def create(request: web.Request) -> web.StreamResponse:
    """``POST /api/tables``."""
    hub = request.app[HUB]
    if hub.draining:
        raise ApiError(503, "draining", say("web-draining"))
    if request.content_type != "application/json":
        # A form on a foreign page can send every other type without being asked for permission first.
        raise ApiError(415, "json", say("web-json"))
    address = asker(request)
    if not hub.tables.take(address):
        raise too_fast(hub.tables.wait(address))
    try:
        spec = _spec.decode(await request.read())
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ApiError(400, "malformed", say("web-malformed"), detail=str(error)[:200]) from error
    return _json(await request.app[DESK].create(spec), status=201)


async def one(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables/{code}``."""
    return _json(await guarded(request, request.app[DESK].summary(request.match_info["code"])))


async def export(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables/{code}/export``; a token may come as ``Authorization: Bearer``."""
    code = request.match_info["code"]
    data = await asyncio.to_thread(dump, await guarded(request, request.app[DESK].archive(code, bearer(request))))
    name = "".join(c for c in code if c.isascii() and c.isalnum())
    headers = {hdrs.CONTENT_DISPOSITION: f'attachment; filename="{name}.gatekey"', hdrs.CACHE_CONTROL: "no-store"}
    return web.Response(body=data, content_type="application/octet-stream", headers=headers)


async def replay(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables/{code}/replay?since=&count=&seat=``, with a token as ``Authorization: Bearer``; MessagePack, see
    :class:`gatekey.table.replay.Page`."""
    hub, address = request.app[HUB], asker(request)
    if not hub.looks_back.take(address):
        raise too_fast(hub.looks_back.wait(address))
    since, count = _number(request, "since", 1), _number(request, "count", MOST_MOMENTS)
    seat = _number(request, "seat", 0) if "seat" in request.query else None
    asked = request.app[DESK].replay(request.match_info["code"], bearer(request), seat, since, count)
    found = await guarded(request, asked)
    return web.Response(
        body=msgspec.msgpack.encode(found),
        content_type="application/msgpack",
        headers={hdrs.CACHE_CONTROL: "no-store"},
    )


def bearer(request: web.Request) -> str | None:
    """The token that comes as ``Authorization: Bearer``."""
    kind, _, token = request.headers.get(hdrs.AUTHORIZATION, "").partition(" ")
    # What is no ASCII is no token either, only a wrong one.
    return token.encode("ascii", "replace").decode() if kind.lower() == "bearer" and token else None


def _number(request: web.Request, name: str, default: int) -> int:
    given = request.query.get(name, str(default))
    if not (given.isascii() and given.isdecimal() and len(given) <= MOST_DIGITS):
        raise ApiError(400, "malformed", say("web-malformed"), detail=name)
    return int(given)


async def guarded(request: web.Request, asked: Awaitable[T]) -> T:
    """Await something that a guessed code could be tried on; whoever guesses wrong too often learns nothing more."""
    wrong, address = request.app[HUB].wrong, asker(request)
    wait = wrong.wait(address)
    try:
        found = await asked
    except NotAdmitted as error:
        if error.code in GUESSES and not wrong.take(address):
            raise too_fast(wrong.wait(address)) from None
        raise
    # Right or wrong must look the same now; also when others that were asked at the same time have used up what there was.
    if wait := wait or wrong.wait(address):
        raise too_fast(wait)
    return found
