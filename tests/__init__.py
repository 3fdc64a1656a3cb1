"""The tests; they mirror the house in ``server/gatekey``."""
