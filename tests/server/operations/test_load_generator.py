"""The clients of bench/load.py count only commands that were executed."""

from __future__ import annotations

import asyncio
import importlib
import json
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[3] / "bench" / "tools"


class Answering:
    """A fake socket that acknowledges every command and records it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self._answers: asyncio.Queue[str] = asyncio.Queue()

    async def __aenter__(self) -> Answering:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Does nothing."""

    async def send(self, text: str) -> None:
        message = json.loads(text)
        self.sent.append(message)
        answer = {"type": "ack", "id": message.get("id")}
        if message["type"] == "watch":
            answer = {"type": "snapshot", "moment": {"seq": 0, "legal": ["."]}}
        self._answers.put_nowait(json.dumps(answer))

    async def recv(self) -> str:
        return await self._answers.get()


def test_all_commands_of_a_load_run_have_different_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server acknowledges a repeated id without effect, so a reused id would count as a false action."""
    monkeypatch.syspath_prepend(str(BENCH))
    module = importlib.import_module("load_generator")
    socket = Answering()

    async def scene() -> None:
        load = module.Load()
        await load.make_echo_games(20)
        load.echoing = True
        for game in load.games:
            game.sockets = [socket, socket]
        for _ in range(2):
            await load.play(rate=500.0, seconds=0.02)
            for game in load.games:
                game.due = None
        monkeypatch.setattr(module, "_socket", lambda *_: socket)
        for _ in range(2):
            assert (await load.act_on_new_sockets("", 1))["acted"] == 1

    asyncio.run(scene())
    ids = [message["id"] for message in socket.sent if message["type"] == "act"]
    assert len(ids) > 15
    assert len(set(ids)) == len(ids)
