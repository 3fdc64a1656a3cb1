"""Rules that fail where one does not expect it: the table stands where it stood, says so, and stays readable."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from gatekey.kernel.rules import Result, Rules
from gatekey.table.archive import read_archive
from gatekey.table.ports import NotAdmitted
from gatekey.table.verify import verify
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH, Watch, WatchState
from tests.table.rig import House


class NoResult(Watch):
    def result(self, state: WatchState) -> Result | None:
        raise LookupError("nobody has won")


class TooLarge(Watch):
    """A state that cannot be written down."""

    def _act(self, play: Any, seat: int, verb: str) -> Any:
        play.state.points[seat] = 2**70
        yield from super()._act(play, seat, verb)


class NoMarks(Watch):
    def standing_marks(self, state: WatchState, seat: int) -> dict[str, str]:
        if state.turn:
            raise KeyError(seat)
        return {}


LAST = ("end",) * 6


@pytest.mark.parametrize(
    ("rules", "answers"),
    [(NoResult(), LAST), (TooLarge(), ("step",)), (NoMarks(), ("end",))],
    ids=lambda r: type(r).__name__,
)
async def test_the_table_stops_where_it_stood(open_house: Opener, rules: Rules[Any], answers: tuple[str, ...]) -> None:
    house = await open_house(rules)
    clients = await house.table_of(2)
    reply: m.Ok | m.No | None = None
    for answer in answers:
        seat = next(c for c in clients if c.ask)
        table, seq = seat.table, seat.seq
        reply = await seat.answer(answer)
        for client in clients:
            client.catch_up()
    assert isinstance(reply, m.No)
    assert reply.code == "rules"
    for client in clients:
        assert (client.room["status"], client.seq, client.table) == ("stopped", seq + 1, table)
        assert client.holds_the_view()
    archive = await read_archive(house.desk.store, clients[0].code)
    assert archive is not None
    assert verify(archive, WATCH).problems == []
    stored = await house.desk.store.table(clients[0].code)
    assert stored is not None
    assert stored.status == "stopped"
    await house.restart()
    back = await house.client(clients[0].code, clients[0].token)
    assert (back.room["status"], back.table) == ("stopped", table)


def spoil(column: str) -> Callable[[House], Any]:
    async def spoiled(house: House) -> None:
        async with house.desk.store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE {column} = x'c1'"))

    return spoiled


@pytest.mark.parametrize("column", ["tables SET options", "seats SET choices", "entries SET lines"])
async def test_one_spoilt_table_does_not_keep_the_server_from_starting(
    open_house: Opener, column: str, tmp_path: Path
) -> None:
    house = await open_house(WATCH, bot_seconds=(1000.0, 1000.0))
    clients = await house.table_of(2, bots=1)
    await clients[0].answer("look")
    await clients[0].answer("end")
    await spoil(column)(house)
    await house.restart()
    with pytest.raises(NotAdmitted, match="broken"):
        await house.client(clients[0].code)
    created = await house.create()
    assert created.table in [s.table for s in await house.desk.summaries()]
