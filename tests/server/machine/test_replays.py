"""Replays run in the machine's processes, one at a time, and cost as much as their length."""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from sevenroads.notation import count_actions
from sevenroads.server import wire
from sevenroads.server.machine import analysis
from sevenroads.server.machine.thinking import SHORT_CALLS, SHORT_CALLS_PER_CLIENT, ThinkingPool
from sevenroads.server.runtime.process_pool import CallTimedOut, PoolFull
from sevenroads.server.web.routes.analysis import ACTIONS_PER_TOKEN

from ..client import run
from ..inside import application

GAME = sorted((Path(__file__).parents[2] / "golden" / "games").glob("*.7r"))[0].read_text()
#: Too many actions for the rules, but a record must be paid for before it is replayed.
LONG = GAME + " T3" * (10 * ACTIONS_PER_TOKEN - count_actions(GAME))


@asynccontextmanager
async def short_calls(processes: int = 1) -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(processes)
    try:
        yield pool
    finally:
        await pool.close()


@contextmanager
def suspended(pool: ThinkingPool) -> Iterator[None]:
    """The only process of the pool does not run."""
    (pid,) = pool.pool.pids
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_players_are_served_while_a_record_is_being_replayed(tmp_path: Path) -> None:
    async def play() -> None:
        async with application(tmp_path, machine_processes=1) as (services, client):
            opened = (await client.post("/api/tables", json={"opponent": "self"})).json()
            table = opened["table"]["id"]
            player = (await services.hub.rooms.get(table)).row.creator
            with suspended(services.thinking_pool):
                replaying = asyncio.create_task(client.post("/api/replay", json={"record": GAME}))
                while not (services.thinking_pool.short_calls or replaying.done()):
                    await asyncio.sleep(0)
                act = wire.Act(table=table, id="a", seq=0, action=".")
                assert (await services.hub.commands.run(player, act)).seq == 1
                assert (await client.get("/healthz")).status_code == 200
                assert not replaying.done()
            answer = await replaying
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/json"
            assert answer.content == analysis.replay(GAME, {})

    run(play())


def test_a_record_that_cannot_be_replayed_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def play() -> None:
        async with application(tmp_path, machine_processes=1) as (_, client):
            await client.post("/api/guest", json={})
            for path, more in (("replay", {}), ("review", {"turn": 1})):
                answer = await client.post(f"/api/{path}", json={"record": LONG, **more})
                assert answer.status_code == 422
                error = answer.json()["error"]
                assert error["code"] == "invalid"
                assert "T3" in error["message"]
            answer = await client.post("/api/review", json={"record": GAME, "turn": 400})
            assert answer.json()["error"]["message"] == "The game has no actions in turn 400."

    run(play())


@pytest.mark.parametrize(("path", "more"), [("replay", {}), ("review", {"turn": 1})])
def test_a_record_takes_tokens_by_its_number_of_actions(
    tmp_path: Path, path: str, more: dict[str, int]
) -> None:
    async def play() -> None:
        # A burst of 20 tokens, and one more in five minutes.
        async with application(tmp_path, limits=True) as (services, client):
            limiter = services.limits.analyses
            limiter.rate, limiter.burst = 1 / 300, 20
            await client.post("/api/guest", json={})

            async def ask(record: str) -> int:
                answer = await client.post(f"/api/{path}", json={"record": record, **more})
                if answer.status_code == 429:
                    error = answer.json()["error"]
                    assert error["code"] == "rate"
                    assert answer.headers["retry-after"] == str(error["wait"])
                    waits.append(error["wait"])
                return answer.status_code

            waits: list[int] = []
            assert 429 not in [await ask(LONG), *[await ask(GAME) for _ in range(5)]]
            assert await ask(LONG) == 429, "5 tokens are left, and a long record costs 10"
            assert 1200 < waits[0] <= 1501
            assert 429 not in [await ask(GAME) for _ in range(5)]
            assert await ask(GAME) == 429
            assert 0 < waits[1] <= 301

    run(play())


def test_a_record_that_costs_more_than_the_burst_takes_all_of_it(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with application(tmp_path, limits=True, analysis_rate=0.1) as (_, client):
            return [
                (await client.post("/api/replay", json={"record": record})).status_code
                for record in (LONG, GAME)
            ]

    assert run(play()) == [422, 429]


def test_replays_beyond_the_queue_and_beyond_a_clients_share_are_refused_as_busy(tmp_path: Path) -> None:
    async def play() -> None:
        async with application(tmp_path, limits=True, machine_processes=1) as (services, client):
            pool = services.thinking_pool
            with suspended(pool):
                own = [
                    asyncio.create_task(client.post("/api/replay", json={"record": GAME}))
                    for _ in range(SHORT_CALLS_PER_CLIENT)
                ]
                while pool.short_calls < len(own) and not any(task.done() for task in own):
                    await asyncio.sleep(0)
                refused = await client.post("/api/replay", json={"record": GAME})
                assert (refused.status_code, refused.json()["error"]["code"]) == (503, "busy")
                others = [
                    asyncio.create_task(pool.run_short(operator.add, n, 1, deadline=60, client=str(n)))
                    # The last two take the places of calls of the client with most.
                    for n in range(SHORT_CALLS - len(own) + 2)
                ]
                await asyncio.sleep(0)
                with pytest.raises(PoolFull):
                    await pool.run_short(operator.add, 1, 2, deadline=60, client="newcomer")
            answers = [answer.status_code for answer in await asyncio.gather(*own)]
            assert sorted(answers) == [200, 200, 503, 503]
            assert await asyncio.gather(*others) == list(range(1, len(others) + 1))
            assert pool.short_calls == 0
            assert (await client.post("/api/replay", json={"record": GAME})).status_code == 200

    run(play())


def test_only_one_short_call_at_a_time_is_in_the_queue_of_the_processes() -> None:
    async def play() -> None:
        async with short_calls() as pool:
            with suspended(pool):
                short = [asyncio.create_task(pool.run_short(abs, n, deadline=60)) for n in range(5)]
                await asyncio.sleep(0)
                turn = asyncio.create_task(pool.run(abs, -7, deadline=60))
                turn.add_done_callback(lambda _: before.extend(task.done() for task in short))
                before: list[bool] = []
                await asyncio.sleep(0)
            await asyncio.gather(turn, *short)
            assert before.count(True) <= 2, "the call that ran before it, and perhaps the next"

    run(play())


def test_a_short_call_that_waits_until_its_deadline_times_out() -> None:
    async def play() -> None:
        async with short_calls() as pool:
            with suspended(pool):
                first = asyncio.create_task(pool.run_short(abs, -1, deadline=60))
                await asyncio.sleep(0)
                with pytest.raises(CallTimedOut, match="other calls"):
                    await pool.run_short(abs, -2, deadline=0.05)
            assert await first == 1
            assert await pool.run_short(abs, -3, deadline=60) == 3

    run(play())


def test_without_processes_a_short_call_runs_in_a_thread() -> None:
    async def play() -> None:
        async with short_calls(0) as pool:
            assert await pool.run_short(threading.get_ident, deadline=60) != threading.get_ident()

    run(play())
