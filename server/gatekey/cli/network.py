"""What can be learnt about this machine's ways in: whether a port is free, and which firewall is on."""

from __future__ import annotations

import errno
import shutil
import socket
import subprocess
from enum import Enum
from pathlib import Path
from typing import Final

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
