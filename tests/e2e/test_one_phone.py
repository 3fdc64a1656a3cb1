"""Two people play on one phone that they hand to each other: a curtain hides the hand of the one from the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from gatekey.games.registry import shelf
from tests.e2e import gathering
from tests.e2e.evening import Evening
from tests.e2e.guests import SMALL_PHONE, TELEVISION, Guests, picture, tokens_on, visit
from tests.e2e.house import House
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import Screen, press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

NAMES = ("Ines", "Jürgen")
ROUNDS = 3


async def test_two_people_share_a_phone(house: House) -> None:
    async with visit(house.url) as guests, AsyncExitStack() as stack:
        phone = await guests.window(SMALL_PHONE, touch=True)
        code, television = await gather(guests, phone)
        watcher = await stack.enter_async_context(Table.join(house.url, code))
        await watcher.until(lambda view: view.public is not None)
        tokens = await tokens_on(phone)
        hands = [await stack.enter_async_context(Table.join(house.url, code, token=token)) for token in tokens]
        secrets = Secrets(watcher, hands)
        players = [Sharing(phone, name, random.Random(name), touch=True, secrets=secrets) for name in NAMES]
        await phone.get_by_text("Hand the device to").wait_for()
        await picture(phone, "curtain-phone-day")
        evening = Evening(watcher, list(players), [television])
        try:
            await evening.play(rounds=ROUNDS)
        except BaseException:
            await picture(phone, "failed-phone")
            raise
        # Who ends a round may begin the next one and keeps the phone, so that a hand-over a round is the least.
        assert all(player.lifted >= ROUNDS - 1 for player in players), [player.lifted for player in players]
        assert secrets.sought >= 2 * ROUNDS
        await ends_the_game(phone, players)
        await television.get_by_text("The host ended the game").wait_for()
        guests.check()


async def gather(guests: Guests, phone: Page) -> tuple[str, Page]:
    """Both sit down on the same phone; a television is there before they start."""
    code = await gathering.open_table(phone, NAMES[0], seats=2, touch=True)
    await press_named(phone, "Add another player on this device", touch=True)
    sheet = phone.get_by_role("dialog")
    await sheet.get_by_label("Name of the other player").fill(NAMES[1])
    await sheet.get_by_role("button", name="Sit down").tap()
    await phone.get_by_text(NAMES[1]).wait_for()
    television = await guests.window(TELEVISION)
    await television.goto(f"/t/{code}/tv")
    await press_named(phone, "Start with 2", touch=True)
    return code, television


async def ends_the_game(phone: Page, players: list[Sharing]) -> None:
    """The host ends the game from the menu, which asks once more."""
    for player in players:
        await player.step()
    await press_named(phone, "Menu", touch=True)
    await press_named(phone, "End the game", touch=True)
    await press_named(phone, "End it", touch=True)


@dataclass
class Secrets:
    """What nobody but one player may see: names of cards in hand that nothing public has named."""

    watcher: Table
    hands: list[Table]
    sought: int = 0
    """How many names have been looked for and not found."""

    async def keep(self, page: Page, seats: list[int]) -> None:
        """The page holds nothing of what these seats have in hand, not even where it does not show."""
        cards = shelf().games["europe-imagined"].almanac()["cards"]
        shown = {_id(ref) for line in self.watcher.view.lines for ref in _refs(line.text)}
        for seat, table in enumerate(self.hands):
            if seat not in seats:
                shown |= {card.split("#")[0] for card in table.view.private["hand"]}
        content = await page.content()
        for seat in seats:
            hidden = {card.split("#")[0] for card in self.hands[seat].view.private["hand"]} - shown
            assert [cards[card]["name"] for card in hidden if cards[card]["name"] in content] == []
            self.sought += len(hidden)


class Sharing(Newcomer):
    """A player who is handed the phone, and who looks for what should not be on it."""

    def __init__(self, page: Page, name: str, rng: random.Random, *, touch: bool, secrets: Secrets) -> None:
        super().__init__(page, name, rng, touch)
        self.lifted = 0
        self._secrets = secrets

    async def _put_away(self, screen: Screen) -> bool:
        me = NAMES.index(self.name)
        if screen.named(f"I am {self.name}") is None:
            return await super()._put_away(screen)
        await self._secrets.keep(self.page, [0, 1])
        lifted = await super()._put_away(screen)
        if lifted:
            self.lifted += 1
            await self.page.get_by_text("Hand the device to").wait_for(state="detached")
            await self._secrets.keep(self.page, [1 - me])
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
