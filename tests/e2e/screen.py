"""What somebody in front of a browser sees and may press. Nothing here reads anything that is not on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from playwright.async_api import Error, Page

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Control:
    """Something that can be pressed."""

    index: int
    name: str
    place: str
    """Where on the table: ``ask`` and ``fight`` are the decision's bar, ``dialog`` a sheet on top, else the name of the group around it."""
    off: bool
    """It looks disabled."""
    pressed: str | None
    glows: bool
    main: bool
    """Drawn as the main thing to do."""
    quiet: bool
    link: bool
    spot: tuple[float, float] | None = None
    """A point of the screen at which it, and nothing above it, would be hit; None: there is none now."""
    middle: tuple[float, float] = (0.0, 0.0)
    """Of its box, in or out of sight."""
    focused: bool = False
    radio: bool = False
    """One of several of which one is always chosen."""
    on: bool = False
    """It is the chosen one."""
    near: bool = False
    """It is in sight, or whatever else stands for that where somebody does not see: what may be tried without looking for it."""

    @property
    def title(self) -> str:
        """The first line of its words."""
        return self.name.split("\n")[0].strip()

    def says(self, words: str) -> bool:
        """Its words are these, or begin with them and go on with something else."""
        return self.title == words or self.name.startswith(f"{words} ")


@dataclass(frozen=True)
class Screen:
    """One look at the page."""

    dialog: str | None
    """Name of the sheet that lies on top."""
    prompt: str | None
    """The question that is asked of this player."""
    told: str
    """What is said about the connection."""
    text: str
    """All words of the decision's bar."""
    controls: list[Control] = field(default_factory=list)
    count: int = 0
    """Of all that could be pressed, were it in sight."""

    def focus(self, index: int) -> Screen:
        """The same with the focus elsewhere."""
        return replace(self, controls=[replace(c, focused=c.index == index) for c in self.controls])

    def named(self, name: str) -> Control | None:
        """The first control whose words begin so."""
        return next((c for c in self.controls if c.name.startswith(name)), None)

    @property
    def focused(self) -> Control | None:
        """What the next key is for."""
        return next((c for c in self.controls if c.focused), None)

    @property
    def bar(self) -> list[Control]:
        """What can be pressed in the bar of the decision, without the names that only explain."""
        return [c for c in self.controls if c.place in {"ask", "fight"} and not c.off and not c.link]


async def look(page: Page) -> Screen:
    """Look at the page as it is now."""
    seen: dict[str, Any] = await page.evaluate(LOOK)
    controls = [
        Control(
            **{**c, "spot": tuple(c["spot"]) if c["spot"] else None, "middle": tuple(c["middle"])}, near=bool(c["spot"])
        )
        for c in seen.pop("controls")
    ]
    return Screen(**seen, controls=controls)


async def press(page: Page, control: Control, touch: bool = False) -> bool:
    """Press it where it is, by mouse or finger; what is out of sight is scrolled to first. False: it cannot be reached."""
    spot = control.spot
    if spot is None:
        every = page.locator("button, a[href], input, select, [role=button]")
        try:
            # To the middle: at the lower edge it may be in the window and yet under the bar that stays there.
            await every.nth(control.index).evaluate("e => e.scrollIntoView({ block: 'center' })", timeout=1000)
        except Error:
            return False
        again = next(
            (c for c in (await look(page)).controls if c.index == control.index and c.name == control.name), None
        )
        if again is None or again.spot is None:
            return False
        spot = again.spot
    if touch:
        await page.touchscreen.tap(*spot)
    else:
        await page.mouse.click(*spot)
    return True


async def until(reached: Callable[[], Awaitable[bool]], seconds: float = 15) -> None:
    """Wait until it is so. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        while True:
            if await reached():
                return
            await asyncio.sleep(0.05)


async def press_named(page: Page, name: str, touch: bool = False, seconds: float = 15) -> None:
    """Wait for the control with that name, and press it."""

    async def pressed() -> bool:
        control = (await look(page)).named(name)
        return control is not None and not control.off and await press(page, control, touch)

    await until(pressed, seconds)
