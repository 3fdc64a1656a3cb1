"""Announcing the server on the home network, so that browsers of services find it (mDNS, ``_http._tcp``)."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator, Sequence
from typing import Final

import structlog
from zeroconf import Error, IPVersion
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

KIND: Final = "_http._tcp.local."
_PATIENCE: Final = 1.5
"""Seconds for taking the announcement back."""

_log = structlog.get_logger("gatekey.web")


def _info(addresses: Sequence[str], port: int) -> AsyncServiceInfo:
    machine = re.sub(r"[^A-Za-z0-9-]", "-", socket.gethostname().partition(".")[0]) or "server"
    return AsyncServiceInfo(
        KIND,
        f"Gatekey on {machine}.{KIND}",
        port=port,
        parsed_addresses=list(addresses),
        # Not the machine's own name: its mDNS responder speaks for that.
        server=f"gatekey-{machine}.local.",
        properties={"path": "/"},
    )


@contextlib.asynccontextmanager
async def announced(addresses: Sequence[str], port: int) -> AsyncIterator[None]:
    """Announce ``addresses`` (IPv4), on their interfaces only, for as long as the context lasts. That it fails stops nobody."""
    try:
        responder = AsyncZeroconf(interfaces=list(addresses), ip_version=IPVersion.V4Only)
    except (OSError, Error) as error:
        _log.warning("not announced", why=str(error))
        yield
        return
    # Asking whether the name is free takes a second; nobody should wait for that.
    announcing = asyncio.create_task(_announce(responder, addresses, port))
    try:
        yield
    finally:
        announcing.cancel()
        await asyncio.wait([announcing])
        try:
            async with asyncio.timeout(_PATIENCE):
                await responder.async_unregister_all_services()
        except TimeoutError:
            pass
        finally:
            await responder.async_close()


async def _announce(responder: AsyncZeroconf, addresses: Sequence[str], port: int) -> None:
    info = _info(addresses, port)
    try:
        await responder.async_register_service(info, allow_name_change=True)
    except (OSError, Error) as error:
        _log.warning("not announced", why=repr(error))
    else:
        _log.info("announced", name=info.name.removesuffix(f".{KIND}"), addresses=list(addresses))
