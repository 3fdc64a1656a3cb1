"""Databases of every schema that was ever released are opened, and what is in them is played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from gatekey.store.migrate import folder
from gatekey.table.archive import read_archive
from gatekey.table.desk import DATABASE
from gatekey.table.verify import verify
from tests.golden.databases.make import HERE, restore
from tests.kernel.nim import NIM
from tests.table.rig import House

GOLDEN = sorted(HERE.glob("schema_*.sql"))


def test_there_is_an_empty_and_a_played_database_of_every_schema() -> None:
    schemas = {file.name[:4] for file in (folder() / "versions").glob("[0-9]*.py")}
    assert {file.name for file in GOLDEN} == {f"schema_{s}_{kind}.sql" for s in schemas for kind in ("empty", "played")}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda file: file.stem)
async def test_it_is_brought_up_to_date_and_played_on(golden: Path, tmp_path: Path) -> None:
    restore(golden, tmp_path / DATABASE)
    house = await House(tmp_path).open()
    async with house.desk.store.engine.connect() as connection:
        codes = [row.code for row in await connection.execute(text("SELECT code FROM tables ORDER BY created, code"))]
    assert len(codes) == (3 if "played" in golden.stem else 0)
    for code in codes:
        await check(house, code)
    created = await house.create()
    assert (await house.client(created.table, created.token)).seat == 0
    await house.close()


async def check(house: House, code: str) -> None:
    archive = await read_archive(house.desk.store, code)
    assert archive is not None
    report = verify(archive, NIM)
    assert report.problems == []
    assert report.replayed == report.steps
    viewer = await house.client(code, password="sesame")
    match archive.table.status:
        case "finished":
            assert viewer.room["winners"]
            assert [line.text for line in viewer.chat] == ["good luck"]
        case "playing":
            assert viewer.table["stones"] == 8
            assert viewer.awaiting[0].kind == "show"
        case _:
            assert viewer.room["seats"][0] == {
                "seat": 0,
                "kind": "human",
                "name": "Zoë",
                "choices": {"colour": "c"},
                "away_since": viewer.room["seats"][0]["away_since"],
            }
