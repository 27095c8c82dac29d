"""The machine as analyst, in the shape of a chess engine: `play`, `analyse`, `evaluate`, a report.

Everything starts from a view; only the report of a finished game also looks at the whole truth, and
says so. What an action is good for, in words, is told by `explain`. All that search a tree take a `cancel`:
once another thread sets that event, before the search or during it, they answer at once with what they have.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from threading import Event
from typing import Final

from ...game import Match
from ...rules.tables import Action
from ...rules.types import Side, Termination
from ...state import State
from ...view import View
from ..base import History, Seen, require_turn, require_view
from ..exact.defence import find_defence
from ..exact.endings import find_win, threats
from ..search.belief import belief
from ..search.candidates import points
from ..search.player import Mind, SearchPlayer
from ..search_limit import Limit

__all__ = [
    "Analysis",
    "Defence",
    "GameReport",
    "Judgement",
    "Line",
    "TurnReport",
    "analyse",
    "belief",
    "defence",
    "evaluate",
    "play",
    "report",
]


#: How the analyst thinks unless it is told otherwise.
USUAL: Final = Mind()


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


def play(
    view: View,
    limit: Limit,
    *,
    history: History = (),
    seed: int = 0,
    mind: Mind = USUAL,
    cancel: Event | None = None,
) -> Action:
    """The action the machine would play."""
    return SearchPlayer(limit, seed=seed, mind=mind, cancel=cancel).choose(view, history)


def analyse(
    view: View,
    limit: Limit,
    *,
    multipv: int = 1,
    history: History = (),
    seed: int = 0,
    mind: Mind = USUAL,
    cancel: Event | None = None,
) -> Analysis:
    """Search a view of the player to move; the best `multipv` turns, by different first actions."""
    if multipv < 1:
        raise ValueError("multipv is 1 or more")
    player = SearchPlayer(limit, seed=seed, mind=replace(mind, exploration=1.0), cancel=cancel)
    lines = tuple(
        Line(turn.worth, turn.actions, turn.visits) for turn in player.consider(view, history, multipv)
    )
    return Analysis(lines[0].win, lines)


def evaluate(
    view: View,
    limit: Limit,
    *,
    history: History = (),
    seed: int = 0,
    mind: Mind = USUAL,
    cancel: Event | None = None,
) -> float:
    """How likely the viewer, to move or not, is to win."""
    require_view(view)
    if view.outcome is not None:
        return points(view.outcome.winner, Side(view.viewer))
    return SearchPlayer(limit, seed=seed, mind=mind, cancel=cancel).evaluate(view, limit, history)


@dataclass(frozen=True, slots=True)
class Defence:
    """What the enemy threatens to win with next turn, and a shortest turn that stops it, without its end.

    `threats` has the enemy's turn by objective, under `None` the one that wins by three roads. `actions` is
    empty where nothing threatens. `None` means that nothing stops the enemy, if the search `finished`; if it
    did not, there may be a defence, or a shorter one.
    """

    threats: dict[str | None, tuple[Action, ...]]
    actions: tuple[Action, ...] | None
    finished: bool


def defence(view: View, *, objectives: Iterable[str] | None = None, nodes: int = 200_000) -> Defence:
    """What stops the enemy from winning next turn, whichever of `objectives` it holds.

    By default these are all that it may hold. Certain wins are meant: the enemy's hidden cards are not
    reckoned with, nor those that are yet to be drawn. `nodes` bounds the exact search, which takes no
    `cancel`: with the nodes given by default it takes some tenths of a second at most.
    """
    require_turn(view)
    cards = None if objectives is None else list(objectives)
    found = find_defence(view.position, nodes, cards)
    wins = threats(view.position, nodes, cards)
    threatened = {card: ending.actions for card, ending in wins.items() if ending.actions is not None}
    return Defence(threatened, found.actions, found.finished)


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


def report(
    match: Match, limit: Limit, *, seed: int = 0, mind: Mind = USUAL, cancel: Event | None = None
) -> GameReport:
    """Judge every turn of a finished game; when cancelled, the turns that were judged in full."""
    if match.outcome is None:
        raise ValueError("a report tells both players' cards: the game must have ended")
    turns: list[TurnReport] = []
    for turn in turns_of(match):
        judged = report_turn(match, turn, limit, seed=seed, mind=mind, cancel=cancel)
        if cancel is not None and cancel.is_set():
            break
        turns.append(judged)
    return GameReport(tuple(turns))


def turns_of(match: Match) -> list[int]:
    """The numbers of the turns in which something was played."""
    return list(dict.fromkeys(step.before.turn for step in match.steps))


def report_turn(
    match: Match,
    turn: int,
    limit: Limit,
    *,
    seed: int = 0,
    mind: Mind = USUAL,
    cancel: Event | None = None,
) -> TurnReport:
    """Judge one turn of a finished game."""
    if match.outcome is None:
        raise ValueError("a report tells both players' cards: the game must have ended")
    start, actions, after = _turn(match, turn)
    asked = _Question(limit, seed, mind, cancel)
    known = _judge_known(start, after, seen_before(match, turn, start.side), asked)
    return TurnReport(turn, start.side, actions, known, _judge_truth(start, after, asked))


@dataclass(frozen=True, slots=True)
class _Question:
    """How long and how to think about a turn."""

    limit: Limit
    seed: int
    mind: Mind
    cancel: Event | None

    def player(self) -> SearchPlayer:
        return SearchPlayer(self.limit, seed=self.seed, mind=self.mind, cancel=self.cancel)


def seen_before(match: Match, turn: int, side: Side) -> list[Seen]:
    """The game up to a turn as a side saw it."""
    return [(step.before.view(side), step.action) for step in match.steps if step.before.turn < turn]


def _turn(match: Match, turn: int) -> tuple[State, tuple[Action, ...], State]:
    """A turn of a match: where it began, its actions, where it led."""
    steps = [step for step in match.steps if step.before.turn == turn]
    if not steps:
        raise ValueError(f"nothing was played in turn {turn}")
    after = steps[-1].before.copy()
    after.apply(steps[-1].action)
    # A resignation, a flag or an agreement is no part of the turn before it; repetition is.
    last = steps[-1] is match.steps[-1]
    if last and match.outcome and match.outcome.termination is Termination.REPETITION:
        after = match.state
    return steps[0].before.copy(), tuple(step.action for step in steps), after


def _judge_known(start: State, after: State, history: list[Seen], asked: _Question) -> Judgement:
    side, limit = start.side, asked.limit
    best = analyse(
        start.view(side), limit, history=history, seed=asked.seed, mind=asked.mind, cancel=asked.cancel
    )
    if after.outcome is not None:
        reached = points(after.outcome.winner, side)
    else:
        reached = asked.player().evaluate(after.view(side), limit, history)
    return Judgement(max(best.win, reached), reached, best.lines[0].actions)


def _judge_truth(start: State, after: State, asked: _Question) -> Judgement:
    """The same with every card on the table."""
    side, limit = start.side, asked.limit
    won = find_win(start).actions
    if won is not None:
        best, better = 1.0, won
    else:
        player = asked.player()
        chosen = max(player.think_open(start, limit), key=lambda c: (c.visits, c.value))
        best, better = chosen.value, tuple(player.follow(start, chosen.action))
    if after.outcome is not None:
        reached = points(after.outcome.winner, side)
    elif after.side is not side and find_win(after).actions is not None:
        reached = 0.0
    else:
        reached = asked.player().evaluate_open(after, side, limit)
    return Judgement(max(best, reached), reached, better)
