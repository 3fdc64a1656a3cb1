"""Every screen for everybody: rules of accessibility, contrast, fingers, large letters, and seats without colours."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from tests.e2e import gathering, grey
from tests.e2e.guests import LAPTOP, visit
from tests.e2e.house import House
from tests.e2e.reviewer import FULL, Reviewer
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900 if FULL else 300)]

PAGES = {
    "/": "Tables on this server",
    "/new": "New table",
    "/about": "Fair dice",
    "/t/NOSUCH": "No such table",
    "/x/y": "There is nothing here",
}


async def test_the_screens_before_a_game(house: House) -> None:
    async with visit(house.url) as guests:
        reviewer = Reviewer(await guests.window(LAPTOP))
        page = await guests.window(LAPTOP)
        await gathering.open_table(page, "Wolfeschlegelsteinhausenbergerdorff")
        await page.get_by_role("button", name="Stand up").wait_for()
        await press_named(page, "Add a bot")
        await page.get_by_text("Remove").first.wait_for()
        await reviewer.review(page, "lobby")
        assert await grey.confused(page, reviewer.desk) == []
        await press_named(page, "Choose: Explorer")
        await page.get_by_role("dialog").wait_for()
        await reviewer.review(page, "explorers")
        for path, heading in PAGES.items():
            await page.goto(path)
            await page.get_by_role("heading", name=heading).wait_for()
            await reviewer.review(page, path)
        await asks_another(reviewer, page)
        assert len(reviewer.screens) == 8
        assert not reviewer.found, reviewer.report()
        guests.check()


async def asks_another(reviewer: Reviewer, page: Page) -> None:
    """A second player sits down on the same device."""
    await gathering.open_table(page, "Anna", seats=2)
    await press_named(page, "Add another player on this device")
    sheet = page.get_by_role("dialog")
    await sheet.get_by_label("Name of the other player").fill("מרים")
    await reviewer.review(page, "another player")
