"""Looks at one screen in the ways in which people look at it, and keeps what is wrong with it."""

from __future__ import annotations

import os
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.async_api import CDPSession, Page

from tests.e2e import axe, contrast
from tests.e2e.guests import LAPTOP, SMALL_PHONE, picture

FULL: Final = os.environ.get("GATEKEY_SOAK") == "full"
_INSPECT: Final = (Path(__file__).parent / "inspect.js").read_text(encoding="utf-8")
_SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


@dataclass(frozen=True)
class Way:
    """How somebody looks at it."""

    name: str
    size: tuple[int, int]
    night: bool = False
    letters: int = 16
    """Pixels of ordinary letters, as somebody sets them in the browser."""


WIDE_DAY: Final = Way("laptop by day", LAPTOP)
WIDE_NIGHT: Final = Way("laptop by night", LAPTOP, night=True)
SMALL_DAY: Final = Way("phone by day", SMALL_PHONE)
SMALL_NIGHT: Final = Way("phone by night", SMALL_PHONE, night=True)
LARGE: Final = Way("phone with letters of twice the size", SMALL_PHONE, letters=32)


_SESSIONS: Final[WeakKeyDictionary[Page, CDPSession]] = WeakKeyDictionary()
"""Kept as long as the page, as the setting is the session's."""


async def set_letters(page: Page, pixels: int) -> None:
    """Have letters of that size, as the setting of the browser does it: style sheets and their questions see it, too."""
    session = _SESSIONS.get(page) or await page.context.new_cdp_session(page)
    _SESSIONS[page] = session
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": round(pixels * 13 / 16)}})


@dataclass
class Reviewer:
    """What was found, and where."""

    desk: Page
    """A page of its own, where pictures are measured."""
    found: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    screens: list[str] = field(default_factory=list)

    async def review(self, page: Page, name: str) -> None:
        """Look at a table's or any other screen: a quick run takes every second way, a full one all of them."""
        wide, small = ((WIDE_DAY, SMALL_NIGHT), (WIDE_NIGHT, SMALL_DAY))[len(self.screens) % 2]
        self.screens.append(name)
        for way in (WIDE_DAY, WIDE_NIGHT, SMALL_DAY, SMALL_NIGHT, LARGE) if FULL else (wide, small, LARGE):
            await self._look(page, name, way, closely=FULL or way is (wide, small)[len(self.screens) // 2 % 2])
        await _be(page, WIDE_DAY)

    async def _look(self, page: Page, name: str, way: Way, closely: bool) -> None:
        await _be(page, way)
        problems: list[str] = []
        seen: dict[str, Any] = await page.evaluate(_INSPECT)
        problems += [f"wider than the screen by {seen['wide']}"] * (seen["wide"] > 0)
        problems += [f"too small for a finger: {one}" for one in seen["fingers"]]
        problems += [f"cut off: {one}" for one in seen["cut"]]
        problems += [f"overlap: {one}" for one in seen["overlaps"]]
        problems += [f"out of reach of Tab: {one}" for one in seen["astray"]]
        problems += [f"a seat by its colour alone: {one}" for one in seen["bare"]]
        if closely and way is not LARGE:
            problems += [f"axe: {one}" for one in await axe.find(page)]
            problems += [f"contrast: {one}" for one in await contrast.weak(page, self.desk)]
        if problems:
            await picture(page, f"access-{len(self.screens):02}-{re.sub('[^a-z]+', '-', f'{name} {way.name}'.lower())}")
        for problem in problems:
            self.found[problem].add(f"{name}, {way.name}")

    def report(self) -> str:
        """Every finding with the screens it is on; empty when there is none."""
        return "\n".join(
            f"{problem}\n    on {len(where)}: {'; '.join(sorted(where)[:3])}"
            for problem, where in sorted(self.found.items())
        )


async def _be(page: Page, way: Way) -> None:
    await page.set_viewport_size({"width": way.size[0], "height": way.size[1]})
    await page.emulate_media(color_scheme="dark" if way.night else "light")
    await set_letters(page, way.letters)
    await page.evaluate(_SETTLED)
