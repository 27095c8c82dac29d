"""Ratings: they recover planted strengths, agree with the formula and reject undetermined results."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from sevenroads.lab import Rating, RatingError, Tournament, elo_difference, expected_score, fixtures, rate

STRENGTHS = {
    "recruit": -320.0,
    "private": -150.0,
    "corporal": -40.0,
    "sergeant": 60.0,
    "captain": 180.0,
    "general": 270.0,
}


def simulated(rng: random.Random, tournament: Tournament, pairs: int) -> dict[tuple[str, str], list[int]]:
    """The results of a simulated tournament with planted strengths and many draws."""
    results = {}
    for a, b in fixtures(list(STRENGTHS), tournament):
        mean = expected_score(STRENGTHS[a] - STRENGTHS[b])
        drawn = min(mean, 1 - mean) / 2
        chances = (1 - mean - drawn / 2, drawn, mean - drawn / 2)
        counts = [0] * 5
        for _ in range(pairs):
            counts[sum(rng.choices(range(3), chances, k=2))] += 1
        results[a, b] = counts
    return results


def by_name(ratings: list[Rating]) -> dict[str, Rating]:
    return {rating.player: rating for rating in ratings}


@pytest.mark.parametrize(("tournament", "pairs"), [("all", 60), ("neighbours", 120)])
@pytest.mark.parametrize("anchor", [None, "sergeant"])
def test_planted_strengths_lie_within_the_intervals_95_times_of_100(
    tournament: Tournament, pairs: int, anchor: str | None
) -> None:
    rng = random.Random(11)
    zero = STRENGTHS[anchor] if anchor else sum(STRENGTHS.values()) / len(STRENGTHS)
    within = total = 0
    for _ in range(60):
        for rating in rate(simulated(rng, tournament, pairs), anchor):
            if rating.player != anchor:
                within += rating.low <= STRENGTHS[rating.player] - zero <= rating.high
                total += 1
    assert 0.92 <= within / total <= 0.98


def test_many_games_give_the_planted_strengths_and_their_order() -> None:
    ratings = rate(simulated(random.Random(3), "all", 2000), "general")
    assert [rating.player for rating in ratings] == list(STRENGTHS)[::-1]
    for rating in ratings:
        assert rating.elo == pytest.approx(STRENGTHS[rating.player] - STRENGTHS["general"], abs=12)
        assert rating.high - rating.low < 30


def test_two_players_differ_by_the_elo_of_their_score() -> None:
    counts = (3, 20, 40, 30, 17)
    plain = elo_difference(counts)
    ratings = by_name(rate({("a", "b"): counts}, "b"))
    assert ratings["a"].elo == pytest.approx(plain.elo)
    assert ratings["a"].high - ratings["a"].low == pytest.approx(plain.high - plain.low, rel=0.01)
    assert (ratings["b"].elo, ratings["b"].low, ratings["b"].high) == (0, 0, 0)
    assert (ratings["a"].pairs, ratings["a"].points) == (110, 129.0)


def test_ratings_without_an_anchor_add_up_to_zero() -> None:
    ratings = rate(simulated(random.Random(5), "neighbours", 30))
    assert sum(rating.elo for rating in ratings) == pytest.approx(0, abs=1e-6)


def test_the_order_of_the_players_makes_no_difference() -> None:
    results = simulated(random.Random(8), "all", 20)
    turned = {(b, a): counts[::-1] for (a, b), counts in results.items()}
    forth, back = by_name(rate(results)), by_name(rate(turned))
    for name, rating in forth.items():
        assert back[name].elo == pytest.approx(rating.elo)
        assert back[name].high == pytest.approx(rating.high)


def test_clean_sweeps_give_finite_ratings_and_wide_intervals() -> None:
    results = {("a", "b"): (0, 0, 0, 0, 20), ("b", "c"): (0, 0, 0, 0, 20), ("a", "c"): (0, 0, 0, 0, 20)}
    ratings = rate(results, "c")
    assert [rating.player for rating in ratings] == ["a", "b", "c"]
    for better, worse in pairwise(ratings):
        assert 300 < better.elo - worse.elo < 1500
    assert all(math.isfinite(rating.low) and math.isfinite(rating.high) for rating in ratings)
    assert ratings[0].high - ratings[0].low > 300


def test_a_long_chain_of_neighbours_is_rated() -> None:
    names = [f"level:{n}" for n in range(30)]
    ratings = by_name(rate(dict.fromkeys(fixtures(names, "neighbours"), (30, 10, 5, 2, 0)), names[0]))
    step = -elo_difference((30, 10, 5, 2, 0)).elo
    assert ratings["level:29"].elo == pytest.approx(29 * step, rel=1e-6)


def test_fixtures_are_all_against_all_or_neighbours() -> None:
    assert fixtures(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert fixtures(["a", "b", "c"], "neighbours") == [("a", "b"), ("b", "c")]
    assert fixtures(["a", "a"]) == [("a", "a")]


def test_an_invalid_tournament_is_rejected() -> None:
    with pytest.raises(RatingError, match="needs at least two players"):
        fixtures(["a"])
    with pytest.raises(RatingError, match="b is named twice"):
        fixtures(["a", "b", "b"])


def test_results_that_do_not_determine_ratings_are_rejected() -> None:
    some = (1, 1, 1, 1, 1)
    with pytest.raises(RatingError, match="no games to rate"):
        rate({("a", "b"): (0, 0, 0, 0, 0)})
    with pytest.raises(RatingError, match="No chain of games connects a and c"):
        rate({("a", "b"): some, ("c", "d"): some})
    with pytest.raises(RatingError, match="The anchor z has played no games"):
        rate({("a", "b"): some}, "z")
    with pytest.raises(RatingError, match="against itself"):
        rate({("a", "a"): some})
