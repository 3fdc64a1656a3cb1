"""The ``gatekey`` command."""

from __future__ import annotations

from gatekey.cli.app import main

__all__ = ["main"]
