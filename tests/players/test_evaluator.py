"""Evaluators written in Python in place of the default one."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from sevenroads import Side, State
from sevenroads.players import SearchLimit, SearchPlayer, SearchSettings
from sevenroads.players.judging.evaluator import (
    LinearEvaluator,
    PythonEvaluator,
    action_features,
    action_odds,
    action_preferences,
    sample_turns,
    value_features,
)
from sevenroads.players.judging.weights import default_evaluator
from sevenroads.players.search.tree import TreeSearch
from sevenroads.rules.kernel import Position

VALUE = [0.01 * (i % 17 - 8) for i in range(LinearEvaluator.VALUE_SIZE)]
ACTIONS = [0.1 * (i % 13 - 6) for i in range(LinearEvaluator.ACTION_SIZE)]


class LinearInPython(PythonEvaluator):
    """The linear evaluator, written in Python."""

    def __init__(self) -> None:
        self.calls = 0

    def evaluate(self, position: Position) -> tuple[float, Mapping[int, float]]:
        self.calls += 1
        value = sum(VALUE[i] * amount for i, amount in value_features(position))
        preferences = {
            number: sum(ACTIONS[i] * amount for i, amount in seen)
            for number, seen in action_features(position)
        }
        return 1 / (1 + math.exp(-value)), preferences


class ConstantEvaluator(PythonEvaluator):
    """Gives each side a constant chance of winning and prefers one kind of action."""

    def __init__(self, chances: dict[Side, float], kind: str = "") -> None:
        self.chances, self.kind = chances, kind

    def evaluate(self, position: Position) -> tuple[float, Mapping[int, float]]:
        actions = position.rules.actions
        liked = [number for number in position.legal_ids() if actions[number].kind == self.kind]
        return self.chances[position.side], dict.fromkeys(liked, 12.0)


def middle() -> State:
    state = State.new("ardennes", seed=11)
    state.play_random(40, 11)
    return state


def test_a_python_evaluator_gives_the_same_search_as_the_compiled_weights() -> None:
    state = middle()
    found = []
    for evaluator in (LinearEvaluator(VALUE, ACTIONS), LinearInPython()):
        searcher = TreeSearch(state.rules, evaluator, megabytes=2, rollout_turns=-1)
        found.append(searcher.search(state, (), (), (), seed=5, nodes=60))
    for compiled, slow in zip(*found, strict=True):
        assert slow[:2] == compiled[:2]
        assert slow[2:] == pytest.approx(compiled[2:], abs=1e-5)


def test_without_rollouts_it_is_called_once_for_each_new_position() -> None:
    state = middle()
    evaluator = LinearInPython()
    searcher = TreeSearch(state.rules, evaluator, megabytes=2, rollout_turns=-1)
    searcher.search(state, (), (), (), seed=5, nodes=50)
    assert 0 < evaluator.calls <= 50


def test_with_rollouts_it_also_chooses_their_actions() -> None:
    state = middle()
    evaluator = LinearInPython()
    TreeSearch(state.rules, evaluator, megabytes=2, rollout_turns=0).search(
        state, (), (), (), seed=5, nodes=20
    )
    assert evaluator.calls > 40


def test_its_preferences_are_the_priors() -> None:
    state = middle()
    for kind in ("place", "end"):
        player = SearchPlayer(
            SearchLimit(nodes=40), evaluator=ConstantEvaluator(dict.fromkeys(Side, 0.5), kind)
        )
        candidates = player.think(state.view(state.side), SearchLimit(nodes=40))
        liked = [c for c in candidates if c.action.kind == kind]
        total = math.exp(12) * len(liked) + len(candidates) - len(liked)
        assert [c.prior for c in liked] == pytest.approx([math.exp(12) / total] * len(liked), rel=1e-4)


@pytest.mark.parametrize("lucky", Side)
def test_its_value_is_that_of_the_side_to_move(lucky: Side) -> None:
    state = middle()
    chances = {side: 0.9 if side is lucky else 0.1 for side in Side}
    for turns in (-1, 0, 1):
        player = SearchPlayer(
            SearchLimit(nodes=40),
            settings=SearchSettings(rollout_turns=turns),
            evaluator=ConstantEvaluator(chances),
        )
        for side in Side:
            worth = player.evaluate(state.view(side), SearchLimit(nodes=40))
            assert worth == pytest.approx(chances[side], abs=1e-4)


def test_belief_and_heuristic_players_can_use_it() -> None:
    state = middle()
    compiled, slow = LinearEvaluator(VALUE, ACTIONS), LinearInPython()
    position = state.view(state.side).position
    likes = dict(action_preferences(position, compiled))
    assert dict(action_preferences(position, slow)) == pytest.approx(likes, abs=1e-5)
    for action in state.legal_actions()[::5]:
        odds = action_odds(position, action.text, compiled)
        assert action_odds(position, action.text, slow) == pytest.approx(odds, abs=1e-5)
    for one, other in zip(*(sample_turns(position, e, 4, 1.0, 3) for e in (compiled, slow)), strict=True):
        assert one[1] == other[1]
        assert one[0] == pytest.approx(other[0], abs=1e-5)


def test_it_can_play_a_whole_game() -> None:
    state = State.new("ardennes", seed=2)
    players = {
        Side.SOUTH: SearchPlayer(
            SearchLimit(nodes=12), settings=SearchSettings(rollout_turns=-1), evaluator=LinearInPython()
        ),
        Side.NORTH: SearchPlayer(SearchLimit(nodes=40)),
    }
    history = []
    while not state.is_over:
        view = state.view(state.side)
        action = players[state.side].choose(view, history)
        history.append((view, action))
        state.apply(action)


class Fails(PythonEvaluator):
    def evaluate(self, position: Position) -> tuple[float, Mapping[int, float]]:
        raise LookupError("no weights for this edition")


class Exaggerates(PythonEvaluator):
    def evaluate(self, position: Position) -> tuple[float, Mapping[int, float]]:
        return 7.0, {}


@pytest.mark.parametrize(
    ("evaluator", "error", "message"),
    [
        (Fails(), LookupError, "no weights"),
        (Exaggerates(), ValueError, "from 0 to 1, not 7.0"),
        (PythonEvaluator(), NotImplementedError, "method evaluate"),
    ],
)
@pytest.mark.parametrize("turns", [-1, 1])
def test_its_exceptions_reach_the_caller(
    evaluator: PythonEvaluator, error: type[Exception], message: str, turns: int
) -> None:
    state = middle()
    searcher = TreeSearch(state.rules, evaluator, megabytes=1, rollout_turns=turns)
    for _ in range(2):
        with pytest.raises(error, match=message):
            searcher.search(state, (), (), (), seed=1, nodes=30)
    with pytest.raises(error, match=message):
        action_preferences(state, evaluator)


def test_a_textbook_search_uses_no_evaluator() -> None:
    state = middle()
    for turns in (-1, 1):
        searcher = TreeSearch(state.rules, Fails(), megabytes=1, rollout_turns=turns, textbook=True)
        assert searcher.search(state, (), (), (), seed=1, nodes=30)


def test_the_default_evaluator_works_without_rollouts() -> None:
    state = middle()
    searcher = TreeSearch(state.rules, default_evaluator(), megabytes=1, rollout_turns=-1)
    found = searcher.search(state, (), (), (), seed=1, nodes=200)
    assert sum(visits for _, visits, _, _ in found) == 199


def test_rollout_turns_below_minus_one_are_rejected() -> None:
    with pytest.raises(ValueError, match="-1 for no rollouts"):
        SearchSettings(rollout_turns=-2)
