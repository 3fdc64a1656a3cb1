"""Gatekey: a server for long board games of journeys, played over a home network."""

__version__ = "0.1.0"
