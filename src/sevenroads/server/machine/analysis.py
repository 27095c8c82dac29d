"""Hints, odds, reviews and replays. The functions run in thinking processes, from plain data to messages.

Hints and odds use only what the player sees. A review is about a finished game, whose cards are all open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...game import Match, from_record
from ...notation import read_record
from ...players import SearchLimit
from ...players.analyst.analysis import (
    TurnAssessment,
    Variation,
    analyse,
    belief,
    distinct,
    report_turn,
    retry_turn,
    seen_before,
    turns_of,
)
from ...players.analyst.explain import explain_turn
from ...players.analyst.missed import Missed
from ...players.analyst.reasons import Reason
from ...players.base import Seen
from ...rules.errors import InvalidEdition, InvalidNotation
from ...rules.types import SIDES
from ...state import State
from ...view import View
from .. import wire
from ..store.edition_files import CATALOG, Files, register_files
from ..tables import presenter
from ..tables.boards import Board, board_of, resembles
from ..tables.player_views import SeenGame

HINT_LIMIT: Final = SearchLimit(seconds=1.0)
REVIEW_LIMIT: Final = SearchLimit(nodes=600)
#: Turns in one hint, and reasons for each.
HINT_TURNS: Final = 3
REASONS: Final = 4


@dataclass(frozen=True, slots=True)
class InvalidRecord:
    """The record cannot be replayed or reviewed; `message` says why.

    It is a result and not an exception, because only the text of an exception leaves its process.
    """

    message: str


@dataclass(frozen=True, slots=True)
class GuardedPosition:
    """The turn contains a position of a rated game that is being played."""


def hint(seen: SeenGame) -> wire.Hint:
    """The best turns for the player, with reasons."""
    return _hint(seen.view(), seen.history())


def hint_position(position: str, files: Files) -> wire.Hint:
    """The best turns in a user's own position, for the side to act with what it may see."""
    register_files(files)
    state = State.parse(position, CATALOG)
    return _hint(state.view(state.side), [])


def _hint(view: View, history: list[Seen]) -> wire.Hint:
    found = analyse(view, HINT_LIMIT, multipv=3 * HINT_TURNS, history=history)
    return wire.Hint(lines=tuple(_hint_line(view, one) for one in distinct(found.variations)[:HINT_TURNS]))


def replay(text: str, files: Files) -> bytes | InvalidRecord:
    """Every position of a record and the effects of each action: an encoded `wire.Replay`.

    It is encoded here because the message of a long game has several megabytes.
    """
    register_files(files)
    try:
        record = read_record(text)
        match = from_record(record, CATALOG)
    except (InvalidEdition, InvalidNotation) as error:
        return InvalidRecord(str(error))
    return wire.encode(
        wire.Replay(
            tags=dict(record.tags),
            start=presenter.open_position(match.start),
            steps=tuple(
                wire.ReplayStep(
                    action=step.action.text,
                    side=presenter.seat_value(step.before.side),
                    turn=step.before.turn,
                    position=presenter.open_position(step.after),
                    events=tuple(presenter.event_view(event) for event in step.events),
                )
                for step in match.steps
            ),
            turns=tuple(turns_of(match)),
            finished=match.outcome is not None,
        )
    )


def review(
    record: str, turn: int, files: Files, guarded: frozenset[Board] = frozenset()
) -> wire.TurnReview | InvalidRecord | GuardedPosition:
    """Assess one turn of a finished game, unless one of its positions resembles a `guarded` board."""
    match = _finished_game(record, turn, files)
    if isinstance(match, InvalidRecord):
        return match
    steps = [step for step in match.steps if step.before.turn == turn]
    if _is_guarded([state for step in steps for state in (step.before, step.after)], guarded):
        return GuardedPosition()
    report = report_turn(match, turn, REVIEW_LIMIT)
    start = steps[0].before
    view = start.view(report.side)
    return wire.TurnReview(
        turn=turn,
        side=report.side.value,
        actions=tuple(action.text for action in report.actions),
        known=_assessment(report.known),
        truth=_assessment(report.truth),
        reasons=_reasons(explain_turn(view, report.actions)),
        better_reasons=_reasons(explain_turn(view, report.known.better)),
        odds={side.value: belief(start.view(side), seen_before(match, turn, side)) for side in SIDES},
        missed=_missed(report.missed),
    )


def retry(
    record: str, turn: int, actions: tuple[str, ...], files: Files, guarded: frozenset[Board] = frozenset()
) -> wire.RetriedTurn | InvalidRecord | GuardedPosition:
    """Compare another turn with one of a finished game, unless a position resembles a `guarded` board."""
    match = _finished_game(record, turn, files)
    if isinstance(match, InvalidRecord):
        return match
    start = next(step.before for step in match.steps if step.before.turn == turn)
    try:
        states = _states_of(start, actions)
        if _is_guarded(states, guarded):
            return GuardedPosition()
        found = retry_turn(match, turn, actions, REVIEW_LIMIT)
    except ValueError as error:
        return InvalidRecord(str(error))
    return wire.RetriedTurn(
        verdict=found.verdict,
        win=round(found.win, 4),
        played=round(found.played, 4),
        best=round(found.best, 4),
        reasons=_reasons(explain_turn(start.view(start.side), actions)),
    )


def _finished_game(record: str, turn: int, files: Files) -> Match | InvalidRecord:
    """The game of a record, if it has ended and has actions in this turn."""
    register_files(files)
    try:
        match = from_record(read_record(record), CATALOG)
    except (InvalidEdition, InvalidNotation) as error:
        return InvalidRecord(str(error))
    if match.outcome is None:
        return InvalidRecord("The game has not ended. Only finished games can be reviewed.")
    if turn not in turns_of(match):
        return InvalidRecord(f"The game has no actions in turn {turn}.")
    return match


def _states_of(start: State, actions: tuple[str, ...]) -> list[State]:
    """The positions that actions lead to, with the first one."""
    states = [start]
    for action in actions:
        state = states[-1].copy()
        state.apply(action)
        states.append(state)
    return states


def _is_guarded(states: list[State], guarded: frozenset[Board]) -> bool:
    boards = {board_of(state) for state in states}
    return any(resembles(board, other) for board in boards for other in guarded)


def odds(seen: SeenGame) -> wire.ObjectiveOdds:
    """The probability of each objective to be the enemy's, from what the player has seen."""
    view = seen.view()
    chances = belief(view, seen.history())
    return wire.ObjectiveOdds(
        turn=view.turn, odds={card: round(chance, 4) for card, chance in chances.items()}
    )


def _hint_line(view: View, variation: Variation) -> wire.HintLine:
    return wire.HintLine(
        win=round(variation.win, 4),
        actions=tuple(action.text for action in variation.actions),
        reasons=_reasons(explain_turn(view, variation.actions)),
    )


def _assessment(assessment: TurnAssessment) -> wire.JudgementView:
    return wire.JudgementView(
        before=round(assessment.before, 4),
        after=round(assessment.after, 4),
        better=tuple(action.text for action in assessment.better),
        accuracy=round(assessment.accuracy, 4),
    )


def _missed(missed: Missed | None) -> wire.MissedView | None:
    if missed is None:
        return None
    return wire.MissedView(kind=missed.kind, solution=tuple(action.text for action in missed.solution))


def _reasons(reasons: tuple[Reason, ...]) -> tuple[wire.ReasonView, ...]:
    return tuple(
        wire.ReasonView(
            code=reason.code,
            values={name: value for name, value in reason.values.items() if isinstance(value, int | str)},
            warns=reason.warns,
        )
        for reason in reasons[:REASONS]
    )
