"""What the client may cost: bytes, time to the first screen, memory. Measured, printed, and held.

Times are the best of several tries.
"""

from __future__ import annotations

import gzip
import itertools
import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.async_api import CDPSession, Page, Response

from gatekey.client import Table, play_with
from gatekey.games.registry import shelf
from gatekey.kernel.decision import Answer
from gatekey.kernel.rules import Seen
from tests.e2e import gathering
from tests.e2e.guests import ARTEFACTS, LAPTOP, PHONE, Guests, tokens_on, visit
from tests.e2e.house import House
from tests.e2e.screen import press_named

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SCRIPT_KB: Final = 150.0
"""JavaScript up to the first meaningful screen, gzipped."""
SCREEN_MS: Final = 1000.0
"""From the request of a page to its first meaningful screen, on :data:`HOME`."""
HOME: Final = {"latency": 20, "downloadThroughput": 25e6 / 8, "uploadThroughput": 10e6 / 8, "offline": False}
"""A home network that is nothing special: milliseconds there and back, bytes a second."""
HEAP_MB: Final = 6.0
"""How much more memory there may be late in a game than early in it: by then 20 more places are drawn, and the log is longer."""
DETACHED: Final = 2000
"""A game that has shown more kinds of parts keeps the patterns of them; a leak keeps more with each of some hundred steps."""
LISTENERS: Final = 200
TRIES: Final = 5
RULES: Final = shelf().games["europe-imagined"]

Choose = Callable[[Seen], Answer]


@dataclass(frozen=True)
class Measured:
    """One figure and what it may be."""

    what: str
    value: float
    most: float
    unit: str

    def __str__(self) -> str:
        return f"{self.what}: {self.value:.1f} {self.unit} (at most {self.most:.0f})"


def hold(*figures: Measured) -> None:
    """Print the figures, keep them for whoever reads the run, and fail where one is over its budget."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    kept = ARTEFACTS / "budgets.json"
    before = json.loads(kept.read_text()) if kept.exists() else {}
    kept.write_text(json.dumps(before | {f.what: [round(f.value, 1), f.most, f.unit] for f in figures}, indent=1))
    print("\n" + "\n".join(map(str, figures)))
    assert [str(f) for f in figures if f.value > f.most] == []


class Scripts:
    """All JavaScript that a page has fetched."""

    def __init__(self, page: Page) -> None:
        self._answers: list[Response] = []
        page.on("response", self._answered)

    def _answered(self, answer: Response) -> None:
        if answer.request.resource_type == "script":
            self._answers.append(answer)

    async def kilobytes(self) -> float:
        """Gzipped."""
        return sum([len(gzip.compress(await answer.body(), 9)) for answer in self._answers]) / 1000


async def test_the_first_screens_are_small_and_quick(house: House) -> None:
    """The first page, and a game that is going on, each on a phone that has never been here."""
    figures = []
    async with visit(house.url) as guests:
        code = await table_with_bots(await guests.window(LAPTOP), "Europe Imagined")
        for name, path, meaning in (("first page", "/", "main button"), ("game", f"/t/{code}", "main svg, .table svg")):
            kilobytes, milliseconds = await first_screen(guests, path, meaning)
            figures += [
                Measured(f"JavaScript of the {name}", kilobytes, SCRIPT_KB, "kB gzipped"),
                Measured(f"first screen of the {name}", milliseconds, SCREEN_MS, "ms"),
            ]
        guests.check()
    hold(*figures)


async def test_memory_stays_as_it_is_over_a_whole_game(house: House) -> None:
    """The screen of a player, from the second round to the last."""
    async with visit(house.url) as guests:
        page = await guests.window(LAPTOP)
        code = await table_with_bots(page, "Europe Imagined")
        (token,) = await tokens_on(page)
        tools = await page.context.new_cdp_session(page)
        used: list[Used] = []
        async with Table.join(house.url, code, token=token) as seat:
            for number in itertools.count(2):
                with suppress(NewRound):
                    await play_with(seat, up_to(number), rng=random.Random(number))
                if seat.view.over:
                    break
                await page.get_by_text(f"Round {number}").first.wait_for(state="attached")
                used.append(await use_of(page, tools))
        guests.check()
    first, last = used[0], used[-1]
    hold(
        Measured(f"memory more in round {len(used) + 1} than in round 2", last.heap - first.heap, HEAP_MB, "MB"),
        Measured("nodes more that are on no page", last.detached - first.detached, DETACHED, "nodes"),
        Measured("listeners more than there were", last.listeners - first.listeners, LISTENERS, "listeners"),
    )


async def table_with_bots(page: Page, game: str) -> str:
    """A game for two that has begun, against a bot; its code."""
    code = await gathering.open_table(page, "Anna", seats=2, game=game)
    await press_named(page, "Add a bot")
    await page.get_by_text("Remove").wait_for()
    await press_named(page, "Start")
    await page.get_by_role("button", name="Menu").wait_for()
    return code


async def first_screen(guests: Guests, path: str, meaning: str) -> tuple[float, float]:
    """Kilobytes of script, and the least milliseconds until something that fits the selector has been painted."""
    times, size = [], 0.0
    for _ in range(TRIES):
        page = await guests.window(PHONE, touch=True)
        tools = await page.context.new_cdp_session(page)
        await tools.send("Network.enable")
        await tools.send("Network.emulateNetworkConditions", HOME)
        await page.add_init_script(f"window.meaning = {json.dumps(meaning)}; ({PAINTED})()")
        scripts: list[Response] = []
        page.on("response", lambda answer, found=scripts: _note(answer, found))
        await page.goto(path)
        await page.wait_for_function("() => window.painted !== undefined")
        times.append(await page.evaluate("() => window.painted"))
        size = sum([len(gzip.compress(await script.body(), 9)) for script in scripts]) / 1000
        await page.context.close()
    return size, min(times)


def _note(answer: Response, scripts: list[Response]) -> None:
    if answer.request.resource_type == "script":
        scripts.append(answer)


PAINTED = """() => {
  const look = () => requestAnimationFrame(() => {
    if (document.querySelector(window.meaning) === null) look();
    else setTimeout(() => { window.painted = performance.now(); });
  });
  look();
}"""


class NewRound(Exception):
    """The round that was waited for has begun."""


def up_to(number: int) -> Choose:
    """As the bot, up to the first turn of that round."""

    def choose(seen: Seen) -> Answer:
        if seen.public["round"] >= number and seen.decision.kind == "act":
            raise NewRound
        return RULES.choose(seen)

    return choose


@dataclass(frozen=True)
class Used:
    """What a page holds, once the collector has been through it."""

    heap: float
    """MB."""
    detached: int
    """Nodes that are on no page: the patterns of which parts of the page are made, and whatever is kept by mistake."""
    listeners: int


async def use_of(page: Page, tools: CDPSession) -> Used:
    """What the page holds now."""
    await tools.send("HeapProfiler.collectGarbage")
    heap = (await tools.send("Runtime.getHeapUsage"))["usedSize"] / 1e6
    counters = await tools.send("Memory.getDOMCounters")
    shown = await page.evaluate(
        "() => { let n = 1; const all = document.createTreeWalker(document); while (all.nextNode()) n++; return n; }"
    )
    return Used(heap, counters["nodes"] - shown, counters["jsEventListeners"])
