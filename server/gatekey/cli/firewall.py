"""Which firewall is on, and what opens it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

_UFW: Final = Path("/etc/ufw/ufw.conf")

OPEN_PORT: Final = {
    "ufw": "sudo ufw allow {port}/tcp",
    "firewalld": "sudo firewall-cmd --add-port={port}/tcp  (with --permanent as well, to keep it)",
}
"""How to let others in, by firewall."""


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
