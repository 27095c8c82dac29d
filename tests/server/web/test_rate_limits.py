"""Token buckets: bursts, refilling, clocks that go back, and bounded memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenroads.server.runtime.rates import AccountRateLimiter, ConnectionLimit, RateLimiter, TokenBucket


def test_a_burst_is_allowed_and_then_only_the_rate() -> None:
    limiter = RateLimiter(rate=2.0, burst=3)
    assert [limiter.take("a", 10.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert limiter.take("a", 10.0) == 0.5
    assert limiter.take("a", 10.25) == 0.25
    assert limiter.take("a", 10.5) == 0.0
    assert limiter.take("a", 10.5) == 0.5


def test_a_refused_request_takes_no_tokens() -> None:
    limiter = RateLimiter(rate=1.0, burst=1)
    limiter.take("a", 0.0)
    assert {limiter.take("a", 0.5) for _ in range(100)} == {0.5}
    assert limiter.take("a", 1.0) == 0.0


def test_each_key_has_its_own_bucket() -> None:
    limiter = RateLimiter(rate=1.0, burst=1)
    assert limiter.take(("login", "10.0.0.1"), 0.0) == 0.0
    assert limiter.take(("login", "10.0.0.2"), 0.0) == 0.0
    assert limiter.take(("login", "10.0.0.1"), 0.0) == 1.0


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = TokenBucket(rate=1.0, burst=2, now=0.0)
    assert [bucket.take(1_000_000.0) for _ in range(3)] == [0.0, 0.0, 1.0]


def test_a_request_may_cost_several_tokens_or_a_fraction() -> None:
    bucket = TokenBucket(rate=1.0, burst=10, now=0.0)
    assert bucket.take(0.0, cost=7.5) == 0.0
    assert bucket.take(0.0, cost=5.0) == 2.5
    assert bucket.take(0.0, cost=0.0) == 0.0


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    bucket, limiter = TokenBucket(rate=1.0, burst=1, now=100.0), RateLimiter(rate=1.0, burst=1)
    assert bucket.take(100.0) == limiter.take("a", 100.0) == 0.0
    assert bucket.take(50.0) == limiter.take("a", 50.0) == 1.0
    assert bucket.take(100.0) == limiter.take("a", 100.0) == 1.0


def test_the_least_recently_used_key_is_dropped_first() -> None:
    limiter = RateLimiter(rate=0.001, burst=1, keys=2)
    limiter.take("a", 0.0)
    limiter.take("b", 0.0)
    assert limiter.take("a", 0.0) > 0.0
    limiter.take("c", 0.0)
    assert limiter.take("a", 0.0) > 0.0
    assert limiter.take("b", 0.0) == 0.0


def test_memory_stays_bounded_with_any_number_of_keys() -> None:
    limiter = RateLimiter(rate=1.0, burst=1, keys=50)
    for number in range(5_000):
        limiter.take(number, float(number))
    assert len(limiter) == 50


def test_a_refund_returns_the_token_but_never_exceeds_the_burst() -> None:
    limiter = RateLimiter(rate=0.001, burst=1)
    limiter.take("a", 0.0)
    limiter.refund("a")
    limiter.refund("a")
    limiter.refund("never seen")
    assert len(limiter) == 1
    assert limiter.take("a", 0.0) == 0.0
    assert limiter.take("a", 0.0) > 0.0


def test_a_request_of_an_account_also_counts_for_its_address() -> None:
    limiter = AccountRateLimiter(rate=1.0, burst=2, factor=2)
    assert [limiter.take(1, "home", 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert [limiter.take(2, "home", 0.0) for _ in range(2)] == [0.0, 0.0]
    assert limiter.take(3, "home", 0.0) == 0.5, "the first two accounts have used up the address"
    assert limiter.take(3, "elsewhere", 0.0) == 0.0


def test_a_request_refused_for_the_address_does_not_count_for_the_account() -> None:
    limiter = AccountRateLimiter(rate=1.0, burst=2, factor=1)
    limiter.take(1, "home", 0.0)
    limiter.take(2, "home", 0.0)
    assert {limiter.take(1, "home", 0.0) for _ in range(10)} == {1.0}
    assert limiter.take(1, "elsewhere", 0.0) == 0.0


def test_visitors_without_an_account_share_one_bucket_per_address() -> None:
    limiter = AccountRateLimiter(rate=1.0, burst=1, factor=5)
    assert [limiter.take(None, "home", 0.0) for _ in range(2)] == [0.0, 1.0]
    assert limiter.take(None, "elsewhere", 0.0) == limiter.take(7, "home", 0.0) == 0.0


def test_a_closed_connection_makes_room_for_another() -> None:
    limit = ConnectionLimit(2)
    assert [limit.acquire("a") for _ in range(3)] == [True, True, False]
    assert limit.acquire("b")
    limit.release("a")
    assert limit.acquire("a")
    assert not limit.acquire("a")


@given(
    st.floats(0.01, 1_000.0),
    st.integers(1, 100),
    st.lists(st.tuples(st.floats(0.0, 100.0), st.floats(0.0, 1.0)), max_size=40),
)
def test_a_request_is_allowed_after_the_wait_that_was_returned(
    rate: float, burst: int, requests: list[tuple[float, float]]
) -> None:
    bucket, now = TokenBucket(rate, burst, 0.0), 0.0
    for pause, cost in requests:
        now += pause
        wait = bucket.take(now, cost)
        if wait:
            now += wait
            assert bucket.take(now, cost) < 1e-6


@given(
    st.floats(0.1, 100.0),
    st.integers(1, 20),
    st.lists(st.floats(0.0, 0.5), min_size=1, max_size=100),
)
def test_a_single_bucket_and_a_keyed_bucket_agree_and_hold_the_limit(
    rate: float, burst: int, pauses: list[float]
) -> None:
    bucket, limiter, now, taken = TokenBucket(rate, burst, 0.0), RateLimiter(rate, burst), 0.0, 0
    limiter.take("a", 0.0, cost=0.0)
    for pause in pauses:
        now += pause
        wait = bucket.take(now)
        assert wait == limiter.take("a", now)
        taken += wait == 0.0
    assert taken <= burst + now * rate + 1e-6


def test_a_bucket_has_no_instance_dict() -> None:
    assert not hasattr(TokenBucket(1.0, 1, 0.0), "__dict__")


@pytest.mark.parametrize(("rate", "burst"), [(0.0, 1), (-1.0, 1), (float("nan"), 1), (1.0, 0)])
def test_a_bucket_without_rate_or_burst_is_rejected(rate: float, burst: int) -> None:
    with pytest.raises(ValueError, match="rate above 0"):
        TokenBucket(rate, burst, 0.0)
    with pytest.raises(ValueError, match="rate above 0"):
        RateLimiter(rate, burst)


def test_a_cost_above_the_burst_and_a_limiter_without_keys_are_rejected() -> None:
    with pytest.raises(ValueError, match="never fits"):
        TokenBucket(1.0, 2, 0.0).take(0.0, cost=3.0)
    with pytest.raises(ValueError, match="at least one key"):
        RateLimiter(1.0, 1, keys=0)
