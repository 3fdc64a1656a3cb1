"""Somebody in the guided first game who taps what the coach's ring is around, and nothing else; and closes what that opens."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Error, Page

from tests.e2e.guests import picture

RING = """() => {
  const box = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; };
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const ring = document.querySelector("[data-ring]");
  const coach = document.querySelector(".coach");
  return {
    dialog: dialog ? dialog.getAttribute("aria-label") : null,
    ring: ring && !dialog ? box(ring) : null,
    slip: coach ? box(coach) : null,
    says: coach ? coach.querySelector(".say")?.innerText ?? "" : null,
    why: coach ? coach.querySelector(".why")?.innerText ?? "" : null,
    lit: [...document.querySelectorAll(".coach li.lit")].length,
  };
}"""


@dataclass
class Learner:
    """One learner at one window."""

    page: Page
    close: str = "Close"
    end: str = "That is how it is played"
    touch: bool = False
    shots: str = ""
    """Keep a picture of every sentence under this name."""
    said: list[str] = field(default_factory=list)
    taps: int = 0

    async def look(self) -> dict[str, Any]:
        """What the coach shows now."""
        seen: dict[str, Any] = await self.page.evaluate(RING)
        return seen

    async def follow(self, until: int = 99, seconds: float = 200) -> int:
        """Do as the coach says until so many lamps are lit, or until the page at the end; returns the lamps seen lit."""
        stop = time.monotonic() + seconds
        lit = 0
        while time.monotonic() < stop:
            seen = await self.look()
            if seen["dialog"] == self.end:
                return lit
            if seen["dialog"] is not None:
                await self._put_away()
                continue
            lit = max(lit, int(seen["lit"]))
            if lit >= until:
                return lit
            await self._obey(seen)
        raise AssertionError(f"the lesson does not end; it says {self.said[-3:]}")

    async def _obey(self, seen: dict[str, Any]) -> None:
        if seen["says"] and seen["says"] not in self.said[-1:]:
            self.said.append(seen["says"])
            if self.shots:
                await asyncio.sleep(0.35)
                await picture(self.page, f"{self.shots}-{len(self.said):02}")
        if seen["ring"] is None:
            await asyncio.sleep(0.12)
            return
        left, top, width, height = seen["ring"]
        self._covers_nothing(seen)
        self.taps += 1
        x, y = left + width / 2, top + height / 2
        await (self.page.touchscreen.tap(x, y) if self.touch else self.page.mouse.click(x, y))
        await self._settle(seen)

    async def _settle(self, before: dict[str, Any]) -> None:
        """Wait until something has come of a tap: who taps again too soon taps on something else."""
        end = time.monotonic() + 3
        while time.monotonic() < end:
            await asyncio.sleep(0.1)
            now = await self.look()
            if (now["dialog"], now["says"]) != (before["dialog"], before["says"]):
                return

    async def _put_away(self) -> None:
        """Close the sheet on top, unless it has closed by itself."""
        with suppress(Error):
            await self.page.get_by_role("dialog").last.get_by_role("button", name=self.close).click(timeout=3000)

    @staticmethod
    def _covers_nothing(seen: dict[str, Any]) -> None:
        """What is pointed at lies beside the coach's slip, unless it is a name in the slip itself."""
        left, top, width, height = seen["ring"]
        l2, t2, w2, h2 = seen["slip"]
        x, y = left + width / 2, top + height / 2
        inside = l2 <= left and left + width <= l2 + w2 and t2 <= top and top + height <= t2 + h2
        assert inside or not (l2 < x < l2 + w2 and t2 < y < t2 + h2), f"the coach covers what it points at: {seen}"
