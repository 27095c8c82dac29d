"""Ratings for many players from all their pairs: Bradley-Terry, where a draw is half a point.

The likeliest ratings are found by Newton's method. Their intervals use the variance of the pair
scores that were seen, so draws and the luck of the deal are counted as they are.
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
#: How often two players made each pair score, seen from the first.
Results = Mapping[tuple[str, str], Sequence[int]]

_CLOSE_ENOUGH: Final = 1e-9
_MOST_STEPS: Final = 200
_LONGEST_STEP: Final = 2.0


class RatingError(ValueError):
    """Results that give no ratings."""


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
    """Two players' games together: how many, the first's points and the variance of those."""

    first: int
    second: int
    games: float
    points: float
    variance: float


def fixtures(players: Sequence[str], tournament: Tournament = "all") -> list[tuple[str, str]]:
    """Who meets whom: everybody, or each player the next one in the list.

    >>> fixtures(["random", "greedy", "level:5"], "neighbours")
    [('random', 'greedy'), ('greedy', 'level:5')]
    """
    if len(players) < 2:
        raise RatingError("it takes two players")
    if tournament not in TOURNAMENTS:
        raise RatingError(f"tournament {tournament!r}: allowed are {', '.join(TOURNAMENTS)}")
    if len(players) > 2 and len(set(players)) < len(players):
        twice = next(player for player in players if players.count(player) > 1)
        raise RatingError(f"{twice} is named twice: in a tournament each player stands once")
    return list(combinations(players, 2) if tournament == "all" else pairwise(players))


def rate(results: Results, anchor: str | None = None) -> list[Rating]:
    """Every player's rating, best first; 0 is the anchor's rating, or the mean of all.

    A match-up without a single point for one side counts as if half a pair more had gone to it: no
    finite rating would be likeliest otherwise.
    """
    results = {players: counts for players, counts in results.items() if sum(counts)}
    names = list(dict.fromkeys(name for players in results for name in players))
    if anchor is not None and anchor not in names:
        raise RatingError(f"the anchor {anchor} has played no games")
    place = {name: n for n, name in enumerate(names)}
    meetings = [_meeting(place[a], place[b], counts) for (a, b), counts in results.items()]
    _require_joined(names, meetings)
    ratings = _likeliest(len(names), meetings)
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
        raise RatingError("a player cannot be rated by its games against itself")
    pairs = sum(counts)
    games, points = 2.0 * pairs, 2 * pairs * mean_score(counts)
    if points in (0, games):
        points += 1.0 if points == 0 else 0.0
        games += 1.0
    # A pair's points are twice its points a game.
    return _Meeting(first, second, games, points, 4 * pairs * pair_variance(counts))


def _require_joined(names: Sequence[str], meetings: Sequence[_Meeting]) -> None:
    if not names:
        raise RatingError("there are no games to rate")
    reached = {0}
    while grown := {
        n for m in meetings for n in (m.first, m.second) if {m.first, m.second} & reached and n not in reached
    }:
        reached |= grown
    if len(reached) < len(names):
        apart = next(name for n, name in enumerate(names) if n not in reached)
        raise RatingError(f"no chain of games joins {names[0]} and {apart}")


# ---------------------------------------------------------------- the likeliest ratings
#
# In natural units, where the odds of a player are the exponential of its rating. Only differences
# count, so the first player stays at 0 and is left out of the equations.


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


def _likeliest(players: int, meetings: Sequence[_Meeting]) -> list[float]:
    ratings = [0.0] * players
    best = _likelihood(ratings, meetings)
    for _ in range(_MOST_STEPS):
        slope = [0.0] * players
        for meeting in meetings:
            surplus = meeting.points - meeting.games * _share(ratings, meeting)
            slope[meeting.first] += surplus
            slope[meeting.second] -= surplus
        step = [0.0, *_solve(_information(ratings, meetings), slope[1:])]
        longest = max(abs(part) for part in step)
        if longest < _CLOSE_ENOUGH:
            break
        # Far from the top a whole step can overshoot; one that is short enough always climbs.
        scale = min(1.0, _LONGEST_STEP / longest)
        while scale > _CLOSE_ENOUGH:
            tried = [rating + scale * part for rating, part in zip(ratings, step, strict=True)]
            if (likelihood := _likelihood(tried, meetings)) >= best:
                ratings, best = tried, likelihood
                break
            scale /= 2
        else:
            break
    return ratings


def _covariance(ratings: Sequence[float], meetings: Sequence[_Meeting]) -> list[list[float]]:
    """The covariance of the ratings: the information on both sides of the variance that was seen."""
    information = _information(ratings, meetings)
    seen = _laplacian(len(ratings), meetings, [meeting.variance for meeting in meetings])
    half = [_solve(information, row) for row in seen]
    inner = [_solve(information, [row[n] for row in half]) for n in range(len(half))]
    return [[0.0] * len(ratings), *([0.0, *row] for row in inner)]


def _solve(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive, so every pivot is."""
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
