"""The net: its inputs keep the enemy's cards secret, and the compiled layers compute what training fits."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import numpy as np
import pytest

import sevenroads
from sevenroads import State
from sevenroads.lab.training.net_fitting import _batches, _half, _log_odds, _preferences
from sevenroads.lab.training.net_rows import NetRows, net_rows_of
from sevenroads.lab.training.self_play import Task, TrainingGame, play_training_game
from sevenroads.players import SearchLimit, SearchPlayer
from sevenroads.players.judging.evaluator import LinearEvaluator, action_preferences, value_features
from sevenroads.players.judging.net import (
    PARAMETERS,
    NetEvaluator,
    judge,
)
from sevenroads.players.judging.weights import (
    NET_VERSION,
    WeightsError,
    load_evaluator,
    packed,
    read_evaluator,
    shipped_weights,
    unpacked,
)

LINEAR = json.loads(shipped_weights("linear"))
LINEAR_EVALUATOR = LinearEvaluator(LINEAR["value"], LINEAR["actions"])
EDITIONS = ("ardennes", "dday", "prototype", "ardennes+novictory+road_length=14", "dday+noobjectives")


def net(seed: int = 1, size: float = 0.3) -> NetEvaluator:
    """A net with random numbers, large enough that every layer matters."""
    rng = random.Random(seed)
    numbers = [rng.gauss(0, size) for _ in range(PARAMETERS)]
    return NetEvaluator(LINEAR["value"], LINEAR["actions"], numbers)


def positions(count: int = 40) -> list[State]:
    found = []
    for seed in range(count):
        state = State.new(EDITIONS[seed % len(EDITIONS)], seed=seed, start=("south", "north")[seed % 2])
        state.play_random(7 * seed % 90, seed)
        if not state.is_over:
            found.append(state)
    assert len(found) > count // 2
    return found


def test_the_preferences_do_not_depend_on_what_the_side_to_move_may_not_know() -> None:
    evaluator = net()
    differing = 0
    for state in positions(60):
        view = state.view(state.side)
        first, second = (State.sample(view, random.Random(seed)) for seed in (1, 2))
        (value, preferences), (other_value, others) = (judge(dealt, evaluator) for dealt in (first, second))
        assert preferences == others
        differing += value != other_value
    assert differing > 10  # the value may and does depend on it


def test_a_file_cannot_let_the_preferences_see_the_enemys_cards() -> None:
    """All numbers are 1, also those from secret inputs."""
    evaluator = NetEvaluator(LINEAR["value"], LINEAR["actions"], [1.0] * PARAMETERS)
    for state in positions(20):
        view = state.view(state.side)
        first, second = (judge(State.sample(view, random.Random(seed)), evaluator)[1] for seed in (1, 2))
        assert first == second


def test_compiled_layers_compute_what_training_fits() -> None:
    numbers = [float(np.float16(number)) for number in np.random.default_rng(3).normal(0, 0.2, PARAMETERS)]
    evaluator = NetEvaluator(LINEAR["value"], LINEAR["actions"], numbers)
    games = [play_training_game(Task(1, number, edition, 6, 9)) for number, edition in enumerate(EDITIONS)]
    rows = NetRows.joined([net_rows_of(game, LINEAR_EVALUATOR, LINEAR["value"]) for game in games])
    searched = [state for game in games for state in searched_positions(game)]
    assert len(rows) == len(searched) > 100
    (batch,) = list(_batches(rows.part(slice(0, 500)), None))
    log_odds = np.array(_log_odds(_half(numbers, 1), batch))
    preferences = np.array(_preferences(_half(numbers, 0), batch))
    for row, state in enumerate(searched[:500]):
        value, compiled = judge(state, evaluator)
        assert value == pytest.approx(1 / (1 + math.exp(-log_odds[row])), abs=2e-3)
        legal = preferences[row][preferences[row] > -5000]
        assert compiled == pytest.approx(list(legal), abs=2e-2)


def searched_positions(game: TrainingGame) -> list[State]:
    state, found = State.parse(game.start), []
    for step in game.steps:
        if step.visits:
            found.append(state.copy())
        state.apply(state.rules.actions[step.action])
    return found


def test_without_corrections_the_net_is_the_linear_evaluator() -> None:
    silent = NetEvaluator(LINEAR["value"], LINEAR["actions"], [0.0] * PARAMETERS)
    for state in positions(20):
        value = sum(LINEAR["value"][number] * much for number, much in value_features(state))
        assert judge(state, silent)[0] == pytest.approx(1 / (1 + math.exp(-value)), abs=1e-5)
        assert dict(action_preferences(state, silent)) == pytest.approx(
            dict(action_preferences(state, LINEAR_EVALUATOR)), rel=1e-4, abs=1e-6
        )


def test_an_unknown_army_is_judged_by_the_linear_evaluator_alone(tmp_path: Path) -> None:
    edition = tmp_path / "own.toml"
    shipped = Path(sevenroads.__file__).parent / "editions" / "data" / "ardennes.toml"
    text = shipped.read_text(encoding="utf-8").replace('id = "ardennes"', 'id = "own"')
    assert "length = 5" in text
    edition.write_text(text.replace("length = 5", "length = 4", 1), encoding="utf-8")
    state = State.new(str(edition), seed=4)
    state.play_random(30, 4)
    assert judge(state, net(1)) == judge(state, net(2))
    player = SearchPlayer(SearchLimit(nodes=30), evaluator=net(1))
    assert player.choose(state.view(state.side)) in state.legal_actions()


def test_a_weights_file_keeps_a_net(tmp_path: Path) -> None:
    numbers = unpacked(packed([0.25, -1.5] * (PARAMETERS // 2) + [1.0] * (PARAMETERS % 2)))
    content = {**LINEAR, "version": NET_VERSION, "net": packed(numbers), "training": {"round": 7}}
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    loaded = load_evaluator(path)
    assert isinstance(loaded, NetEvaluator)
    assert loaded.figures == {"round": 7}
    state = positions(1)[0]
    assert judge(state, loaded) == judge(state, NetEvaluator(LINEAR["value"], LINEAR["actions"], numbers))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 99, "net": ""}, "version 99; this program needs"),
        ({"version": NET_VERSION, "net": "AAAA"}, "half-precision floats"),
        ({"version": NET_VERSION, "net": "not base64!"}, "half-precision floats"),
        ({"version": NET_VERSION, "net": 5}, "half-precision floats"),
        ({"version": NET_VERSION, "net": packed([float("nan")] * PARAMETERS)}, "net must be finite"),
        ({"value": [float("nan"), *LINEAR["value"][1:]]}, "lists of finite numbers"),
        ({"actions": [1e300, *LINEAR["actions"][1:]]}, "lists of finite numbers"),
        ({"value": None}, "lists of finite numbers"),
        ({"version": NET_VERSION, "net": packed([0.0] * PARAMETERS), "training": 3}, "must be an object"),
    ],
)
def test_a_wrong_net_is_explained(change: dict[str, object], message: str) -> None:
    with pytest.raises(WeightsError, match=message):
        read_evaluator(json.dumps({**LINEAR, **change}))


def test_a_file_that_is_no_weights_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(WeightsError, match=r"wrong\.json: Not a weights file"):
        load_evaluator(path)
