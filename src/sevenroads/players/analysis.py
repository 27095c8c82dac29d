"""The machine as analyst, in the shape of a chess engine: `play`, `analyse`, `evaluate`, a report.

Everything starts from a view; only the report of a finished game also looks at the whole truth, and
says so. What an action is good for, in words, is told by `explain`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..game import Match
from ..rules.tables import Action
from ..rules.types import Side, Termination
from ..state import State
from ..view import View
from .base import History, Seen, require_turn
from .belief import belief
from .endings import find_win
from .engine import Mind, SearchPlayer
from .limit import Limit

__all__ = [
    "Analysis",
    "GameReport",
    "Judgement",
    "Line",
    "TurnReport",
    "analyse",
    "belief",
    "evaluate",
    "play",
    "report",
]


@dataclass(frozen=True, slots=True)
class Line:
    """A turn worth considering: how likely it wins, and its actions. A certain win has no visits."""

    win: float
    actions: tuple[Action, ...]
    visits: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search made of a view: how likely the viewer wins, and the best turns, best first."""

    win: float
    lines: tuple[Line, ...]


def play(view: View, limit: Limit, *, history: History = (), seed: int = 0) -> Action:
    """The action the machine would play."""
    return SearchPlayer(limit, seed=seed).choose(view, history)


def analyse(view: View, limit: Limit, *, multipv: int = 1, history: History = (), seed: int = 0) -> Analysis:
    """Search a view of the player to move; the best `multipv` turns, by different first actions."""
    if multipv < 1:
        raise ValueError("multipv is 1 or more")
    require_turn(view)
    won = find_win(view.position).actions
    lines = [] if won is None else [Line(1.0, won, 0)]
    if len(lines) < multipv:
        player = SearchPlayer(limit, seed=seed, mind=Mind(exploration=1.0))
        candidates = player.think(view, limit, history)
        candidates.sort(key=lambda c: (-c.visits, -c.value))
        others = [c for c in candidates if c.visits and (won is None or c.action != won[0])]
        if not lines and not others:
            # A single simulation tries no action: the likeliest one stands for the turn.
            likeliest = max(candidates, key=lambda c: c.prior)
            others = [replace(likeliest, value=player.evaluate(view, limit, history))]
        lines += [
            Line(c.value, _foreseen(view, player.best_turn(view, c.action)), c.visits)
            for c in others[: multipv - len(lines)]
        ]
    return Analysis(lines[0].win, tuple(lines))


def _foreseen(view: View, actions: list[Action]) -> tuple[Action, ...]:
    """A turn as far as the viewer can plan it: not with cards it would only draw on the way."""
    hand = list(view.layout.cards[Side(view.viewer).number].hand)
    for number, action in enumerate(actions):
        if action.card is not None:
            if action.card not in hand:
                return tuple(actions[:number])
            hand.remove(action.card)
        if action.card == "new-orders":
            return tuple(actions[: number + 1])
    return tuple(actions)


def evaluate(view: View, limit: Limit, *, history: History = (), seed: int = 0) -> float:
    """How likely the viewer, to move or not, is to win."""
    if view.outcome is not None:
        return _result(view.outcome.winner, Side(view.viewer))
    return SearchPlayer(limit, seed=seed).evaluate(view, limit, history)


# ---------------------------------------------------------------- a finished game


@dataclass(frozen=True, slots=True)
class Judgement:
    """One turn judged: how likely the player was to win before and after it, and what was better."""

    before: float
    after: float
    better: tuple[Action, ...]

    @property
    def loss(self) -> float:
        return max(0.0, self.before - self.after)


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turn of a finished game: judged by what its player could know, and by the full truth."""

    turn: int
    side: Side
    actions: tuple[Action, ...]
    known: Judgement
    truth: Judgement


@dataclass(frozen=True, slots=True)
class GameReport:
    turns: tuple[TurnReport, ...]

    def mistakes(self, least: float = 0.1) -> list[TurnReport]:
        """The turns that lost most by what their player could know, worst first."""
        found = [turn for turn in self.turns if turn.known.loss >= least]
        return sorted(found, key=lambda turn: -turn.known.loss)


def report(match: Match, limit: Limit, *, seed: int = 0) -> GameReport:
    """Judge every turn of a finished game."""
    if match.outcome is None:
        raise ValueError("a report tells both players' cards: the game must have ended")
    histories: dict[Side, list[Seen]] = {side: [] for side in Side}
    turns: list[TurnReport] = []
    for start, actions, after in _turns(match):
        side = start.side
        known = _judge_known(start, after, histories[side], limit, seed)
        truth = _judge_truth(start, after, limit, seed)
        turns.append(TurnReport(start.turn, side, actions, known, truth))
        state = start.copy()
        for action in actions:
            for viewer, seen in histories.items():
                seen.append((state.view(viewer), action))
            state.apply(action)
    return GameReport(tuple(turns))


def _turns(match: Match) -> list[tuple[State, tuple[Action, ...], State]]:
    """Each turn of a match: where it began, its actions, where it led."""
    found: list[tuple[State, tuple[Action, ...], State]] = []
    start, actions = match.start, []
    for number, step in enumerate(match.steps):
        actions.append(step.action)
        last = number + 1 == len(match.steps)
        if step.action.kind == "end" or last:
            after = step.before.copy()
            after.apply(step.action)
            # A resignation, a flag or an agreement is no part of the turn before it; repetition is.
            if last and match.outcome and match.outcome.termination is Termination.REPETITION:
                after = match.state
            found.append((start, tuple(actions), after))
            start, actions = after, []
    return found


def _judge_known(start: State, after: State, history: list[Seen], limit: Limit, seed: int) -> Judgement:
    side = start.side
    best = analyse(start.view(side), limit, history=history, seed=seed)
    if after.outcome is not None:
        reached = _result(after.outcome.winner, side)
    else:
        reached = evaluate(after.view(side), limit, history=history, seed=seed)
    return Judgement(max(best.win, reached), reached, best.lines[0].actions)


def _judge_truth(start: State, after: State, limit: Limit, seed: int) -> Judgement:
    """The same with every card on the table."""
    side = start.side
    won = find_win(start).actions
    if won is not None:
        best, better = 1.0, won
    else:
        player = SearchPlayer(limit, seed=seed)
        chosen = max(player.think_open(start, limit), key=lambda c: (c.visits, c.value))
        best, better = chosen.value, tuple(player.follow(start, chosen.action))
    if after.outcome is not None:
        reached = _result(after.outcome.winner, side)
    elif after.side is not side and find_win(after).actions is not None:
        reached = 0.0
    else:
        reached = SearchPlayer(limit, seed=seed).evaluate_open(after, side, limit)
    return Judgement(max(best, reached), reached, better)


def _result(winner: Side | None, side: Side) -> float:
    return 0.5 if winner is None else float(winner is side)
