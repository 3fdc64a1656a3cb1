"""People who have one phone and hand it to each other: a curtain hides the hand of the one from the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

from gatekey.client import Table
from gatekey.games.registry import shelf
from tests.e2e.hands import Hands
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import Screen


@dataclass
class Secrets:
    """What nobody but one player may see: names of cards in hand that nothing public has named."""

    watcher: Table
    hands: dict[int, Table]
    """What the server says to each of those who share, by seat."""
    sought: int = 0
    """How many names have been looked for and not found."""

    async def keep(self, page: Page, seats: list[int]) -> None:
        """The page holds nothing of what these seats have in hand, not even where it does not show."""
        cards = shelf().games["europe-imagined"].almanac()["cards"]
        shown = {_id(ref) for line in self.watcher.view.lines for ref in _refs(line.text)}
        for seat, table in self.hands.items():
            if seat not in seats:
                shown |= {card.split("#")[0] for card in table.view.private["hand"]}
        content = await page.content()
        for seat in seats:
            hidden = {card.split("#")[0] for card in self.hands[seat].view.private["hand"]} - shown
            assert [cards[card]["name"] for card in hidden if cards[card]["name"] in content] == []
            self.sought += len(hidden)


class Sharing(Newcomer):
    """A player who is handed the phone, and who looks for what should not be on it."""

    def __init__(self, hands: Hands, name: str, rng: random.Random, *, seat: int, device: str) -> None:
        super().__init__(hands, name, rng, device=device)
        self.seat = seat
        self.lifted = 0
        """How often the curtain was taken away."""
        self.secrets: Secrets | None = None

    async def _put_away(self, screen: Screen) -> bool:
        if screen.named(self.words.curtain % self.name) is None:
            return await super()._put_away(screen)
        assert self.secrets is not None
        await self.secrets.keep(self.page, list(self.secrets.hands))
        lifted = await super()._put_away(screen)
        if lifted:
            self.lifted += 1
            await self.page.get_by_text("Hand the device to").wait_for(state="detached")
            await self.secrets.keep(self.page, [seat for seat in self.secrets.hands if seat != self.seat])
        return lifted


def _refs(value: Any) -> Iterator[str]:
    """All strings within a text."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _refs(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _refs(part)


def _id(ref: str) -> str:
    return ref.split(":")[-1].split("#")[0]
