"""The server's Prometheus metrics: declared and rendered here, updated by other modules.

Labels never take values that clients choose freely, so the number of series stays bounded. With several
workers, PROMETHEUS_MULTIPROC_DIR must name an empty folder before the first import; each scrape then covers
all workers. The files of a worker are named after its slot, and its replacement continues them: no count is
lost, and there are never more files than slots.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    multiprocess,
    values,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

_MILLISECOND: Final = 0.001
_FAST: Final = tuple(_MILLISECOND * n for n in (1, 2, 3, 5, 7.5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 250))
_SLOW: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)

_slot: int | None = None


def _name(slot: int) -> str:
    return f"slot{slot}"


def _file_key() -> str:
    """The key in this process's file names; unique among the running processes."""
    return str(os.getpid()) if _slot is None else _name(_slot)


if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
    values.ValueClass = values.MultiProcessValue(_file_key)  # type: ignore[no-untyped-call]

#: Not the library's global registry: only the metrics declared here are published.
registry: Final = CollectorRegistry()


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"sevenroads_{name}", what, labels, registry=registry)


def _gauge(name: str, what: str) -> Gauge:
    return Gauge(f"sevenroads_{name}", what, registry=registry, multiprocess_mode="livesum")


def _histogram(name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"sevenroads_{name}", what, labels, registry=registry, buckets=buckets)


actions: Final = _counter("actions_total", "Actions played and stored.", "kind")
refusals: Final = _counter("refusals_total", "Commands refused.", "code")
games_started: Final = _counter("games_started_total", "Games started.")
games_ended: Final = _counter("games_ended_total", "Games ended, by the way they ended.", "how")
logins: Final = _counter("logins_total", "Login attempts.", "result")
dropped_connections: Final = _counter(
    "dropped_connections_total", "Connections refused or closed by a limit.", "reason"
)
slow_clients: Final = _counter("slow_clients_dropped_total", "Slow clients whose queue was dropped.")
machine_fallbacks: Final = _counter(
    "bot_fallbacks_total", "Turns of the machine played by its quick fallback.", "reason"
)
undecodable_messages: Final = _counter(
    "undecodable_messages_total", "Messages of other workers that could not be decoded."
)
pushes: Final = _counter("pushes_total", "Turn alerts sent by web push.", "result")

sockets: Final = _gauge("sockets", "Open sockets.")
rooms: Final = _gauge("rooms", "Tables in memory.")
clock_offset: Final = Gauge(
    "sevenroads_clock_offset_seconds",
    "How far the server's time is ahead of the wall clock.",
    registry=registry,
    multiprocess_mode="mostrecent",
)

acknowledgement: Final = _histogram(
    "acknowledgement_seconds", "Time from the arrival of a command to its answer.", _FAST
)
store: Final = _histogram("store_seconds", "Time to store a change.", _FAST)
machine_thinking: Final = _histogram("bot_seconds", "Time the machine needs for a turn.", _SLOW)

# Create the known series now, so that the first scrape shows zeros and later ones show the increase.
for _result in ("ok", "wrong", "limited", "busy"):
    logins.labels(_result)
for _reason in (
    "address",
    "displaced",
    "full",
    "slow",
    "requests",
    "headers",
    "pipeline",
    "frames",
    "too-large",
    "invalid",
):
    dropped_connections.labels(_reason)
for _result in ("sent", "gone", "failed"):
    pushes.labels(_result)

if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
    ProcessCollector(registry=registry)


def render() -> tuple[bytes, str]:
    """The metrics of all workers as text, and the content type of that text."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(registry), CONTENT_TYPE_LATEST
    gathered = CollectorRegistry()
    multiprocess.MultiProcessCollector(gathered)  # type: ignore[no-untyped-call]
    return generate_latest(gathered), CONTENT_TYPE_LATEST


def use_slot(slot: int) -> None:
    """Make this process the worker in a slot; it continues the counts of the slot's previous worker."""
    global _slot
    _slot = slot


def drop_gauges(slot: int) -> None:
    """Remove the gauges (sockets, rooms) of a worker that has ended; its counters stay."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        multiprocess.mark_process_dead(_name(slot))  # type: ignore[no-untyped-call]
