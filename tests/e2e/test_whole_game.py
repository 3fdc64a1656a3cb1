"""Four people who know no rule play a whole game of Europe Imagined: with a mouse in two tabs, by keys, and two on one phone; a television looks on.

Which mode is played where stands in ``test_modes``.
"""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Page

from gatekey.client import Table
from tests.e2e import gathering
from tests.e2e.evening import Evening
from tests.e2e.guests import LAPTOP, PHONE, TELEVISION, Guests, picture, tokens_on, visit
from tests.e2e.hands import Hands, Pointer, press_by, write_by
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.newcomer import Newcomer
from tests.e2e.screen import Control, look, press_named, until
from tests.e2e.sharing import Secrets, Sharing
from tests.e2e.two_tabs import TwoTabs

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

ANNA, BERTRAND, CAGLA, DIMITRIOS = NAMES = ("Anna", "Bertrand", "Çağla", "Dimitrios Papadopoulos")
LOST = "No connection"
KEYS = {"Enter", "digit", "Tab", "Shift+Tab", "e", "m", "h"}
"""Keys of which each must have done what the list of keys says of it."""


@pytest.mark.parametrize("seed", [1])
async def test_four_people_play_a_whole_game(house: House, seed: int) -> None:
    async with visit(house.url) as guests, AsyncExitStack() as stack:
        tabs, keys = await laptops(guests, seed)
        phone = await guests.window(PHONE, touch=True)
        players, television = await gather(guests, seed, tabs, keys, phone)
        code = television.url.split("/")[-2]
        watcher = await stack.enter_async_context(Table.join(house.url, code, patience=60))
        await watcher.until(lambda view: view.public is not None)
        sharing = [player for player in players if isinstance(player, Sharing)]
        secrets = Secrets(watcher, {})
        for player, token in zip(sharing, await tokens_on(phone), strict=True):
            seat = Table.join(house.url, code, token=token, patience=60)
            secrets.hands[player.seat] = await stack.enter_async_context(seat)
            player.secrets = secrets
        evening = Evening(watcher, players, [television])
        evening.events = {
            3: lambda: loads_the_page_anew(evening),
            4: lambda: loses_the_network(evening, guests),
            5: lambda: loses_the_server(evening, guests, house),
            7: lambda: shows_the_television(evening),
        }
        async with evening.kept("failed"):
            await evening.play()
            await evening.reads_the_reckoning("reckoning")
        guests.check()
        assert evening.events == {}
        rounds = evening.public["round"]
        assert tabs.turns >= rounds
        assert set(keys.ways) >= KEYS, keys.ways
        assert all(player.lifted >= rounds - 1 for player in sharing), [player.lifted for player in sharing]
        assert secrets.sought >= 2 * rounds
        kinds = {kind for player in players for kind in player.seen}
        assert kinds >= {"act", "explore preview", "discard", "reserve"}, kinds
        assert kinds & {"commit", "duel attack"}, kinds
        assert len(evening.public["map"]) >= 6
        assert sum(player.seen.total() for player in players) >= 100


async def laptops(guests: Guests, seed: int) -> tuple[TwoTabs, Keyboard]:
    """One with two tabs, and one at night that has no mouse."""
    first = await guests.window(LAPTOP)
    second = await guests.tab(first.context)
    return TwoTabs((Pointer(first), Pointer(second))), Keyboard(
        await guests.window(LAPTOP, night=True), random.Random(f"{seed} keys")
    )


async def gather(guests: Guests, seed: int, tabs: TwoTabs, keys: Keyboard, phone: Page) -> tuple[list[Newcomer], Page]:
    """One opens the table; the others come by link and by code, two of them with one phone; all choose, and the first one starts."""
    touch = Pointer(phone, touch=True)
    players = [
        Newcomer(tabs, ANNA, random.Random(f"{seed} {ANNA}"), device="laptop-tabs"),
        Newcomer(keys, BERTRAND, random.Random(f"{seed} {BERTRAND}"), device="laptop-keys"),
        Sharing(touch, CAGLA, random.Random(f"{seed} {CAGLA}"), seat=2, device="phone-shared"),
        Sharing(touch, DIMITRIOS, random.Random(f"{seed} {DIMITRIOS}"), seat=3, device="phone-shared"),
    ]
    first, second = (tab.page for tab in tabs.tabs)
    code = await gathering.open_table(first, ANNA)
    television = await guests.window(TELEVISION)
    await television.goto(f"/t/{code}/tv")
    await television.get_by_text(f"{code[:3]} {code[3:]}").first.wait_for()
    await keys.page.goto(f"/t/{code}")
    await write_by(keys, "Your name", BERTRAND)
    await press_by(keys, "Sit down", then="Stand up")
    await gathering.join_by_code(phone, code, touch=True)
    await gathering.sit(phone, CAGLA, touch=True)
    await press_named(phone, "Add another player on this device", touch=True)
    sheet = phone.get_by_role("dialog")
    await sheet.get_by_label("Name of the other player").fill(DIMITRIOS)
    await sheet.get_by_role("button", name="Sit down").tap()
    explorers = [await gathering.choose_explorer(first, 3), await choose_by(keys, 2)]
    await gathering.choose_colour(phone, CAGLA, "Red", touch=True)
    for name in (*NAMES, *explorers):
        await first.get_by_text(name).first.wait_for()
    await second.goto(f"/t/{code}")
    await press_named(first, "Start with 4")
    for page in (first, second, keys.page):
        await page.get_by_role("button", name="Menu").wait_for()
    await phone.get_by_text("Hand the device to").wait_for()
    await picture(phone, "curtain-phone-day")
    return players, television


async def choose_by(hands: Hands, nth: int) -> str:
    """Choose the Explorer at that place of the list; the name on the card."""
    await press_by(hands, "Choose: Explorer")
    cards: list[Control] = []

    async def opened() -> bool:
        screen = await hands.look()
        cards[:] = [c for c in screen.controls if screen.dialog is not None and c.name != "Close"]
        return len(cards) > nth

    await until(opened)
    await hands.press(cards[nth])
    await hands.page.get_by_role("dialog").wait_for(state="detached")
    return cards[nth].title


# ------------------------------------------------------------ what happens in the middle


async def shows_the_television(evening: Evening) -> None:
    """A picture of the big screen."""
    await picture(evening.onlookers[0], f"television-round-{evening.public['round']}")


async def told(page: Page, words: str, *, gone: bool = False) -> None:
    """Wait until the page says so about its connection, or says it no more."""

    async def said() -> bool:
        return (words in (await look(page)).told) != gone

    await until(said, seconds=30)


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
    """In the middle of their own decision somebody reloads the page: the decision is there again, on a shared phone behind the curtain."""
    player = evening.players[evening.awaited()[0]]
    page = player.page
    if isinstance(player, Sharing):
        await page.reload()
        await page.get_by_text("Hand the device to").wait_for()
    else:
        await asked_something(page)
        before = await look(page)
        await page.reload()
        await asks(page, before.prompt)
    await evening.compare()


async def loses_the_network(evening: Evening, guests: Guests) -> None:
    """The phone is cut off and says so; afterwards it is as if nothing had been."""
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
