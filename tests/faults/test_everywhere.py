"""The power fails at every await and at every step of the disk of whole evenings, and nothing that anybody was told is lost."""

from __future__ import annotations

import itertools
import os
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest

from gatekey.games.registry import shelf
from gatekey.table.config import QUICK, TableConfig
from gatekey.table.tokens import token_hash
from gatekey.wire import messages as m
from tests.faults.disk import Image, lay_out, reachable
from tests.faults.players import Knows
from tests.faults.recording import Content, Evening, Recording, content_of, is_commit, moments, record
from tests.faults.resuming import resume
from tests.faults.scripts import guest, host, people, quitter, watcher
from tests.faults.seeded import seeded
from tests.table.games import WATCH

pytestmark = [
    reachable,
    pytest.mark.skipif(sys.platform == "win32", reason="files of another process are renamed under it"),
    pytest.mark.timeout(3600 if os.environ.get("GATEKEY_SOAK") == "full" else 300),
]

FULL = os.environ.get("GATEKEY_SOAK") == "full"
SEEDS = range(1, 9) if FULL else range(1, 2)


def evenings() -> dict[str, Evening]:
    """The games that are played: those of the shelf, and the test game with beats, stand-ins and people who give up."""
    beats = TableConfig(beat_ms=100, bot_seconds=(5.0, 5.0))
    busy = (host(WATCH, 4), guest(WATCH, 1), quitter(WATCH, 2), quitter(WATCH, 3), watcher)
    found = {"watch": Evening(WATCH, 4, busy, beats)}
    for id_, game in sorted(shelf().games.items()):
        for seats in sorted({game.seats[0], 3} & set(range(game.seats[0], game.seats[1] + 1))):
            found[f"{id_} for {seats}"] = Evening(game, seats, people(game, seats), QUICK)
    return found


class State(NamedTuple):
    """All that the next start depends on: how many commits the disk holds, and what the devices hold."""

    syncs: int
    devices: tuple[tuple[str | None, tuple[str, ...], int, int, int], ...]


class Crash(NamedTuple):
    """A moment at which the power fails."""

    state: State
    image: Image
    knows: list[Knows]


def crashes(recording: Recording) -> Iterator[Crash]:
    """Every point of the evening, in order. The image and what is known are the same objects each time."""
    image, syncs, done = Image(recording.disk.before), 0, 0
    for point, knows in moments(recording):
        for op in recording.disk.ops[done : point.ops]:
            image.apply(op)
            syncs += is_commit(op)
        done = point.ops
        devices = tuple((k.token, tuple(k.pending), k.seq, len(k.done), k.chat) for k in knows)
        yield Crash(State(syncs, devices), image, knows)


WHOLE_GAMES = 1 if FULL else 30
"""After every so many restarts the game is played to its very end, after the others a few steps further."""
RESTARTS = 10**9 if FULL else 120
"""Restarts for each evening, spread over all of it."""
IMAGES = 10**9 if FULL else 150
"""Steps of the disk for each evening at which the power fails, spread over all of it."""
CUTS = ("nothing", "torn", "some")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in memory where there is one: what survives is worked out here, and waiting for a real disk would only take long."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else tmp_path_factory.mktemp("crashes")) as folder:
        yield Path(folder)


@pytest.fixture(
    scope="module", params=list(itertools.product(evenings(), SEEDS)), ids=lambda param: "-".join(map(str, param))
)
def recording(request: pytest.FixtureRequest, place: Path) -> Recording:
    name, seed = request.param
    folder = place / f"{name} {seed}"
    folder.mkdir()
    with seeded(seed):
        return record(evenings()[name], folder)


@pytest.fixture(scope="module")
def contents(recording: Recording, place: Path) -> list[Content]:
    """What the database says after each sync of its log of changes."""
    image = Image(recording.disk.before)
    found = [read(image.after_kill(), recording, place)]
    for op in recording.disk.ops:
        image.apply(op)
        if is_commit(op):
            found.append(read(image.after_kill(), recording, place))
    return found


def read(files: dict[str, bytes], recording: Recording, place: Path, *, thorough: bool = False) -> Content:
    folder = place / "image"
    try:
        return content_of(files, folder, recording.created.table, thorough=thorough)
    finally:
        shutil.rmtree(folder)


def spread(many: int, most: int) -> range:
    """At most ``most`` of the numbers below ``many``, evenly."""
    return range(0, many, max(1, -(-many // most)))


def test_at_no_await_does_anybody_know_more_than_the_disk(recording: Recording, contents: list[Content]) -> None:
    """What has been shown or confirmed is durable before that: nothing is left that a power cut could take back."""
    points = 0
    for crash in crashes(recording):
        kept = contents[crash.state.syncs]
        points += 1
        for device in crash.knows:
            assert device.seq <= kept.seq, f"step {device.seq} was shown, the disk ends with {kept.seq}"
            assert device.chat <= kept.chat
            assert not device.done or max(r.seq for r in device.done.values() if isinstance(r, m.Ok)) <= kept.seq
            assert device.token is None or token_hash(device.token) in kept.tokens
    assert points > 500


def test_after_a_crash_at_any_await_everybody_sees_the_same_and_plays_on(recording: Recording, place: Path) -> None:
    """Of all awaits between which neither the disk nor a device has changed, one is enough: the next start cannot tell them apart."""
    first: dict[State, int] = {}
    for n, crash in enumerate(crashes(recording)):
        if crash.knows[0].token is not None:  # before that nobody has heard of the table
            first.setdefault(crash.state, n)
    different = sorted(first.values())
    chosen = {different[k]: k for k in spread(len(different), RESTARTS)}
    for n, crash in enumerate(crashes(recording)):
        if n in chosen:
            folder = lay_out(crash.image.after_kill(), place / str(n))
            further = None if chosen[n] % WHOLE_GAMES == 0 else 2
            resume(recording, folder, crash.knows, crash.state.syncs, further)
            shutil.rmtree(folder)


def test_a_power_cut_at_any_step_of_the_disk_leaves_all_of_a_commit_or_nothing(
    recording: Recording, contents: list[Content], place: Path
) -> None:
    """Between a write and its sync the disk may hold any part of it, torn or with holes: what was synced before is there, and whole."""
    dice = random.Random(1)
    image, syncs = Image(recording.disk.before), 0
    chosen = spread(len(recording.disk.ops), IMAGES)
    for n, op in enumerate(recording.disk.ops):
        if n in chosen:
            may_be = [content.rows for content in contents[syncs : syncs + 2]]
            assert read(image.after_kill(), recording, place).rows in may_be
            how = CUTS[n // chosen.step % len(CUTS)]
            left = read(image.after_power_cut(dice, how), recording, place, thorough=True)
            assert left.rows in may_be[: 1 if how == "nothing" else 2], f"{how} of what was not synced before step {n}"
        image.apply(op)
        syncs += is_commit(op)
