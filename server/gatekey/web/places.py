"""Where each system wants a program to keep its data."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(platform: str = sys.platform, environ: Mapping[str, str] | None = None) -> Path:
    """The folder of the database when nobody names one; it need not exist yet.

    ``platform`` is a name as in ``sys.platform``. Paths in the environment that are not absolute do not count, as the
    XDG base directory specification asks.
    """
    env = os.environ if environ is None else environ
    named = Path(env.get("LOCALAPPDATA" if platform == "win32" else "XDG_DATA_HOME", ""))
    if named.is_absolute():
        return named / "gatekey"
    home = {"win32": "AppData/Local", "darwin": "Library/Application Support"}.get(platform, ".local/share")
    return Path.home() / home / "gatekey"
