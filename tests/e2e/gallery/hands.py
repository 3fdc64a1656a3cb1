"""What a hand does between two pictures, as small steps that a scene lists."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import Page

Step = Callable[[Page], Awaitable[None]]

PATIENCE: Final = 10_000
"""Milliseconds for anything to appear."""


def press(name: str, within: str = "body") -> Step:
    """Press the first button, link or tab of which this is the beginning of the name."""

    async def step(page: Page) -> None:
        beginning = re.compile(f"^{re.escape(name)}")
        place = page.locator(within)
        control = place.get_by_role("button", name=beginning).or_(place.get_by_role("link", name=beginning))
        await control.first.click(timeout=PATIENCE)

    return step


def tap(selector: str, nth: int = 0) -> Step:
    """Press what is drawn there."""

    async def step(page: Page) -> None:
        await page.locator(selector).nth(nth).click(timeout=PATIENCE)

    return step


def key(name: str) -> Step:
    """Press a key."""

    async def step(page: Page) -> None:
        await page.keyboard.press(name)

    return step


def put_away(page: Page) -> Awaitable[None]:
    """Close the sheet that lies on top."""
    return _put_away(page)


async def _put_away(page: Page) -> None:
    sheets = page.locator("dialog[open]")
    left = await sheets.count() - 1
    await page.keyboard.press("Escape")
    await sheets.nth(left).wait_for(state="detached", timeout=PATIENCE)


def fill(label: str, words: str) -> Step:
    """Write into a field."""

    async def step(page: Page) -> None:
        await page.get_by_label(label).fill(words, timeout=PATIENCE)

    return step


def see(words: str) -> Step:
    """Wait until it stands there."""

    async def step(page: Page) -> None:
        await page.get_by_text(words).first.wait_for(timeout=PATIENCE)

    return step


def see_drawn(selector: str) -> Step:
    """Wait until it is drawn."""

    async def step(page: Page) -> None:
        await page.locator(selector).first.wait_for(timeout=PATIENCE)

    return step


def go(path: str) -> Step:
    """Open another address."""

    async def step(page: Page) -> None:
        await page.goto(path)

    return step


def look_at(moment: int) -> Step:
    """Move the slider of a replay there."""

    async def step(page: Page) -> None:
        slider = page.get_by_role("slider")
        await page.wait_for_function("(n) => Number(document.querySelector('input[type=range]')?.max) >= n", arg=moment)
        await slider.fill(str(moment))

    return step


async def lose_the_network(page: Page) -> None:
    """As in a lift."""
    await page.context.set_offline(True)
