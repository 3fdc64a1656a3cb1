"""A finished game, looked at again: every moment, from every pair of eyes, page by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from gatekey.kernel.delta import apply, unpack
from gatekey.kernel.rules import Waymark
from gatekey.store.records import Status
from gatekey.table import replay as module
from gatekey.table.archive import Archive, ArchiveError
from gatekey.table.intake import import_table
from gatekey.table.ports import NotAdmitted, TableSpec
from gatekey.table.replay import MOST_MOMENTS, Page, Stretch
from gatekey.table.resume import plain_hash
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


def page(archive: Archive, rules: Any, seat: int | None, since: int, count: int) -> Page:
    """A page of an archive, folded from its beginning."""
    entries = [entry for entry in archive.entries if entry.seq < since + count]
    return module.page(Stretch(archive.entries[-1].seq, since, b"", entries), rules, seat)


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


async def test_there_is_nothing_after_the_end_and_no_seat_beyond_the_last(watch: House) -> None:
    client = (await played(watch))[0]
    last = client.seq
    after = await watch.desk.replay(client.code, None, None, last + 1, 10)
    assert (after.last, after.table, after.moments) == (last, None, [])
    assert (await watch.desk.replay(client.code, None, None, 0, 3)).moments[-1].seq == 3
    assert (await watch.desk.replay(client.code, None, None, 1, 0)).moments == []
    for seat in (-1, 2):
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.replay(client.code, None, seat, 1, 10)
        assert refused.value.code == "no_seat"


async def test_a_page_never_holds_more_than_the_most(watch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    client = (await played(watch))[0]
    monkeypatch.setattr("gatekey.table.replay.MOST_MOMENTS", 4)
    found = await watch.desk.replay(client.code, None, None, 2, 1000)
    assert [moment.seq for moment in found.moments] == [2, 3, 4, 5]


async def test_a_log_that_does_not_hold_together_is_not_told(game: Archive) -> None:
    broken = msgspec.structs.replace(game, entries=(*game.entries[:4], *game.entries[5:]))
    start = msgspec.structs.replace(game.entries[0], patch=b"\xc1")
    for archive in (broken, msgspec.structs.replace(game, entries=(start,))):
        with pytest.raises(ArchiveError):
            page(archive, WATCH, 0, 1, MOST_MOMENTS)


async def test_a_page_is_read_from_the_nearest_snapshot(open_house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await open_house(WATCH, snapshot_every=3)
    client = (await played(house))[0]
    whole = views(await house.desk.replay(client.code, None, 1, 1, MOST_MOMENTS))
    folded: list[int] = []
    fold = module.fold
    monkeypatch.setattr(module, "fold", lambda state, entries: folded.append(len(entries)) or fold(state, entries))
    for since in range(1, client.seq + 1):
        folded.clear()
        assert views(await house.desk.replay(client.code, None, 1, since, 1)) == {since: whole[since]}
        # Rest points are never far apart in this game.
        assert sum(folded) <= 3 * 3


async def test_an_imported_game_has_snapshots_to_tell_it_from(watch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gatekey.table.intake.SNAPSHOT_EVERY", 3)
    client = (await played(watch))[0]
    archive = await archived(watch, client)
    code = await import_table(watch.desk.store, archive)
    last = archive.entries[-1].seq
    kept = [await watch.desk.store.snapshot(code, seq) for seq in range(1, last + 1)]
    assert len({snapshot[0] for snapshot in kept if snapshot}) >= 4
    for seq, snapshot in enumerate(kept, 1):
        if snapshot is not None:
            assert plain_hash(unpack(snapshot[1])) == archive.entries[snapshot[0] - 1].state_hash
            assert seq - snapshot[0] <= 3 * 3
    told = await watch.desk.replay(code, None, 0, 1, MOST_MOMENTS)
    assert told == await watch.desk.replay(client.code, None, 0, 1, MOST_MOMENTS)


async def test_while_a_game_runs_everybody_looks_back_with_their_own_eyes_only(watch: House) -> None:
    a, b = await played(watch, ("step", "look", "show"))
    for client, other in ((a, b), (b, a)):
        client.catch_up()
        for seat in (client.seat, None):
            found = await watch.desk.replay(client.code, client.token, seat, 1, MOST_MOMENTS)
            mine = client.mine if seat is not None else None
            assert views(found)[client.seq] == [client.table, mine]
        for token, seat in ((client.token, other.seat), (None, client.seat), (client.token, 7)):
            with pytest.raises(NotAdmitted) as refused:
                await watch.desk.replay(a.code, token, seat, 1, 10)
            assert refused.value.code == "not_over"
    assert views(await watch.desk.replay(a.code, None, None, 1, 99))[a.seq] == [a.table, None]
    for token in ("seat_of-nobody", "host_x", "watch_x", "x"):
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.replay(a.code, token, None, 1, 10)
        assert refused.value.code == "bad_token"
    with pytest.raises(NotAdmitted) as refused:
        await watch.desk.replay("ZZZZZZ", None, None, 1, 10)
    assert refused.value.code == "no_table"


async def test_a_locked_table_is_looked_back_at_by_those_whom_it_lets_in(watch: House) -> None:
    spec = TableSpec(game=WATCH.id, seats=2, player="Ada", password="sesame")
    created = await watch.desk.create(spec)
    welcome = (await watch.client(created.table, password="sesame")).frames[0]
    assert isinstance(welcome, m.Welcome)
    for token in (created.token, welcome.watch):
        assert (await watch.desk.replay(created.table, token, None, 1, 10)).last == 0
    with pytest.raises(NotAdmitted) as refused:
        await watch.desk.replay(created.table, None, None, 1, 10)
    assert refused.value.code == "password"


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
        found = await watch.desk.replay(client.code, None, client.seat, 1, MOST_MOMENTS)
        assert views(found)[found.last] == [client.table, client.mine]


async def test_marks_are_told_when_they_change(game: Archive) -> None:
    class Marked(type(WATCH)):
        def waymark(self, public: Mapping[str, Any]) -> Waymark:
            return Waymark(round=public["turn"] // 2, turn=public["turn"] % 2, scores=tuple(public["points"]))

    told = page(game, Marked(), None, 1, MOST_MOMENTS)
    mark, seen = None, views(told)
    for moment in told.moments:
        assert moment.mark != mark
        mark = moment.mark or mark
        assert mark == Marked().waymark(seen[moment.seq][0])
    assert {moment.mark.scores for moment in told.moments if moment.mark} > {(0, 0), (1, 0)}
    assert all(moment.mark in (None, Waymark()) for moment in page(game, WATCH, None, 1, 99).moments)
