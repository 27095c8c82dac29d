"""A client of a real server, for tests and benchmarks: HTTP with httpx, sockets with websockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection, HTTPException
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

COOKIE = "sevenroads"
_ids = count(1)
T = TypeVar("T")


class ServerProcess:
    """`sevenroads serve` in a process, on a free port that it keeps when it is restarted."""

    def __init__(self, database: str, port: int = 0, **settings: object) -> None:
        self.database = database
        self.port = port
        self.settings = settings
        self.command = [sys.executable, "-m", "sevenroads.cli", "serve"]
        self.process: subprocess.Popen[str] | None = None
        self.log = b""
        self._errors: Any = None

    @property
    def workers(self) -> list[int]:
        """The process ids of its workers, if there are several."""
        assert self.process is not None
        main = self.process.pid
        return [int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split()]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def environment(self, **extra: object) -> dict[str, str]:
        return {
            **os.environ,
            "SEVENROADS_DATABASE": self.database,
            "SEVENROADS_PORT": str(self.port),
            "SEVENROADS_LIMITS": "off",
            # The line with the address must not be buffered.
            "PYTHONUNBUFFERED": "",
            **{f"SEVENROADS_{name.upper()}": str(value) for name, value in (self.settings | extra).items()},
        }

    def start(self, **extra: object) -> None:
        self.begin(**extra)
        self.started()

    def begin(self, **extra: object) -> None:
        """Start the process; `started` waits until it serves."""
        self._errors = open(self._log_file(), "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            self.command,
            env=self.environment(**extra),
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def started(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {Path(self._log_file()).read_text()[-2000:]}")
        self.port = int(line.rsplit(":", 1)[1])
        self._wait()

    def _log_file(self) -> str:
        name = f"sevenroads-test-{os.getpid()}-{id(self)}.log"
        return str(Path(os.environ.get("TMPDIR", "/tmp")) / name)

    def _wait(self) -> None:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if answers(self.port):
                return
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL, at once."""
        assert self.process is not None
        self.process.kill()
        self._reap()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self._reap()

    def _reap(self) -> None:
        if self.process is not None:
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def logged(self) -> str:
        return Path(self._log_file()).read_text()

    def forget_log(self) -> None:
        Path(self._log_file()).unlink(missing_ok=True)


def answers(port: int) -> bool:
    """Whether a healthy server answers at a port."""
    connection = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


@contextmanager
def serving(database: str, **settings: object) -> Iterator[ServerProcess]:
    server = ServerProcess(database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        server.forget_log()


_open: list[Api] = []


def run(play: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.run`, but closes every client that was created in it."""

    async def body() -> T:
        try:
            return await play
        finally:
            while _open:
                await _open.pop().close()

    return asyncio.run(body())


class Api:
    """The HTTP client of one person, with a cookie; `run` closes it."""

    def __init__(self, url: str, token: str | None = None) -> None:
        _open.append(self)
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30, verify=False)
        self.bearer = token
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    async def post(self, path: str, body: dict[str, Any] | None = None, expect: int | None = None) -> Any:
        return _checked(await self.http.post(path, json=body if body is not None else {}), expect)

    async def get(self, path: str, expect: int | None = None) -> Any:
        return _checked(await self.http.get(path), expect)

    async def delete(self, path: str, body: dict[str, Any] | None = None, expect: int | None = None) -> Any:
        return _checked(await self.http.request("DELETE", path, json=body or {}), expect)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        if self.bearer:
            headers = {"authorization": f"Bearer {self.bearer}"}
        base = str(self.http.base_url).rstrip("/")
        async with connect(
            base.replace("http", "ws", 1) + "/api/socket",
            origin=None if self.bearer else base,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            proxy=None,
        ) as connection:
            socket = Socket(connection)
            assert (await socket.receive())["type"] == "welcome"
            yield socket

    async def close(self) -> None:
        await self.http.aclose()


def _checked(response: httpx.Response, expect: int | None) -> Any:
    if expect is None and response.status_code >= 400:
        raise AssertionError(f"{response.status_code}: {response.text}")
    if expect is not None:
        assert response.status_code == expect, f"{response.status_code}: {response.text}"
    kind = response.headers.get("content-type", "")
    return response.json() if kind.startswith("application/json") else response.text


class Socket:
    """A socket, and all messages that it has received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.last: dict[str, Any] | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self, timeout: float = 20) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.last = message
        return message

    async def until(self, *kinds: str, timeout: float = 20) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive(timeout)
            if message["type"] in kinds:
                return message

    async def watch(self, table: str, **more: object) -> dict[str, Any]:
        await self.send({"type": "watch", "table": table, **more})
        return await self.until("snapshot")

    async def command(self, kind: str, table: str, seq: int | None = None, **more: object) -> dict[str, Any]:
        """Send a command and return its answer: ack or refused."""
        command_id = str(more.pop("id", f"c{next(_ids)}"))
        message = {"type": kind, "table": table, "id": command_id, **more}
        if seq is not None:
            message["seq"] = seq
        await self.send(message)
        while True:
            answer = await self.until("ack", "refused", "preview")
            if answer.get("id") == command_id:
                return answer


async def handshake(server: ServerProcess, origin: str | None, **headers: str) -> int:
    """The status of the answer to opening a socket; 101 if it is accepted."""
    try:
        async with connect(
            server.url.replace("http", "ws") + "/api/socket",
            origin=origin,  # type: ignore[arg-type]
            additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
            proxy=None,
        ) as socket:
            await asyncio.wait_for(socket.recv(), 20)
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code
