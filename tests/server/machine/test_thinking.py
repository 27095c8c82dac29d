"""The machine's thinking processes: legal and fair turns, in time, whatever happens to a process."""

from __future__ import annotations

import asyncio
import logging
import operator
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any

import pytest

from sevenroads import Catalog, Side, State
from sevenroads.game import Match
from sevenroads.game.events import REVEALING, describe
from sevenroads.players import level_player
from sevenroads.server.machine import thinking as module
from sevenroads.server.machine.thinking import (
    DEADLINE,
    QUICK_TURN_FAILED,
    ChosenTurn,
    ThinkingPool,
    play_turn,
    quick_turn,
)
from sevenroads.server.runtime.process_pool import CallFailed, CallTimedOut, PoolFull, ProcessPool, WorkerDied
from sevenroads.server.tables.player_views import GameObserver, SeenGame, ViewText

OPENING = Match(State.new("ardennes", seed=1))


@asynccontextmanager
async def thinking_pool(workers: int = 1, waiting: int = 64) -> AsyncIterator[tuple[ThinkingPool, list[str]]]:
    """A pool whose processes have started, and the reasons of all fallbacks."""
    reasons: list[str] = []
    pool = ThinkingPool(workers, waiting, reasons.append)
    try:
        await asyncio.gather(*(pool.run(time.sleep, 0.01, deadline=20) for _ in range(workers)))
        yield pool, reasons
    finally:
        await pool.close()


def seen_by_player(match: Match) -> SeenGame:
    return GameObserver(match.side).seen(match)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def wrapped() -> None:
        asyncio.run(asyncio.wait_for(test(), 120))

    wrapped.__name__ = test.__name__
    return wrapped


async def in_seconds(awaited: Awaitable[ChosenTurn]) -> tuple[ChosenTurn, float]:
    began = time.monotonic()
    return await awaited, time.monotonic() - began


def played_from(match: Match, turn: ChosenTurn | tuple[str, ...]) -> Match:
    """A new match in which the actions were played; raises if one is illegal."""
    again = Match(match.start)
    for step in match.steps:
        again.advance(step.action)
    for action in turn.actions if isinstance(turn, ChosenTurn) else turn:
        again.play(action)
    return again


