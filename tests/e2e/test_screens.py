"""The screens before a game, by day and by night, at the sizes people have: nothing is cut off sideways, and pictures are kept."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from tests.e2e import gathering
from tests.e2e.guests import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, picture, visit
from tests.e2e.house import House
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

SIZES = {"laptop": LAPTOP, "phone-390": PHONE, "phone-360": SMALL_PHONE}
WIDE = "document.documentElement.scrollWidth - innerWidth"
TARGETS = """() => [...document.querySelectorAll("button, a.btn, input, select")].filter((e) => {
  const box = (e.closest("label") ?? e).getBoundingClientRect();
  return box.width > 0 && !e.matches(".link, .colour") && (box.height < 36 || box.width < 36);
}).map((e) => `${e.outerHTML.slice(0, 80)} ${Math.round(e.getBoundingClientRect().height)}`)"""


@pytest.mark.parametrize("device", SIZES)
async def test_the_screens_before_a_game_fit(house: House, device: str) -> None:
    touch = device.startswith("phone")
    async with visit(house.url) as guests:
        other = await guests.window(LAPTOP)
        await gathering.open_table(other, "مريم")
        for light in ("day", "night"):
            page = await guests.window(SIZES[device], touch=touch, night=light == "night")
            kept = Keeping(page, f"{device}-{light}")
            code = await gathering.open_table(page, "Wolfeschlegelsteinhausenbergerdorff", touch=touch)
            await page.get_by_role("button", name="Stand up").wait_for()
            for number in range(2):
                await press_named(page, "Add a bot", touch)
                await page.get_by_text("Remove").nth(number).wait_for()
            await kept.keep("lobby")
            await press_named(page, "Choose: Explorer", touch)
            await page.get_by_role("dialog").wait_for()
            await kept.keep("explorers")
            await page.goto("/")
            await page.get_by_text("My tables").wait_for()
            await page.get_by_role("listitem").nth(1).wait_for()
            await kept.keep("home")
            await page.goto("/new")
            await page.get_by_role("button", name="Open the table").wait_for()
            await kept.keep("create")
            await page.goto("/about")
            await page.get_by_role("heading", name="Fair dice").wait_for()
            await kept.keep("about")
            await page.goto("/t/NOSUCH")
            await page.get_by_role("heading", name="No such table").wait_for()
            await kept.keep("nothing")
            television = await guests.window(TELEVISION, night=light == "night")
            await television.goto(f"/t/{code}/tv")
            await television.get_by_text("Free seat").first.wait_for()
            await Keeping(television, f"television-{light}").keep("lobby")
        guests.check()


class Keeping:
    """Pictures of one device, each after a look whether it fits."""

    def __init__(self, page: Page, device: str) -> None:
        self._page = page
        self._device = device

    async def keep(self, name: str) -> None:
        """Nothing reaches over the side, and what is to be pressed is large enough for a finger."""
        await self._page.evaluate("document.fonts.ready.then(() => true)")
        assert await self._page.evaluate(WIDE) <= 0, name
        assert await self._page.evaluate(TARGETS) == [], name
        await picture(self._page, f"{self._device}-{name}")
