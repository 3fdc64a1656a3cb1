"""The HTTP API against its description: the routes are those described, and whatever is sent, the answer is one that is described."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from aiohttp.test_utils import TestServer
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis import checks as known
from structlog.testing import capture_logs

from gatekey.games.registry import shelf
from gatekey.store.store import Store
from gatekey.table.desk import TableDesk, database_in
from gatekey.table.ports import TableSpec
from gatekey.web.app import make_app
from gatekey.web.settings import Limits, Settings

SOAK = os.environ.get("GATEKEY_SOAK") == "full"
EXAMPLES = 3000 if SOAK else 25
PAGE = Path(__file__).resolve().parents[2] / "docs" / "openapi.yaml"
SCHEMA = schemathesis.openapi.from_path(PAGE)
OPERATIONS = [result.ok() for result in SCHEMA.get_all_operations()]
CHECKS = [
    known.not_a_server_error,
    known.status_code_conformance,
    known.content_type_conformance,
    known.response_headers_conformance,
    known.response_schema_conformance,
]
RATES: dict[str, Any] = {"tables": 1e9, "tables_burst": 10**9, "wrong": 1e9, "wrong_burst": 10**9}
RATES |= {"replays": 1e9, "replays_burst": 10**9, "checks": 1e9, "checks_burst": 10**9}

pytestmark = pytest.mark.timeout(7200 if SOAK else 120)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TestServer]:
    (tmp_path / "index.html").write_text("<!doctype html>")
    desk = TableDesk(Store(database_in(tmp_path)), shelf().games)
    made = TestServer(make_app(desk, settings=Settings(host="127.0.0.1", limits=Limits(**RATES)), static=tmp_path))
    await made.start_server()
    await desk.create(TableSpec(game="boreal", seats=2, player="Ann", name="Friday"))
    yield made
    await made.close()


async def test_every_route_of_the_api_is_described_and_no_other() -> None:
    app = make_app(TableDesk(Store("sqlite+aiosqlite://"), {}), settings=Settings(), static=PAGE.parent)
    routes = {
        (route.method.lower(), route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None and route.resource.canonical.startswith("/api/") and route.method != "HEAD"
    }
    assert {(operation.method, operation.path) for operation in OPERATIONS} == routes


def _has_shape(operation: Any) -> bool:
    """Whether a body could be another one than is described. Any bytes can be a file."""
    return any(body.media_type != "application/octet-stream" for body in operation.body)


def asked() -> list[Any]:
    """Every operation as it should be asked, and those that take anything at all also as they should not be."""
    return [
        pytest.param(operation, mode, id=f"{operation.label} {mode.value}")
        for operation in OPERATIONS
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        if mode is GenerationMode.POSITIVE or operation.path_parameters or operation.query or _has_shape(operation)
    ]


@pytest.mark.parametrize(("operation", "mode"), asked())
async def test_every_answer_is_one_that_is_described(
    operation: Any, mode: GenerationMode, server: TestServer, caplog: pytest.LogCaptureFixture
) -> None:
    statuses: set[int] = set()
    session = requests.Session()
    session.trust_env = False
    url = f"http://127.0.0.1:{server.port}"

    @seed(4)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Case) -> None:
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str) and len(case.body["game"]) % 2:
            # Names out of thin air would never get past the first check.
            case.body |= {"game": "boreal", "seats": 2}
        answer = case.call(base_url=url, session=session, allow_redirects=False)
        case.validate_response(answer, checks=CHECKS)
        statuses.add(answer.status_code)

    with capture_logs() as lines, caplog.at_level(logging.WARNING):
        await asyncio.to_thread(ask)
    session.close()
    assert statuses
    if operation.method == "post" and operation.path != "/api/imports" and mode is GenerationMode.POSITIVE:
        assert 201 in statuses
    assert [line for line in lines if line["log_level"] == "error"] == []
    assert [record for record in caplog.records if record.name.startswith(("gatekey", "aiohttp.server"))] == []
