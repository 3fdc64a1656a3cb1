"""Somebody who looks whether every screen has room for its words before doing anything on it."""

from __future__ import annotations

import re

from playwright.async_api import Page

from tests.e2e.guests import picture
from tests.e2e.newcomer import Newcomer

TOO_WIDE = """() => {
  const HOSTS = "button, a.btn, h1, h2, h3, p, label, legend, dt, dd, li, td, th, select";
  const rolls = (style) => ["auto", "scroll"].includes(style.overflowX);
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const host = node.parentElement.closest(HOSTS);
    if (!node.data.trim() || !host || node.parentElement.closest("svg, script, style, .unseen")) continue;
    let aside = false, rolling = false;
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.visibility === "hidden" || style.textOverflow === "ellipsis") aside = true;
      if (host.contains(up) && up !== host && style.position === "absolute") aside = true;
      if (rolls(style)) rolling = true;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), room = host.getBoundingClientRect();
    if (aside || box.width < 2 || room.width < 2) continue;
    if (box.right > room.right + 1.5 || box.left < room.left - 1.5) found.push(`spills ${host.tagName}.${host.className}: ${node.data.trim()}`);
    if (box.right > innerWidth + 1.5 && !rolling) found.push(`outside ${host.tagName}.${host.className}: ${node.data.trim()}`);
  }
  return found;
}"""
ENGLISH_WORDS = re.compile(r"\b(the|of|your|you|with|and|is|are|to|turn|card|choose|plays|draws|Lanterns?|Renown)\b")


class Reader(Newcomer):
    """Looks at every screen that is met before doing anything on it."""

    async def step(self) -> bool:
        await fits(self.page, self.device)
        return await super().step()


async def fits(page: Page, device: str) -> None:
    """Nothing is wider than its room."""
    wide = await page.evaluate(TOO_WIDE)
    if wide:
        await picture(page, f"{device}-too-wide")
    assert wide == [], wide
