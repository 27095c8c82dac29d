"""Analysis in the shape of a chess engine's API: `play`, `analyse`, `evaluate` and `report`.

All functions take a view; only the report of a finished game also looks at the hidden cards. Functions that
search a tree take `cancel`, an event: once another thread sets it, they return at once with what they have.
The reasons for an action, in words, come from `explain`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Event
from typing import Final, Literal

from ...game import Match
from ...rules.errors import IllegalAction
from ...rules.tables import Action
from ...rules.types import Side, Termination
from ...state import State
from ...view import View
from ..base import History, Seen, require_turn, require_view
from ..exact.defence import find_defence
from ..exact.endings import find_win, threats
from ..search.belief import belief
from ..search.candidates import outcome_value
from ..search.player import SearchPlayer
from ..search.settings import SearchSettings
from ..search_limit import SearchLimit
from .accuracy import Accuracy, game_accuracy, turn_accuracy
from .missed import Missed, find_missed, is_found

__all__ = [
    "Analysis",
    "Defence",
    "GameReport",
    "RetriedTurn",
    "TurnAssessment",
    "TurnReport",
    "Variation",
    "analyse",
    "belief",
    "defence",
    "distinct",
    "evaluate",
    "play",
    "report",
    "retry_turn",
]

#: Settings of a search unless the caller gives others.
DEFAULT_SETTINGS: Final = SearchSettings()


@dataclass(frozen=True, slots=True)
class Variation:
    """A candidate turn with its chance of winning. A certain win has no visits."""

    win: float
    actions: tuple[Action, ...]
    visits: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """The viewer's chance of winning, and the best turns, best first."""

    win: float
    variations: tuple[Variation, ...]


