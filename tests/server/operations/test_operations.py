"""Operating a server: start and stop, health, metrics, logs, settings and error messages."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from sevenroads.server import serve
from sevenroads.server.runtime.addresses import is_from_this_computer
from sevenroads.server.runtime.settings import (
    UNREADABLE,
    InvalidSetting,
    Settings,
    describe_settings,
    read_settings,
)
from sevenroads.server.store import migrations
from sevenroads.server.store.health import CACHE_SECONDS

from ..client import Api, ServerProcess, Socket, answers, run, serving
from ..conftest import execute

SOON = 2.0


def sevenroads(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {f"SEVENROADS_{name.upper()}": value for name, value in settings.items()}
    command = [sys.executable, "-m", "sevenroads.cli", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def refused(*arguments: str, **settings: str) -> str:
    """The single error line of a command that fails."""
    done = sevenroads(*arguments, **settings)
    assert done.returncode == 1, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, lines
    return lines[0]


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as free:
            free.bind(("::1", 0))
    except OSError:
        return False
    return True


# ------------------------------------------------------------ stopping


async def farewell(socket: Socket) -> tuple[dict[str, Any], int]:
    """The last message of a socket and its close code."""
    bye = await socket.until("bye")
    with pytest.raises(ConnectionClosed) as closed:
        await socket.receive()
    assert closed.value.rcvd is not None
    return bye, closed.value.rcvd.code


async def stop_while_clients_listen(server: ServerProcess) -> float:
    """Stop a server with a player, a spectator and an anonymous visitor; returns the seconds it took."""
    assert server.process is not None
    player, stranger = Api(server.url), Api(server.url)
    table = (await player.post("/api/tables", {"opponent": "self"}))["table"]["id"]
    async with player.socket() as playing, stranger.socket() as watching, stranger.socket() as idle:
        await playing.watch(table)
        await watching.watch(table)
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        for bye, code in await asyncio.gather(farewell(playing), farewell(watching), farewell(idle)):
            assert bye == {"type": "bye", "after": 7000}
            assert code == 1012
        took = time.monotonic() - began
    await asyncio.to_thread(server.process.wait, 20)
    return took


def test_a_stopping_server_tells_every_client_when_to_reconnect(database: str) -> None:
    with serving(database, restart_seconds=7, machine_processes=0) as server:
        assert run(stop_while_clients_listen(server)) < SOON
        assert "Traceback" not in server.logged()
        assert '"level": "error"' not in server.logged()
        assert not answers(server.port)


def test_two_workers_tell_every_client_when_to_reconnect(postgres: str) -> None:
    with serving(postgres, workers=2, restart_seconds=7, machine_processes=0) as server:
        assert run(stop_while_clients_listen(server)) < SOON
        assert "Traceback" not in server.logged()
        assert '"level": "error"' not in server.logged()


def test_workers_exit_when_their_supervisor_is_killed(postgres: str) -> None:
    with serving(postgres, workers=2, machine_processes=0) as server:
        assert len(server.workers) == 2
        assert server.process is not None
        # A process that forks must have one thread: locks of other threads would stay locked in the child.
        assert len(list(Path(f"/proc/{server.process.pid}/task").iterdir())) == 1
        server.kill()
        deadline = time.monotonic() + 20
        while answers(server.port) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not answers(server.port)
        server.start()
        assert answers(server.port)


# ------------------------------------------------------------ health and metrics


def test_the_health_check_succeeds_while_the_database_responds(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.url}/healthz")
    assert (answer.status_code, answer.json()) == (200, {"done": True})


def test_the_health_check_fails_without_the_database(postgres: str) -> None:
    with serving(postgres, machine_processes=0) as server:
        name = postgres.rpartition("/")[2]
        asyncio.run(_away(name))
        time.sleep(CACHE_SECONDS)
        answer = httpx.get(f"{server.url}/healthz", timeout=30)
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "unhealthy"
        asyncio.run(_back(name))
        time.sleep(CACHE_SECONDS)
        assert httpx.get(f"{server.url}/healthz", timeout=30).status_code == 200


def test_the_health_check_fails_if_the_database_is_read_only(postgres: str) -> None:
    with serving(postgres, machine_processes=0) as server:
        name = postgres.rpartition("/")[2]
        asyncio.run(execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        # The setting applies to new connections.
        asyncio.run(
            execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        )
        time.sleep(CACHE_SECONDS)
        assert httpx.get(f"{server.url}/healthz", timeout=30).status_code == 503


async def _away(name: str) -> None:
    await execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def _back(name: str) -> None:
    await execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def metric(server: ServerProcess, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics").text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name
    )


async def play_a_little(server: ServerProcess, actions: int) -> None:
    player = Api(server.url)
    table = (await player.post("/api/tables", {"opponent": "self"}))["table"]["id"]
    async with player.socket() as socket:
        for number in range(actions):
            snapshot = await socket.watch(table, seat="south")
            if not snapshot["moment"].get("legal"):
                snapshot = await socket.watch(table, seat="north")
            action = snapshot["moment"]["legal"][0]
            assert (await socket.command("act", table, number, action=action))["type"] == "ack"
        assert metric(server, "sevenroads_sockets") == 1


def test_metrics_count_what_was_played(sqlite_server: ServerProcess) -> None:
    run(play_a_little(sqlite_server, 3))
    assert metric(sqlite_server, "sevenroads_actions_total") == 3
    assert metric(sqlite_server, "sevenroads_acknowledgement_seconds_count") == 3
    assert metric(sqlite_server, "process_resident_memory_bytes") > 0


def test_the_metrics_of_two_workers_are_combined(postgres: str) -> None:
    with serving(postgres, workers=2, machine_processes=0) as server:
        for _ in range(4):
            run(play_a_little(server, 2))
        # Either worker reports the metrics of both.
        for _ in range(6):
            assert metric(server, "sevenroads_actions_total") == 8


def test_metrics_are_refused_through_a_proxy(sqlite_server: ServerProcess) -> None:
    through_a_proxy = {"x-forwarded-for": "203.0.113.9"}
    assert httpx.get(f"{sqlite_server.url}/metrics", headers=through_a_proxy).status_code == 403


def test_metrics_are_available_through_any_loopback_address(sqlite: str) -> None:
    if not has_ipv6():
        pytest.skip("this machine has no IPv6")
    with serving(sqlite, host="::", machine_processes=0) as server:
        for host in ("127.0.0.1", "[::1]"):
            assert httpx.get(f"http://{host}:{server.port}/metrics").status_code == 200


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:203.0.113.9", False),
        ("192.168.1.20", False),
        ("0.0.0.0", False),
        ("::", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_loopback_addresses_are_local(host: str, local: bool) -> None:
    assert is_from_this_computer({"client": (host, 40000), "headers": []}) == local
    proxied = [(b"x-forwarded-for", b"203.0.113.9")]
    assert not is_from_this_computer({"client": (host, 40000), "headers": proxied})


def test_metrics_can_be_switched_off(sqlite: str) -> None:
    with serving(sqlite, metrics="off", machine_processes=0) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 403


# ------------------------------------------------------------ logs


def test_every_line_of_the_log_is_a_json_object(sqlite: str) -> None:
    with serving(sqlite, log="debug", machine_processes=0) as server:
        run(play_a_little(server, 2))
        httpx.get(f"{server.url}/api/nothing?secret=1")
        server.stop()
        lines = [json.loads(line) for line in server.logged().splitlines()]
        assert any(line["event"] == "request" and line["path"] == "/api/nothing" for line in lines)
        assert all({"time", "level", "event"} <= line.keys() for line in lines)


# ------------------------------------------------------------ settings and errors


def test_help_lists_every_setting_with_its_default() -> None:
    text = " ".join(sevenroads("serve", "--help").stdout.split())
    for name, default, what in describe_settings():
        assert f"{name} {what} ({default or 'empty'})" in text


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"port": "many"}, "SEVENROADS_PORT is 'many': expected a number"),
        ({"port": "70000"}, "SEVENROADS_PORT is 70000"),
        (
            {"workers": "2", "database": "sqlite:///x.db"},
            "one worker, several need PostgreSQL",
        ),
        ({"database": "mysql://root:secret@host/x"}, "SEVENROADS_DATABASE begins with 'mysql'"),
        ({"database": "postgresql://someone:hidden@127.0.0.1:1"}, "SEVENROADS_DATABASE names no database"),
        ({"database": "sqlite:///"}, "SEVENROADS_DATABASE names no file: expected sqlite:///FILE"),
        ({"host": ""}, "SEVENROADS_HOST is empty: expected 127.0.0.1 for this computer"),
        ({"log": "loud"}, "expected debug, info, warning or error"),
        ({"metrics": "perhaps"}, "expected on or off"),
        ({"site": "games.example.org"}, "expected http:// or https://"),
        ({"push_key": "x"}, "must be set together"),
        (
            {"push_key": "hidden", "push_subject": "mailto:a@example.org"},
            "SEVENROADS_PUSH_KEY is not a private VAPID key: expected 32 bytes in URL-safe base64",
        ),
        ({"push_key": "A" * 42 + "E", "push_subject": "a@example.org"}, "mailto: or https: URL"),
        ({"database": "sqlite:////no/such/folder/x.db"}, "unable to open database file"),
        ({"database": "postgresql://someone:hidden@127.0.0.1:1/x"}, "does not respond"),
        (
            {"database": "postgresql://someone:hidden@127.0.0.1:1/x?sslmode=much"},
            "`sslmode` parameter must be",
        ),
        (
            {"database": "postgresql://x:hidden@127.0.0.1:1/x?sslrootcert=/no/file"},
            "sslrootcert=/no/file: expected a readable file",
        ),
        ({"database": "postgresql://someone:hidden@a..b/x"}, UNREADABLE),
        ({"database": "postgresql:///x?password=hidden&port=x"}, UNREADABLE),
        ({"host": "203.0.113.1"}, "cannot listen on 203.0.113.1"),
        ({"message_rate": "0"}, "SEVENROADS_MESSAGE_RATE is 0.0: expected 1 to 1000000"),
        ({"login_rate": "-3"}, "SEVENROADS_LOGIN_RATE is -3.0: expected 1 to"),
        ({"analysis_rate": "nan"}, "SEVENROADS_ANALYSIS_RATE is nan: expected 0.1 to"),
        ({"proxies": "-1"}, "SEVENROADS_PROXIES is -1: expected 0 to 16"),
        ({"session_days": "-1"}, "SEVENROADS_SESSION_DAYS is -1: expected 1 to 3650"),
        ({"worker": "4"}, "SEVENROADS_WORKER is not a setting (did you mean SEVENROADS_WORKERS?)"),
        ({"colour": "red"}, "SEVENROADS_COLOUR is not a setting; `sevenroads serve --help` lists them"),
    ],
)
def test_an_invalid_setting_is_refused_with_one_line(settings: dict[str, str], said: str) -> None:
    line = refused("serve", **{"port": "0", "database": "sqlite:////tmp/never-made.db", **settings})
    assert line.startswith("sevenroads: ")
    assert said in line
    assert "secret" not in line
    assert "hidden" not in line


@pytest.mark.parametrize(
    "part",
    [
        "someone:hid/hidden@host/x",
        "someone:hid?hidden@host/x",
        "someone:hid#hidden@host/x",
        "someone:hid@hidden@host/x",
        "someone:[hidden@host/x",
        "someone:hidden@host:port/x",
        "someone:hidden@one,two:port/x",
        "someone:hidden@host/x?sslmode",
        "someone:1/hidden@host/x",
        "someone@host/x#hidden",
    ],
)
def test_an_invalid_database_address_is_not_quoted(part: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        Settings(database=f"postgresql://{part}")
    assert str(refused.value) == UNREADABLE


@pytest.mark.parametrize(
    "part",
    [
        "someone:p%40ss@host:5432/x",
        "someone@one,two:5433/x?target_session_attrs=primary",
        "[::1]:5432/x",
        "someone@[::1],[::2]:5433/x",
        "%2Frun%2Fpostgresql/x",
        "/x?host=/run/postgresql",
        "host?dbname=x",
        "someone@/x?application_name=club&sslmode=require",
    ],
)
def test_addresses_in_the_format_of_postgresql_are_accepted(part: str) -> None:
    assert Settings(database=f"postgresql://{part}").postgres


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgresql:///",
        "postgresql://someone@host",
        "postgresql://someone@host/",
        "postgresql://someone@host/?dbname=unread",
        "postgresql://host?sslmode=require",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///?timeout=5",
    ],
)
def test_a_database_address_must_name_a_database(address: str) -> None:
    with pytest.raises(InvalidSetting, match="SEVENROADS_DATABASE names no "):
        Settings(database=address)


@pytest.mark.parametrize(
    "site",
    [
        "https://",
        "https:///",
        "https://:8707",
        "https://games.example.org/club",
        "https://games.example.org/?club",
        "https://games.example.org#club",
        "https://someone:hidden@games.example.org",
        "https://games.example.org:port",
        "https://games.example.org https://other.example.org",
        "//games.example.org",
    ],
)
def test_a_site_must_be_an_origin(site: str) -> None:
    with pytest.raises(InvalidSetting, match="SEVENROADS_SITE is not the URL of a site") as refused:
        Settings(site=site)
    assert "hidden" not in str(refused.value)


@pytest.mark.parametrize(
    "site",
    ["https://games.example.org", "http://games.example/", "http://localhost:8707", "http://[::1]:8707"],
)
def test_a_site_may_have_a_port_and_a_trailing_slash(site: str) -> None:
    assert Settings(site=site).site == site


def test_a_server_without_tls_is_refused_where_tls_is_required() -> None:
    def answer(listening: socket.socket) -> None:
        with listening.accept()[0] as asking:
            asking.recv(8)
            asking.sendall(b"N")  # no TLS here
            asking.recv(1)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=answer, args=(listening,), daemon=True).start()
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        line = refused("serve", port="0", database=f"postgresql://x:hidden@{address}/x?sslmode=require")
    assert line.endswith(f'does not respond: PostgreSQL server at "{address}" rejected SSL upgrade')


def test_every_numeric_setting_is_range_checked() -> None:
    for setting in fields(Settings):
        if setting.type in ("int", "float"):
            for wrong in (setting.metadata["least"] - 1, setting.metadata["most"] + 1):
                with pytest.raises(InvalidSetting, match=f"SEVENROADS_{setting.name.upper()} is {wrong}: "):
                    Settings(**{"database": "postgresql://x@y/z", setting.name: wrong})


def test_variables_of_tests_and_tools_are_not_rejected() -> None:
    read_settings({"SEVENROADS_TEST_POSTGRES": "x", "SEVENROADS_HOME": "x", "SEVENROADS_FAILPOINT": "x"})
    assert "SEVENROADS_HOME" in sevenroads("serve", "--help").stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_that_cannot_start_logs_why_and_prints_no_address(postgres: str, workers: str) -> None:
    """A table is missing, which the migration does not notice."""
    migrations.upgrade(Settings(database=postgres))
    asyncio.run(execute("DROP TABLE entries CASCADE; DROP TABLE games CASCADE", postgres))
    done = sevenroads("serve", port="0", database=postgres, workers=workers, machine_processes="0")
    assert (done.returncode, done.stdout) == (1, "")
    *logged, said = done.stderr.splitlines()
    assert said == "sevenroads: the server could not start; the log lines above say why"
    told = [json.loads(line).get("message", "") for line in logged]
    assert any("ProgrammingError: " in line and '"games" does not exist' in line for line in told), told


def test_a_missing_postgresql_database_is_named(postgres: str) -> None:
    assert "does not exist" in refused("serve", port="0", database=f"{postgres}_missing")


def test_a_port_in_use_is_reported_before_the_database_is_touched(sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refused("serve", port=port, database=sqlite)
    assert line == f"sevenroads: cannot listen on 127.0.0.1, port {port}: Address already in use"
    assert not os.path.exists(sqlite.removeprefix("sqlite:///"))


def test_the_size_of_a_clients_frame_is_limited() -> None:
    config = serve.configuration(lambda: None, read_settings({}))
    assert config.ws_max_size == 4096


def test_the_listen_backlog_stays_the_same_after_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """uvicorn calls `listen` again with its own backlog."""
    asked = []
    monkeypatch.setattr(socket.socket, "listen", lambda _self, length: asked.append(length))
    settings = read_settings({}, port=0)
    serve._bind(settings).close()
    assert asked == [serve.configuration(lambda: None, settings).backlog]


def test_the_printed_address_of_an_ipv6_host_is_a_valid_url(sqlite: str) -> None:
    if not has_ipv6():
        pytest.skip("this machine has no IPv6")
    server = ServerProcess(sqlite, host="::1")
    with subprocess.Popen(
        [sys.executable, "-m", "sevenroads.cli", "serve"],
        env=server.environment(),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            assert address.startswith("http://[::1]:")
            assert httpx.get(f"{address}/healthz").status_code == 200
        finally:
            process.terminate()
