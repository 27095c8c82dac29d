"""Passwords: the policy, the hashes, and what happens when too many come at once."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from time import process_time

import pytest
from argon2 import PasswordHasher

from sevenroads.server import passwords as module
from sevenroads.server.passwords import Busy, Passwords, check_password, needs_rehash

GOOD = "seven roads to Bastogne"


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    # A busy machine would let these tests wait.
    pool = Passwords(idle=False)
    yield pool
    pool.close()


def test_a_password_is_recognised_and_another_is_not(passwords: Passwords) -> None:
    async def scene() -> None:
        hashed = await passwords.hash(GOOD)
        assert await passwords.verify(hashed, GOOD)
        assert not await passwords.verify(hashed, GOOD.upper())
        assert not await passwords.verify(hashed, "")

    asyncio.run(scene())


def test_the_costs_are_argon2id_with_19_mib_two_passes_and_one_lane(passwords: Passwords) -> None:
    hashed = asyncio.run(passwords.hash(GOOD))
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert GOOD not in hashed


def test_two_hashes_of_one_password_differ(passwords: Passwords) -> None:
    async def scene() -> tuple[str, str]:
        return await passwords.hash(GOOD), await passwords.hash(GOOD)

    first, second = asyncio.run(scene())
    assert first != second


def test_an_unknown_user_costs_as_much_as_a_wrong_password(passwords: Passwords) -> None:
    async def cost(hashed: str | None) -> float:
        begin = process_time()
        assert not await passwords.verify(hashed, "not the password")
        return process_time() - begin

    async def scene() -> tuple[float, float]:
        hashed = await passwords.hash(GOOD)
        pairs = [(await cost(hashed), await cost(None)) for _ in range(5)]
        return min(known for known, _ in pairs), min(unknown for _, unknown in pairs)

    known, unknown = asyncio.run(scene())
    assert known / 2 < unknown < known * 2


def test_the_hash_of_nobody_is_read_and_has_todays_costs() -> None:
    assert not needs_rehash(module._NOBODY)


def test_an_endless_password_is_wrong_and_costs_no_more(passwords: Passwords) -> None:
    assert not asyncio.run(passwords.verify(module._NOBODY, "x" * 1_000_000))


def test_a_damaged_hash_matches_nothing(passwords: Passwords) -> None:
    for damaged in ("", "!", "$argon2id$v=19$m=19456,t=2,p=1$AAAA", "plain text"):
        assert not asyncio.run(passwords.verify(damaged, GOOD))
        assert needs_rehash(damaged)


def test_only_hashes_with_other_costs_need_to_be_made_anew(passwords: Passwords) -> None:
    assert not needs_rehash(asyncio.run(passwords.hash(GOOD)))
    assert needs_rehash(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(GOOD))


def test_a_password_is_the_same_however_its_accents_were_typed(passwords: Passwords) -> None:
    async def scene() -> bool:
        return await passwords.verify(await passwords.hash("caf\u00e9 ardennais"), "cafe\u0301 ardennais")

    assert asyncio.run(scene())


def test_half_a_character_is_refused_as_a_password_and_harmless_at_login(passwords: Passwords) -> None:
    with pytest.raises(ValueError, match="half a character"):
        check_password("password\ud800")
    assert not asyncio.run(passwords.verify(None, "password\ud800"))


@pytest.mark.skipif(sys.platform != "linux", reason="threads are scheduled by themselves only on Linux")
def test_the_hashing_thread_gets_only_what_nobody_else_wants_and_the_others_keep_theirs() -> None:
    before = os.sched_getscheduler(0)
    earlier = set(threading.enumerate())
    pool = Passwords()
    asyncio.run(pool.verify(None, GOOD))
    workers = [
        thread for thread in set(threading.enumerate()) - earlier if thread.name.startswith("passwords")
    ]
    assert len(workers) == 1
    assert workers[0].native_id is not None
    assert os.sched_getscheduler(workers[0].native_id) == os.SCHED_IDLE
    assert os.sched_getscheduler(0) == before
    pool.close()


def test_where_scheduling_may_not_be_changed_passwords_are_hashed_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "sched_setscheduler", forbidden)
    pool = Passwords()
    assert asyncio.run(pool.verify(None, GOOD)) is False
    pool.close()


def test_more_than_may_wait_are_refused_at_once_and_later_ones_are_served() -> None:
    pool = Passwords(concurrency=1, waiting=2, idle=False)

    async def scene() -> list[object]:
        results = await asyncio.gather(*(pool.verify(None, GOOD) for _ in range(6)), return_exceptions=True)
        assert await pool.verify(None, GOOD) is False
        return list(results)

    results = asyncio.run(scene())
    pool.close()
    assert [type(result) for result in results] == [bool] * 3 + [Busy] * 3


def test_who_stops_waiting_gives_the_place_back() -> None:
    pool = Passwords(concurrency=1, waiting=1, idle=False)

    async def scene() -> None:
        for _ in range(3):
            tasks = [asyncio.create_task(pool.verify(None, GOOD)) for _ in range(2)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(_until_free, pool)
        assert await pool.verify(None, GOOD) is False

    asyncio.run(scene())
    pool.close()


def _until_free(pool: Passwords) -> None:
    for _ in range(2):
        assert pool._places.acquire(timeout=5)
    pool._places.release(2)


def test_the_loop_runs_on_while_a_password_is_hashed(passwords: Passwords) -> None:
    async def scene() -> int:
        hashing = asyncio.create_task(passwords.hash(GOOD))
        turns = 0
        while not hashing.done():
            turns += 1
            await asyncio.sleep(0.001)
        return turns

    assert asyncio.run(scene()) > 3


@pytest.mark.parametrize("password", ["12345678", "x" * 256, "pass word", "ölölölöl"])
def test_passwords_that_are_accepted(password: str) -> None:
    check_password(password, name="Patton")


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("", "at least 8 characters"),
        ("1234567", "at least 8 characters; this one has 7"),
        ("x" * 257, "at most 256 characters"),
        (" \t\u00a0     ", "more than spaces"),
        ("montgomery", "Your name"),
        (" MontGomery", "Your name"),
    ],
)
def test_passwords_that_are_refused_with_a_sentence(password: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as refused:
        check_password(password, name="Montgomery")
    assert password not in str(refused.value) or not password


def test_a_pool_without_threads_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one thread"):
        Passwords(concurrency=0)


@pytest.mark.parametrize("share", [module.SHARE, module.SHARE / 2], ids=["one worker", "two workers"])
def test_a_thread_rests_between_two_passwords(share: float) -> None:
    """So that a flood gets no more than its share of a core; who comes alone does not wait."""
    passwords = Passwords(idle=False, share=share)

    async def scene() -> tuple[float, float]:
        spent = time.process_time()
        began = time.perf_counter()
        for _ in range(6):
            await passwords.verify(None, GOOD)
        return time.perf_counter() - began, time.process_time() - spent

    lasted, worked = asyncio.run(scene())
    passwords.close()
    # Five rests among six passwords.
    assert lasted > worked * (1 + (1 / share - 1) * 5 / 6) * 0.9
