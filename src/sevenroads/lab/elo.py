"""Elo from pairs of games: what a score is worth, and how far to trust it.

A pair gives a player 0, ½, 1, 1½ or 2 points. Pairs, not games, are what is independent: the two
games of a pair share their deal, so every variance here is that of the five pair scores.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: What a player can score in the two games of a pair.
PAIR_SCORES: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
#: Points of Elo in one unit of the natural logarithm of the odds.
ELO_UNIT: Final = 400 / math.log(10)
#: Half the width of a 95 % interval in standard errors.
WIDTH_95: Final = 1.959963984540054
#: What a pair score that has not occurred yet counts for in a variance. A much smaller number would
#: make the very first pair look certain, and a sequential test stop at it.
EMPTY_CELL: Final = 1.0


@dataclass(frozen=True, slots=True)
class Estimate:
    """A difference in Elo and its 95 % interval; infinite where nothing bounds it."""

    elo: float
    low: float
    high: float


def expected_score(elo: float) -> float:
    """Points a game for the player that is `elo` ahead.

    >>> round(expected_score(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The difference that a score, points a game, stands for.

    >>> round(elo_of(0.75))
    191
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return ELO_UNIT * math.log(score / (1 - score))


def mean_score(counts: Sequence[float]) -> float:
    """Points a game from how often each pair score occurred."""
    return sum(score * n for score, n in zip(PAIR_SCORES, counts, strict=True)) / 2 / sum(counts)


def pair_variance(counts: Sequence[int]) -> float:
    """The variance of a pair's points a game. A score that has not occurred counts as one pair."""
    filled = [n or EMPTY_CELL for n in counts]
    mean = mean_score(filled)
    squares = ((score / 2 - mean) ** 2 * n for score, n in zip(PAIR_SCORES, filled, strict=True))
    return sum(squares) / sum(filled)


def elo_difference(counts: Sequence[int]) -> Estimate:
    """How far the first player is ahead, from how often it made each pair score.

    >>> elo_difference((0, 0, 4, 0, 0)).elo
    0.0
    """
    pairs = sum(counts)
    if not pairs:
        return Estimate(0.0, -math.inf, math.inf)
    mean = mean_score(counts)
    margin = WIDTH_95 * math.sqrt(pair_variance(counts) / pairs)
    return Estimate(elo_of(mean), elo_of(mean - margin), elo_of(mean + margin))
