"""Which connections the server accepts: a limit for each address, and a limit for all of them.

The limit for all leaves file descriptors for the database, the log and the machine's processes. A dropped or
refused connection is counted in the metrics, and the log reports it at most once a minute for each reason.
"""

from __future__ import annotations

import logging
import resource
import time
from dataclasses import dataclass, field
from typing import Final

from uvicorn import Config

from ..runtime import metrics
from ..runtime.logs import log
from ..runtime.rates import ConnectionLimit
from ..runtime.settings import Settings

#: File descriptors that connections never use.
RESERVED_DESCRIPTORS: Final = 128
#: Seconds between two log lines about dropped connections of one kind.
LOG_SECONDS: Final = 60.0
#: The key of the limit for all connections together.
_ALL: Final = ""


def raise_descriptor_limit() -> int:
    """Raise the process's limit of open files as far as the system allows, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


@dataclass(slots=True)
class Admission:
    """Counts the open connections of one server process."""

    total: int
    #: None if all connections come from a proxy, whose address says nothing about the client.
    per_address: int | None
    _open: ConnectionLimit = field(init=False)
    _addresses: ConnectionLimit | None = field(init=False)
    _drops: dict[str, int] = field(init=False, default_factory=dict)
    _logged: dict[str, float] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._open = ConnectionLimit(self.total)
        self._addresses = ConnectionLimit(self.per_address) if self.per_address is not None else None

    @classmethod
    def from_settings(cls, settings: Settings) -> Admission:
        total = max(raise_descriptor_limit() - RESERVED_DESCRIPTORS, 16)
        if not settings.limits or settings.proxies:
            return cls(total, None)
        return cls(total, min(settings.connections, max(total // 2, 1)))

    def admit(self, address: str) -> bool:
        """Count a connection of this address and return True, or return False if a limit is reached."""
        if not self._open.acquire(_ALL):
            self.count_drop("full")
            return False
        if self._addresses is not None and not self._addresses.acquire(address):
            self._open.release(_ALL)
            self.count_drop("address")
            return False
        return True

    def release(self, address: str) -> None:
        self._open.release(_ALL)
        if self._addresses is not None:
            self._addresses.release(address)

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
        #: Frames per second that one socket may send: messages, and as many control frames.
        self.frame_rate = settings.message_rate * 2
