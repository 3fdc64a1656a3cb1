"""A connection that drops is shown within three seconds, whether it is cut or goes dead; the page's clock is moved by hand."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from tests.e2e import gathering
from tests.e2e.guests import SMALL_PHONE, visit
from tests.e2e.house import House
from tests.e2e.screen import look, press_named, until
from tests.e2e.wire import Wire

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

SHOWN_MS = 3000


async def test_a_connection_that_drops_is_shown_within_three_seconds(house: House) -> None:
    async with Wire(house.port).laid() as wire, visit(wire.url) as guests:
        phone = await guests.window(SMALL_PHONE, touch=True)
        await phone.clock.install()
        await gathering.open_table(phone, "Anna", seats=2, touch=True, game="Boreal")
        await press_named(phone, "Add a bot", touch=True)
        await press_named(phone, "Start", touch=True)
        await phone.get_by_role("group", name="The row of eight").wait_for()
        await phone.clock.pause_at(await phone.evaluate("Date.now()") + 1000)
        await told(phone, "")

        wire.die()
        await phone.clock.run_for(SHOWN_MS)
        assert (await look(phone)).told != ""
        wire.mend()
        await told(phone, "")

        guests.rough(True)
        wire.cut()
        await told(phone, "No connection")
        await phone.clock.run_for(SHOWN_MS)
        await told(phone, "")
        guests.rough(False)
        guests.check()


async def told(page: Page, words: str) -> None:
    """Wait until the page says that of its connection; the page's clock stands still."""

    async def said() -> bool:
        said = (await look(page)).told
        return said.startswith(words) and (words != "" or said == "")

    await until(said)
