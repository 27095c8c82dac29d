"""Chooses whole turns for the machine, in separate processes.

A process gets a `SeenGame`, the game as one player has seen it, so that no hidden card can reach it. A turn
always comes back in time: if the process is busy, slow, dead or at fault, a quick turn is chosen here from
the same view. This module does not know tables, clocks or the pace at which actions are shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final, TypeVar

from ...players import LEVELS, level_player
from ...players.base import Player, Seen
from ...players.guided.patient import PatientPlayer
from ...players.whole_turn import choose_turn
from ...view import View
from ..runtime.fair_wait import FairSlots, NoPlace
from ..runtime.logs import log
from ..runtime.process_pool import CallTimedOut, PoolError, PoolFull, ProcessPool
from ..tables.player_views import SeenGame

T = TypeVar("T")

#: Seconds for a turn: the highest level thinks for one second; the rest is for a busy computer.
DEADLINE: Final = 5.0
#: Seconds of the deadline, beyond the level's thinking time, that must be left when a process becomes free.
SPARE_SECONDS: Final = 1.0
#: The highest level that does not search: its turns take two or three milliseconds.
QUICK_LEVEL: Final = max(level.number for level in LEVELS if level.heuristics and not level.heuristics.exact)
#: Megabytes for the search tree; a process thinks about one turn at a time.
TREE_MEGABYTES: Final = 64
#: Turns of one account that may wait for a process, or one more than there are processes if that is more.
#: The turns at its other tables are quick ones.
TURNS_PER_ACCOUNT: Final = 8
#: Hints and reviews that may wait, besides one more than there are processes that may run or wait for one;
#: and those that may wait or run for one client.
WAITING_QUESTIONS: Final = 8
QUESTIONS_PER_CLIENT: Final = 4
#: Short calls that may wait or run at the same time, in all and for one client.
SHORT_CALLS: Final = 16
SHORT_CALLS_PER_CLIENT: Final = 4
#: The part of its deadline for which a question or a short call waits at most; the rest is for its work.
WAITING_SHARE: Final = 0.5
#: The reason that is reported when even the quick turn failed.
QUICK_TURN_FAILED: Final = "quick-turn-failed"


@dataclass(frozen=True, slots=True)
class ChosenTurn:
    """Actions to play in this order. `reason` is why they are not the level's own choice, if so.

    They end with the turn, with the game, or with the first action that reveals a card to the player; after
    that one, ask again. There are none only if it was not the player's turn.
    """

    actions: tuple[str, ...]
    reason: str | None = None

    @property
    def fallback(self) -> bool:
        return self.reason is not None


class ThinkingPool:
    """The thinking processes of one worker.

    Accounts take turns in the queue, so that an account with many tables delays itself and not the others.
    The hints and reviews of all users together take their turn like an account, and so do short calls.

    `on_fallback` is called with a reason each time a quick turn replaces the level's own: busy, late, died or
    failed; and with `QUICK_TURN_FAILED` if that failed too.
    """

    def __init__(
        self, processes: int, waiting: int = 64, on_fallback: Callable[[str], None] | None = None
    ) -> None:
        self.pool: Final = ProcessPool(
            processes, waiting, per_client=max(TURNS_PER_ACCOUNT, processes + 1), preload=(__name__,)
        )
        self._on_fallback = on_fallback
        self._processes = processes
        self._questions = FairSlots(processes + 1, WAITING_QUESTIONS, QUESTIONS_PER_CLIENT)
        self._short = FairSlots(1, SHORT_CALLS - 1, SHORT_CALLS_PER_CLIENT)

    @property
    def short_calls(self) -> int:
        """Short calls that wait or run."""
        return self._short.calls

    async def choose_turn(
        self, seen: SeenGame, level: int, seed: int, deadline: float = DEADLINE, account: Hashable = None
    ) -> ChosenTurn:
        """The turn that a level would play; never raises, and hardly ever exceeds the deadline.

        `account` is the player who opened the table.
        """
        limit = LEVELS[level - 1].limit if 1 <= level <= len(LEVELS) else None
        queue_timeout = deadline - SPARE_SECONDS - ((limit.seconds if limit else None) or 0.0)
        try:
            actions = await self.pool.run(
                play_turn,
                seen,
                level,
                seed,
                deadline=deadline,
                queue_timeout=max(0.0, queue_timeout),
                client=("account", account),
            )
            return ChosenTurn(actions)
        except PoolError as error:
            self._report(error.reason)
            return ChosenTurn(quick_turn(seen, level, seed, self._report), error.reason)

    async def run(
        self, function: Callable[..., T], *args: object, deadline: float, client: Hashable = None
    ) -> T:
        """Run another function in a process, for hints and reviews; raises `PoolError` if there is no result.

        At most one more question than there are processes enters their queue, so that the machine's turns do
        not wait for long. A few others wait here, and clients take turns.
        """
        async with _in_turn(self._questions, client, deadline) as left:
            return await self.pool.run(function, *args, deadline=left(), client="questions")

    async def run_short(
        self, function: Callable[..., T], *args: object, deadline: float, client: Hashable = None
    ) -> T:
        """Run a function that takes less than a second, such as a replay; raises `PoolError` like `run`.

        Only one short call at a time enters the queue of the processes, so that the machine's turns do not
        wait for long. A few others wait here, and clients take turns. Without processes the function runs in
        a thread.
        """
        async with _in_turn(self._short, client, deadline) as left:
            if not self._processes:
                return await asyncio.to_thread(function, *args)
            return await self.pool.run(function, *args, deadline=left(), client="short calls")

    async def close(self) -> None:
        await self.pool.close()

    def _report(self, reason: str) -> None:
        if self._on_fallback is not None:
            self._on_fallback(reason)


@asynccontextmanager
async def _in_turn(slots: FairSlots, client: Hashable, deadline: float) -> AsyncIterator[Callable[[], float]]:
    """Wait for a slot; gives a function that returns the seconds until the deadline."""
    clock = asyncio.get_running_loop().time
    end = clock() + deadline
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(slots.slot(client, deadline * WAITING_SHARE))
        except NoPlace as error:
            raise PoolFull(str(error)) from None
        except TimeoutError:
            raise CallTimedOut(f"other calls took {deadline * WAITING_SHARE} s") from None
        yield lambda: max(0.0, end - clock())


def play_turn(seen: SeenGame, level: int, seed: int) -> tuple[str, ...]:
    """The turn of a level. One player chooses all of it, so that it keeps its search tree."""
    setting = LEVELS[level - 1]
    player = level_player(level, seed, megabytes=None if setting.heuristics else TREE_MEGABYTES)
    return _play(player, seen.view(), seen.history(setting.memory))


def quick_turn(
    seen: SeenGame, level: int, seed: int, report: Callable[[str], None] | None = None
) -> tuple[str, ...]:
    """A turn in a few milliseconds, no stronger than the level."""
    return _at_once(
        seen,
        level,
        lambda: _play(level_player(min(max(level, 1), QUICK_LEVEL), seed), seen.view(), []),
        report,
    )


def patient_turn(seen: SeenGame, seed: int) -> tuple[str, ...]:
    """A turn of the machine in a guided game, in a few milliseconds."""
    return _at_once(seen, 1, lambda: _play(PatientPlayer(seed), seen.view(), seen.history()))


def _at_once(
    seen: SeenGame,
    level: int,
    play: Callable[[], tuple[str, ...]],
    report: Callable[[str], None] | None = None,
) -> tuple[str, ...]:
    """A turn that is chosen here and now.

    If the player fails, the error is logged and reported, and the turn is ended, which is always legal: the
    game must go on.
    """
    if not _is_to_act(seen):
        return ()
    try:
        return play()
    except Exception as error:
        log("quick-turn-failed", error=error, machine_level=level)
        if report is not None:
            report(QUICK_TURN_FAILED)
        return (".",)


def _is_to_act(seen: SeenGame) -> bool:
    """Whether it is the viewer's turn, read from the notation: reading the view may be what fails."""
    turn = seen.now.text.split(" ")[2]
    return turn[0] == seen.viewer[0] and "#" not in turn


def _play(player: Player, view: View, history: list[Seen]) -> tuple[str, ...]:
    return tuple(action.text for action in choose_turn(player, view, history))
