"""Blind spots of the machine: forced deviations against the unrestricted search, and the starting player.

Each probe (`sevenroads.lab.probes`) plays paired games against the same search without a restriction. A probe
that scores more than half shows something that the search does not see. The last row has no probe: it tells
how the starting player fares.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import Counter
from typing import Any

from tools.measure import json_line, machine, parser_for, say, table

from sevenroads.lab import Arena, MatchUp, Pair
from sevenroads.lab.elo import elo_difference
from sevenroads.lab.probes import PROBES, make_probe


def options_given() -> argparse.Namespace:
    parser = parser_for(__doc__)
    parser.add_argument("--pairs", type=int, help="Pairs of games for each probe (100, quick 4).")
    parser.add_argument("--nodes", type=int, help="Simulations for each action (300, quick 50).")
    parser.add_argument("--seconds", type=float, help="Seconds for each turn, instead of --nodes.")
    parser.add_argument("--edition", default="ardennes", help="An edition id or file (ardennes).")
    parser.add_argument(
        "--only", nargs="+", metavar="PROBE", help="Play only these; `none` for the last row."
    )
    parser.add_argument("--search", default="search", help="The kind of search without a probe (search).")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="Processes (all cores).")
    parser.add_argument("--seed", type=int, default=1, help="The same seed gives the same deals (1).")
    options = parser.parse_args()
    options.pairs = options.pairs or (4 if options.quick else 100)
    nodes = options.nodes or (50 if options.quick else 300)
    options.limit = f"seconds={options.seconds:g}" if options.seconds else f"nodes={nodes}"
    return options


def play(first: str, options: argparse.Namespace) -> list[Pair]:
    players = (first, f"{options.search}:{options.limit}")
    pairs: list[Pair] = []
    match_up = MatchUp(players, options.edition, options.seed)
    Arena([match_up], options.pairs, workers=options.workers, make=make_probe).run(
        lambda pair: pairs.append(pair) if pair else None
    )
    return pairs


def starter_points(pairs: list[Pair]) -> list[float]:
    """The points of the starting player in each game. The first player is south, then north."""
    return [
        game.scores[0] if (home == 0) == (pair.begins == "south") else game.scores[1]
        for pair in pairs
        for home, game in enumerate(pair.games)
    ]


def main() -> None:
    options = options_given()
    rows, report = [], {}
    for probe in options.only or (*PROBES, "none"):
        plain = probe == "none"
        kind = options.search if plain else f"probe:{probe}"
        pairs = play(f"{kind}{':' if plain else ','}{options.limit}", options)
        counts = Counter(round(2 * pair.score) for pair in pairs)
        elo = elo_difference([counts[cell] for cell in range(5)])
        games = [game for pair in pairs for game in pair.games]
        score = sum(game.scores[0] for game in games) / len(games)
        began = starter_points(pairs)
        mean = sum(began) / len(began)
        margin = 1.96 * math.sqrt(sum((points - mean) ** 2 for points in began)) / len(began)
        drawn = sum(game.scores[0] == 0.5 for game in games) / len(games)
        row = [
            probe,
            str(len(games)),
            f"{score:.1%}",
            f"{elo.elo:+.0f} ({elo.low:+.0f} to {elo.high:+.0f})",
            f"{mean:.1%} ± {margin:.1%}",
            f"{drawn:.1%}",
        ]
        say(" · ".join(row))
        rows.append(row)
        report[probe] = {"games": len(games), "score": score, "starter": mean, "drawn": drawn}
    title = f"{options.edition}, {options.limit}"
    table(title, ["probe", "games", "points", "Elo", "starting player", "drawn"], rows, "")
    if options.json:
        found: dict[str, Any] = {"machine": machine(), "probes": report}
        json_line(found)


if __name__ == "__main__":
    main()
