"""What the server counts and times while it works: one list of names, shown at ``/metrics`` in the text format of Prometheus.

These numbers move with what seats do in private (a standing pass is a commit, too), so they are for the owner of the server alone;
:mod:`gatekey.web.metrics` sees to that. Nothing here knows a table's code, a name or a token.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library says no types; its start tells when each began

_QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds in seconds: from a commit to a fast disk to one that makes people wait."""
_GROUP: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Meters:
    """The instruments of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._gauges: dict[str, Gauge] = {}
        registry = self.registry
        self.commit_seconds = Histogram(
            "gatekey_commit_seconds",
            "Time of one transaction, until it is on the disk.",
            buckets=_QUICK,
            registry=registry,
        )
        self.commit_steps = Histogram(
            "gatekey_commit_steps", "Steps of tables that one transaction stored.", buckets=_GROUP, registry=registry
        )
        self.commit_failures = Counter(
            "gatekey_commit_failures", "Transactions that were not stored, by trouble.", ["trouble"], registry=registry
        )
        self.answer_seconds = Histogram(
            "gatekey_answer_seconds",
            "From the receipt of an answer until the step it caused is on its way to every viewer; without waits for a beat.",
            buckets=_QUICK,
            registry=registry,
        )
        self.resyncs = Counter(
            "gatekey_resyncs",
            "Whole views sent to clients that had fallen behind or held a wrong one.",
            registry=registry,
        )
        self.cut_off = Counter(
            "gatekey_cut_off", "Connections that the server ended, by the code of its bye.", ["code"], registry=registry
        )
        if sys.platform == "linux":
            ProcessCollector(registry=registry)

    def watch(self, name: str, help_text: str, read: Callable[[], float]) -> None:
        """Show what ``read`` returns at the time of asking. Watched anew, as by another application around the same desk, the new one counts."""
        self._gauge(name, help_text).set_function(read)

    def watch_each(self, name: str, help_text: str, label: str, reads: Mapping[str, Callable[[], float]]) -> None:
        """The same for several values of one label."""
        gauge = self._gauge(name, help_text, label)
        for value, read in reads.items():
            gauge.labels(value).set_function(read)

    def _gauge(self, name: str, help_text: str, *labels: str) -> Gauge:
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, help_text, labels, registry=self.registry)
        return self._gauges[name]

    def text(self) -> bytes:
        """Everything, in the text format 0.0.4."""
        return generate_latest(self.registry)
