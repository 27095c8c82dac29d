"""Passwords: which are accepted, how they are kept, and how one is checked.

Hashing is slow on purpose. So it runs in threads of its own, which get only what nobody else wants of a core
and rest between two passwords, with a short queue before them: a flood of logins waits for itself and not for
the games. Accounts, sessions and how often an address may try are the business of others.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
SALT_BYTES: Final = 16
HASH_BYTES: Final = 32

SHORTEST: Final = 8
LONGEST: Final = 256

#: How much of a core a flood of logins gets, at all workers together.
SHARE: Final = 0.2

_hasher: Final = PasswordHasher(
    time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES, hash_len=HASH_BYTES, salt_len=SALT_BYTES
)

#: Well formed and costing as much as any other, but made by no password: its digest is all zeros.
_NOBODY: Final = "$argon2id$v=19$m={},t={},p={}${}${}".format(
    MEMORY_KIB, PASSES, LANES, "A" * ((SALT_BYTES * 8 + 5) // 6), "A" * ((HASH_BYTES * 8 + 5) // 6)
)

Result = TypeVar("Result")


class Busy(Exception):
    """So many passwords are waiting to be hashed that this one was not taken."""


def check_password(password: str, name: str = "") -> None:
    """Raise ValueError, with a sentence for the player, unless the password may be used."""
    if len(password) < SHORTEST:
        raise ValueError(f"A password has at least {SHORTEST} characters; this one has {len(password)}.")
    if len(password) > LONGEST:
        raise ValueError(f"A password has at most {LONGEST} characters; this one has {len(password)}.")
    if not password.strip():
        raise ValueError("A password needs more than spaces.")
    if any(unicodedata.category(character) == "Cs" for character in password):
        raise ValueError("The password contains half a character; please type it again.")
    if name and _plain(password) == _plain(name):
        raise ValueError("Your name is the first thing anyone would try; please take another password.")


def needs_rehash(hashed: str) -> bool:
    """Whether the hash was made with other costs than today's, or cannot be read at all."""
    try:
        return _hasher.check_needs_rehash(hashed)
    except InvalidHashError:
        return True


class Passwords:
    """Hashes and checks passwords, `concurrency` at a time, with at most `waiting` in the queue.

    Threads that are `idle` get next to nothing of a core that something else keeps busy. Each rests between
    two passwords, so that it takes no more than its `share` of a core.
    """

    def __init__(
        self, concurrency: int = 1, waiting: int = 32, *, idle: bool = True, share: float = SHARE
    ) -> None:
        if concurrency < 1 or waiting < 0:
            raise ValueError("passwords need at least one thread, and a queue of no negative length")
        self._threads = ThreadPoolExecutor(concurrency, "passwords", _step_back if idle else None)
        self._places = threading.BoundedSemaphore(concurrency + waiting)
        self._rest = 1 / share - 1
        self._rested = threading.local()

    async def hash(self, password: str) -> str:
        """A text to be kept instead of the password; raises Busy."""
        return await self._run(lambda: _hasher.hash(_encoded(password)))

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether the password is the one that was hashed; raises Busy.

        Without a hash, as for a name that nobody has, the answer is no after the same time.
        """
        return await self._run(lambda: _matches(hashed, password))

    def close(self) -> None:
        """Take no more passwords; those that wait are cancelled."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], Result]) -> Result:
        if not self._places.acquire(blocking=False):
            raise Busy("Too many people are signing in at the moment. Please try again in a few seconds.")
        try:
            future = self._threads.submit(self._rested_work, work)
        except BaseException:
            self._places.release()
            raise
        # Not in a `finally` here: who stops waiting for a hash does not stop the thread at work on it.
        future.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(future)

    def _rested_work(self, work: Callable[[], Result]) -> Result:
        """In a thread: work, after the rest that the last work asks for; who comes alone does not wait."""
        time.sleep(max(0.0, getattr(self._rested, "at", 0.0) - time.monotonic()))
        began = time.thread_time()
        try:
            return work()
        finally:
            self._rested.at = time.monotonic() + self._rest * (time.thread_time() - began)


def _matches(hashed: str | None, password: str) -> bool:
    if hashed is None or len(password) > LONGEST:
        _same(_NOBODY, password[:LONGEST])
        return False
    return _same(hashed, password)


def _same(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, _encoded(password))
    except (InvalidHashError, VerificationError):
        return False


def _encoded(password: str) -> bytes:
    """The same bytes for the same characters, whichever keyboard composed them."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().casefold()


def _step_back() -> None:
    # A low priority would not do: such a thread is not interrupted as soon as another has something to do.
    # Only Linux has this for a thread; where it is forbidden, hashing must go on all the same.
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
