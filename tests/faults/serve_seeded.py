"""``gatekey serve`` itself, with the same secrets each time, no beat, and no limits for one address."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Any, Final

import gatekey.web.serve as serve
from gatekey.cli import main
from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.config import QUICK
from gatekey.table.desk import TableDesk
from tests.faults.rights import bind_to_rights
from tests.faults.seeded import seeded

_FAST: Final = {"FRAMES": "1000000", "FRAMES_BURST": "1000000", "TABLES": "1000000", "TABLES_BURST": "1000000"}

shelf()


def run(folder: Path, port: int, busy: float, bound: bool) -> None:
    """``busy``: how many seconds it waits for a lock of another program. ``bound``: rights on files bind it even where it is root."""
    os.environ |= {f"GATEKEY_LIMIT_{name}": value for name, value in _FAST.items()}
    own: Any = serve
    own.TableDesk = partial(TableDesk, config=QUICK)
    own.Store = partial(Store, busy_seconds=busy)
    if bound:
        bind_to_rights()
    with seeded(1):
        main(["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder), "--no-announce"])
