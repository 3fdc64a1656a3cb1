"""The real application on a real database, without beats, waits for bots, or limits for one address: ``quick_server.py FOLDER PORT``."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from aiohttp import web

from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk, database_in
from gatekey.web.app import make_app
from gatekey.web.settings import Limits, Settings

OPEN = Limits(connections_per_address=5000, frames=1e6, frames_burst=10**6, tables=1e6, tables_burst=10**6)

shelf()


def run(folder: Path, port: int) -> None:
    """Serve until killed."""
    asyncio.run(serve(folder, port))


async def serve(folder: Path, port: int) -> None:
    settings = Settings(host="127.0.0.1", port=port, data=folder, announce=False, limits=OPEN)
    desk = TableDesk(Store(database_in(folder)), shelf().games, config=QUICK)
    runner = web.AppRunner(make_app(desk, settings=settings), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    run(Path(sys.argv[1]), int(sys.argv[2]))
