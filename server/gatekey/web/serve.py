"""Run the server until it is told to stop."""

from __future__ import annotations

from gatekey.web.settings import Settings


def run(settings: Settings) -> int:
    """Serve until SIGINT or SIGTERM. Returns 0: stopped as asked; 3: no access to the data; 4: the port is taken."""
    raise NotImplementedError
