"""The kill test: the server, or one of two workers, is killed again and again while people play.

Nothing that was acknowledged may be lost, and no command may take effect twice (`kill_world.py`).
`tests/soak_server.py` runs it for a long time.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress

from sevenroads.server.runtime.failpoints import POINTS

from .client import ServerProcess, run
from .fork_server import ForkedServer, ForkServer
from .kill_world import World, require

#: The most commands that a server carries out before a failpoint kills it.
MOST_COMMANDS = 40

# ------------------------------------------------------------ killing a server


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


Report = dict[str, int | float | str]


def kill_servers(
    database: str, cycles: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Report:
    """Kill and restart one server, alternately at a random moment and at each failpoint."""
    fork_server = ForkServer()
    server = ForkedServer(
        fork_server, database, free_port(), machine_processes=0, machine_pace=0, log="error"
    )
    try:
        return run(_kill_servers(server, cycles, seed, say))
    finally:
        server.kill()
        server.forget_log()
        fork_server.close()


async def _kill_servers(server: ForkedServer, cycles: int, seed: int, say: Callable[[str], None]) -> Report:
    began = time.monotonic()
    world = World(f"k{seed}", seed, server.url)
    points = ("moment", *POINTS)
    kills = dict.fromkeys(points, 0)
    rng = random.Random(seed)
    for cycle in range(cycles):
        point = points[cycle % len(points)]
        if point != "moment":
            server.begin(failpoint=f"{point}:{rng.randint(1, MOST_COMMANDS)}")
        else:
            # Sometimes it is killed during its start.
            start = server.begin if cycle and rng.random() < 0.2 else server.start
            await asyncio.to_thread(start)
            if cycle == 0:
                await world.begin()
            await asyncio.sleep(rng.random() * 0.3)
            os.kill(server.pid, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while server.alive():
            require(time.monotonic() < deadline, "the players have stopped playing")
            await asyncio.sleep(0.005)
        kills[point] += 1
        world.look()
        if (cycle + 1) % 100 == 0:
            say(f"{cycle + 1} kills, {world.acknowledged} acknowledged")
    await asyncio.to_thread(server.start)
    return await _report(world, server, kills, began)


async def _report(world: World, server: ServerProcess, kills: dict[str, int], began: float) -> Report:
    world.look()
    await world.rest()
    entries = await world.check(server.database)
    require("Traceback" not in server.logged(), server.logged()[-2000:])
    return {
        "kills": sum(kills.values()),
        **{f"kills_{point}": count for point, count in kills.items()},
        "acknowledged": world.acknowledged,
        "entries": entries,
        "reconnects": world.reconnects,
        "tables": len({person.table for person in world.people}),
        "seconds": round(time.monotonic() - began, 1),
    }


# ------------------------------------------------------------ killing one of two workers


def kill_workers(
    database: str, cycles: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Report:
    """Kill one of two workers; the supervisor replaces it while the other one continues."""
    began = time.monotonic()
    totals: dict[str, int | float | str] = {}
    points = ("moment", *POINTS)
    kills = dict.fromkeys(points, 0)
    for number, point in enumerate(points):
        share = len(range(number, cycles, len(points)))
        if not share:
            continue
        server = ServerProcess(
            database, free_port(), workers=2, machine_processes=0, machine_pace=0, log="info"
        )
        rng = random.Random(seed * 10 + number)
        # Every new worker gets the failpoint: it dies after this many commands and stores at least one.
        armed = {} if point == "moment" else {"failpoint": f"{point}:{rng.randint(2, MOST_COMMANDS)}"}
        try:
            server.start(**armed)
            kills[point] = share
            report = run(_kill_workers(server, share, seed * 10 + number, point, kills))
        finally:
            server.stop()
            server.forget_log()
        for name in ("acknowledged", "entries", "reconnects", "tables"):
            totals[name] = int(totals.get(name, 0)) + int(report[name])
        say(f"{point}: {share} kills")
    counts = {f"kills_{point}": count for point, count in kills.items()}
    return {"kills": sum(kills.values()), **counts, **totals, "seconds": round(time.monotonic() - began, 1)}


async def _kill_workers(
    server: ServerProcess, cycles: int, seed: int, point: str, kills: dict[str, int]
) -> Report:
    world = World(f"w{seed}", seed, server.url)
    await world.begin()
    rng = random.Random(seed)
    victims: set[int] = set()
    while (died := _deaths(server)) < cycles:
        world.look()
        await asyncio.sleep(0.05 + rng.random() * 0.3)
        alive = [pid for pid in server.workers if pid not in victims]
        if point == "moment" and len(victims) == died and len(alive) == 2:
            victim = rng.choice(alive)
            victims.add(victim)
            with suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
    return await _report(world, server, kills, time.monotonic())


def _deaths(server: ServerProcess) -> int:
    return server.logged().count('"worker-died"')
