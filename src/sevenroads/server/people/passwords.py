"""Passwords: which are accepted, how they are kept, and how one is checked.

Hashing is slow on purpose. So it is done by a process of its own, which gets only what nobody else wants of a
core and rests between two passwords, with a short queue before it: a flood of logins waits for itself and not
for the games. A thread would not do: whoever hands the interpreter over to it waits until it has got a core.
Accounts, sessions and how often an address may try are the business of others.
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
from ..runtime.process_pool import Crew, CrewError

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
SALT_BYTES: Final = 16
HASH_BYTES: Final = 32

SHORTEST: Final = 8
LONGEST: Final = 256

#: How much of a core a flood of logins gets, at all workers together.
SHARE: Final = 0.1
#: Seconds for one password, much more than it takes: on a busy machine the process may get little of a core.
DEADLINE: Final = 60.0

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


def hash_password(password: str) -> str:
    """A text to be kept instead of the password; here and now, for a program that does nothing else."""
    return _hasher.hash(_encoded(password))


class Passwords:
    """Hashes and checks passwords, one at a time, with at most `waiting` in the queue; of one event loop.

    Its process is started for the first password. If it is `idle` it gets next to nothing of a core that
    something else keeps busy. It rests between two passwords, so that it takes no more than its `share` of a
    core.
    """

    def __init__(self, waiting: int = 32, *, idle: bool = True, share: float = SHARE) -> None:
        if waiting < 0:
            raise ValueError("the queue of passwords has no negative length")
        self._idle = idle
        self._places = 1 + waiting
        self._rest = 1 / share - 1
        self._rested = 0.0
        self._closed = False
        self._turn = asyncio.Lock()
        self._crew: Crew | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def pids(self) -> list[int]:
        """The process, once it has been started."""
        return self._crew.pids if self._crew is not None else []

    async def hash(self, password: str) -> str:
        """A text to be kept instead of the password; raises Busy."""
        return await self._run(hash_password, password)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Whether the password is the one that was hashed; raises Busy.

        Without a hash, as for a name that nobody has, the answer is no after the same time.
        """
        return await self._run(_matches, hashed, password)

    async def close(self) -> None:
        """Take no more passwords; Busy for those that wait."""
        self._closed = True
        if self._crew is not None:
            await self._crew.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def require_place(self) -> None:
        """Raise Busy if a password would not be taken now: a flood is to cost no more than this question."""
        if len(self._tasks) >= self._places:
            raise Busy("Too many people are signing in at the moment. Please try again in a few seconds.")

    async def _run(self, work: Callable[..., Result], *args: object) -> Result:
        self.require_place()
        task = asyncio.create_task(self._work(work, *args))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        # Who stops waiting does not stop the process at work on it: another would have to be started.
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # asked for, since nobody may wait for it any more

    async def _work(self, work: Callable[..., Result], *args: object) -> Result:
        """Work, after the rest that the last work asks for; who comes alone does not wait."""
        async with self._turn:
            await asyncio.sleep(max(0.0, self._rested - time.monotonic()))
            if self._closed:
                raise Busy("The server is about to stop.")
            if self._crew is None:
                self._crew = Crew(1, preload=(__name__,), idle=self._idle)
            try:
                result, spent = await self._crew.run(_timed, work, *args, deadline=DEADLINE)
            except CrewError as error:
                if not self._closed:
                    log("hashing-failed", level=logging.ERROR, reason=error.reason)
                # Not with its cause: nothing of what was asked may be found in it.
                raise Busy("That did not work. Please try again.") from None
            self._rested = time.monotonic() + self._rest * spent
            return cast(Result, result)


# ---------------------------------------------------------------- inside the process


def _timed(work: Callable[..., Result], *args: object) -> tuple[Result, float]:
    """What work brings, and the seconds of a core that it took."""
    began = time.process_time()
    return work(*args), time.process_time() - began


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
