"""The guided first game, played by somebody who only follows the coach; left in the middle; and in German on a phone."""

from __future__ import annotations

import re

import pytest

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
        await page.locator("[data-guide='act:challenge']").wait_for()
        guests.check()
