"""Finds puzzles in games and judges attempts to solve them.

There are two kinds. In a *win* the side to move has exactly one shortest win this turn. It can be solved with
the cards the solver sees; a card drawn on the way is never needed. In a *defence* the enemy wins next turn
unless the side to move prevents it, and the enemy's cards are open. Any turn that leaves the enemy without a
certain win is a solution. This module does not draw boards or keep scores; `puzzle_grading` rates puzzles.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ...game import Match
from ...rules.tables import Action
from ...rules.types import Side
from ...state import State
from ..exact.defence import find_defence
from ..exact.endings import find_all_wins, find_win, threats
from ..levels import level_player

Kind = Literal["win", "defence"]

KINDS: Final[tuple[Kind, ...]] = ("win", "defence")
#: Node limit of the exact search for each position.
LIMIT: Final = 200_000
#: Node limit for the enemy's reply to an attempt; much more than any stored puzzle needs.
REPLY_LIMIT: Final = 2_000_000
#: The level that plays the games: fast, and strong enough to reach interesting positions.
LEVEL: Final = 5
#: The generator stops after this many games in a row without a new puzzle.
GAMES_WITHOUT_PUZZLE: Final = 100


class NotOneTurn(ValueError):
    """An attempt has actions after the end of the turn or of the game."""


class Unresolved(RuntimeError):
    """The exact search reached its limit before it could judge an attempt."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the side to move wins this turn, or must stop the enemy from winning next turn.

    `position` is the whole position and `view` what the side to move sees in a game, both in notation; in a
    defence the solver sees the enemy's cards, too. `solution` is one order of the shortest win, or one
    shortest defence. `threat` is how the enemy wins if a defender does nothing; it is empty for a win.
    `difficulty` is about the logarithm (base 10) of the number of turns as long as the solution: each point
    makes guessing ten times harder.
    """

    position: str
    view: str
    side: Side
    solution: tuple[str, ...]
    difficulty: int
    kind: Kind = "win"
    threat: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an attempt solves a puzzle. `reply` is the enemy's winning turn after a failed defence."""

    solved: bool
    reply: tuple[str, ...] = ()


# ---------------------------------------------------------------- finding


def find_puzzles(
    positions: Match | Iterable[State], limit: int = LIMIT, kind: Kind = "win"
) -> Iterator[Puzzle]:
    """Yield the puzzles among the turn starts of a match, or among positions, without repeats."""
    seen: set[str] = set()
    for state in turn_starts(positions) if isinstance(positions, Match) else positions:
        puzzle = make_puzzle(state, limit, kind)
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


def make_puzzle(state: State, limit: int = LIMIT, kind: Kind = "win") -> Puzzle | None:
    """Return the position as a puzzle of a kind, or `None` if it is not one."""
    if state.is_over:
        return None
    return _make_win(state, limit) if kind == "win" else _make_defence(state, limit)


def _make_win(state: State, limit: int) -> Puzzle | None:
    """A win has exactly one shortest solution, not counting the order of its actions.

    The solution has two actions or more and does more than fill up one road.
    """
    view = state.view(state.side)
    ending = find_win(view.position, limit)
    if ending.actions is None or not ending.finished or _is_trivial(ending.actions):
        return None
    found = find_all_wins(view.position, limit)
    if not found.finished or len(found.wins) != 1:
        return None
    return Puzzle(
        str(state), str(view), state.side, _texts(ending.actions), _difficulty(state, ending.actions)
    )


def _make_defence(state: State, limit: int) -> Puzzle | None:
    """In a defence the side to move has no win, the enemy wins if it passes, and some turn prevents that."""
    view = state.view(state.side)
    own = find_win(view.position, limit)
    if own.actions is not None or not own.finished:
        return None
    threat = min(
        (each.actions for each in threats(state, limit).values() if each.actions), key=len, default=None
    )
    if threat is None:
        return None
    found = find_defence(state, limit)
    if not found.actions or not found.finished:
        return None
    return Puzzle(
        str(state),
        str(view),
        state.side,
        _texts(found.actions),
        _difficulty(state, found.actions),
        "defence",
        _texts(threat),
    )


def generate(
    count: int,
    seed: int = 0,
    edition: str = "ardennes",
    limit: int = LIMIT,
    *,
    level: int = LEVEL,
    kind: Kind = "win",
) -> Iterator[Puzzle]:
    """Yield puzzles from games of the machine against itself. The same seed gives the same puzzles.

    `edition` is an id or a path, with options as in notation. Yields fewer than `count` if a hundred games in
    a row contain no new puzzle.
    """
    seen: set[str] = set()
    game = without = 0
    while len(seen) < count and without < GAMES_WITHOUT_PUZZLE:
        without += 1
        for puzzle in find_puzzles(_self_play(edition, seed, game, level), limit, kind):
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
    shown = puzzle.view if puzzle.kind == "win" else puzzle.position
    rules, roads, turn, south, north, decks, effects = shown.split(" ")
    seen = (rules, roads, turn[0] + turn[turn.index(":") :], south, north, effects)
    return " ".join(seen if puzzle.kind == "defence" else (*seen, decks))


def _texts(actions: Iterable[Action]) -> tuple[str, ...]:
    return tuple(action.text for action in actions)


def _difficulty(state: State, solution: tuple[Action, ...]) -> int:
    choices, state = 0.0, state.copy()
    for action in solution:
        choices += math.log10(len(state.legal_actions()))
        state.apply(action)
    return round(choices)


# ---------------------------------------------------------------- judging


def judge(state: State, kind: Kind, actions: Sequence[str]) -> Verdict:
    """Judge a turn in a puzzle's position; an attempt that has not ended its turn ends it here.

    A defence is judged by the exact search: it fails if the enemy has a win that needs no luck. Raises
    `IllegalAction` or `InvalidNotation` for an action that cannot be played, `NotOneTurn` for an action after
    the end, and `Unresolved` if the search could not finish.
    """
    state, side = state.copy(), state.side
    for text in actions:
        if state.is_over or state.side is not side:
            raise NotOneTurn(f"{text} comes after the end of the turn.")
        state.apply(text)
    if state.outcome is None and state.side is side:
        state.apply(".")
    if kind == "win":
        return Verdict(state.outcome is not None and state.outcome.winner is side)
    if state.outcome is not None:
        return Verdict(solved=True)
    reply = find_win(state, REPLY_LIMIT)
    if reply.actions is None and not reply.finished:
        raise Unresolved("The search for the enemy's win did not finish.")
    return Verdict(reply.actions is None, _texts(reply.actions or ()))
