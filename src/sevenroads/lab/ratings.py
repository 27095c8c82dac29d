"""Bradley–Terry ratings of several players from all their pairs; a draw is half a point.

Newton's method finds the maximum-likelihood ratings. The intervals use the observed variance of the pair
scores, which reflects draws and the luck of the deal.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, Literal

from .elo import ELO_UNIT, WIDTH_95, mean_score, pair_variance

Tournament = Literal["all", "neighbours"]
TOURNAMENTS: Final[tuple[Tournament, ...]] = ("all", "neighbours")
#: For each two players, how often the first made each pair score.
Results = Mapping[tuple[str, str], Sequence[int]]

_TOLERANCE: Final = 1e-9
_MAX_STEPS: Final = 200
_MAX_STEP: Final = 2.0


class RatingError(ValueError):
    """The results do not determine ratings."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo above the anchor, with its 95 % interval."""

    player: str
    elo: float
    low: float
    high: float
    pairs: int
    points: float


@dataclass(frozen=True, slots=True)
class _Meeting:
    """The games of two players: their number, the first player's points and the variance of these."""

    first: int
    second: int
    games: float
    points: float
    variance: float


def fixtures(players: Sequence[str], tournament: Tournament = "all") -> list[tuple[str, str]]:
    """The match-ups: all against all, or each player against the next one in the list.

    >>> fixtures(["random", "greedy", "level:5"], "neighbours")
    [('random', 'greedy'), ('greedy', 'level:5')]
    """
    if len(players) < 2:
        raise RatingError("A tournament needs at least two players.")
    if tournament not in TOURNAMENTS:
        raise RatingError(f"unknown tournament {tournament!r}; expected one of: {', '.join(TOURNAMENTS)}")
    if len(players) > 2 and len(set(players)) < len(players):
        twice = next(player for player in players if players.count(player) > 1)
        raise RatingError(f"{twice} is named twice. In a tournament each player is named once.")
    return list(combinations(players, 2) if tournament == "all" else pairwise(players))


def rate(results: Results, anchor: str | None = None) -> list[Rating]:
    """Every player's rating, best first. The anchor's rating is 0; without an anchor, the mean is 0.

    A player without a point in a match-up is credited with half a pair, since no finite rating would have the
    maximum likelihood otherwise.
    """
    results = {players: counts for players, counts in results.items() if sum(counts)}
    names = list(dict.fromkeys(name for players in results for name in players))
    if anchor is not None and anchor not in names:
        raise RatingError(f"The anchor {anchor} has played no games.")
    place = {name: n for n, name in enumerate(names)}
    meetings = [_meeting(place[a], place[b], counts) for (a, b), counts in results.items()]
    _require_connected(names, meetings)
    ratings = _maximum_likelihood(len(names), meetings)
    spread = _covariance(ratings, meetings)
    zero = [1.0 / len(names) if anchor is None else float(name == anchor) for name in names]
    level = sum(share * rating for share, rating in zip(zero, ratings, strict=True))
    pairs: defaultdict[str, int] = defaultdict(int)
    points: defaultdict[str, float] = defaultdict(float)
    for (a, b), counts in results.items():
        own = 2 * sum(counts) * mean_score(counts)
        for name, gained in ((a, own), (b, 2 * sum(counts) - own)):
            pairs[name] += sum(counts)
            points[name] += gained
    found = []
    for n, name in enumerate(names):
        against = [float(n == m) - zero[m] for m in range(len(names))]
        margin = WIDTH_95 * ELO_UNIT * math.sqrt(max(0.0, _form(against, spread)))
        elo = ELO_UNIT * (ratings[n] - level)
        found.append(Rating(name, elo, elo - margin, elo + margin, pairs[name], points[name]))
    return sorted(found, key=lambda rating: -rating.elo)


def _meeting(first: int, second: int, counts: Sequence[int]) -> _Meeting:
    if first == second:
        raise RatingError("A player cannot be rated by games against itself.")
    pairs = sum(counts)
    games, points = 2.0 * pairs, 2 * pairs * mean_score(counts)
    if points in (0, games):
        points += 1.0 if points == 0 else 0.0
        games += 1.0
    # The points of a pair are twice its points per game.
    return _Meeting(first, second, games, points, 4 * pairs * pair_variance(counts))


