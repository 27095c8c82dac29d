"""Shares with intervals, differences with intervals, and verdicts about fairness.

A sample is the points of one side in one game: 1 for a win, ½ for a draw, 0 for a loss. Samples of the same
cluster (the games of one deal) depend on each other, and the intervals allow for that.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

#: Shares of points that count as fair, and differences in points that count as equal.
FAIR: Final = (0.45, 0.55)
EQUAL: Final = (-0.05, 0.05)
LEVEL: Final = 0.95
#: Draws and pairs narrow an interval, but never below that of this many times as many games. Otherwise a few
#: games that were all drawn would have an interval without width.
MOST_GAIN: Final = 4.0

#: The points of one side in one game, and the cluster of the game.
Sample = tuple[float, Hashable]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value and its 95% interval. `count` is the number of samples.

    `corrected` is a wider interval for one of several comparisons, by which a verdict is made.
    """

    value: float
    low: float
    high: float
    count: int
    corrected: tuple[float, float] | None = None

    @property
    def rank(self) -> float:
        """For sorting the largest values first, and those without samples last."""
        return -self.value if self.count else math.inf

    def verdict(self, band: tuple[float, float] = FAIR) -> str:
        """Whether the value is inside a band, as far as the interval shows it.

        >>> Estimate(0.6, 0.57, 0.63, 900).verdict()
        'too strong'
        """
        low, high = self.corrected or (self.low, self.high)
        if low > band[1]:
            return "too strong"
        if high < band[0]:
            return "too weak"
        return "fair" if band[0] <= low and high <= band[1] else "not decided"


def deviation(level: float = LEVEL, comparisons: int = 1) -> float:
    """Half the width of an interval in standard errors.

    With several comparisons, all of their intervals are right at once with this level (Bonferroni).

    >>> round(deviation(), 2), round(deviation(comparisons=20), 2)
    (1.96, 3.02)
    """
    return NormalDist().inv_cdf(1 - (1 - level) / 2 / comparisons)


def wilson(share: float, count: float, width: float) -> tuple[float, float]:
    """The Wilson interval of a share; `width` as from `deviation`.

    >>> [round(bound, 4) for bound in wilson(0.1, 100, deviation())]
    [0.0552, 0.1744]
    """
    if count <= 0:
        return 0.0, 1.0
    square = width * width / count
    centre = (share + square / 2) / (1 + square)
    margin = width / (1 + square) * math.sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, centre - margin), min(1.0, centre + margin)


def mean(samples: Sequence[Sample], comparisons: int = 1) -> Estimate:
    """The mean points of samples.

    The interval is Wilson's, with the number of independent games without draws that would have the same
    variance. Without draws and with one sample per cluster, that is the number of samples.
    """
    count = len(samples)
    if not count:
        return Estimate(math.nan, 0.0, 1.0, 0)
    value = sum(points for points, _ in samples) / count
    clusters: defaultdict[Hashable, float] = defaultdict(float)
    for points, cluster in samples:
        clusters[cluster] += points - value
    variance = sum(total * total for total in clusters.values()) / count**2
    if not 0 < value < 1:
        effective = float(len(clusters))
    else:
        effective = value * (1 - value) / max(variance, value * (1 - value) / (MOST_GAIN * count))
    corrected = wilson(value, effective, deviation(comparisons=comparisons))
    return Estimate(value, *wilson(value, effective, deviation()), count, corrected)


def share(found: int, count: int) -> Estimate:
    """The share of independent games that have a property."""
    if not count:
        return Estimate(math.nan, 0.0, 1.0, 0)
    return Estimate(found / count, *wilson(found / count, count, deviation()), count)


def difference(first: Estimate, second: Estimate) -> Estimate:
    """How much the second value exceeds the first; the samples are independent (Newcombe's interval).

    >>> low = difference(share(48, 80), share(56, 70)).low
    >>> round(low, 4)
    0.0524
    """
    value = second.value - first.value
    low = value - math.hypot(second.value - second.low, first.high - first.value)
    high = value + math.hypot(second.high - second.value, first.value - first.low)
    return Estimate(value, low, high, first.count + second.count)


def stratified_difference(
    samples: Iterable[tuple[Hashable, bool, float, Hashable]], comparisons: int = 1
) -> Estimate:
    """How many more points the chosen samples have than the others of the same stratum, on average.

    Each sample is its stratum, whether it is chosen, its points and its cluster. Strata are weighted by what
    they contribute to the precision (Mantel and Haenszel). `count` is the number of chosen samples.
    """
    strata: defaultdict[Hashable, tuple[list[Sample], list[Sample]]] = defaultdict(lambda: ([], []))
    for stratum, chosen, points, cluster in samples:
        strata[stratum][not chosen].append((points, cluster))
    useful = [groups for groups in strata.values() if groups[0] and groups[1]]
    weights = [len(ours) * len(others) / (len(ours) + len(others)) for ours, others in useful]
    whole = sum(weights)
    if not whole:
        return Estimate(math.nan, -1.0, 1.0, 0)
    value, count = 0.0, 0
    influence: defaultdict[Hashable, float] = defaultdict(float)
    for (ours, others), weight in zip(useful, weights, strict=True):
        count += len(ours)
        # The error is that of samples without a difference. Deviations from each group's own mean would be 0
        # for a few samples that happen to be equal.
        middle = sum(points for points, _ in (*ours, *others)) / (len(ours) + len(others))
        for group, sign in ((ours, 1), (others, -1)):
            for points, cluster in group:
                part = sign * (points - middle) / len(group) * weight / whole
                value += part
                influence[cluster] += part
    error = math.sqrt(sum(part * part for part in influence.values()))
    corrected = _around(value, error * deviation(comparisons=comparisons))
    return Estimate(value, *_around(value, error * deviation()), count, corrected)


def _around(value: float, margin: float) -> tuple[float, float]:
    """The interval around a difference of shares."""
    return max(-1.0, value - margin), min(1.0, value + margin)
