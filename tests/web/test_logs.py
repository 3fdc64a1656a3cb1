"""Logs hold connections and tables, and never a secret."""

from __future__ import annotations

import json
import subprocess
import sys

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


FAILING = """
import logging, sys
from gatekey.web.logs import configure

configure(as_json=sys.argv[1] == "json")

def fail(token):
    raise ZeroDivisionError

try:
    fail("a-token-in-a-local-variable")
except ZeroDivisionError:
    logging.getLogger("gatekey.table.actor").exception("a command failed", extra={"table": "ABCD", "token": "hush"})
"""


def failing_log(form: str) -> str:
    """What a server process writes when a table's command fails in an unknown way."""
    done = subprocess.run([sys.executable, "-c", FAILING, form], capture_output=True, text=True, check=True)
    return done.stderr


def test_the_log_of_a_table_is_json_with_its_code() -> None:
    line = json.loads(failing_log("json"))
    assert (line["event"], line["table"], line["level"]) == ("a command failed", "ABCD", "error")
    assert "ZeroDivisionError" in line["exception"]


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_traceback_shows_no_secret(form: str) -> None:
    logged = failing_log(form)
    assert "ABCD" in logged
    assert "ZeroDivisionError" in logged
    assert "a-token-in-a-local-variable" not in logged.replace(FAILING, "")
    assert "hush" not in logged
