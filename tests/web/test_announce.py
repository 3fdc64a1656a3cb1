"""Announcing by mDNS, on the loopback interface alone."""

from __future__ import annotations

import asyncio

import pytest
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from gatekey.web import announce
from gatekey.web.announce import KIND, announced
from tests.web.conftest import until


async def test_a_server_is_found_by_its_announcement() -> None:
    found: list[str] = []

    def changed(zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Added:
            found.append(name)

    listener = AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
    browser = AsyncServiceBrowser(listener.zeroconf, KIND, handlers=[changed])
    try:
        async with announced(["127.0.0.1"], 8099):
            await until(lambda: any(name.startswith("Gatekey on ") for name in found))
            name = next(name for name in found if name.startswith("Gatekey on "))
            info = AsyncServiceInfo(KIND, name)
            assert await info.async_request(listener.zeroconf, 3000)
            assert info.port == 8099
            assert info.parsed_addresses() == ["127.0.0.1"]
    finally:
        await browser.async_cancel()
        await listener.async_close()


async def test_that_it_cannot_be_announced_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise OSError("no such interface")

    monkeypatch.setattr(announce, "AsyncZeroconf", refuse)
    async with announced(["192.0.2.1"], 8099):
        await asyncio.sleep(0)
