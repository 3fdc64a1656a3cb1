"""At every decision of whole games, what is rebuilt from the store is what was in memory: state, questions, every view."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gatekey.games.registry import shelf
from gatekey.kernel.rules import Rules
from gatekey.kernel.running import Running
from gatekey.kernel.selfplay import random_answer
from gatekey.store.store import Store
from gatekey.table.desk import database_in
from gatekey.table.resume import load_stage
from tests.table.rig import Client, House

GAMES = 50
SOAK = os.environ.get("GATEKEY_SOAK") == "full"

encode = msgspec.msgpack.Encoder(order="deterministic").encode


def tables() -> list[Any]:
    return [
        pytest.param(rules, rules.seats[0] + n % (rules.seats[1] - rules.seats[0] + 1), n, id=f"{game}-{n}")
        for game, rules in shelf().games.items()
        for n in range(GAMES * 10 if SOAK else GAMES)
    ]


def shown(running: Running[Any], seats: int) -> bytes:
    """State, open questions, and the view of each seat and of spectators."""
    rules, state = running.rules, running.state
    return encode(
        [running.state_hash(), running.awaited(), rules.public(state), [rules.private(state, s) for s in range(seats)]]
    )


@pytest.mark.parametrize(("rules", "seats", "number"), tables())
async def test_a_game_read_from_the_store_is_the_game_in_memory(
    rules: Rules[Any], seats: int, number: int, tmp_path: Path
) -> None:
    dice = random.Random(f"{rules.id} {number}")
    house = await House(tmp_path, rules).open()
    other = Store(database_in(tmp_path))
    await other.open()
    try:
        clients = await house.table_of(seats)
        (actor,) = house.desk.tables()
        while clients[0].room["status"] == "playing":
            stage = actor.stage
            assert stage is not None
            record = await other.table(actor.record.code)
            assert record is not None
            rebuilt = await load_stage(other, record, rules, house.clock, house.config.snapshot_every)
            assert rebuilt is not None
            assert shown(rebuilt.running, seats) == shown(stage.running, seats)
            assert rebuilt.scene.undo_seat == stage.scene.undo_seat
            await one_answer(clients, stage.running, dice)
        for client in clients:
            assert client.holds_the_view()
    finally:
        await other.close()
        await house.close()


async def one_answer(clients: list[Client], running: Running[Any], dice: random.Random) -> None:
    """A random answer of a random awaited seat, over its connection."""
    decision = dice.choice(running.awaited())
    answer = random_answer(decision, dice)
    client = clients[decision.seat]
    client.catch_up()
    await client.answer(*answer.pick, **answer.amounts)
    for each in clients:
        each.catch_up()
