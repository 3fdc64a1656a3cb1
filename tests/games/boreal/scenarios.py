"""The acceptance scenarios of Boreal, and the mark of the tests that play them."""

from __future__ import annotations

from typing import Final

from tests.games.scenarios import marker

SCENARIOS: Final = tuple(f"BS-{number:02}" for number in range(1, 45))

scenario = marker(SCENARIOS)
