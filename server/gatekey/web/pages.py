"""The built client: its files, and its one page under every address that the client knows."""

from __future__ import annotations

import asyncio
import mimetypes
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from aiohttp import web

from gatekey.kernel.text import say
from gatekey.web.blob import FOR_EVER, NO_CACHE, Blob
from gatekey.web.texts import asked_locale, sentence

STATIC: Final = web.AppKey("static", Path)
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_HASHED: Final = "assets/"
"""Folder of the files whose names hold their hash."""


def built_client() -> Path:
    """Where the build puts the client."""
    return Path(str(files("gatekey"))) / "static"


class Assets:
    """The files below a folder, each read when first asked for and again after it changed (a client built anew under a running server)."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._read: dict[str, tuple[int, Blob]] = {}

    def get(self, name: str) -> Blob | None:
        """The file of that relative name, or None. Blocks on the disk."""
        path = PurePosixPath(name)
        if path.is_absolute() or not path.parts or any(part.startswith(".") for part in path.parts) or "\\" in name:
            return None
        file = self._root.joinpath(*path.parts)
        try:
            changed = file.stat().st_mtime_ns
            known = self._read.get(name)
            if known is None or known[0] != changed:
                known = self._read[name] = (changed, Blob.of(file.read_bytes(), _type(path)))
        except (OSError, ValueError):
            return None
        return known[1]


ASSETS: Final = web.AppKey("assets", Assets)


def _type(path: PurePosixPath) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its page for addresses that name no file."""
    name = request.match_info["path"]
    assets = request.app[ASSETS]
    if name and PurePosixPath(name).suffix:
        blob = await asyncio.to_thread(assets.get, name)
        if blob is None:
            raise web.HTTPNotFound(
                text=sentence(say("web-not-found"), asked_locale(request.headers.get("Accept-Language", "")))
            )
        return blob.answer(request, FOR_EVER if name.startswith(_HASHED) else NO_CACHE)
    index = await asyncio.to_thread(assets.get, "index.html")
    if index is None:
        return _not_built(asked_locale(request.headers.get("Accept-Language", "")))
    return index.answer(request)


def _not_built(locale: str) -> web.Response:
    said = escape(sentence(say("web-no-client"), locale))
    body = (
        f'<!doctype html><html lang="{locale}"><meta charset="utf-8"><title>Gatekey</title><h1>Gatekey</h1><p>{said}</p>'
        "<p>In a clone, <code>python tools/client.py build</code> builds them; then load this page again. "
        "The server itself runs: <a href='/healthz'>health</a>, <a href='/api/games'>games</a>.</p></html>"
    )
    return web.Response(status=503, text=body, content_type="text/html", headers={"Cache-Control": "no-store"})
