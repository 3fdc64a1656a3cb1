"""Refused requests: a status, a stable code, a text for the player, and its sentence for everyone else."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
from aiohttp import web

from gatekey.kernel.text import Text, say
from gatekey.table.ports import NotAdmitted
from gatekey.web.texts import FALLBACK, sentence

_STATUS = {
    "no_table": 404,
    "no_game": 404,
    "bad_token": 403,
    "password": 403,
    "not_over": 409,
    "full": 503,
    "draining": 503,
    "storage": 503,
    "broken": 500,
}
"""HTTP status of each code of :class:`NotAdmitted`; others are 400."""


class ErrorBody(msgspec.Struct):
    """Body of every refused request of the API."""

    code: str
    text: Text
    message: str
    """``text`` in the language that the request accepts, with details that are of use to a programmer."""


class ApiError(Exception):
    """Ends a request."""

    def __init__(
        self, status: int, code: str, text: Text, *, detail: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.text = text
        self.detail = detail
        self.headers = dict(headers or {})


def too_fast(seconds: float) -> ApiError:
    """Refusal of somebody who has tried too often and must wait."""
    wait = max(1, math.ceil(seconds))
    return ApiError(429, "too_fast", say("web-too-fast", seconds=wait), headers={"Retry-After": str(wait)})


def from_desk(error: NotAdmitted) -> ApiError:
    """What a table or the desk refused, as an HTTP answer."""
    return ApiError(_STATUS.get(error.code, 400), error.code, error.text)


def response(error: ApiError, locale: str = FALLBACK) -> web.Response:
    """The refusal as JSON."""
    message = sentence(error.text, locale)
    if error.detail:
        message = f"{message} ({error.detail})"
    body = msgspec.json.encode(ErrorBody(error.code, error.text, message))
    return web.Response(status=error.status, body=body, content_type="application/json", headers=error.headers)
