"""The generalised sequential probability ratio test (SPRT) on pair scores.

After every pair it compares two hypotheses, that the first player is `elo0` or `elo1` ahead, and accepts one
when the evidence suffices. The log-likelihood ratio is the usual normal approximation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from .elo import expected_score, mean_score, pair_variance

#: The accepted hypothesis.
Verdict = Literal["elo0", "elo1"]


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """`alpha` is the probability of accepting elo1 if elo0 is true, `beta` that of the reverse.

    >>> test = SequentialTest(0, 20)
    >>> round(test.lower, 3), round(test.upper, 3)
    (-2.944, 2.944)
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ValueError(f"elo0 must be lower than elo1; they are {self.elo0:g} and {self.elo1:g}.")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(
                f"alpha and beta must be between 0 and 0.5, not {self.alpha:g} and {self.beta:g}."
            )

    @property
    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of elo1 against elo0, from how often each pair score occurred."""
        pairs = sum(counts)
        if not pairs:
            return 0.0
        t0, t1 = expected_score(self.elo0), expected_score(self.elo1)
        return pairs / 2 * (t1 - t0) * (2 * mean_score(counts) - t0 - t1) / pair_variance(counts)

    def verdict(self, counts: Sequence[int]) -> Verdict | None:
        """The accepted hypothesis; `None` to continue."""
        llr = self.llr(counts)
        if llr >= self.upper:
            return "elo1"
        return "elo0" if llr <= self.lower else None
