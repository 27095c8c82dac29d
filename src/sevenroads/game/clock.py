"""Clock arithmetic: how much time each side has left at a time that the caller gives (R7.4).

Times are whole milliseconds on the caller's clock. Nothing here reads a clock, waits or ends a
match; a `Clock` is a value and every change gives a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..rules.types import Side

DAY: int = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How time is counted: `base` and `increment` for a live game, or `per_turn` for a slow one.

    >>> TimeControl.live(600, 5)
    TimeControl(base=600000, increment=5000, per_turn=0)
    """

    base: int = 0
    increment: int = 0
    per_turn: int = 0

    def __post_init__(self) -> None:
        if min(self.base, self.increment, self.per_turn) < 0:
            raise ValueError("a time control must not have negative times")
        if self.per_turn and (self.base or self.increment):
            raise ValueError("a time control is live (base, increment) or slow (per_turn), not both")
        if self.increment and not self.base:
            raise ValueError("an increment needs a base time")

    @classmethod
    def live(cls, seconds: int, increment: int = 0) -> TimeControl:
        return cls(base=seconds * 1000, increment=increment * 1000)

    @classmethod
    def days(cls, days: int) -> TimeControl:
        return cls(per_turn=days * DAY)

    @property
    def timed(self) -> bool:
        return bool(self.base or self.per_turn)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time left to each side, and which side's time is running since when.

    >>> clock = Clock.new(TimeControl.live(60, increment=5)).start(Side.SOUTH, now=1_000)
    >>> clock.left(Side.SOUTH, now=11_000)
    50000
    >>> clock.press(now=11_000).left(Side.SOUTH, now=12_000)
    55000
    """

    control: TimeControl
    remaining: tuple[int, int]
    running: Side | None = None
    since: int = 0

    @classmethod
    def new(cls, control: TimeControl) -> Clock:
        each = control.per_turn or control.base
        return cls(control, (each, each))

    def start(self, side: Side, now: int) -> Clock:
        """Start a side's time. A clock that is running does not change."""
        return self if self.running else replace(self, running=side, since=now)

    def left(self, side: Side, now: int) -> int:
        """The time a side has left, at least 0. If `now` is before the start, no time has passed."""
        spent = max(0, now - self.since) if self.running is side else 0
        return max(0, self.remaining[side.number] - spent)

    def press(self, now: int) -> Clock:
        """End the running side's turn: add its increment and start the other side's time."""
        if self.running is None:
            raise ValueError("the clock does not run")
        side = self.running
        left = self.control.per_turn or self.left(side, now) + self.control.increment
        return replace(self._with(side, left), running=side.other, since=now)

    def stop(self, now: int) -> Clock:
        """Stop the clock of both sides."""
        if self.running is None:
            return self
        return replace(self._with(self.running, self.left(self.running, now)), running=None)

    def flagged(self, now: int) -> Side | None:
        """The side whose time has run out."""
        if self.running and self.control.timed and self.left(self.running, now) == 0:
            return self.running
        return None

    def deadline(self) -> int | None:
        """The time at which the running side loses on time."""
        if self.running is None or not self.control.timed:
            return None
        return self.since + self.remaining[self.running.number]

    def _with(self, side: Side, left: int) -> Clock:
        south, north = self.remaining
        return replace(self, remaining=(left, north) if side is Side.SOUTH else (south, left))
