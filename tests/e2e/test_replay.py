"""Looking back at a game in the browser: from a line of the log, by slider, keys and plot, through whose eyes one may, by a link; and the game as a
file: out, in again, and checked."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page

from gatekey.client import Table, create_table, play_with
from gatekey.games.registry import shelf
from gatekey.kernel.delta import apply
from gatekey.table.archive import load
from tests.e2e.guests import LAPTOP, SMALL_PHONE, picture, visit
from tests.e2e.house import House
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

BOREAL = shelf().games["boreal"]
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


async def told(page: Page, code: str, seat: int | None = None, token: str = "") -> dict[int, dict[str, Any]]:
    """What the server says of each moment: the views, put together from its pages."""
    eyes = "" if seat is None else f"&seat={seat}"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found: dict[int, dict[str, Any]] = {}
    while True:
        answer = await page.request.get(f"/api/tables/{code}/replay?since={len(found) + 1}{eyes}", headers=headers)
        assert answer.status == 200
        part = msgspec.msgpack.decode(await answer.body())
        table, mine = part["table"], part["mine"]
        for moment in part["moments"]:
            table, mine = apply(table, moment.get("table")), apply(mine, moment.get("mine"))
            found[moment["seq"]] = {"table": table, "mine": mine, "lines": moment.get("lines", [])}
        if len(found) == part["last"]:
            return found


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Moment of the game")


async def shows(page: Page, seq: int, last: int) -> None:
    """The bar says that this is the moment."""
    await page.locator(".where", has_text=re.compile(rf"Step {seq} of {last}\b")).wait_for()
    assert await slider(page).input_value() == str(seq)


async def finished(house: House) -> str:
    """A game of Boreal that two bots have played to its end; the code of its table."""
    opened = await create_table(house.url, game="boreal", seats=2, player="Ада", name="Friday")
    async with Table.join(house.url, opened.table, token=opened.token, host=opened.host) as seat:
        await seat.bot(1)
        await seat.start()
        await play_with(seat, BOREAL.choose, rng=random.Random(2))
    return opened.table


async def test_a_game_that_is_over_is_plotted_saved_taken_in_and_checked(house: House, tmp_path: Path) -> None:
    async with visit(house.url) as guests:
        code = await finished(house)
        for size, touch, night in ((LAPTOP, False, False), (SMALL_PHONE, True, True)):
            page = await guests.window(size, touch=touch, night=night)
            kind = "phone-night" if touch else "laptop"
            await page.goto(f"/t/{code}")
            await press_named(page, "Look back", touch)
            moments = await told(page, code)
            last = len(moments)
            await shows(page, 1, last)
            await picture(page, f"replay-boreal-{kind}")
            assert await page.evaluate(SIDEWAYS) <= 0

            # A tap on the plot goes to its moment.
            await press_named(page, "The whole game", touch)
            plot = page.get_by_role("img", name="The scores as they grew")
            box = await plot.bounding_box()
            assert box is not None
            await picture(page, f"replay-plot-{kind}")
            await plot.click(position={"x": box["width"] * 0.6, "y": box["height"] / 2})
            seq = int(await slider(page).input_value())
            assert 0.5 * last < seq < 0.75 * last
            await shows(page, seq, last)
            points = [player["points"] for player in moments[seq]["table"]["players"]]
            shown = await page.evaluate("document.querySelector('.then').innerText")
            for n in points:
                assert str(n) in re.findall(r"\d+", shown)

            # It runs by itself, and holds.
            await press_named(page, "Let it run", touch)
            await shows(page, seq + 2, last)
            await press_named(page, "Hold", touch)

            # The table of the plot leads to the end of a round.
            await press_named(page, "The whole game", touch)
            await page.get_by_text("As a table").click()
            await page.get_by_role("row", name=re.compile("^Round 2")).get_by_role("button").click()
            now = int(await slider(page).input_value())
            assert moments[now]["table"]["round"] == 2
            assert moments[now + 1]["table"]["round"] == 3

        # Checked, and told in words.
        await press_named(page, "The whole game", touch)
        await press_named(page, "Check it all", touch)
        verdict = page.get_by_text(re.compile(rf"All of it holds: {last} steps"))
        await verdict.wait_for(timeout=60_000)
        await verdict.scroll_into_view_if_needed()
        await picture(page, "replay-checked")

        # Out and in again.
        async with page.expect_download() as saving:
            await press_named(page, "Save the game as a file", touch)
        file = tmp_path / (await saving.value).suggested_filename
        await (await saving.value).save_as(file)
        assert len(load(file.read_bytes()).entries) == last
        await page.goto("/")
        await page.get_by_label("Open a saved game").set_input_files(file)
        await page.wait_for_url(re.compile(r"/t/\w+$"), timeout=60_000)
        copy = page.url.rsplit("/", 1)[1]
        assert copy != code
        assert await told(page, copy) == moments

        # What does not hold stays out.
        await page.goto("/")
        broken = tmp_path / "broken.gatekey"
        broken.write_bytes(file.read_bytes()[:-40])
        guests.rough(True)
        await page.get_by_label("Open a saved game").set_input_files(broken)
        await page.get_by_text("it is damaged").wait_for()
        assert [line for line in guests.complaints if "400" not in line] == []
        assert guests.strangers == []
