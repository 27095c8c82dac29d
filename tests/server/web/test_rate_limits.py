"""Token buckets: bursts, refilling, clocks that go back, and bounded memory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenroads.server.web.rate_limits import Bucket, Buckets, Places, Shared


def test_a_burst_is_allowed_and_then_the_rate() -> None:
    buckets = Buckets(rate=2.0, burst=3)
    assert [buckets.take("a", 10.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert buckets.take("a", 10.0) == 0.5
    assert buckets.take("a", 10.25) == 0.25
    assert buckets.take("a", 10.5) == 0.0
    assert buckets.take("a", 10.5) == 0.5


def test_a_refusal_takes_nothing() -> None:
    buckets = Buckets(rate=1.0, burst=1)
    buckets.take("a", 0.0)
    assert {buckets.take("a", 0.5) for _ in range(100)} == {0.5}
    assert buckets.take("a", 1.0) == 0.0


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1.0, burst=1)
    assert buckets.take(("login", "10.0.0.1"), 0.0) == 0.0
    assert buckets.take(("login", "10.0.0.2"), 0.0) == 0.0
    assert buckets.take(("login", "10.0.0.1"), 0.0) == 1.0


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=1.0, burst=2, now=0.0)
    assert [bucket.take(1_000_000.0) for _ in range(3)] == [0.0, 0.0, 1.0]


def test_costs_count_as_many_tokens() -> None:
    bucket = Bucket(rate=1.0, burst=10, now=0.0)
    assert bucket.take(0.0, cost=7.5) == 0.0
    assert bucket.take(0.0, cost=5.0) == 2.5
    assert bucket.take(0.0, cost=0.0) == 0.0


def test_a_clock_that_goes_back_gives_nothing_away() -> None:
    bucket, buckets = Bucket(rate=1.0, burst=1, now=100.0), Buckets(rate=1.0, burst=1)
    assert bucket.take(100.0) == buckets.take("a", 100.0) == 0.0
    assert bucket.take(50.0) == buckets.take("a", 50.0) == 1.0
    assert bucket.take(100.0) == buckets.take("a", 100.0) == 1.0


def test_the_key_that_came_longest_ago_is_forgotten_first() -> None:
    buckets = Buckets(rate=0.001, burst=1, keys=2)
    buckets.take("a", 0.0)
    buckets.take("b", 0.0)
    assert buckets.take("a", 0.0) > 0.0
    buckets.take("c", 0.0)
    assert buckets.take("a", 0.0) > 0.0
    assert buckets.take("b", 0.0) == 0.0


def test_memory_stays_bounded_however_many_keys_come() -> None:
    buckets = Buckets(rate=1.0, burst=1, keys=50)
    for number in range(5_000):
        buckets.take(number, float(number))
    assert len(buckets) == 50


def test_what_is_given_back_was_not_taken() -> None:
    buckets = Buckets(rate=0.001, burst=1)
    buckets.take("a", 0.0)
    buckets.give("a")
    buckets.give("a")
    buckets.give("never seen")
    assert len(buckets) == 1
    assert buckets.take("a", 0.0) == 0.0
    assert buckets.take("a", 0.0) > 0.0


def test_what_an_account_does_takes_from_its_address_too() -> None:
    shared = Shared(rate=1.0, burst=2, factor=2)
    assert [shared.take(1, "home", 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert [shared.take(2, "home", 0.0) for _ in range(2)] == [0.0, 0.0]
    assert shared.take(3, "home", 0.0) == 0.5, "two accounts have emptied the address"
    assert shared.take(3, "elsewhere", 0.0) == 0.0


def test_what_the_address_refuses_is_not_taken_from_the_account() -> None:
    shared = Shared(rate=1.0, burst=2, factor=1)
    shared.take(1, "home", 0.0)
    shared.take(2, "home", 0.0)
    assert {shared.take(1, "home", 0.0) for _ in range(10)} == {1.0}
    assert shared.take(1, "elsewhere", 0.0) == 0.0


def test_those_without_an_account_are_one_account_of_their_address() -> None:
    shared = Shared(rate=1.0, burst=1, factor=5)
    assert [shared.take(None, "home", 0.0) for _ in range(2)] == [0.0, 1.0]
    assert shared.take(None, "elsewhere", 0.0) == shared.take(7, "home", 0.0) == 0.0


def test_a_place_is_free_again_when_it_is_left() -> None:
    places = Places(2)
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    assert not places.enter("a")


@given(
    st.floats(0.01, 1_000.0),
    st.integers(1, 100),
    st.lists(st.tuples(st.floats(0.0, 100.0), st.floats(0.0, 1.0)), max_size=40),
)
def test_who_waits_as_long_as_told_is_allowed(
    rate: float, burst: int, requests: list[tuple[float, float]]
) -> None:
    bucket, now = Bucket(rate, burst, 0.0), 0.0
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
def test_one_bucket_and_the_bucket_of_a_key_agree_and_hold_the_limit(
    rate: float, burst: int, pauses: list[float]
) -> None:
    bucket, buckets, now, taken = Bucket(rate, burst, 0.0), Buckets(rate, burst), 0.0, 0
    buckets.take("a", 0.0, cost=0.0)
    for pause in pauses:
        now += pause
        wait = bucket.take(now)
        assert wait == buckets.take("a", now)
        taken += wait == 0.0
    assert taken <= burst + now * rate + 1e-6


def test_a_bucket_of_one_socket_is_small() -> None:
    assert not hasattr(Bucket(1.0, 1, 0.0), "__dict__")


@pytest.mark.parametrize(("rate", "burst"), [(0.0, 1), (-1.0, 1), (float("nan"), 1), (1.0, 0)])
def test_a_bucket_that_could_never_fill_is_refused(rate: float, burst: int) -> None:
    with pytest.raises(ValueError, match="rate above 0"):
        Bucket(rate, burst, 0.0)
    with pytest.raises(ValueError, match="rate above 0"):
        Buckets(rate, burst)


def test_a_cost_that_would_never_fit_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="never fits"):
        Bucket(1.0, 2, 0.0).take(0.0, cost=3.0)
    with pytest.raises(ValueError, match="at least one key"):
        Buckets(1.0, 1, keys=0)
