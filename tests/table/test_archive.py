"""A table as a file: out, checked, looked at, and in again."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

from gatekey.store.errors import StoreError
from gatekey.table.archive import Archive, ArchiveError, dump, load, read_archive
from gatekey.table.intake import import_table
from gatekey.table.ports import NotAdmitted
from gatekey.table.verify import verify, view_at
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House

VERBS = ("step", "roll", "look", "show", "call", "end", "step", "roll", "end", "end", "end", "step", "end", "end")


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


async def played(house: House, verbs: tuple[str, ...] = VERBS) -> list[Client]:
    clients = await house.table_of(2)
    await clients[0].ok(m.Say, text="good game")
    for verb in verbs:
        for client in clients:
            client.catch_up()
        client = next(c for c in clients if c.ask)
        await client.answer(verb)
        if verb == "step":
            await client.ok(m.Undo)
            await client.answer("step")
        for other in clients:
            other.catch_up()
            if other.ask and other.ask.decision["kind"] == "meddle":
                await other.answer("boo")
    for client in clients:
        client.catch_up()
    return clients


async def archived(house: House, client: Client) -> Archive:
    archive = await read_archive(house.desk.store, client.code)
    assert archive is not None
    return archive


async def test_a_finished_game_is_exported_and_verified(watch: House) -> None:
    a, b = await played(watch)
    assert a.room["status"] == "finished"
    data = dump(await watch.desk.archive(a.code, None))
    archive = load(data)
    report = verify(archive, WATCH)
    assert (report.problems, report.replayed) == ([], report.steps)
    assert report.holds
    without_rules = verify(archive, None)
    assert (without_rules.problems, without_rules.replayed) == ([], 0)
    for secret in (a.token, b.token):
        assert secret is not None
        assert secret.encode() not in zlib.decompress(data)
    assert not any(entry.command for entry in archive.entries)


async def test_a_running_game_is_not_given_away(watch: House) -> None:
    a, _ = await played(watch, ("step",))
    for token in (None, a.token):
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.archive(a.code, token)
        assert refused.value.code == "not_over"
    with pytest.raises(NotAdmitted) as refused:
        await watch.desk.archive("ZZZZZZ", None)
    assert refused.value.code == "no_table"


async def test_looking_back_shows_what_each_saw(watch: House) -> None:
    clients = await watch.table_of(2)
    seen: dict[int, tuple[Any, Any, Any]] = {1: (clients[0].table, clients[0].mine, clients[1].mine)}
    for verb in ("step", "look", "show", "roll"):
        await clients[0].answer(verb)
        clients[1].catch_up()
        seen[clients[0].seq] = (clients[0].table, clients[0].mine, clients[1].mine)
    archive = await archived(watch, clients[0])
    for seq, (table, mine, other) in seen.items():
        assert plain(view_at(archive, WATCH, seq, None)) == [table, None]
        assert plain(view_at(archive, WATCH, seq, 0)) == [table, mine]
        assert plain(view_at(archive, WATCH, seq, 1)) == [table, other]
    for seq, seat in ((0, None), (99, None), (1, 7)):
        with pytest.raises(ArchiveError):
            view_at(archive, WATCH, seq, seat)


def plain(value: object) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


async def test_an_imported_game_goes_on_with_whoever_sits_down(watch: House) -> None:
    a, b = await played(watch, ("step", "roll", "call"))
    archive = load(dump(await archived(watch, a)))
    code = await import_table(watch.desk.store, archive)
    assert code != a.code
    with pytest.raises(NotAdmitted) as refused:
        await watch.client(code, a.token)
    assert refused.value.code == "bad_token"
    newcomer = await watch.client(code)
    assert [s["kind"] for s in newcomer.room["seats"]] == ["open", "open"]
    assert newcomer.table == a.table
    assert [c.text for c in newcomer.chat] == ["good game"]
    await newcomer.sit("Ada", seat=0)
    assert newcomer.mine == a.mine
    assert newcomer.room["host"] == 0
    await newcomer.answer("end")
    second = await (await watch.client(code)).sit("Cleo")
    assert second.mine == b.mine
    await second.answer("end")
    assert second.holds_the_view()
    assert verify(await archived(watch, newcomer), WATCH).problems == []
    assert verify(await archived(watch, a), WATCH).problems == []


async def test_bots_may_take_the_seats_of_an_imported_game(watch: House) -> None:
    a, b = await played(watch, ("step",))
    code = await import_table(watch.desk.store, await archived(watch, a))
    newcomer = await (await watch.client(code)).sit("Dan")
    await newcomer.answer("end")
    assert newcomer.awaiting[0].seat == 1
    assert await newcomer.no(m.Bot, seat=0) == "seat_taken"
    await newcomer.ok(m.Bot, seat=1)
    await watch.pass_time(0.1)
    newcomer.catch_up()
    assert newcomer.table["turn"] == 2
    assert await newcomer.no(m.Bot, seat=1, on=False) == "not_now"
    assert b.holds_the_view()


async def test_a_finished_game_is_imported_as_a_replay(watch: House) -> None:
    a, _ = await played(watch)
    code = await import_table(watch.desk.store, await archived(watch, a))
    viewer = await watch.client(code)
    assert (viewer.room["status"], viewer.table, viewer.room["winners"]) == ("finished", a.table, a.room["winners"])
    assert [s["name"] for s in viewer.room["seats"]] == ["Ada", "Player 1"]


def changed(archive: Archive, number: int, /, **fields: Any) -> Archive:
    entries = list(archive.entries)
    entries[number - 1] = msgspec.structs.replace(entries[number - 1], **fields)
    return msgspec.structs.replace(archive, entries=tuple(entries))


async def test_every_kind_of_tampering_is_found(watch: House) -> None:
    a, _ = await played(watch)
    good = await archived(watch, a)
    roll = next(e.seq for e in good.entries if e.kind == "answer" and e.answer().pick == ("roll",))
    table = good.table
    bad = [
        msgspec.structs.replace(good, table=msgspec.structs.replace(table, secret=b"x" * 32)),
        msgspec.structs.replace(good, entries=good.entries[:3] + good.entries[4:]),
        msgspec.structs.replace(good, entries=good.entries[1:]),
        changed(good, roll, at=1),
        changed(good, roll, data=msgspec.msgpack.encode({"pick": ["step"]})),
        changed(good, roll, patch=b""),
        changed(good, roll, patch=b"\xc1"),
        changed(good, roll, state_hash=b"0" * 16),
        changed(good, 1, data=b"\x80"),
        changed(good, roll, kind="start"),
    ]
    for archive in bad:
        assert not verify(archive, WATCH).holds


def relinked(archive: Archive) -> Archive:
    """The archive with a chain that fits, as a forger would make it."""
    chain, entries = archive.table.pledge, []
    for entry in archive.entries:
        entries.append(entry.linked(chain))
        chain = entries[-1].chain
    return msgspec.structs.replace(archive, entries=tuple(entries))


async def test_a_forger_who_mends_the_chain_is_found_by_the_rules(watch: House) -> None:
    a, _ = await played(watch)
    good = await archived(watch, a)
    roll = next(e.seq for e in good.entries if e.kind == "answer" and e.answer().pick == ("roll",))
    look = next(e.seq for e in good.entries if e.kind == "answer" and e.answer().pick == ("look",))
    step = msgspec.msgpack.encode({"pick": ["step"]})
    forged = [
        relinked(changed(good, roll, data=step)),
        relinked(changed(good, roll, data=msgspec.msgpack.encode({"pick": ["fly"]}))),
        relinked(changed(good, look, lines=msgspec.msgpack.encode([]), line_count=0)),
        msgspec.structs.replace(good, table=msgspec.structs.replace(good.table, winners=(0, 1, 2))),
    ]
    for archive in forged:
        assert not verify(archive, WATCH).holds


@pytest.mark.parametrize("data", [b"", b"hello", zlib.compress(b"\x80"), zlib.compress(b"hello"), b"x" * 10_000])
def test_files_that_are_no_archives(data: bytes) -> None:
    with pytest.raises(ArchiveError):
        load(data)


async def test_damaged_and_later_files(watch: House) -> None:
    a, _ = await played(watch, ("step",))
    archive = await archived(watch, a)
    data = dump(archive)
    with pytest.raises(ArchiveError):
        load(data[:-20])
    with pytest.raises(ArchiveError, match="format 99"):
        load(dump(msgspec.structs.replace(archive, format=99)))


async def test_a_crafted_file_never_gets_in_by_halves(watch: House) -> None:
    a, _ = await played(watch, ("step", "roll"))
    good = await archived(watch, a)
    seat, table = good.table.seats[0], good.table
    replace = msgspec.structs.replace
    bad = [
        replace(good, entries=()),
        changed(good, 3, seq=2),
        changed(good, 3, patch=b"\xc1"),
        changed(good, 3, patch=b"\x91" * 3000 + b"\xc0"),
        changed(good, 3, lines=b"\xc1"),
        changed(good, 3, line=2**63),
        changed(good, 3, line_count=10**6),
        changed(good, 3, at=2**63),
        changed(good, 3, seat=7),
        replace(good, table=replace(table, seats=())),
        replace(good, table=replace(table, seats=(seat,) * 3)),
        replace(good, table=replace(table, seats=(replace(seat, nonce="other"), table.seats[1]))),
        replace(good, table=replace(table, winners=(9,))),
        replace(good, table=replace(table, beat_ms=10**9)),
        replace(good, table=replace(table, status="lobby")),
        replace(good, chat=good.chat * 2),
        replace(good, chat=(replace(good.chat[0], n=2**63),)),
    ]
    before = len(await watch.desk.store.listed(100))
    for number, archive in enumerate(bad):
        assert not verify(archive, WATCH).holds, number
        with pytest.raises((ArchiveError, StoreError)):
            await import_table(watch.desk.store, archive)
    assert len(await watch.desk.store.listed(100)) == before
    assert a.holds_the_view()


async def test_names_in_a_file_are_made_safe_to_show(watch: House) -> None:
    a, _ = await played(watch, ("step",))
    good = await archived(watch, a)
    replace = msgspec.structs.replace
    seats = (replace(good.table.seats[0], name="\u202eevil\n" + "x" * 10_000), good.table.seats[1])
    line = replace(good.chat[0], text="y\u202e" * 10_000, name="\u202e")
    archive = replace(
        good, table=replace(good.table, name="\x00" + "T" * 9000, seats=seats, played=float("inf")), chat=(line,)
    )
    code = await import_table(watch.desk.store, archive)
    viewer = await watch.client(code)
    assert viewer.room["name"] == "T" * 40
    assert viewer.room["seats"][0]["name"] == "evil " + "x" * 35
    assert (viewer.chat[0].text, viewer.chat[0].name) == ("y" * 500, "")
    assert (await watch.desk.summaries())[0].table != code


async def test_a_locked_table_is_given_to_those_whom_it_lets_in(watch: House) -> None:
    created = await watch.create(1 + 1, password="sesame")
    host = await watch.client(created.table, created.token)
    await host.ok(m.Bot, seat=1)
    await host.ok(m.Start)
    await host.ok(m.End)
    assert (await watch.desk.archive(created.table, created.token)).table.status == "ended"
    for token, code in ((None, "password"), ("seat_of-nobody", "bad_token")):
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.archive(created.table, token)
        assert refused.value.code == code


async def test_a_file_is_taken_in_if_everything_in_it_holds(watch: House) -> None:
    a, _ = await played(watch)
    good = await archived(watch, a)
    told: list[tuple[int, int]] = []
    assert (await watch.desk.examine(good, lambda done, of: told.append((done, of)))).holds
    steps = len(good.entries)
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((0, 2 * steps), (2 * steps, 2 * steps))
    code = await watch.desk.take_in(dump(good))
    assert (await watch.client(code)).table == a.table
    before = len(await watch.desk.store.listed(100))
    replace = msgspec.structs.replace
    empty = replace(good, entries=(), table=replace(good.table, status="lobby"))
    for data, why in (
        (b"", "no_archive"),
        (zlib.compress(b"\x90" * 9_000_000), "no_archive"),
        (dump(changed(good, 3, at=1)), "unsound"),
        (dump(empty), "unsound"),
        (dump(replace(good, table=replace(good.table, game="chess"))), "no_game"),
    ):
        with pytest.raises(NotAdmitted) as refused:
            await watch.desk.take_in(data)
        assert refused.value.code == why
    assert len(await watch.desk.store.listed(100)) == before


async def test_a_check_ends_when_nobody_waits_for_it(watch: House) -> None:
    a, _ = await played(watch)

    def gone(done: int, of: int) -> None:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        await watch.desk.examine(await archived(watch, a), gone)
