"""Somebody who reads German only plays on a phone; and no screen is too narrow for a language with longer words."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e.evening import Evening
from tests.e2e.guests import LAPTOP, SMALL_PHONE, picture, visit
from tests.e2e.hands import Pointer
from tests.e2e.house import House
from tests.e2e.languages import phrases, speak_long, vocabulary
from tests.e2e.reader import ENGLISH_WORDS, Reader, fits
from tests.e2e.screen import press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

FULL = os.environ.get("GATEKEY_SOAK") == "full"


@pytest.mark.parametrize(
    ("game", "locale", "rounds"),
    [
        ("Boreal", "de", None),
        # In German all of it is played in test_modes.
        ("Europe Imagined", "xx", None if FULL else 1),
    ],
)
async def test_two_people_play_in_another_language(house: House, game: str, locale: str, rounds: int | None) -> None:
    """The shorter game to its end, the longer one until the host ends it; with GATEKEY_SOAK=full all of it."""
    say = phrases(locale)
    words = vocabulary(say)
    async with visit(house.url) as guests:
        players = []
        for number, size in enumerate((SMALL_PHONE, LAPTOP)):
            page = await guests.window(size, touch=number == 0, locale="de-AT")
            if locale == "xx":
                await speak_long(page.context)
            name, device = ("Jörg", "שרה")[number], f"{locale}-{game[0]}-{number}"
            players.append(
                Reader(
                    Pointer(page, touch=number == 0),
                    name,
                    random.Random(f"{game} {locale} {name}"),
                    device=device,
                    words=words,
                )
            )
        phone, laptop = (player.page for player in players)
        await phone.goto("/")
        await until(lambda: _speaks(phone))
        await fits(phone, players[0].device)
        await picture(phone, f"{locale}-home")
        await press_named(phone, say("home-new"), touch=True)
        await phone.get_by_role("group", name=say("create-game")).get_by_text(game, exact=True).click()
        await phone.get_by_label(say("your-name")).fill(players[0].name)
        await phone.get_by_role("group", name=say("create-seats")).get_by_text("2", exact=True).click()
        await fits(phone, players[0].device)
        await picture(phone, f"{locale}-create")
        await press_named(phone, say("create-go"), touch=True)
        await phone.wait_for_url(re.compile(r"/t/\w+$"))
        code = phone.url.rsplit("/", 1)[1]
        await laptop.goto(f"/t/{code}")
        await laptop.get_by_label(say("your-name")).fill(players[1].name)
        await press_named(laptop, say("lobby-sit"))
        await phone.get_by_text(players[1].name).first.wait_for()
        await fits(phone, players[0].device)
        await picture(phone, f"{locale}-lobby")
        await press_named(phone, say("lobby-start", n=2), touch=True)
        async with Table.join(house.url, code, patience=60) as watcher:
            await watcher.until(lambda view: view.public is not None)
            evening = (Pyramids if game == "Boreal" else Evening)(watcher, list(players))
            await evening.play(rounds)
        for player in players:
            await picture(player.page, f"{player.device}-table")
            shown = await player.page.locator("body").inner_text()
            assert locale == "xx" or ENGLISH_WORDS.findall(shown) == [], shown
        if watcher.view.over:
            await press_named(phone, say("over-look"), touch=True)
        for tab in (*(words.aside if game == "Europe Imagined" else ()), say("menu"), say("rules")):
            await press_named(phone, tab, touch=True)
            await phone.wait_for_timeout(100)
            await fits(phone, players[0].device)
            await picture(phone, f"{players[0].device}-{tab}")
        if not watcher.view.over:
            await press_named(phone, say("close"), touch=True)
            await ends_the_game(phone, laptop, say)
        guests.check()


async def ends_the_game(host: Page, other: Page, say: Callable[[str], str]) -> None:
    """The host ends the game from the menu, which asks once more; the other one is told."""
    await press_named(host, say("menu"), touch=True)
    await press_named(host, say("end"), touch=True)
    await press_named(host, say("end-go"), touch=True)
    await other.get_by_role("dialog").get_by_text(say("over-ended")).wait_for()


class Pyramids(Evening):
    """Screens that show no Renown, in the language that they are to speak."""

    async def compare(self) -> None:
        for page in self.pages:
            await page.locator("[lang=de]").first.wait_for(state="attached")


async def _speaks(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.lang === 'de'"))
