"""What honest players notice of an attack, and how much memory it costs.

The phases without and with the attack alternate, and each figure is the median of its phases: other programs
on the same computer disturb single ones.
"""

from __future__ import annotations

import statistics
import threading
import time
from contextlib import suppress
from dataclasses import dataclass

from . import raw
from .attacks import FRAMES, Attack, attacker, flood_frames
from .players import Player, memory, percentile, playing

#: Seconds to wait for the last answers when the server is not responding.
PATIENCE = 90


@dataclass(frozen=True)
class Phase:
    """Answers per second that all players got in one phase, and their latency in milliseconds."""

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

    @classmethod
    def median_of(cls, phases: list[Phase]) -> Phase:
        return cls(
            statistics.median(phase.answers for phase in phases),
            statistics.median(phase.median for phase in phases),
            statistics.median(phase.late for phase in phases),
        )


@dataclass(frozen=True)
class Observation:
    """One attack: bytes sent, phases, the share of new clients that were served, and memory in bytes."""

    sent: int
    refused: int
    newcomers: float
    before: Phase
    during: Phase
    after: Phase
    memory_before: int
    memory_peak: int
    memory_after: int

    @property
    def ratio(self) -> float:
        """The 99th percentile during the attack, as a multiple of that before."""
        return self.during.late / self.before.late


class MemoryPeak(threading.Thread):
    """Samples the memory of a process until it is stopped."""

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
        self.attacked = threading.Event()
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.wait(0.2):
            if self.attacked.is_set():
                self.tried += 1
                with suppress(OSError, ValueError):
                    answer = raw.api(self.port, "GET", "/healthz", source="127.0.5.1", timeout=2.0)
                    self.served += answer[0] == 200


class Meter:
    """Cuts the players' latencies into phases."""

    def __init__(self, players: list[Player]) -> None:
        self._players = players
        self._seen = [len(player.latencies) for player in players]
        self._began = time.monotonic()

    def phase(self) -> Phase:
        """The phase since the last call."""
        latencies: list[float] = []
        for number, player in enumerate(self._players):
            end = len(player.latencies)
            latencies += player.latencies[self._seen[number] : end]
            self._seen[number] = end
        now = time.monotonic()
        seconds, self._began = now - self._began, now
        return Phase.of(latencies, seconds)


def observe(port: int, pid: int, attack: Attack, rounds: int, seconds: float, calm: float) -> Observation:
    """Attack a server `rounds` times for `seconds`, with a calm phase before each attack and at the end."""
    with attacker() as submit, playing(port, 4, PATIENCE) as players:
        peak, newcomers = MemoryPeak(pid), Newcomers(port)
        time.sleep(calm / 2)
        first = memory(pid)
        peak.start()
        newcomers.start()
        meter = Meter(players)
        before, during, sent = [], [], 0
        for _ in range(rounds):
            time.sleep(calm)
            before.append(meter.phase())
            newcomers.attacked.set()
            sent += submit(attack, port, seconds).result()
            newcomers.attacked.clear()
            during.append(meter.phase())
        time.sleep(calm)
        after = meter.phase()
        for thread in (peak, newcomers):
            thread.stopped.set()
            thread.join()
        return Observation(
            sent,
            sum(player.refused for player in players),
            newcomers.served / max(newcomers.tried, 1),
            Phase.median_of(before),
            Phase.median_of(during),
            after,
            first,
            max(peak.peak, first),
            memory(pid),
        )


def served_during_flood(port: int, wanted: int = 10, seconds: float = 30) -> None:
    """Check that two players get `wanted` answers each within `seconds` of a flood from eight sockets.

    Without the limit of frames, a player gets one to three answers in ten seconds.
    """
    end = time.monotonic() + seconds

    def flood(number: int, kind: str) -> None:
        while not done.is_set() and time.monotonic() < end:
            flood_frames(port, kind, f"127.0.3.{number}", 1.0)

    done = threading.Event()
    with playing(port, 2) as players:
        floods = [
            threading.Thread(target=flood, args=given) for given in enumerate([*FRAMES, *FRAMES], start=1)
        ]
        for thread in floods:
            thread.start()
        # The first second is for the bursts that every socket may send.
        time.sleep(1)
        seen = [len(player.latencies) for player in players]

        def answered() -> list[int]:
            return [len(player.latencies) - n for player, n in zip(players, seen, strict=True)]

        while min(answered()) < wanted and time.monotonic() < end:
            time.sleep(0.05)
        served = answered()
        done.set()
        for thread in floods:
            thread.join()
    assert min(served) >= wanted
    assert not any(player.refused for player in players)
