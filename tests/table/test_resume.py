"""At every decision of whole games, the game rebuilt from the store is the one that is being played."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.decision import Answer, Decision
from gatekey.kernel.rules import Rules
from gatekey.kernel.selfplay import random_answer
from gatekey.table.archive import read_archive
from gatekey.table.resume import load_stage
from gatekey.table.stage import Scene
from gatekey.table.verify import verify
from gatekey.wire import messages as m
from tests.table.conftest import Opener
from tests.table.games import WATCH
from tests.table.rig import Client, House

GAMES = 500 if os.environ.get("GATEKEY_SOAK") == "full" else 50
"""Games of each kind on the shelf."""


def seen(scene: Scene) -> tuple[Any, ...]:
    """Everything that a scene decides about what is sent, apart from the times."""
    asks = {seat: (a.ask, a.decision) for seat, a in scene.asks.items()}
    marks = tuple(msgspec.structs.replace(mark, snapshot=None) for mark in scene.marks)
    return scene.seq, scene.public, scene.private, plain(asks), scene.opened, marks, scene.standing


def plain(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value), strict=False)


async def rebuilt_is_the_same(house: House) -> None:
    (table,) = house.desk.tables()
    assert table.stage is not None
    again = await load_stage(house.desk.store, table.record, house.rules, house.clock, 7)
    assert again is not None
    assert again.running.state_hash() == table.stage.running.state_hash()
    assert seen(again.scene) == seen(table.stage.scene)


async def step(clients: list[Client], dice: random.Random) -> bool:
    """One random answer, or now and then one taken back."""
    for client in clients:
        client.catch_up()
    able = [c for c in clients if c.undo]
    if able and dice.random() < 0.15:
        await able[0].ok(m.Undo)
        return True
    asked = [c for c in clients if c.ask]
    if not asked:
        return False
    client = dice.choice(asked)
    assert client.ask is not None
    decision = msgspec.convert(client.ask.decision, Decision)
    options = tuple(option for option in decision.options if option.id != "fail")
    answer: Answer = random_answer(msgspec.structs.replace(decision, options=options), dice)
    assert isinstance(await client.answer(*answer.pick, **answer.amounts), m.Ok)
    return True


def games() -> list[Any]:
    few = [pytest.param(WATCH, number, id=f"watch-{number}") for number in range(3)]
    return few + [
        pytest.param(rules, number, id=f"{game}-{number}")
        for game, rules in shelf().games.items()
        for number in range(GAMES)
    ]


@pytest.mark.soak
@pytest.mark.parametrize(("rules", "number"), games())
async def test_a_whole_game_rebuilt_at_every_decision(open_house: Opener, rules: Rules[Any], number: int) -> None:
    house = await open_house(rules, snapshot_every=7)
    least, most = rules.seats
    clients = await house.table_of(least + number % (most - least + 1))
    dice = random.Random(number)
    for _ in range(5000):
        await rebuilt_is_the_same(house)
        if not await step(clients, dice):
            break
    await rebuilt_is_the_same(house)
    assert clients[0].room["status"] == "finished"
    archive = await read_archive(house.desk.store, clients[0].code)
    assert archive is not None
    report = verify(archive, rules)
    assert report.problems == []
    assert report.replayed == report.steps
