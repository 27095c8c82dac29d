"""The command `arena`: matches between players of the machine, and bots."""

from __future__ import annotations

import argparse

from .common import AddCommand, add_ray_option


def add_commands(add: AddCommand) -> None:
    added = add("arena", arena, "Play matches between players of the machine or bots, and rate them.")
    text = "Two or more of: random, greedy, level:5, search:nodes=300, exec:./bot,seconds=2."
    added.add_argument("players", nargs="+", metavar="PLAYER", help=text)
    text = "Deals per match-up, each played twice with sides swapped (100, or no limit with --elo0)."
    added.add_argument("--pairs", type=int, help=text)
    text = "An edition id or file, optionally with options (ardennes)."
    added.add_argument("--edition", default="ardennes", help=text)
    added.add_argument("--seed", type=int, default=1, help="The same seed gives the same deals (1).")
    text = "Number of processes; it does not change the results (all cores)."
    added.add_argument("--workers", type=int, help=text)
    add_ray_option(added)
    added.add_argument("--out", metavar="FILE", help="Save finished pairs to this file and resume from it.")
    text = "With --elo1: stop as soon as the SPRT accepts ELO0 or ELO1."
    added.add_argument("--elo0", type=float, help=text)
    added.add_argument("--elo1", type=float, help="The SPRT's other hypothesis; see --elo0.")
    text = "The SPRT's probability of accepting ELO1 wrongly (0.05)."
    added.add_argument("--alpha", type=float, default=0.05, help=text)
    text = "The SPRT's probability of accepting ELO0 wrongly (0.05)."
    added.add_argument("--beta", type=float, default=0.05, help=text)
    text = "With three or more players: everybody plays everybody (all), or each the next (neighbours)."
    added.add_argument("--tournament", metavar="{all,neighbours}", default="all", help=text)
    text = "The player whose rating is 0 (by default the mean is 0)."
    added.add_argument("--anchor", metavar="PLAYER", help=text)
    added.add_argument("--json", action="store_true", help="Print the result as JSON.")


def arena(options: argparse.Namespace) -> None:
    from ..lab import run_arena

    run_arena(
        options.players,
        pairs=options.pairs,
        edition=options.edition,
        seed=options.seed,
        workers=options.workers,
        ray=options.ray,
        out=options.out,
        elo0=options.elo0,
        elo1=options.elo1,
        alpha=options.alpha,
        beta=options.beta,
        tournament=options.tournament,
        anchor=options.anchor,
        as_json=options.json,
    )
