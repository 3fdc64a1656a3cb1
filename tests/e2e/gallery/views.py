"""In what ways people look at a screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from playwright.async_api import CDPSession, Page

from tests.e2e.guests import LAPTOP, PHONE, SMALL_PHONE, TELEVISION

ORDINARY: Final = 16
"""Pixels of ordinary letters."""
_SETTLED: Final = """() => document.fonts.ready.then(() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""


@dataclass(frozen=True)
class View:
    """A device, held and lit in some way."""

    name: str
    title: str
    size: tuple[int, int]
    kept: float
    """Scale of the kept picture: as small as its words can be read."""
    touch: bool = False
    night: bool = False
    letters: int = ORDINARY
    """Pixels of ordinary letters, as somebody sets them in the browser."""


DAY: Final = View("laptop", "laptop", LAPTOP, 0.6)
NIGHT: Final = View("laptop-night", "laptop at night", LAPTOP, 0.6, night=True)
HAND: Final = View("phone", "phone", PHONE, 0.8, touch=True)
HAND_NIGHT: Final = View("phone-night", "phone at night", PHONE, 0.8, touch=True, night=True)
SIDE: Final = View("phone-side", "phone on its side", (844, 390), 0.8, touch=True)
TABLET: Final = View("tablet", "tablet", (820, 1180), 0.6, touch=True)
TV: Final = View("tv", "television", TELEVISION, 0.45)
LARGE: Final = View(
    "phone-large", "small phone, letters of twice the size", SMALL_PHONE, 0.8, touch=True, letters=2 * ORDINARY
)

_SESSIONS: Final[WeakKeyDictionary[Page, CDPSession]] = WeakKeyDictionary()
"""Kept as long as the page, as the setting is the session's."""


async def set_letters(page: Page, pixels: int) -> None:
    """Have letters of that size, as the setting of the browser does it: style sheets and their questions see it, too."""
    if pixels == ORDINARY and page not in _SESSIONS:
        return
    session = _SESSIONS.get(page) or await page.context.new_cdp_session(page)
    _SESSIONS[page] = session
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": round(pixels * 13 / 16)}})


async def be(page: Page, view: View) -> None:
    """Show the page as that device would, and wait until it is drawn."""
    await page.set_viewport_size({"width": view.size[0], "height": view.size[1]})
    await page.emulate_media(color_scheme="dark" if view.night else "light")
    await set_letters(page, view.letters)
    await settle(page)


async def settle(page: Page) -> None:
    """Wait until letters are there and two frames are drawn."""
    await page.evaluate(_SETTLED)
