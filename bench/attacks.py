"""What honest players notice of an attack on the server's connections, and how much memory it costs.

Four players act and undo at their tables before, during and after each attack. The peer is the same
application on uvicorn's own protocol classes, without the limits of `server/transport/`, attacked in the same
run. The attacks are those of `tests/attacks/`; both servers run with their default settings, without a proxy.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.measure import arguments, json_line, machine, table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from attacks import attacks, raw  # noqa: E402
from attacks.players import Player, memory, percentile, playing  # noqa: E402

MB = 1_000_000
#: Open files that a server may have, a usual limit.
DESCRIPTORS = 1024
#: Seconds to wait for the last answers when the server is not responding.
PATIENCE = 90
#: Starts the server with uvicorn's own protocol classes.
UNLIMITED = """
import sevenroads.server.serve as serve
limited = serve.configuration
def configuration(app, settings):
    config = limited(app, settings)
    config.http_protocol_class = config.ws_protocol_class = None
    config.http, config.ws = "httptools", "websockets-sansio"
    config.admission.per_address = None
    return config
serve.configuration = configuration
from sevenroads.cli import main
main(["serve"])
"""


@dataclass(frozen=True)
class Phase:
    """Answers that all players got in one phase, and their latency in milliseconds."""

    answers: float
    median: float
    late: float

    @classmethod
    def of(cls, latencies: list[float], seconds: float) -> Phase:
        if not latencies:
            return cls(0.0, float("inf"), float("inf"))
        return cls(
            len(latencies) / seconds, percentile(latencies, 0.5) * 1000, percentile(latencies, 0.99) * 1000
        )


class Memory(threading.Thread):
    """Samples the memory of a process."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.pid = pid
        self.peak = 0
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(0.05):
            self.peak = max(self.peak, memory(self.pid))


class Newcomers(threading.Thread):
    """New clients that connect from another address and ask for the health of the server."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.tried = self.served = 0
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(0.2):
            self.tried += 1
            with suppress(OSError, ValueError):
                self.served += (
                    raw.api(self.port, "GET", "/healthz", source="127.0.5.1", timeout=2.0)[0] == 200
                )


@contextmanager
def server(limited: bool) -> Iterator[tuple[int, int]]:
    """A server with default settings; yields its port and process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "sevenroads.cli", "serve"] if limited else ["-c", UNLIMITED]
        process = subprocess.Popen(
            [sys.executable, *command],
            env={
                **os.environ,
                "SEVENROADS_DATABASE": f"sqlite:///{folder}/games.db",
                "SEVENROADS_PORT": "0",
                "SEVENROADS_MACHINE_PROCESSES": "0",
                "SEVENROADS_LOG": "error",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
        )
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().rsplit(":", 1)[1]), process.pid
        finally:
            process.kill()
            process.wait()


def attack(limited: bool, run: attacks.Attack, seconds: float, calm: float) -> dict[str, Any]:
    """Attack a new server; returns what the players noticed and the server's memory in MB."""
    with server(limited) as (port, pid), playing(port, 4, PATIENCE) as players:
        time.sleep(calm)
        before, counts = memory(pid), counts_of(players)
        watcher, newcomers = Memory(pid), Newcomers(port)
        watcher.start()
        newcomers.start()
        began = time.monotonic()
        sent = 0
        # An attack whose connection is closed early is repeated, as an attacker would.
        while time.monotonic() - began < seconds:
            sent += run(port, seconds - (time.monotonic() - began))
        took = max(time.monotonic() - began, 0.001)
        newcomers.stopped.set()
        middle = counts_of(players)
        time.sleep(calm)
        watcher.stopped.set()
        watcher.join()
        end = counts_of(players)
        return {
            "sent_mb": sent / MB,
            "refused": sum(player.refused for player in players),
            "new_clients_served": newcomers.served / max(newcomers.tried, 1),
            "before": Phase.of(taken(players, [0] * 4, counts), calm).__dict__,
            "during": Phase.of(taken(players, counts, middle), took).__dict__,
            "after": Phase.of(taken(players, middle, end), calm).__dict__,
            "memory": [before / MB, max(watcher.peak, before) / MB, memory(pid) / MB],
        }


def counts_of(players: list[Player]) -> list[int]:
    return [len(player.latencies) for player in players]


def taken(players: list[Player], starts: list[int], ends: list[int]) -> list[float]:
    return [
        late
        for player, start, end in zip(players, starts, ends, strict=True)
        for late in player.latencies[start:end]
    ]


def main() -> None:
    given = arguments(__doc__ or "")
    seconds, calm = (1.2, 0.6) if given.quick else (10.0, 4.0)
    rate = MB
    subjects: dict[str, attacks.Attack] = {}
    for kind in ("pings",) if given.quick else attacks.FRAMES:
        for sockets in (1,) if given.quick else (1, 8):
            subjects[f"{kind}, {sockets} × 1 MB/s"] = attacks.frames(kind, sockets, rate)
    subjects["pipelined requests, 15 MB"] = attacks.pipeline(15 * MB)
    subjects["headers, 40 MB"] = attacks.headers(40 * MB)
    subjects["trailers, 30 MB"] = attacks.trailers(30 * MB)
    subjects["1,100 silent connections"] = attacks.silent(1100)
    rows, figures = [], {}
    for name, run in subjects.items():
        found = {who: attack(who == "limited", run, seconds, calm) for who in ("limited", "peer")}
        figures[name] = found | {
            "ratio": found["limited"]["during"]["late"] / found["limited"]["before"]["late"]
        }
        for who, one in found.items():
            rows.append([name if who == "limited" else "", who, *cells(one)])
    columns = ["attack", "server", "sent, MB", "before", "during", "after", "new", "memory, MB"]
    table(
        "Honest players during attacks",
        columns,
        rows,
        "before, during, after: answers per second, median and 99th percentile of the latency in ms; "
        "new: new clients served during the attack; memory: before, peak, after; "
        "peer: uvicorn without the limits",
    )
    if given.json:
        json_line({"machine": machine(), "attacks": figures})


def cells(one: dict[str, Any]) -> list[str]:
    phases = [
        f"{one[when]['answers']:.0f}, {one[when]['median']:.1f}, {one[when]['late']:.1f}"
        for when in ("before", "during", "after")
    ]
    return [
        f"{one['sent_mb']:.1f}",
        *phases,
        f"{one['new_clients_served']:.0%}",
        " → ".join(f"{part:.0f}" for part in one["memory"]),
    ]


if __name__ == "__main__":
    main()
