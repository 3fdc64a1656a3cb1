"""Somebody goes on with another device: a link with a pass brings the seat there, and the first device watches."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e import gathering
from tests.e2e.guests import LAPTOP, SMALL_PHONE, picture, tokens_on, visit
from tests.e2e.hands import Pointer
from tests.e2e.house import House
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

NAME = "Anna"
TARGETS = """() => [...document.querySelectorAll("dialog button, dialog a.btn, dialog input")].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.width > 0 && (box.height < 44 || box.width < 44);
}).map((e) => e.outerHTML.slice(0, 80))"""


async def test_a_link_brings_the_seat_to_the_phone_which_plays_on(house: House) -> None:
    async with visit(house.url) as guests:
        laptop = await guests.window(LAPTOP)
        code = await gathering.open_table(laptop, NAME, seats=2, game="Boreal")
        await press_named(laptop, "Add a bot")
        await press_named(laptop, "Start")
        await laptop.get_by_role("group", name="The row of eight").wait_for()
        (old,) = await tokens_on(laptop)
        made = await pass_shown(laptop)
        phone = await guests.window(SMALL_PHONE, touch=True)
        asked: list[str] = []
        phone.on("request", lambda request: asked.append(request.url))
        await phone.goto(f"/t/{code}#pass={made}")
        await laptop.get_by_text(f"The seat of {NAME} has gone over to another device.").wait_for()
        await laptop.get_by_role("dialog", name="Play on another device").wait_for(state="detached")
        await laptop.get_by_text("You are watching.").first.wait_for()
        assert phone.url == f"{house.url}/t/{code}"
        assert not any(made in url.partition("#")[0] for url in asked)
        (new,) = await tokens_on(phone)
        assert new != old
        async with Table.join(house.url, code, token=new) as seat:
            await seat.until(lambda view: view.question is not None)
            await plays(Newcomer(Pointer(phone, touch=True), NAME, random.Random(1)), seat)
        await picture(phone, "devices-phone")
        await types_a_used_pass(laptop, made)
        guests.check()


async def plays(player: Newcomer, seat: Table) -> None:
    """Answer the open question on the screen."""
    asked = seat.view.question

    async def answered() -> bool:
        await player.step()
        return seat.view.question != asked

    await until(answered)


async def pass_shown(page: Page) -> str:
    """Have the menu make a pass; what it shows, large and as a picture."""
    await press_named(page, "Menu")
    await press_named(page, "Play on another device")
    sheet = page.get_by_role("dialog", name="Play on another device")
    await sheet.get_by_role("img", name="QR code").wait_for()
    await sheet.get_by_text("Works once, and for 10 more minutes.").wait_for()
    assert await page.evaluate(TARGETS) == []
    await picture(page, "devices-pass")
    shown = re.sub(r"\s", "", await sheet.locator("strong").inner_text())
    assert re.fullmatch(r"[2-9A-Z]{8}", shown)
    return shown


async def types_a_used_pass(page: Page, used: str) -> None:
    """The device that watches says that it has a seat; a pass that was used does not open it."""
    await press_named(page, "I already have a seat here")
    sheet = page.get_by_role("dialog", name="I already have a seat here")
    await sheet.get_by_label("Pass").fill(used.lower())
    assert await page.evaluate(TARGETS) == []
    await sheet.get_by_role("button", name="Take my seat").click()
    await page.get_by_text("That pass does not open a seat").wait_for()
    assert await tokens_on(page) == []
