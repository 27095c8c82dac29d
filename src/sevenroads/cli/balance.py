"""The command `balance`: studies how fair an edition is."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ..extras import needs
from ..rules.types import TURN_AP
from .common import AddCommand, add_ray_option, check_edition, out

if TYPE_CHECKING:
    from ..lab.balance import Study


def add_commands(add: AddCommand) -> None:
    added = add("balance", balance, "Study how fair an edition is, from games of the machine against itself.")
    text = "Edition ids or files, optionally with options. Without any, only the report of --out is written."
    added.add_argument("variants", nargs="*", metavar="VARIANT", help=text)
    text = "The directory of the study. The same command resumes a study that was stopped."
    added.add_argument("--out", metavar="DIRECTORY", required=True, help=text)
    added.add_argument("--games", type=int, default=1000, help="Games of each variant and player (1000).")
    text = "Who plays both sides (search:nodes=150,megabytes=8). Repeat it to compare players."
    added.add_argument("--player", action="append", metavar="PLAYER", help=text)
    added.add_argument("--seed", type=int, default=1, help="The same seed gives the same games (1).")
    text = "AP of the first turn of the game (4). Repeat it to compare several."
    added.add_argument("--first-turn-ap", type=int, action="append", metavar="AP", help=text)
    text = "Play each deal twice with the same cards, so that only the starting player changes."
    added.add_argument("--paired", action="store_true", help=text)
    text = "Number of processes; it does not change the results (all cores)."
    added.add_argument("--workers", type=int, help=text)
    add_ray_option(added)


def balance(options: argparse.Namespace) -> None:
    with needs("study"):
        import polars  # noqa: F401

        from ..lab.balance.progress import Progress, error_console
    from ..lab.balance import DEFAULT_PLAYER, Study, StudySettings
    from ..lab.worker_pool import open_pool

    for variant in options.variants:
        check_edition(variant, options.texts)
    if not options.variants:
        study = Study.existing(options.out)
        study.load()
        _report(study)
        return
    settings = StudySettings(
        variants=tuple(options.variants),
        players=tuple(options.player or (DEFAULT_PLAYER,)),
        games=options.games,
        seed=options.seed,
        paired=options.paired,
        first_turn_ap=tuple(options.first_turn_ap or (TURN_AP,)),
    )
    study = Study.begin(options.out, settings)
    try:
        with open_pool(options.workers, options.ray) as pool:
            Progress(study, error_console()).run(options.workers, pool=pool)
    except KeyboardInterrupt:
        _report(study)
        sys.stderr.write(f"Stopped. Run the same command again to resume from {options.out}.\n")
        raise
    _report(study)


def _report(study: Study) -> None:
    from ..lab.balance.report import as_text, write_report

    out(as_text(write_report(study)))
    out(f"\n{study.folder / 'report.html'}")
