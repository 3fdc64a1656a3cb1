"""Saves of every released version of a game are taken in, shown, and played to their end by the present rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gatekey.games.registry import shelf
from gatekey.table.archive import Archive, load, read_archive
from gatekey.table.intake import import_table
from gatekey.table.verify import verify, view_at
from gatekey.wire import messages as m
from tests.golden.saves.make import HERE, save_of
from tests.table.rig import House

SAVES = sorted(HERE.glob("*.gatekey"))
MOST_BYTES = 200_000


def test_every_game_that_has_saves_has_one_of_its_present_version() -> None:
    games = {file.name.partition("_")[0] for file in SAVES}
    assert "europe-imagined" in games
    for game in games:
        assert save_of(game, shelf().games[game].version) in SAVES, "make it: python -m tests.golden.saves.make"


@pytest.mark.parametrize("version", ["present", "changed"])
@pytest.mark.parametrize("save", SAVES, ids=lambda file: file.stem)
async def test_it_is_shown_and_played_to_its_end(save: Path, version: str, tmp_path: Path) -> None:
    archive = read(save)
    rules = shelf().games[archive.table.game]
    if version == "changed":
        rules = type("Changed", (type(rules),), {"version": "changed"})()
    report = verify(archive, rules)
    assert report.problems == [], "the rules have changed: give them another version and make a save of it"
    assert report.replayed == (report.steps if archive.entries[-1].rules == rules.version else 0)
    for seq in (1, len(archive.entries) // 2, len(archive.entries)):
        public, private = view_at(archive, rules, seq, 0)
        assert public
        assert private
    house = await House(tmp_path, rules).open()
    code = await import_table(house.desk.store, archive)
    client = await house.client(code)
    if archive.entries[-1].rules == rules.version:
        assert client.table == plain(view_at(archive, rules, client.seq, None)[0])
    await client.sit("Ada")
    for seat in range(1, len(archive.table.seats)):
        await client.ok(m.Bot, seat=seat)
    await client.ok(m.StandIn, seat=client.seat, on=True)
    for _ in range(500):
        await house.pass_time(10)
        client.catch_up()
        if client.room["status"] != "playing":
            break
    assert client.room["status"] == "finished"
    finished = await read_archive(house.desk.store, code)
    assert finished is not None
    assert verify(finished, rules).problems == []
    await house.close()


def read(save: Path) -> Archive:
    data = save.read_bytes()
    assert len(data) < MOST_BYTES
    return load(data)


def plain(value: object) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))
