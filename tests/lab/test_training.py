"""Training: games that depend only on their task, fits that find the minimum, and runs that resume."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from sevenroads import State
from sevenroads.lab.lines_file import ResultsError
from sevenroads.lab.probes import PROBES
from sevenroads.lab.training import TrainingError, TrainingSettings, train
from sevenroads.lab.training.features import WIDEST, Rows, rows_of
from sevenroads.lab.training.fitting import (
    _action_loss,
    _value_loss,
    fit_actions,
    fit_value,
    losses,
)
from sevenroads.lab.training.gate import play_gate
from sevenroads.lab.training.run import GamesFile, _open_directory, _opponent
from sevenroads.lab.training.self_play import Task, TrainingGame, play_training_game
from sevenroads.lab.training.targets import LATER_SHARE, Searched, value_targets
from sevenroads.lab.worker_pool import ProcessPool
from sevenroads.players.judging.evaluator import LinearEvaluator
from sevenroads.players.judging.net import NetEvaluator
from sevenroads.players.judging.weights import load_evaluator, shipped_weights

SMALL = TrainingSettings(("ardennes", "dday+novictory"), rounds=2, games=6, nodes=6, seed=4, gate=3)
CURRENT = json.loads(shipped_weights())


def game(number: int, edition: str = "ardennes") -> TrainingGame:
    return play_training_game(Task(1, number, edition, 8, 3))


@pytest.fixture(scope="module")
def rows() -> Rows:
    return Rows.joined([rows_of(game(number)) for number in range(4)])


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a run that was never interrupted."""
    folder = tmp_path_factory.mktemp("training") / "run"
    subprocess.run(command(folder, workers=1), check=True, capture_output=True)
    return folder


#: Kills after which a run may finish.
MOST_KILLS = 6


def command(folder: Path, workers: int) -> list[str]:
    """The command of a small run.

    Runs that are compared are processes of their own: the last digits of a fit depend on the number of
    threads with which NumPy was started.
    """
    numbers = ["--rounds", "2", "--games", "6", "--nodes", "6", "--seed", "4", "--gate", "3"]
    arguments = [str(folder), "--editions", *SMALL.editions, *numbers, "--workers", str(workers)]
    return [sys.executable, "-m", "sevenroads.cli", "train", *arguments]


def played(folder: Path, number: int) -> list[TrainingGame]:
    with GamesFile(folder / f"round-{number}.jsonl") as file:
        return sorted(file.entries, key=lambda game: game.game)


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_a_game_depends_only_on_its_task_and_replays(edition: str) -> None:
    first = game(5, edition)
    assert game(5, edition) == first
    state = State.parse(first.start)
    for step in first.steps:
        legal = state.legal_ids()
        assert step.action in legal
        assert len(step.visits) in (0, len(legal))
        assert sum(step.visits) in range(7 * bool(step.visits), 10**9)
        state.apply(state.rules.actions[step.action])
    outcome = state.outcome
    if outcome is not None and outcome.winner is not None:
        assert first.result == (outcome.winner == "south")


def test_every_action_with_a_choice_is_recorded(rows: Rows) -> None:
    games = [game(number) for number in range(4)]
    searched = [step for each in games for step in each.steps[each.opening :] if step.visits]
    assert len(rows.targets) == len(searched)
    assert len(rows.wanted) == sum(len(step.visits) for step in searched)
    assert np.allclose(np.add.reduceat(rows.wanted, rows.first), 1, atol=1e-4)
    assert (rows.index < LinearEvaluator.ACTION_SIZE).sum(axis=1).max() < WIDEST


def test_a_target_mixes_the_search_with_the_turns_that_follow_and_the_result() -> None:
    later, now = LATER_SHARE, 1 - LATER_SHARE
    searched = [
        Searched(3, True, 0.6),
        Searched(3, True, 0.7),
        Searched(4, False, 0.2),
        Searched(5, True, 0.9),
    ]
    won = value_targets(searched, 1.0)
    assert won[3] == pytest.approx(now * 0.9 + later)
    assert won[2] == pytest.approx(1 - (now * 0.8 + later * won[3]))
    # Both positions of turn 3 look ahead to the first one of turn 4.
    assert won[1] == pytest.approx(now * 0.7 + later * (1 - won[2]))
    assert won[0] == pytest.approx(now * 0.6 + later * (1 - won[2]))
    assert value_targets([], 1.0) == []


