"""Eyes and hands: how somebody makes out what a page shows and presses what they want. What they want is up to the newcomer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from playwright.async_api import Page

from tests.e2e.screen import Control, Screen, look, press, until


class Hands(Protocol):
    """A way to look at a page and to act on it that some people have."""

    @property
    def page(self) -> Page:
        """The window that is looked at now."""

    @property
    def pages(self) -> list[Page]:
        """All windows of this person."""

    async def look(self) -> Screen:
        """What this person makes out."""

    async def reach(self, control: Control) -> bool:
        """Come to it, so that what is typed goes into it. False: it is not to be reached."""

    async def press(self, control: Control) -> bool:
        """Press it. False: it is not to be reached."""


@dataclass
class Pointer:
    """Eyes, and a mouse or a finger."""

    page: Page
    touch: bool = False

    @property
    def pages(self) -> list[Page]:
        return [self.page]

    async def look(self) -> Screen:
        return await look(self.page)

    async def reach(self, control: Control) -> bool:
        return await self.press(control)

    async def press(self, control: Control) -> bool:
        return await press(self.page, control, self.touch)


async def press_by(hands: Hands, name: str, then: str | None = None) -> None:
    """Wait until something is called so, and press it: one of several until it is the chosen one, others until something is called ``then``."""

    async def done() -> bool:
        screen = await hands.look()
        if then is not None and screen.named(then) is not None:
            return True
        control = screen.named(name)
        if control is None or control.off:
            return False
        if control.radio and control.on:
            return True
        return await hands.press(control) and then is None and not control.radio

    await until(done)


async def write_by(hands: Hands, label: str, text: str) -> None:
    """Wait for the field with that label, and write into it in place of what it holds, until it holds just that."""

    async def written() -> bool:
        control = (await hands.look()).named(label)
        if control is None or not await hands.reach(control):
            return False
        await hands.page.keyboard.press("Control+a")
        await hands.page.keyboard.type(text)
        return bool(await hands.page.evaluate("(text) => document.activeElement.value === text", text))

    await until(written)
