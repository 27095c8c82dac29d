"""The machine's players on the server: whole turns, thought out in worker processes.

A worker is sent what a viewer sees and nothing else, so that no card it may not know can reach it.
Whatever happens to the worker, a turn comes back in time: if need be a quick one, chosen here from
the same view. Tables, clocks and the pace at which actions are shown are not its matter.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from ...game import Match, Step
from ...game.events import REVEALING, describe
from ...players import LEVELS, level_player
from ...players.base import Player, Seen
from ...state import State
from ...view import View
from ..runtime.process_pool import PoolError, PoolFull, ProcessPool
from ..store.edition_files import CATALOG, Files, lend

T = TypeVar("T")

#: Seconds for a turn: the second that the highest level thinks, and time to spare on a busy machine.
DEADLINE: Final = 5.0
#: Of the deadline, what must be left beyond the level's thinking time for a call to begin at all.
SPARE: Final = 1.0
#: The highest level that searches nothing at all: a turn of it takes two or three milliseconds.
QUICK_LEVEL: Final = max(level.number for level in LEVELS if level.heuristics and not level.heuristics.exact)
#: Memory for the tree of a level that searches; a worker thinks about one turn at a time.
MEGABYTES: Final = 64


@dataclass(frozen=True, slots=True)
class Sight:
    """A view as text, with the discards, which the text does not tell."""

    text: str
    discards: tuple[str, ...] | None

    @classmethod
    def of(cls, view: View) -> Sight:
        return cls(str(view), view.discards)

    def view(self, viewer: str) -> View:
        read = View.parse(self.text, viewer, CATALOG)
        return View(read.position, read.viewer, self.discards)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player is asked about: what it sees, and each action so far with what it saw before it."""

    viewer: str
    sight: Sight
    history: tuple[tuple[Sight, str], ...] = ()
    #: Deck and edition files of the game's own, which the worker does not have: open to both players.
    files: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """Actions to play, in their order; why they are not the level's own, if so.

    They reach to the end of the turn, the end of the game, or the first action that reveals a card
    to the player: then ask again. There are none only if it was not the viewer's turn.
    """

    actions: tuple[str, ...]
    reason: str | None = None

    @property
    def fallback(self) -> bool:
        return self.reason is not None


class Witness:
    """Watches a match for one player: the one place here where whole positions are looked at.

    What it saw is kept, since a view takes longer to make than an action to play; steps that have
    been taken back are forgotten.
    """

    def __init__(self, viewer: str, files: Files | None = None) -> None:
        self._viewer = viewer
        self._files = tuple((files or {}).items())
        self._steps: list[Step] = []
        self._history: list[tuple[Sight, str]] = []

    def thought(self, match: Match) -> Thought:
        """The match as the player has seen it up to now."""
        kept = len(self._steps)
        while kept and (kept > len(match.steps) or match.steps[kept - 1] is not self._steps[kept - 1]):
            kept -= 1
        del self._steps[kept:], self._history[kept:]
        for step in match.steps[kept:]:
            self._steps.append(step)
            self._history.append((Sight.of(step.before.view(self._viewer)), step.action.text))
        now = Sight.of(match.state.view(self._viewer))
        return Thought(self._viewer, now, tuple(self._history), self._files)


class Bots:
    """The machine's players of one server process.

    `on_fallback` is called with a word each time a quick turn has to stand in: busy, late, died or
    failed.
    """

    def __init__(
        self, workers: int, waiting: int = 64, on_fallback: Callable[[str], None] | None = None
    ) -> None:
        self.crew = ProcessPool(workers, waiting, preload=(__name__,))
        self._on_fallback = on_fallback
        self._workers = workers
        self._asked = 0

    async def choose_turn(self, thought: Thought, level: int, seed: int, deadline: float = DEADLINE) -> Turn:
        """The turn a level would play; never raises, never takes much longer than the deadline."""
        thinking = LEVELS[level - 1].limit if 1 <= level <= len(LEVELS) else None
        queue_timeout = deadline - SPARE - ((thinking.seconds if thinking else None) or 0.0)
        try:
            actions = await self.crew.run(
                play_turn, thought, level, seed, deadline=deadline, queue_timeout=max(0.0, queue_timeout)
            )
            return Turn(actions)
        except PoolError as error:
            if self._on_fallback is not None:
                self._on_fallback(error.reason)
            return Turn(quick_turn(thought, level, seed), error.reason)

    async def run(self, function: Callable[..., T], *args: object, deadline: float) -> T:
        """Run another function in a worker, for hints and reviews; a `PoolError` if it brings nothing.

        One more than there are workers may be asked at a time: the machine's turns must not wait for long.
        """
        if self._asked > self._workers:
            raise PoolFull(f"{self._asked} questions are asked already")
        self._asked += 1
        try:
            return await self.crew.run(function, *args, deadline=deadline)
        finally:
            self._asked -= 1

    async def close(self) -> None:
        await self.crew.close()


def play_turn(thought: Thought, level: int, seed: int) -> tuple[str, ...]:
    """The turn of a level. One player makes all of it, so that it keeps its tree and its plan."""
    lend(dict(thought.files))
    setting = LEVELS[level - 1]
    player = level_player(level, seed, megabytes=None if setting.heuristics else MEGABYTES)
    return _turn(player, thought.sight.view(thought.viewer), seen(thought, setting.memory))


def quick_turn(thought: Thought, level: int, seed: int) -> tuple[str, ...]:
    """A turn in a few milliseconds, no stronger than the level; ends the turn if all else fails."""
    try:
        player = level_player(min(max(level, 1), QUICK_LEVEL), seed)
        return _turn(player, thought.sight.view(thought.viewer), [])
    except Exception:
        # A game must go on even if a player has a fault: ending the turn is always legal.
        turn = thought.sight.text.split(" ")[2]
        return (".",) if turn[0] == thought.viewer[0] and "#" not in turn else ()


def _turn(player: Player, view: View, history: list[Seen]) -> tuple[str, ...]:
    """Let a player act until its turn ends or it is shown something that only the server knows."""
    actions: list[str] = []
    while True:
        action = player.choose(view, history)
        # Whatever the unseen cards are, an action that reveals none leads to the same view.
        before = State.sample(view, random.Random(0))
        after = before.copy()
        after.apply(action)
        actions.append(action.text)
        revealed = any(event.kind in REVEALING for event in describe(before, action, after))
        if action.kind == "end" or revealed or after.is_over:
            return tuple(actions)
        history.append((view, action))
        view = after.view(view.viewer)


def seen(thought: Thought, last: int | None = None) -> list[Seen]:
    """The game so far as the viewer saw it, or so many of its last actions."""
    begin = 0 if last is None else max(0, len(thought.history) - last)
    views = ((sight.view(thought.viewer), text) for sight, text in thought.history[begin:])
    return [(view, view.variant.rules.actions[view.variant.rules.ids[text]]) for view, text in views]
