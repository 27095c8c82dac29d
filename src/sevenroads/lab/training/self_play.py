"""One training game: the machine against itself, with every search recorded.

A game depends only on its task, so a run may play its games in any order, on any number of processes. To make
games differ, some begin with random actions, and in each a share of the actions is drawn by visit count. In
some games one side is an earlier version of the machine or a probe; only the searches of the other side are
recorded.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from msgspec import Struct

from ...game import Match
from ...players import History, Player, SearchLimit, SearchPlayer, SearchSettings
from ...players.judging.evaluator import LinearEvaluator
from ...players.judging.weights import read_evaluator, shipped_evaluator, weights_content
from ...players.search.candidates import CandidateAction, outcome_value
from ...rules.types import SIDES, Side
from ...state import State
from ...view import View
from ..pairs import derived_seed
from ..probes import PROBES, ProbePlayer
from ..seen_game import SeenGame

#: A game that is not decided after this many turns counts as drawn.
MOST_TURNS: Final = 150
MOST_RANDOM_ACTIONS: Final = 24
#: The share of games that begin without random actions.
PLAIN_SHARE: Final = 0.5
#: In each game, up to this share of the actions is drawn by visit count; the others are the most visited.
MOST_DRAWN: Final = 0.2


class Task(Struct, frozen=True):
    """What determines a training game. Without a file of weights, the package's current ones play.

    `opponent` is the weights file of an earlier version or the name of a probe (`lab.probes`); by default the
    machine plays both sides.
    """

    round: int
    game: int
    edition: str
    nodes: int
    seed: int
    weights: str | None = None
    opponent: str | None = None


class Step(Struct, frozen=True, array_like=True):
    """One action. If it was searched: the search's value, and the visits of each legal action."""

    action: int
    value: float = 0.0
    visits: tuple[int, ...] = ()


class TrainingGame(Struct, frozen=True):
    """The record of one game: its start, its actions with their searches, and south's result."""

    game: int
    round: int
    start: str
    steps: tuple[Step, ...]
    #: The number of steps that were played at random before the first search.
    opening: int
    result: float
    termination: str
    turns: int

    @property
    def starter(self) -> Side:
        """The side that moves first."""
        return State.parse(self.start).side


def play_training_game(task: Task) -> TrainingGame:
    """Play the game of a task."""
    rng = random.Random(derived_seed("training", task.seed, task.round, task.game))
    evaluator = evaluator_of(task.weights) if task.weights else shipped_evaluator()
    start = State.new(task.edition, seed=rng.getrandbits(40), start=rng.choice(SIDES))
    match, steps = Match(start), _random_opening(start, rng)
    opening = len(steps)
    for step in steps:
        match.play(start.rules.actions[step.action])
    drawn_share = rng.random() * MOST_DRAWN
    learner = {side: training_player(evaluator, task.nodes, rng.getrandbits(30)) for side in SIDES}
    guest = _opponent(task, rng)
    guest_side = rng.choice(SIDES) if guest is not None else None
    game = SeenGame(match)  # the players infer nothing from the random opening
    while match.outcome is None and match.turn < MOST_TURNS:
        side, view, history = game.look()
        if guest is not None and side is guest_side:
            step = Step(start.rules.number(guest.choose(view, history)))
        else:
            step = _searched_step(view, history, learner[side], drawn_share, rng)
        game.play(start.rules.actions[step.action])
        steps.append(step)
    outcome = match.outcome
    return TrainingGame(
        game=task.game,
        round=task.round,
        start=str(start),
        steps=tuple(steps),
        opening=opening,
        result=outcome_value(outcome.winner if outcome else None, Side.SOUTH),
        termination=outcome.termination.value if outcome else "unfinished",
        turns=match.turn,
    )


def evaluator_of(weights: str) -> LinearEvaluator:
    """The evaluator of a weights file, read once for each content."""
    return _evaluator(weights_content(weights))


@lru_cache(4)
def _evaluator(content: bytes) -> LinearEvaluator:
    return read_evaluator(content.decode())


def training_player(evaluator: LinearEvaluator, nodes: int, seed: int, name: str = "search") -> SearchPlayer:
    """The player of training games and gates: without the exact search of a turn, and with a small tree.

    It infers the enemy's objective. Otherwise nothing would show what an action gives away.
    """
    settings = SearchSettings(exact=False, megabytes=8)
    limit = SearchLimit(nodes=nodes)
    return SearchPlayer(limit, seed=seed, settings=settings, evaluator=evaluator, name=name)


def _opponent(task: Task, rng: random.Random) -> Player | None:
    if task.opponent is None:
        return None
    if task.opponent in PROBES:
        return ProbePlayer(task.opponent, SearchLimit(nodes=task.nodes), rng.getrandbits(30))
    return training_player(evaluator_of(task.opponent), task.nodes, rng.getrandbits(30))


def _random_opening(start: State, rng: random.Random) -> list[Step]:
    """A few random actions that bring the sides into contact."""
    state = start
    steps: list[Step] = []
    count = 0 if rng.random() < PLAIN_SHARE else rng.randint(1, MOST_RANDOM_ACTIONS)
    for _ in range(count):
        actions = [action for action in state.legal_actions() if action.kind in ("place", "attack", "end")]
        chosen = rng.choice(actions)
        after = state.copy()
        after.apply(chosen)
        if after.is_over:
            break
        state = after
        steps.append(Step(state.rules.number(chosen)))
    return steps


def _searched_step(
    view: View, history: History, player: SearchPlayer, drawn_share: float, rng: random.Random
) -> Step:
    rules, legal = view.variant.rules, view.legal_actions()
    if len(legal) == 1:
        return Step(rules.number(legal[0]))
    candidates = player.think(view, player.limit, history)
    visits = sum(candidate.visits for candidate in candidates)
    value = sum(candidate.value * candidate.visits for candidate in candidates) / visits
    chosen = _chosen(candidates, rng.random() < drawn_share, rng)
    return Step(
        rules.number(chosen.action),
        round(value, 4),
        tuple(candidate.visits for candidate in candidates),
    )


def _chosen(candidates: list[CandidateAction], drawn: bool, rng: random.Random) -> CandidateAction:
    if drawn:
        return rng.choices(candidates, [candidate.visits for candidate in candidates])[0]
    return max(candidates, key=lambda candidate: candidate.visits)
