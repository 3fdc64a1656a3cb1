"""A game whose rules were changed while it lay in the store: shown as it happened, and played on by the new rules from its last rest point."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gatekey.kernel.decision import Decision, Option
from gatekey.kernel.rules import Flow, Play
from gatekey.kernel.text import say
from gatekey.table.archive import Archive, read_archive
from gatekey.table.intake import import_table
from gatekey.table.ports import NotAdmitted
from gatekey.table.verify import verify, view_at
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH, Watch, WatchState
from tests.table.rig import Client, House


class LaterState(WatchState, kw_only=True):
    bonus: int


class Later(Watch):
    """Points begin at ten more, and nobody may hiss any more."""

    version = "2"
    state_type = LaterState

    def upgrade(self, state: dict[str, Any], version: str) -> dict[str, Any]:
        assert version == "1"
        return state | {"bonus": 10}

    def _call(self, play: Play[WatchState], seat: int) -> Flow[None]:
        others = [n for n in range(len(play.state.points)) if n != seat]
        options = (Option("boo", say("boo")),)
        replies = yield tuple(
            Decision(n, "meddle", say("meddle?"), options, passing=say("quiet"), window=True) for n in others
        )
        for n in others:
            play.log(say("meddled", what=f"did:{replies[n].pick[0]}"), n)

    def public(self, state: WatchState) -> dict[str, Any]:
        assert isinstance(state, LaterState)
        return super().public(state) | {"points": [n + state.bonus for n in state.points]}


LATER = Later()


async def begun(open_house: Opener) -> tuple[House, list[Client]]:
    """A table of three whose first seat has called."""
    house = await open_house(WATCH)
    clients = await house.table_of(3)
    await clients[0].answer("step")
    await clients[0].answer("call")
    for client in clients:
        client.catch_up()
    return house, clients


async def later(house: House, rules: Watch = LATER) -> None:
    """Stop the server, and start one with other rules."""
    await house.close()
    house.rules = rules
    await house.open()


async def archive_of(house: House, code: str) -> Archive:
    archive = await read_archive(house.desk.store, code)
    assert archive is not None
    return archive


async def test_answers_that_are_still_accepted_are_kept(open_house: Opener) -> None:
    house, clients = await begun(open_house)
    await clients[1].answer("boo")
    seq = clients[1].seq
    await later(house)
    one = await house.client(clients[1].code, clients[1].token)
    two = await house.client(clients[2].code, clients[2].token)
    assert one.seq == seq + 3  # the upgrade, the call once more, the boo once more
    assert (one.ask, [a.seat for a in two.awaiting]) == (None, [2])
    assert two.table["points"] == [11, 10, 10]
    await two.answer("boo")
    archive = await archive_of(house, two.code)
    assert [e.kind for e in archive.entries[-4:]] == ["upgrade", "answer", "answer", "answer"]
    assert [e.rules for e in archive.entries[-5:]] == ["1", "2", "2", "2", "2"]
    assert two.table["turn"] == 0
    await house.restart()
    back = await house.client(clients[0].code, clients[0].token)
    assert (back.seq, back.ask is not None) == (seq + 4, True)


async def test_what_the_new_rules_refuse_is_dropped_and_everybody_is_told(open_house: Opener) -> None:
    house, clients = await begun(open_house)
    await clients[1].answer("hiss")
    await later(house)
    one = await house.client(clients[1].code, clients[1].token)
    assert one.ask is not None
    said = {line.text[0]: line.text[1] for line in one.lines}
    assert said["log-upgraded-dropped"] == {"n": 1}
    watching = await house.client(one.code)
    assert [line.text for line in watching.lines] == [line.text for line in one.lines]
    assert isinstance(await one.answer("hiss"), m.No)
    assert isinstance(await one.answer("boo"), m.Ok)


async def test_a_game_at_rest_loses_nothing_and_is_played_to_its_end(open_house: Opener) -> None:
    house = await open_house(WATCH)
    clients = await house.table_of(2)
    await clients[0].answer("step")
    await later(house)
    clients = [await house.client(c.code, c.token) for c in clients]
    assert not clients[0].undo
    assert "log-upgraded-dropped" not in [line.text[0] for line in clients[0].lines]
    await clients[0].answer("step")
    assert clients[0].undo
    await clients[0].ok(m.Undo)
    assert clients[0].table["points"] == [11, 10]
    assert not clients[0].undo
    while any(c.ask for c in clients):
        await next(c for c in clients if c.ask).answer("end")
        for client in clients:
            client.catch_up()
    assert clients[0].room["status"] == "finished"
    report = verify(await archive_of(house, clients[0].code), LATER)
    assert report.problems == []
    assert report.replayed == report.steps - 2
    assert report.checks[-1].left_out == "steps 1 to 2, played by version 1 of the rules; this is 2"
    old = verify(await archive_of(house, clients[0].code), WATCH)
    assert (old.problems, old.replayed) == ([], 0)
    assert old.checks[-1].left_out


async def test_a_changed_upgrade_entry_is_found(open_house: Opener) -> None:
    house, clients = await begun(open_house)
    await later(house)
    await house.client(clients[0].code)
    archive = await archive_of(house, clients[0].code)
    entries = list(archive.entries)
    place = next(n for n, entry in enumerate(entries) if entry.kind == "upgrade")
    entries[place] = msgspec.structs.replace(entries[place], state_hash=b"0" * 16)
    problems = verify(msgspec.structs.replace(archive, entries=tuple(entries)), LATER).problems
    assert "The rules go on otherwise than step 4 says." in problems


async def test_a_game_that_is_over_is_shown_as_it_happened(open_house: Opener) -> None:
    house, clients = await begun(open_house)
    await clients[1].answer("hiss")
    await clients[0].ok(m.End)
    seq, table = clients[0].seq, clients[0].table
    await later(house)
    watching = await house.client(clients[0].code)
    assert (watching.seq, watching.room["status"], watching.awaiting) == (seq, "ended", [])
    assert watching.table == table | {"points": [n + 10 for n in table["points"]]}
    archive = await archive_of(house, clients[0].code)
    assert view_at(archive, LATER, 2, None)[0]["points"] == [11, 10, 10]


async def test_a_save_of_an_earlier_version_is_taken_in_and_played_on(open_house: Opener) -> None:
    house, clients = await begun(open_house)
    archive = await archive_of(house, clients[0].code)
    await later(house)
    code = await import_table(house.desk.store, archive)
    client = await (await house.client(code)).sit("Ada", seat=1)
    assert client.ask is not None
    assert isinstance(await client.answer("boo"), m.Ok)


async def test_rules_that_cannot_read_it_change_nothing(open_house: Opener) -> None:
    class Careless(Later):
        def upgrade(self, state: dict[str, Any], version: str) -> dict[str, Any]:
            raise KeyError("bonus")

    house, clients = await begun(open_house)
    before = await archive_of(house, clients[0].code)
    await later(house, Careless())
    with pytest.raises(NotAdmitted, match="broken"):
        await house.client(clients[0].code)
    assert await archive_of(house, clients[0].code) == before
    await later(house)
    assert (await house.client(clients[0].code)).table["points"] == [11, 10, 10]
