"""Whole tables on a hostile network, thousands of times: the real application, real clients, virtual time.

Each run follows from one number. A run that fails says how to see it again: ``pytest tests/hostile --hostile-seed N``.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from gatekey.games.boreal import GAME as BOREAL
from gatekey.games.europe_imagined import GAME as EUROPE_IMAGINED
from gatekey.kernel.rules import Rules
from tests.example_game.pennies import GAME as PENNIES
from tests.hostile.run import run_schedule
from tests.kernel.nim import NIM
from tests.table.games import WATCH

FULL: Final = os.environ.get("GATEKEY_SOAK") == "full"
SMALL: Final[Mapping[str, Rules[Any]]] = {"watch": WATCH, "nim": NIM, "pennies": PENNIES}
GREAT: Final[Mapping[str, Rules[Any]]] = {"europe-imagined": EUROPE_IMAGINED, "boreal": BOREAL}
PART: Final = 50_000 // 20 if FULL else 100
"""Runs of a test: small enough to be shared out among processes."""
PARTS: Final = 20
GREAT_ONES: Final = 1000 if FULL else 20


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, which nobody asks for."""
    root = tmp_path_factory.mktemp("static")
    (root / "assets").mkdir()
    (root / "index.html").write_text("<!doctype html>")
    return root


@pytest.fixture(scope="module", autouse=True)
def rarely_collected() -> Iterator[None]:
    """Each run leaves a heap of cycles behind: collecting them seldom saves an eighth of the time."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.fixture(scope="module")
def only(request: pytest.FixtureRequest) -> int | None:
    """The one seed that is to be run."""
    seed: int | None = request.config.getoption("--hostile-seed", default=None)
    return seed


@pytest.mark.soak
@pytest.mark.timeout(3600 if FULL else 300)
@pytest.mark.parametrize("part", range(PARTS))
def test_small_games(part: int, static: Path, only: int | None) -> None:
    for seed in range(part * PART, (part + 1) * PART):
        if only in {None, seed}:
            run_schedule(seed, SMALL, static)


@pytest.mark.soak
@pytest.mark.timeout(3600 if FULL else 300)
def test_great_games(static: Path, only: int | None) -> None:
    for seed in range(GREAT_ONES):
        seed += 10_000_000
        if only in {None, seed}:
            run_schedule(seed, GREAT, static)


@pytest.mark.parametrize("seed", [3, 57, 210, 919])
def test_what_follows_from_a_seed_follows_every_time(seed: int, static: Path) -> None:
    first, again = (run_schedule(seed, SMALL, static).print() for _ in range(2))
    assert first == again
