"""The JSON API, as far as programs need it."""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import msgspec

from gatekey.client.errors import Refused
from gatekey.kernel.text import Text

_PATIENCE: Final = aiohttp.ClientTimeout(total=30.0)


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the host's seat at it."""

    table: str
    seat: int
    token: str
    """Secret of the seat."""
    host: str
    """Secret of the host's right."""


class _Error(msgspec.Struct):
    code: str
    text: Text


async def create_table(url: str, *, game: str, seats: int, player: str, **more: Any) -> Opened:
    """Open a table as its host. ``more``: ``name``, ``options``, ``password``, ``public``, ``nonce``.

    Raises:
        Refused: with the server's code.
        aiohttp.ClientError: the server is not there.
    """
    body = msgspec.json.encode({"game": game, "seats": seats, "player": player, **more})
    headers = {"Content-Type": "application/json"}
    return msgspec.json.decode(await _call("POST", f"{url}/api/tables", data=body, headers=headers), type=Opened)


async def games(url: str) -> dict[str, Any]:
    """The games of the server, and those that are missing. Raises as :func:`create_table`."""
    listed: dict[str, Any] = msgspec.json.decode(await _call("GET", f"{url}/api/games"))
    return listed


async def tables(url: str) -> list[dict[str, Any]]:
    """The public tables. Raises as :func:`create_table`."""
    listed: list[dict[str, Any]] = msgspec.json.decode(await _call("GET", f"{url}/api/tables"))["tables"]
    return listed


async def export(url: str, table: str, token: str | None = None) -> bytes:
    """A finished game as a file. Raises as :func:`create_table`."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return await _call("GET", f"{url}/api/tables/{table}/export", headers=headers)


async def _call(method: str, url: str, **options: Any) -> bytes:
    async with (
        aiohttp.ClientSession(timeout=_PATIENCE) as session,
        session.request(method, url, allow_redirects=False, **options) as answer,
    ):
        body = await answer.read()
        if answer.status < 400:
            return body
        try:
            error = msgspec.json.decode(body, type=_Error)
        except msgspec.MsgspecError:
            answer.raise_for_status()
            raise
        raise Refused(error.code, error.text)
