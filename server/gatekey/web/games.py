"""``/api/games``: which games there are, their catalogues and their texts."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from aiohttp import web

from gatekey.games import registry
from gatekey.kernel.rules import Rules, SeatChoice, TableOption
from gatekey.kernel.speech import Speech
from gatekey.kernel.text import say
from gatekey.table.timing import table_options
from gatekey.web.blob import Blob
from gatekey.web.errors import ApiError
from gatekey.web.texts import FALLBACK, best_locale, messages


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    version: str
    name: str
    blurb: str
    """Name and blurb in the language asked for (``?locale=``), English without it."""
    seats: tuple[int, int]
    minutes: tuple[int, int]
    seat_choices: tuple[SeatChoice, ...]
    table_options: tuple[TableOption, ...]
    bots: tuple[str, ...]
    """Bots to choose from, the default first, named by the messages ``bot-<id>``; empty when there is but one."""
    lesson: int
    """Seats of its guided first game; 0: it has none."""


class MissingGame(msgspec.Struct):
    """A game that is announced but could not be loaded."""

    id: str
    reason: str


class GameList(msgspec.Struct):
    """Body of ``GET /api/games``."""

    games: list[GameInfo]
    missing: list[MissingGame]


def game_of(request: web.Request) -> Rules[Any]:
    """The game in the address; raises :class:`ApiError`."""
    rules = registry.shelf().games.get(request.match_info["id"])
    if rules is None:
        raise ApiError(404, "no_game", say("web-no-game"))
    return rules


def _info(rules: Rules[Any], locale: str) -> GameInfo:
    speech = Speech(rules, locale)
    return GameInfo(
        id=rules.id,
        version=rules.version,
        name=speech.say(say("game-name")),
        blurb=speech.say(say("game-blurb")),
        seats=rules.seats,
        minutes=rules.minutes,
        seat_choices=rules.seat_choices,
        table_options=table_options(rules),
        bots=rules.bots,
        lesson=rules.lesson.seats if rules.lesson is not None else 0,
    )


async def games(request: web.Request) -> web.StreamResponse:
    """``GET /api/games``."""
    asked = request.query.get("locale", FALLBACK)
    shelf = registry.shelf()
    listed = GameList(
        [_info(rules, best_locale(rules, asked)) for _, rules in sorted(shelf.games.items())],
        [MissingGame(name, reason) for name, reason in sorted(shelf.missing.items())],
    )
    return web.Response(
        body=msgspec.json.encode(listed), content_type="application/json", headers={"Cache-Control": "no-cache"}
    )


async def almanac(request: web.Request) -> web.StreamResponse:
    """``GET /api/games/{id}/almanac``."""
    return (await asyncio.to_thread(_almanac, game_of(request))).answer(request)


async def texts(request: web.Request) -> web.StreamResponse:
    """``GET /api/games/{id}/texts/{locale}``."""
    rules = game_of(request)
    locale = best_locale(rules, request.match_info["locale"])
    answer = (await asyncio.to_thread(_texts, rules, locale)).answer(request)
    answer.headers["Content-Language"] = locale
    return answer


@cache
def _almanac(rules: Rules[Any]) -> Blob:
    return Blob.of(msgspec.json.encode(rules.almanac()), "application/json")


@cache
def _texts(rules: Rules[Any], locale: str) -> Blob:
    return Blob.of(messages(rules, locale).encode(), "text/plain; charset=utf-8")
