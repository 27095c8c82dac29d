"""A pool of worker processes for CPU-bound functions, with a bounded queue and a deadline for each call.

Clients take turns in the queue. A worker that hangs or dies is replaced. A function must be picklable by
name; each worker runs one call at a time. Workers keep no state between calls, so killing one loses only its
current call. The pool knows nothing about games.
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
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any, Final, TypeVar

from .fair_wait import FairWait, NoPlace

T = TypeVar("T")

#: The nice value of workers, so that the server process wins when both want the CPU.
NICENESS: Final = 10
#: Limit of a worker's address space: several times its normal use, to stop only runaway calls.
MEGABYTES: Final = 1024

_HEADER: Final = struct.Struct("!I")
#: -P keeps the server's working directory out of the import path.
_COMMAND: Final = (
    *(sys.executable, "-P", "-c"),
    "import sys; from sevenroads.server.runtime.process_pool import serve; "
    "serve(*map(int, sys.argv[1:4]), *sys.argv[4:])",
)


class PoolError(Exception):
    """A call returned no result; `reason` is the label for the metrics."""

    reason = "failed"


class PoolFull(PoolError):
    """No worker is free and the queue is full."""

    reason = "busy"


class CallTimedOut(PoolError):
    """The deadline passed without a result. The worker, if one had started the call, was killed."""

    reason = "late"


class WorkerDied(PoolError):
    """The worker process ended during the call, or could not be started."""

    reason = "died"


class CallFailed(PoolError):
    """The function raised an exception; the message is its type and text."""


class ProcessPool:
    """A fixed number of worker processes with a bounded queue, used from one event loop.

    At most `waiting` calls wait, `per_client` of them for one client. In a full queue a client with few calls
    takes the place of a client with many, whose newest call raises `PoolFull`.

    Workers run at a low priority, by default the lowest of the server's processes: their nice value is higher
    than the server's by `niceness`. They import the `preload` modules when they start.
    """

    def __init__(
        self,
        workers: int,
        waiting: int = 64,
        *,
        per_client: int | None = None,
        preload: tuple[str, ...] = (),
        megabytes: int = MEGABYTES,
        niceness: int = NICENESS,
    ) -> None:
        self._closed = False
        #: Calls that wait for a worker. Nobody waits while a worker is idle.
        self._waiting: FairWait[_Worker] = FairWait(
            waiting, waiting if per_client is None else per_client, self._release
        )
        self._idle: list[_Worker] = []
        self._workers = [_Worker((str(megabytes), str(niceness), *preload)) for _ in range(workers)]
        for worker in self._workers:
            worker.start()
            self._idle.append(worker)

    @property
    def pids(self) -> list[int]:
        """The process ids of the current workers."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def run(
        self,
        function: Callable[..., T],
        *args: object,
        deadline: float,
        queue_timeout: float | None = None,
        client: Hashable = None,
    ) -> T:
        """Return the function's result within `deadline` seconds, or raise a `PoolError`.

        A call that gets no worker within `queue_timeout` seconds gives up, because it could no longer finish
        before its deadline. Calls without a client count as those of one client.
        """
        request = pickle.dumps((function, args))
        end = asyncio.get_running_loop().time() + deadline
        timeout = deadline if queue_timeout is None else min(queue_timeout, deadline)
        worker = await self._take(client, timeout)
        answered = False
        try:
            async with asyncio.timeout_at(end):
                succeeded, value = await worker.call(request)
            answered = True
        except TimeoutError:
            raise CallTimedOut(f"no result after {deadline} s") from None
        except Exception as error:
            raise WorkerDied(f"a worker ended: {error!r}") from None
        finally:
            # Also after a cancellation: the late answer must not be read as the answer to the next call.
            if not answered:
                worker.kill()
                if not self._closed:
                    worker.start()
            self._release(worker)
        if not succeeded:
            raise CallFailed(value)
        result: T = value
        return result

    async def _take(self, client: Hashable, timeout: float) -> _Worker:
        self._require_workers()
        worker = self._idle.pop() if self._idle else await self._wait(client, timeout)
        try:
            self._require_workers()
        except PoolFull:
            self._release(worker)  # the next waiting call must fail too
            raise
        return worker

    async def _wait(self, client: Hashable, timeout: float) -> _Worker:
        """Wait in the queue for a worker."""
        try:
            return await self._waiting.wait(client, timeout)
        except NoPlace as error:
            raise PoolFull(str(error)) from None
        except TimeoutError:
            raise CallTimedOut(f"no worker was free for {timeout} s") from None

    def _release(self, worker: _Worker) -> None:
        """Give a worker to the next waiting call."""
        if not self._waiting.give(worker):
            self._idle.append(worker)

    def _require_workers(self) -> None:
        if self._closed or not self._workers:
            raise PoolFull("the pool has no workers")

    async def close(self) -> None:
        """Kill all workers. Running calls raise `WorkerDied`, waiting calls `PoolFull`."""
        self._closed = True
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            await worker.gone()


class _Worker:
    """One slot of the pool; its process may be replaced."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        self._arguments = arguments
        self._socket: socket.socket | None = None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._ended: list[subprocess.Popen[bytes]] = []
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start a process. If that fails, the next call tries again."""
        with suppress(OSError):
            self._spawn()

    def _spawn(self) -> None:
        self._ended = [process for process in self._ended if process.poll() is None]
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                self.process = subprocess.Popen(
                    (*_COMMAND, str(theirs.fileno()), *self._arguments),
                    pass_fds=(theirs.fileno(),),
                    stdin=subprocess.DEVNULL,
                    # Its own process group: Ctrl-C must reach only the server.
                    process_group=0,
                )
            except OSError:
                ours.close()
                raise
        ours.setblocking(False)
        self._socket = ours

    async def call(self, request: bytes) -> tuple[bool, Any]:
        """Send a request and return whether it succeeded, with its result or error text.

        Raises the connection's error if the process has ended.
        """
        if self.process is not None and self.process.poll() is not None:
            self.kill()  # it died between two calls
        if self.process is None:
            self._spawn()
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_unix_connection(sock=self._socket)
        self._writer.write(_HEADER.pack(len(request)) + request)
        await self._writer.drain()
        (size,) = _HEADER.unpack(await self._reader.readexactly(_HEADER.size))
        answer: tuple[bool, Any] = pickle.loads(await self._reader.readexactly(size))
        return answer

    def kill(self) -> None:
        """Kill the process without waiting; `gone` reaps it, since exiting may take a while."""
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
        # Let the event loop close the aborted connections.
        await asyncio.sleep(0)


# ---------------------------------------------------------------- inside a worker


def serve(fd: int, megabytes: int, niceness: int, *modules: str) -> None:
    """Run a worker process: answer calls until the server closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    with suppress(ImportError, OSError, ValueError):  # not every platform can limit memory
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    threading.Thread(target=_exit_with_server, args=(fd,), daemon=True).start()
    for module in modules:
        importlib.import_module(module)
    with socket.socket(fileno=fd) as connection, connection.makefile("rwb") as stream:
        while header := stream.read(_HEADER.size):
            (size,) = _HEADER.unpack(header)
            answer = _answer(stream.read(size))
            stream.write(_HEADER.pack(len(answer)) + answer)
            stream.flush()


def _answer(request: bytes) -> bytes:
    try:
        function, args = pickle.loads(request)
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


def _exit_with_server(fd: int) -> None:
    """Exit when the server closes the connection, even in the middle of a call."""
    watch = select.poll()
    watch.register(fd, 0)  # poll always reports a hang-up
    watch.poll()
    os._exit(0)
