"""A server to be measured: the real application on a real database file, without beats and without limits for one address.
It offers the benchmarks' card game besides those of the shelf.

``python -m benchmarks.server FOLDER`` prints the port it took, then serves until its standard input ends.
"""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.cards import GAME as CARDS
from benchmarks.hosting import run_quickly, serve_until_told
from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk, database_in
from gatekey.web import logs
from gatekey.web.app import make_app
from gatekey.web.serve import tune_interpreter
from gatekey.web.settings import Limits, Settings

OPEN = Limits(connections_per_address=5000, frames=1e6, frames_burst=10**6, tables=1e6, tables_burst=10**6)


async def serve(folder: Path) -> None:
    """Serve until standard input ends."""
    settings = Settings(host="127.0.0.1", port=0, data=folder, announce=False, limits=OPEN)
    desk = TableDesk(Store(database_in(folder)), {**shelf().games, CARDS.id: CARDS}, config=QUICK)
    await serve_until_told(make_app(desk, settings=settings))


def main() -> None:
    """Serve on the quickest event loop there is."""
    logs.configure(as_json=False)
    tune_interpreter()
    run_quickly(serve(Path(sys.argv[1])))


if __name__ == "__main__":
    main()