def test_a_search_that_overrates_whoever_moves_hardly_shifts_the_targets() -> None:
    searched = [Searched(turn, turn % 2 == 1, 0.6) for turn in range(1, 41)]
    assert value_targets(searched, 0.5)[0] == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize(
    ("loss", "size"),
    [(_value_loss, LinearEvaluator.VALUE_SIZE), (_action_loss, LinearEvaluator.ACTION_SIZE)],
)
def test_slope_and_curvature_are_those_of_the_loss(rows: Rows, loss: object, size: int) -> None:
    rng = np.random.default_rng(5)
    weights, direction = rng.normal(0, 0.3, size), rng.normal(0, 1, size)
    _, slope, curvature = loss(rows, weights)  # type: ignore[operator]
    after, before = (loss(rows, weights + sign * 1e-2 * direction) for sign in (1, -1))  # type: ignore[operator]
    assert (after[0] - before[0]) / 2e-2 == pytest.approx(slope @ direction, rel=2e-2, abs=2e-3)
    bend = (after[1] - before[1]) / 2e-2
    assert bend @ direction == pytest.approx(direction @ curvature @ direction, rel=2e-2)


def test_fitted_weights_predict_better(rows: Rows) -> None:
    zero = losses(rows, [0.0] * LinearEvaluator.VALUE_SIZE, [0.0] * LinearEvaluator.ACTION_SIZE)
    assert zero["value"] == pytest.approx(np.log(2), abs=1e-3)
    fitted = losses(rows, fit_value(rows, CURRENT["value"]), fit_actions(rows, CURRENT["actions"]))
    shipped = losses(rows, CURRENT["value"], CURRENT["actions"])
    assert fitted["value"] < zero["value"]
    assert fitted["entropy"] <= fitted["actions"] < min(zero["actions"], shipped["actions"])


def test_a_run_leaves_weights_figures_and_a_chart(finished: Path) -> None:
    load_evaluator(str(finished / "weights.json"))
    figures = json.loads((finished / "round-2.json").read_text())["training"]
    assert (figures["round"], figures["games"]) == (2, 6)
    assert figures["after"]["actions"] > figures["after"]["entropy"]
    assert isinstance(load_evaluator(finished / "round-2.json"), NetEvaluator)
    # The net goes on from the one before, and keeps the linear part that it corrects.
    assert figures["net"]["actions"] != figures["net_before"]["actions"]
    assert figures["after"] == figures["before"]
    chart = (finished / "training.svg").read_text()
    assert "Log loss of the value" in chart
    assert [len(played(finished, number)) for number in (1, 2)] == [6, 6]
    editions = {each.start.split(" ")[0] for each in played(finished, 1)}
    assert editions == {"ardennes", "dday+novictory"}


def test_a_finished_run_plays_nothing_again(finished: Path) -> None:
    before = {path.name: path.read_bytes() for path in finished.iterdir()}
    train(finished, SMALL, workers=1)
    assert {path.name: path.read_bytes() for path in finished.iterdir()} == before


def stored(folder: Path) -> int:
    """The bytes of the games that a run has stored."""
    return sum(file.stat().st_size for file in folder.glob("*.jsonl"))


def test_a_run_killed_at_any_moment_resumes_without_losing_or_doubling_a_game(
    finished: Path, tmp_path: Path
) -> None:
    """Each run is killed soon after it has stored something, on slow and fast computers alike."""
    rng = random.Random(7)
    folder = tmp_path / "killed"
    kills = 0
    while True:
        before = stored(folder)
        running = subprocess.Popen(
            command(folder, workers=2), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        while running.poll() is None and (stored(folder) == before or kills == MOST_KILLS):
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.05))
        if running.poll() is not None:
            assert running.returncode == 0
            break
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
        kills += 1
    assert kills
    for number in (1, 2):
        assert played(folder, number) == played(finished, number)
        lines = (folder / f"round-{number}.jsonl").read_bytes().splitlines()
        assert len(lines) == len({json.loads(line)["game"] for line in lines}) == 6
        lines = (folder / f"gate-{number}.jsonl").read_bytes().splitlines()
        assert len(lines) == len({json.loads(line)["pair"] for line in lines}) == 3
        assert (folder / f"gate-{number}.json").read_bytes() == (
            finished / f"gate-{number}.json"
        ).read_bytes()
    assert (folder / "weights.json").read_bytes() == (finished / "weights.json").read_bytes()


