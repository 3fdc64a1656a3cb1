"""Browser windows of people at the table, each as private as another device, with all that went wrong in them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, async_playwright

from tools.browser import HOW, find_chromium

ARTEFACTS = Path(__file__).resolve().parents[2] / "artefacts" / "e2e"

LAPTOP = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
TELEVISION = (1920, 1080)


class Guests:
    """All windows of a test. What their consoles complain about and whom they ask is kept."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self._browser = browser
        self._rough = 0

    async def window(
        self,
        size: tuple[int, int],
        *,
        touch: bool = False,
        night: bool = False,
        moving: bool = False,
        scale: float = 1,
        locale: str = "en-GB",
        zone: str | None = None,
    ) -> Page:
        """A new device of that size; ``moving``: its owner has not asked for less motion."""
        context = await self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            color_scheme="dark" if night else "light",
            reduced_motion="no-preference" if moving else "reduce",
            base_url=self.url,
            locale=locale,
            timezone_id=zone,
        )
        return await self.tab(context)

    async def tab(self, context: BrowserContext) -> Page:
        """Another tab of the same device."""
        page = await context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"thrown: {error}"))
        page.on("request", self._request)
        return page

    def rough(self, on: bool) -> None:
        """Until everybody who turned it on has turned it off: the network or the server is away on purpose, and the browser's own lines about that
        are no complaints."""
        self._rough += 1 if on else -1

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if self._rough and ("net::ERR_" in message.text or "WebSocket" in message.text):
            return
        self.complaints.append(f"{message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        own = (self.url, self.url.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.strangers.append(request.url)

    def check(self) -> None:
        """Nothing was thrown or logged, and nobody but the server was asked for anything."""
        assert self.complaints == [], self.complaints
        assert self.strangers == [], self.strangers


@asynccontextmanager
async def visit(url: str, *flags: str) -> AsyncIterator[Guests]:
    """A browser for one test, started with ``flags`` besides."""
    path = find_chromium()
    if path is None:
        pytest.fail(HOW)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path, args=["--disable-background-networking", *flags]
        )
        try:
            yield Guests(browser, url)
        finally:
            await browser.close()


async def picture(page: Page, name: str) -> Path:
    """Keep what a window shows."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    path = ARTEFACTS / f"{name}.png"
    await page.screenshot(path=path)
    return path


async def tokens_on(page: Page) -> list[str]:
    """The secrets of the seats that the device holds, by seat."""
    (origin,) = (await page.context.storage_state())["origins"]
    stored = {item["name"]: item["value"] for item in origin["localStorage"]}
    return [seat["token"] for seat in sorted(json.loads(stored["gatekey.seats"]), key=lambda seat: seat["seat"])]
