"""Ties a test to the acceptance scenario it plays: ``@scenario("EI-S-024")``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])

SCENARIOS: Final = tuple(f"EI-S-{number:03}" for number in range(1, 206))
"""Every acceptance scenario of the game; ``test_scenarios.py`` holds that each is played by exactly one test."""


def scenario(*ids: str) -> Callable[[Test], Test]:
    """Say which scenarios a test plays, in full."""
    if unknown := [i for i in ids if i not in SCENARIOS]:
        raise ValueError(f"no such scenario: {unknown}")

    def tie(test: Test) -> Test:
        for identity in ids:
            test = pytest.mark.scenario(identity)(test)
        return test

    return tie
