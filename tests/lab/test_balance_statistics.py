"""The statistics of balance studies, against values that are known."""

from __future__ import annotations

import random

import pytest

from sevenroads.lab.balance.statistics import (
    EQUAL,
    Estimate,
    Sample,
    deviation,
    difference,
    mean,
    share,
    stratified_difference,
    wilson,
)


def samples(wins: int, draws: int, losses: int) -> list[Sample]:
    points = [1.0] * wins + [0.5] * draws + [0.0] * losses
    return [(point, number) for number, point in enumerate(points)]


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_those_of_newcombe_1998(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins / count, count, deviation()) == pytest.approx((low, high), abs=5e-5)
    found = mean(samples(wins, 0, count - wins))
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert share(wins, count).low == pytest.approx(low, abs=5e-5)


@pytest.mark.parametrize(
    ("first", "second", "low", "high"),
    [
        ((48, 80), (56, 70), 0.0524, 0.3339),
        ((3, 10), (9, 10), 0.1705, 0.8090),
        ((0, 10), (10, 10), 0.6075, 1.0),
    ],
)
def test_differences_are_those_of_newcombe_1998(
    first: tuple[int, int], second: tuple[int, int], low: float, high: float
) -> None:
    found = difference(share(*first), share(*second))
    assert (found.low, min(1.0, found.high)) == pytest.approx((low, high), abs=5e-5)


def test_draws_narrow_the_interval_but_not_to_nothing() -> None:
    decided, drawn, all_drawn = (
        mean(samples(50, 0, 50)),
        mean(samples(25, 50, 25)),
        mean(samples(0, 100, 0)),
    )
    assert decided.value == drawn.value == all_drawn.value == 0.5
    widths = [found.high - found.low for found in (decided, drawn, all_drawn)]
    assert widths[1] == pytest.approx(widths[0] / 2**0.5, rel=0.02)
    assert widths[2] > 0.05


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    """A deal that one side always wins tells as little as one game; opposite results cancel out."""
    alike = [(float(deal % 2), deal) for deal in range(100) for _ in range(2)]
    opposite = [(float(game), deal) for deal in range(100) for game in range(2)]
    single = mean([(float(deal % 2), deal) for deal in range(100)])
    assert mean(alike).low == pytest.approx(single.low)
    assert mean(opposite).high - mean(opposite).low < (single.high - single.low) / 2


@pytest.mark.parametrize("draw_share", [0.0, 0.4])
@pytest.mark.parametrize("paired", [False, True])
def test_intervals_contain_the_truth_95_times_in_100(draw_share: float, paired: bool) -> None:
    rng = random.Random(5)
    hits, studies, games = 0, 600, 120
    for _ in range(studies):
        found = []
        # The luck of a deal favours one side; in a pair, each side starts once.
        lucks = [rng.choice((-0.3, 0.3)) for _ in range(games)]
        for game in range(games):
            deal = game // 2 if paired else game
            luck = lucks[deal] if game % 2 else -lucks[deal]
            drawn = rng.random() < draw_share
            found.append((0.5 if drawn else float(rng.random() < 0.5 + luck), deal))
        estimate = mean(found)
        hits += estimate.low <= 0.5 <= estimate.high
    assert 0.92 <= hits / studies <= 0.985


def test_more_comparisons_widen_the_interval() -> None:
    one, twenty = mean(samples(62, 0, 38)), mean(samples(62, 0, 38), 20)
    assert (one.low, one.high) == (twenty.low, twenty.high) == one.corrected
    assert twenty.corrected is not None
    assert twenty.corrected[0] < one.low < one.high < twenty.corrected[1]
    many = mean(samples(620, 0, 380)), mean(samples(620, 0, 380), 10**9)
    assert [found.verdict() for found in many] == ["too strong", "not decided"]


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.46, 0.54, "fair"),
        (0.56, 0.60, "too strong"),
        (0.30, 0.44, "too weak"),
        (0.44, 0.50, "not decided"),
        (0.40, 0.60, "not decided"),
    ],
)
def test_verdicts(low: float, high: float, verdict: str) -> None:
    assert Estimate((low + high) / 2, low, high, 100).verdict() == verdict


def test_a_card_that_comes_late_is_compared_with_other_late_cards() -> None:
    """Sides with two cards win more. A card that changes nothing must not look strong for that."""
    rng = random.Random(4)
    rows = []
    for game in range(4000):
        number = rng.choice((0, 1))
        chosen = rng.random() < (0.1 if number == 0 else 0.6)
        rows.append((number, chosen, float(rng.random() < (0.3 if number == 0 else 0.8)), game))
    plain = [row[2] for row in rows if row[1]], [row[2] for row in rows if not row[1]]
    assert sum(plain[0]) / len(plain[0]) - sum(plain[1]) / len(plain[1]) > 0.15
    found = stratified_difference(rows)
    assert found.low < 0 < found.high
    assert found.verdict(EQUAL) == "fair"
    better = [
        (number, chosen, min(1.0, points + 0.3 * chosen), game) for number, chosen, points, game in rows
    ]
    assert stratified_difference(better).verdict(EQUAL) == "too strong"


def test_a_few_lucky_draws_decide_nothing() -> None:
    rows = [(0, True, 0.0, game) for game in range(3)] + [
        (0, False, float(game % 2), game) for game in range(9, 60)
    ]
    assert stratified_difference(rows, 10).verdict(EQUAL) == "not decided"
    assert stratified_difference([]).count == 0
