"""Files of tables: checking one that is here, and taking one in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from aiohttp import hdrs, web

from gatekey.kernel.text import say
from gatekey.table.verify import Report
from gatekey.web.errors import ApiError, too_fast
from gatekey.web.keys import DESK, HUB
from gatekey.web.security import asker
from gatekey.web.tables import bearer, guarded

TYPE: Final = "application/octet-stream"
TELL_SECONDS: Final = 0.25
"""How often a long check says how far it has come."""


class _Gone(Exception):
    """Nobody waits for the check any more."""


class _Told:
    """How far a check has come. Written by the thread that checks, read by the loop."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.gone = False

    def __call__(self, done: int, of: int) -> None:
        if self.gone:
            raise _Gone
        self.done, self.of = done, of


async def verify(request: web.Request) -> web.StreamResponse:
    """``GET /api/tables/{code}/verify``: lines of JSON, first how far it has come, and in the end what was found."""
    _charge(request)
    desk = request.app[DESK]
    archive = await guarded(request, desk.archive(request.match_info["code"], bearer(request)))
    response = web.StreamResponse(headers={hdrs.CACHE_CONTROL: "no-store", hdrs.CONTENT_TYPE: "application/x-ndjson"})
    told = _Told()
    checking = asyncio.create_task(desk.examine(archive, told))
    try:
        await response.prepare(request)
        with contextlib.suppress(ConnectionError):
            await _report(response, checking, told)
    finally:
        told.gone = True
        with contextlib.suppress(_Gone):
            await checking
    return response


async def _report(response: web.StreamResponse, checking: asyncio.Task[Report], told: _Told) -> None:
    while not (await asyncio.wait({checking}, timeout=TELL_SECONDS))[0]:
        await _line(response, {"done": told.done, "of": told.of})
    report = await checking
    checks = [{"id": c.id, "problems": c.problems, "left_out": c.left_out} for c in report.checks]
    found = {"holds": report.holds, "steps": report.steps, "replayed": report.replayed, "checks": checks}
    await _line(response, found)
    await response.write_eof()


async def take_in(request: web.Request) -> web.StreamResponse:
    """``POST /api/imports``: the file of a table as the body."""
    if request.app[HUB].draining:
        raise ApiError(503, "draining", say("web-draining"))
    if request.content_type != TYPE:
        # A form on a foreign page cannot send this type without being asked for permission first.
        raise ApiError(415, "type", say("web-file-type"))
    _charge(request)
    code = await request.app[DESK].take_in(await _body(request))
    return web.Response(
        status=201, body=msgspec.json.encode({"table": code}), content_type="application/json",
        headers={hdrs.CACHE_CONTROL: "no-store"},
    )  # fmt: skip


async def _body(request: web.Request) -> bytes:
    most = request.app[HUB].limits.import_bytes
    data = bytearray()
    async for chunk in request.content.iter_any():
        data += chunk
        if len(data) > most:
            raise ApiError(413, "too_large", say("web-too-large"))
    return bytes(data)


async def _line(response: web.StreamResponse, line: dict[str, Any]) -> None:
    await response.write(msgspec.json.encode(line) + b"\n")


def _charge(request: web.Request) -> None:
    """A check takes seconds of work: so many for one address."""
    checks, address = request.app[HUB].checks, asker(request)
    if not checks.take(address):
        raise too_fast(checks.wait(address))