def _require_connected(names: Sequence[str], meetings: Sequence[_Meeting]) -> None:
    if not names:
        raise RatingError("There are no games to rate.")
    reached = {0}
    while grown := {
        n for m in meetings for n in (m.first, m.second) if {m.first, m.second} & reached and n not in reached
    }:
        reached |= grown
    if len(reached) < len(names):
        apart = next(name for n, name in enumerate(names) if n not in reached)
        raise RatingError(f"No chain of games connects {names[0]} and {apart}.")


# ---------------------------------------------------------------- maximum likelihood
#
# Ratings are in natural units: the odds of a player are the exponential of its rating. Only differences
# matter, so the first player's rating is fixed at 0 and left out of the equations.


def _share(ratings: Sequence[float], meeting: _Meeting) -> float:
    return 1 / (1 + math.exp(ratings[meeting.second] - ratings[meeting.first]))


def _likelihood(ratings: Sequence[float], meetings: Sequence[_Meeting]) -> float:
    total = 0.0
    for meeting in meetings:
        share = _share(ratings, meeting)
        total += meeting.points * math.log(share) + (meeting.games - meeting.points) * math.log1p(-share)
    return total


def _information(ratings: Sequence[float], meetings: Sequence[_Meeting]) -> list[list[float]]:
    """The Fisher information of all ratings but the first."""
    weights = []
    for meeting in meetings:
        share = _share(ratings, meeting)
        weights.append(meeting.games * share * (1 - share))
    return _laplacian(len(ratings), meetings, weights)


def _laplacian(players: int, meetings: Sequence[_Meeting], weights: Sequence[float]) -> list[list[float]]:
    matrix = [[0.0] * players for _ in range(players)]
    for meeting, weight in zip(meetings, weights, strict=True):
        a, b = meeting.first, meeting.second
        matrix[a][a] += weight
        matrix[b][b] += weight
        matrix[a][b] -= weight
        matrix[b][a] -= weight
    return [row[1:] for row in matrix[1:]]


def _maximum_likelihood(players: int, meetings: Sequence[_Meeting]) -> list[float]:
    ratings = [0.0] * players
    best = _likelihood(ratings, meetings)
    for _ in range(_MAX_STEPS):
        slope = [0.0] * players
        for meeting in meetings:
            surplus = meeting.points - meeting.games * _share(ratings, meeting)
            slope[meeting.first] += surplus
            slope[meeting.second] -= surplus
        step = [0.0, *_solve(_information(ratings, meetings), slope[1:])]
        longest = max(abs(part) for part in step)
        if longest < _TOLERANCE:
            break
        # Far from the maximum a full step can overshoot; a short enough one always improves the likelihood.
        scale = min(1.0, _MAX_STEP / longest)
        while scale > _TOLERANCE:
            tried = [rating + scale * part for rating, part in zip(ratings, step, strict=True)]
            if (likelihood := _likelihood(tried, meetings)) >= best:
                ratings, best = tried, likelihood
                break
            scale /= 2
        else:
            break
    return ratings


def _covariance(ratings: Sequence[float], meetings: Sequence[_Meeting]) -> list[list[float]]:
    """The covariance of the ratings: the sandwich estimator with the observed variance."""
    information = _information(ratings, meetings)
    seen = _laplacian(len(ratings), meetings, [meeting.variance for meeting in meetings])
    half = [_solve(information, row) for row in seen]
    inner = [_solve(information, [row[n] for row in half]) for n in range(len(half))]
    return [[0.0] * len(ratings), *([0.0, *row] for row in inner)]


def _solve(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive definite, so every pivot is positive."""
    size = len(wanted)
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for n in range(size):
        for m in range(n + 1, size):
            factor = rows[m][n] / rows[n][n]
            for k in range(n, size + 1):
                rows[m][k] -= factor * rows[n][k]
    solved = [0.0] * size
    for n in reversed(range(size)):
        rest = sum(rows[n][k] * solved[k] for k in range(n + 1, size))
        solved[n] = (rows[n][size] - rest) / rows[n][n]
    return solved


def _form(vector: Sequence[float], matrix: Sequence[Sequence[float]]) -> float:
    return sum(
        a * b * cell
        for a, row in zip(vector, matrix, strict=True)
        for b, cell in zip(vector, row, strict=True)
    )
