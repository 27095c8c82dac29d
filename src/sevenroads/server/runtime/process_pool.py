"""Worker processes for long thoughts: a bounded number of them, each replaced when it hangs or dies.

A crew runs any function that can be pickled by its name, one at a time in each worker, with a
deadline. It knows nothing of games. Workers keep nothing from one call to the next, so that killing
one loses nothing but the call it was busy with.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import pickle
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: How much more slowly than the server a worker may run when both want the processor.
NICENESS: Final = 10
#: Address space of a worker: several times what it uses, so that only a runaway meets it.
MEGABYTES: Final = 1024

_HEADER: Final = struct.Struct("!I")
#: -P: what lies in the directory the server was started from is not imported.
_COMMAND: Final = (
    *(sys.executable, "-P", "-c"),
    "import sys; from sevenroads.server.runtime.process_pool import serve; "
    "serve(*map(int, sys.argv[1:4]), *sys.argv[4:])",
)


class CrewError(Exception):
    """A call that brought no result; `reason` is a word for a counter."""

    reason = "failed"


class Busy(CrewError):
    """No worker is free and enough calls wait already."""

    reason = "busy"


class Late(CrewError):
    """No result by the deadline; a worker that was at it has been stopped."""

    reason = "late"


class Died(CrewError):
    """The worker ended in the middle of the call, or could not be started."""

    reason = "died"


class Failed(CrewError):
    """The function raised something; its text is kept."""


class Crew:
    """A fixed number of worker processes and a bounded queue before them; of one event loop.

    Workers run at a low priority; if they are `idle`, only in time that nobody else wants, once they have
    loaded what they need.
    """

    def __init__(
        self,
        workers: int,
        waiting: int = 64,
        *,
        preload: tuple[str, ...] = (),
        megabytes: int = MEGABYTES,
        idle: bool = False,
    ) -> None:
        self._waiting = 0
        self._most_waiting = waiting
        self._closed = False
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_Worker((str(megabytes), str(int(idle)), *preload)) for _ in range(workers)]
        for worker in self._workers:
            worker.begin()
            self._idle.put_nowait(worker)

    @property
    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def run(
        self, function: Callable[..., T], *args: object, deadline: float, patience: float | None = None
    ) -> T:
        """What the function returns, within `deadline` seconds; else a `CrewError`.

        A call that has found no worker after `patience` seconds gives up: begun later, it would only
        keep a worker busy with what comes too late.
        """
        question = pickle.dumps((function, args))
        end = asyncio.get_running_loop().time() + deadline
        worker = await self._take(deadline if patience is None else min(patience, deadline))
        fresh = False
        try:
            async with asyncio.timeout_at(end):
                good, value = await worker.ask(question)
            fresh = True
        except TimeoutError:
            raise Late(f"no result after {deadline} s") from None
        except Exception as error:
            raise Died(f"a worker ended: {error!r}") from None
        finally:
            # Also when the caller was cancelled: the answer to its question must not meet the next one.
            if not fresh:
                worker.kill()
                if not self._closed:
                    worker.begin()
            self._idle.put_nowait(worker)
        if not good:
            raise Failed(value)
        result: T = value
        return result

    async def _take(self, patience: float) -> _Worker:
        self._require_workers()
        if self._idle.empty() and self._waiting >= self._most_waiting:
            raise Busy(f"{self._waiting} calls wait already")
        self._waiting += 1
        try:
            async with asyncio.timeout(patience):
                worker = await self._idle.get()
        except TimeoutError:
            raise Late(f"no worker was free for {patience} s") from None
        finally:
            self._waiting -= 1
        try:
            self._require_workers()
        except Busy:
            self._idle.put_nowait(worker)  # for the next one that waits, who must hear it too
            raise
        return worker

    def _require_workers(self) -> None:
        if self._closed or not self._workers:
            raise Busy("there are no workers")

    async def close(self) -> None:
        """Stop all workers, busy or not. Calls under way end with `Died`, waiting ones with `Busy`."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            await worker.gone()


class _Worker:
    """The place of one worker; the process in it may change."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self._arguments = arguments
        self._socket: socket.socket | None = None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._ended: list[subprocess.Popen[bytes]] = []
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start a process; one that cannot be started is tried again when it is asked something."""
        with suppress(OSError):
            self._start()

    def _start(self) -> None:
        self._ended = [process for process in self._ended if process.poll() is None]
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                self.process = subprocess.Popen(
                    (*_COMMAND, str(theirs.fileno()), *self._arguments),
                    pass_fds=(theirs.fileno(),),
                    stdin=subprocess.DEVNULL,
                    # A group of its own: an interrupt from the keyboard is for the server alone.
                    process_group=0,
                )
            except OSError:
                ours.close()
                raise
        ours.setblocking(False)
        self._socket = ours

    async def ask(self, question: bytes) -> tuple[bool, Any]:
        """Send a call, wait for its answer; an error of the connection if the process is gone."""
        if self.process is not None and self.process.poll() is not None:
            self.kill()  # it died while nobody looked
        if self.process is None:
            self._start()
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_unix_connection(sock=self._socket)
        self._writer.write(_HEADER.pack(len(question)) + question)
        await self._writer.drain()
        (size,) = _HEADER.unpack(await self._reader.readexactly(_HEADER.size))
        answer: tuple[bool, Any] = pickle.loads(await self._reader.readexactly(size))
        return answer

    def kill(self) -> None:
        """End the process. It is reaped later, since even a killed process may take its time."""
        if self.process is not None:
            self.process.kill()
            self._ended.append(self.process)
        if self._writer is not None:
            self._writer.transport.abort()
        elif self._socket is not None:
            self._socket.close()
        self.process = self._socket = self._reader = self._writer = None

    async def gone(self) -> None:
        for process in self._ended:
            await asyncio.to_thread(process.wait)
        # One turn of the loop, in which aborted connections close.
        await asyncio.sleep(0)


# ---------------------------------------------------------------- inside a worker


def serve(fd: int, megabytes: int, idle: int, *modules: str) -> None:
    """The life of a worker: answer calls until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    with suppress(ImportError, OSError, ValueError):  # where memory cannot be limited
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    threading.Thread(target=_leave_with_the_server, args=(fd,), daemon=True).start()
    for module in modules:
        importlib.import_module(module)
    if idle:
        step_back()
    with socket.socket(fileno=fd) as connection, connection.makefile("rwb") as stream:
        while header := stream.read(_HEADER.size):
            (size,) = _HEADER.unpack(header)
            answer = _answer(stream.read(size))
            stream.write(_HEADER.pack(len(answer)) + answer)
            stream.flush()


def step_back() -> None:
    """Get only what nobody else wants of a core, from now on."""
    # A low priority would not do: such a process is not interrupted as soon as another has something to do.
    # Only Linux has this; where it is forbidden, work must go on all the same.
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _answer(question: bytes) -> bytes:
    try:
        function, args = pickle.loads(question)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


def _leave_with_the_server(fd: int) -> None:
    """End this process when the other end closes, however busy it is: nobody waits for the answer."""
    watch = select.poll()
    watch.register(fd, 0)  # a hang-up is always reported
    watch.poll()
    os._exit(0)
