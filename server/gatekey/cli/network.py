"""What can be learnt about this machine's ways in: its addresses, who holds a port, and which firewall is on."""

from __future__ import annotations

import errno
import http.client
import json
import shutil
import socket
import subprocess
from enum import Enum
from pathlib import Path
from typing import Final

_LISTENING: Final = "0A"
_UFW: Final = Path("/etc/ufw/ufw.conf")


class Port(Enum):
    """What a port is doing."""

    FREE = "free"
    TAKEN = "taken"
    FORBIDDEN = "forbidden"
    """Ports below 1024 are for the administrator on many systems."""
    NO_ADDRESS = "no address"
    """The address to listen on is not one of this machine's."""


def port_state(host: str, port: int) -> Port:
    """Try to listen on ``host:port``."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        return Port.NO_ADDRESS
    with socket.socket(family, kind, protocol) as probe:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(address)
            probe.listen(1)
        except OSError as error:
            if error.errno in {errno.EACCES, errno.EPERM}:
                return Port.FORBIDDEN
            return Port.NO_ADDRESS if error.errno == errno.EADDRNOTAVAIL else Port.TAKEN
    return Port.FREE


def is_gatekey(port: int) -> bool:
    """Whether what listens on the port of this machine answers as Gatekey does."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        body = json.loads(answer.read(4096))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(body, dict) and body.get("name") == "gatekey"


def holder(port: int) -> str:
    """The program that listens on ``port``, as ``name (process 123)``; empty when that cannot be found out (Linux only)."""
    inodes = _listening_inodes(port)
    if not inodes:
        return ""
    for process in Path("/proc").iterdir():
        if not process.name.isdecimal():
            continue
        try:
            held = any(str(link.readlink()) in inodes for link in (process / "fd").iterdir())
            if held:
                return f"{(process / 'comm').read_text().strip()} (process {process.name})"
        except OSError:
            continue
    return ""


def _listening_inodes(port: int) -> set[str]:
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        try:
            lines = Path(table).read_text().splitlines()[1:]
        except OSError:
            continue
        for line in lines:
            fields = line.split()
            if fields[3] == _LISTENING and int(fields[1].rpartition(":")[2], 16) == port:
                inodes.add(f"socket:[{fields[9]}]")
    return inodes


def firewall() -> str:
    """The firewall that is on: ``ufw``, ``firewalld``, or empty when neither is seen."""
    try:
        if shutil.which("ufw") and "ENABLED=yes" in _UFW.read_text():
            return "ufw"
    except OSError:
        pass
    if command := shutil.which("firewall-cmd"):
        state = subprocess.run([command, "--state"], capture_output=True, text=True, timeout=5, check=False)
        if state.stdout.strip() == "running":
            return "firewalld"
    return ""


OPEN_PORT: Final = {
    "ufw": "sudo ufw allow {port}/tcp",
    "firewalld": "sudo firewall-cmd --add-port={port}/tcp  (with --permanent as well, to keep it)",
}
"""How to let others in, by firewall."""
