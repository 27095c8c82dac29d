"""The hashing queue: addresses take turns, and nobody has more than a few places."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from sevenroads.server.people.hashing_queue import (
    PER_ACCOUNT,
    PER_ADDRESS,
    HashingBusy,
    HashingQueue,
    Job,
    Requester,
)


def in_loop(scene: Callable[[], None]) -> None:
    async def body() -> None:
        scene()

    asyncio.run(body())


def job(address: str, account: str | None = None) -> Job:
    async def work() -> None: ...

    return Job(Requester(address, account), work)


def fill(queue: HashingQueue, address: str, count: int, account: str | None = None) -> list[Job]:
    added = []
    with suppress(HashingBusy):
        for _ in range(count):
            one = job(address, account)
            queue.add(one)
            added.append(one)
    return added


def order(queue: HashingQueue) -> list[str]:
    found = []
    while (one := queue.pop()) is not None:
        assert one.requester is not None
        found.append(one.requester.address)
        queue.done(one)
    return found


def test_addresses_take_turns() -> None:
    def scene() -> None:
        queue = HashingQueue(33)
        fill(queue, "a", 4)
        fill(queue, "b", 1)
        fill(queue, "c", 2)
        assert order(queue) == ["a", "b", "c", "a", "c", "a", "a"]
        assert len(queue) == 0

    in_loop(scene)


def test_one_account_and_one_address_have_a_few_places_until_they_are_done() -> None:
    def scene() -> None:
        queue = HashingQueue(33)
        assert sum(len(fill(queue, f"a{number}", 5, "anna")) for number in range(4)) == PER_ACCOUNT
        assert len(fill(queue, "b", 50)) == PER_ADDRESS
        running = queue.pop()
        assert running is not None
        with pytest.raises(HashingBusy):
            queue.require_place(Requester("z", "anna"))
        queue.done(running)
        queue.require_place(Requester("z", "anna"))

    in_loop(scene)


def test_in_a_full_queue_a_newcomer_takes_a_place_of_the_address_with_most() -> None:
    def scene() -> None:
        queue = HashingQueue(10)
        flood = fill(queue, "a", PER_ADDRESS)
        fill(queue, "b", 2)
        newcomer = job("c")
        queue.add(newcomer)
        assert len(queue) == 10
        # The flood loses its last place, and its caller hears of it.
        assert isinstance(flood[-1].future.exception(), HashingBusy)
        assert not any(one.future.done() for one in flood[:-1])
        assert order(queue)[:3] == ["a", "b", "c"]

    in_loop(scene)


def test_a_full_queue_with_equal_shares_is_busy() -> None:
    def scene() -> None:
        queue = HashingQueue(3)
        for address in "abc":
            fill(queue, address, 1)
        for address in "ad":
            with pytest.raises(HashingBusy):
                queue.add(job(address))
        assert order(queue) == ["a", "b", "c"]

    in_loop(scene)


def test_a_cancelled_caller_frees_its_place() -> None:
    def scene() -> None:
        queue = HashingQueue(3)
        first, second = fill(queue, "a", 2)
        first.future.cancel()
        queue.drop(first)
        assert len(queue) == 1
        assert queue.pop() is second
        queue.drop(second)  # it runs, so it keeps its place until it is done
        assert len(queue) == 1

    in_loop(scene)
