"""Whom a request comes from: the address that limits are kept for."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

from gatekey.web.settings import Network


def behind(remote: str | None, forwarded: Sequence[str], trusted: Sequence[Network]) -> str | None:
    """The address nearest to us that is no trusted proxy.

    ``forwarded`` are the headers in which each proxy appends whom it was asked by. Anybody can write anything in front, so it is read from its
    end, and no further than the first that is not trusted.
    """
    found = remote
    hops = [hop.strip() for header in forwarded for hop in header.split(",")]
    while hops and _is_among(found, trusted):
        hop = hops.pop()
        if _parsed(hop) is None:
            break
        found = hop
    return found


def _is_among(remote: str | None, networks: Sequence[Network]) -> bool:
    address = _parsed(remote)
    return address is not None and any(address in network for network in networks)


def _parsed(remote: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address((remote or "").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def address_key(remote: str | None) -> str:
    """The address that limits are kept for: an IPv4 address, or the /64 network of an IPv6 one (a household has a whole one)."""
    address = _parsed(remote)
    if address is None:
        return "local"
    return address.exploded[:19] if isinstance(address, IPv6Address) else str(address)


def neighbourhood(key: str) -> str:
    """Of an :func:`address_key`, the network that one party may well have all of: an IPv4 /24, an IPv6 /48."""
    return key[:14] if ":" in key else key.rpartition(".")[0] or key
