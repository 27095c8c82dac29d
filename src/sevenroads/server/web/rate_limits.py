"""How much someone may do: token buckets, in bursts and in the long run, and how many things at once.

A bucket holds up to `burst` tokens and gains `rate` of them a second; what is done takes some out.
Times come from the caller; nothing here reads a clock, waits or refuses: the answer is how long to
wait.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable


class Bucket:
    """One bucket, full at `now`, such as for the messages of one socket.

    >>> bucket = Bucket(rate=2.0, burst=3, now=0.0)
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
        self.tokens, wait = _take(self.tokens, now - self.time, self.rate, self.burst, cost)
        # A clock that went back must not give the same seconds twice.
        self.time = max(now, self.time)
        return wait


class Buckets:
    """A bucket for each key, such as an address or an account.

    Only the `keys` that came last are remembered; who is forgotten begins with a full bucket. So
    memory stays bounded, however many addresses someone has.
    """

    __slots__ = ("_buckets", "burst", "keys", "rate")

    def __init__(self, rate: float, burst: int, keys: int = 100_000) -> None:
        _check(rate, burst)
        if keys < 1:
            raise ValueError("buckets need room for at least one key")
        self.rate = rate
        self.burst = burst
        self.keys = keys
        self._buckets: dict[Hashable, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, now: float, cost: float = 1.0) -> float:
        """Take `cost` tokens and return 0.0, or take none and return the seconds until there are enough."""
        # Taken out and put back at the end: a dict keeps its order, so the first key came longest ago.
        tokens, time = self._buckets.pop(key, (float(self.burst), now))
        tokens, wait = _take(tokens, now - time, self.rate, self.burst, cost)
        self._buckets[key] = (tokens, max(now, time))
        if len(self._buckets) > self.keys:
            del self._buckets[next(iter(self._buckets))]
        return wait

    def give(self, key: Hashable, cost: float = 1.0) -> None:
        """Give back what was taken for something that was not done, or does not count after all."""
        if key in self._buckets:
            tokens, time = self._buckets[key]
            self._buckets[key] = min(float(self.burst), tokens + cost), time


class Shared:
    """Buckets of accounts, and those of the addresses they come from, which hold `factor` times as much.

    What is done takes from both, or from neither: an account may not do more by changing its address, nor an
    address by changing its account. Those of one address who have no account are one together.
    """

    __slots__ = ("_accounts", "_addresses")

    def __init__(self, rate: float, burst: int, factor: int) -> None:
        self._accounts = Buckets(rate, burst)
        self._addresses = Buckets(rate * factor, burst * factor)

    def take(self, account: int | None, address: str, now: float) -> float:
        """Take a token of each and return 0.0, or take none and return the seconds until both have one."""
        who = address if account is None else account
        if wait := self._accounts.take(who, now):
            return wait
        if wait := self._addresses.take(address, now):
            self._accounts.give(who)
        return wait


class Places:
    """A number of places for each key, such as for the open sockets of an address."""

    __slots__ = ("_taken", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[Hashable] = Counter()

    def enter(self, key: Hashable) -> bool:
        """Take a place, if one is free; whoever got one must `leave` it."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def leave(self, key: Hashable) -> None:
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]


def _check(rate: float, burst: int) -> None:
    if not rate > 0 or burst < 1:
        raise ValueError("a bucket needs a rate above 0 and room for at least one token")


def _take(tokens: float, elapsed: float, rate: float, burst: int, cost: float) -> tuple[float, float]:
    """The tokens left and the seconds to wait; 0.0 if `cost` was taken."""
    if not 0 <= cost <= burst:
        raise ValueError(f"a cost of {cost} never fits into a bucket of {burst}")
    if elapsed > 0:
        tokens = min(float(burst), tokens + elapsed * rate)
    # Tokens are sums of fractions: who waits as long as told must not be refused by the last bit.
    if tokens >= cost - 1e-9:
        return max(tokens - cost, 0.0), 0.0
    return tokens, (cost - tokens) / rate
