"""What the server counts and times, for Prometheus.

Others count by these objects; here they are only declared and rendered. No label takes a value that
a client chooses freely, so their number stays bounded. With several workers, set
PROMETHEUS_MULTIPROC_DIR to an empty directory before the first import: each answer then tells of
all workers. A worker keeps its counts in files of its place, where the one that replaces it counts on: so
there are never more files than places, and no count is lost with a worker.
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

_place: int | None = None


def _name(place: int) -> str:
    return f"place{place}"


def _counts_as() -> str:
    """What the files of this process are named by; no two that run at once may have the same."""
    return str(os.getpid()) if _place is None else _name(_place)


if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
    values.ValueClass = values.MultiProcessValue(_counts_as)  # type: ignore[no-untyped-call]

#: Not the registry that the library shares with everyone: only what is declared here is published.
registry: Final = CollectorRegistry()


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"sevenroads_{name}", what, labels, registry=registry)


def _gauge(name: str, what: str) -> Gauge:
    return Gauge(f"sevenroads_{name}", what, registry=registry, multiprocess_mode="livesum")


def _histogram(name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"sevenroads_{name}", what, labels, registry=registry, buckets=buckets)


actions: Final = _counter("actions_total", "Actions that were played and stored.", "kind")
refusals: Final = _counter("refusals_total", "Commands that were refused.", "code")
games_started: Final = _counter("games_started_total", "Games that began.")
games_ended: Final = _counter("games_ended_total", "Games that ended, by what ended them.", "how")
logins: Final = _counter("logins_total", "Attempts to sign in.", "result")
slow_clients: Final = _counter("slow_clients_dropped_total", "Clients dropped because they did not keep up.")
bot_fallbacks: Final = _counter("bot_fallbacks_total", "Turns played by the fallback of a bot.", "reason")
pushes: Final = _counter("pushes_total", "Turn alerts by web push.", "result")

sockets: Final = _gauge("sockets", "Sockets that are open.")
rooms: Final = _gauge("rooms", "Tables that are held in memory.")

acknowledgement: Final = _histogram(
    "acknowledgement_seconds", "From the arrival of a command to its answer.", _FAST
)
store: Final = _histogram("store_seconds", "From handing over a change to its being stored.", _FAST)
bot: Final = _histogram("bot_seconds", "From asking a bot to its answer.", _SLOW)

# Those that are known beforehand are there from the first scrape on, so that a rise is seen as one.
for _result in ("ok", "wrong", "limited", "busy"):
    logins.labels(_result)
for _result in ("sent", "gone", "failed"):
    pushes.labels(_result)

if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
    ProcessCollector(registry=registry)


def render() -> tuple[bytes, str]:
    """The metrics as text, of all workers, and the content type of that text."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(registry), CONTENT_TYPE_LATEST
    gathered = CollectorRegistry()
    multiprocess.MultiProcessCollector(gathered)  # type: ignore[no-untyped-call]
    return generate_latest(gathered), CONTENT_TYPE_LATEST


def work_at(place: int) -> None:
    """This process is the worker at a place from now on: it counts on where the last one there ended."""
    global _place
    _place = place


def forget_worker(place: int) -> None:
    """Leave out the sockets and rooms of a worker that has ended; what it counted stays."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        multiprocess.mark_process_dead(_name(place))  # type: ignore[no-untyped-call]
