"""What cannot be stored has not happened, for anybody; tables come into memory when they are wanted and leave it again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from gatekey.store.errors import StoreError, Trouble
from gatekey.store.writer import Write
from gatekey.table.desk import DATABASE
from gatekey.table.ports import NotAdmitted
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import House


@pytest.fixture
async def watch(open_house: Opener) -> House:
    return await open_house(WATCH)


async def test_a_locked_database_refuses_and_goes_on_once_it_is_free(watch: House, tmp_path: Path) -> None:
    a, b = await watch.table_of(2)
    await a.answer("step")
    b.catch_up()
    ask, quiet = a.ask, len(b.outbox.raw)
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert ask is not None
    do = m.Do(id="locked", ask=ask.ask, pick=("roll",))
    for command in (do, m.Undo(id="u"), m.Concede(id="c"), m.Rename(id="r", name="New"), m.Say(id="s", text="hi")):
        reply = await a.does(command)
        assert isinstance(reply, m.No)
        assert (reply.code, reply.text[0]) == ("storage", "table-storage-locked")
    with pytest.raises(NotAdmitted) as refused:
        await watch.create()
    assert refused.value.code == "storage"
    assert a.holds_the_view()
    assert a.ask == ask
    other.execute("ROLLBACK")
    other.close()
    assert len(b.outbox.raw) == quiet
    assert isinstance(await a.does(do), m.Ok)
    assert a.seq == 3
    assert b.holds_the_view()
    assert [s["name"] for s in b.room["seats"]] == ["Ada", "Player 1"]


@pytest.mark.parametrize("trouble", ["full", "read_only", "broken"])
async def test_a_store_that_fails_in_the_middle_of_a_game(
    watch: House, trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = await watch.table_of(2)
    commit = watch.desk.store.commit
    failing = True

    async def sometimes(*writes: Write) -> None:
        if failing:
            raise StoreError(trouble, "no")
        await commit(*writes)

    monkeypatch.setattr(watch.desk.store, "commit", sometimes)
    before = (a.seq, a.table, a.mine)
    for verb in ("roll", "step", "call", "end"):
        reply = await a.answer(verb)
        assert isinstance(reply, m.No)
        assert reply.code == "storage"
    assert (a.seq, a.table, a.mine) == before
    failing = False
    await a.answer("roll")
    assert a.holds_the_view()
    assert b.holds_the_view()
    await watch.restart()
    again = await watch.client(a.code, a.token)
    assert (again.seq, again.table) == (a.seq, a.table)


async def test_nobody_hears_of_a_step_before_it_is_stored(watch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = await watch.table_of(2)
    commit, stored = watch.desk.store.commit, asyncio.Event()

    async def slow(*writes: Write) -> None:
        await stored.wait()
        await commit(*writes)

    monkeypatch.setattr(watch.desk.store, "commit", slow)
    sent = [len(x.outbox.raw) for x in (a, b)]
    answering = asyncio.create_task(a.answer("step"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert [len(x.outbox.raw) for x in (a, b)] == sent
    late = await watch.client(a.code, b.token)
    assert (late.seq, late.table["points"], late.ask) == (1, [0, 0], None)
    assert late.holds_the_view()
    stored.set()
    assert isinstance(await answering, m.Ok)
    late.catch_up()
    assert (late.seq, late.table["points"]) == (2, [1, 0])
    assert late.holds_the_view()


async def test_a_bot_that_cannot_be_stored_tries_again_later(watch: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (a,) = await watch.table_of(2, bots=1)
    commit = watch.desk.store.commit
    tries = 0

    async def sometimes(*writes: Write) -> None:
        nonlocal tries
        tries += 1
        if 2 <= tries <= 3:
            raise StoreError("full", "no")
        await commit(*writes)

    monkeypatch.setattr(watch.desk.store, "commit", sometimes)
    await a.answer("end")
    await watch.pass_time(watch.config.retry_seconds * 1.5)
    assert tries == 3
    await watch.pass_time(watch.config.retry_seconds)
    assert tries == 4
    a.catch_up()
    assert a.table["turn"] == 2


async def test_another_writer_of_the_same_table_is_noticed(watch: House, tmp_path: Path) -> None:
    a, _ = await watch.table_of(2)
    other = sqlite3.connect(tmp_path / DATABASE)
    other.execute("INSERT INTO entries SELECT table_code, 2, kind, at, rules, seat, data, ask, opened, patch, line, lines,"
                  " line_count, state_hash, rest, free, chain, command FROM entries WHERE seq = 1")  # fmt: skip
    other.commit()
    other.close()
    reply = await a.answer("step")
    assert isinstance(reply, m.No)
    assert reply.text[0] == "table-storage-conflict"
    assert a.table["points"] == [0, 0]


async def test_tables_are_loaded_when_wanted_and_leave_memory(watch: House) -> None:
    a, b = await watch.table_of(2)
    await watch.restart()
    assert watch.desk.tables() == []
    both = await asyncio.gather(watch.client(a.code, a.token), watch.client(b.code, b.token))
    assert len(watch.desk.tables()) == 1
    both[0].attachment.detach()
    await watch.pass_time(watch.config.idle_seconds * 2)
    assert len(watch.desk.tables()) == 1
    both[1].attachment.detach()
    await watch.pass_time(watch.config.idle_seconds - 1)
    assert len(watch.desk.tables()) == 1
    await watch.pass_time(2)
    assert watch.desk.tables() == []
    await asyncio.sleep(0)
    tasks = {t.get_name() for t in asyncio.all_tasks()}
    assert not [name for name in tasks if a.code in name]
    assert watch.clock.waiting == 0
    again = await watch.client(a.code, a.token)
    assert again.table == both[0].table


async def test_many_tables_come_and_go_without_a_trace(watch: House) -> None:
    before = len(asyncio.all_tasks())
    for _ in range(20):
        created = await watch.create()
        client = await watch.client(created.table, created.token)
        client.attachment.detach()
    await watch.pass_time(watch.config.idle_seconds + 1)
    await asyncio.sleep(0)
    assert watch.desk.figures()["tables"] == 0
    assert len(asyncio.all_tasks()) == before
    assert watch.clock.waiting == 0


async def test_closing_says_goodbye_and_stops_every_task(watch: House) -> None:
    a, _ = await watch.table_of(2)
    await watch.close()
    assert a.outbox.bye is not None
    assert a.outbox.bye.code == "draining"
    assert asyncio.all_tasks() == {asyncio.current_task()}
    with pytest.raises(NotAdmitted) as refused:
        await watch.client(a.code, a.token)
    assert refused.value.code == "draining"
    await a.attachment.handle(m.Say(id="late", text="hello?"))
    reply = a.catch_up()[-1]
    assert isinstance(reply, m.No)
    assert reply.code == "draining"
    await watch.open()


async def test_a_game_that_is_not_installed_any_more(watch: House) -> None:
    created = await watch.create()
    await watch.close()
    watch.rules, rules = type("Other", (type(WATCH),), {"id": "other"})(), watch.rules
    await watch.open()
    with pytest.raises(NotAdmitted) as refused:
        await watch.client(created.table)
    assert refused.value.code == "no_game"
    assert [s.table for s in await watch.desk.summaries()] == [created.table]
    watch.rules = rules


async def test_a_log_that_was_tampered_with_is_not_played_on(watch: House, tmp_path: Path) -> None:
    a, _ = await watch.table_of(2)
    await a.answer("step")
    await watch.close()
    other = sqlite3.connect(tmp_path / DATABASE)
    other.execute("UPDATE entries SET state_hash = x'00' WHERE seq = 2")
    other.commit()
    other.close()
    await watch.open()
    with pytest.raises(NotAdmitted) as refused:
        await watch.client(a.code, a.token)
    assert refused.value.code == "broken"


async def test_a_restart_costs_no_more_late_in_a_game(open_house: Opener) -> None:
    house = await open_house(WATCH, snapshot_every=10)
    a, _ = await house.table_of(2)
    for _ in range(95):
        await a.answer("roll")
    kept = await house.desk.store.snapshot(a.code)
    assert kept is not None
    assert a.seq - kept[0] < 10
    await house.restart()
    again = await house.client(a.code, a.token)
    assert (again.seq, again.table) == (a.seq, a.table)
