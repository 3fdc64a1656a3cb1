"""The acceptance scenarios of Europe Imagined, and the mark of the tests that play them."""

from __future__ import annotations

from typing import Final

from tests.games.scenarios import marker

SCENARIOS: Final = tuple(f"EI-S-{number:03}" for number in range(1, 206))
"""Every acceptance scenario of the game; ``test_scenarios.py`` holds that each is played by exactly one test."""

scenario = marker(SCENARIOS)
