"""Draws the icons of the installed page (``client/public/*.png``) from ``favicon.svg``; needs a Chromium. Run it after a change of that picture."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playwright.async_api import async_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.browser import HOW, find_chromium

PUBLIC = Path(__file__).resolve().parent.parent / "client" / "public"
PAPER = "#f3e7cd"
"""The ground of the picture: systems that cut icons to their own shape cut this away, never the picture."""
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.74),
    "apple-touch-icon.png": (180, 0.86),
}
"""Side in pixels, and how much of it the picture takes; one that is smaller lies on paper."""


async def draw() -> None:
    """Write all icons anew."""
    path = find_chromium()
    if path is None:
        raise SystemExit(HOW)
    picture = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path)
        for name, (side, part) in ICONS.items():
            page = await browser.new_page(viewport={"width": side, "height": side})
            # On paper the frame of the picture would be a frame within a frame.
            drawn = picture if part == 1 else picture.replace('stroke="#2b211c" stroke-width="3"/>', "/>", 1)
            ground = PAPER if part < 1 else "transparent"
            await page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:{side}px;background:{ground}}}svg{{width:{side * part}px}}</style>{drawn}"
            )
            await page.screenshot(path=PUBLIC / name, omit_background=True)
            await page.close()
        await browser.close()


if __name__ == "__main__":
    asyncio.run(draw())
