"""The port: taking it, and finding out who has it when it is taken."""

from __future__ import annotations

import errno
import http.client
import json
import socket
from pathlib import Path
from typing import Final, NamedTuple

BACKLOG: Final = 512
_LISTENING: Final = "0A"
"""State of a listening socket in Linux's table of connections."""


class Holder(NamedTuple):
    """A program that has a port."""

    name: str
    pid: int


class CannotListen(Exception):
    """The address or port cannot be had. The message says why, and what to do."""

    def __init__(self, message: str, *, taken: bool) -> None:
        super().__init__(message)
        self.taken = taken
        """Whether another program has the port."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen on every address that ``host`` stands for.

    Raises:
        CannotListen: with a message for the person at the terminal.
    """
    sockets: list[socket.socket] = []
    try:
        for family, address in _resolved(host, port):
            # With port 0 the first address picks one, and the others follow it.
            chosen = sockets[0].getsockname()[1] if sockets else port
            # `::` is meant as every address, those of IPv4 included.
            both = address == "::" and socket.has_dualstack_ipv6()
            sockets.append(socket.create_server((address, chosen), family=family, backlog=BACKLOG, dualstack_ipv6=both))
    except OSError as error:
        for opened in sockets:
            opened.close()
        raise _explained(error, host, port) from error
    return sockets


def _resolved(host: str, port: int) -> list[tuple[socket.AddressFamily, str]]:
    try:
        found = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except socket.gaierror as error:
        raise CannotListen(f"There is no address called {host!r} here.", taken=False) from error
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def _explained(error: OSError, host: str, port: int) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        whose = _named(holder(port), gatekey=is_gatekey(port))
        message = f"Port {port} is taken by {whose}. Stop that, or choose another: add --port {port % 65535 + 1}"
        return CannotListen(message, taken=True)
    if error.errno in {errno.EACCES, errno.EPERM}:
        return CannotListen(f"Port {port} is not for everyone: choose one above 1023, e.g. --port 8080.", taken=False)
    if error.errno == errno.EADDRNOTAVAIL:
        return CannotListen(f"This machine does not have the address {host}: leave --host out to use all.", taken=False)
    return CannotListen(f"Cannot listen on {host}, port {port}: {error.strerror or error}", taken=False)


def _named(found: Holder | None, *, gatekey: bool) -> str:
    """Who has the port, in words. A Gatekey is said to be one, whatever its process is called, and only once."""
    name = "another Gatekey" if gatekey else found.name if found else "another program"
    return f"{name} (process {found.pid})" if found else name


def is_gatekey(port: int) -> bool:
    """Whether what listens on that port of this machine is a Gatekey."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        connection.request("GET", "/healthz")
        body = json.loads(connection.getresponse().read(4096))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(body, dict) and body.get("name") == "gatekey"


def holder(port: int) -> Holder | None:
    """The program that listens on ``port``; None when the system does not tell (other than Linux, or another user's)."""
    sockets = _listening(port)
    if not sockets:
        return None
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if any(str(link.readlink()) in sockets for link in (process / "fd").iterdir()):
                return Holder((process / "comm").read_text().strip(), int(process.name))
        except OSError:
            continue
    return None


def _listening(port: int) -> frozenset[str]:
    """Names, as a process's file descriptors show them, of the sockets that listen on ``port``."""
    found: set[str] = set()
    for table in (Path("/proc/net/tcp"), Path("/proc/net/tcp6")):
        try:
            rows = [line.split() for line in table.read_text().splitlines()[1:]]
        except OSError:
            continue
        found |= {
            f"socket:[{row[9]}]" for row in rows if row[3] == _LISTENING and int(row[1].rpartition(":")[2], 16) == port
        }
    return frozenset(found)
