"""Runs an arena from the command line and prints its result; `progress` shows how far it is.

The result goes to standard output. An interrupted run also prints its result.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from ..extras import needs
from .arena import Arena, ArenaError
from .pairs import MatchUp
from .ratings import Tournament, fixtures
from .report import as_data, forfeits_text, full_text, ratings_of, ratings_text
from .sequential import SequentialTest
from .worker_pool import open_pool

#: Pairs per match-up if neither a number of pairs nor a sequential test is given.
PAIRS: Final = 100


def run_arena(
    players: Sequence[str],
    *,
    pairs: int | None = None,
    edition: str = "ardennes",
    seed: int = 1,
    workers: int | None = None,
    ray: str | None = None,
    out: str | None = None,
    elo0: float | None = None,
    elo1: float | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    tournament: Tournament = "all",
    anchor: str | None = None,
    as_json: bool = False,
) -> None:
    """Play the match-ups of these players and print the result.

    With `ray`, the address of a Ray cluster, its workers play (see `cluster`). With `elo0` and `elo1` each
    match-up stops when its test decides, or after `pairs` pairs. When interrupted, it prints the result so
    far and raises the interrupt again.
    """
    with needs("terminal"):
        from .progress import Progress, error_console
    if anchor is not None and anchor not in players:
        raise ArenaError(f"The anchor {anchor} is not one of the players.")
    if (elo0 is None) != (elo1 is None):
        raise ArenaError("The test needs both --elo0 and --elo1.")
    test = None if elo0 is None or elo1 is None else SequentialTest(elo0, elo1, alpha, beta)
    match_ups = [MatchUp(pair, edition, seed) for pair in fixtures(players, tournament)]
    limit = PAIRS if pairs is None and test is None else pairs
    interrupted = False
    with open_pool(workers, ray) as pool:
        arena = Arena(match_ups, limit, test=test, workers=workers, pool=pool, out=out)
        try:
            Progress(arena, error_console(), anchor).run()
        except KeyboardInterrupt:
            interrupted = True
    _print_result(arena, anchor, len(players) > 2, as_json, interrupted)
    if interrupted:
        if out is not None:
            sys.stderr.write(f"Stopped. Run the same command again to resume from {out}.\n")
        raise KeyboardInterrupt


def _print_result(arena: Arena, anchor: str | None, rated: bool, as_json: bool, interrupted: bool) -> None:
    standings = arena.standings()
    if faults := forfeits_text(standings):
        sys.stderr.write(f"{faults}\n")
    ratings = ratings_of(standings, anchor) if rated else []
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_data(standings, ratings, interrupted)).decode() + "\n")
    else:
        texts = [full_text(standing) for standing in standings]
        if rated:
            texts.append(ratings_text(ratings))
        sys.stdout.write("\n\n".join(texts) + "\n")
    sys.stdout.flush()
