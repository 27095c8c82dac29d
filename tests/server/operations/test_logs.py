"""Logs: JSON lines of the server, uvicorn and other libraries, without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from sevenroads.server.runtime import logs
from sevenroads.server.runtime.logs import FIELDS, UnsafeLog, configure, log

SECRET = "hunter2-Blitzkrieg"
NAMES = ("", "sevenroads.server", "uvicorn", "uvicorn.error", "uvicorn.access")


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    strict = logs._strict
    yield
    logs._strict = strict
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:] = handlers
        logger.setLevel(level)
        logger.propagate = propagate


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    captured = capsys.readouterr()
    assert captured.out == ""
    return [json.loads(line) for line in captured.err.splitlines()]


def test_an_event_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    log("game-ended", table="abc", sequence=17, duration_ms=1.5, result=None)
    [line] = lines(capsys)
    time = line.pop("time")
    assert time.endswith("Z")
    assert len(time) == len("2026-01-01T00:00:00.000Z")
    assert line == {
        "level": "info",
        "event": "game-ended",
        "table": "abc",
        "sequence": 17,
        "duration_ms": 1.5,
        "result": None,
    }


def test_the_level_decides_what_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    configure("warning")
    log("nothing-special")
    log("slow-client", level=logging.WARNING)
    assert [line["event"] for line in lines(capsys)] == ["slow-client"]
    configure("debug")
    log("detail", level=logging.DEBUG)
    assert [line["event"] for line in lines(capsys)] == ["detail"]


def test_configuring_twice_does_not_duplicate_lines(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    configure("info")
    log("started")
    assert len(lines(capsys)) == 1


def test_an_unknown_level_is_refused_and_the_valid_ones_are_listed() -> None:
    with pytest.raises(ValueError, match="debug, info, warning, error, not 'loud'"):
        configure("loud")


@pytest.mark.parametrize("name", ["password", "token", "cookie", "card", "objective", "hand", "anything"])
def test_an_unknown_field_is_an_error_even_below_the_log_level(name: str) -> None:
    with pytest.raises(UnsafeLog, match=name) as raised:
        log("login", level=logging.DEBUG, **{name: SECRET})
    assert SECRET not in str(raised.value)


@pytest.mark.parametrize("value", [{"password": SECRET}, [SECRET], SECRET.encode(), object()])
def test_a_structured_value_is_an_error(value: Any) -> None:
    with pytest.raises(UnsafeLog, match="user"):
        log("login", user=value)


@pytest.mark.parametrize("event", ["", "Login", "login of Patton", f"login-{SECRET}", "login\n"])
def test_an_event_name_consists_of_lowercase_words_and_hyphens(event: str) -> None:
    with pytest.raises(UnsafeLog, match="event"):
        log(event)


def test_a_running_server_omits_forbidden_fields(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    log("login", user="u1", password=SECRET, table={SECRET: 1})  # type: ignore[arg-type]
    log(SECRET, user="u2")
    error = capsys.readouterr().err
    assert SECRET not in error
    first, second = (json.loads(line) for line in error.splitlines())
    assert (first["user"], first["left_out"]) == ("u1", "password,table")
    assert (second["event"], second["user"], second["left_out"]) == ("unnamed", "u2", "event")


def test_no_known_field_is_named_like_a_secret() -> None:
    words = (
        "password",
        "token",
        "cookie",
        "card",
        "objective",
        "hand",
        "deal",
        "salt",
        "secret",
        "seed",
        "view",
    )
    assert not [field for field in FIELDS for word in words if word in field]


def test_a_value_cannot_break_the_line_and_is_truncated(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    log("login", user='x"\r\n{"event":"fake"}\x1b[2J\u2028\ud800', reason="y" * 10_000)
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.isascii()
    assert "\x1b" not in error
    assert len(error) < 600


def test_an_exception_is_logged_with_type_and_location_but_not_its_message(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("info")
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise RuntimeError(SECRET) from error
    except RuntimeError as error:
        log("store-failed", error=error)
    output = capsys.readouterr().err
    line = json.loads(output)
    assert SECRET not in output
    assert line["level"] == "error"
    assert line["error"] == "RuntimeError < KeyError"
    assert "test_logs.py" in line["frames"][-1]
    assert line["frames"][-1].endswith(
        " test_an_exception_is_logged_with_type_and_location_but_not_its_message"
    )


def test_other_libraries_are_logged_from_warnings_on_and_without_their_values(
    capsys: pytest.CaptureFixture[str],
) -> None:
    configure("debug")
    foreign = logging.getLogger("sqlalchemy.engine")
    foreign.info("INSERT %s", SECRET)
    foreign.warning("a parameter was %s", SECRET)
    logging.getLogger("asyncio").error(f"Task exception was never retrieved\nfuture: {SECRET}")
    output = capsys.readouterr().err
    assert SECRET not in output
    assert [json.loads(line)["message"] for line in output.splitlines()] == [
        "a parameter was %s",
        "Task exception was never retrieved",
    ]


def test_the_access_log_of_uvicorn_has_fields_and_no_query(capsys: pytest.CaptureFixture[str]) -> None:
    configure("debug")
    token = "q3Z1-x_0aaaaaaaaaaaaaaaaaaaaaa"
    access = logging.getLogger("uvicorn.access")
    access.info('%s - "%s %s HTTP/%s" %d', "1.2.3.4:5", "GET", f"/api/join?invite={token}", "1.1", 200)
    access.info('%s - "%s %s HTTP/%s" %d', "1.2.3.4:5", "GET", f"/join/{token}/now", "1.1", 404)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4:5", f"/s?t={token}")
    output = capsys.readouterr().err
    assert token not in output
    first, second, third = (json.loads(line) for line in output.splitlines())
    assert (first["event"], first["address"]) == ("request", "1.2.3.4:5")
    assert (first["method"], first["path"], first["status"]) == ("GET", "/api/join", 200)
    assert second["path"] == "/join/*/now"
    assert third["message"] == '1.2.3.4:5 - "WebSocket /s" [accepted]'


def test_addresses_of_sockets_are_logged_only_when_debugging(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4:5", "/api/socket")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"] for line in lines] == ["Invalid HTTP request received."]


def test_a_record_that_cannot_be_formatted_prints_nothing() -> None:
    record = logging.makeLogRecord({"name": "uvicorn.error", "msg": "%d", "args": (SECRET,)})
    assert json.loads(logs.format_record(record))["message"] == "%d"


def test_a_real_uvicorn_writes_only_our_lines(capsys: pytest.CaptureFixture[str]) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError(SECRET)

    async def scene() -> None:
        server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_config=None))  # type: ignore[arg-type]
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.001)
        port = server.servers[0].sockets[0].getsockname()[1]
        incoming, outgoing = await asyncio.open_connection("127.0.0.1", port)
        outgoing.write(f"GET /x?{SECRET} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        await incoming.read()
        outgoing.close()
        await outgoing.wait_closed()
        server.should_exit = True
        await serving

    configure("debug")
    asyncio.run(scene())
    output = capsys.readouterr().err
    assert SECRET not in output
    written = [json.loads(line) for line in output.splitlines()]
    assert {"event": "request", "path": "/x", "status": 500}.items() <= next(
        line.items() for line in written if line["event"] == "request"
    )
    assert "RuntimeError" in [line.get("error") for line in written]
