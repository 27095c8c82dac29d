"""Accounts take turns in the queue of the machine's processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest

from sevenroads import State
from sevenroads.game import Match
from sevenroads.server.machine.thinking import (
    QUESTIONS_PER_CLIENT,
    TURNS_PER_ACCOUNT,
    ChosenTurn,
    ThinkingPool,
)
from sevenroads.server.runtime.fair_queue import FairQueue
from sevenroads.server.runtime.process_pool import PoolFull, ProcessPool
from sevenroads.server.tables.player_views import GameObserver

from ..client import run

SEEN = GameObserver("south").seen(Match(State.new("ardennes", seed=1)))


@asynccontextmanager
async def one_process(waiting: int = 64) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(1, waiting)
    try:
        yield pool
    finally:
        await pool.close()


@contextmanager
def suspended(pool: ProcessPool) -> Iterator[None]:
    """The only process of the pool does not run."""
    (pid,) = pool.pids
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


class Turns:
    """Turns that accounts ask for, in the order in which they were chosen."""

    def __init__(self, pool: ThinkingPool) -> None:
        self.pool = pool
        self.chosen: list[str] = []
        self.quick: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, account: str, times: int = 1) -> None:
        """Ask and go on when the calls run, wait or have been refused."""
        self.tasks += [asyncio.create_task(self._choose(account)) for _ in range(times)]
        for _ in range(5):
            await asyncio.sleep(0)

    async def _choose(self, account: str) -> None:
        turn: ChosenTurn = await self.pool.choose_turn(SEEN, 1, 1, deadline=60, account=account)
        assert turn.actions
        assert turn.reason in (None, "busy")
        (self.quick if turn.fallback else self.chosen).append(account)

    async def all(self) -> None:
        await asyncio.gather(*self.tasks)


def test_an_account_with_many_tables_does_not_delay_the_others() -> None:
    async def scene() -> None:
        async with one_process() as pool:
            turns = Turns(pool)
            with suspended(pool.pool):
                await turns.ask("hog", 28)
                await turns.ask("ann")
                await turns.ask("ben", 2)
            await turns.all()
            began = ["hog", "hog", "ann", "ben", "hog", "ben"]
            assert turns.chosen == began + ["hog"] * (1 + TURNS_PER_ACCOUNT - began.count("hog"))
            assert turns.quick == ["hog"] * (28 - 1 - TURNS_PER_ACCOUNT)

    run(scene())


def test_in_a_full_queue_an_account_with_few_turns_takes_the_place_of_one_with_many() -> None:
    async def scene() -> None:
        async with one_process(waiting=3) as pool:
            turns = Turns(pool)
            with suspended(pool.pool):
                await turns.ask("hog", 4)
                assert turns.quick == []
                await turns.ask("ann")
                await turns.ask("ben")
                await turns.ask("cas")
            await turns.all()
            assert turns.chosen == ["hog", "hog", "ann", "ben"]
            assert turns.quick == ["hog", "hog", "cas"], "Cas comes when everybody has one place"

    run(scene())


def test_hints_and_turns_take_turns() -> None:
    async def scene() -> None:
        async with one_process() as pool:
            turns = Turns(pool)

            async def hint() -> None:
                await pool.run(abs, -1, deadline=60)
                turns.chosen.append("hint")

            with suspended(pool.pool):
                await turns.ask("ann", 3)
                turns.tasks.append(asyncio.create_task(hint()))
                await turns.ask("ben")
            await turns.all()
            assert turns.chosen == ["ann", "ann", "hint", "ben", "ann"]

    run(scene())


def test_one_client_cannot_keep_all_hints_for_itself() -> None:
    async def scene() -> None:
        async with one_process() as pool:
            answered: list[str] = []
            refused: list[str] = []

            async def hint(client: str) -> None:
                try:
                    await pool.run(abs, -1, deadline=60, client=client)
                except PoolFull:
                    refused.append(client)
                else:
                    answered.append(client)

            clients = ["hog"] * 6 + ["ann", "ben"] + [f"other {number}" for number in range(8)]
            with suspended(pool.pool):
                tasks = []
                for client in clients:
                    tasks.append(asyncio.create_task(hint(client)))
                    await asyncio.sleep(0)
            await asyncio.gather(*tasks)
            # Two are in the queue of the processes and eight wait; the last two come to a full queue. The
            # third takes the place of the client with most.
            assert answered[:5] == ["hog", "hog", "hog", "ann", "ben"]
            assert refused.count("hog") == 3
            assert len(answered) == 10
            # Nobody keeps a place.
            await asyncio.gather(*(hint("hog") for _ in range(QUESTIONS_PER_CLIENT)))
            assert len(answered) == 10 + QUESTIONS_PER_CLIENT

    run(scene())


def test_a_cancelled_hint_gives_back_its_place() -> None:
    async def scene() -> None:
        async with one_process() as pool:
            with suspended(pool.pool):
                asked = [asyncio.create_task(pool.run(abs, -n, deadline=60, client="ann")) for n in range(4)]
                for _ in range(5):
                    await asyncio.sleep(0)
                with pytest.raises(PoolFull):
                    await pool.run(abs, -5, deadline=60, client="ann")
                asked[3].cancel()
                await asyncio.wait(asked[3:])
                again = asyncio.create_task(pool.run(abs, -6, deadline=60, client="ann"))
                await asyncio.sleep(0)
            assert await again == 6
            assert await asyncio.gather(*asked[:3]) == [0, 1, 2]

    run(scene())


def test_a_cancelled_call_gives_back_its_place_and_its_process() -> None:
    async def scene() -> None:
        pool = ProcessPool(1, waiting=1)
        try:
            with suspended(pool):
                first = asyncio.create_task(pool.run(abs, -1, deadline=60))
                await asyncio.sleep(0)
                for _ in range(3):
                    waiting = asyncio.create_task(pool.run(abs, -2, deadline=60))
                    await asyncio.sleep(0)
                    with pytest.raises(PoolFull):
                        await pool.run(abs, -3, deadline=60)
                    waiting.cancel()
                    with pytest.raises(asyncio.CancelledError):
                        await waiting
                waiting = asyncio.create_task(pool.run(abs, -4, deadline=60))
                await asyncio.sleep(0)
                # The first call ends in the same step of the event loop in which the next one is cancelled.
                first.add_done_callback(lambda _: waiting.cancel())
            assert await first == 1
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await pool.run(abs, -5, deadline=60) == 5
        finally:
            await pool.close()

    run(scene())


def test_a_call_that_gets_a_process_while_it_is_cancelled_passes_it_on() -> None:
    async def scene() -> None:
        pool = ProcessPool(1)
        try:
            worker = await pool._take("a", 60)
            waiting = asyncio.create_task(pool._take("b", 60))
            await asyncio.sleep(0)
            pool._release(worker)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await pool._take("c", 60) is worker
        finally:
            await pool.close()

    run(scene())


def test_items_leave_the_queue_in_turn_and_only_once() -> None:
    queue = FairQueue[int]()
    assert queue.pop() is queue.make_room("a") is None
    for number, client in enumerate("aaabbc"):
        queue.add(client, number)
    queue.remove("c", 5)
    queue.remove("c", 5)
    queue.remove("nobody", 1)
    assert (len(queue), queue.count("a"), queue.count("c")) == (5, 3, 0)
    assert queue.make_room("b") is None
    assert queue.make_room("c") == 2
    assert [queue.pop() for _ in range(5)] == [0, 3, 1, 4, None]
    assert len(queue) == 0
