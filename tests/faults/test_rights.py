"""The database or its folder may not be written by the user of a real server: at the start it says which and what to do, and changes nothing."""

from __future__ import annotations

import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.faults.lockstep import Evening
from tests.faults.rights import BINDABLE
from tests.faults.served import Server, data_folder, running

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="rights are otherwise there"),
    pytest.mark.skipif(
        # In CI nothing is left out: there the tests run, and fail.
        not BINDABLE and "CI" not in os.environ,
        reason="LEFT OUT: rights on files do not bind root on this system; run the tests as somebody else",
    ),
    pytest.mark.timeout(300),
]


async def refused(server: Server, named: Path) -> None:
    """It does not start, and says what is wrong with what, and what to do."""
    code, said = await server.refused()
    assert code == 3
    assert said.startswith("gatekey: ")
    assert str(named) in said
    assert "rights" in said, said
    assert said.count("\n") == 1, said


async def test_a_folder_without_rights_is_named_before_anything_is_made() -> None:
    with data_folder() as folder:
        folder.chmod(0o555)
        server = Server(folder, bound=True)
        await refused(server, folder)
        assert list(folder.iterdir()) == []
        await refused(Server(folder / "new", bound=True), folder / "new")


async def test_rights_that_are_taken_away_hurt_no_game_and_are_told_at_the_next_start(twin: Evening) -> None:
    with data_folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder, bound=True))
            evening = await Evening.begin(server, stack)
            await evening.play(8)
            server.file.chmod(0o444)
            folder.chmod(0o555)
            await evening.play(8)
            assert await server.ready() == (200, "")
            await server.end()

            before = contents(folder)
            await refused(server, server.file)
            folder.chmod(0o755)
            await refused(server, server.file)
            server.file.chmod(0o000)
            await refused(server, server.file)
            server.file.chmod(0o644)
            (folder / "gatekey.lock").chmod(0o444)
            await refused(server, folder)
            (folder / "gatekey.lock").chmod(0o644)
            assert contents(folder) == before

            await server.start()
            await evening.come_back()
            await evening.play()
            await evening.same_as(twin)


def contents(folder: Path) -> dict[str, bytes]:
    """The database and its log; what else SQLite keeps beside them is no part of what is stored."""
    return {
        file.name: file.read_bytes()
        for file in folder.glob("*.sqlite3*")
        if not file.name.endswith("-shm") and file.stat().st_size
    }
