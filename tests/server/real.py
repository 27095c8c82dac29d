"""Plays the scripts of `twins.py` on a real server in another process, over real sockets."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from sqlalchemy import insert

from sevenroads.server.store import schema
from sevenroads.server.store.database import sqlite_engine

from .client import Api, ServerProcess, Socket
from .secrecy import PEOPLE, Traffic, game_row, table_id
from .twins import Step, Twins

#: Timestamps and dates, which differ between two runs.
_TIMES = re.compile(rb"\b1[678]\d{11}\b|\d{4}\.\d\d\.\d\d")


def masked(traffic: Traffic) -> Traffic:
    return Traffic(
        [_TIMES.sub(b"TIME", frame) for frame in traffic.frames],
        [_TIMES.sub(b"TIME", answer) for answer in traffic.answers],
    )


async def play_really(server: ServerProcess, games: list[Twins], number: int) -> list[Traffic]:
    """Play one game of each pair; returns what the viewers were sent while cards were hidden."""
    clients = {who: Api(server.url) for who in PEOPLE}
    for who, client in clients.items():
        await client.post("/api/guest", {"name": who.capitalize()})
    engine = sqlite_engine(server.database, writes=True)
    with engine.begin() as connection:
        # The lobby and lists are compared too, so only one game at a time may be public.
        connection.execute(
            insert(schema.games),
            [{**game_row(twins, twins.starts[number]), "public": False} for twins in games],
        )
    engine.dispose()
    return [await _play(clients, twins) for twins in games]


async def _play(clients: dict[str, Api], twins: Twins) -> Traffic:
    viewer, table, traffic = twins.viewer, table_id(twins), Traffic()
    others: dict[str, Any] = {}
    async with clients["south"].socket() as south, clients["north"].socket() as north:
        others = {"south": south, "north": north}
        manager = clients[viewer].socket()
        watching = await manager.__aenter__()
        await _arrive(watching, table, None)
        for step in twins.steps[: twins.open_from]:
            if step.what == "reconnect":
                await _settle(watching)
                traffic.frames += [raw.encode() for raw in watching.raw]
                await manager.__aexit__(None, None, None)
                manager = clients[viewer].socket()
                watching = await manager.__aenter__()
                await _arrive(watching, table, step.number)
            elif step.what == "get":
                response = await clients[viewer].http.get(step.path.replace("{table}", table))
                headers = b"\n".join(b"%s: %s" % pair for pair in response.headers.raw if pair[0] != b"date")
                traffic.answers.append(b"%d\n%s\n%s" % (response.status_code, headers, response.content))
            elif step.what == "send":
                link = watching if step.who == viewer else others.get(step.who)
                if link is not None:
                    await _ask(link, table, step)
                    await _settle(watching)
        await _settle(watching)
        traffic.frames += [raw.encode() for raw in watching.raw]
        await manager.__aexit__(None, None, None)
    return traffic


async def _arrive(socket: Socket, table: str, number: int | None) -> None:
    await socket.send({"type": "watch", "table": table} | ({} if number is None else {"seq": number}))
    await socket.until("snapshot")


async def _ask(socket: Socket, table: str, step: Step) -> None:
    message = {"table": table, **step.message}
    await socket.send(message)
    if message["type"] == "chat":
        await _settle(socket)
        return
    marker = json.dumps(message["id"])
    while True:
        answer = await socket.receive()
        if json.dumps(answer.get("id")) == marker:
            return


async def _settle(socket: Socket) -> None:
    """Wait until everything that the server has sent so far has arrived."""
    await asyncio.sleep(0)
    await socket.send({"type": "ping"})
    await socket.until("pong")
