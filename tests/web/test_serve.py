"""The whole server as a process: up, found, stopped, and what it says when it cannot start."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gatekey.client import Ended, Table, create_table
from gatekey.web.port import listen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")

SERVE = """
import sys
from gatekey.games import registry
from gatekey.web.serve import run
from gatekey.web.settings import Settings
from tests.kernel.nim import NIM
registry.shelf().games["nim"] = NIM
sys.exit(run(Settings.from_env()))
"""


@asynccontextmanager
async def server(data: Path, **environ: str) -> AsyncIterator[asyncio.subprocess.Process]:
    env = {**os.environ, "GATEKEY_HOST": "127.0.0.1", "GATEKEY_PORT": "0", "GATEKEY_DATA": str(data), **environ}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, stdout=pipe, stderr=pipe, env=env, cwd=Path(__file__).parents[2]
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def url_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(60):
        while line := (await process.stdout.readline()).decode():
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
    raise AssertionError("the server has printed no address")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_stops_cleanly_and_goes_on_where_it_was(tmp_path: Path, number: signal.Signals) -> None:
    async with server(tmp_path / "new" / "folder") as process:
        url = await url_of(process)
        opened = await create_table(url, game="nim", seats=2, player="Ann")
        async with Table.join(url, opened.table, token=opened.token, patience=0.5) as seat:
            await seat.bot(1)
            process.send_signal(number)
            async with asyncio.timeout(30):
                assert await process.wait() == 0
            with pytest.raises(Ended, match="unreachable"):
                await seat.until(lambda view: view.over)
        assert process.stderr is not None
        assert process.stdout is not None
        logged = (await process.stderr.read()).decode()
        assert "disconnected" not in logged
        assert (await process.stdout.read()).decode().rstrip().endswith("Stopped. Every table is saved.")
        assert opened.token not in logged
        assert "Traceback" not in logged
    async with (
        server(tmp_path / "new" / "folder") as process,
        Table.join(await url_of(process), opened.table, token=opened.token) as seat,
    ):
        assert [s.kind for s in seat.view.room.seats] == ["human", "bot"]


async def test_a_taken_port_is_told(tmp_path: Path) -> None:
    (taken,) = listen("127.0.0.1", 0)
    number = taken.getsockname()[1]
    async with server(tmp_path, GATEKEY_PORT=str(number)) as process:
        assert process.stderr is not None
        said = (await process.stderr.read()).decode()
        assert await process.wait() == 4
    taken.close()
    assert f"gatekey: Port {number} is taken by" in said
    assert "Traceback" not in said
    assert not (tmp_path / "gatekey.sqlite3").exists()


async def test_data_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    (tmp_path / "gatekey.sqlite3").write_text("not a database" * 100)
    for data in (tmp_path / "file", tmp_path):
        async with server(data) as process:
            assert process.stderr is not None
            said = (await process.stderr.read()).decode()
            assert await process.wait() == 3
        assert said.startswith("gatekey: ")
        assert str(data) in said
        assert "Traceback" not in said


async def test_a_second_server_on_the_same_data_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as first:
        url = await url_of(first)
        async with server(tmp_path) as second:
            assert second.stderr is not None
            said = (await second.stderr.read()).decode()
            assert await second.wait() == 5
        assert f"is in use by a Gatekey on port {url.rpartition(':')[2]} (process {first.pid})" in said
        assert "--data" in said
        assert "Traceback" not in said
        first.kill()
        await first.wait()
    async with server(tmp_path) as third:
        assert await url_of(third)


async def test_connections_that_ask_for_nothing_are_closed(tmp_path: Path) -> None:
    async with server(tmp_path, GATEKEY_LIMIT_IDLE="0.5") as process:
        host, port = (await url_of(process)).removeprefix("http://").split(":")
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: "):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(begun)
            async with asyncio.timeout(20):
                await reader.read()
            writer.close()
