"""From a seed to a verdict."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import traceback
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest import mock

import structlog
from aiohttp import web_app

from gatekey.client import link
from gatekey.kernel.rules import Rules
from tests.hostile.loop import Process
from tests.hostile.schedule import draw
from tests.hostile.world import World


class Failed(AssertionError):
    """A run in which something did not hold; the message says how to see it again."""


class Keeper(logging.Handler):
    """Keeps what is logged as an error, by the standard way or by structlog."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))

    def process(self, _logger: Any, method: str, event: Any) -> Any:
        """For structlog."""
        if method in {"exception", "error", "critical"}:
            self.said.append(f"{event} {traceback.format_exc()}")
        raise structlog.DropEvent


@contextlib.contextmanager
def listening() -> Iterator[list[str]]:
    """What is logged as an error from here to the end."""
    keeper, root = Keeper(), logging.getLogger()
    root.addHandler(keeper)
    structlog.configure(processors=[keeper.process], cache_logger_on_first_use=False)
    try:
        yield keeper.said
    finally:
        root.removeHandler(keeper)
        structlog.reset_defaults()


@contextlib.contextmanager
def predictable(seed: int) -> Iterator[None]:
    """Whatever draws chance from the system draws it from the seed."""
    dice = random.Random(f"system {seed}")
    link._pauses.seed(seed)
    with mock.patch("random._urandom", dice.randbytes), mock.patch("os.urandom", dice.randbytes):
        yield


def run_schedule(seed: int, games: Mapping[str, Rules[Any]], static: Path) -> World:
    """Run the schedule of a seed.

    Raises:
        Failed: something did not hold.
    """
    schedule = draw(seed, {name: rules.seats for name, rules in games.items()})
    with listening() as said, predictable(seed):
        world = World(schedule, games[schedule.game], static)
        try:
            world.loop.run_until_complete(world.run())
        except Exception as error:
            error.add_note(_story(world))
            raise
        finally:
            wrong = [*world.wrong, *(f"logged: {line}" for line in said)]
            bury(world.loop, [*world.machine.past, *(device.process for device in world.devices)])
    wrong += [f"nobody took: {context}" for context in world.loop.errors]
    if wrong:
        raise Failed("\n".join([*wrong[:20], _story(world)]))
    return world


def bury(loop: asyncio.AbstractEventLoop, processes: Iterable[Process]) -> None:
    """Take everything apart that a run leaves behind."""
    loop.set_task_factory(_begin_nothing)
    for process in processes:
        process.bury()
    loop.close()
    # It remembers a thousand applications, each with all that belongs to it.
    web_app._cached_build_middleware.cache_clear()


def _begin_nothing(loop: asyncio.AbstractEventLoop, work: Any, context: Any = None) -> Any:
    """For killed tasks, which may want to begin others while they are taken apart."""
    work.close()
    return loop.create_future()


def _story(world: World) -> str:
    again = f"again: pytest tests/hostile --hostile-seed {world.schedule.seed}"
    return "\n".join([again, f"{world.schedule}", *world.trace])
