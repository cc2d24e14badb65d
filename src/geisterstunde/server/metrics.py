"""Figures for whoever runs a server, in Prometheus' form, and a log of what goes wrong."""

import logging

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from geisterstunde.kernel.refusal import BadInput
from geisterstunde.server.errors import Declined
from geisterstunde.server.store.store import StoreUnavailable

log = logging.getLogger("geisterstunde")


class Metrics:
    """What is counted. Nothing of a game or a person is among it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("geisterstunde_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("geisterstunde_tables", "Tables in memory", registry=self.registry)
        self.lines = Counter("geisterstunde_lines", "Journal lines kept", registry=self.registry)
        self.refused = Counter(
            "geisterstunde_refused", "Commands turned down", ["code"], registry=self.registry
        )
        self.dropped = Counter(
            "geisterstunde_dropped", "Sockets given up because nobody read", registry=self.registry
        )
        self.store_troubles = Counter(
            "geisterstunde_store_troubles", "Times the store could not do it", registry=self.registry
        )
        self.bot_troubles = Counter("geisterstunde_bot_troubles", "Bots that failed", registry=self.registry)
        self.faults = Counter("geisterstunde_faults", "Faults of the server itself", registry=self.registry)
        self.decision_seconds = Histogram(
            "geisterstunde_decision_seconds",
            "From a decision's arrival to its acknowledgement, waiting for lids left out",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def bot_failed(self, sentence: str) -> None:
        """A bot raised, hung or answered nonsense."""
        self.bot_troubles.inc()
        log.warning("bot_failed", extra={"sentence": sentence})

    def report(self, error: BaseException | None) -> None:
        """Something nobody waited for has failed."""
        if isinstance(error, Declined | StoreUnavailable | BadInput):
            return  # told to whoever asked
        self.faults.inc()
        log.error("fault", exc_info=error)
