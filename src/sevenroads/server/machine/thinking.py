"""Chooses whole turns for the machine, in separate processes.

A process gets a `SeenGame`, the game as one player has seen it, so that no hidden card can reach it. A turn
always comes back in time: if the process is busy, slow, dead or at fault, a quick turn is chosen here from
the same view. This module does not know tables, clocks or the pace at which actions are shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeVar

from ...players import LEVELS, level_player
from ...players.base import Player, Seen
from ...players.guided.patient import PatientPlayer
from ...players.whole_turn import choose_turn
from ...view import View
from ..runtime.logs import log
from ..runtime.process_pool import CallTimedOut, PoolError, PoolFull, ProcessPool
from ..runtime.rates import ConnectionLimit
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
#: Short calls that may wait or run at the same time, in all and for one client.
SHORT_CALLS: Final = 16
SHORT_CALLS_PER_CLIENT: Final = 4
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
        self._questions = 0
        #: Short calls that wait or run.
        self.short_calls = 0
        self._clients = ConnectionLimit(SHORT_CALLS_PER_CLIENT)
        self._short_turn = asyncio.Lock()

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

    async def run(self, function: Callable[..., T], *args: object, deadline: float) -> T:
        """Run another function in a process, for hints and reviews; raises `PoolError` if there is no result.

        At most one more question than there are processes is accepted, so that the machine's turns do not
        wait for long.
        """
        if self._questions > self._processes:
            raise PoolFull(f"{self._questions} questions are already being answered")
        self._questions += 1
        try:
            return await self.pool.run(function, *args, deadline=deadline, client="questions")
        finally:
            self._questions -= 1

    async def run_short(
        self, function: Callable[..., T], *args: object, deadline: float, client: str | None = None
    ) -> T:
        """Run a function that takes less than a second, such as a replay; raises `PoolError` like `run`.

        Only one short call at a time enters the queue of the processes, so that the machine's turns do not
        wait for long. A few others wait here, `SHORT_CALLS_PER_CLIENT` for each client. Without processes
        the function runs in a thread.
        """
        if self.short_calls >= SHORT_CALLS:
            raise PoolFull(f"{self.short_calls} short calls are already waiting")
        if client is not None and not self._clients.acquire(client):
            raise PoolFull(f"{SHORT_CALLS_PER_CLIENT} short calls of this client are already waiting")
        self.short_calls += 1
        try:
            return await self._run_in_turn(function, *args, deadline=deadline)
        finally:
            self.short_calls -= 1
            if client is not None:
                self._clients.release(client)

    async def _run_in_turn(self, function: Callable[..., T], *args: object, deadline: float) -> T:
        clock = asyncio.get_running_loop().time
        end = clock() + deadline
        try:
            async with asyncio.timeout_at(end):
                await self._short_turn.acquire()
        except TimeoutError:
            raise CallTimedOut(f"other short calls took {deadline} s") from None
        try:
            if not self._processes:
                return await asyncio.to_thread(function, *args)
            return await self.pool.run(
                function, *args, deadline=max(0.0, end - clock()), client="short calls"
            )
        finally:
            self._short_turn.release()

    async def close(self) -> None:
        await self.pool.close()

    def _report(self, reason: str) -> None:
        if self._on_fallback is not None:
            self._on_fallback(reason)


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
