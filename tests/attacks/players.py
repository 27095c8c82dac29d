"""Honest players during an attack: they act and undo at a table and note how long each answer takes."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import raw

#: Seconds between two commands of a player; below the limit of messages per second.
PAUSE = 0.07


class Player:
    """A guest at a table with both seats."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        status, headers, _ = raw.api(port, "POST", "/api/guest", {"name": "Honest"}, source)
        assert status == 200, status
        self.cookie = headers["set-cookie"].partition(";")[0]
        status, _, answer = raw.api(
            port, "POST", "/api/tables", {"edition": "ardennes", "opponent": "self"}, source, self.cookie
        )
        assert status == 201, answer
        self.table = answer["table"]["id"]
        self.latencies: list[float] = []
        #: Commands that the server could not carry out.
        self.refused = 0
        self._stop = threading.Event()

    def start(self) -> None:
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def stop(self, patience: float) -> None:
        self._stop.set()
        self._thread.join(patience)
        assert not self._thread.is_alive(), "an honest player is still waiting for an answer"

    def wait_for_answers(self, wanted: int, seconds: float = 60) -> None:
        """Wait until the server has answered `wanted` more commands."""
        wanted += len(self.latencies)
        end = time.monotonic() + seconds
        while len(self.latencies) < wanted:
            assert time.monotonic() < end, "the server does not answer an honest player"
            time.sleep(0.02)

    def _play(self) -> None:
        link = raw.WebSocket(self.port, self.source, self.cookie)
        link.socket.settimeout(90)
        link.send({"type": "watch", "table": self.table})
        seq = link.until("snapshot")["moment"]["seq"]
        acted = False
        while not self._stop.is_set():
            kind = {"type": "undo"} if acted else {"type": "act", "action": "M1"}
            began = time.perf_counter()
            link.send({**kind, "table": self.table, "id": str(seq), "seq": seq})
            answer = link.until("ack", "refused")
            if answer["type"] == "refused":
                self.refused += 1
                self._stop.wait(PAUSE)
                continue
            self.latencies.append(time.perf_counter() - began)
            seq, acted = answer["seq"], not acted
            self._stop.wait(PAUSE)
        link.close()


@contextmanager
def playing(port: int, count: int = 4, patience: float = 60) -> Iterator[list[Player]]:
    """Players at `count` tables, each from an address of its own."""
    players = [Player(port, f"127.0.1.{number}") for number in range(1, count + 1)]
    for player in players:
        player.start()
    try:
        yield players
    finally:
        for player in players:
            player.stop(patience)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def memory(pid: int) -> int:
    """Resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise ProcessLookupError(pid)
