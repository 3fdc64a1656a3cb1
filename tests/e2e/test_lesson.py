"""The guided first game, played by somebody who only follows the coach; left in the middle; and in German on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page

from tests.e2e.guests import LAPTOP, SMALL_PHONE, visit
from tests.e2e.house import House
from tests.e2e.learner import Learner
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MOST_TAPS = 40


async def test_whoever_follows_the_coach_learns_it_all(house: House) -> None:
    async with visit(house.url) as guests:
        page = await guests.window(SMALL_PHONE, touch=True)
        await page.goto("/")
        await press_named(page, "Learn Europe Imagined", touch=True)
        await page.wait_for_url(re.compile(r"/t/\w+$"))
        learner = Learner(page, touch=True)
        assert await learner.follow() >= 4, "all but the last lamp were seen lit"
        assert learner.taps <= MOST_TAPS, learner.said
        await page.get_by_role("dialog").get_by_role("button", name="Play on").tap()
        await page.get_by_role("dialog").wait_for(state="detached")
        assert (await learner.look())["says"] is None, "the coach is gone, and the game goes on"
        assert await page.locator(".ask, .fight").first.is_visible()
        await page.reload()
        await page.get_by_role("button", name="Menu").wait_for()
        assert (await learner.look())["says"] is None
        guests.check()


async def test_boreal_is_learnt_in_the_same_manner(house: House) -> None:
    async with visit(house.url) as guests:
        page = await guests.window(LAPTOP)
        await page.goto("/")
        await press_named(page, "Learn Boreal")
        learner = Learner(page)
        assert await learner.follow() >= 4
        assert learner.taps <= MOST_TAPS, learner.said
        await page.get_by_role("dialog").get_by_role("button", name="Play on").click()
        await page.get_by_role("dialog").wait_for(state="detached")
        guests.check()


async def test_a_lesson_left_in_the_middle_goes_on_as_a_game(house: House) -> None:
    async with visit(house.url) as guests:
        page = await guests.window(LAPTOP, night=True, locale="de-DE")
        await page.goto("/")
        await press_named(page, "Europe Imagined lernen")
        learner = Learner(page, close="Schließen")
        assert await learner.follow(until=2) >= 2
        await page.get_by_role("button", name="Die Anleitung verlassen").click()
        await page.get_by_role("dialog").get_by_role("button", name="Allein weiterspielen").click()
        await page.get_by_role("dialog").wait_for(state="detached")
        assert (await learner.look())["says"] is None
        await reads_the_hints(page)
        guests.check()


async def reads_the_hints(page: Page) -> None:
    """What could be done, and why; the rule behind a word; what the house would play; and then one of it is tried."""
    await page.keyboard.press("i")
    hints = page.get_by_role("dialog", name="Was kann ich jetzt tun, und warum?")
    for family in ("Herausfordern", "Erkunden", "Jetzt nicht möglich"):
        await hints.get_by_role("heading", name=family).wait_for()
    await hints.get_by_role("button", name="Was würde das Haus spielen?").click()
    await hints.get_by_role("status").get_by_text("Das Haus würde antworten").wait_for()
    await hints.get_by_role("button", name="Atlas", exact=True).first.click()
    rule = page.get_by_role("dialog", name="Atlas")
    assert "EI-END-2" in await rule.inner_text()
    await rule.get_by_role("button", name="Schließen").click()
    await hints.get_by_role("button", name=re.compile(r"^Versuchen: .*heraus")).click()
    await hints.wait_for(state="detached")
    await page.locator("[data-guide='go']").click()
    await page.locator(".fight").wait_for()
    await page.locator(".fight .hint").click()
    assert "gegen" in await hints.inner_text(), "both sides of a fight are weighed"
