"""The way from the first page to a game that has begun, as people go it."""

from __future__ import annotations

import re

from playwright.async_api import Page

from tests.e2e.screen import press_named


async def open_table(
    page: Page, player: str, seats: int = 4, touch: bool = False, game: str = "Europe Imagined"
) -> str:
    """Create a table of a game from the first page; its code."""
    await page.goto("/")
    await press_named(page, "New table", touch)
    await page.get_by_role("group", name="The game").get_by_text(game, exact=True).click()
    await page.get_by_label("Your name").fill(player)
    await page.get_by_role("group", name="Seats").get_by_text(str(seats), exact=True).click()
    await press_named(page, "Open the table", touch)
    await page.wait_for_url(re.compile(r"/t/\w+$"))
    return page.url.rsplit("/", 1)[1]


async def join_by_code(page: Page, code: str, touch: bool = False) -> None:
    """Type the code on the first page, as it is shown: in two halves and in small letters."""
    await page.goto("/")
    await page.get_by_label("Code of the table").fill(f"{code[:3]} {code[3:]}".lower())
    await press_named(page, "Join", touch)
    await page.wait_for_url(re.compile(rf"/t/{code}$"))


async def join_from_list(page: Page, table: str, touch: bool = False) -> None:
    """Find the table on the first page by its name."""
    await page.goto("/")
    await press_named(page, table, touch)
    await page.wait_for_url(re.compile(r"/t/\w+$"))


async def sit(page: Page, player: str, touch: bool = False) -> None:
    """Sit down in the first free seat."""
    await page.get_by_label("Your name").fill(player)
    await press_named(page, "Sit down", touch)
    await page.get_by_role("button", name="Stand up").wait_for()


async def choose_explorer(page: Page, nth: int, touch: bool = False) -> str:
    """Choose the Explorer at that place of the list; the name on the card."""
    await press_named(page, "Choose: Explorer", touch)
    sheet = page.get_by_role("dialog")
    card = sheet.get_by_role("listitem").nth(nth).get_by_role("button")
    name = (await card.inner_text()).split("\n")[0]
    await (card.tap() if touch else card.click())
    await sheet.wait_for(state="detached")
    return name


async def choose_colour(page: Page, player: str, colour: str, touch: bool = False) -> None:
    """Choose the colour of that name."""
    await press_named(page, f"Colour of {player}", touch)
    card = page.get_by_role("dialog").get_by_role("button", name=colour)
    await (card.tap() if touch else card.click())
    await page.get_by_role("dialog").wait_for(state="detached")
