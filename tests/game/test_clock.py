"""Clock arithmetic: times come from outside, and every change gives a new clock."""

from __future__ import annotations

import pytest

from sevenroads import Side
from sevenroads.game import Clock, TimeControl
from sevenroads.game.clock import DAY

S, N = Side.SOUTH, Side.NORTH


def test_a_live_control_counts_in_seconds_and_a_slow_one_in_days() -> None:
    assert TimeControl.live(300, increment=3) == TimeControl(base=300_000, increment=3_000)
    assert TimeControl.days(3) == TimeControl(per_turn=3 * DAY)
    assert DAY == 86_400_000


def test_a_control_is_timed_unless_it_counts_nothing() -> None:
    assert TimeControl.live(1).timed
    assert TimeControl.days(1).timed
    assert not TimeControl().timed


@pytest.mark.parametrize(
    "values",
    [
        {"base": -1},
        {"base": 1, "increment": -1},
        {"per_turn": -1},
        {"base": 1, "per_turn": 1},
        {"increment": 1, "per_turn": 1},
        {"increment": 1},
    ],
)
def test_a_control_that_makes_no_sense_is_refused(values: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="time"):
        TimeControl(**values)


def test_a_new_clock_stands_still_with_the_same_time_for_both() -> None:
    clock = Clock.new(TimeControl.live(60))
    assert clock.running is None
    assert [clock.left(side, 10**12) for side in Side] == [60_000, 60_000]
    assert clock.deadline() is None
    assert clock.flagged(10**12) is None


def test_only_the_running_side_loses_time() -> None:
    clock = Clock.new(TimeControl.live(60)).start(N, now=1_000)
    assert clock.left(N, now=1_000) == 60_000
    assert clock.left(N, now=21_000) == 40_000
    assert clock.left(S, now=21_000) == 60_000


def test_a_clock_that_runs_is_not_started_again() -> None:
    clock = Clock.new(TimeControl.live(60)).start(S, now=0)
    assert clock.start(N, now=5_000) == clock
    assert clock.start(S, now=5_000) == clock


def test_pressing_adds_the_increment_and_starts_the_other_side() -> None:
    clock = Clock.new(TimeControl.live(60, increment=5)).start(S, now=0)
    pressed = clock.press(now=10_000)
    assert pressed.remaining == (55_000, 60_000)
    assert (pressed.running, pressed.since) == (N, 10_000)
    again = pressed.press(now=40_000)
    assert again.remaining == (55_000, 35_000)
    assert again.running is S
    assert clock.remaining == (60_000, 60_000)


def test_without_increment_time_only_shrinks() -> None:
    clock = Clock.new(TimeControl.live(60)).start(S, now=0)
    for turn in range(1, 11):
        clock = clock.press(now=turn * 1_000)
    assert clock.remaining == (55_000, 55_000)


def test_days_per_turn_begin_anew_with_each_turn() -> None:
    clock = Clock.new(TimeControl.days(2)).start(S, now=0)
    assert clock.left(S, now=DAY) == DAY
    clock = clock.press(now=DAY)
    assert clock.remaining == (2 * DAY, 2 * DAY)
    assert clock.left(S, now=2 * DAY) == 2 * DAY
    assert clock.left(N, now=2 * DAY) == DAY


def test_a_clock_that_seems_to_run_backwards_gives_no_time() -> None:
    clock = Clock.new(TimeControl.live(60)).start(S, now=50_000)
    assert clock.left(S, now=10_000) == 60_000
    pressed = clock.press(now=10_000)
    assert pressed.remaining == (60_000, 60_000)
    assert pressed.left(N, now=5_000) == 60_000
    assert clock.stop(now=10_000).remaining == (60_000, 60_000)


def test_time_is_never_below_zero() -> None:
    clock = Clock.new(TimeControl.live(60)).start(S, now=0)
    assert clock.left(S, now=10**9) == 0
    assert clock.stop(now=10**9).remaining == (0, 60_000)


def test_stopping_keeps_what_is_left_and_lets_nobody_run() -> None:
    clock = Clock.new(TimeControl.live(60, increment=5)).start(S, now=0).stop(now=10_000)
    assert clock.running is None
    assert clock.remaining == (50_000, 60_000)
    assert clock.left(S, now=10**9) == 50_000
    assert clock.stop(now=20_000) == clock
    assert clock.start(N, now=30_000).left(N, now=31_000) == 59_000


def test_a_clock_that_stands_still_cannot_be_pressed() -> None:
    with pytest.raises(ValueError, match="does not run"):
        Clock.new(TimeControl.live(60)).press(now=0)


def test_the_deadline_is_when_the_flag_falls() -> None:
    clock = Clock.new(TimeControl.live(60, increment=5)).start(S, now=1_000).press(now=11_000)
    deadline = clock.deadline()
    assert deadline == 71_000
    assert clock.flagged(deadline - 1) is None
    assert clock.flagged(deadline) is N
    assert clock.flagged(deadline + 1) is N
    assert clock.stop(now=20_000).deadline() is None


def test_without_a_control_there_is_no_deadline_and_no_flag() -> None:
    clock = Clock.new(TimeControl()).start(S, now=0)
    assert clock.deadline() is None
    assert clock.flagged(10**15) is None
    assert clock.press(now=5).running is N


def test_a_clock_is_a_value() -> None:
    one = Clock.new(TimeControl.live(60)).start(S, now=0)
    assert one == Clock.new(TimeControl.live(60)).start(S, now=0)
    assert hash(one) == hash(Clock.new(TimeControl.live(60)).start(S, now=0))
    with pytest.raises(AttributeError):
        one.running = N  # type: ignore[misc]
