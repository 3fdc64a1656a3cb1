"""Under which addresses others can reach this server. Found without sending anything anywhere."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, ip_address
from typing import Final

import ifaddr

MOST: Final = 6
"""Addresses named at most: machines with many virtual networks have more than a person wants to read."""
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""A documentation address: no machine has it."""


def _first_choice() -> str | None:
    """The address from which packets leave this machine. Connecting a datagram socket picks it and sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _all_addresses() -> set[str]:
    return {ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)}


def lan_addresses() -> list[str]:
    """This machine's IPv4 addresses that other machines may reach, the likeliest first."""
    first = _first_choice()
    found = [first] if first is not None else []
    found += sorted(_all_addresses() - set(found), key=_likelihood)
    return [address for address in found if _outward(address)][:MOST]


def _outward(address: str) -> bool:
    ip = ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def _likelihood(address: str) -> tuple[int, int]:
    # Home networks are mostly 192.168; 172.16 to 172.31 are mostly containers.
    order = 0 if address.startswith("192.168.") else 2 if address.startswith("172.") else 1
    return order, int(IPv4Address(address))


def reachable(host: str) -> list[str]:
    """Addresses at which a server listening on ``host`` can be reached by other machines; empty when it cannot."""
    try:
        bound = ip_address(host)
    except ValueError:
        return [] if host == "localhost" else [host]
    if bound.is_unspecified:
        return lan_addresses()
    return [] if bound.is_loopback else [host]


def url(address: str, port: int) -> str:
    """``http://address:port`` with IPv6 addresses in brackets."""
    name = f"[{address}]" if ":" in address else address
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"