def play(
    view: View,
    limit: SearchLimit,
    *,
    history: History = (),
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> Action:
    """The action the machine would play."""
    return SearchPlayer(limit, seed=seed, settings=settings, cancel=cancel).choose(view, history)


def analyse(
    view: View,
    limit: SearchLimit,
    *,
    multipv: int = 1,
    history: History = (),
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> Analysis:
    """Search a view of the player to move; return the best `multipv` turns with different first actions."""
    if multipv < 1:
        raise ValueError("multipv must be 1 or more.")
    player = SearchPlayer(limit, seed=seed, settings=replace(settings, exploration=1.0), cancel=cancel)
    variations = tuple(
        Variation(turn.worth, turn.actions, turn.visits) for turn in player.consider(view, history, multipv)
    )
    return Analysis(variations[0].win, variations)


def distinct(variations: Iterable[Variation]) -> list[Variation]:
    """The variations without those that repeat the actions of an earlier one in another order."""
    found: dict[tuple[str, ...], Variation] = {}
    for one in variations:
        found.setdefault(tuple(sorted(action.text for action in one.actions)), one)
    return list(found.values())


def evaluate(
    view: View,
    limit: SearchLimit,
    *,
    history: History = (),
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> float:
    """The viewer's chance of winning, whether or not the viewer is to move."""
    require_view(view)
    if view.outcome is not None:
        return outcome_value(view.outcome.winner, Side(view.viewer))
    return SearchPlayer(limit, seed=seed, settings=settings, cancel=cancel).evaluate(view, limit, history)


@dataclass(frozen=True, slots=True)
class Defence:
    """The enemy's certain wins of its next turn, and a shortest turn that stops them all, without its end.

    `threats` maps objectives to the enemy's winning turn; `None` stands for a win by three roads. `actions`
    is empty if there is no threat, and `None` if no defence was found. If the search did not finish
    (`finished` is false), a defence or a shorter one may exist.
    """

    threats: dict[str | None, tuple[Action, ...]]
    actions: tuple[Action, ...] | None
    finished: bool


def defence(view: View, *, objectives: Iterable[str] | None = None, nodes: int = 200_000) -> Defence:
    """Find a turn that stops the enemy from winning next turn, whichever of `objectives` it holds.

    By default these are all objectives it may hold. Only certain wins count: the enemy's hidden cards and
    cards not yet drawn are ignored. `nodes` limits the exact search; the default takes a few tenths of a
    second at most, so there is no `cancel`.
    """
    require_turn(view)
    cards = None if objectives is None else list(objectives)
    found = find_defence(view.position, nodes, cards)
    wins = threats(view.position, nodes, cards)
    threatened = {card: ending.actions for card, ending in wins.items() if ending.actions is not None}
    return Defence(threatened, found.actions, found.finished)


# ---------------------------------------------------------------- a finished game


@dataclass(frozen=True, slots=True)
class TurnAssessment:
    """The player's chance of winning with the best turn found, `better`, and after the turn played."""

    before: float
    after: float
    better: tuple[Action, ...]

    @property
    def loss(self) -> float:
        """How much of the chance of winning the turn gave away."""
        return max(0.0, self.before - self.after)

    @property
    def accuracy(self) -> float:
        return turn_accuracy(self.loss)


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turn of a finished game, assessed by what its player could know and with all cards open."""

    turn: int
    side: Side
    actions: tuple[Action, ...]
    known: TurnAssessment
    truth: TurnAssessment
    missed: Missed | None = None


@dataclass(frozen=True, slots=True)
class GameReport:
    """The reports of all turns of a game."""

    turns: tuple[TurnReport, ...]

    def mistakes(self, least: float = 0.1) -> list[TurnReport]:
        """The turns that gave away at least this chance of winning by what their player knew, worst first."""
        found = [turn for turn in self.turns if turn.known.loss >= least]
        return sorted(found, key=lambda turn: -turn.known.loss)

    def accuracy(self, side: Side) -> Accuracy | None:
        """How accurately a side played by what it knew; `None` if it had no turn."""
        return game_accuracy([turn.known.loss for turn in self.turns if turn.side is side])


def report(
    match: Match,
    limit: SearchLimit,
    *,
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> GameReport:
    """Assess every turn of a finished game. When cancelled, return the turns finished so far."""
    _require_finished(match)
    turns: list[TurnReport] = []
    for turn in turns_of(match):
        assessed = report_turn(match, turn, limit, seed=seed, settings=settings, cancel=cancel)
        if cancel is not None and cancel.is_set():
            break
        turns.append(assessed)
    return GameReport(tuple(turns))


def _require_finished(match: Match) -> None:
    if match.outcome is None:
        raise ValueError("A report reveals both players' cards, so the game must have ended.")


def turns_of(match: Match) -> list[int]:
    """The numbers of the turns that have at least one action."""
    return list(dict.fromkeys(step.before.turn for step in match.steps))


def report_turn(
    match: Match,
    turn: int,
    limit: SearchLimit,
    *,
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> TurnReport:
    """Assess one turn of a finished game."""
    _require_finished(match)
    start, actions, after = _turn(match, turn)
    search = _SearchOptions(limit, seed, settings, cancel)
    known = _assess_known(start, after, seen_before(match, turn, start.side), search)
    truth = _assess_truth(start, after, search)
    return TurnReport(turn, start.side, actions, known, truth, find_missed(start, after))


@dataclass(frozen=True, slots=True)
class _SearchOptions:
    """The search parameters that all assessments of a turn share."""

    limit: SearchLimit
    seed: int
    settings: SearchSettings
    cancel: Event | None

    def player(self) -> SearchPlayer:
        return SearchPlayer(self.limit, seed=self.seed, settings=self.settings, cancel=self.cancel)


def seen_before(match: Match, turn: int, side: Side) -> list[Seen]:
    """The game before a turn, as a side saw it."""
    return [(step.before.view(side), step.action) for step in match.steps if step.before.turn < turn]


def _turn(match: Match, turn: int) -> tuple[State, tuple[Action, ...], State]:
    """A turn of a match: the position before it, its actions, the position after it."""
    steps = [step for step in match.steps if step.before.turn == turn]
    if not steps:
        raise ValueError(f"Turn {turn} has no actions.")
    after = steps[-1].before.copy()
    after.apply(steps[-1].action)
    # Repetition belongs to the turn that caused it; a resignation, lost time or an agreement does not.
    last = steps[-1] is match.steps[-1]
    if last and match.outcome and match.outcome.termination is Termination.REPETITION:
        after = match.state
    return steps[0].before.copy(), tuple(step.action for step in steps), after


def _assess_known(start: State, after: State, history: list[Seen], search: _SearchOptions) -> TurnAssessment:
    """Assess a turn by what its player could know."""
    side, limit = start.side, search.limit
    best = analyse(
        start.view(side),
        limit,
        history=history,
        seed=search.seed,
        settings=search.settings,
        cancel=search.cancel,
    )
    reached = _known_value(after, side, history, search)
    better = best.variations[0].actions
    # Both turns are valued by the position after them: the value of the search before the turn is that of
    # the best of many, and mostly too high.
    machine = _after_machine(start, better)
    value = best.win if machine is None else _known_value(machine, side, history, search)
    return TurnAssessment(max(value, reached), reached, better)


def _known_value(after: State, side: Side, history: list[Seen], search: _SearchOptions) -> float:
    """A side's chance of winning after a turn, by what it can know."""
    if after.outcome is not None:
        return outcome_value(after.outcome.winner, side)
    return search.player().evaluate(after.view(side), search.limit, history)


def _assess_truth(start: State, after: State, search: _SearchOptions) -> TurnAssessment:
    """Assess a turn with all cards open."""
    side, limit = start.side, search.limit
    won = find_win(start).actions
    if won is not None:
        best, better = 1.0, won
    else:
        player = search.player()
        chosen = max(player.think_open(start, limit), key=lambda c: (c.visits, c.value))
        best, better = chosen.value, tuple(player.follow(start, chosen.action))
    if after.outcome is not None:
        reached = outcome_value(after.outcome.winner, side)
    elif after.side is not side and find_win(after).actions is not None:
        reached = 0.0
    else:
        reached = search.player().evaluate_open(after, side, limit)
    return TurnAssessment(max(best, reached), reached, better)


# ---------------------------------------------------------------- another try at a turn

#: Two chances of winning that differ by less count as equal: searches of this size differ by as much.
EQUAL_CHANCES: Final = 0.03


@dataclass(frozen=True, slots=True)
class RetriedTurn:
    """Another turn in the place of one of a finished game, by what its player could know.

    `win`, `played` and `best` are the chances of winning after this turn, after the turn of the game and
    after the machine's turn. If the turn of the game missed a win or a defence, only a turn that finds it is
    `as-good` as the machine's.
    """

    verdict: Literal["as-good", "better", "worse"]
    win: float
    played: float
    best: float


def retry_turn(
    match: Match,
    turn: int,
    actions: Sequence[Action | str],
    limit: SearchLimit,
    *,
    seed: int = 0,
    settings: SearchSettings = DEFAULT_SETTINGS,
    cancel: Event | None = None,
) -> RetriedTurn:
    """Compare another turn with the one of a finished game and with the machine's.

    Raises `IllegalAction` for an action that is not legal, and `ValueError` if the turn is not complete.
    """
    _require_finished(match)
    start, _, after = _turn(match, turn)
    side, history = start.side, seen_before(match, turn, start.side)
    before_end, tried = play_turn(start, actions)
    search = _SearchOptions(limit, seed, settings, cancel)
    assessed = _assess_known(start, after, history, search)
    machine = _after_machine(start, assessed.better)
    # Searches vary: the machine's turn counts as better than a mistake even if it looks no better here.
    best = max(assessed.before, min(1.0, assessed.after + 2 * EQUAL_CHANCES))
    equal = machine is not None and str(machine) == str(tried)
    win = best if equal else _known_value(tried, side, history, search)
    missed = find_missed(start, after)
    as_good = equal or (win >= best - EQUAL_CHANCES if missed is None else is_found(missed, before_end, side))
    better = win >= assessed.after + EQUAL_CHANCES
    return RetriedTurn("as-good" if as_good else "better" if better else "worse", win, assessed.after, best)


def _after_machine(start: State, actions: Sequence[Action]) -> State | None:
    """The position after the machine's turn; `None` if the cards of this game do not allow that turn.

    A turn from the tree ends where the tree does, so it may lack its end.
    """
    state = start.copy()
    with suppress(IllegalAction):
        for action in actions:
            state.apply(action)
        if state.turn == start.turn and not state.is_over:
            state.apply(".")
        return state
    return None


def play_turn(start: State, actions: Sequence[Action | str]) -> tuple[State, State]:
    """The positions before and after the end of a turn; they are the same if an action ends the game."""
    state = start.copy()
    for number, action in enumerate(actions, 1):
        before = state.copy()
        state.apply(action)
        if state.turn != start.turn or state.is_over:
            if number < len(actions):
                raise ValueError("The turn has actions after its end.")
            return (state if state.is_over else before), state
    raise ValueError("The turn is not complete. End it with '.'.")
