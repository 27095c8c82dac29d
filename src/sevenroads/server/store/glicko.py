"""The Glicko-2 rating system: a rating, its deviation (uncertainty) and its volatility.

Follows Glickman, "Example of the Glicko-2 system" (glicko.net). Each game is its own rating period, so that
players see its effect at once; time without games increases the deviation. The caller decides which games
count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

#: Glickman's system constant, which limits changes of the volatility; he advises 0.3 to 1.2.
TAU: Final = 0.5

#: Bounds of the deviation: every game moves the rating, and nobody is less certain than a new player.
MIN_DEVIATION: Final = 45.0
MAX_DEVIATION: Final = 350.0

WIN: Final = 1.0
DRAW: Final = 0.5
LOSS: Final = 0.0

_MEAN: Final = 1500.0
_SCALE: Final = 173.7178
_PRECISION: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating. The defaults are those of a new player."""

    rating: float = _MEAN
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


def update(
    player: Rating, opponent: Rating, score: float, periods_idle: float = 0.0, weight: float = 1.0
) -> Rating:
    """The player's rating after one game, from both ratings before it.

    `periods_idle` is the number of rating periods since the player's previous game. Apply `rest` to the
    opponent first if the opponent was idle too. A game with a `weight` below 1 counts as that part of a game
    and of a rating period: the rating moves less, and the deviation and the volatility change less too.

    >>> better = update(Rating(), Rating(), WIN)
    >>> round(better.rating), round(better.deviation)
    (1662, 290)
    """
    return update_many(rest(player, periods_idle), [(opponent, score)], weight)


def rest(player: Rating, periods: float) -> Rating:
    """The rating after a time without games: the same, with a larger deviation."""
    if not periods >= 0:
        raise ValueError("the number of idle periods must not be negative")
    if not periods:
        return player
    spread = player.deviation / _SCALE
    return Rating(
        player.rating,
        _clamped(_SCALE * sqrt(spread * spread + periods * player.volatility**2)),
        player.volatility,
    )


def update_many(player: Rating, games: Sequence[tuple[Rating, float]], weight: float = 1.0) -> Rating:
    """The player's rating after one rating period with several games: opponents and scores from 0 to 1.

    `weight`, from 0 to 1, is the part of the period and of each game that counts.
    """
    if not 0.0 <= weight <= 1.0:
        raise ValueError("a weight must be between 0 and 1")
    if not games or not weight:
        return rest(player, weight)
    if not all(0.0 <= score <= 1.0 for _, score in games):
        raise ValueError("a score must be between 0 (loss) and 1 (win)")
    mean, spread = (player.rating - _MEAN) / _SCALE, player.deviation / _SCALE
    information = surplus = 0.0
    for opponent, score in games:
        certainty = _certainty(opponent.deviation / _SCALE)
        expected = 1.0 / (1.0 + exp(-certainty * (mean - (opponent.rating - _MEAN) / _SCALE)))
        information += weight * certainty * certainty * expected * (1.0 - expected)
        surplus += weight * certainty * (score - expected)
    variance = 1.0 / information
    volatility = _volatility(player.volatility, spread, variance, variance * surplus)
    new_spread = 1.0 / sqrt(1.0 / (spread * spread + weight * volatility * volatility) + 1.0 / variance)
    new_mean = mean + new_spread * new_spread * surplus
    return Rating(_MEAN + _SCALE * new_mean, _clamped(_SCALE * new_spread), volatility)


def expected_score(player: Rating, opponent: Rating) -> float:
    """The expected score against this opponent, from 0 to 1, with both deviations taken into account."""
    certainty = _certainty(sqrt(player.deviation**2 + opponent.deviation**2) / _SCALE)
    return 1.0 / (1.0 + exp(-certainty * (player.rating - opponent.rating) / _SCALE))


def _clamped(deviation: float) -> float:
    return min(max(deviation, MIN_DEVIATION), MAX_DEVIATION)


def _certainty(spread: float) -> float:
    """Glickman's g: the weight of a game against an opponent with this deviation."""
    return 1.0 / sqrt(1.0 + 3.0 * spread * spread / (pi * pi))


def _volatility(old: float, spread: float, variance: float, improvement: float) -> float:
    """Glickman's step 5: the new volatility, found by the Illinois method."""
    start = log(old * old)

    def slope(x: float) -> float:
        power = exp(x)
        total = spread * spread + variance + power
        return power * (improvement * improvement - total) / (2.0 * total * total) - (x - start) / (TAU * TAU)

    low = start
    excess = improvement * improvement - spread * spread - variance
    if excess > 0.0:
        high = log(excess)
    else:
        high = start - TAU
        while slope(high) < 0.0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)
