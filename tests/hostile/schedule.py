"""What happens in one run, all of it drawn from one seed before the run begins."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from tests.hostile.net import Quality

Trouble = Literal[
    "weather", "outage", "break", "swallow", "move", "doze", "drop", "jump", "drain", "kill", "power", "lid"
]
DEVICE_TROUBLES: Final[tuple[Trouble, ...]] = ("weather", "outage", "break", "swallow", "move", "doze", "drop")
SERVER_TROUBLES: Final[tuple[Trouble, ...]] = ("jump", "drain", "kill", "power", "lid")


@dataclass(frozen=True)
class Event:
    """Something that happens to a device (by number) or to the server."""

    at: float
    trouble: Trouble
    device: int = 0
    seconds: float = 0.0
    quality: Quality | None = None
    radio: bool = False
    """Whether a device that dozes stays in reach."""


@dataclass(frozen=True)
class Guest:
    """One device: whose seat (None: watches), and by which client."""

    seat: int | None
    second: bool
    """Whether it is another device of a seat that somebody has sat down at."""
    by_hand: bool


@dataclass(frozen=True)
class Schedule:
    """One run."""

    seed: int
    game: str
    seats: int
    guests: tuple[Guest, ...]
    events: tuple[Event, ...]
    length: float
    """Seconds until everything heals."""
    eager: float
    probe: float
    beat_ms: int
    slowest: float
    """Seconds that the disk takes at most, twice a write."""
    flood: bool
    """Whether somebody talks without end while others read too slowly."""


def draw(seed: int, games: Mapping[str, tuple[int, int]]) -> Schedule:
    """The schedule of a seed. ``games``: fewest and most seats of each."""
    dice = random.Random(f"hostile {seed}")
    long, flood = dice.random() < 0.04, dice.random() < 0.015
    flood = flood and not long
    length = dice.uniform(620.0, 800.0) if long else dice.uniform(24.0, 28.0) if flood else dice.uniform(8.0, 30.0)
    game, seats = dice.choice(sorted(games)), dice.choice((2, 2, 2, 3))
    seats = min(max(seats, games[game][0]), games[game][1])
    guests = _guests(dice, seats)
    events = [_event(dice, length, len(guests)) for _ in range(dice.randint(2, 6))]
    if long:
        events.append(Event(dice.uniform(1.0, 10.0), "doze", dice.randrange(len(guests)), 600.0))
    if flood:
        events += _slow_reader(dice, dice.randrange(1, len(guests)), length)
    return Schedule(
        seed=seed,
        game=game,
        seats=seats,
        guests=guests,
        events=tuple(sorted(events, key=lambda event: event.at)),
        length=length,
        eager=8.0 if long else dice.uniform(0.4, 1.5),
        probe=20.0 if long else 2.0,
        beat_ms=dice.choice((0, 0, 1500)),
        slowest=dice.choice((0.001, 0.02, 0.3)),
        flood=flood,
    )


def _guests(dice: random.Random, seats: int) -> tuple[Guest, ...]:
    guests = [Guest(seat, second=False, by_hand=dice.random() < 0.7) for seat in range(seats)]
    if dice.random() < 0.4:
        guests.append(Guest(dice.randrange(seats), second=True, by_hand=dice.random() < 0.7))
    if dice.random() < 0.4:
        guests.append(Guest(None, second=False, by_hand=dice.random() < 0.7))
    return tuple(guests)


def _event(dice: random.Random, length: float, devices: int) -> Event:
    at = dice.uniform(0.0, 0.9 * length)
    if dice.random() < 0.3:
        return Event(at, dice.choice(SERVER_TROUBLES), seconds=_duration(dice))
    trouble, device = dice.choice(DEVICE_TROUBLES), dice.randrange(devices)
    quality = _weather(dice) if trouble == "weather" else None
    return Event(at, trouble, device, _duration(dice), quality, radio=dice.random() < 0.5)


def _slow_reader(dice: random.Random, device: int, length: float) -> list[Event]:
    """A device that cannot read what it is sent, or sleeps over it while its system takes in what it can."""
    few = Quality(delay=0.02, kernel=2048, patience=900.0)
    if dice.random() < 0.3:
        return [Event(0.0, "weather", device, quality=replace(few, rate=200.0))]
    return [Event(0.0, "weather", device, quality=few), Event(2.0, "doze", device, length - 4.0, radio=True)]


def _duration(dice: random.Random) -> float:
    return dice.choice((dice.uniform(0.05, 1.0), dice.uniform(1.0, 8.0), dice.uniform(8.0, 40.0)))


def _weather(dice: random.Random) -> Quality:
    return Quality(
        delay=dice.choice((0.001, 0.02, 0.15, 0.6)),
        jitter=dice.choice((0.0, 0.05, 0.5)),
        loss=dice.choice((0.0, 0.02, 0.2)),
        rate=dice.choice((1e9, 20_000.0, 2_000.0)),
        kernel=dice.choice((2_048, 16_384, 262_144)),
        patience=dice.choice((5.0, 30.0, 900.0)),
    )
