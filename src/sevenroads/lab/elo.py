"""Elo differences and confidence intervals from paired games.

A pair gives a player 0, ½, 1, 1½ or 2 points. The two games of a pair share their deal, so only pairs are
independent. All variances are computed from the distribution of the five pair scores.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: The possible scores of a player in the two games of a pair.
PAIR_SCORES: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
#: Elo points per unit of the natural logarithm of the odds.
ELO_UNIT: Final = 400 / math.log(10)
#: Half the width of a 95 % interval in standard errors.
WIDTH_95: Final = 1.959963984540054
#: The count assumed in a variance for a pair score that has not occurred. With a much smaller one, a
#: sequential test would stop after the first pair.
EMPTY_CELL: Final = 1.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """An Elo difference and its 95 % interval; infinite where it is unbounded."""

    elo: float
    low: float
    high: float


def expected_score(elo: float) -> float:
    """The expected points per game of a player that is `elo` ahead.

    >>> round(expected_score(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The Elo difference that corresponds to a score in points per game.

    >>> round(elo_of(0.75))
    191
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return ELO_UNIT * math.log(score / (1 - score))


def mean_score(counts: Sequence[float]) -> float:
    """The mean points per game, from the counts of the pair scores."""
    return sum(score * n for score, n in zip(PAIR_SCORES, counts, strict=True)) / 2 / sum(counts)


def pair_variance(counts: Sequence[int]) -> float:
    """The variance of a pair's points per game. A score that has not occurred counts once."""
    filled = [n or EMPTY_CELL for n in counts]
    mean = mean_score(filled)
    squares = ((score / 2 - mean) ** 2 * n for score, n in zip(PAIR_SCORES, filled, strict=True))
    return sum(squares) / sum(filled)


def elo_difference(counts: Sequence[int]) -> Estimate:
    """The first player's Elo difference, from the counts of its pair scores.

    >>> elo_difference((0, 0, 4, 0, 0)).elo
    0.0
    """
    pairs = sum(counts)
    if not pairs:
        return Estimate(0.0, -math.inf, math.inf)
    mean = mean_score(counts)
    margin = WIDTH_95 * math.sqrt(pair_variance(counts) / pairs)
    return Estimate(elo_of(mean), elo_of(mean - margin), elo_of(mean + margin))
