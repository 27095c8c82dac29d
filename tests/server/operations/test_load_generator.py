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


class Late:
    """A fake socket whose acknowledgements come a moment later; it counts the unanswered commands."""

    def __init__(self, load: Any, frame: Any) -> None:
        self.load, self.frame = load, frame
        self.game: Any = None

    async def send(self, text: str) -> None:
        self.load.unanswered += 1
        self.load.most = max(self.load.most, self.load.unanswered)
        asyncio.get_running_loop().call_later(0.001, self._answer, json.loads(text)["id"])

    def _answer(self, id_: str) -> None:
        self.load.unanswered -= 1
        self.load._handle(self.frame(type="ack", id=id_), self.game, 0)


def test_at_saturation_as_many_commands_as_asked_for_are_unanswered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    module = importlib.import_module("load_generator")

    async def scene() -> None:
        load = module.Load()
        await load.make_echo_games(40)
        load.echoing, load.unanswered, load.most = True, 0, 0
        for game in load.games:
            game.sockets = [Late(load, module.Frame), None]
            game.sockets[0].game = game
        report = await load.saturate(seconds=0.3, unanswered=8)
        assert load.most == 8
        assert report["answered"] > 8
        assert report["sent"] - report["answered"] <= 8

    asyncio.run(scene())


def test_with_a_second_server_half_of_the_games_have_a_player_at_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    module = importlib.import_module("load_generator")
    found: list[tuple[Any, int, str]] = []

    async def scene() -> None:
        load = module.Load()
        await load.make_echo_games(8)

        async def connect(url: str, game: Any, seat: int, watch: bool) -> None:
            found.append((game, seat, url))

        monkeypatch.setattr(load, "_connect", connect)
        await load.connect("one", watch=False, other="two")
        places = [sorted(url for other, _, url in found if other is game) for game in load.games]
        assert places.count(["one", "two"]) == 4
        assert places.count(["one", "one"]) == places.count(["two", "two"]) == 2

    asyncio.run(scene())
