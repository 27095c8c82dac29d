"""Passwords: the policy, the hashes, and floods of requests."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher

from sevenroads.server.people import common_passwords
from sevenroads.server.people import passwords as module
from sevenroads.server.people.passwords import (
    CommonPassword,
    HashingBusy,
    Passwords,
    check_password,
    hash_new_password,
    hash_password,
    needs_rehash,
)
from sevenroads.server.runtime import process_pool

GOOD = "seven roads to Bastogne"
T = TypeVar("T")


def with_passwords(scene: Callable[[Passwords], Awaitable[T]], **settings: Any) -> T:
    """Run a scene with its own `Passwords`."""

    async def body() -> T:
        passwords = Passwords(**settings)
        try:
            return await scene(passwords)
        finally:
            await passwords.close()
            assert passwords.pids == []

    return asyncio.run(body())


def test_a_password_is_recognised_and_another_is_not() -> None:
    async def scene(passwords: Passwords) -> None:
        hashed = await passwords.hash(GOOD)
        assert await passwords.verify(hashed, GOOD)
        assert not await passwords.verify(hashed, GOOD.upper())
        assert not await passwords.verify(hashed, "")
        # The operator's command hashes in its own process.
        assert await passwords.verify(hash_password(GOOD), GOOD)

    with_passwords(scene)


def test_hashes_use_argon2id_with_19_mib_two_passes_and_one_lane() -> None:
    hashed = with_passwords(lambda passwords: passwords.hash(GOOD))
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert GOOD not in hashed


def test_two_hashes_of_one_password_differ() -> None:
    assert hash_password(GOOD) != hash_password(GOOD)


def test_an_unknown_user_takes_as_long_as_a_wrong_password() -> None:
    def cost(hashed: str | None) -> float:
        right, spent = module._timed(module._matches, hashed, "not the password")
        assert not right
        return spent

    hashed = hash_password(GOOD)
    pairs = [(cost(hashed), cost(None)) for _ in range(5)]
    known, unknown = min(known for known, _ in pairs), min(unknown for _, unknown in pairs)
    assert known / 2 < unknown < known * 2


def test_the_dummy_hash_is_valid_and_has_the_current_costs() -> None:
    assert not needs_rehash(module._DUMMY_HASH)


def test_a_huge_password_is_wrong_and_takes_no_longer() -> None:
    assert not with_passwords(lambda passwords: passwords.verify(module._DUMMY_HASH, "x" * 1_000_000))


def test_a_damaged_hash_matches_nothing() -> None:
    async def scene(passwords: Passwords) -> None:
        for damaged in ("", "!", "$argon2id$v=19$m=19456,t=2,p=1$AAAA", "plain text"):
            assert not await passwords.verify(damaged, GOOD)
            assert needs_rehash(damaged)

    with_passwords(scene)


def test_only_hashes_with_other_costs_need_a_rehash() -> None:
    assert not needs_rehash(hash_password(GOOD))
    assert needs_rehash(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(GOOD))


def test_a_password_is_the_same_however_its_accents_were_typed() -> None:
    async def scene(passwords: Passwords) -> bool:
        return await passwords.verify(await passwords.hash("caf\u00e9 ardennais"), "cafe\u0301 ardennais")

    assert with_passwords(scene)


def test_a_lone_surrogate_is_refused_in_a_new_password_and_harmless_at_login() -> None:
    with pytest.raises(ValueError, match="incomplete character"):
        check_password("password\ud800")
    assert not with_passwords(lambda passwords: passwords.verify(None, "password\ud800"))


# ------------------------------------------------------------ its process


def test_the_first_password_starts_the_hashing_process() -> None:
    """A thread would not do: the event loop would wait for the interpreter lock."""

    async def scene(passwords: Passwords) -> None:
        assert passwords.pids == []
        spent = time.process_time()
        for _ in range(5):
            await passwords.verify(None, GOOD)
        spent = time.process_time() - spent
        (process,) = passwords.pids
        assert process != os.getpid()
        assert passwords._pool is not None
        assert spent < await passwords._pool.run(time.process_time, deadline=10)

    with_passwords(scene, share=0.9)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no scheduling policies")
def test_hashing_gets_cpu_time_on_a_busy_computer_but_less_than_the_server() -> None:
    """With the policy for idle CPU time, a login took 20 seconds while other programs kept all cores busy."""

    async def scene(passwords: Passwords) -> tuple[int, int]:
        await passwords.verify(None, GOOD)
        (process,) = passwords.pids
        return os.sched_getscheduler(process), os.getpriority(os.PRIO_PROCESS, process)

    policy, nice = with_passwords(scene)
    assert policy == os.sched_getscheduler(0)
    assert nice == min(os.getpriority(os.PRIO_PROCESS, 0) + module.NICENESS, 19)
    assert 0 < module.NICENESS < process_pool.NICENESS


def test_a_dead_hashing_process_fails_one_request_and_is_replaced(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scene(passwords: Passwords) -> None:
        await passwords.verify(None, GOOD)
        (process,) = passwords.pids
        os.kill(process, signal.SIGSTOP)
        first, second = (asyncio.create_task(passwords.verify(None, GOOD)) for _ in range(2))
        while passwords._pool is not None and passwords._pool._idle:
            await asyncio.sleep(0.01)  # until the first has been taken up
        os.kill(process, signal.SIGKILL)
        with pytest.raises(HashingBusy) as busy:
            await first
        assert GOOD not in repr(busy.value)
        assert busy.value.__suppress_context__
        assert await second is False
        assert passwords.pids != [process]

    with_passwords(scene)
    assert [record.message for record in caplog.records] == ["hashing-failed"]
    assert GOOD not in caplog.text + "".join(capfd.readouterr())


def test_requests_beyond_the_queue_are_refused_at_once_and_later_ones_are_served() -> None:
    async def scene(passwords: Passwords) -> list[object]:
        asked = (passwords.verify(None, GOOD) for _ in range(6))
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert await passwords.verify(None, GOOD) is False
        return list(results)

    results = with_passwords(scene, waiting=2)
    assert [type(result) for result in results] == [bool] * 3 + [HashingBusy] * 3


def test_a_cancelled_request_frees_its_place_and_keeps_the_process() -> None:
    async def scene(passwords: Passwords) -> None:
        assert await passwords.verify(None, GOOD) is False
        process = passwords.pids
        for _ in range(3):
            tasks = [asyncio.create_task(passwords.verify(None, GOOD)) for _ in range(2)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            async with asyncio.timeout(5):
                while len(passwords._queue):
                    await asyncio.sleep(0.01)
        assert await passwords.verify(None, GOOD) is False
        assert passwords.pids == process

    with_passwords(scene, waiting=1)


def test_waiting_requests_fail_when_the_server_stops() -> None:
    async def scene(passwords: Passwords) -> list[object]:
        waiting = [asyncio.create_task(passwords.verify(None, GOOD)) for _ in range(3)]
        while not passwords.pids:
            await asyncio.sleep(0)
        await passwords.close()
        return [type(result) for result in await asyncio.gather(*waiting, return_exceptions=True)]

    assert with_passwords(scene) == [HashingBusy] * 3


def test_hashing_does_not_block_the_event_loop() -> None:
    async def scene(passwords: Passwords) -> int:
        hashing = asyncio.create_task(passwords.hash(GOOD))
        turns = 0
        while not hashing.done():
            turns += 1
            await asyncio.sleep(0.001)
        return turns

    assert with_passwords(scene) > 3


def test_a_queue_of_negative_length_is_refused() -> None:
    with pytest.raises(ValueError, match="must not be negative"):
        Passwords(waiting=-1)


@pytest.mark.parametrize("share", [module.CPU_SHARE, module.CPU_SHARE / 2], ids=["one worker", "two workers"])
def test_the_process_pauses_between_two_passwords(share: float) -> None:
    """A flood of passwords uses at most its share of a core."""

    async def scene(passwords: Passwords) -> tuple[float, float]:
        await passwords.verify(None, GOOD)
        spent = await worked(passwords)
        began = time.perf_counter()
        for _ in range(6):
            await passwords.verify(None, GOOD)
        return time.perf_counter() - began, await worked(passwords) - spent

    async def worked(passwords: Passwords) -> float:
        assert passwords._pool is not None
        return await passwords._pool.run(time.process_time, deadline=10)

    lasted, spent = with_passwords(scene, share=share)
    # There is a pause before each of the six.
    assert lasted > spent * (1 + (1 / share - 1) * 5 / 6) * 0.9


def test_a_single_request_does_not_wait() -> None:
    async def scene(passwords: Passwords) -> tuple[float, float]:
        began = time.monotonic()
        await passwords.verify(None, GOOD)
        return time.monotonic() - began, passwords._next_start - time.monotonic()

    waited, rest = with_passwords(scene, share=0.0005)
    assert waited < rest


# ------------------------------------------------------------ the policy


@pytest.mark.parametrize("password", ["12345678", "x" * 256, "pass word", "ölölölöl"])
def test_passwords_that_are_accepted(password: str) -> None:
    check_password(password, name="Patton")


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("", "at least 8 characters"),
        ("1234567", "at least 8 characters; this one has 7"),
        ("x" * 257, "at most 256 characters"),
        (" \t\u00a0     ", "only of spaces"),
        ("montgomery", "differ from your name"),
        (" MontGomery", "differ from your name"),
    ],
)
def test_passwords_that_are_refused_with_a_reason(password: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as refused:
        check_password(password, name="Montgomery")
    assert password not in str(refused.value) or not password


@pytest.mark.parametrize(
    "password", ["12345678", "password", "Password1", " iloveyou ", "QWERTYUIOP", "football"]
)
def test_the_most_common_passwords_are_refused(password: str) -> None:
    with pytest.raises(CommonPassword, match="most common passwords"):
        with_passwords(lambda passwords: passwords.hash_new(password))
    with pytest.raises(CommonPassword):
        hash_new_password(password)


def test_ten_thousand_passwords_are_common_and_a_sentence_is_not() -> None:
    words = common_passwords._common(module.MIN_LENGTH)
    assert len(words) == 10_000
    assert min(map(len, words)) == module.MIN_LENGTH
    assert with_passwords(lambda passwords: passwords.hash_new(GOOD)).startswith("$argon2id$")


def test_an_old_account_with_a_common_password_can_still_sign_in() -> None:
    async def scene(passwords: Passwords) -> bool:
        return await passwords.verify(await passwords.hash("12345678"), "12345678")

    assert with_passwords(scene)


def test_the_list_of_common_passwords_is_loaded_only_by_the_hashing_process() -> None:
    code = (
        "import asyncio, sys\n"
        "from sevenroads.server.people.passwords import *\n"
        "async def main():\n"
        "    passwords = Passwords()\n"
        "    await passwords.hash_new('seven roads to Bastogne')\n"
        "    await passwords.close()\n"
        "asyncio.run(main())\n"
        "sys.exit(any(name.startswith('zxcvbn') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0
