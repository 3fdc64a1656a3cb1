"""Looks at one screen in the ways in which people look at it, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

from tests.e2e import axe
from tests.e2e.contrast import weak

_INSPECT: Final = (Path(__file__).parent / "inspect.js").read_text(encoding="utf-8")


async def fitting(page: Page) -> list[str]:
    """What is too small for a finger, cut off, one over the other, out of reach of Tab, or told by a colour alone."""
    seen: dict[str, Any] = await page.evaluate(_INSPECT)
    return [
        *[f"wider than the screen by {seen['wide']}"] * (seen["wide"] > 0),
        *(f"too small for a finger: {one}" for one in seen["fingers"]),
        *(f"cut off: {one}" for one in seen["cut"]),
        *(f"overlap: {one}" for one in seen["overlaps"]),
        *(f"out of reach of Tab: {one}" for one in seen["astray"]),
        *(f"a seat by its colour alone: {one}" for one in seen["bare"]),
    ]


async def rules(page: Page) -> list[str]:
    """What axe finds."""
    return [f"axe: {one}" for one in await axe.find(page)]


async def contrast(page: Page, desk: Page) -> list[str]:
    """Which words are too faint where they stand, as the screen is lit now; measured on ``desk``, a page of its own."""
    return [f"contrast: {one}" for one in await weak(page, desk)]
