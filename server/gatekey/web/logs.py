"""Log lines to standard error: for reading in a terminal, as JSON for machines. Secrets never get into them."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET: Final = frozenset({"token", "password", "nonce", "secret", "seed", "authorization"})
"""Names of fields that are never written, whoever passes them by mistake."""


def without_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drop the fields of :data:`SECRET`."""
    for name in SECRET & event.keys():
        del event[name]
    return event


def configure(*, as_json: bool) -> None:
    """Set up logging for a server process."""
    shown: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    trace = [structlog.processors.format_exc_info] if as_json else []
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            without_secrets,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso" if as_json else "%H:%M:%S", utc=as_json),
            *trace,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
