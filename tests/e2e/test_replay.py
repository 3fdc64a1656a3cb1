"""Looking back at a game in the browser: from a line of the log, by slider, keys and plot, through whose eyes one may, by a link; and the game as a
file: out, in again, and checked."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page

from gatekey.client import Table, create_table, play_with
from gatekey.games.registry import shelf
from gatekey.kernel.decision import Answer
from gatekey.kernel.delta import apply
from gatekey.kernel.rules import Seen
from gatekey.table.archive import load
from tests.e2e import gathering
from tests.e2e.guests import LAPTOP, SMALL_PHONE, Guests, picture, tokens_on, visit
from tests.e2e.house import House
from tests.e2e.screen import press_named, until

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

EUROPE = shelf().games["europe-imagined"]
BOREAL = shelf().games["boreal"]
ANSWERS = 30
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


async def names(page: Page, game: str, shelf_name: str) -> dict[str, str]:
    """What things are called."""
    almanac = await (await page.request.get(f"/api/games/{game}/almanac")).json()
    return {key: entry["name"] for key, entry in almanac[shelf_name].items()}


def slider(page: Page) -> Any:
    return page.get_by_role("slider", name="Moment of the game")


async def shows(page: Page, seq: int, last: int) -> None:
    """The bar says that this is the moment."""
    await page.locator(".where", has_text=re.compile(rf"Step {seq} of {last}\b")).wait_for()
    assert await slider(page).input_value() == str(seq)


async def row_is(page: Page, row: list[str], called: dict[str, str]) -> None:
    """The places that lie in the Row on the screen are these."""

    async def same() -> bool:
        buttons = page.get_by_role("group", name="The Row").get_by_role("button")
        labels = [await buttons.nth(n).get_attribute("aria-label") or "" for n in range(await buttons.count())]
        return len(labels) == len(row) and all(called[tile] in label for tile, label in zip(row, labels, strict=True))

    await until(same)


async def begun(guests: Guests, house: House) -> tuple[Page, str, Table]:
    """Anna and a bot some way into a game; her page, and another device of hers that has played so far."""
    page = await guests.window(LAPTOP)
    code = await gathering.open_table(page, "Anna", seats=2)
    await press_named(page, "Add a bot")
    await page.get_by_text("Remove").wait_for()
    await press_named(page, "Start")
    await page.get_by_role("button", name="Menu").wait_for()
    (origin,) = (await page.context.storage_state())["origins"]
    (held,) = json.loads(next(item["value"] for item in origin["localStorage"] if item["name"] == "gatekey.seats"))
    anna = Table.join(house.url, code, token=held["token"], host=held["host"])
    await anna.__aenter__()
    left = ANSWERS

    def some(seen: Seen) -> Answer:
        nonlocal left
        left -= 1
        if left < 0:
            raise Enough
        return EUROPE.choose(seen)

    with pytest.raises(Enough):
        await play_with(anna, some, rng=random.Random(5))
    return page, code, anna


class Enough(Exception):
    """So far and no further."""


async def test_a_game_that_runs_is_looked_back_at_through_ones_own_eyes(house: House) -> None:
    async with visit(house.url) as guests:
        page, code, anna = await begun(guests, house)
        (token,) = await tokens_on(page)
        moments = await told(page, code, 0, token)
        tiles, cards = await names(page, "europe-imagined", "tiles"), await names(page, "europe-imagined", "cards")
        last = len(moments)

        # From a line of the log to its moment, drawn on the table itself.
        lines = page.get_by_role("button", name="See this moment")
        await lines.nth(3).press("Enter")
        await slider(page).wait_for()
        seq = int(await slider(page).input_value())
        assert 1 <= seq < last
        await shows(page, seq, last)
        await row_is(page, moments[seq]["table"]["row"], tiles)
        hand = page.get_by_role("group", name="Hand")
        for held in moments[seq]["mine"]["hand"]:
            assert cards[held.split("#")[0]] in await hand.inner_text()
        assert await page.locator(".ask").count() == 0, "nothing is asked of the past"
        await picture(page, "replay-laptop")

        # The slider by hand: dragged to the left it shows the beginning.
        box = await slider(page).bounding_box()
        assert box is not None
        await page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] / 2)
        await page.mouse.down()
        await page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2, steps=5)
        await page.mouse.up()
        await shows(page, 1, last)
        await row_is(page, moments[1]["table"]["row"], tiles)

        # By keys, step by step and from turn to turn.
        await page.keyboard.press("ArrowRight")
        await shows(page, 2, last)
        await page.keyboard.press("End")
        await shows(page, last, last)
        await page.keyboard.press("PageUp")
        turn = int(await slider(page).input_value())
        active = {n: moment["table"]["active"] for n, moment in moments.items()}
        assert (
            active[turn] != active[turn - 1] or moments[turn]["table"]["round"] != moments[turn - 1]["table"]["round"]
        )
        await row_is(page, moments[turn]["table"]["row"], tiles)

        # Nobody else's eyes while it runs.
        eyes = page.get_by_label("Seen by")
        assert await eyes.locator("option").all_inner_texts() == ["Anna", "What everybody sees"]
        await eyes.select_option("What everybody sees")
        await hand.wait_for(state="detached")

        # The link leads somebody without a seat to the same moment, and shows what everybody sees.
        await press_named(page, "The whole game")
        link = await page.get_by_label("Link to this moment").input_value()
        assert f"/t/{code}/replay?at={turn}" in link
        assert token not in link
        await picture(page, "replay-whole-running")
        assert await page.get_by_role("button", name="Check it all").count() == 0
        guest = await guests.window(SMALL_PHONE, touch=True)
        await guest.goto(link[link.index("/t/") :])
        await shows(guest, turn, last)
        assert await guest.get_by_label("Seen by").locator("option").all_inner_texts() == ["What everybody sees"]
        assert await guest.evaluate(SIDEWAYS) <= 0
        await picture(guest, "replay-phone-running")

        # Once it is over, everybody's.
        await page.keyboard.press("Escape")
        await anna.end()
        await eyes.locator("option", has_text="Bot").wait_for(state="attached")
        rival = await told(page, code, 1)
        await eyes.select_option("1")
        await shows(page, turn, last + 1)
        for held in rival[turn]["mine"]["hand"]:
            await hand.get_by_text(cards[held.split("#")[0]]).first.wait_for()

        # And back to the table as it is.
        await press_named(page, "Back to the table as it is now")
        await page.get_by_role("dialog").wait_for()
        assert page.url.endswith(f"/t/{code}")
        await anna.__aexit__(None, None, None)
        guests.check()


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
