"""The port, and the addresses by which it is reached."""

from __future__ import annotations

import asyncio
import io
import os
import socket
import sys

import pytest

from gatekey.web import addresses, port
from gatekey.web.addresses import reachable, url
from gatekey.web.greeting import greet
from gatekey.web.port import CannotListen, holder, listen
from gatekey.web.settings import Settings
from tests.web.conftest import Opener


def test_a_taken_port_is_told_with_its_holder() -> None:
    (taken,) = listen("127.0.0.1", 0)
    number = taken.getsockname()[1]
    with pytest.raises(CannotListen) as refused:
        listen("127.0.0.1", number)
    taken.close()
    assert refused.value.taken
    assert f"Port {number} is taken by" in str(refused.value)
    assert f"--port {number % 65535 + 1}" in str(refused.value)
    if sys.platform == "linux":
        assert f"(process {os.getpid()})" in str(refused.value)


async def test_another_gatekey_is_recognised(house: Opener) -> None:
    number = (await house()).server.port
    assert number is not None
    assert await asyncio.to_thread(port.is_gatekey, number)
    with pytest.raises(CannotListen) as refused:
        await asyncio.to_thread(listen, "127.0.0.1", number)
    assert str(refused.value).count("atekey") == 1
    assert "another Gatekey" in str(refused.value)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_every_address_means_those_of_both_kinds() -> None:
    (both,) = listen("::", 0)
    number = both.getsockname()[1]
    for host in ("127.0.0.1", "::1"):
        socket.create_connection((host, number), timeout=5).close()
    both.close()


def test_a_port_nobody_has_has_no_holder(unused_tcp_port: int) -> None:
    assert holder(unused_tcp_port) is None
    assert not port.is_gatekey(unused_tcp_port)


@pytest.mark.parametrize("host", ["192.0.2.77", "no.such.host.invalid"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(CannotListen, match=host) as refused:
        listen(host, 0)
    assert not refused.value.taken


def test_a_server_for_this_machine_alone_is_reached_by_nobody_else() -> None:
    assert reachable("127.0.0.1") == reachable("::1") == reachable("localhost") == []
    assert reachable("192.168.1.5") == ["192.168.1.5"]


def test_home_addresses_come_before_those_of_containers(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = {"127.0.0.1", "169.254.3.4", "172.17.0.1", "10.0.0.9", "192.168.1.5", "192.168.1.4"}
    monkeypatch.setattr(addresses, "_all_addresses", lambda: everything)
    monkeypatch.setattr(addresses, "_first_choice", lambda: "10.0.0.9")
    assert reachable("0.0.0.0") == ["10.0.0.9", "192.168.1.4", "192.168.1.5", "172.17.0.1"]
    monkeypatch.setattr(addresses, "_first_choice", lambda: None)
    assert reachable("0.0.0.0")[0] == "192.168.1.4"


def test_the_first_choice_is_an_address_of_this_machine_or_none() -> None:
    first = addresses._first_choice()
    if first is not None:
        with socket.socket() as own:
            own.bind((first, 0))


def test_urls() -> None:
    assert url("192.168.1.5", 8080) == "http://192.168.1.5:8080"
    assert url("fe80::1", 8080) == "http://[fe80::1]:8080"
    assert url("10.0.0.1", 80) == "http://10.0.0.1"


def test_the_terminal_shows_address_and_code() -> None:
    out = io.StringIO()
    greet(out, Settings(host="0.0.0.0", url="http://192.168.1.5:8080"), 8080)
    shown = out.getvalue()
    assert "http://localhost:8080" in shown
    assert "http://192.168.1.5:8080" in shown
    assert "█" in shown


def test_a_terminal_without_block_characters_shows_the_address_alone() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    greet(out, Settings(url="http://192.168.1.5:8080"), 8080)
    assert b"http://192.168.1.5:8080" in raw.getvalue()


def test_a_server_for_this_machine_alone_says_so() -> None:
    out = io.StringIO()
    greet(out, Settings(host="127.0.0.1"), 8080)
    assert "http://127.0.0.1:8080" in out.getvalue()
    assert "this machine alone" in out.getvalue()
