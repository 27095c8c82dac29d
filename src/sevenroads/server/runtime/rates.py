"""Rate limits: token buckets for each address and account, and a limit of simultaneous connections.

A bucket holds up to `burst` tokens and gains `rate` tokens per second; each request takes one. The caller
passes the time and decides what to do with a request that must wait: nothing here reads a clock or refuses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable


class TokenBucket:
    """One token bucket, full at `now`.

    >>> bucket = TokenBucket(rate=2.0, burst=3, now=0.0)
    >>> [bucket.take(0.0) for _ in range(4)]
    [0.0, 0.0, 0.0, 0.5]
    >>> bucket.take(0.5)
    0.0
    """

    __slots__ = ("burst", "rate", "time", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        _check(rate, burst)
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.time = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take `cost` tokens and return 0.0, or take none and return the seconds until there are enough."""
        if not 0 <= cost <= self.burst:
            raise ValueError(f"a cost of {cost} never fits into a bucket of {self.burst}")
        # If the clock goes back, the same seconds must not count twice.
        if now > self.time:
            self.tokens = min(float(self.burst), self.tokens + (now - self.time) * self.rate)
            self.time = now
        # The tolerance covers rounding: a client that waits exactly `Retry-After` seconds must be allowed.
        if self.tokens >= cost - 1e-9:
            self.tokens = max(self.tokens - cost, 0.0)
            return 0.0
        return (cost - self.tokens) / self.rate

    def refund(self, cost: float) -> None:
        self.tokens = min(float(self.burst), self.tokens + cost)


class RateLimiter:
    """A token bucket for each key, such as an address or an account.

    Only the `keys` most recently used buckets are kept, so memory stays bounded however many addresses a
    client has. A key that was dropped starts again with a full bucket.
    """

    __slots__ = ("_buckets", "burst", "keys", "rate")

    def __init__(self, rate: float, burst: int, keys: int = 100_000) -> None:
        _check(rate, burst)
        if keys < 1:
            raise ValueError("a rate limiter needs room for at least one key")
        self.rate = rate
        self.burst = burst
        self.keys = keys
        self._buckets: dict[Hashable, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float, cost: float = 1.0) -> float:
        """Take `cost` tokens and return 0.0, or take none and return the seconds until there are enough."""
        # A dict keeps insertion order. Re-inserting the key makes the first one the least recently used.
        bucket = self._buckets.pop(key, None) or TokenBucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self.keys:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now, cost)

    def refund(self, key: Hashable, cost: float = 1.0) -> None:
        """Return tokens for a request that was not carried out or does not count after all."""
        if key in self._buckets:
            self._buckets[key].refund(cost)


class AccountRateLimiter:
    """Limits each account, and each address to `factor` times as much.

    A request takes a token from both buckets or from neither. Changing the address does not help an account,
    and changing the account does not help an address. All visitors of an address without an account share one
    account bucket.
    """

    __slots__ = ("_accounts", "_addresses")

    def __init__(self, rate: float, burst: int, factor: int) -> None:
        self._accounts = RateLimiter(rate, burst)
        self._addresses = RateLimiter(rate * factor, burst * factor)

    def take(self, account: int | str | None, address: str, now: float) -> float:
        """Take a token from both and return 0.0, or take none and return the seconds until both have one."""
        key = address if account is None else account
        if wait := self._accounts.take(key, now):
            return wait
        if wait := self._addresses.take(address, now):
            self._accounts.refund(key)
        return wait

    def refund(self, account: int | str, address: str) -> None:
        """Return the tokens of a request that does not count after all."""
        self._accounts.refund(account)
        self._addresses.refund(address)


class ConnectionLimit:
    """At most `limit` simultaneous connections for each key, such as an address."""

    __slots__ = ("_open", "limit")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._open: Counter[Hashable] = Counter()

    def acquire(self, key: Hashable) -> bool:
        """Count a connection and return True, or return False if the limit is reached."""
        if self._open[key] >= self.limit:
            return False
        self._open[key] += 1
        return True

    def release(self, key: Hashable) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def _check(rate: float, burst: int) -> None:
    if not rate > 0 or burst < 1:
        raise ValueError("a bucket needs a rate above 0 and room for at least one token")
