"""A training run: rounds of self-play and fitting, in a directory from which a killed run resumes.

The directory holds `run.json` (the settings), for each round `round-N.jsonl` (its games, one line each),
`round-N.json` (the weights fitted to them, with figures), `gate-N.jsonl` (the games of these weights against
the best ones so far) and `gate-N.json` (whether they were accepted), and in the end `weights.json` and
`training.svg`. A game is stored when it is finished and weights are stored in one step, so a run that is
killed at any moment loses at most the games that were being played, and plays none twice.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from ...extras import needs
from ...players.judging.evaluator import LinearEvaluator
from ...players.judging.weights import NET_VERSION, load_evaluator, packed, shipped_weights, unpacked
from ...rules import RULES_REVISION
from ..lines_file import LinesFile
from ..pairs import canonical_edition
from ..probes import PROBES
from ..resumable import open_folder, stored_results, write_whole
from ..task_files import files_of
from ..worker_pool import Pool, ProcessPool
from .chart import draw_chart
from .features import Rows, rows_of
from .fitting import fit_actions, fit_value, losses
from .gate import Verdict, play_gate
from .net_fitting import fit_net, net_losses
from .net_rows import NetRows, net_rows_of
from .self_play import Task, TrainingGame, play_training_game

#: Weights are fitted to the games of this many last rounds.
WINDOW: Final = 3
#: Every tenth game is not trained on; the losses are measured on these.
HELD_OUT: Final = 10
#: In every such game the opponent is an earlier version (from the second round on) or a probe, in turn.
OPPONENT_EVERY: Final = 8
#: The weights that the first round plays with.
START: Final = "start.json"

#: Called with what is being done, how much of it is done, and how much there is to do.
Report = Callable[[str, int, int], None]


class TrainingError(ValueError):
    """The run cannot start or cannot continue."""


class TrainingSettings(Struct, frozen=True):
    """What determines the result of a run. Games take turns through the editions.

    `net`: fit a net on top of the linear weights. `gate`: the most pairs of games by which a new version has
    to show that it is better; 0 accepts every version.
    """

    editions: tuple[str, ...] = ("ardennes",)
    rounds: int = 3
    games: int = 2000
    nodes: int = 175
    seed: int = 1
    net: bool = True
    gate: int = 150
    rules: int = RULES_REVISION

    def __post_init__(self) -> None:
        if min(self.rounds, self.games, self.nodes) < 1:
            raise TrainingError("Rounds, games and nodes must be 1 or more.")
        if self.gate < 0:
            raise TrainingError("The pairs of the gate must be 0 or more.")


class GamesFile(LinesFile[TrainingGame]):
    """The games of one round."""

    kind = TrainingGame
    opening = b'{"game":'
    title = "a finished training game"
    advice = "Give another directory."

    def key(self, game: TrainingGame) -> object:
        return game.game


def train(
    directory: str | os.PathLike[str],
    settings: TrainingSettings,
    *,
    start: str | None = None,
    workers: int | None = None,
    pool: Pool | None = None,
    report: Report = lambda *_: None,
) -> Path:
    """Run or resume a training run and return its weights file.

    The first round plays with the weights of the file `start`, by default with the package's. The games
    are played by `pool`, by default a `ProcessPool` with a number of workers. Nothing depends on either.
    """
    # The matrices are small: threads of the linear algebra library would mostly wait for one another.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with needs("train"):  # report it now, not after the games
        import numpy  # noqa: F401

        if settings.net:
            import optax  # noqa: F401
    folder = Path(directory)
    settings = msgspec.structs.replace(
        settings, editions=tuple(canonical_edition(edition) for edition in settings.editions)
    )
    _open_directory(folder, settings, start)
    players = pool or ProcessPool(workers)
    versions = [START]  # the accepted ones; the last is the best
    for number in range(1, settings.rounds + 1):
        fitted = folder / f"round-{number}.json"
        games = _play_round(folder, settings, number, versions, players, report)
        if not fitted.exists():
            report(f"round {number}: fitting the weights to games", settings.games, settings.games)
            _write(fitted, _fit_round(folder, settings, number, games, folder / versions[-1]))
        if _accepted(folder, settings, number, versions[-1], players, report):
            versions.append(fitted.name)
    final = folder / "weights.json"
    _write(final, json.loads((folder / versions[-1]).read_text(encoding="utf-8")))
    rounds = [_figures(folder, number) for number in range(1, settings.rounds + 1)]
    write_whole(folder / "training.svg", draw_chart(rounds).encode())
    return final


def _accepted(
    folder: Path, settings: TrainingSettings, number: int, best: str, pool: Pool, report: Report
) -> bool:
    """Whether the version of a round passes the gate."""
    decided = folder / f"gate-{number}.json"
    if not settings.gate:
        return True
    if not decided.exists():
        verdict = play_gate(
            folder,
            number,
            best,
            settings.editions,
            nodes=settings.nodes,
            pairs=settings.gate,
            pool=pool,
            watch=lambda done, most: report(f"round {number}: pairs against the best version", done, most),
        )
        _write(decided, msgspec.to_builtins(verdict))
    return msgspec.json.decode(decided.read_bytes(), type=Verdict).accepted


def _open_directory(folder: Path, settings: TrainingSettings, start: str | None) -> None:
    """Create the directory of a run, or check that it belongs to the same one."""
    open_folder(folder)
    described, begins = folder / "run.json", folder / START
    if described.exists():
        try:
            before = msgspec.json.decode(described.read_bytes(), type=TrainingSettings)
        except msgspec.DecodeError as error:
            raise TrainingError(f"{described}: not the settings of a training run: {error}") from None
        if before != settings:
            raise TrainingError(
                f"{folder} holds a run with other settings: {_named(before)}. "
                f"This one has {_named(settings)}. Repeat those settings, or give another directory."
            )
        if start is not None and Path(start).read_bytes() != begins.read_bytes():
            raise TrainingError(f"{folder} holds a run that began with other weights than {start}.")
        return
    # A run that was killed here may have left half a file of its own.
    if any(path.suffix != ".part" for path in folder.iterdir()) and not begins.exists():
        raise TrainingError(f"{folder} holds other files. Give a new directory.")
    if start is not None:
        load_evaluator(start)  # report a wrong file now, by its own name
    write_whole(begins, shipped_weights().encode() if start is None else Path(start).read_bytes())
    _write(described, msgspec.to_builtins(settings))


def _named(settings: TrainingSettings) -> str:
    return ", ".join(f"{key} {value}" for key, value in msgspec.to_builtins(settings).items())


def _play_round(
    folder: Path, settings: TrainingSettings, number: int, versions: list[str], pool: Pool, report: Report
) -> list[TrainingGame]:
    """Play the games of a round that are not in its file yet; return all of them in order."""
    with GamesFile(folder / f"round-{number}.jsonl") as file:
        done = {game.game for game in file.entries}
        missing = (game for game in range(settings.games) if game not in done)
        tasks: Iterator[Task] = (
            Task(
                number,
                game,
                settings.editions[game % len(settings.editions)],
                settings.nodes,
                settings.seed,
                str(folder / versions[-1]),
                _opponent(folder, game, versions),
            )
            for game in missing
        )
        report(f"round {number}: games", len(done), settings.games)
        files = files_of(weights=[str(folder / name) for name in versions], editions=set(settings.editions))
        with closing(stored_results(file, pool, play_training_game, tasks, files)) as played:
            for _ in played:
                report(f"round {number}: games", len(file.entries), settings.games)
        return sorted(file.entries, key=lambda game: game.game)


def _opponent(folder: Path, game: int, versions: list[str]) -> str | None:
    """Whom the best version plays in a game: mostly itself, sometimes an earlier version or a probe."""
    turn, rest = divmod(game, OPPONENT_EVERY)
    if rest != OPPONENT_EVERY - 1:
        return None
    guests = [*(str(folder / version) for version in versions[:-1]), *PROBES]
    return guests[turn % len(guests)]


def _fit_round(
    folder: Path, settings: TrainingSettings, number: int, games: list[TrainingGame], best: Path
) -> dict[str, Any]:
    """Fit weights to the last rounds; return them with the figures of this round."""
    before = json.loads(best.read_text(encoding="utf-8"))
    window = list(games)
    for earlier in range(max(1, number - WINDOW + 1), number):
        with GamesFile(folder / f"round-{earlier}.jsonl") as file:
            # Games are stored as they finish. In another order, the fit would differ in its last digits.
            window += sorted(file.entries, key=lambda game: game.game)
    trained = [game for game in window if game.game % HELD_OUT]
    tested = [game for game in games if not game.game % HELD_OUT]
    net = unpacked(before["net"]) if settings.net and "net" in before else None
    value, actions = before["value"], before["actions"]
    # A net corrects its linear part. A net that goes on from the one before keeps that part.
    if net is None:
        rows = Rows.joined([rows_of(game) for game in trained])
        value, actions = fit_value(rows, value), fit_actions(rows, actions)
        del rows
    held_out = Rows.joined([rows_of(game) for game in tested])
    figures = {
        "round": number,
        "games": len(games),
        "positions": sum(bool(step.visits) for game in games for step in game.steps),
        "starter_points": round(_starter_points(games), 4),
        "drawn": round(sum(game.result == 0.5 for game in games) / len(games), 4),
        "turns": round(sum(game.turns for game in games) / len(games), 1),
        "before": losses(held_out, before["value"], before["actions"]),
        "after": losses(held_out, value, actions),
    }
    fitted: dict[str, Any] = {"value": value, "actions": actions, "training": figures}
    if settings.net:
        linear = LinearEvaluator(value, actions)
        net_rows, net_held_out = (
            NetRows.joined([net_rows_of(game, linear, value) for game in some]) for some in (trained, tested)
        )
        numbers = fit_net(net_rows, settings.seed + number, net)
        fitted |= {"version": NET_VERSION, "net": packed(numbers)}
        figures["net"] = net_losses(net_held_out, numbers)
        if net is not None:
            figures["net_before"] = net_losses(net_held_out, net)
    return fitted


def _starter_points(games: list[TrainingGame]) -> float:
    """The mean points of the starting player in games without a random opening."""
    plain = [game for game in games if not game.opening]
    if not plain:
        return math.nan
    return sum(game.result if game.starter == "south" else 1 - game.result for game in plain) / len(plain)


def _figures(folder: Path, number: int) -> dict[str, Any]:
    stored: dict[str, Any] = json.loads((folder / f"round-{number}.json").read_text(encoding="utf-8"))
    figures: dict[str, Any] = stored["training"]
    return figures


def _write(path: Path, content: object) -> None:
    write_whole(path, json.dumps(content).encode() + b"\n")


assert LinearEvaluator.ACTION_SIZE < 256, "features are stored in bytes"
