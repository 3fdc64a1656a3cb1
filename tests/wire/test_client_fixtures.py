"""The client's tests compare themselves with deltas and digests that the server made; they must be those it makes now."""

from __future__ import annotations

import importlib.util
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "client_fixtures.py"


def test_the_fixtures_of_the_client_are_current() -> None:
    spec = importlib.util.spec_from_file_location("client_fixtures", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.FILE.read_text(encoding="utf-8") == tool.text(), "run python tools/client_fixtures.py"
