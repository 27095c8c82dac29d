"""Several hosts with one PostgreSQL and one HAProxy: real programs, in a network that a test can break."""

from __future__ import annotations

import json
import os
import pwd
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import pytest

from ..client import ServerProcess
from ..time.wall_clock import WallClock
from .network import Network, free_port, make_network

DEPLOY = Path(__file__).parents[3] / "deploy"
SBIN = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
#: Seconds for a program to start or stop on a busy computer.
PATIENCE = 120


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"not within {PATIENCE} seconds: {what}"
        time.sleep(0.05)


def is_healthy(address: str, port: int) -> bool:
    connection = HTTPConnection(address, port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


# ------------------------------------------------------------ PostgreSQL


def postgres_tools() -> Path:
    found = [Path(tool).parent for tool in (shutil.which("pg_ctl"),) if tool]
    folders = [*found, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    for folder in folders:
        if (folder / "initdb").exists():
            return folder
    pytest.skip("no PostgreSQL: on Debian or Ubuntu, apt-get install postgresql")


class Postgres:
    """A PostgreSQL server of its own, which the test may restart."""

    def __init__(self, address: str, *, set_clock: bool = False) -> None:
        self._tools = postgres_tools()
        self.folder = Path(tempfile.mkdtemp(prefix="sevenroads-hosts-"))
        self.wall = WallClock(self.folder / "wall") if set_clock else None
        self.address, self.port = address, free_port()
        self._as: list[str] = []
        if os.getuid() == 0:
            owner = "postgres" if _has_user("postgres") else "nobody"
            shutil.chown(self.folder, owner)
            self._as = ["runuser", "-u", owner, "--"]
        self._run("initdb", "-D", self._data, "-U", "sevenroads", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._run("sh", "-c", f"echo 'host all all all trust' >> {self._data}/pg_hba.conf", tool=False)
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, *words: str, tool: bool = True) -> None:
        command = [str(self._tools / words[0]) if tool else words[0], *words[1:]]
        done = subprocess.run(
            [*self._as, *command],
            cwd=self.folder,
            env=os.environ | (self.wall.environment() if self.wall else {}),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"{words[0]} failed: {done.stdout} {done.stderr}")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses={self.address} -c max_connections=200"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def close(self) -> None:
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


# ------------------------------------------------------------ HAProxy


class Proxy:
    """HAProxy with the configuration of deploy/, without TLS and with the addresses of the test."""

    def __init__(self, folder: Path, hosts: dict[str, str]) -> None:
        program = shutil.which("haproxy", path=SBIN)
        if program is None:
            pytest.skip("no HAProxy: run scripts/find-test-tools, or apt-get install haproxy")
        # Bound here and inherited, so that nobody else takes the port.
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        file = folder / "haproxy.cfg"
        file.write_text(self._configuration(hosts))
        self._log = folder / "haproxy.log"
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [program, "-db", "-f", str(file)],
                stdout=log,
                stderr=log,
                pass_fds=[self._listening.fileno()],
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _configuration(self, hosts: dict[str, str]) -> str:
        text = (DEPLOY / "haproxy.cfg").read_text()
        # Everybody has one address here, and there is no certificate.
        changed = re.sub(
            r"(?m)^ +(bind :443|http-request redirect|tcp-request connection reject).*\n", "", text
        )
        changed = changed.replace("maxconn 20000", "maxconn 500")
        changed = changed.replace("bind :80", f"bind fd@{self._listening.fileno()}")
        changed = re.sub(r"(?m)^ +server .*\n", "", changed)
        return changed + "".join(f"    server {one} {at} cookie {one}\n" for one, at in hosts.items())

    def answers(self) -> bool:
        assert self._process.poll() is None, self._log.read_text()
        return is_healthy("127.0.0.1", self.port)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._listening.close()


# ------------------------------------------------------------ hosts


class Host(ServerProcess):
    """`sevenroads serve` on one host, started independently of the others."""

    def __init__(self, number: int, network: Network, database: Postgres) -> None:
        self.number = number
        self._network = network
        at, port = network.database_for(number, database.port)
        super().__init__(
            f"postgresql://sevenroads@{at}:{port}/postgres",
            network.port(number),
            host="0.0.0.0",
            proxies=1,
            restart_seconds=0,
            machine_pace=50,
        )
        self.command = self.current_version
        self.wall = WallClock(database.folder / f"wall{number}") if database.wall else None

    def environment(self, **extra: object) -> dict[str, str]:
        return super().environment(**extra) | (self.wall.environment() if self.wall else {})

    @property
    def current_version(self) -> list[str]:
        return [*self._network.command(self.number), sys.executable, "-m", "sevenroads.cli", "serve"]

    def running(self, *command: str) -> list[str]:
        """What runs another program than the current version on this host."""
        return [*self._network.command(self.number), *command]

    @property
    def address(self) -> str:
        return self._network.address(self.number)

    def is_healthy(self) -> bool:
        return is_healthy(self.address, self.port)

    def _wait(self) -> None:
        until(self.is_healthy, f"host {self.number} is healthy")

    def events(self) -> list[str]:
        """The names of the events that the host has logged."""
        return [line["event"] for line in self.lines()]

    def lines(self) -> list[dict[str, Any]]:
        """What the host has logged."""
        text = self.logged()
        # The last line may not be complete yet.
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines() if line[:1] == "{"]


class Cluster:
    def __init__(self, network: Network, postgres: Postgres, hosts: list[Host], proxy: Proxy) -> None:
        self.network, self.postgres, self.hosts, self.proxy = network, postgres, hosts, proxy

    @property
    def url(self) -> str:
        return self.proxy.url

    @property
    def database(self) -> str:
        return f"postgresql://sevenroads@{self.postgres.address}:{self.postgres.port}/postgres"


@contextmanager
def cluster(hosts: int = 2, *, set_clocks: bool = False) -> Iterator[Cluster]:
    """Start everything; the hosts start at the same time on an empty database.

    With `set_clocks`, PostgreSQL and each host have a wall clock that the test can set.
    """
    network = make_network(hosts)
    closing = [network.close]
    try:
        postgres = Postgres(network.database, set_clock=set_clocks)
        closing.append(postgres.close)
        made = [Host(number + 1, network, postgres) for number in range(hosts)]
        for host in made:
            closing += [host.forget_log, host.stop]
            host.begin()
        for host in made:
            host.started()
        addresses = {f"host{host.number}": f"{host.address}:{host.port}" for host in made}
        proxy = Proxy(postgres.folder, addresses)
        closing.append(proxy.close)
        until(proxy.answers, "the proxy passes requests on")
        yield Cluster(network, postgres, made, proxy)
    finally:
        for close in reversed(closing):
            close()
