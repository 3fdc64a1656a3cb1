"""The server seen from outside: is it ready, what does it count, who may know that, and how long it takes to stop."""

from __future__ import annotations

import asyncio
import random
import re
import socket as sockets
import sys
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from gatekey.client import Table, create_table
from gatekey.games.registry import shelf
from gatekey.kernel.selfplay import random_answer
from gatekey.store.store import Store
from gatekey.table.config import QUICK, TableConfig
from gatekey.table.desk import TableDesk, database_in
from gatekey.web.app import make_app
from gatekey.web.outbox import GRACE
from gatekey.web.settings import BadSetting, Limits, Settings
from tests.web.conftest import House, Opener, until
from tests.web.test_limits import stalled

TOKEN = "a-token-for-the-metrics"


async def values(http: TestClient[web.Request, web.Application]) -> dict[str, float]:
    """Every sample of ``/metrics`` by its name, with the value of its label behind a dot."""
    answer = await http.get("/metrics")
    assert answer.status == 200
    assert answer.content_type == "text/plain"
    families = text_string_to_metric_families(await answer.text())
    return {".".join([s.name, *s.labels.values()]): s.value for family in families for s in family.samples}


async def test_metrics_follow_what_happens(tmp_path: Path) -> None:
    desk = TableDesk(Store(database_in(tmp_path)), shelf().games, config=QUICK)
    app = make_app(desk, settings=Settings(host="127.0.0.1", data=tmp_path, announce=False))
    async with TestClient(TestServer(app)) as http:
        before = await values(http)
        url = str(http.make_url("")).rstrip("/")
        opened = await create_table(url, game="boreal", seats=2, player="Ann")
        async with Table.join(url, opened.table, token=opened.token) as ann:
            lobby = await values(http)
            await ann.bot(1)
            await ann.start()
            await ann.until(lambda view: view.question is not None)
            assert ann.view.question is not None
            answer = random_answer(ann.view.question.decision, random.Random(1))
            await ann.answer(*answer.pick, **answer.amounts)
            after = await values(http)
    assert (
        before["gatekey_tables.lobby"] == before["gatekey_connections"] == before["gatekey_answer_seconds_count"] == 0
    )
    assert lobby["gatekey_tables.lobby"] == lobby["gatekey_connections"] == lobby["gatekey_tables_loaded"] == 1
    assert lobby["gatekey_commit_steps_sum"] == lobby["gatekey_commit_seconds_count"] == 1
    assert after["gatekey_tables.playing"] == 1
    assert after["gatekey_answer_seconds_count"] == 1
    assert after["gatekey_commit_steps_sum"] > lobby["gatekey_commit_steps_sum"]


async def test_every_metric_stands_in_the_documentation_and_the_other_way_round(tmp_path: Path) -> None:
    desk = TableDesk(Store(database_in(tmp_path)), shelf().games, config=QUICK)
    desk.meters.commit_failures.labels("full")  # shown from the first one on
    desk.meters.cut_off.labels("draining")
    app = make_app(desk, settings=Settings(host="127.0.0.1", data=tmp_path, announce=False))
    async with TestClient(TestServer(app)) as http:
        text = await (await http.get("/metrics")).text()
    shown = {named(family) for family in text_string_to_metric_families(text)}
    page = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`(?:gatekey|process)_[^|]*) \|", page, flags=re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    if sys.platform != "linux":
        told = {name for name in told if not name.startswith("process_")}
    assert shown == told


def named(family: Metric) -> str:
    """How the documentation names a metric: as Prometheus shows it, with its labels."""
    labels = sorted({label for sample in family.samples for label in sample.labels} - {"le"})
    name = f"{family.name}_total" if family.type == "counter" else family.name
    return f"{name}{{{','.join(labels)}}}" if labels else name


async def test_metrics_count_what_waits_for_a_slow_reader(house: Opener) -> None:
    at = await house()
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", at.server.port))
    async with at.at("OPEN"):
        slow = await stalled(at, raw)
        connection = next(iter(at.hub._connections))
        assert connection.waiting == (0, 0)
        for seated in at.desk.tables["OPEN"].seats:
            seated.outbox.send(b"-" * 8_000_000)  # more than the system takes at once: what follows waits
            seated.outbox.send(b"x" * 1000)
            seated.outbox.send(b"y" * 500)
        seen = [
            at.desk.meters.registry.get_sample_value(f"gatekey_outbox_{name}")
            for name in ("frames", "frames_most", "bytes")
        ]
        assert seen == [4, 2, 3000]
        slow.close()


OWNERS = [
    ({}, 200),
    ({"X-Forwarded-For": "203.0.113.9"}, 403),
    ({"Forwarded": "for=203.0.113.9"}, 403),
    ({"X-Forwarded-For": "203.0.113.9", "Authorization": f"Bearer {TOKEN}"}, 200),
    ({"X-Forwarded-For": "203.0.113.9", "Authorization": f"Bearer {TOKEN}x"}, 403),
    ({"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer "}, 403),
]


@pytest.mark.parametrize(("headers", "status"), OWNERS)
async def test_metrics_are_for_the_owner(house: Opener, headers: dict[str, str], status: int) -> None:
    at = await house(Settings(host="127.0.0.1", metrics_token=TOKEN))
    assert (await at.http.get("/metrics", headers=headers)).status == status


async def test_without_a_token_no_word_opens_the_metrics_from_elsewhere(house: Opener) -> None:
    at = await house()
    for word in ("", "Bearer ", "Bearer None"):
        answer = await at.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9", "Authorization": word})
        assert answer.status == 403


async def test_metrics_name_no_table_and_no_secret(house: Opener) -> None:
    at = await house()
    async with at.at("OPEN"):
        text = await (await at.http.get("/metrics")).text()
    assert "OPEN" not in text


def test_a_token_for_the_metrics_must_be_hard_to_guess() -> None:
    assert Settings.from_env({"GATEKEY_METRICS_TOKEN": TOKEN}).metrics_token == TOKEN
    with pytest.raises(BadSetting, match="GATEKEY_METRICS_TOKEN"):
        Settings.from_env({"GATEKEY_METRICS_TOKEN": "short"})


async def ready(at: House) -> tuple[int, str]:
    answer = await at.http.get("/readyz")
    return answer.status, (await answer.json())["why"]


async def test_a_server_is_ready_until_its_database_fails_or_it_stops(house: Opener) -> None:
    at = await house()
    assert await ready(at) == (200, "")
    at.desk.trouble = "full"
    assert await ready(at) == (503, "full")
    at.desk.trouble = None
    at.hub.draining = True
    assert await ready(at) == (503, "draining")


async def test_stopping_takes_less_than_two_seconds_whatever_the_readers_do(house: Opener) -> None:
    """The times that anything is waited for at the end, one after the other: tables, readers, requests."""
    limits = Limits()
    assert TableConfig().close_seconds + 2 * limits.drain < 2
    at = await house(drain=0.1)
    raw = sockets.socket()
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", at.server.port))
    async with at.at("OPEN"):
        slow = await stalled(at, raw)
        async with asyncio.timeout(GRACE):
            await at.hub.drain()
        await until(lambda: at.hub.connections == 0)
        slow.close()
