"""Somebody who has the table open in two tabs, and answers now in the one, now in the other."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.async_api import Page

from tests.e2e.hands import Hands
from tests.e2e.screen import Control, Screen, until


@dataclass
class TwoTabs:
    """Hands for two tabs of one device, with whatever hands each of them has.

    Only one tab is touched until the question is answered; the other one tells that the next has come. Then both must ask the same, and the other
    one is the one to answer in.
    """

    tabs: tuple[Hands, Hands]
    turns: int = 0
    """How often the tab was changed for a new question."""
    _now: int = 0
    _idle: tuple[str | None, str] = field(default=(None, ""))
    """What the tab that is not touched showed last."""

    @property
    def page(self) -> Page:
        return self.tabs[self._now].page

    @property
    def pages(self) -> list[Page]:
        return [page for tab in self.tabs for page in tab.pages]

    async def look(self) -> Screen:
        """What the tab in use shows.

        Raises:
            AssertionError: the tabs do not come to show the same question.
        """
        mine = await self.tabs[self._now].look()
        if choosing(mine):
            return mine
        idle = asked(await self.tabs[1 - self._now].look())
        if idle != self._idle and idle[0] is not None:
            seen = await self._agree()
            self._now = 1 - self._now
            self.turns += 1
            mine, idle = seen[self._now], asked(seen[1 - self._now])
        self._idle = idle
        return mine

    async def reach(self, control: Control) -> bool:
        return await self.tabs[self._now].reach(control)

    async def press(self, control: Control) -> bool:
        return await self.tabs[self._now].press(control)

    async def _agree(self) -> list[Screen]:
        """Both tabs, once they ask the same."""
        seen: list[Screen] = []

        async def same() -> bool:
            seen[:] = [await tab.look() for tab in self.tabs]
            return any(screen.dialog is not None for screen in seen) or asked(seen[0]) == asked(seen[1])

        try:
            await until(same, seconds=8)
        except TimeoutError:
            raise AssertionError(f"the tabs ask differently: {[asked(screen) for screen in seen]}") from None
        return seen


def choosing(screen: Screen) -> bool:
    """Whether a part of an answer is chosen, which only this tab knows of."""
    return any(control.quiet and control.says("Back") for control in screen.bar)


def asked(screen: Screen) -> tuple[str | None, str]:
    """The question with everything that is said beside it."""
    return screen.prompt, screen.text
