"""Each acceptance scenario is played by exactly one test."""

from __future__ import annotations

from pathlib import Path

from tests.games.europe_imagined.scenarios import SCENARIOS
from tests.games.scenarios import hold_all_played


def test_every_scenario_is_played_once_and_none_is_made_up() -> None:
    hold_all_played(Path(__file__).parent, SCENARIOS)
