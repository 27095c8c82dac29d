"""Elo from pair scores, compared with numbers worked out by hand."""

from __future__ import annotations

import math

import pytest

from sevenroads.lab import Estimate, elo_difference, elo_of, expected_score
from sevenroads.lab.elo import mean_score, pair_variance


def test_four_hundred_elo_are_odds_of_ten_to_one() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert expected_score(-400) == pytest.approx(1 / 11)


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0.0), (0.75, 190.8485), (0.64, 99.9510), (0.1, -381.6970)])
def test_a_score_stands_for_an_elo_difference(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=1e-4)


@pytest.mark.parametrize("elo", [-350.0, -20.0, 0.0, 3.5, 700.0])
def test_elo_and_score_are_inverse_functions(elo: float) -> None:
    assert elo_of(expected_score(elo)) == pytest.approx(elo)


def test_the_interval_uses_the_variance_of_the_five_pair_scores() -> None:
    # Mean ½; variance (10·¼ + 20·1/16 + 20·1/16 + 10·¼) / 100 = 0.075, so the standard error of 100
    # pairs is 0.0273861 and the interval 0.4463242 to 0.5536758.
    counts = (10, 20, 40, 20, 10)
    assert pair_variance(counts) == pytest.approx(0.075)
    found = elo_difference(counts)
    assert found.elo == pytest.approx(0)
    assert found.high == pytest.approx(400 * math.log10(0.5536758 / 0.4463242), abs=1e-3)
    assert found.high == pytest.approx(37.44, abs=0.01)
    assert found.low == pytest.approx(-found.high)


def test_deals_that_decide_both_games_alike_do_not_widen_the_interval() -> None:
    """Both have 50 %. If the deal decides both games alike, every pair is even and the interval is narrow."""
    even = elo_difference((1, 1, 96, 1, 1))
    torn = elo_difference((48, 1, 2, 1, 48))
    assert even.elo == pytest.approx(torn.elo)
    assert even.high < torn.high / 5


def test_a_score_that_has_not_occurred_counts_as_one_pair_in_the_variance_only() -> None:
    # 1, 1, 6, 1, 1 of 10 in all, mean ½: (¼ + 1/16)·2 / 10.
    assert pair_variance((0, 0, 6, 0, 0)) == pytest.approx(0.0625)
    assert mean_score((0, 0, 0, 0, 6)) == 1


@pytest.mark.parametrize("pairs", [1, 10, 1000])
def test_all_points_won_give_a_lower_bound_and_no_upper_one(pairs: int) -> None:
    found = elo_difference((0, 0, 0, 0, pairs))
    assert found.elo == found.high == math.inf
    assert math.isfinite(found.low)
    lost = elo_difference((pairs, 0, 0, 0, 0))
    assert lost.elo == lost.low == -math.inf
    assert lost.high == pytest.approx(-found.low)


def test_the_bound_of_a_clean_sweep_grows_with_the_pairs() -> None:
    bounds = [elo_difference((0, 0, 0, 0, pairs)).low for pairs in (1, 5, 20, 100, 1000)]
    assert bounds == sorted(bounds)
    assert bounds[0] < 0 < bounds[1]
    assert 500 < bounds[3] < 800


def test_no_games_give_an_unbounded_estimate() -> None:
    assert elo_difference((0, 0, 0, 0, 0)) == Estimate(0.0, -math.inf, math.inf)
