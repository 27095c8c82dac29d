"""Grades puzzles: their themes, and a first rating from measured difficulty.

The themes are derived from the events of the stored solution. The rating is where a puzzle starts; on a
server it then changes with the results of the players.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, Literal

from ...game.events import Event, describe
from ...state import State
from ..simple.heuristic import HeuristicPlayer, Heuristics
from .puzzles import Puzzle, judge

Theme = Literal["sweep", "trade", "fire", "redeploy", "retreat", "cards", "two-roads", "defence"]

THEMES: Final[tuple[Theme, ...]] = (
    "sweep", "trade", "fire", "redeploy", "retreat", "cards", "two-roads", "defence",
)  # fmt: skip

#: The player that attempts each puzzle: it knows what good actions look like, but proves nothing. It stays
#: the same when the levels change, so that all ratings compare.
ATTEMPTER: Final = Heuristics(0.7)
ATTEMPTS: Final = 40
#: The rating of a puzzle that this player solves every second time, before its length is taken into account.
EVEN: Final = 650
#: Rating points for each point of difficulty, the logarithm of the number of turns to choose from.
PER_DIFFICULTY: Final = 100
#: How much of the Elo difference between puzzle and player counts.
ATTEMPTS_WEIGHT: Final = 0.5
LOWEST: Final = 600
HIGHEST: Final = 2400


def themes(puzzle: Puzzle) -> tuple[Theme, ...]:
    """What the solution uses, in the order of `THEMES`."""
    found: set[Theme] = {"defence"} if puzzle.kind == "defence" else set()
    events = list(_events(puzzle))
    for event in events:
        if event.kind == "attacked":
            if event.rule == "R5.2":
                found.add("trade")
            elif len(event.units) > 1:
                found.add("sweep")
        elif event.kind == "fired":
            found.add("fire")
        elif event.kind == "redeployed":
            found.add("redeploy")
        elif event.kind == "retreated":
            found.add("retreat")
        elif event.kind == "card-played":
            found.add("cards")
    if sum(event.kind == "conquered" for event in events) > 1:
        found.add("two-roads")
    return tuple(theme for theme in THEMES if theme in found)


def _events(puzzle: Puzzle) -> Iterator[Event]:
    state = State.parse(puzzle.position)
    for text in puzzle.solution:
        before, action = state.copy(), state.action(text)
        state.apply(action)
        yield from describe(before, action, state)


def rating(puzzle: Puzzle) -> int:
    """The first rating: how rarely a plain player finds a solution, and among how many turns it hides.

    The player attempts the puzzle `ATTEMPTS` times. The share that it solves is an Elo difference between
    puzzle and player; `difficulty` separates the puzzles that it never solves.
    """
    share = (solved_attempts(puzzle) + 0.5) / (ATTEMPTS + 1)
    elo = 400 * math.log10((1 - share) / share)
    points = EVEN + ATTEMPTS_WEIGHT * elo + PER_DIFFICULTY * puzzle.difficulty
    return min(max(round(points), LOWEST), HIGHEST)


def solved_attempts(puzzle: Puzzle) -> int:
    """How many attempts of the plain player solve the puzzle, with the seeds 0 to `ATTEMPTS` - 1."""
    state = State.parse(puzzle.position)
    return sum(judge(state, puzzle.kind, _attempt(state, seed)).solved for seed in range(ATTEMPTS))


def _attempt(start: State, seed: int) -> list[str]:
    """The turn that the player plays with what the side to move may see."""
    player, state, actions = HeuristicPlayer(ATTEMPTER, seed), start.copy(), []
    while not state.is_over and state.side is start.side:
        action = player.choose(state.view(start.side))
        actions.append(action.text)
        state.apply(action)
    return actions
