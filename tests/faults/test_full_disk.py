"""The disk of a real server is full in the middle of play: everybody is told, nothing is half stored, and play goes on once there is space."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

import pytest

from gatekey.client import Refused, Table
from tests.faults.lockstep import Evening, stored, whole
from tests.faults.served import Server, can_mount, data_folder, running
from tests.golden.databases.make import HERE, restore

if sys.platform == "linux":
    import resource

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="limits of another process, and mounts, are Linux'"),
    pytest.mark.timeout(300),
]
BLOCK: Final = 4096


class SmallDisk:
    """A file system of its own, which something else fills."""

    trouble = ("full", "table-storage-full")

    @contextmanager
    def folder(self, *, covered: bool = True) -> Iterator[Path]:
        """``covered``: another form of the test, which takes no rights, covers the same. Otherwise it is not left out in CI."""
        if not can_mount():
            why = "LEFT OUT: no small file system can be mounted (that takes root)"
            if "CI" in os.environ and not covered:
                pytest.fail(why)
            pytest.skip(why)
        with data_folder("size=16m") as folder:
            yield folder

    def fill(self, server: Server) -> None:
        with (server.folder / "filler").open("ab", buffering=0) as filler:
            for size in (64 * BLOCK, BLOCK, 1):
                try:
                    while filler.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def free(self, server: Server) -> None:
        (server.folder / "filler").unlink()


class Limit:
    """No file of the server may grow any more, as where a file system or a quota has come to its end. Needs no rights."""

    trouble = ("broken", "table-storage-broken")

    @contextmanager
    def folder(self) -> Iterator[Path]:
        with data_folder() as folder:
            yield folder

    def fill(self, server: Server) -> None:
        self._limit(server, server.file.with_name(server.file.name + "-wal").stat().st_size)

    def free(self, server: Server) -> None:
        self._limit(server, resource.RLIM_INFINITY)

    def _limit(self, server: Server, size: int) -> None:
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size if hard == resource.RLIM_INFINITY else hard, hard))


@pytest.mark.parametrize("space", [SmallDisk(), Limit()], ids=["small disk", "limit"])
async def test_a_full_disk_is_told_to_everybody_and_takes_nothing_with_it(
    space: SmallDisk | Limit, twin: Evening
) -> None:
    why, text = space.trouble
    with space.folder() as folder:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(folder))
            evening = await Evening.begin(server, stack)
            await evening.play(8)
            assert await server.ready() == (200, "")

            space.fill(server)
            with pytest.raises(Refused):
                await evening.play()
            seq = evening.people[0].view.seq
            assert not evening.over
            await evening.nothing_changes(text)
            assert await server.ready() == (503, why)
            assert stored(server.file) == (seq, seq, 0)
            async with Table.join(server.url, evening.people[0].code) as late:
                assert late.view.seq == seq

            space.free(server)
            await evening.play(8)
            assert await server.ready() == (200, "")

            space.fill(server)
            with pytest.raises(Refused):
                await evening.play()
            assert not evening.over
            await server.end()
            await server.start()
            await evening.come_back()
            if isinstance(space, SmallDisk):  # the limit went with the process
                with pytest.raises(Refused):
                    await evening.play()
                await evening.nothing_changes(text)
                space.free(server)
            await evening.play()
            await evening.same_as(twin)


async def test_a_database_that_cannot_be_brought_up_to_date_for_want_of_space_stays_as_it_was() -> None:
    disk = SmallDisk()
    with disk.folder(covered=False) as folder:
        server = Server(folder)
        restore(HERE / "schema_0003_played.sql", server.file)
        (folder / "gatekey.lock").write_bytes(bytes(BLOCK))  # so that what lacks space is the copy that is kept
        before = server.file.read_bytes()
        disk.fill(server)
        code, said = await server.refused()
        assert code == 3
        assert str(server.file) in said
        assert "Free some space" in said
        assert server.file.read_bytes() == before
        assert {file.name for file in folder.iterdir()} == {server.file.name, "gatekey.lock", "filler"}

        disk.free(server)
        await server.start()
        await server.end(signal.SIGTERM)
        assert server.file.with_name(f"{server.file.name}.before-0003").stat().st_size == len(before)
        whole(server.file)