@pytest.mark.slow
def test_a_run_killed_twenty_times_loses_and_doubles_no_game(tmp_path: Path) -> None:
    """The kills come at any moment of playing, fitting and gating."""
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    more = ["--games", "30"]
    subprocess.run([*command(whole, workers=2), *more], check=True, capture_output=True)
    rng, kills = random.Random(11), 0
    while kills < 20:
        before = stored(killed)
        running = subprocess.Popen(
            [*command(killed, workers=2), *more], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        while running.poll() is None and stored(killed) == before:
            time.sleep(0.002)
        time.sleep(rng.uniform(0, 0.3))
        assert running.poll() is None, f"finished after {kills} kills: play more games"
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
        kills += 1
    subprocess.run([*command(killed, workers=2), *more], check=True, capture_output=True)
    for number in (1, 2):
        assert played(killed, number) == played(whole, number)
        assert len((killed / f"round-{number}.jsonl").read_bytes().splitlines()) == 30
    assert (killed / "weights.json").read_bytes() == (whole / "weights.json").read_bytes()


def test_some_games_are_played_against_probes_and_earlier_versions() -> None:
    """Only the machine's own searches are recorded in them."""
    plain, probe = (
        play_training_game(Task(1, 7, "ardennes", 6, 3, opponent=name)) for name in (None, "rush")
    )
    searched = [sum(bool(step.visits) for step in each.steps) for each in (plain, probe)]
    assert searched[1] < len(probe.steps) - probe.opening
    guests = [_opponent(Path("run"), number, ["start.json", "round-1.json"]) for number in range(400)]
    assert guests.count(None) == 350
    assert set(guests) == {None, str(Path("run/start.json")), *PROBES}


def test_a_gate_accepts_only_what_scores_better(tmp_path: Path) -> None:
    """A machine whose values are reversed loses to the shipped one, and the other way round."""
    reversed_weights = {**CURRENT, "value": [-weight for weight in CURRENT["value"]]}
    reversed_weights.pop("net", None)
    sane = {"value": CURRENT["value"], "actions": CURRENT["actions"]}
    for name, content in (("start.json", sane), ("round-1.json", reversed_weights), ("round-2.json", sane)):
        (tmp_path / name).write_text(json.dumps(content))
    common = {"editions": ("ardennes", "dday"), "nodes": 12, "pairs": 12, "pool": ProcessPool(1)}
    worse = play_gate(tmp_path, 1, "start.json", **common)  # type: ignore[arg-type]
    better = play_gate(tmp_path, 2, "round-1.json", **common)  # type: ignore[arg-type]
    assert not worse.accepted
    assert worse.elo < 0
    assert better.accepted
    assert better.points > better.pairs


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"games": 7}, "other settings: .*games 6.*This one has .*games 7"),
        ({"editions": ("ardennes",)}, "other settings"),
    ],
)
def test_a_run_with_other_settings_is_rejected(
    finished: Path, change: dict[str, object], message: str
) -> None:
    with pytest.raises(TrainingError, match=message):
        train(finished, TrainingSettings(**{**_fields(SMALL), **change}), workers=1)


def _fields(settings: TrainingSettings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def test_other_directories_and_senseless_numbers_are_rejected(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    with pytest.raises(TrainingError, match=r"holds other files. Give a new directory"):
        train(tmp_path, SMALL, workers=1)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
    with pytest.raises(ValueError, match="must be 1 or more"):
        TrainingSettings(games=0)


def test_a_run_does_not_resume_with_other_first_weights(finished: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(shipped_weights("classic"))
    with pytest.raises(TrainingError, match=r"began with other weights than .*other\.json"):
        train(finished, SMALL, start=str(other), workers=1)


def test_wrong_first_weights_are_reported_by_their_own_name(tmp_path: Path) -> None:
    wrong, folder = tmp_path / "wrong.json", tmp_path / "run"
    wrong.write_text("{}")
    with pytest.raises(ValueError, match=r"wrong\.json: Not a weights file"):
        train(folder, SMALL, start=str(wrong), workers=1)
    assert not list(folder.iterdir())


def test_half_a_file_of_a_killed_run_does_not_stop_the_next(tmp_path: Path) -> None:
    (tmp_path / "start.json.part").write_text("{")
    _open_directory(tmp_path, SMALL, None)
    assert (tmp_path / "run.json").exists()


def test_a_number_of_workers_must_be_positive(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="1 or more, not -1"):
        train(tmp_path / "run", SMALL, workers=-1)


def test_a_broken_games_file_is_rejected(finished: Path, tmp_path: Path) -> None:
    for path in finished.iterdir():
        if path.name in ("run.json", "start.json"):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "round-1.jsonl").write_text("Dear diary\n")
    with pytest.raises(ResultsError, match=r"line 1: not a finished training game"):
        train(tmp_path, SMALL, workers=1)
