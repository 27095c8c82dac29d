"""Glicko-2: Glickman's published example, and properties that hold for any two players."""

from __future__ import annotations

from math import isfinite, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenroads.server.store.glicko import (
    DRAW,
    LOSS,
    MAX_DEVIATION,
    MIN_DEVIATION,
    WIN,
    Rating,
    expected_score,
    rest,
    update,
    update_many,
)

ratings = st.builds(
    Rating, st.floats(-500, 4000), st.floats(MIN_DEVIATION, MAX_DEVIATION), st.floats(0.01, 0.2)
)
scores = st.sampled_from([LOSS, DRAW, WIN])


def test_glickmans_published_example() -> None:
    games = [(Rating(1400, 30), WIN), (Rating(1550, 100), LOSS), (Rating(1700, 300), LOSS)]
    after = update_many(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_new_player_has_1500_350_and_006() -> None:
    assert Rating() == Rating(1500.0, 350.0, 0.06)


def test_each_game_is_its_own_rating_period() -> None:
    player, opponent = Rating(1600, 80), Rating(1500, 120)
    assert update(player, opponent, WIN) == update_many(player, [(opponent, WIN)])


def test_a_period_without_games_is_a_rest() -> None:
    player = Rating(1600, 80)
    assert update_many(player, []) == rest(player, 1.0)
    assert rest(player, 1.0).deviation == pytest.approx(sqrt(80**2 + (173.7178 * 0.06) ** 2))


def test_an_idle_player_has_a_larger_deviation_and_moves_further() -> None:
    player, opponent = Rating(1600, 60), Rating(1600, 60)
    assert rest(player, 0.0) == player
    assert rest(player, 20.0).deviation > rest(player, 10.0).deviation > player.deviation
    assert rest(player, 1e9) == Rating(1600, MAX_DEVIATION)
    assert update(player, opponent, WIN, periods_idle=50.0).rating > update(player, opponent, WIN).rating


def test_many_games_do_not_lower_the_deviation_below_the_minimum() -> None:
    player = Rating()
    for number in range(500):
        player = update(player, Rating(1500, 50), number % 2)
    assert MIN_DEVIATION <= player.deviation < 65
    sure = update_many(Rating(1500, 50, 0.001), [(Rating(1500, 50), DRAW)] * 50)
    assert sure.deviation == MIN_DEVIATION
    assert player.rating == pytest.approx(1500, abs=50)


def test_a_surprising_result_raises_the_volatility_and_an_expected_one_lowers_it() -> None:
    strong, weak = Rating(2200, 50), Rating(1200, 50)
    assert update(weak, strong, WIN).volatility > weak.volatility
    assert update(weak, strong, LOSS).volatility < weak.volatility


def test_ratings_converge_to_the_true_strength() -> None:
    player = Rating()
    for number in range(300):
        player = update(player, Rating(1700, 50), WIN if number % 4 else LOSS)
    assert player.rating == pytest.approx(1700 + 190, abs=60)


@given(ratings, ratings, st.floats(0.0, 1000.0))
def test_a_win_never_lowers_a_loss_never_raises_and_a_draw_lies_between(
    player: Rating, opponent: Rating, idle: float
) -> None:
    loss, draw, win = (update(player, opponent, score, idle) for score in (LOSS, DRAW, WIN))
    assert loss.rating <= player.rating <= win.rating
    assert loss.rating <= draw.rating <= win.rating


@given(ratings, st.lists(st.tuples(ratings, scores), max_size=8))
def test_every_result_is_finite_and_within_bounds(player: Rating, games: list[tuple[Rating, float]]) -> None:
    after = update_many(player, games)
    assert isfinite(after.rating)
    assert MIN_DEVIATION <= after.deviation <= MAX_DEVIATION
    assert 0.0 < after.volatility < 1.0


@given(ratings, ratings)
def test_the_expected_scores_of_two_players_add_up_to_one(one: Rating, other: Rating) -> None:
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1.0)


@given(st.floats(0.0, 2000.0), st.floats(MIN_DEVIATION, MAX_DEVIATION))
def test_equal_players_gain_and_lose_the_same_amount(rating: float, deviation: float) -> None:
    one, other = Rating(rating, deviation), Rating(rating, deviation)
    gain = update(one, other, WIN).rating - rating
    assert gain == pytest.approx(rating - update(other, one, LOSS).rating)


@pytest.mark.parametrize("score", [-0.1, 1.1, float("nan")])
def test_an_impossible_score_is_refused(score: float) -> None:
    with pytest.raises(ValueError, match=r"between 0 \(loss\) and 1 \(win\)"):
        update(Rating(), Rating(), score)


def test_a_negative_rest_is_refused() -> None:
    with pytest.raises(ValueError, match="must not be negative"):
        update(Rating(), Rating(), WIN, periods_idle=-1.0)


def test_a_game_with_a_small_weight_changes_everything_a_little() -> None:
    player, opponent = Rating(1500, 80, 0.06), Rating(1700, 60)
    whole, half, none = (update(player, opponent, WIN, weight=weight) for weight in (1.0, 0.5, 0.0))
    assert whole == update(player, opponent, WIN)
    assert none == player
    for name in ("rating", "volatility"):
        assert getattr(player, name) < getattr(half, name) < getattr(whole, name)
    assert abs(half.deviation - player.deviation) < abs(whole.deviation - player.deviation)
    tiny = update(player, opponent, WIN, weight=1e-6)
    assert tiny.rating == pytest.approx(player.rating, abs=0.001)
    assert tiny.deviation == pytest.approx(player.deviation, abs=0.001)
    assert tiny.volatility == pytest.approx(player.volatility, abs=1e-6)


def test_the_weight_of_a_game_is_the_same_for_both_players() -> None:
    one, other = Rating(1600, 80), Rating(1600, 80)
    gain = update(one, other, WIN, weight=0.25).rating - 1600
    assert gain == pytest.approx(1600 - update(other, one, LOSS, weight=0.25).rating)


@pytest.mark.parametrize("weight", [-0.1, 1.1, float("nan")])
def test_a_weight_outside_0_to_1_is_refused(weight: float) -> None:
    with pytest.raises(ValueError, match="weight"):
        update(Rating(), Rating(), WIN, weight=weight)
