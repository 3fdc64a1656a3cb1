"""Logs hold connections and tables, and never a secret."""

from __future__ import annotations

import pytest

from gatekey.web.logs import SECRET, without_secrets
from gatekey.wire.messages import PROTOCOL, Hello
from tests.web.conftest import Opener, receive, send, until
from tests.web.fake import TOKEN


def test_secrets_are_dropped() -> None:
    event = {"event": "x", "table": "ABCD", **dict.fromkeys(SECRET, "hush")}
    assert without_secrets(None, "info", event) == {"event": "x", "table": "ABCD"}


async def test_a_connection_leaves_its_table_and_no_secret(house: Opener, capfd: pytest.CaptureFixture[str]) -> None:
    at = await house()
    async with at.at("OPEN", TOKEN):
        pass
    async with at.socket() as socket:
        await send(socket, Hello(v=PROTOCOL, table="SAFE", token="a-wrong-token", password="a-wrong-password"))
        await receive(socket)
    await until(lambda: at.hub.connections == 0)
    logged = "".join(capfd.readouterr())
    assert "connected" in logged
    assert "table=OPEN" in logged or "'OPEN'" in logged
    assert "bad_token" in logged
    for secret in (TOKEN, "a-wrong-token", "a-wrong-password"):
        assert secret not in logged
