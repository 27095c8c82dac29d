"""Standings and ratings as text and as JSON data.

The text has one fact per line. An unbounded Elo difference is described in words, and is null in the data.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .arena import Standing
from .elo import Estimate
from .ratings import Rating, RatingError, rate

#: How many different tracebacks are printed; the results file has all of them.
_PRINTED_TRACEBACKS = 3


def duration(seconds: float) -> str:
    """Hours, minutes and seconds.

    >>> duration(3725)
    '1:02:05'
    """
    minutes, left = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{left:02}"


def elo_text(estimate: Estimate) -> str:
    """An Elo difference with its interval.

    >>> elo_text(Estimate(math.inf, 120.4, math.inf))
    'over +120 (all points won)'
    """
    if math.isinf(estimate.elo):
        bound, word = (estimate.low, "over") if estimate.elo > 0 else (estimate.high, "under")
        return f"{word} {bound:+.0f} (all points {'won' if estimate.elo > 0 else 'lost'})"
    return f"{estimate.elo:+.0f} (95 %: {estimate.low:+.0f} to {estimate.high:+.0f})"


def _llr_text(standing: Standing) -> str:
    assert standing.test is not None
    return f"LLR {standing.llr:+.2f} ({standing.test.lower:.2f} to {standing.test.upper:.2f})"


def _share(standing: Standing) -> str:
    return f"{100 * standing.points[0] / standing.games:.1f} %" if standing.games else "-"


def _played(standing: Standing) -> str:
    return f"{standing.pairs}/{'open' if standing.limit is None else standing.limit}"


def one_line(standing: Standing) -> str:
    """A standing in one line."""
    parts = [
        f"{_played(standing)} pairs",
        f"+{standing.wins} ={standing.draws} -{standing.losses}",
        _share(standing),
        "-".join(str(n) for n in standing.counts),
        f"Elo {elo_text(standing.elo)}" if standing.pairs else "Elo -",
    ]
    if standing.test:
        parts.append(_llr_text(standing) + (f" {standing.verdict} accepted" if standing.verdict else ""))
    if sum(standing.forfeits):
        parts.append(f"{sum(standing.forfeits)} forfeited")
    return "  ".join(parts)


def full_text(standing: Standing) -> str:
    """Everything about one match-up, from the first player's point of view."""
    rows = [("pairs", f"{_played(standing)}, {standing.games} games")]
    if standing.pairs:
        rows += [
            ("points", f"{standing.points[0]:g} to {standing.points[1]:g}, {_share(standing)}"),
            ("games", f"{standing.wins} won, {standing.draws} drawn, {standing.losses} lost"),
            ("pair scores", ", ".join(_cells(standing))),
            ("Elo", elo_text(standing.elo)),
            ("ends", ", ".join(f"{how} {n}" for how, n in standing.terminations.items())),
            ("turns", f"{standing.turns / standing.games:.1f} per game"),
            ("thinking", " and ".join(f"{s / standing.games:.3f} s" for s in standing.seconds) + " per game"),
        ]
    if standing.test:
        rows.append(("test", _test_text(standing)))
    if sum(standing.forfeits):
        rows.append(("forfeits", " and ".join(str(n) for n in standing.forfeits)))
    return "\n".join([str(standing.match_up), *(f"  {name:<12}{text}" for name, text in rows)])


def _cells(standing: Standing) -> list[str]:
    return [f"{n} x {name}" for name, n in zip(("0", "½", "1", "1½", "2"), standing.counts, strict=True)]


def _test_text(standing: Standing) -> str:
    test = standing.test
    assert test is not None
    said = {
        None: "not decided",
        "elo0": f"{test.elo0:+g} Elo accepted",
        "elo1": f"{test.elo1:+g} Elo accepted",
    }
    text = f"{test.elo0:+g} or {test.elo1:+g} Elo: {said[standing.verdict]}, {_llr_text(standing)}"
    more = f"; {standing.uncounted} more pairs do not count" if standing.uncounted else ""
    return text + more


def forfeits_text(standings: Sequence[Standing]) -> str:
    """The forfeited games by player, with tracebacks; empty if there are none."""
    faults = sorted((fault for s in standings for fault in s.faults), key=lambda fault: -fault.times)
    parts = [
        f"{fault.player} forfeited {fault.times} game{'s' * (fault.times > 1)}:\n{fault.traceback.rstrip()}"
        for fault in faults[:_PRINTED_TRACEBACKS]
    ]
    if rest := sum(fault.times for fault in faults[_PRINTED_TRACEBACKS:]):
        parts.append(f"{rest} more games were forfeited for other reasons.")
    return "\n".join(parts)


def ratings_of(standings: Sequence[Standing], anchor: str | None) -> list[Rating]:
    """The ratings of a tournament; empty as long as the games do not connect all players."""
    try:
        return rate({standing.match_up.players: standing.counts for standing in standings}, anchor)
    except RatingError:
        return []


def ratings_text(ratings: Sequence[Rating]) -> str:
    """The ratings as a table, best first."""
    if not ratings:
        return "Too few games for ratings."
    width = max(len(rating.player) for rating in ratings)
    rows = [
        f"{place:>3}  {rating.player:<{width}}  {rating.elo:+6.0f}  "
        f"{rating.low:+6.0f} to {rating.high:+6.0f}  {rating.points:g}/{2 * rating.pairs}"
        for place, rating in enumerate(ratings, 1)
    ]
    return "\n".join([f"     {'player':<{width}}     Elo  95 % interval     points", *rows])


def as_data(standings: Sequence[Standing], ratings: Sequence[Rating], interrupted: bool) -> dict[str, Any]:
    """The whole result as data for JSON."""
    return {
        "interrupted": interrupted,
        "match_ups": [_standing_data(standing) for standing in standings],
        "ratings": [
            {
                "player": r.player,
                "elo": r.elo,
                "low": r.low,
                "high": r.high,
                "pairs": r.pairs,
                "points": r.points,
            }
            for r in ratings
        ],
    }


def _standing_data(standing: Standing) -> dict[str, Any]:
    elo, test = standing.elo, standing.test
    return {
        "players": standing.match_up.players,
        "edition": standing.match_up.edition,
        "seed": standing.match_up.seed,
        "pairs": standing.pairs,
        "games": standing.games,
        "points": standing.points,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "pair_scores": standing.counts,
        "elo": {"difference": elo.elo, "low": elo.low, "high": elo.high},
        "test": test
        and {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": test.alpha,
            "beta": test.beta,
            "llr": standing.llr,
            "lower": test.lower,
            "upper": test.upper,
            "accepted": standing.verdict,
            "uncounted_pairs": standing.uncounted,
        },
        "terminations": standing.terminations,
        "turns": standing.turns,
        "seconds": standing.seconds,
        "forfeits": standing.forfeits,
        "errors": [
            {"player": fault.player, "times": fault.times, "traceback": fault.traceback}
            for fault in standing.faults
        ],
    }
