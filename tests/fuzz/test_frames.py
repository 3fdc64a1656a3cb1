"""Hostile frames against the server's own connection handler and real tables.

The server answers, or cuts this one connection off with a goodbye. It never fails (nothing is logged as an error), a table beside it goes on
undisturbed, and nothing of the attackers stays behind.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import WSMessage, WSMsgType
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from gatekey.wire import messages as m
from gatekey.wire.codec import Malformed, decode_client, encode
from tests.fuzz.hostile import KINDS, broken, frames
from tests.fuzz.server import Attacked, message, recorded

SOAK = os.environ.get("GATEKEY_SOAK") == "full"
FRAMES = 10_000_000 if SOAK else 30_000
EXAMPLES = 20_000 if SOAK else 150
BATCH = 40
SHOWN = 40
"""One of so many malformed frames goes through a connection, too; each ends one."""

pytestmark = pytest.mark.timeout(6 * 3600 if SOAK else 120)


@pytest.fixture
async def attacked(tmp_path: Path) -> AsyncIterator[Attacked]:
    made = Attacked(tmp_path)
    await made.open()
    yield made
    await made.desk.close()


def memory() -> int:
    """Bytes of this process in memory now; 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * 4096 if status.exists() else 0


async def test_recorded_frames_gone_wrong(attacked: Attacked) -> None:
    dice = random.Random("mutations")
    corpus = await recorded(attacked.desk)
    kinds = {type(decode_client(frame)) for frame in corpus}
    assert kinds == set(KINDS)
    made = understood = before = 0
    while made < FRAMES:
        batch = [message(encode(dice.choice(attacked.hellos)))]
        last = False
        while len(batch) < BATCH and made < FRAMES and not last:
            frame = broken(dice.choice(corpus), corpus, dice)
            made += 1
            fine = _understood(frame)
            understood += fine
            # What is malformed ends a connection, so one of them in many ends this one.
            last = not fine and dice.random() * SHOWN < 1
            if fine or last:
                batch.append(message(frame))
        if dice.random() < 0.1:
            batch.insert(
                dice.randrange(len(batch)), WSMessage(dice.choice((WSMsgType.TEXT, WSMsgType.PING)), "x", None)
            )
        await attacked.attack(batch)
        await attacked.neighbourhood(dice)
        if attacked.counted["connections"] % 50 == 0:
            await attacked.renew()
        if not before and made > 10_000:
            before = memory()
    attacked.assert_sound()
    assert understood > FRAMES / 20
    assert attacked.counted["replies"] > understood / 3
    assert attacked.counted["bye malformed"] > FRAMES / 1000
    assert memory() - before < 200 * 2**20


async def test_frames_built_to_harm(attacked: Attacked) -> None:
    gathered: list[list[bytes]] = []

    @seed(4)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(st.lists(frames(), min_size=1, max_size=30))
    def collect(built: list[bytes]) -> None:
        gathered.append(built)

    collect()
    dice = random.Random("structures")
    assert sum(map(len, gathered)) > 3 * EXAMPLES
    for number, built in enumerate(gathered):
        hello = message(encode(dice.choice(attacked.hellos)))
        understood = [frame for frame in built if _understood(frame)]
        # What is malformed ends a connection: once as it is, once with only what gets further.
        await attacked.attack([message(frame) for frame in built])
        await attacked.attack([hello, *map(message, built)])
        await attacked.attack([hello, *map(message, understood)])
        await attacked.neighbourhood(dice)
        if number % 50 == 49:
            await attacked.renew()
    attacked.assert_sound()
    assert attacked.counted["replies"] > EXAMPLES
    assert attacked.counted["refusals"] > 0


def _understood(frame: bytes) -> bool:
    try:
        return not isinstance(decode_client(frame), m.Hello)
    except Malformed:
        return False


def test_a_malformed_frame_is_refused_before_it_takes_room() -> None:
    for claimed in (b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff"):
        with pytest.raises(Malformed):
            decode_client(b"\x82\xa1t\xa3say\xa4text" + claimed)
    with pytest.raises(Malformed):
        decode_client(b"\x91" * 16_000)
    with pytest.raises(Malformed):
        decode_client(encode(m.Say(id="x", text="y" * 20_000)))
    assert sys.getrecursionlimit() < 16_000
