"""How to see one run again."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--hostile-seed", type=int, default=None, help="run the schedule of this seed alone (tests/hostile)"
    )
