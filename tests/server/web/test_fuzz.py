"""Fuzz tests: the server answers any HTTP request or socket frame properly and keeps running."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sevenroads import State
from sevenroads.server import wire
from sevenroads.server.store.database import sqlite_engine

from ..client import Api, ServerProcess, run, serving

#: Log events of unexpected errors, which must not occur.
FAILURES = ("command-failed", "request-failed", "Exception in ASGI", "periodic-task-failed", "machine-failed")


#: Factor for the number of examples; above 1 they differ from run to run. Set by `tests/soak_server.py fuzz`.
TIMES = int(os.environ.get("SEVENROADS_TEST_FUZZ_TIMES", "1"))


def _tried(examples: int) -> settings:
    """Hypothesis settings: the same examples each time, no deadline, no shrinking."""
    return settings(
        max_examples=examples * TIMES,
        deadline=None,
        database=None,
        derandomize=TIMES == 1,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder}/fuzz.db", machine_pace=0, log="debug") as running:
        yield running
        must_be_healthy(running)


@pytest.fixture
def postgres_server(postgres: str) -> Iterator[ServerProcess]:
    with serving(postgres, machine_pace=0) as running:
        yield running


def must_be_healthy(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    log = server.logged()
    for failure in FAILURES:
        assert failure not in log, log[log.index(failure) - 200 :][:2000]


# ------------------------------------------------------------ HTTP by its schema


async def _prepare(server: ServerProcess) -> dict[str, str]:
    """Two players with a running game and an open table as targets."""
    south, north = Api(server.url), Api(server.url)
    opened = await south.post("/api/tables", {"public": True})
    waiting = await south.post("/api/tables", {"public": True})
    await north.post(f"/api/tables/{opened['table']['id']}/join", {})
    assert south.cookie is not None
    return {
        "cookie": f"sevenroads={south.cookie}",
        "playing": opened["table"]["id"],
        "waiting": waiting["table"]["id"],
    }


_CHECKS = [status_code_conformance, response_schema_conformance, content_type_conformance]


def _attempts(server: ServerProcess, operation: Any, found: dict[str, str], client: requests.Session) -> int:
    """Send valid and invalid requests to one operation; returns how many."""
    rng = random.Random(operation.label)
    tried = 0
    cases = st.one_of(
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
    )

    @_tried(10)
    @given(case=cases)
    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table_id" in case.path_parameters and rng.random() < 0.6:
            case.path_parameters["table_id"] = found[rng.choice(("playing", "waiting"))]
        headers = {"origin": server.url}
        # These two go without the cookie: they would delete the account or end the session.
        if rng.random() < 0.7 and case.path not in ("/api/account", "/api/logout"):
            headers["cookie"] = found["cookie"]
        client.cookies.clear()
        response = case.call(session=client, headers=headers, timeout=20)
        said = case.as_curl_command(), response.content[:2000]
        # Operations that use the machine or hash a password document 503, because both may be busy.
        # For all others the checks reject 503.
        assert response.status_code < 500 or response.status_code == 503, said
        case.validate_response(response, checks=_CHECKS)

    attempt()
    return tried


@pytest.mark.parametrize("name", ["server", "postgres_server"])
def test_every_operation_conforms_to_its_schema_for_any_input(
    name: str, request: pytest.FixtureRequest
) -> None:
    server: ServerProcess = request.getfixturevalue(name)
    found = run(_prepare(server))
    with httpx.Client(base_url=server.url, timeout=30) as client:
        description = client.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=server.url)
    operations = [result.ok() for result in schema.get_all_operations()]
    with requests.Session() as session:
        tried = {operation.label: _attempts(server, operation, found, session) for operation in operations}
    assert len(tried) >= 31
    assert sum(tried.values()) > 200, tried
    must_be_healthy(server)


LONG = "x" * 3000
#: Zero bytes, lone surrogates, names too long for a file system, numbers too long for an integer column.
ODD_PATHS = (
    *("/%00", "/a%00b", f"/{LONG}", f"/{'y/' * 900}", "/%ff%fe", "/api/users/%00"),
    *("/api/users/%ed%a0%80", "/api/games?player=%00", "/api/games?edition=%00", "/api/bots/%00"),
    *("/api/editions/%00", f"/api/editions/{LONG}", "/api/editions/ardennes%00"),
    *("/api/tables/{table}/turns/" + "9" * 5000, "/api/tables/{table}%0a", "/api/games?before=-1"),
    *("/api/games?before=99999999999999999999999", "/api/games?limit=1e9", "/api/users/a\u2028b"),
)
ODD_BODIES = (
    *(b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"name":' * 20_000),
    *(b'{"name":"\\ud800"}', b'{"\\ud800":1}', b'{"name":"\\u0000"}', b'{"name":1e999}'),
    *(b'{"name":' + b"9" * 5000 + b"}", b'{"name":NaN}', b'{"name":"a","name":"b"}'),
    *(b'{"name":"\\u0000","password":"\\u0000"}', b'{"name":"a","password":"\\ud800"}'),
    *(b'{"endpoint":"https://a\\u0000","keys":{"p256dh":"\\u0000","auth":"x"}}',),
    *(b'{"position":"\\u0000"}', b'{"record":"\\u0000"}', b'{"record":""}', b'{"record":"[","turn":1}'),
    *(b'{"record":"[Edition \\"ardennes\\"]"}', b'{"record":"[Start \\"x\\"]","turn":1}'),
    *(b'{"edition":"../../etc/passwd"}', b'{"edition":"/etc/passwd"}', b'{"edition":"\\u0000"}'),
    *(b'{"options":{"objective_deck":"/etc/passwd"}}', b'{"options":{"victory_deck":"../x"}}'),
    *(b'{"text":"a = ' + b"[" * 20_000 + b'"}', b'{"text":"a = ' + b"9" * 5000 + b'"}'),
    *(b'{"text":"\\u0000"}', b'{"options":{"specials":"\\u0000"}}'),
    *(b'{"invite":"\\u0000"}', b'{"invite":"\\udfff"}'),
)
BODY_ROUTES = (
    *("guest", "register", "login", "password", "tables", "practice", "replay", "review", "bots"),
    *("push", "practice/hint", "tables/{table}/join", "tables/{table}/rematch"),
)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_texts_that_databases_and_file_systems_reject_cause_no_server_error(
    database: str, request: pytest.FixtureRequest
) -> None:
    with serving(request.getfixturevalue(database), machine_processes=0) as server:
        headers = {"origin": server.url}
        with httpx.Client(base_url=server.url, timeout=30, headers=headers) as client:
            assert client.post("/api/guest", json={}).status_code == 200
            table = client.post("/api/tables", json={}).json()["table"]["id"]
            for path in ODD_PATHS:
                response = client.get(path.replace("{table}", table))
                assert response.status_code < 500, (path[:60], response.text)
            for route in BODY_ROUTES:
                for body in ODD_BODIES:
                    _post_odd_body(client, route.replace("{table}", table), body)
            for method in ("PUT", "PATCH", "OPTIONS", "TRACE", "DELETE"):
                assert client.request(method, "/api/tables").status_code == 405
        run(_say_odd_things(server, table))
        must_be_healthy(server)


def _post_odd_body(client: httpx.Client, route: str, body: bytes) -> None:
    response = client.post(f"/api/{route}", content=body, headers={"content-type": "application/json"})
    allowed = response.status_code < 500 or response.status_code == 503
    assert allowed, (route, body[:80], response.text)
    if response.status_code >= 400:
        assert set(response.json()["error"]) >= {"code", "message"}, (route, response.text)


async def _say_odd_things(server: ServerProcess, table: str) -> None:
    someone = Api(server.url)
    await someone.post("/api/guest", {})
    async with someone.socket() as socket:
        for number, said in enumerate(("\0", "a\0b", "\u2028", "\U0001f600" * 300, "\ufeff", "x" * 301)):
            await socket.send({"type": "chat", "table": table, "id": f"s{number}", "text": said})
        await socket.send({"type": "watch", "table": f"{table}\n"})
        await socket.send({"type": "ping"})
        await socket.until("pong")


@pytest.fixture(scope="module")
def client(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as made:
        yield made


@_tried(150)
@given(data=st.data())
def test_mutilated_positions_and_records_are_refused_with_a_message(
    client: httpx.Client, data: st.DataObject
) -> None:
    seed = data.draw(st.integers(0, 20))
    whole = str(State.new(("ardennes", "dday", "prototype")[seed % 3], seed=seed))
    place = data.draw(st.integers(0, len(whole)))
    length = data.draw(st.integers(0, 6))
    put = data.draw(st.text('|/!0123456789TPMGKsn:#?-,+= "[]{}\n', max_size=6))
    mutated = whole[:place] + put + whole[place + length :]
    bodies = [
        (
            "practice",
            {"position": mutated, "action": data.draw(st.sampled_from([None, "T1", ".", "x9", ">"]))},
        ),
        ("replay", {"record": f'[Edition "{whole.split()[0]}"]\n[Start "{mutated}"]\n\n1s. T1 T2{put}\n'}),
    ]
    for route, body in bodies:
        response = client.post(f"/api/{route}", json=body)
        assert response.status_code in (200, 409, 422), (route, body, response.text)


# ------------------------------------------------------------ the socket


_KINDS = [str(kind.__struct_config__.tag) for kind in get_args(wire.ClientMessage)]
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


#: The fields of each kind of message; all others have `table`, `id` and `seq`.
_FIELDS: dict[str, tuple[str, ...]] = {
    "watch": ("table", "seq"),
    "unwatch": ("table",),
    "watch-lobby": (),
    "ping": (),
    "act": ("table", "id", "seq", "action"),
    "preview": ("table", "id", "action"),
    "resign": ("table", "id", "seat"),
    "abort": ("table", "id"),
    "claim-time": ("table", "id"),
    "chat": ("table", "id", "text"),
}
_GARBAGE = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.integers(1, 4000).map(lambda depth: "[" * depth),
    st.integers(1, 500).map(lambda depth: '{"type":' * depth),
)


@st.composite
def _messages(draw: st.DrawFn, tables: tuple[str, ...]) -> str:
    """A client message, often with one field changed."""
    kind = draw(st.sampled_from(_KINDS))
    values = {
        "table": st.sampled_from(tables),
        "id": st.integers(0, 10**6).map(lambda number: f"f{number}"),
        "seq": st.integers(0, 12) | st.sampled_from([-1, 10**6, 10**6 + 1, 2**63, 2**64, 10**300]),
        "action": st.sampled_from(["T1", "P4", ".", "x3", "?", "", "T9", "!sabotage:3", "\0"]),
        "text": st.text(max_size=40),
        "seat": st.sampled_from([None, "south", "north", "spectator"]),
    }
    fields = _FIELDS.get(kind, ("table", "id", "seq"))
    message: dict[str, Any] = {"type": kind, **{name: draw(values[name]) for name in fields}}
    change = draw(st.sampled_from(("none", "none", "drop", "replace")))
    if change != "none":
        name = draw(st.sampled_from([*message, "seat", "more", ""]))
        message.pop(name, None)
        if change == "replace":
            message[name] = draw(_JSON)
    return json.dumps(message)


#: Placeholders for the two tables of an attempt, and a table that does not exist.
_TABLES = ("playing00000", "waiting00000", "AAAAAAAAAAAA")


def _at(found: dict[str, str], frame: str) -> str:
    """Replace the placeholders in a frame by the tables of an attempt."""
    return frame.replace(_TABLES[0], found["playing"]).replace(_TABLES[1], found["waiting"])


async def _fuzz(server: ServerProcess, frames: list[str | bytes], cookie: str | None) -> None:
    headers = {"cookie": cookie} if cookie else {}
    async with connect(
        server.url.replace("http", "ws") + "/api/socket",
        origin=server.url,  # type: ignore[arg-type]
        additional_headers=headers,
        compression=None,
        proxy=None,
    ) as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            await socket.send('{"type":"ping"}')
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), 20))
                assert answer["type"] != "refused" or (answer["message"] and answer["code"] != "failed"), (
                    answer
                )
                if answer["type"] == "pong":
                    return
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code in (4400, 1009, 1007), closed


def test_a_socket_answers_any_input_or_closes_with_a_reason(server: ServerProcess) -> None:
    @_tried(60)
    @given(
        frames=st.lists(_messages(_TABLES) | _messages(_TABLES) | _GARBAGE, min_size=1, max_size=30),
        signed_in=st.booleans(),
    )
    def attempt(frames: list[str | bytes], signed_in: bool) -> None:
        # A new game each time: an earlier one may have been resigned.
        found = run(_prepare(server))
        # The client library refuses to send lone surrogates as text.
        sendable = [
            frame if isinstance(frame, bytes) else _at(found, frame)
            for frame in frames
            if isinstance(frame, bytes) or frame.isascii()
        ]
        asyncio.run(_fuzz(server, sendable, found["cookie"] if signed_in else None))

    attempt()
    must_be_healthy(server)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["x" * 4097], 1009),
        (["{" * 5000], 1009),
        ([b"\0" * 5000], 1009),
        (["no message"] * 60, 4400),
        ([b"\xff\xfe"] * 60, 4400),
    ],
)
def test_too_long_and_repeatedly_malformed_frames_close_the_socket(
    server: ServerProcess, frames: list[str | bytes], code: int
) -> None:
    async def play() -> int:
        async with connect(
            server.url.replace("http", "ws") + "/api/socket",
            origin=server.url,  # type: ignore[arg-type]
            compression=None,
            proxy=None,
        ) as socket:
            try:
                for frame in frames:
                    await socket.send(frame)
                while True:
                    await asyncio.wait_for(socket.recv(), 20)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code

    assert run(play()) == code
    must_be_healthy(server)


def test_a_frame_of_4096_bytes_is_accepted(server: ServerProcess) -> None:
    async def play() -> dict[str, Any]:
        async with Api(server.url).socket() as socket:
            await socket.connection.send('{"type":"ping"}'.ljust(4096))
            return await socket.receive()

    assert run(play())["type"] == "pong"


def test_expired_and_invented_sessions_close_with_4401(server: ServerProcess) -> None:
    async def refused(cookie: str) -> int:
        async with connect(
            server.url.replace("http", "ws") + "/api/socket",
            origin=server.url,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            proxy=None,
        ) as socket:
            try:
                await asyncio.wait_for(socket.recv(), 20)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code
            return 0

    async def play() -> None:
        someone = Api(server.url)
        await someone.post("/api/guest", {"name": "Expired"})
        assert await refused(f"sevenroads={someone.cookie}") == 0
        engine = sqlite_engine(server.database, writes=True)
        with engine.begin() as connection:
            connection.execute(
                text(
                    "UPDATE sessions SET expires = 1 "
                    "WHERE user_id = (SELECT id FROM users WHERE name = 'Expired')"
                )
            )
        engine.dispose()
        assert await refused(f"sevenroads={someone.cookie}") == 4401
        assert await refused("sevenroads=nonsense") == 4401
        await someone.get("/api/me", expect=401)

    run(play())
    must_be_healthy(server)


def test_another_table_and_another_seat_are_refused(server: ServerProcess) -> None:
    found = run(_prepare(server))

    async def play() -> list[str]:
        stranger, codes = Api(server.url), []
        await stranger.post("/api/guest", {})
        async with stranger.socket() as socket:
            for kind in ("act", "undo", "resign", "abort", "draw-offer", "takeback-accept", "preview"):
                more = {"action": "T1"} if kind in ("act", "preview") else {}
                seq = None if kind in ("resign", "abort", "preview") else 0
                answer = await socket.command(kind, found["playing"], seq, **more)
                codes.append(answer["code"])
            answer = await socket.command("act", "AAAAAAAAAAAA", 0, action="T1")
            codes.append(answer["code"])
            answer = await socket.command("act", found["waiting"], 0, action="T1")
            codes.append(answer["code"])
        return codes

    assert run(play()) == ["not-seated"] * 7 + ["no-table", "not-started"]
