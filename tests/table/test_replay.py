"""A finished game, looked at again: every moment, from every pair of eyes, page by page."""

from __future__ import annotations

from typing import Any

import pytest

from gatekey.kernel.delta import apply
from gatekey.store.records import Status
from gatekey.table.archive import Archive, ArchiveError
from gatekey.table.ports import NotAdmitted
from gatekey.table.replay import MOST_MOMENTS, Page, page
from gatekey.table.verify import view_at
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import House
from tests.table.test_archive import VERBS, archived, plain, played

EYES = (None, 0, 1)


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


@pytest.fixture
async def game(watch: House) -> Archive:
    return await archived(watch, (await played(watch))[0])


def views(found: Page) -> dict[int, list[Any]]:
    """What a page says of each of its moments, put together as a client does."""
    table, mine = plain(found.table), plain(found.mine)
    seen: dict[int, list[Any]] = {}
    for moment in found.moments:
        table = table if moment.table is None else apply(table, plain(moment.table))
        mine = mine if moment.mine is None else apply(mine, plain(moment.mine))
        seen[moment.seq] = [table, mine]
    return seen


@pytest.mark.parametrize("seat", EYES)
async def test_every_moment_is_as_it_was_seen(game: Archive, seat: int | None) -> None:
    found = views(page(game, WATCH, seat, 1, MOST_MOMENTS))
    assert list(found) == [entry.seq for entry in game.entries]
    for seq, seen in found.items():
        assert seen == plain(view_at(game, WATCH, seq, seat))
    first, *others = page(game, WATCH, seat, 1, MOST_MOMENTS).moments
    assert (first.table, first.mine) == (None, None)
    for moment in others:
        same = found[moment.seq - 1], found[moment.seq]
        assert [moment.table is None, moment.mine is None] == [a == b for a, b in zip(*same, strict=True)]


@pytest.mark.parametrize("seat", EYES)
async def test_pages_of_any_size_tell_the_same_game(game: Archive, seat: int | None) -> None:
    whole = page(game, WATCH, seat, 1, MOST_MOMENTS)
    for size in (1, 3, 7):
        pages = [page(game, WATCH, seat, since, size) for since in range(1, whole.last + 1, size)]
        assert {seq: seen for part in pages for seq, seen in views(part).items()} == views(whole)
        assert [moment.lines for part in pages for moment in part.moments] == [m.lines for m in whole.moments]


async def test_the_log_is_told_in_the_form_for_those_eyes(game: Archive) -> None:
    told = {seat: [line.text for mo in page(game, WATCH, seat, 1, 99).moments for line in mo.lines] for seat in EYES}
    for seat in EYES:
        assert told[seat] == [line.seen_by(seat) for entry in game.entries for line in entry.log()]
    assert told[0] != told[None]
    numbers = [line.n for moment in page(game, WATCH, None, 1, 99).moments for line in moment.lines]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_there_is_nothing_after_the_end_and_no_seat_beyond_the_last(game: Archive) -> None:
    last = game.entries[-1].seq
    after = page(game, WATCH, None, last + 1, 10)
    assert (after.last, after.table, after.moments) == (last, None, [])
    for seat in (-1, 2):
        with pytest.raises(ArchiveError):
            page(game, WATCH, seat, 1, 10)


async def test_a_page_never_holds_more_than_the_most(game: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gatekey.table.replay.MOST_MOMENTS", 4)
    assert [moment.seq for moment in page(game, WATCH, None, 2, 1000).moments] == [2, 3, 4, 5]


async def test_a_running_game_is_not_shown_to_anybody(watch: House) -> None:
    a, _ = await played(watch, ("step",))
    for seat in EYES:
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.replay(a.code, seat, 1, 10)
        assert refused.value.code == "not_over"
    with pytest.raises(NotAdmitted) as refused:
        await watch.desk.replay("ZZZZZZ", None, 1, 10)
    assert refused.value.code == "no_table"


@pytest.mark.parametrize("status", ["finished", "ended", "stopped"])
async def test_a_game_that_is_over_in_any_way_is_shown(watch: House, status: Status) -> None:
    clients = await played(watch, VERBS if status == "finished" else ("step",))
    if status == "ended":
        await clients[0].ok(m.End)
    elif status == "stopped":
        reply = await clients[0].answer("fail")
        assert isinstance(reply, m.No)
    for client in clients:
        client.catch_up()
    assert clients[0].room["status"] == status
    for client in clients:
        found = await watch.desk.replay(client.code, client.seat, 1, MOST_MOMENTS)
        assert views(found)[found.last] == [client.table, client.mine]
    with pytest.raises(NotAdmitted) as refused:
        await watch.desk.replay(clients[0].code, 2, 1, 10)
    assert refused.value.code == "no_seat"
