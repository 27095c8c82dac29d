"""Hosts in network namespaces, or separate processes with TCP relays where namespaces cannot be had.

In both a host can be cut off from the database without a word: packets, or bytes, go nowhere, and no
connection is reset. In namespaces, a whole host can vanish from the network as well.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import threading
from contextlib import suppress
from typing import Protocol

IP = shutil.which("ip", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin") or "ip"
#: A hardware address that nobody has.
NOBODY = "02:00:00:00:00:99"


class Network(Protocol):
    """Hosts are numbered from 1."""

    name: str
    #: Where PostgreSQL listens.
    database: str

    def address(self, host: int) -> str:
        """Where the proxy finds a host."""
        ...

    def port(self, host: int) -> int: ...

    def database_for(self, host: int, port: int) -> tuple[str, int]:
        """Where a host finds PostgreSQL, which listens at this port."""
        ...

    def command(self, host: int) -> list[str]:
        """What runs a command on a host."""
        ...

    def cut(self, host: int) -> None:
        """Drop everything that the host sends to the database."""
        ...

    def mend(self, host: int) -> None: ...

    def close(self) -> None: ...


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def make_network(hosts: int) -> Network:
    """SEVENROADS_TEST_NETWORK=relays tests without namespaces where there are some."""
    try:
        if os.environ.get("SEVENROADS_TEST_NETWORK") == "relays":
            return Relays()
        return Namespaces(hosts)
    except (OSError, subprocess.SubprocessError):
        return Relays()


# ------------------------------------------------------------ namespaces


def ip(*words: str) -> None:
    subprocess.run([IP, *words], check=True, capture_output=True, timeout=20)


class Namespaces:
    """Each host has a network namespace; a bridge joins them with the database and the proxy."""

    name = "network namespaces"

    def __init__(self, hosts: int) -> None:
        self._tag = f"{random.SystemRandom().randrange(16**6):06x}"
        # A range that is reserved for tests of networks.
        self._net = f"198.{random.SystemRandom().choice((18, 19))}.{random.SystemRandom().randrange(256)}"
        self.database = f"{self._net}.2"
        self._hosts = range(1, hosts + 1)
        try:
            ip("link", "add", self._bridge, "type", "bridge")
            for last in (1, 2):
                ip("addr", "add", f"{self._net}.{last}/24", "dev", self._bridge)
            ip("link", "set", self._bridge, "up")
            for host in self._hosts:
                self._add(host)
        except (OSError, subprocess.SubprocessError):
            self.close()
            raise

    @property
    def _bridge(self) -> str:
        return f"sr{self._tag}"

    def _space(self, host: int) -> str:
        return f"sr{self._tag}h{host}"

    def _cable(self, host: int) -> str:
        return f"sr{self._tag}v{host}"

    def _add(self, host: int) -> None:
        space, cable = self._space(host), self._cable(host)
        ip("netns", "add", space)
        ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space)
        ip("link", "set", cable, "master", self._bridge, "up")
        ip("-n", space, "link", "set", "lo", "up")
        ip("-n", space, "addr", "add", f"{self.address(host)}/24", "dev", "eth0")
        ip("-n", space, "link", "set", "eth0", "up")
        # Some containers may add a namespace but not enter it.
        ip("netns", "exec", space, IP, "link")

    def address(self, host: int) -> str:
        return f"{self._net}.{10 + host}"

    def port(self, host: int) -> int:
        return 8707

    def database_for(self, host: int, port: int) -> tuple[str, int]:
        return self.database, port

    def command(self, host: int) -> list[str]:
        return [IP, "netns", "exec", self._space(host)]

    def cut(self, host: int) -> None:
        words = ("lladdr", NOBODY, "dev", "eth0", "nud", "permanent")
        ip("-n", self._space(host), "neigh", "replace", self.database, *words)

    def mend(self, host: int) -> None:
        ip("-n", self._space(host), "neigh", "del", self.database, "dev", "eth0")

    def unplug(self, host: int) -> None:
        """The host vanishes from the network: nothing it sends arrives, and it gets nothing."""
        ip("link", "set", self._cable(host), "down")

    def plug_in(self, host: int) -> None:
        ip("link", "set", self._cable(host), "up")

    def close(self) -> None:
        for host in self._hosts:
            for words in (("netns", "del", self._space(host)), ("link", "del", self._cable(host))):
                with suppress(subprocess.SubprocessError, OSError):
                    ip(*words)
        with suppress(subprocess.SubprocessError, OSError):
            ip("link", "del", self._bridge)


# ------------------------------------------------------------ relays


class Relays:
    """Hosts are processes with ports of their own; each reaches the database through a relay."""

    name = "separate processes with TCP relays (no network namespaces here)"

    def __init__(self) -> None:
        self.database = "127.0.0.1"
        self._ports: dict[int, int] = {}
        self._relays: dict[int, Relay] = {}

    def address(self, host: int) -> str:
        return "127.0.0.1"

    def port(self, host: int) -> int:
        return self._ports.setdefault(host, free_port())

    def database_for(self, host: int, port: int) -> tuple[str, int]:
        if host not in self._relays:
            self._relays[host] = Relay(port)
        return "127.0.0.1", self._relays[host].port

    def command(self, host: int) -> list[str]:
        return []

    def cut(self, host: int) -> None:
        self._relays[host].open.clear()

    def mend(self, host: int) -> None:
        self._relays[host].open.set()

    def close(self) -> None:
        for relay in self._relays.values():
            relay.close()


class Relay:
    """Passes bytes on in a thread, to a port of this computer; while it is not open, it swallows them."""

    def __init__(self, target: int) -> None:
        self.open = threading.Event()
        self.open.set()
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.port = 0
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(20)

    def _run(self) -> None:
        async def serve() -> None:
            self._end = asyncio.Event()
            server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
            self.port = server.sockets[0].getsockname()[1]
            self._ready.set()
            await self._end.wait()
            server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await asyncio.sleep(0)  # closes the sockets

        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(serve())

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            if not self.open.is_set():
                await self._end.wait()  # accepted by the system, but nobody answers
                return
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            writers.append(back)
            ways = [asyncio.create_task(self._copy(*way)) for way in ((reader, back), (there, writer))]
            # If one side closes an open connection, so does the other.
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if not self.open.is_set():
                await self._end.wait()
            for way in ways:
                way.cancel()
        except OSError:
            pass
        finally:
            for one in writers:
                one.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        dropped = False
        with suppress(OSError):
            while data := await reader.read(65536):
                # Once a byte was dropped, the connection is useless.
                dropped = dropped or not self.open.is_set()
                if not dropped:
                    writer.write(data)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(20)
