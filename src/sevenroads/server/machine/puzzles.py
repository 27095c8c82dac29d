"""Judges attempts at puzzles. A defence needs a search, so `judge_attempts` can run in a thinking process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...players.analyst.puzzle_book import puzzle_book
from ...players.analyst.puzzles import NotOneTurn, Unresolved, Verdict, judge
from ...rules.errors import IllegalAction, InvalidNotation

#: A puzzle's id and the actions of the turn; None if the player gave up.
Attempt = tuple[str, Sequence[str] | None]


@dataclass(frozen=True, slots=True)
class InvalidAttempt:
    """An attempt that cannot be judged; `message` says why.

    It is a result and not an exception, because only the text of an exception leaves its process.
    """

    message: str


def judge_attempts(attempts: Sequence[Attempt]) -> list[Verdict] | InvalidAttempt:
    """Judge attempts at puzzles of the book."""
    verdicts = []
    for name, actions in attempts:
        puzzle = puzzle_book()[name]
        if actions is None:
            verdicts.append(Verdict(solved=False))
            continue
        try:
            verdicts.append(judge(puzzle.state, puzzle.kind, actions))
        except (IllegalAction, InvalidNotation, NotOneTurn, Unresolved) as error:
            return InvalidAttempt(f"{name}: {error}")
    return verdicts


def needs_search(attempts: Sequence[Attempt]) -> bool:
    """Whether judging these takes more than replaying a few actions."""
    return any(actions is not None and puzzle_book()[name].kind == "defence" for name, actions in attempts)
