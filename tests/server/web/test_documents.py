"""Checks that docs/server.md and docs/protocol.md agree with the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sevenroads.cli.server import ADMIN_TASKS
from sevenroads.rules.types import Termination
from sevenroads.server import wire
from sevenroads.server.runtime import metrics
from sevenroads.server.runtime.settings import describe_settings
from sevenroads.server.store import pushes
from sevenroads.server.web import connection

from ..client import Api, ServerProcess, run

DOCS = Path(__file__).parents[3] / "docs"
SERVER = (DOCS / "server.md").read_text()
PROTOCOL = (DOCS / "protocol.md").read_text()
PASSWORD = "four horses on a road"
MESSAGES: list[str] = re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL)


def test_the_settings_table_matches_the_program() -> None:
    rows = re.findall(r"^\| `(SEVENROADS_\w+)` \| (?:`(.+?)`)? ?\| (.+) \|$", SERVER, re.MULTILINE)
    assert rows == describe_settings()


def test_every_admin_command_is_documented() -> None:
    for name, _, operand in ADMIN_TASKS:
        assert f"sevenroads admin {name}{f' {operand}' if operand in ('NAME', 'ID') else ''}" in SERVER


def test_every_metric_is_documented() -> None:
    for family in metrics.registry.collect():
        if family.name.startswith("sevenroads_"):
            assert family.name in SERVER


def test_the_documented_limits_are_correct() -> None:
    assert f"| browsers of one account with turn alerts | {pushes.MAX_BROWSERS};" in SERVER
    assert f"| tables one socket can watch | {connection.MAX_WATCHED_TABLES} |" in SERVER
    waiting = f"{connection.MAX_QUEUED_FRAMES}, or {connection.MAX_QUEUED_BYTES // 1024} KiB in total;"
    assert f"| frames queued for a slow client | {waiting}" in SERVER
    assert f"| size of a client's frame | {wire.MAX_FRAME // 1024} KiB |" in SERVER


@pytest.mark.parametrize("text", MESSAGES, ids=lambda text: json.loads(text)["type"])
def test_the_example_messages_are_valid(text: str) -> None:
    if json.loads(text)["type"] in ("act", "watch", "preview"):
        wire.decode(text)
    else:
        msgspec.json.decode(text, type=wire.ServerMessage)


def parts_of(kind: Any, found: dict[str, type[msgspec.Struct]]) -> dict[str, type[msgspec.Struct]]:
    """The structs that a message consists of, by name."""
    for part in get_args(kind):
        parts_of(part, found)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__name__ not in found:
        found[kind.__name__] = kind
        for field in msgspec.structs.fields(kind):
            parts_of(field.type, found)
    return found


@pytest.mark.parametrize("name", parts_of(wire.ServerMessage, {}))
def test_every_field_that_the_server_sends_is_explained(name: str) -> None:
    kind = parts_of(wire.ServerMessage, {})[name]
    section = PROTOCOL.split(f"\n### {name}\n")[1].split("\n#")[0]
    explained = re.findall(r"^\| `(\w+)` \| \S", section, re.MULTILINE)
    assert explained == list(kind.__struct_fields__)
    if tag := kind.__struct_config__.tag:
        assert f"`type`: `{tag}`" in section


@pytest.mark.parametrize("kind", get_args(wire.ClientMessage), ids=lambda kind: kind.__name__)
def test_every_field_that_a_client_sends_is_explained(kind: type[msgspec.Struct]) -> None:
    section = PROTOCOL.split("\n### Messages from the client\n")[1].split("\n#")[0]
    tag = kind.__struct_config__.tag
    (row,) = re.findall(rf"^\| [^|]*`{tag}`[^|]* \| (.*) \|$", section, re.MULTILINE)
    has, _, lacks = row.partition(" No ")
    assert {name for name in re.findall(r"`(\w+)`", has) if name != "entries"} == set(kind.__struct_fields__)
    assert not set(re.findall(r"`(\w+)`", lacks)) & set(kind.__struct_fields__)


def test_every_final_state_is_explained() -> None:
    section = PROTOCOL.split("\n## How a table ends\n")[1].split("\n## ")[0]
    named = set(re.findall(r"^\| `([a-z ]+)` \|", section, re.MULTILINE))
    finals = set(get_args(wire.Status)) - {"open", "playing"}
    assert named == finals | {str(end) for end in Termination} | {"status", "termination"}


def test_every_command_is_documented() -> None:
    for kind in wire.PlayCommand.__args__:
        assert f"`{kind.__struct_config__.tag}`" in PROTOCOL


def test_the_example_bot_plays_a_game(shared_server: ServerProcess) -> None:
    run(_play_with_a_bot(shared_server))


async def _play_with_a_bot(server: ServerProcess) -> None:
    """The bot joins by invitation link; its owner plays some turns and resigns."""
    owner = Api(server.url)
    name = f"Ada {random.randrange(10**9)}"
    await owner.post("/api/register", {"name": name, "password": PASSWORD})
    token = (await owner.post("/api/bots", {"name": f"{name} bot"}))["token"]
    opened = await owner.post("/api/tables", {})
    table = opened["table"]["id"]
    command = [sys.executable, str(DOCS / "examples" / "bot.py"), server.url, table, opened["invite"]]
    with subprocess.Popen(
        command, env=os.environ | {"SEVENROADS_TOKEN": token}, stdout=subprocess.PIPE, text=True
    ) as bot:
        async with owner.socket() as socket:
            turns = 0
            moment = (await socket.watch(table)).get("moment")
            while turns < 3:
                if moment is None or not moment.get("legal"):
                    message = await socket.until("update", "snapshot", timeout=60)
                    moment = message.get("moment")
                    continue
                answer = await socket.command("act", table, moment["seq"], action=moment["legal"][-1])
                assert answer["type"] == "ack"
                turns += moment["legal"][-1] == "."
                moment = (await socket.watch(table))["moment"]
            assert (await socket.command("resign", table))["type"] == "ack"
        said, _ = await asyncio.to_thread(bot.communicate, timeout=60)
    assert bot.returncode == 0
    assert said.splitlines() == [f"{server.url}/table/{table}", "ended"]
    record = await owner.get(f"/api/tables/{table}/export")
    played = {entry["seat"] for entry in record["log"] if entry["kind"] == "act"}
    assert played == {"south", "north"}
