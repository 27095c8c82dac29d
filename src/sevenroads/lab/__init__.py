"""Measures and trains players: paired matches, sequential tests, ratings, self-play, and probes."""

from .arena import Arena, ArenaError, Fault, Standing
from .elo import Estimate, elo_difference, elo_of, expected_score
from .pairs import Game, MatchUp, Pair, play_game, play_pair
from .ratings import TOURNAMENTS, Rating, RatingError, Tournament, fixtures, rate
from .results import ResultsError, ResultsFile
from .sequential import SequentialTest, Verdict
from .session import run_arena

__all__ = [
    "TOURNAMENTS",
    "Arena",
    "ArenaError",
    "Estimate",
    "Fault",
    "Game",
    "MatchUp",
    "Pair",
    "Rating",
    "RatingError",
    "ResultsError",
    "ResultsFile",
    "SequentialTest",
    "Standing",
    "Tournament",
    "Verdict",
    "elo_difference",
    "elo_of",
    "expected_score",
    "fixtures",
    "play_game",
    "play_pair",
    "rate",
    "run_arena",
]
