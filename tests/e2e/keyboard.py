"""Somebody without a mouse: sees the screen, and presses keys."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from playwright.async_api import JSHandle, Page

from tests.e2e.screen import Control, Screen, look, until

MOST: Final = 90
"""Keys that may lead from anywhere to anything; who needs more has lost the way."""
JUMPS: Final = {"Map": "m", "Hand": "h", "Party": "p"}
"""Keys that lead to a part of the table, as the list of keys says, by what the part is called."""
SHORT: Final = {"End turn": "e", "Turn": "r", "Back": "Escape", "Close": "Escape"}
"""What has a key of its own."""
AMOUNTS: Final = ("One less", "One more", "All ")

WHERE: Final = """() => {
  const all = [...document.querySelectorAll("button, a[href], input, select, [role=button]")];
  return [all.indexOf(document.activeElement), all.length];
}"""
"""Which of all controls has the focus, and how many there are."""
STOLEN: Final = """(held) => {
  const now = document.activeElement;
  if (!held || held === document.body || !held.isConnected || held.getClientRects().length === 0 || now === held) return null;
  const dialog = document.querySelector("dialog[open]");
  if (dialog !== null && !dialog.contains(held)) return null;
  const called = (e) => e.getAttribute("aria-label") ?? e.innerText ?? e.tagName;
  return `${called(held)} > ${called(now)}`;
}"""
"""Whether the focus has gone from where it was put although that is still there; from what to what."""


@dataclass
class Keyboard:
    """Eyes and a keyboard. Whatever has the focus keeps it, and is never simply gone while a question is open."""

    page: Page
    rng: random.Random
    ways: Counter[str] = field(default_factory=Counter)
    """How often which key did what it is for."""
    _held: JSHandle | None = None
    """What had the focus after the last key."""
    _page: str = ""
    """Address of the page on which something was given the focus; a page begins at its top, with no focus."""

    def __post_init__(self) -> None:
        self.page.on("domcontentloaded", lambda _: self._begin())

    def _begin(self) -> None:
        self._held, self._page = None, ""

    @property
    def pages(self) -> list[Page]:
        return [self.page]

    async def look(self) -> Screen:
        stolen = await self.page.evaluate(STOLEN, self._held)
        assert stolen is None, f"the focus was taken: {stolen}"
        return await look(self.page)

    async def press(self, control: Control) -> bool:
        before = await self.look()
        key = self._key_for(control, before)
        if key is None or self.rng.random() < 0.4:
            if not await self.reach(control):
                return False
            if control.radio:
                return True  # an arrow that leads to it has chosen it
            before, key = await look(self.page), "Enter"
        await self._tap(key)
        self.ways["digit" if key.isdigit() else key] += 1
        await self._answers(before, f"{key} at {control.title!r}")
        return True

    async def reach(self, control: Control) -> bool:
        """Lead the focus there by Tab, arrows and the keys of the parts of the table.

        Raises:
            AssertionError: no key leads there although it is on the screen; or the focus was lost before.
        """
        await self._found()
        tried: set[tuple[int, str]] = set()
        path: list[str] = []
        screen = await self.look()
        for _ in range(MOST):
            target = again(screen, control)
            if target is None:
                return False
            at = screen.focused
            if at is not None and at.index == target.index:
                self.ways.update(set(path))
                return True
            place = -1 if at is None else at.index
            ways = list(ways_to(target, at, screen))
            key = next((k for k in ways if (place, k) not in tried), None) or self.rng.choice(ways)
            tried.add((place, key))
            path.append(key)
            await self._tap(key)
            screen = await self._after(key, screen)
        raise AssertionError(f"no key leads to {control.title!r} in {control.place!r}: {path}")

    async def _after(self, key: str, screen: Screen) -> Screen:
        """What is seen after a key that only moves the focus: after Tab nothing else has changed, unless something was added or taken away."""
        if key.endswith("Tab"):
            now, count = await self.page.evaluate(WHERE)
            if count == screen.count:
                return screen.focus(now)
        return await self.look()

    async def _found(self) -> None:
        """Wait until the focus is somewhere, if it was anywhere."""
        if self.page.url != self._page:
            return

        async def somewhere() -> bool:
            return bool(await self.page.evaluate("document.activeElement !== document.body"))

        try:
            await until(somewhere, seconds=3)
        except TimeoutError:
            raise AssertionError("the focus is lost") from None

    async def _tap(self, key: str) -> None:
        page = self.page.url
        await self.page.keyboard.press(key)
        self._held = await self.page.evaluate_handle("document.activeElement")
        if await self.page.evaluate("document.activeElement !== document.body"):
            self._page = page

    async def _answers(self, before: Screen, key: str) -> None:
        """A key that is pressed does something that can be seen."""

        async def changed() -> bool:
            return shown(await look(self.page)) != shown(before)

        try:
            await until(changed, seconds=4)
        except TimeoutError:
            raise AssertionError(f"{key} does nothing: {before.text!r}") from None

    @staticmethod
    def _key_for(control: Control, screen: Screen) -> str | None:
        """The key that presses it from where the focus is."""
        at = screen.focused
        if at is not None and at.place not in {"ask", "fight", "dialog"}:
            return None
        if control.title in SHORT and not control.main:
            return SHORT[control.title]
        if screen.dialog is not None or control.place not in {"ask", "fight"}:
            return None
        if control.main:
            return "Enter" if at is None else None
        if any(c.name.startswith(AMOUNTS) for c in screen.bar):
            return None
        options = [
            c for c in screen.controls if c.place in {"ask", "fight"} and not c.main and not c.quiet and not c.link
        ]
        number = next((n for n, c in enumerate(options, 1) if c.index == control.index), 10)
        return str(number) if number < 10 else None


def again(screen: Screen, control: Control) -> Control | None:
    """The same control on a later look, wherever it has gone."""
    same = [c for c in screen.controls if c.name == control.name and c.place == control.place]
    return min(same, key=lambda c: abs(c.index - control.index), default=None)


def shown(screen: Screen) -> tuple[object, ...]:
    """All that changes on the screen when something was done."""
    return screen.dialog, screen.prompt, screen.text, [(c.name, c.pressed, c.off) for c in screen.controls]


def ways_to(target: Control, at: Control | None, screen: Screen) -> Iterator[str]:
    """Keys that may lead there, the likeliest first."""
    forward = at is None or target.index > at.index
    tabs = ("Tab", "Shift+Tab") if forward else ("Shift+Tab", "Tab")
    bar = {"ask", "fight"}
    on_table = target.place not in {*bar, "dialog", "notice", ""}
    if at is not None and (at.place == target.place or screen.dialog is not None):
        if on_table or (at.radio and target.radio):
            yield from arrows(at, target)
        yield from tabs
        return
    jump = next((key for part, key in JUMPS.items() if target.place.startswith(part)), None)
    if jump is not None and screen.prompt is not None:
        yield jump
    if at is not None and on_table:
        yield from arrows(at, target)
    if target.place in bar and at is not None and at.place not in {"", *bar}:
        tabs = ("Shift+Tab", "Tab")
    yield from tabs


def arrows(at: Control, target: Control) -> Iterator[str]:
    """The arrow that goes most of the way, then the one that goes some of it."""
    dx, dy = target.middle[0] - at.middle[0], target.middle[1] - at.middle[1]
    across, along = "ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp"
    yield from (across, along) if abs(dx) >= abs(dy) else (along, across)
