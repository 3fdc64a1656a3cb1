"""Four people who know no rule play a whole game of Europe Imagined on two laptops and two phones; a television looks on."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e import gathering
from tests.e2e.evening import Evening
from tests.e2e.guests import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Guests, picture, visit
from tests.e2e.house import House
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import look, press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

NAMES = ("Anna", "Bertrand", "Çağla", "Dimitrios Papadopoulos")
DEVICES = ("laptop-day", "laptop-night", "phone-390-day", "phone-360-night")
LOST = "No connection"


@pytest.mark.parametrize("seed", [1])
async def test_four_people_play_a_whole_game(house: House, seed: int) -> None:
    async with visit(house.url) as guests:
        players, television = await gather(guests, seed)
        code = television.url.split("/")[-2]
        async with Table.join(house.url, code, patience=60) as watcher:
            await watcher.until(lambda view: view.public is not None)
            evening = Evening(watcher, players, [television])
            evening.events = {
                2: lambda: plays_in_a_second_tab(evening, guests),
                3: lambda: loads_the_page_anew(evening),
                4: lambda: loses_the_network(evening, guests),
                5: lambda: loses_the_server(evening, guests, house),
                7: lambda: shows_the_television(evening),
            }
            try:
                await evening.play()
                await reads_the_reckoning(evening)
            except BaseException:
                for number, page in enumerate(evening.pages):
                    await picture(page, f"failed-{number}")
                keep_presses(players)
                raise
        assert evening.events == {}
        guests.check()
        kinds = {kind for player in players for kind in player.seen}
        assert kinds >= {"act", "explore preview", "discard", "reserve"}, kinds
        assert kinds & {"commit", "duel attack"}, kinds
        assert len(evening.public["map"]) >= 6
        assert sum(player.seen.total() for player in players) >= 100


async def gather(guests: Guests, seed: int) -> tuple[list[Newcomer], Page]:
    """One opens the table, the others come by link, by code and from the list; all choose, and the first one starts."""
    pages = [
        await guests.window(LAPTOP),
        await guests.window(LAPTOP, night=True),
        await guests.window(PHONE, touch=True),
        await guests.window(SMALL_PHONE, touch=True, night=True),
    ]
    players = [
        Newcomer(page, name, random.Random(f"{seed} {name}"), device.startswith("phone"), device=device)
        for page, name, device in zip(pages, NAMES, DEVICES, strict=True)
    ]
    first, second, third, fourth = pages
    code = await gathering.open_table(first, NAMES[0])
    television = await guests.window(TELEVISION)
    await television.goto(f"/t/{code}/tv")
    await television.get_by_text(f"{code[:3]} {code[3:]}").first.wait_for()
    await second.goto(f"/t/{code}")
    await gathering.join_by_code(third, code, touch=True)
    await gathering.join_from_list(fourth, "Europe Imagined", touch=True)
    for player in players[1:]:
        await gathering.sit(player.page, player.name, player.touch)
    explorers = [await gathering.choose_explorer(p.page, 3 - i, p.touch) for i, p in enumerate(players)]
    assert len(set(explorers)) == 4
    await gathering.choose_colour(third, NAMES[2], "Red", touch=True)
    for name in (*NAMES, *explorers):
        await first.get_by_text(name).first.wait_for()
    await press_named(first, "Start with 4")
    for page in pages:
        await page.get_by_role("button", name="Menu").wait_for()
    return players, television


# ------------------------------------------------------------ what happens in the middle


async def shows_the_television(evening: Evening) -> None:
    """A picture of the big screen."""
    await picture(evening.onlookers[0], f"television-round-{evening.public['round']}")


async def told(page: Page, words: str, *, gone: bool = False) -> None:
    """Wait until the page says so about its connection, or says it no more."""

    async def said() -> bool:
        return (words in (await look(page)).told) != gone

    await until(said, seconds=30)


async def plays_in_a_second_tab(evening: Evening, guests: Guests) -> None:
    """The awaited player opens the table in another tab and answers there; the first tab follows."""
    player = evening.players[evening.awaited()[0]]
    first = player.page
    second = await guests.tab(first.context)
    await second.goto(first.url)
    await second.get_by_role("button", name="Menu").wait_for()
    seq = evening.watcher.view.seq
    player.page = second
    async with asyncio.timeout(60):
        while evening.watcher.view.seq < seq + 3:
            if not await evening.players[evening.awaited()[0]].step():
                await asyncio.sleep(0.05)
    await evening.compare()
    player.page = first
    await evening.compare()
    await asks(first, (await look(second)).prompt)
    await second.close()


async def asks(page: Page, question: str | None) -> None:
    """Wait until the page asks just that."""

    async def asked() -> bool:
        return (await look(page)).prompt == question

    await until(asked)


async def asked_something(page: Page) -> None:
    """Wait until the page asks its player for something."""

    async def asked() -> bool:
        return (await look(page)).prompt is not None

    await until(asked)


async def loads_the_page_anew(evening: Evening) -> None:
    """In the middle of their own decision somebody reloads the page: the decision is there again."""
    page = evening.players[evening.awaited()[0]].page
    await asked_something(page)
    before = await look(page)
    await page.reload()
    await page.get_by_role("button", name="Menu").wait_for()
    await asks(page, before.prompt)
    await evening.compare()


async def loses_the_network(evening: Evening, guests: Guests) -> None:
    """The phone of the third player is cut off and says so; afterwards it is as if nothing had been."""
    page = evening.players[2].page
    guests.rough(True)
    await page.context.set_offline(True)
    await told(page, LOST)
    await page.context.set_offline(False)
    await told(page, LOST, gone=True)
    guests.rough(False)
    await evening.compare()


async def loses_the_server(evening: Evening, guests: Guests, house: House) -> None:
    """The server is killed under the players and started again: all screens say so, and all come back."""
    before = evening.renown()
    guests.rough(True)
    await house.kill()
    for page in evening.pages:
        await told(page, LOST)
    await house.start()
    for page in evening.pages:
        await told(page, LOST, gone=True)
    guests.rough(False)
    await evening.watcher.check()
    assert evening.renown() == before
    await evening.compare()


async def reads_the_reckoning(evening: Evening) -> None:
    """Every screen shows who has won, and every total."""
    result = evening.public["result"]
    totals = sorted(line["total"] for line in result["lines"])
    names = [evening.players[seat].name for seat in result["winners"]]
    for number, page in enumerate(evening.pages):
        heading = page.get_by_role("heading", name=re.compile("(wins|share the victory) with"))
        await heading.wait_for()
        said = await heading.inner_text()
        assert all(name in said for name in names), said
        shown = await page.get_by_role("table").locator("tfoot td").all_inner_texts()
        assert sorted(int(cell.replace("−", "-")) for cell in shown) == totals
        await picture(page, f"reckoning-{number}")


def keep_presses(players: list[Newcomer]) -> None:
    """What everybody pressed, beside the pictures of a failure."""
    folder = Path(__file__).resolve().parents[2] / "artefacts" / "e2e"
    folder.mkdir(parents=True, exist_ok=True)
    for number, player in enumerate(players):
        (folder / f"failed-{number}.txt").write_text("\n".join(player.presses), encoding="utf-8")
