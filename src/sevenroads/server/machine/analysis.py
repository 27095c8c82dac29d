"""What the machine thinks, for learners: run in worker processes, from texts to plain answers.

A hint is given from what the player sees. A review is of a finished game, whose cards are all open.
"""

from __future__ import annotations

from typing import Final

from ...game import from_record
from ...notation import read_record
from ...players import SearchLimit
from ...players.analyst.analysis import TurnAssessment, Variation, analyse, belief, report_turn, seen_before
from ...players.analyst.explain import Reason, explain_turn
from ...rules.errors import InvalidNotation
from ...rules.types import SIDES
from ...state import State
from ...view import View
from .. import wire
from ..store.edition_files import CATALOG, Files, lend
from .thinking import Thought, seen

HINT: Final = SearchLimit(seconds=1.0)
REVIEW: Final = SearchLimit(nodes=600)
LINES: Final = 3
REASONS: Final = 4


def hint(thought: Thought) -> wire.Hint:
    """The best turns for the viewer, with reasons."""
    lend(dict(thought.files))
    view = thought.sight.view(thought.viewer)
    found = analyse(view, HINT, multipv=LINES, history=seen(thought))
    return wire.Hint(lines=tuple(_line(view, line) for line in found.variations))


def hint_position(position: str, files: Files) -> wire.Hint:
    """The same for a position of someone's own making, nothing hidden but what its player may not see."""
    lend(files)
    state = State.parse(position, CATALOG)
    view = state.view(state.side)
    found = analyse(view, HINT, multipv=LINES)
    return wire.Hint(lines=tuple(_line(view, line) for line in found.variations))


def review(record: str, turn: int, files: Files) -> wire.TurnReview:
    """Judge one turn of a finished game."""
    lend(files)
    match = from_record(read_record(record), CATALOG)
    if match.outcome is None:
        raise InvalidNotation("The game has not ended: only finished games are reviewed.")
    report = report_turn(match, turn, REVIEW)
    start = next(step.before for step in match.steps if step.before.turn == turn)
    view = start.view(report.side)
    return wire.TurnReview(
        turn=turn,
        side=report.side.value,
        actions=tuple(action.text for action in report.actions),
        known=_judgement(report.known),
        truth=_judgement(report.truth),
        reasons=_reasons(explain_turn(view, report.actions)),
        better_reasons=_reasons(explain_turn(view, report.known.better)),
        odds={side.value: belief(start.view(side), seen_before(match, turn, side)) for side in SIDES},
    )


def _line(view: View, line: Variation) -> wire.HintLine:
    return wire.HintLine(
        win=round(line.win, 4),
        actions=tuple(action.text for action in line.actions),
        reasons=_reasons(explain_turn(view, line.actions)),
    )


def _judgement(judgement: TurnAssessment) -> wire.JudgementView:
    return wire.JudgementView(
        before=round(judgement.before, 4),
        after=round(judgement.after, 4),
        better=tuple(action.text for action in judgement.better),
    )


def _reasons(reasons: tuple[Reason, ...]) -> tuple[wire.ReasonView, ...]:
    return tuple(
        wire.ReasonView(
            code=reason.code,
            values={name: value for name, value in reason.values.items() if isinstance(value, int | str)},
            warns=reason.warns,
        )
        for reason in reasons[:REASONS]
    )
