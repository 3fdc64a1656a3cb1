"""Goes through the gallery: each scene is reached as a person reaches it, looked at in its views, reviewed, and its picture handed on."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.async_api import Error, Page

from gatekey.client import Table
from tests.e2e import grey, outside, reviewer
from tests.e2e.gallery import contents, kept, tables
from tests.e2e.gallery.moments import NOW, Found
from tests.e2e.gallery.scenes import ASKED, Scene, Sitting, looks, picture_name
from tests.e2e.gallery.views import LARGE, View, be, settle
from tests.e2e.guests import LAPTOP, Guests, visit
from tests.e2e.house import House

SERVER: Final = Path(__file__).parent / "server.py"
WORKERS: Final = 2
TRIES: Final = 5
"""Screenshots of one window until it stands still."""
_PAUSE: Final = 0.2

Taken = Callable[[Sitting, Scene, View, bytes, Page], Awaitable[None]]
"""Told of every picture, small, while the page still shows it."""


@dataclass
class Review:
    """What was found on the way, and where."""

    found: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    failed: dict[str, str] = field(default_factory=dict)
    """Scenes that could not be reached, with the reason."""

    def add(self, problems: Sequence[str], where: str) -> None:
        """Keep what is wrong with a screen."""
        for problem in problems:
            self.found[problem].add(where)

    def report(self) -> str:
        """Every finding with the screens it is on; empty when there is none."""
        lines = [
            f"{problem}\n    on {len(where)}: {'; '.join(sorted(where)[:4])}"
            for problem, where in sorted(self.found.items())
        ]
        return "\n".join(lines + [f"{scene} was not reached: {why}" for scene, why in self.failed.items()])


@dataclass(frozen=True)
class Place:
    """A server with the tables of the gallery, and a browser that takes it for the machine on the shelf."""

    house: House
    guests: Guests
    found: dict[str, Found]


@asynccontextmanager
async def opened(folder: Path, *, bare: bool) -> AsyncIterator[Place]:
    """Such a server on a folder of its own; ``bare``: without tables but those of a game from outside."""
    with outside.announced(folder / "site") if bare else outside.nothing():
        house = House(folder, SERVER)
        await house.start()
    try:
        listed = msgspec.json.decode((folder / tables.LISTED).read_bytes(), type=list[Found])
        flag = f"--host-resolver-rules=MAP {tables.ADDRESS.removeprefix('http://')} 127.0.0.1:{house.port}"
        async with visit(tables.ADDRESS, flag) as guests:
            yield Place(house, guests, {table.key: table for table in listed})
    finally:
        await house.kill()


async def go_through(folder: Path, sittings: Sequence[Sitting], taken: Taken) -> Review:
    """Go through these sittings, some at a time; ``folder`` is for the servers."""
    review = Review()
    async with AsyncExitStack() as stack:
        places = {
            bare: await stack.enter_async_context(opened(folder / f"bare-{bare}", bare=bare))
            for bare in sorted({sitting.bare for sitting in sittings})
        }
        queue = list(reversed(sittings))

        async def work() -> None:
            desks = {bare: await place.guests.window(LAPTOP) for bare, place in places.items()}
            while queue:
                sitting = queue.pop()
                await _Sitter(places[sitting.bare], sitting, desks[sitting.bare], review, taken).sit()

        await asyncio.gather(*[work() for _ in range(WORKERS)])
        for place in places.values():
            review.add([f"on the console: {line}" for line in place.guests.complaints], "some page")
            review.add([f"asked of somebody else: {url}" for url in place.guests.strangers], "some page")
    return review


class _Sitter:
    """One sitting as it goes on."""

    def __init__(self, place: Place, sitting: Sitting, desk: Page, review: Review, taken: Taken) -> None:
        self._place = place
        self._sitting = sitting
        self._desk = desk
        self._review = review
        self._taken = taken
        self._elsewhere = contents.elsewhere()
        self._view: View | None = None

    async def sit(self) -> None:
        """All its scenes, with the other people of the table at their devices."""
        sitting, first = self._sitting, self._sitting.views[0]
        table = self._place.found.get(sitting.table)
        async with AsyncExitStack() as others:
            if table is not None:
                await self._seat_others(others, table)
            page = await self._place.guests.window(first.size, touch=first.touch, locale=sitting.locale, zone="UTC")
            await page.clock.set_fixed_time(NOW)
            await page.add_init_script(f"localStorage.setItem('gatekey.seats', {json.dumps(json.dumps(self._held()))})")
            scene = sitting.scenes[0]
            try:
                await page.goto(sitting.path.format(code=table.code if table else ""))
                await page.locator(sitting.ready).first.wait_for(timeout=10_000)
                for scene in sitting.scenes:
                    await self._show(page, scene)
            except (Error, AssertionError) as error:
                self._review.failed[f"{scene.name} ({first.title})"] = str(error).strip().replace("\n", " ")[:400]
            finally:
                await page.context.close()
                if sitting.scenes[-1].rough:
                    self._place.guests.rough(False)

    def _seats(self, table: Found) -> list[int]:
        return [table.asked if seat == ASKED else seat for seat in self._sitting.seats]

    async def _seat_others(self, stack: AsyncExitStack, table: Found) -> None:
        """Everybody else is there, as on an evening."""
        own = self._seats(table)
        for seat, held in enumerate(table.seats):
            if seat not in own and table.people[seat]:
                await stack.enter_async_context(Table.join(self._place.house.url, table.code, token=held.token))

    def _held(self) -> list[dict[str, Any]]:
        """What the device remembers of its seats."""
        table = self._place.found.get(self._sitting.table)
        if table is None:
            return []
        return [
            {
                "table": table.code,
                "seat": seat,
                "token": table.seats[seat].token,
                "host": table.seats[seat].host,
                "name": table.names[seat],
                "tableName": table.table,
                "game": table.game,
                "used": NOW * 1000 - 60_000,
            }
            for seat in self._seats(table)
        ]

    async def _show(self, page: Page, scene: Scene) -> None:
        sitting, views = self._sitting, looks(self._sitting, scene)
        if scene.rough:
            self._place.guests.rough(True)
        await self._be(page, sitting.views[0])
        for step in scene.steps:
            await step(page)
        lit: set[bool] = set()
        for view in views:
            await self._be(page, view)
            picture = await self._still(page, scene, view)
            where = f"{scene.name}, {view.title}"
            await self._taken(sitting, scene, view, picture, page)
            self._review.add(await reviewer.fitting(page), where)
            if view is views[0]:
                self._review.add(await reviewer.rules(page), where)
            if view.night not in lit and view is not LARGE:
                lit.add(view.night)
                self._review.add(await reviewer.contrast(page, self._desk), where)
        if scene.marks:
            confused = await grey.confused(page, self._desk)
            self._review.add([f"seats look alike without colours: {pair}" for pair in confused], scene.name)
        if views[0].touch and LARGE not in views:
            await self._be(page, LARGE)
            self._review.add(await reviewer.fitting(page), f"{scene.name}, {LARGE.title}")

    async def _be(self, page: Page, view: View) -> None:
        """Show the page as that device would."""
        await (settle(page) if view is self._view else be(page, view))
        self._view = view

    async def _still(self, page: Page, scene: Scene, view: View) -> bytes:
        """A picture of the window once it stands still: as the kept one, or as it was a moment ago."""
        before = kept.load(picture_name(scene, view))
        covered = [page.locator(scene.chance)] if scene.chance else []
        picture = b""
        for _ in range(TRIES):
            picture = kept.shrink(await page.screenshot(animations="disabled", caret="hide", mask=covered), view.kept)
            now = kept.opened(picture)
            if before is not None and not kept.changes(before, now, view.kept, elsewhere=self._elsewhere):
                break
            before = now
            await asyncio.sleep(_PAUSE)
        return picture
