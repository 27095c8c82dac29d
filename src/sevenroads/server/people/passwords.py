"""Password policy, hashing and verification.

Hashing is slow on purpose, so a separate process does it. That process uses only idle CPU time, pauses
between two passwords and has a short queue: a flood of logins delays other logins but not the games. A thread
would not do, because the event loop would wait for the interpreter lock. Accounts, sessions and rate limits
are handled elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
import unicodedata
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..runtime.logs import log
from ..runtime.process_pool import PoolError, ProcessPool

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
SALT_BYTES: Final = 16
HASH_BYTES: Final = 32

MIN_LENGTH: Final = 8
MAX_LENGTH: Final = 256

#: The share of one CPU core that hashing may use, over all workers together.
CPU_SHARE: Final = 0.1
#: Seconds for one hash. It needs far less, but on a busy computer the process may get little CPU time.
HASH_TIMEOUT: Final = 60.0

_hasher: Final = PasswordHasher(
    time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=LANES, hash_len=HASH_BYTES, salt_len=SALT_BYTES
)

#: A valid hash that no password matches; verifying against it takes as long as any other. Its digest is zero.
_DUMMY_HASH: Final = "$argon2id$v=19$m={},t={},p={}${}${}".format(
    MEMORY_KIB, PASSES, LANES, "A" * ((SALT_BYTES * 8 + 5) // 6), "A" * ((HASH_BYTES * 8 + 5) // 6)
)

Result = TypeVar("Result")


class HashingBusy(Exception):
    """The hashing queue is full, or the hashing process failed or is stopping."""


def check_password(password: str, name: str = "") -> None:
    """Raise ValueError with a message for the player if the password is not acceptable."""
    if len(password) < MIN_LENGTH:
        raise ValueError(f"A password needs at least {MIN_LENGTH} characters; this one has {len(password)}.")
    if len(password) > MAX_LENGTH:
        raise ValueError(
            f"A password may have at most {MAX_LENGTH} characters; this one has {len(password)}."
        )
    if not password.strip():
        raise ValueError("A password must not consist only of spaces.")
    if any(unicodedata.category(character) == "Cs" for character in password):
        raise ValueError("The password contains an incomplete character. Type it again.")
    if name and _plain(password) == _plain(name):
        raise ValueError("The password must differ from your name.")


def needs_rehash(hashed: str) -> bool:
    """Whether the hash has other cost parameters than new hashes, or cannot be parsed."""
    try:
        return _hasher.check_needs_rehash(hashed)
    except InvalidHashError:
        return True


def hash_password(password: str) -> str:
    """Hash a password in this process; blocks, so it is for command line tools."""
    return _hasher.hash(_encoded(password))


class Passwords:
    """Hashes and verifies passwords in a separate process, one at a time; at most `waiting` are queued.

    The first password starts the process. With `idle` it uses only otherwise idle CPU time. Between two
    passwords it pauses, so that it uses at most `share` of a core. An instance belongs to one event loop.
    """

    def __init__(self, waiting: int = 32, *, idle: bool = True, share: float = CPU_SHARE) -> None:
        if waiting < 0:
            raise ValueError("the length of the queue must not be negative")
        self._idle = idle
        self._capacity = 1 + waiting
        self._pause_factor = 1 / share - 1
        self._next_start = 0.0
        self._closed = False
        self._turn = asyncio.Lock()
        self._pool: ProcessPool | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def pids(self) -> list[int]:
        """The id of the hashing process; empty before the first password."""
        return self._pool.pids if self._pool is not None else []

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password; raises HashingBusy."""
        return await self._run(hash_password, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether the password matches the hash; raises HashingBusy.

        Without a hash, as for an unknown name, the answer is False after the same time.
        """
        return await self._run(_matches, hashed, password)

    async def close(self) -> None:
        """Stop the process; waiting calls raise HashingBusy."""
        self._closed = True
        if self._pool is not None:
            await self._pool.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def require_capacity(self) -> None:
        """Raise HashingBusy if the queue is full. During a flood, check this before any other work."""
        if len(self._tasks) >= self._capacity:
            raise HashingBusy("Too many people are signing in. Try again in a few seconds.")

    async def _run(self, work: Callable[..., Result], *args: object) -> Result:
        self.require_capacity()
        task = asyncio.create_task(self._work(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        # A cancelled caller must not stop the process, because restarting it would take longer.
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller may have been cancelled

    async def _work(self, work: Callable[..., Result], *args: object) -> Result:
        """Run one job after the pause that the previous one requires. A single job does not wait."""
        async with self._turn:
            await asyncio.sleep(max(0.0, self._next_start - time.monotonic()))
            if self._closed:
                raise HashingBusy("The server is stopping.")
            if self._pool is None:
                self._pool = ProcessPool(1, preload=(__name__,), idle=self._idle)
            try:
                result, spent = await self._pool.run(_timed, work, *args, deadline=HASH_TIMEOUT)
            except PoolError as error:
                if not self._closed:
                    log("hashing-failed", level=logging.ERROR, reason=error.reason)
                # Drop the cause: it could contain the password.
                raise HashingBusy("Something went wrong. Try again.") from None
            self._next_start = time.monotonic() + self._pause_factor * spent
            return cast(Result, result)


# ---------------------------------------------------------------- in the hashing process


def _timed(work: Callable[..., Result], *args: object) -> tuple[Result, float]:
    """The result of the work and the CPU seconds that it took."""
    began = time.process_time()
    return work(*args), time.process_time() - began


def _matches(hashed: str | None, password: str) -> bool:
    if hashed is None or len(password) > MAX_LENGTH:
        _same(_DUMMY_HASH, password[:MAX_LENGTH])
        return False
    return _same(hashed, password)


def _same(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, _encoded(password))
    except (InvalidHashError, VerificationError):
        return False


def _encoded(password: str) -> bytes:
    """The password's bytes in a normal form, so that composed and decomposed accents are equal."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().casefold()
