"""Log lines to standard error: for reading in a terminal, as JSON for machines. Secrets never get into them."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog
from structlog.dev import plain_traceback

SECRET: Final = frozenset({"token", "password", "nonce", "secret", "seed", "authorization"})
"""Names of fields that are never written, whoever passes them by mistake."""


def without_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drop the fields of :data:`SECRET`."""
    for name in SECRET & event.keys():
        del event[name]
    return event


def configure(*, as_json: bool) -> None:
    """Set up logging for a server process: what this program says and what its libraries say, in one form."""
    stamped: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        without_secrets,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso" if as_json else "%H:%M:%S", utc=as_json),
    ]
    shown: list[structlog.types.Processor] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if as_json
        # Not the pretty traceback: it prints local variables, tokens and seeds among them.
        else [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain_traceback)]
    )
    structlog.configure(
        processors=[*stamped, *shown],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            # What a call passes as `extra`, such as the table, becomes a field like any other.
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), structlog.stdlib.add_logger_name, *stamped],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
