"""Games from outside in the browser: one without screens of its own is played to its end, one that does not load is named, one whose rules
raise stops its table and no other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from gatekey.table.archive import load
from tests.e2e import gathering, outside
from tests.e2e.guests import LAPTOP, PHONE, picture, visit
from tests.e2e.house import House
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

LEAKY = '''
from pathlib import Path

from pennies import Pennies


class Leaky(Pennies):
    """Pennies until half of them are gone."""

    id = "leaky"
    text_folder = Path(__file__).parent / "text"

    def result(self, state):
        if state.pennies <= 6:
            raise ZeroDivisionError("the purse has a hole")
        return super().result(state)

    def public(self, state):
        self.result(state)
        return super().public(state)


GAME = Leaky()
'''


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server with three more games: pennies, a broken one, and one that breaks in play."""
    site = tmp_path / "site"
    outside.install(site)
    outside.announce(site, "leaky")
    (site / "leaky" / "text").mkdir(parents=True)
    (site / "leaky" / "__init__.py").write_text(LEAKY)
    texts = (outside.EXAMPLE / "text" / "en.ftl").read_text("utf-8")
    (site / "leaky" / "text" / "en.ftl").write_text(texts.replace("= Pennies", "= Leaky purse"), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(site))
    server = House(tmp_path / "data")
    server.data.mkdir()
    await server.start()
    yield server
    await server.kill()


async def begin(page: Page, game: str, touch: bool) -> None:
    """Open a table of the game for oneself and a bot."""
    await gathering.open_table(page, "Anna", seats=2, touch=touch, game=game)
    await press_named(page, "Add a bot", touch)
    await page.get_by_text("Remove").wait_for()
    await press_named(page, "Start", touch)


async def take(page: Page, left: int, n: int) -> None:
    """Answer the question on the generic screen, once it is asked of that many pennies: choose, then confirm."""
    question = page.locator(".ask")
    await question.get_by_text(f"{left} pennies are left").wait_for()
    await question.get_by_text(f"Take {n}", exact=True).first.click()
    await question.locator(".primary").click()


async def test_games_without_screens_of_their_own(house: House) -> None:
    async with visit(house.url) as guests:
        phone, laptop = await guests.window(PHONE, touch=True, night=True), await guests.window(LAPTOP)
        await phone.goto("/new")
        await phone.get_by_text("The game “dented” is installed on the server and cannot be played").wait_for()
        await phone.get_by_text("RuntimeError: no dice in the box").wait_for()
        await picture(phone, "other-games-create")

        await begin(laptop, "Pennies", touch=False)
        await begin(phone, "Leaky purse", touch=True)
        # The bot leaves a multiple of four: all of this is certain.
        for left in (12, 8):
            await take(phone, left, 3)
        await phone.get_by_role("heading", name="The game stops here").wait_for()
        await picture(phone, "other-games-stopped")
        async with phone.expect_download() as saving:
            await press_named(phone, "Save the game as a file", touch=True)
        file = await (await saving.value).path()
        assert load(file.read_bytes()).table.status == "stopped"

        for left in (12, 8, 4):
            await take(laptop, left, 1)
        await laptop.get_by_role("heading", name="Bot B wins").wait_for()
        await picture(laptop, "other-games-end")
        await press_named(laptop, "Look at the table")
        assert await laptop.locator(".ask").count() == 0, "nothing is asked any more"
        guests.check()
