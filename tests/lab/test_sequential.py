"""The sequential test: its formula by hand, the exact ratio, and its error rates by simulation."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from sevenroads.lab import SequentialTest, Verdict, expected_score

GAME_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)


def likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The likeliest shares of the five scores with a given mean, by bisection."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(200):
        tilt = (low + high) / 2
        slope = sum(
            p * (a - mean) / (1 + tilt * (a - mean)) for a, p in zip(GAME_SCORES, shares, strict=True)
        )
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    return [p / (1 + tilt * (a - mean)) for a, p in zip(GAME_SCORES, shares, strict=True)]


def exact_llr(counts: Sequence[int], elo0: float, elo1: float) -> float:
    shares = [n / sum(counts) for n in counts]
    zero, one = (likeliest(shares, expected_score(elo)) for elo in (elo0, elo1))
    return sum(n * math.log(b / a) for n, a, b in zip(counts, zero, one, strict=True))


def independent_games(elo: float, drawn: float) -> list[float]:
    """The probability of each pair score if the two games are independent."""
    mean = expected_score(elo)
    won, lost = mean - drawn / 2, 1 - mean - drawn / 2
    return [lost**2, 2 * lost * drawn, drawn**2 + 2 * won * lost, 2 * won * drawn, won**2]


def run(test: SequentialTest, shares: Sequence[float], rng: random.Random) -> Verdict:
    counts = [0] * 5
    while (verdict := test.verdict(counts)) is None:
        counts[rng.choices(range(5), shares)[0]] += 1
    return verdict


def test_the_bounds_are_those_of_wald() -> None:
    test = SequentialTest(0, 5, alpha=0.05, beta=0.1)
    assert test.lower == pytest.approx(math.log(0.1 / 0.95))
    assert test.upper == pytest.approx(math.log(0.9 / 0.05))
    assert SequentialTest(0, 5).upper == pytest.approx(2.944439)


def test_the_ratio_of_an_even_match_is_as_worked_out_by_hand() -> None:
    # t0 = 0.5, t1 = 1 / (1 + 10**-0.05) = 0.5287506; variance 0.075 as in test_elo:
    # 100/2 · 0.0287506 · (1 - 1.0287506) / 0.075.
    assert SequentialTest(0, 20).llr((10, 20, 40, 20, 10)) == pytest.approx(-0.551063, abs=1e-5)


def test_the_ratio_of_a_winning_match_is_as_worked_out_by_hand() -> None:
    # Mean (20·¼ + 40·½ + 20·¾ + 15) / 100 = 0.55; variance (5·0.3025 + 20·0.09 + 40·0.0025 + 20·0.04
    # + 15·0.2025) / 100 = 0.0725: 50 · 0.0287506 · (1.1 - 1.0287506) / 0.0725.
    assert SequentialTest(0, 20).llr((5, 20, 40, 20, 15)) == pytest.approx(1.412732, abs=1e-5)


def test_swapping_players_and_hypotheses_negates_the_ratio() -> None:
    counts = (5, 20, 40, 20, 15)
    forth, back = SequentialTest(-3, 20), SequentialTest(-20, 3)
    assert forth.llr(counts) == pytest.approx(-back.llr(counts[::-1]))


@pytest.mark.parametrize(
    "counts", [(50, 200, 500, 220, 60), (300, 50, 900, 50, 320), (20, 400, 900, 380, 25)]
)
def test_the_approximation_is_close_to_the_exact_ratio(counts: Sequence[int]) -> None:
    assert SequentialTest(0, 5).llr(counts) == pytest.approx(exact_llr(counts, 0, 5), rel=0.02, abs=0.005)


@pytest.mark.parametrize("cell", range(5))
def test_one_pair_decides_nothing(cell: int) -> None:
    counts = [int(n == cell) for n in range(5)]
    for elo1 in (5, 20, 100, 200):
        assert SequentialTest(0, elo1).verdict(counts) is None
    assert SequentialTest(0, 20).verdict([0] * 5) is None


@pytest.mark.parametrize("drawn", [0.0, 0.3])
@pytest.mark.parametrize(("elo0", "elo1", "runs"), [(0, 100, 1000), (-25, 25, 400)])
def test_each_true_hypothesis_is_accepted_about_95_times_of_100(
    elo0: float, elo1: float, runs: int, drawn: float
) -> None:
    test = SequentialTest(elo0, elo1)
    rng = random.Random(17)
    for elo, right in ((elo0, "elo0"), (elo1, "elo1")):
        shares = independent_games(elo, drawn)
        accepted = sum(run(test, shares, rng) == right for _ in range(runs))
        assert 0.92 <= accepted / runs <= 0.98


def test_a_much_stronger_player_is_detected_quickly() -> None:
    test = SequentialTest(0, 20)
    won = next(pairs for pairs in range(1, 100) if test.verdict((0, 0, 0, 0, pairs)))
    assert test.verdict((0, 0, 0, 0, won)) == "elo1"
    assert test.verdict((won + 1, 0, 0, 0, 0)) == "elo0"
    assert 5 < won < 20


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ((20, 0), "elo0 must be lower than elo1"),
        ((5, 5), "elo0 must be lower than elo1"),
        ((0, math.nan), "elo0 must be lower than elo1"),
        ((0, 5, 0.0, 0.05), "between 0 and 0.5"),
        ((0, 5, 0.05, 0.6), "between 0 and 0.5"),
    ],
)
def test_an_invalid_test_is_rejected(settings: tuple[float, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SequentialTest(*settings)
