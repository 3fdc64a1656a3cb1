"""Somebody who reads German only plays on a phone; and no screen is too narrow for a language with longer words."""

from __future__ import annotations

import os
import random
import re

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e.evening import Evening
from tests.e2e.guests import LAPTOP, SMALL_PHONE, picture, visit
from tests.e2e.house import House
from tests.e2e.languages import phrases, speak_long, vocabulary
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TOO_WIDE = """() => {
  const HOSTS = "button, a.btn, h1, h2, h3, p, label, legend, dt, dd, li, td, th, select";
  const rolls = (style) => ["auto", "scroll"].includes(style.overflowX);
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const host = node.parentElement.closest(HOSTS);
    if (!node.data.trim() || !host || node.parentElement.closest("svg, script, style, .unseen")) continue;
    let aside = false, rolling = false;
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.visibility === "hidden" || style.textOverflow === "ellipsis") aside = true;
      if (host.contains(up) && up !== host && style.position === "absolute") aside = true;
      if (rolls(style)) rolling = true;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), room = host.getBoundingClientRect();
    if (aside || box.width < 2 || room.width < 2) continue;
    if (box.right > room.right + 1.5 || box.left < room.left - 1.5) found.push(`spills ${host.tagName}.${host.className}: ${node.data.trim()}`);
    if (box.right > innerWidth + 1.5 && !rolling) found.push(`outside ${host.tagName}.${host.className}: ${node.data.trim()}`);
  }
  return found;
}"""
ENGLISH_WORDS = re.compile(r"\b(the|of|your|you|with|and|is|are|to|turn|card|choose|plays|draws|Lanterns?|Renown)\b")


class Reader(Newcomer):
    """Looks at every screen that is met before doing anything on it."""

    async def step(self) -> bool:
        await fits(self.page, self.device)
        return await super().step()


async def fits(page: Page, device: str) -> None:
    """Nothing is wider than its room."""
    wide = await page.evaluate(TOO_WIDE)
    if wide:
        await picture(page, f"{device}-too-wide")
    assert wide == []


FULL = os.environ.get("GATEKEY_SOAK") == "full"


@pytest.mark.parametrize(
    ("game", "locale", "rounds"),
    [
        ("Boreal", "de", None),
        ("Europe Imagined", "de", None if FULL else 2),
        ("Europe Imagined", "xx", None if FULL else 1),
    ],
)
async def test_two_people_play_in_another_language(house: House, game: str, locale: str, rounds: int | None) -> None:
    """The shorter game to its end, the longer one for some rounds; with GATEKEY_SOAK=full all of it."""
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
                Reader(page, name, random.Random(f"{game} {locale} {name}"), number == 0, device=device, words=words)
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
            evening = Foreign(watcher, list(players))
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
        guests.check()


class Foreign(Evening):
    """An evening whose screens are not read by English words."""

    async def compare(self) -> None:
        """Every screen says in its language whose Renown is how much: the numbers are the server's."""
        for page in self.pages:
            await page.locator("[lang=de]").first.wait_for(state="attached")


async def _speaks(page: Page) -> bool:
    return bool(await page.evaluate("document.documentElement.lang === 'de'"))
