"""Password policy, hashing and verification.

Hashing is slow on purpose, so a separate process does it. That process has a lower priority than the
server, pauses between two passwords and has a short queue, in which addresses take turns (`hashing_queue`).
A flood of logins does not delay the games and hardly delays other people's logins. A thread would not do,
because the event loop would wait for the interpreter lock. Accounts, sessions and rate limits are handled
elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
import unicodedata
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar, cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..runtime.logs import log
from ..runtime.process_pool import PoolError, ProcessPool
from .common_passwords import is_common
from .hashing_queue import HashingBusy, HashingQueue, Job, Requester

__all__ = [
    "CPU_SHARE",
    "CommonPassword",
    "HashingBusy",
    "Passwords",
    "Requester",
    "check_password",
    "hash_new_password",
    "hash_password",
    "needs_rehash",
]

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
SALT_BYTES: Final = 16
HASH_BYTES: Final = 32

MIN_LENGTH: Final = 8
MAX_LENGTH: Final = 256

#: The share of one CPU core that hashing may use, over all workers together.
CPU_SHARE: Final = 0.1
#: The nice value of the hashing process, above the server's. The games come first, but a login needs some
#: CPU time even if other programs use all of it; it comes before the machine's thinking.
NICENESS: Final = 5
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


class CommonPassword(ValueError):
    """The password is one of the most common ones."""

    def __init__(self) -> None:
        super().__init__("This is one of the most common passwords. Choose another one.")


def check_password(password: str, name: str = "") -> None:
    """Raise ValueError with a message for the player if the password is not acceptable.

    Common passwords are refused when they are hashed.
    """
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


def hash_new_password(password: str) -> str:
    """Like `hash_password`, for a password that its owner has just chosen; raises CommonPassword."""
    if is_common(password, MIN_LENGTH):
        raise CommonPassword
    return hash_password(password)


class Passwords:
    """Hashes and verifies passwords in a separate process, one at a time; at most `waiting` are queued.

    The first password starts the process. Between two passwords it pauses, so that it uses at most `share` of
    a core. An instance belongs to one event loop.
    """

    def __init__(self, waiting: int = 32, *, share: float = CPU_SHARE) -> None:
        if waiting < 0:
            raise ValueError("the length of the queue must not be negative")
        self._queue = HashingQueue(1 + waiting)
        self._pause_factor = 1 / share - 1
        self._next_start = 0.0
        self._closed = False
        self._pool: ProcessPool | None = None
        self._worker: asyncio.Task[None] | None = None

    @property
    def pids(self) -> list[int]:
        """The id of the hashing process; empty before the first password."""
        return self._pool.pids if self._pool is not None else []

    async def hash(self, password: str, requester: Requester | None = None) -> str:
        """Return the hash to store for a password; raises HashingBusy."""
        return await self._run(requester, hash_password, password)

    async def hash_new(self, password: str, requester: Requester | None = None) -> str:
        """Like `hash`, for a password that its owner has just chosen; raises CommonPassword."""
        hashed = await self._run(requester, _hash_unless_common, password)
        if hashed is None:
            raise CommonPassword
        return hashed

    async def verify(self, hashed: str | None, password: str, requester: Requester | None = None) -> bool:
        """Whether the password matches the hash; raises HashingBusy.

        Without a hash, as for an unknown name, the answer is False after the same time.
        """
        return await self._run(requester, _matches, hashed, password)

    async def close(self) -> None:
        """Stop the process; waiting calls raise HashingBusy."""
        self._closed = True
        if self._pool is not None:
            await self._pool.close()
        if self._worker is not None:
            await self._worker

    def require_capacity(self, requester: Requester | None = None) -> None:
        """Raise HashingBusy if there is no place in the queue. During a flood, check this first."""
        self._queue.require_place(requester)

    async def _run(self, requester: Requester | None, work: Callable[..., Result], *args: object) -> Result:
        job = Job(requester, partial(self._work, work, *args))
        self._queue.add(job)
        if self._worker is None:
            self._worker = asyncio.create_task(self._run_all())
        try:
            return cast(Result, await job.future)
        except asyncio.CancelledError:
            # A running job goes on: stopping the process and starting another would take longer.
            self._queue.drop(job)
            raise

    async def _run_all(self) -> None:
        """Run the jobs of the queue one after the other, until it is empty."""
        try:
            while (job := self._queue.pop()) is not None:
                try:
                    result = await job.work()
                except Exception as error:
                    if not job.future.done():
                        job.future.set_exception(error)
                else:
                    if not job.future.done():
                        job.future.set_result(result)
                finally:
                    self._queue.done(job)
        finally:
            self._worker = None

    async def _work(self, work: Callable[..., Result], *args: object) -> Result:
        """Run one job after the pause that the previous one requires. A single job does not wait."""
        if not self._closed:
            await asyncio.sleep(max(0.0, self._next_start - time.monotonic()))
        if self._closed:
            raise HashingBusy("The server is stopping.")
        if self._pool is None:
            self._pool = ProcessPool(1, preload=(__name__,), niceness=NICENESS)
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


def _hash_unless_common(password: str) -> str | None:
    try:
        return hash_new_password(password)
    except CommonPassword:
        return None


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
