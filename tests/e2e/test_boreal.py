"""Two people who know no rule play a whole game of Boreal, on a laptop and on a small phone; a television looks on."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e import gathering
from tests.e2e.evening import Evening
from tests.e2e.guests import LAPTOP, SMALL_PHONE, TELEVISION, Guests, picture, visit
from tests.e2e.hands import Pointer
from tests.e2e.house import House
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import look, press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

NAMES = ("Anna", "Çağla")

POINTS = """() => {
  const found = {};
  for (const e of document.querySelectorAll("[aria-label]")) {
    const said = /^Pyramid of (.+): (\\d+) of 10 cards, (\\d+) points so far$/.exec(e.getAttribute("aria-label"));
    if (said) found[said[1]] = [Number(said[2]), Number(said[3])];
  }
  return found;
}"""
"""Cards and points of each pyramid, as they are told to a screen reader."""

PHONE_MARGIN = 44
"""Smallest side of what a finger must hit, in pixels."""


@dataclass
class Duel(Evening):
    """An evening of Boreal: the screens are compared by pyramids and points."""

    async def compare(self) -> None:
        expected = {self.players[p["seat"]].name: [len(p["pyramid"]), p["points"]] for p in self.public["players"]}

        async def same() -> bool:
            return all([await page.evaluate(POINTS) == expected for page in self.pages])

        await until(same)


@pytest.mark.parametrize("seed", [1])
async def test_two_people_play_a_whole_game_of_boreal(house: House, seed: int) -> None:
    async with visit(house.url) as guests:
        players, television = await gather(guests, seed)
        code = television.url.split("/")[-2]
        async with Table.join(house.url, code, patience=60) as watcher:
            await watcher.until(lambda view: view.public is not None)
            duel = Duel(watcher, players, [television])
            duel.events = {
                1: lambda: looks_at_the_table(duel, "start"),
                2: lambda: thinks_aloud(duel),
                5: lambda: looks_at_the_table(duel, "middle"),
                8: lambda: looks_at_the_table(duel, "late"),
            }
            try:
                await duel.play()
                await reads_the_reckoning(duel)
            except BaseException:
                for number, page in enumerate(duel.pages):
                    await picture(page, f"failed-boreal-{number}")
                raise
        guests.check()
        assert all(player.seen.total() >= 8 for player in players)


async def gather(guests: Guests, seed: int) -> tuple[list[Newcomer], Page]:
    """One opens the table and chooses the game by its picture, the other comes by code; the first one starts."""
    laptop = await guests.window(LAPTOP, moving=True)
    phone = await guests.window(SMALL_PHONE, touch=True, night=True)
    players = [
        Newcomer(Pointer(laptop), NAMES[0], random.Random(f"{seed} {NAMES[0]}")),
        Newcomer(Pointer(phone, touch=True), NAMES[1], random.Random(f"{seed} {NAMES[1]}")),
    ]
    code = await gathering.open_table(laptop, NAMES[0], seats=2, game="Boreal")
    television = await guests.window(TELEVISION)
    await television.goto(f"/t/{code}/tv")
    await television.get_by_text(f"{code[:3]} {code[3:]}").first.wait_for()
    await gathering.join_by_code(phone, code, touch=True)
    await gathering.sit(phone, NAMES[1], touch=True)
    await press_named(laptop, "Start with 2")
    for page in (laptop, phone):
        await page.get_by_role("group", name="The row of eight").wait_for()
    return players, television


async def looks_at_the_table(duel: Duel, when: str) -> None:
    """Every window shows the row of eight and both pyramids; on the phone everything that glows is large enough for a finger.

    Names within a sentence are as high as its line, as links in running text are.
    """
    for number, page in enumerate(duel.pages):
        assert await page.get_by_role("group", name="The row of eight").get_by_role("button").count() == 8
        await picture(page, f"boreal-{when}-{number}")
    phone = duel.players[1].page
    boxes = [
        await b.bounding_box()
        for b in await phone.locator("main .can > button, main .ask button:not(:is(p, h2) *)").all()
    ]
    assert [b for b in boxes if b and (b["width"] < PHONE_MARGIN or b["height"] < PHONE_MARGIN)] == []


async def thinks_aloud(duel: Duel) -> None:
    """Each in turn takes a card up, reads the whole effect of building it, and puts it back: nothing has been done."""
    seat = duel.awaited()[0]
    player = duel.players[seat]
    seq = duel.watcher.view.seq
    screen = await look(player.page)
    row = [c for c in screen.controls if c.place == "The row of eight" and c.glows]
    # The cheapest within reach: a glowing card may also be one that can only be reserved.
    near = [c for c in row if "within reach" in c.name]
    card = min(near, key=lambda c: int(c.name.partition(", cost ")[2][0]))
    assert re.search(
        r"\(\w+.*\), cost \d, compasses \d\..* Column \d for you, \d for the rival, within reach\.", card.name
    )
    await player.page.get_by_role("button", name=card.name, exact=True).click()
    await player.page.locator(".ask h2").get_by_text("where to?").wait_for()
    await picture(player.page, f"boreal-card-{seat}")
    await player.page.locator(".ask .list button.can").first.click()
    await player.page.locator(".ask .primary").wait_for()
    await picture(player.page, f"boreal-confirm-{seat}")
    for _ in range(2):
        await player.page.locator(".ask").get_by_role("button", name="Back").click()
    await player.page.locator(".ask p.hint").wait_for()
    assert duel.watcher.view.seq == seq


async def reads_the_reckoning(duel: Duel) -> None:
    """Every screen shows who has won, and both totals with a line for each card."""
    result = duel.public["result"]
    totals = sorted(line["total"] for line in result["lines"])
    cards = sum(len(line["parts"]) for line in result["lines"])
    for number, page in enumerate(duel.pages):
        await page.get_by_role("heading", name=re.compile("(wins|share the victory) with")).wait_for()
        shown = await page.get_by_role("table").locator("tfoot td").all_inner_texts()
        assert sorted(map(int, shown)) == totals
        assert await page.get_by_role("table").locator("tbody tr").count() == cards
        await picture(page, f"boreal-reckoning-{number}")
