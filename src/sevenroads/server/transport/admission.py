"""Which connections the server accepts: a limit for each address, and a limit for all of them.

The limit for all leaves file descriptors for the database, the log and the machine's processes. When it is
reached, a newcomer takes the place of the address with most connections. A dropped or refused connection is
counted in the metrics, and the log reports it at most once a minute for each reason.
"""

from __future__ import annotations

import logging
import resource
import time
from dataclasses import dataclass, field
from typing import Final, Protocol

from uvicorn import Config

from ..runtime import metrics
from ..runtime.logs import log
from ..runtime.rates import RateLimiter
from ..runtime.settings import Settings

#: File descriptors that connections never use.
RESERVED_DESCRIPTORS: Final = 128
#: Seconds between two log lines about dropped connections of one kind.
LOG_SECONDS: Final = 60.0
#: Requests of any kind for one address, pages and refused ones included, as a multiple of its API requests.
REQUEST_FACTOR: Final = 4
#: Requests or frames that may arrive at once, in seconds of the sustained rate.
BURST_SECONDS: Final = 5


def raise_descriptor_limit() -> int:
    """Raise the process's limit of open files as far as the system allows, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


class Connection(Protocol):
    """An open connection, which can be dropped to make room for another."""

    def make_room(self) -> None: ...


class OpenConnections:
    """The open connections by address, and the address that has most of them.

    Connections without an address belong to a proxy, and so to several clients.
    """

    def __init__(self) -> None:
        self._addresses: dict[Connection, str | None] = {}
        # Dicts as ordered sets: the connections of each address, oldest first, and the addresses by their
        # number of connections, so that finding the largest takes no time however many there are.
        self._of: dict[str, dict[Connection, None]] = {}
        self._with: dict[int, dict[str, None]] = {}
        self._most = 0

    def __len__(self) -> int:
        return len(self._addresses)

    def count(self, address: str | None) -> int:
        return len(self._of.get(address, ())) if address is not None else 0

    def add(self, connection: Connection, address: str | None) -> None:
        self._addresses[connection] = address
        if address is not None:
            before = self.count(address)
            self._of.setdefault(address, {})[connection] = None
            self._move(address, before, before + 1)

    def remove(self, connection: Connection) -> None:
        """Remove a connection, unless it was removed before."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            before = self.count(address)
            del self._of[address][connection]
            if before == 1:
                del self._of[address]
            self._move(address, before, before - 1)

    def newest_of_largest(self, address: str | None) -> Connection | None:
        """The newest connection of the address with most; None unless it has two more than `address`."""
        if self._most < self.count(address) + 2:
            return None
        return next(reversed(self._of[next(iter(self._with[self._most]))]))

    def _move(self, address: str, before: int, after: int) -> None:
        if before:
            del self._with[before][address]
            if not self._with[before]:
                del self._with[before]
        if after:
            self._with.setdefault(after, {})[address] = None
        # The count changes by one, so the largest does too.
        self._most = after if after > self._most or self._most not in self._with else self._most


@dataclass(slots=True)
class Admission:
    """Counts the open connections of one server process."""

    total: int
    #: None if all connections come from a proxy, whose address says nothing about the client.
    per_address: int | None
    _open: OpenConnections = field(init=False, default_factory=OpenConnections)
    _drops: dict[str, int] = field(init=False, default_factory=dict)
    _logged: dict[str, float] = field(init=False, default_factory=dict)

    @classmethod
    def from_settings(cls, settings: Settings) -> Admission:
        total = max(raise_descriptor_limit() - RESERVED_DESCRIPTORS, 16)
        if not settings.limits or settings.proxies:
            return cls(total, None)
        return cls(total, min(settings.connections, max(total // 2, 1)))

    def admit(self, connection: Connection, address: str | None) -> bool:
        """Count a connection and return True, or return False if a limit is reached."""
        if self.per_address is not None and self._open.count(address) >= self.per_address:
            self.count_drop("address")
            return False
        if len(self._open) >= self.total:
            other = self._open.newest_of_largest(address)
            if other is None:
                self.count_drop("full")
                return False
            self.count_drop("displaced")
            self._open.remove(other)
            other.make_room()
        self._open.add(connection, address)
        return True

    def replace(self, old: Connection, new: Connection, address: str | None) -> None:
        """Count `new` in the place of `old`, if `old` still has one."""
        self._open.remove(old)
        self._open.add(new, address)

    def release(self, connection: Connection) -> None:
        self._open.remove(connection)

    def count_drop(self, reason: str) -> None:
        """Count a refused or dropped connection and log it, unless the same was logged a moment ago."""
        metrics.dropped_connections.labels(reason).inc()
        self._drops[reason] = self._drops.get(reason, 0) + 1
        now = time.monotonic()
        if now - self._logged.get(reason, -LOG_SECONDS) < LOG_SECONDS:
            return
        self._logged[reason] = now
        log("connections-dropped", level=logging.WARNING, reason=reason, count=self._drops.pop(reason))


class GuardedConfig(Config):
    """uvicorn's configuration with what the protocol classes need besides."""

    def __init__(self, app: object, settings: Settings, **options: object) -> None:
        super().__init__(app, **options)  # type: ignore[arg-type]
        self.admission = Admission.from_settings(settings)
        self.limits = settings.limits
        self.proxies = settings.proxies
        requests = settings.request_rate * REQUEST_FACTOR
        #: Requests by address.
        self.requests = RateLimiter(requests, int(requests * BURST_SECONDS))
        #: Frames per second that one socket may send: messages, and as many control frames.
        self.frame_rate = settings.message_rate * 2
        frames = self.frame_rate * settings.address_factor
        #: Frames of all sockets by address.
        self.frames = RateLimiter(frames, int(frames * BURST_SECONDS))
