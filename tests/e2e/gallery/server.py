"""The real application with the tables of the gallery, at a time that stands still: ``server.py FOLDER PORT``. Writes ``tables.json`` into the folder."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
from aiohttp import web

from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.clock import LoopClock
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk, database_in
from gatekey.web.app import make_app
from gatekey.web.settings import Settings

# Started by its path, as a process of its own.
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from tests.e2e.gallery import tables
from tests.e2e.gallery.moments import NOW
from tests.faults.quick_server import OPEN


class Standing(LoopClock):
    """Everything lasts as long as ever, but for people it is always the same time."""

    def now(self) -> float:
        return NOW


async def serve(folder: Path, port: int) -> None:
    """Lay the tables out and serve until killed."""
    store = Store(database_in(folder))
    await store.open()
    found = await tables.lay_out(store, shelf().games)
    await store.close()
    (folder / tables.LISTED).write_bytes(msgspec.json.encode(found))
    settings = Settings(host="127.0.0.1", port=port, data=folder, announce=False, limits=OPEN, url=tables.ADDRESS)
    desk = TableDesk(Store(database_in(folder)), shelf().games, config=QUICK, clock=Standing())
    runner = web.AppRunner(make_app(desk, settings=settings), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    place.mkdir(parents=True, exist_ok=True)
    asyncio.run(serve(place, int(sys.argv[2])))
