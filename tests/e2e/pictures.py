"""Makes the pictures of the README from a real game: ``python -m tests.e2e.pictures``. Two people and two bots play to the fourth round."""

from __future__ import annotations

import asyncio
import random
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from playwright.async_api import Page

from gatekey.client import Table, play_with
from gatekey.games.registry import shelf
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from tests.e2e import gathering
from tests.e2e.guests import PHONE, tokens_on, visit
from tests.e2e.house import ROOT, House
from tests.e2e.screen import look, press, press_named, until

PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Anna", "Çağla")
LAPTOP = (1360, 820)
ROUND = 4
RULES = shelf().games["europe-imagined"]


async def main() -> None:
    """Play, and keep a laptop's and a phone's view of a decision in the middle."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        await house.start()
        try:
            await photograph(house)
        finally:
            await house.kill()


async def photograph(house: House) -> None:
    """The game's own bot answers for the two people until the moment of their picture."""
    async with visit(house.url) as guests, AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        pages = [await guests.window(LAPTOP, scale=0.75), await guests.window(PHONE, touch=True)]
        code = await gather(*pages)
        seats = [
            await stack.enter_async_context(Table.join(house.url, code, token=(await tokens_on(page))[0]))
            for page in pages
        ]
        for page, seat, name in zip(pages, seats, ("table", "phone"), strict=True):
            group.create_task(pose(page, seat, name))


async def pose(page: Page, seat: Table, name: str) -> None:
    """Play to a turn in the middle that can explore; keep it; play on, so that the others can."""
    dice = random.Random(name)
    with suppress(Middle):
        await play_with(seat, until_the_middle, rng=dice)
    assert not seat.view.over, "the game ended before its pictures were made; try again"
    touch = name == "phone"
    await previews(page, touch)
    await page.screenshot(path=PICTURES / f"{name}.png")
    await play_with(seat, RULES.choose, rng=dice)


class Middle(Exception):
    """The moment has come."""


def until_the_middle(seen: Seen) -> Answer:
    """As the bot, up to the first turn of the round that may explore."""
    exploring = any(option.group == "explore" for option in seen.decision.options)
    if seen.public["round"] >= ROUND and seen.decision.kind == "act" and exploring:
        raise Middle
    return RULES.choose(seen)


async def gather(laptop: Page, phone: Page) -> str:
    """Two people and two bots at a table."""
    code = await gathering.open_table(laptop, NAMES[0])
    await phone.goto(f"/t/{code}")
    await gathering.sit(phone, NAMES[1], touch=True)
    for number in range(2):
        await press_named(laptop, "Add a bot")
        await laptop.get_by_text("Remove").nth(number).wait_for()
    await press_named(laptop, "Start with 4")
    for page in (laptop, phone):
        await page.get_by_role("button", name="Menu").wait_for()
    return code


async def previews(page: Page, touch: bool) -> None:
    """Choose a road and a place, so that the map shows what would be."""

    async def shown() -> bool:
        screen = await look(page)
        if any(c.main for c in screen.bar):
            return True
        verb = next((c for c in screen.bar if c.title == "Explore"), None)
        road_chosen = any(c.pressed == "true" and c.place.startswith("Map") for c in screen.controls)
        ways = [c for c in screen.controls if c.glows and c.spot and (c.place == "The Row") == road_chosen]
        control = verb or next((c for c in ways if c.place not in {"ask", "fight"}), None)
        if control is not None:
            await press(page, control, touch)
        return False

    await until(shown)


if __name__ == "__main__":
    asyncio.run(main())
