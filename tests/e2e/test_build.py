"""The built client in a real browser: it starts, obeys a strict content policy and asks nobody else for anything."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from playwright.async_api import async_playwright

from tools.browser import HOW, find_chromium
from tools.client import STATIC

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

pytestmark = pytest.mark.browser


@pytest.fixture
async def site() -> AsyncIterator[TestServer]:
    """The built files under a policy at least as strict as the server's, on a free port of this machine."""
    assert (STATIC / "index.html").is_file(), "The client is not built: run `uv run python tools/client.py build`."

    async def with_policy(_request: web.Request, response: web.StreamResponse) -> None:
        response.headers["Content-Security-Policy"] = POLICY

    async def page(_request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / "index.html")

    application = web.Application()
    application.on_response_prepare.append(with_policy)
    application.router.add_get("/", page)
    application.router.add_static("/", STATIC)
    async with TestServer(application) as server:
        yield server


async def test_the_built_client_starts_under_a_strict_policy(site: TestServer) -> None:
    browser_path = find_chromium()
    assert browser_path is not None, HOW
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_path)
        page = await browser.new_page()
        asked: list[str] = []
        thrown: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: thrown.append(str(error)))
        await page.add_init_script(
            "window.refused = [];"
            "addEventListener('securitypolicyviolation', e => refused.push(`${e.violatedDirective} ${e.blockedURI}`))"
        )
        await page.goto(str(site.make_url("/")))
        await page.wait_for_selector("#app > *", state="attached")
        assert await page.evaluate("refused") == []
        await browser.close()
    assert thrown == []
    own = str(site.make_url("/"))
    assert [url for url in asked if not url.startswith((own, "data:"))] == []


def test_every_built_file_but_the_page_is_named_for_its_contents() -> None:
    """Only names that change with the contents may be cached for ever."""
    assets = [path for path in (STATIC / "assets").iterdir() if path.is_file()]
    assert assets
    assert [path.name for path in assets if not _hashed(path)] == []


def _hashed(path: Path) -> bool:
    return re.search(r"-[\w-]{8}$", path.stem) is not None