def alive(pid: int) -> bool:
    """Whether a process is running. One whose last thread is still ending cannot be reaped yet."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            ended = file.read().rpartition(")")[2].split()[0] == "Z"
        return not ended or len(os.listdir(f"/proc/{pid}/task")) > 1
    except FileNotFoundError:
        return False


async def all_gone(pids: list[int], seconds: float = 5.0) -> bool:
    end = time.monotonic() + seconds
    while any(map(alive, pids)) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return not any(map(alive, pids))


# ---------------------------------------------------------------- turns


@run
async def test_every_level_plays_whole_legal_games_in_the_pool() -> None:
    async with thinking_pool() as (pool, reasons):
        for level in range(1, 9):
            start = State.new(("ardennes", "dday", "prototype")[level % 3], seed=level)
            # The highest level takes a second for each turn, so it plays a short game.
            match = Match(start if level < 8 else State.parse(str(start).replace(" s1:", " s399:")))
            observers = {side: GameObserver(side) for side in Side}
            while match.outcome is None:
                side, before = match.side, len(match.steps)
                seen = observers[side].seen(match)
                turn = await pool.choose_turn(seen, level, seed=level, deadline=20)
                for action in turn.actions:
                    assert match.side is side
                    match.play(action)
                assert len(match.steps) > before
                last = match.steps[-1]
                assert match.outcome or match.side is not side or last.reveals
            assert len(match.steps) > (20 if level < 8 else 2)
        assert reasons == []


@run
async def test_the_highest_level_thinks_for_a_second_within_the_usual_deadline() -> None:
    async with thinking_pool() as (pool, reasons):
        turn, seconds = await in_seconds(pool.choose_turn(seen_by_player(OPENING), 8, seed=1))
        assert reasons == []
        assert 0.4 < seconds < DEADLINE
        assert turn.actions[-1] == "."
        played_from(OPENING, turn)


@run
async def test_levels_limited_by_nodes_give_the_same_turn_for_the_same_request() -> None:
    match = Match(State.new("ardennes", seed=3))
    for level in (4, 5, 4):
        for action in play_turn(seen_by_player(match), level, 1):
            match.play(action)
    async with thinking_pool(workers=2) as (pool, reasons):
        for level in range(1, 8):
            calls = [pool.choose_turn(seen_by_player(match), level, 5, deadline=20) for _ in range(4)]
            turns = await asyncio.gather(*calls)
            assert len(set(turns)) == 1, level
        assert reasons == []


def test_a_turn_equals_the_choices_of_the_player_on_the_real_views() -> None:
    for number in range(12):
        rng = random.Random(number)
        level = rng.randint(1, 6)
        match = Match(State.new("ardennes", seed=number))
        for _ in range(rng.randint(0, 40)):
            if match.outcome is None:
                match.play(rng.choice(match.state.legal_actions()))
        if match.outcome is not None:
            continue
        side, player = match.side, level_player(level, 7)
        turn = play_turn(seen_by_player(match), level, 7)
        history = [(step.before.view(side), step.action) for step in match.steps]
        for action in turn:
            view = match.state.view(side)
            chosen = player.choose(view, history)
            assert chosen.text == action
            history.append((view, chosen))
            match.play(action)


@pytest.mark.parametrize("edition", Catalog.editions())
def test_after_an_action_that_reveals_nothing_a_sample_leads_to_the_real_next_view(
    edition: str,
) -> None:
    rng = random.Random(edition)
    revealing = 0
    for seed in range(3):
        state = State.new(edition, seed=seed)
        while not state.is_over:
            action = rng.choice(state.legal_actions())
            view, before = state.view(state.side), state.copy()
            state.apply(action)
            sample = State.sample(view, rng)
            sampled = sample.copy()
            sampled.apply(action)
            kinds, found = (
                {event.kind for event in describe(*of)}
                for of in ((before, action, state), (sample, action, sampled))
            )
            assert kinds & REVEALING == found & REVEALING
            revealing += bool(kinds & REVEALING)
            if not kinds & REVEALING and action.kind != "end" and not state.is_over:
                assert sampled.view(before.side) == state.view(before.side)
            assert action.kind == "end" or sampled.is_over == state.is_over
    assert revealing


def test_a_turn_stops_at_the_action_that_reveals_a_card() -> None:
    start = "ardennes TTTTT|/|/|/|/|/|/| s9:4 146/- 246/- 235,147/dig-in,night-march -"
    match = Match(State.parse(start))
    stopped = 0
    for seed in range(30):
        turn = play_turn(seen_by_player(match), 4, seed)
        after = played_from(match, turn)
        reveals = [step.reveals for step in after.steps]
        assert not any(reveals[:-1])
        stopped += reveals[-1]
    assert stopped


# ---------------------------------------------------------------- secrets


def test_a_seen_game_contains_only_texts() -> None:
    assert [field.name for field in fields(SeenGame)] == ["viewer", "now", "past", "files", "revision"]
    assert [field.name for field in fields(ViewText)] == ["text", "discards"]
    match = Match(State.new("ardennes", seed=1))
    for action in ("T3", ".", "P4"):
        match.play(action)
    seen = GameObserver("north").seen(match)
    for text in (seen.now.text, *(view.text for view, _ in seen.past)):
        cards = text.split(" ")
        assert cards[3].startswith("?/")
        assert cards[5].startswith("#")


def test_hidden_cards_do_not_influence_the_choice() -> None:
    compared = 0
    for seed in range(12):
        rng = random.Random(seed)
        match = Match(State.new("ardennes", seed=seed))
        for _ in range(rng.randint(0, 60)):
            if match.outcome is None:
                match.play(rng.choice(match.state.legal_actions()))
        if match.outcome is not None:
            continue
        view = match.state.view(match.side)
        other = State.sample(view, rng)
        assert other != match.state
        both = [seen_by_player(Match(state)) for state in (match.state, other)]
        assert both[0] == both[1]
        for level in (2, 4, 6):
            assert play_turn(both[0], level, 1) == play_turn(both[1], level, 1)
        compared += 1
    assert compared > 5


def test_a_view_survives_the_conversion_to_text_and_back() -> None:
    rng = random.Random(1)
    state = State.new("ardennes", seed=1)
    while not state.is_over:
        for viewer in ("south", "north"):
            view = state.view(viewer)
            assert ViewText.of(view).view(viewer) == view
        state.apply(rng.choice(state.legal_actions()))


def test_an_observer_forgets_steps_that_were_taken_back() -> None:
    match = Match(State.new("ardennes", seed=1))
    observer = GameObserver("south")
    for action in ("T3", "P4", "undo", "M4", ".", "P5", "back", "."):
        if action == "undo":
            match.undo()
        elif action == "back":
            match.take_back("south")
        else:
            match.play(action)
        assert observer.seen(match) == GameObserver("south").seen(match)


# ---------------------------------------------------------------- accidents


@run
async def test_killing_a_thinking_process_still_gives_a_turn_and_the_pool_recovers() -> None:
    async with thinking_pool() as (pool, reasons):
        asked = asyncio.create_task(in_seconds(pool.choose_turn(seen_by_player(OPENING), 8, seed=1)))
        await asyncio.sleep(0.3)
        (before,) = pool.pool.pids
        os.kill(before, signal.SIGKILL)
        turn, seconds = await asked
        assert (turn.fallback, turn.reason, reasons) == (True, "died", ["died"])
        assert seconds < DEADLINE
        played_from(OPENING, turn)
        turn = await pool.choose_turn(seen_by_player(OPENING), 5, seed=1, deadline=20)
        assert not turn.fallback
        assert pool.pool.pids != [before]


@run
async def test_an_idle_process_that_was_killed_is_replaced() -> None:
    async with thinking_pool(workers=2) as (pool, reasons):
        before = pool.pool.pids
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert await all_gone(before)
        turns = [pool.choose_turn(seen_by_player(OPENING), 5, seed=1, deadline=20) for _ in range(4)]
        assert not any(turn.fallback for turn in await asyncio.gather(*turns))
        assert reasons == []


@run
async def test_a_hanging_process_is_stopped_at_the_deadline_and_replaced() -> None:
    async with thinking_pool() as (pool, _):
        before = pool.pool.pids
        began = time.monotonic()
        with pytest.raises(CallTimedOut):
            await pool.run(time.sleep, 60, deadline=0.3)
        assert 0.3 <= time.monotonic() - began < 3
        assert await all_gone(before)
        assert await pool.run(operator.add, 1, 2, deadline=20) == 3


@run
async def test_a_suspended_process_counts_as_late() -> None:
    async with thinking_pool() as (pool, _):
        os.kill(pool.pool.pids[0], signal.SIGSTOP)
        turn, seconds = await in_seconds(pool.choose_turn(seen_by_player(OPENING), 5, seed=1, deadline=0.4))
        assert turn.reason == "late"
        assert seconds < 3


@run
async def test_a_quick_turn_is_played_at_once_if_the_queue_is_full() -> None:
    async with thinking_pool(waiting=1) as (pool, reasons):
        busy = [asyncio.create_task(pool.run(time.sleep, 0.6, deadline=10)) for _ in range(2)]
        await asyncio.sleep(0.05)
        turn, seconds = await in_seconds(pool.choose_turn(seen_by_player(OPENING), 8, seed=1))
        assert (turn.reason, reasons) == ("busy", ["busy"])
        assert seconds < 0.5
        played_from(OPENING, turn)
        with pytest.raises(PoolFull):
            await pool.pool.run(time.sleep, 1, deadline=10)
        await asyncio.gather(*busy)


@run
async def test_hints_do_not_queue_up_before_the_machines_turns() -> None:
    async with thinking_pool() as (pool, reasons):
        hints = [asyncio.create_task(pool.run(time.sleep, 0.3, deadline=20)) for _ in range(6)]
        await asyncio.sleep(0.05)
        turn = await pool.choose_turn(seen_by_player(OPENING), 5, seed=1, deadline=10)
        assert (turn.reason, reasons) == (None, [])
        assert sum(hint.done() for hint in hints) <= 3
        await asyncio.gather(*hints)


@run
async def test_a_call_gives_up_when_a_process_becomes_free_too_late_for_it() -> None:
    async with thinking_pool() as (pool, reasons):
        before = pool.pool.pids
        busy = asyncio.create_task(pool.run(time.sleep, 1, deadline=10))
        await asyncio.sleep(0.05)
        turn, seconds = await in_seconds(pool.choose_turn(seen_by_player(OPENING), 8, seed=1, deadline=2.2))
        assert (turn.reason, reasons) == ("late", ["late"])
        assert seconds < 0.9
        await busy
        assert pool.pool.pids == before


@run
async def test_the_answer_of_a_cancelled_call_does_not_reach_the_next_call() -> None:
    async with thinking_pool() as (pool, _):
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(pool.run(time.sleep, 30, deadline=60), 0.2)
        assert await pool.run(operator.add, 1, 2, deadline=20) == 3


@run
async def test_a_function_that_raises_is_reported_and_its_process_stays() -> None:
    async with thinking_pool() as (pool, reasons):
        before = pool.pool.pids
        with pytest.raises(CallFailed, match="ZeroDivisionError: division by zero"):
            await pool.run(operator.truediv, 1, 0, deadline=10)
        with pytest.raises(CallFailed, match="pickle"):
            await pool.run(open, os.devnull, deadline=10)
        turn = await pool.choose_turn(seen_by_player(OPENING), 99, seed=1)
        assert (turn.reason, reasons) == ("failed", ["failed"])
        played_from(OPENING, turn)
        assert pool.pool.pids == before


@run
async def test_a_process_cannot_allocate_too_much_memory() -> None:
    async with thinking_pool() as (pool, _):
        with pytest.raises(CallFailed, match="MemoryError"):
            await pool.run(bytes, 2 << 30, deadline=10)


@run
async def test_without_processes_every_turn_is_a_quick_one() -> None:
    async with thinking_pool(workers=0) as (pool, reasons):
        turn = await pool.choose_turn(seen_by_player(OPENING), 8, seed=1)
        assert (turn.reason, reasons) == ("busy", ["busy"])


@run
async def test_a_player_who_is_not_to_act_gets_no_actions() -> None:
    async with thinking_pool(workers=0) as (pool, _):
        assert (await pool.choose_turn(GameObserver("north").seen(OPENING), 4, seed=1)).actions == ()


def test_a_quick_turn_is_legal_and_takes_a_few_milliseconds() -> None:
    taken = []
    for seed in range(4):
        match = Match(State.new("ardennes", seed=seed))
        while match.outcome is None and match.turn <= 20:
            seen = seen_by_player(match)
            began = time.process_time()
            turn = quick_turn(seen, 8, seed)
            taken.append(time.process_time() - began)
            match = played_from(match, turn)
    assert sorted(taken)[len(taken) // 2] < 0.05


def test_a_quick_turn_that_fails_is_logged_and_reported_and_ends_the_turn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "level_player", None)
    reasons: list[str] = []
    with caplog.at_level(logging.ERROR, "sevenroads.server"):
        assert quick_turn(seen_by_player(OPENING), 4, 1, reasons.append) == (".",)
    assert reasons == [QUICK_TURN_FAILED]
    assert [record.msg for record in caplog.records] == ["quick-turn-failed"]
    assert quick_turn(seen_by_player(OPENING), 4, 1) == (".",)


# ---------------------------------------------------------------- beginning and end


@run
async def test_processes_have_a_low_priority_and_ignore_an_interrupt() -> None:
    async with thinking_pool() as (pool, _):
        (pid,) = pool.pool.pids
        assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, 0) + 9
        assert os.getpgid(pid) != os.getpgid(0)
        os.kill(pid, signal.SIGINT)
        assert await pool.run(os.getpid, deadline=10) == pid


@run
async def test_closing_the_pool_ends_its_processes_and_running_calls() -> None:
    processes = ProcessPool(2, waiting=8)
    calls = [asyncio.create_task(processes.run(time.sleep, 60, deadline=90)) for _ in range(4)]
    await asyncio.sleep(0.2)
    pids = processes.pids
    assert len(pids) == 2
    await processes.close()
    assert not any(map(alive, pids))
    ends = await asyncio.gather(*calls, return_exceptions=True)
    assert sorted(type(end).__name__ for end in ends) == ["PoolFull", "PoolFull", "WorkerDied", "WorkerDied"]
    assert isinstance(ends[0], WorkerDied)
    with pytest.raises(PoolFull):
        await processes.run(time.sleep, 0, deadline=1)
    assert processes.pids == []
    await processes.close()


@run
async def test_processes_end_when_their_server_dies_even_while_busy() -> None:
    server = """
import asyncio, time
from sevenroads.server.tables.player_views import GameObserver, SeenGame, ViewText
from sevenroads.server.runtime.process_pool import ProcessPool
async def main():
    processes = ProcessPool(2)
    await asyncio.gather(*(processes.run(time.sleep, 0.01, deadline=20) for _ in range(2)))
    call = asyncio.create_task(processes.run(time.sleep, 60, deadline=90))
    await asyncio.sleep(0.1)
    print(*processes.pids, flush=True)
    await call
asyncio.run(main())
"""
    parent = subprocess.Popen((sys.executable, "-c", server), stdout=subprocess.PIPE, text=True)
    with parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in (await asyncio.to_thread(parent.stdout.readline)).split()]
        assert len(pids) == 2
        assert all(map(alive, pids))
        parent.kill()
    assert await all_gone(pids)
