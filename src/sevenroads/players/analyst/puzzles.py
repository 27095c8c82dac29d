"""Finds puzzles in games: positions in which the side to move has exactly one shortest win this turn.

A puzzle can be solved with the cards the solver sees; a card drawn on the way is never needed. This module
finds and grades puzzles. It does not draw boards or keep scores.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ...game import Match
from ...rules.tables import Action
from ...rules.types import Side
from ...state import State
from ..exact.endings import find_all_wins, find_win
from ..levels import level_player

#: Node limit of the exact search for each position.
LIMIT: Final = 200_000
#: The level that plays the games: fast, and strong enough to reach interesting positions.
LEVEL: Final = 5
#: The generator stops after this many games in a row without a new puzzle.
GAMES_WITHOUT_PUZZLE: Final = 100


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the side to move wins this turn.

    `view` is what the solver sees and `position` the whole position, both in notation. `solution` is one
    order of the shortest win. `difficulty` is about the logarithm (base 10) of the number of turns as long as
    the solution: each point makes guessing ten times harder.
    """

    position: str
    view: str
    side: Side
    solution: tuple[str, ...]
    difficulty: int


def find_puzzles(positions: Match | Iterable[State], limit: int = LIMIT) -> Iterator[Puzzle]:
    """Yield the puzzles among the turn starts of a match, or among positions, without repeats."""
    seen: set[str] = set()
    for state in turn_starts(positions) if isinstance(positions, Match) else positions:
        puzzle = make_puzzle(state, limit)
        if puzzle is not None and _key(puzzle) not in seen:
            seen.add(_key(puzzle))
            yield puzzle


def turn_starts(match: Match) -> Iterator[State]:
    """Yield the position at the start of each turn of a match, including the first and the last."""
    turn = 0
    for state in (*(step.before for step in match.steps), match.state):
        if state.turn != turn and not state.is_over:
            yield state
        turn = state.turn


def make_puzzle(state: State, limit: int = LIMIT) -> Puzzle | None:
    """Return the position as a puzzle, or `None` if it is not one.

    A puzzle has exactly one shortest win, not counting the order of its actions. The win has two actions or
    more and does more than fill up one road.
    """
    if state.is_over:
        return None
    view = state.view(state.side)
    ending = find_win(view.position, limit)
    if ending.actions is None or not ending.finished or _is_trivial(ending.actions):
        return None
    found = find_all_wins(view.position, limit)
    if not found.finished or len(found.wins) != 1:
        return None
    solution = tuple(action.text for action in ending.actions)
    return Puzzle(str(state), str(view), state.side, solution, _difficulty(state, ending.actions))


def generate(
    count: int, seed: int = 0, edition: str = "ardennes", limit: int = LIMIT, *, level: int = LEVEL
) -> Iterator[Puzzle]:
    """Yield puzzles from games of the machine against itself. The same seed gives the same puzzles.

    `edition` is an id or a path, with options as in notation. Yields fewer than `count` if a hundred games in
    a row contain no new puzzle.
    """
    seen: set[str] = set()
    game = without = 0
    while len(seen) < count and without < GAMES_WITHOUT_PUZZLE:
        without += 1
        for puzzle in find_puzzles(_self_play(edition, seed, game, level), limit):
            if _key(puzzle) not in seen and len(seen) < count:
                seen.add(_key(puzzle))
                without = 0
                yield puzzle
        game += 1


def _self_play(edition: str, seed: int, game: int, level: int) -> Match:
    number = seed * 1_000_003 + game
    match = Match(State.new(edition, seed=number, start="coin"))
    players = {side: level_player(level, 2 * number + side.number) for side in Side}
    while match.outcome is None:
        match.play(players[match.side].choose(match.state.view(match.side)))
    return match


def _is_trivial(actions: tuple[Action, ...]) -> bool:
    """Whether a win has one action, or only placements on one road."""
    return len(actions) < 2 or len({(action.kind, action.road) for action in actions}) == 1


def _key(puzzle: Puzzle) -> str:
    """What the solver sees, without the turn number: equal puzzles have equal keys."""
    rules, roads, turn, *rest = puzzle.view.split(" ")
    return " ".join((rules, roads, turn[0] + turn[turn.index(":") :], *rest))


def _difficulty(state: State, solution: tuple[Action, ...]) -> int:
    choices, state = 0.0, state.copy()
    for action in solution:
        choices += math.log10(len(state.legal_actions()))
        state.apply(action)
    return round(choices)
