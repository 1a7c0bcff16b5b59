"""Numbers for Prometheus, at a port of their own: people who play never reach them.

Labels are routes, statuses and levels of bots: few, and nobody's name among them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from ..engine.errors import KanlyError
from .host import Host
from .watching import Watcher

HERE: Final = "127.0.0.1"
REQUESTS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THOUGHTS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15)
"""Seconds that tell quick from slow."""


class Metrics(Watcher):
    """Counts what it is told, to be read at a place: ``9100`` (here) or ``10.0.0.5:9100``."""

    def __init__(self, place: str) -> None:
        self._address, self._port = _address_in(place)
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self._requests = Histogram(
            "kanly_request_seconds", "Time until an answer begins",
            ["method", "route", "status"], buckets=REQUESTS, registry=registry,
        )  # fmt: skip
        self._decisions = Histogram(
            "kanly_bot_decision_seconds", "Time of a bot's decision, until it is kept",
            ["level"], buckets=THOUGHTS, registry=registry,
        )  # fmt: skip
        self._waiting = Gauge(
            "kanly_bots_waiting", "Bots that must answer and wait for a process", registry=registry
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request got the beginning of its answer."""
        self._requests.labels(method, route, str(status)).observe(seconds)

    def bot_waits(self) -> None:
        """One more waits."""
        self._waiting.inc()

    def bot_thinks(self) -> None:
        """One fewer waits."""
        self._waiting.dec()

    def bot_answered(self, level: str, seconds: float) -> None:
        """A bot has decided."""
        self._decisions.labels(level).observe(seconds)

    @contextmanager
    def told(self, host: Host) -> Iterator[None]:
        """Meanwhile the numbers can be read, and what the server has at that moment."""
        self.registry.register(Present(host))
        try:
            server, thread = start_http_server(self._port, self._address, self.registry)
        except OSError as error:
            place = f"{self._address}:{self._port}"
            raise KanlyError(
                f"--metrics: nothing can listen on {place} ({error.strerror})"
            ) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class Present(Collector):
    """What a server has at the moment somebody looks."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """The numbers."""
        host = self._host
        tables = len(host.registry.in_memory())
        failures = host.registry.storage.failures
        yield GaugeMetricFamily("kanly_tables", "Tables in memory", tables)
        yield GaugeMetricFamily("kanly_screens", "Open streams of events", host.bell.screens)
        yield CounterMetricFamily(
            "kanly_database_failures", "Times the database could not do what it should", failures
        )


def _address_in(place: str) -> tuple[str, int]:
    address, _, port = place.rpartition(":")
    address = address.strip("[]") or HERE
    try:
        ipaddress.ip_address(address)
        number = int(port)
    except ValueError:
        number = 0
    if not 0 < number < 65536:
        raise KanlyError(f"--metrics {place}: expected a port, or ADDRESS:PORT with numbers only")
    return address, number
