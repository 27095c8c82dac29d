"""Evaluators written in Python in place of the default one."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from sevenroads import Side, State
from sevenroads.players import SearchLimit, SearchPlayer, SearchSettings
from sevenroads.players.judging import evaluator as evaluator_module
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
            SearchLimit(nodes=40),
            settings=SearchSettings(end_prior=0.0),
            evaluator=ConstantEvaluator(dict.fromkeys(Side, 0.5), kind),
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


def test_ending_the_turn_keeps_its_least_prior() -> None:
    state = middle()
    evaluator = ConstantEvaluator(dict.fromkeys(Side, 0.5), "place")
    plain, raised = (
        TreeSearch(state.rules, evaluator, megabytes=1, rollout_turns=-1, end_prior=least).search(
            state, (), (), (), seed=1, nodes=2
        )
        for least in (0.0, 0.25)
    )
    assert state.rules.actions[raised[-1][0]].kind == "end"
    assert raised[-1][3] == pytest.approx(0.25)
    for before, after in zip(plain[:-1], raised[:-1], strict=True):
        assert after[3] == pytest.approx(before[3] * 0.75 / (1 - plain[-1][3]), rel=1e-4)


@pytest.mark.parametrize("least", [-0.1, 1.0])
def test_a_least_prior_outside_its_range_is_rejected(least: float) -> None:
    with pytest.raises(ValueError, match="end_prior must be at least 0 and less than 1"):
        SearchSettings(end_prior=least)


def test_every_value_feature_is_set_in_some_position() -> None:
    seen: set[int] = set()
    kinds = 0
    for edition in ("ardennes", "dday", "prototype"):
        for seed in range(60):
            state = State.new(edition, seed=seed)
            kinds = max(kinds, len(state.stock("south")))
            while not state.is_over:
                seen.update(number for number, amount in value_features(state) if amount)
                state.play_random(7, seed)
    # Features of the stock: there are 13 for each side, more than any army has kinds of units.
    unused = {53 + 13 * side + kind for side in range(2) for kind in range(kinds, 13)}
    assert set(range(LinearEvaluator.VALUE_SIZE)) - seen == unused


def test_winning_sets_are_compiled_once_for_each_set_of_rules() -> None:
    state = middle()
    value_features(state)
    before = evaluator_module.compiled_sets[state.rules]
    action_preferences(state, default_evaluator())
    sample_turns(state, default_evaluator(), 1, 1.0, 1)
    assert evaluator_module.compiled_sets[state.rules] is before


def test_rollout_turns_below_minus_one_are_rejected() -> None:
    with pytest.raises(ValueError, match="-1 for no rollouts"):
        SearchSettings(rollout_turns=-2)
