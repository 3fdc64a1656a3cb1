"""A game as it goes on: whoever is awaited plays at their own screen, and all screens are compared with the server."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e.guests import ARTEFACTS, picture
from tests.e2e.newcomer import ENGLISH, Newcomer, Stuck, Vocabulary
from tests.e2e.screen import until

IDLE_SECONDS = 15.0
"""How long a screen may offer nothing to the player whom the server awaits."""

RENOWN = """(word) => {
  if (document.querySelector("dialog[open][aria-label^='Hand the device']")) return null;
  const found = {};
  for (const e of document.querySelectorAll("section[aria-label]")) {
    const said = new RegExp(`^(.+), (-?\\\\d+) ${word}$`).exec(e.getAttribute("aria-label").replace(/[\\u2066-\\u2069]/g, ""));
    if (said) found[said[1]] = Number(said[2]);
  }
  for (const e of document.querySelectorAll(`header [aria-label=${word}] > [title]`)) {
    found[e.getAttribute("title")] = Number(/-?\\d+$/.exec(e.innerText.trim())[0]);
  }
  return found;
}"""

Event = Callable[[], Awaitable[None]]


@dataclass
class Evening:
    """One game among browser windows."""

    watcher: Table
    """A spectator without a browser, which knows what the server says to everybody."""
    players: list[Newcomer]
    """By seat."""
    onlookers: list[Page] = field(default_factory=list)
    events: dict[int, Event] = field(default_factory=dict)
    """What happens in the middle, by the round in which it does."""

    @property
    def public(self) -> Any:
        return self.watcher.view.public

    @property
    def pages(self) -> list[Page]:
        """All windows; one that several players have among them comes once."""
        return list(self.speaking())

    def speaking(self) -> dict[Page, Vocabulary]:
        """The windows with the words in which each of them speaks."""
        return {
            **{page: player.words for player in self.players for page in player.hands.pages},
            **dict.fromkeys(self.onlookers, ENGLISH),
        }

    async def play(self, rounds: int | None = None) -> None:
        """Play to the end, or through so many rounds.

        Raises:
            Stuck: the server awaits somebody whose screen offers nothing.
        """
        compared = 0
        quiet_since = time.monotonic()
        while not self.watcher.view.over and (rounds is None or self.public["round"] <= rounds):
            now = self.public["round"]
            if now > compared:
                compared = now
                await self.compare()
                if event := self.events.pop(now, None):
                    await event()
            if await self._someone_plays():
                quiet_since = time.monotonic()
            elif time.monotonic() - quiet_since > IDLE_SECONDS:
                raise Stuck(f"nothing can be done at the screens of seats {self.awaited()}")
            else:
                await asyncio.sleep(0.03)

    def awaited(self) -> list[int]:
        """Seats that the server waits for."""
        return [a.seat for a in self.watcher.view.awaiting]

    async def _someone_plays(self) -> bool:
        busy = False
        for seat in self.awaited():
            busy = await self.players[seat].step() or busy
        return busy

    async def compare(self) -> None:
        """All windows show the Renown that the server says, for every player; behind a curtain there is nothing."""

        async def shown() -> list[Any]:
            return [await page.evaluate(RENOWN, words.renown) for page, words in self.speaking().items()]

        async def same() -> bool:
            return all(found in (None, self.renown()) for found in await shown())

        try:
            await until(same)
        except TimeoutError:
            raise AssertionError(f"the server says {self.renown()}, the screens show {await shown()}") from None

    def renown(self) -> dict[str, int]:
        """Renown by the player's name."""
        names = {s.seat: s.name for s in self.watcher.view.room.seats}
        return {names[p["seat"]]: p["renown"] for p in self.public["players"]}

    async def reads_the_reckoning(self, name: str) -> None:
        """Every screen shows who has won, and every total; a picture of each is kept under that name."""
        result = self.public["result"]
        totals = sorted(line["total"] for line in result["lines"])
        names = [self.players[seat].name for seat in result["winners"]]
        for number, (page, words) in enumerate(self.speaking().items()):
            heading = page.get_by_role("heading", name=re.compile(words.won))
            await heading.wait_for()
            said = await heading.inner_text()
            assert all(name in said for name in names), said
            shown = await page.get_by_role("table").locator("tfoot td").all_inner_texts()
            assert sorted(int(cell.replace("−", "-")) for cell in shown) == totals
            await picture(page, f"{name}-{number}")

    @asynccontextmanager
    async def kept(self, name: str) -> AsyncIterator[None]:
        """If it fails, what every window shows and what everybody pressed is kept under that name."""
        try:
            yield
        except BaseException:
            for number, page in enumerate(self.pages):
                await picture(page, f"{name}-{number}")
            for number, player in enumerate(self.players):
                (ARTEFACTS / f"{name}-{number}.txt").write_text("\n".join(player.presses), encoding="utf-8")
            raise
