"""Rate limits by account and by address, tested against a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ..client import Api, ServerProcess, Socket, handshake, run, serving

RIGHT = {"name": "Ada", "password": "four horses on a road"}
WRONG = {"name": "Ada", "password": "three horses on a road"}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the default rate limits."""
    with serving(f"sqlite:///{tmp_path}/strict.db", machine_processes=0, limits="on") as running:
        yield running


def test_messages_are_limited_per_account_over_all_its_sockets(strict: ServerProcess) -> None:
    async def play() -> tuple[int, int]:
        someone, other = Api(strict.url), Api(strict.url)
        await someone.post("/api/guest", {})
        await other.post("/api/guest", {})
        answers: list[dict[str, Any]] = []
        for _ in range(4):
            async with someone.socket() as socket:
                for _ in range(30):
                    await socket.send({"type": "ping"})
                answers += [await socket.receive() for _ in range(30)]
        async with other.socket() as socket:
            await socket.send({"type": "ping"})
            assert (await socket.receive())["type"] == "pong"
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert all(answer["code"] == "rate" and answer["wait"] > 0 for answer in refused)
        return len(answers), len(refused)

    sent, refused = run(play())
    assert sent == 120
    # Sixty at once and twenty a second; a slow machine may take a second for it.
    assert refused >= 15


def test_messages_are_limited_per_address_over_all_its_accounts(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> list[str]:
        async with AsyncExitStack() as stack:
            sockets = []
            for _ in range(8):
                guest = Api(server.url)
                await guest.post("/api/guest", {})
                sockets.append(await stack.enter_async_context(guest.socket()))
            # No account exceeds its own burst.
            for socket in sockets * 3:
                await socket.send({"type": "ping"})
            return [(await socket.receive())["type"] for socket in sockets * 3]

    # Three at once for each account, six for the address; a slow machine may take a second for all.
    rates = {"message_rate": 1, "address_factor": 2}
    with serving(f"sqlite:///{tmp_path}/crowd.db", machine_processes=0, limits="on", **rates) as server:
        answers = run(play(server))
    assert set(answers) == {"pong", "refused"}
    assert answers.count("refused") >= 10


async def chat_at_once(socket: Socket, table: str, lines: int) -> list[dict[str, Any]]:
    """Send lines of chat without a pause; returns the refusals."""
    for number in range(lines):
        await socket.send({"type": "chat", "table": table, "id": f"l{number}", "text": f"line {number}"})
    # The server answers in order, so after the pong there is no further refusal.
    await socket.send({"type": "ping"})
    refusals = []
    while (message := await socket.receive())["type"] != "pong":
        if message["type"] == "refused":
            refusals.append(message)
    return refusals


def test_chat_is_limited_per_account_over_all_its_sockets(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        someone, other = Api(server.url), Api(server.url)
        table = (await someone.post("/api/tables", {"public": True}))["table"]["id"]
        await other.post("/api/guest", {})
        async with someone.socket() as first, someone.socket() as second, other.socket() as third:
            assert await chat_at_once(first, table, 5) == []
            refused = await chat_at_once(second, table, 2)
            assert [(one["code"], one["id"], one["table"]) for one in refused] == [
                ("rate", "l0", table),
                ("rate", "l1", table),
            ]
            assert all(0 < one["wait"] <= 20_001 for one in refused)
            assert await chat_at_once(third, table, 5) == []
            # A refused line is not stored, and other messages go on.
            assert len((await second.watch(table))["chat"]) == 10

    # Five lines at once, then one in twenty seconds: slow enough for a slow machine.
    with serving(f"sqlite:///{tmp_path}/chat.db", machine_processes=0, limits="on", chat_rate=0.05) as server:
        run(play(server))


def test_chat_is_limited_per_address_over_all_its_accounts(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> list[int]:
        table, refused = "", []
        for _ in range(4):
            guest = Api(server.url)
            opened = await guest.post("/api/tables", {"public": True})
            table = table or opened["table"]["id"]
            async with guest.socket() as socket:
                refused.append(len(await chat_at_once(socket, table, 4)))
        return refused

    # Five lines at once for each account, ten for the address.
    rates = {"chat_rate": 0.01, "address_factor": 2}
    with serving(f"sqlite:///{tmp_path}/chat.db", machine_processes=0, limits="on", **rates) as server:
        assert run(play(server)) == [0, 0, 2, 4]


def test_open_sockets_are_limited_per_address(
    tmp_path: Path,
) -> None:
    async def play(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(Api(server.url).socket()) for _ in range(3)]
            async with connect(
                server.url.replace("http", "ws") + "/api/socket",
                origin=server.url,  # type: ignore[arg-type]
                proxy=None,
            ) as fourth:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(fourth.recv(), 20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert closed.value.rcvd.reason == "too many sockets from this address"
            await sockets[0].connection.close()
            for _ in range(100):
                if await handshake(server, server.url) == 101:
                    return
                await asyncio.sleep(0.05)
            raise AssertionError("the place of a closed socket is not given to another")

    with serving(f"sqlite:///{tmp_path}/few.db", machine_processes=0, limits="on", sockets=3) as server:
        run(play(server))


def test_opening_a_socket_counts_as_a_request_with_any_token(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> list[int]:
        return [await handshake(server, None, authorization=f"Bearer guess{number}") for number in range(40)]

    # Ten at once and one a second; a slow machine may take some seconds for all.
    with serving(
        f"sqlite:///{tmp_path}/guess.db", machine_processes=0, limits="on", request_rate=1
    ) as server:
        codes = run(play(server))
    assert codes[:10] == [4401] * 10
    # Beyond the burst the socket is closed; an address that goes on is refused before the handshake.
    assert set(codes) <= {4401, 4429, 429}
    assert codes.count(4429) + codes.count(429) >= 10


def test_tables_are_limited_per_address_over_all_its_accounts(tmp_path: Path) -> None:
    rates = {"table_rate": 1, "address_factor": 1}
    with (
        serving(f"sqlite:///{tmp_path}/rate.db", machine_processes=0, limits="on", **rates) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):
        opened = []
        for _ in range(12):
            # Without its cookie each request creates a new guest.
            client.cookies.clear()
            opened.append(client.post("/api/tables", json={}).status_code)
        assert opened == [201] * 10 + [429] * 2


def test_requests_are_limited_per_address_except_health_checks(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/rate.db", machine_processes=0, limits="on", request_rate=1) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):
        for method, path in (("GET", "/api/tables"), ("POST", "/api/tables/AAAAAAAAAAAA/join")):
            # Ten at once and one a second; a slow machine may need some more to be too fast.
            asked = (client.request(method, path, json={}) for _ in range(200))
            limited = next(answer for answer in asked if answer.status_code == 429)
            assert limited.json()["error"]["code"] == "rate"
            assert int(limited.headers["retry-after"]) > 0
        assert {client.get("/healthz").status_code for _ in range(30)} == {200}


def test_a_socket_that_keeps_exceeding_the_limit_is_closed(strict: ServerProcess) -> None:
    async def play() -> int:
        someone = Api(strict.url)
        await someone.post("/api/guest", {})
        async with someone.socket() as socket:
            try:
                for _ in range(1000):
                    await socket.send({"type": "ping"})
                while True:
                    await socket.receive()
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return closed.rcvd.code

    assert run(play()) == 4429


def test_limits_of_tables_guests_and_logins_say_when_to_retry(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        assert client.post("/api/guest", json={}).status_code == 200
        opened = [client.post("/api/tables", json={}) for _ in range(35)]
        assert [answer.status_code for answer in opened[:30]] == [201] * 30
        assert opened[-1].status_code == 429
        assert int(opened[-1].headers["retry-after"]) > 0
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        statuses = []
        for _ in range(40):
            client.cookies.clear()
            statuses.append(client.post("/api/tables", json={}).status_code)
        assert 429 in statuses, "without a session everyone is a new guest: those are limited by address"
        wrong = {"name": "Nobody", "password": "wrong password"}
        logins = [client.post("/api/login", json=wrong).status_code for _ in range(14)]
        assert logins[0] == 401
        assert logins[-1] == 429


def test_renaming_a_guest_is_limited(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        assert client.post("/api/guest", json={"name": "Same"}).status_code == 200
        same = {client.post("/api/guest", json={"name": "Same"}).status_code for _ in range(40)}
        assert same == {200}, "the same name is no change"
        other = [client.post("/api/guest", json={"name": f"N{number}"}).status_code for number in range(40)]
    assert other[0] == 200
    assert other[-1] == 429


def test_one_account_cannot_fill_the_lobby(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        assert client.post("/api/guest", json={}).status_code == 200
        wish = {"public": True}
        opened = [client.post("/api/tables", json=wish) for _ in range(11)]
        assert [answer.status_code for answer in opened] == [201] * 10 + [409]
        assert opened[-1].json()["error"]["code"] == "many-tables"
        # Private tables do not count, and closing a table makes room.
        assert client.post("/api/tables", json={"public": False}).status_code == 201
        first = opened[0].json()["table"]["id"]
        assert client.delete(f"/api/tables/{first}").status_code == 200
        assert client.post("/api/tables", json=wish).status_code == 201


def test_successful_logins_to_one_account_are_limited_and_leave_others_alone(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/right.db", machine_processes=0, limits="on") as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):
        ben = {"name": "Ben", "password": "five horses on a road"}
        for account in (RIGHT, ben):
            client.cookies.clear()
            assert client.post("/api/register", json=account).status_code == 200
        right = [client.post("/api/login", json=RIGHT) for _ in range(24)]
        assert {answer.status_code for answer in right[:20]} == {200}
        assert right[-1].status_code == 429
        assert int(right[-1].headers["retry-after"]) > 0
        assert client.post("/api/login", json=ben).status_code == 200


def test_successful_logins_do_not_count_as_wrong_ones(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        assert client.post("/api/register", json=RIGHT).status_code == 200
        assert {client.post("/api/login", json=RIGHT).status_code for _ in range(14)} == {200}
        wrong = [client.post("/api/login", json=WRONG).status_code for _ in range(14)]
    assert wrong[0] == 401
    assert wrong[-1] == 429


def test_one_address_cannot_lock_an_account(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/out.db", machine_processes=0, limits="on", proxies=1) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):

        def login(place: str, body: dict[str, str]) -> int:
            return client.post("/api/login", json=body, headers={"x-forwarded-for": place}).status_code

        assert client.post("/api/register", json=RIGHT).status_code == 200
        attack = [login("198.51.100.1", WRONG) for _ in range(20)]
        assert attack[0] == 401
        assert attack[-1] == 429
        assert login("198.51.100.2", RIGHT) == 200


def test_logins_to_one_name_are_limited_and_do_not_count_for_the_address(tmp_path: Path) -> None:
    limits = {"limits": "on", "proxies": 1, "address_factor": 2}
    with (
        serving(f"sqlite:///{tmp_path}/many.db", machine_processes=0, **limits) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):

        def login(place: str, body: dict[str, str]) -> int:
            return client.post("/api/login", json=body, headers={"x-forwarded-for": place}).status_code

        ben = {"name": "Ben", "password": "five horses on a road"}
        for account in (RIGHT, ben):
            client.cookies.clear()
            assert client.post("/api/register", json=account).status_code == 200
        # Ten at once from an address, twenty for a name; a slow machine gives some more in the meantime.
        attack = [login(f"198.51.100.{place}", WRONG) for place in range(8) for _ in range(4)]
        assert attack[:20] == [401] * 20
        assert attack[-1] == 429
        club = "203.0.113.7"
        assert 429 in [login(club, RIGHT) for _ in range(15)]
        assert [login(club, {**ben, "password": "not this"}) for _ in range(8)] == [401] * 8
        assert login(club, ben) == 200


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_old_passwords_are_limited_by_account_like_logins(tmp_path: Path, method: str) -> None:
    """Somebody with a stolen session could try passwords from as many addresses as they have."""
    limits = {"limits": "on", "proxies": 1, "address_factor": 2}
    with (
        serving(f"sqlite:///{tmp_path}/old.db", machine_processes=0, **limits) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):
        assert client.post("/api/register", json=RIGHT).status_code == 200

        def guess(number: int) -> int:
            place = {"x-forwarded-for": f"198.51.100.{number}"}
            if method == "POST":
                body = {"old": WRONG["password"], "new": "seven horses on a road"}
                return client.post("/api/password", json=body, headers=place).status_code
            body = {"password": WRONG["password"]}
            return client.request("DELETE", "/api/account", json=body, headers=place).status_code

        statuses = [guess(number) for number in range(24)]
        assert set(statuses[:18]) == {401}
        assert statuses[-1] == 429


def test_a_name_that_looks_like_an_address_does_not_count_against_that_address(strict: ServerProcess) -> None:
    """A login to a name that looks like an address must not lock out that address."""
    with httpx.Client(base_url=strict.url, timeout=30, headers={"origin": strict.url}) as client:
        attempts = [
            client.post("/api/login", json={"name": "127.0.0.1", "password": "wrong password"}).status_code
            for _ in range(8)
        ]
    # An address may try ten at once. If each counted twice, the sixth would be refused.
    assert attempts == [401] * 8


@pytest.mark.parametrize(("proxies", "limited"), [(0, True), (1, False)])
def test_forwarded_addresses_count_only_from_trusted_proxies(
    tmp_path: Path, proxies: int, limited: bool
) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/p.db", machine_processes=0, limits="on", proxies=proxies) as server,
        httpx.Client(base_url=server.url, timeout=30, headers={"origin": server.url}) as client,
    ):
        statuses = []
        for number in range(36):
            client.cookies.clear()
            headers = {"x-forwarded-for": f"198.51.100.{number}"}
            statuses.append(client.post("/api/guest", json={}, headers=headers).status_code)
        assert (429 in statuses) is limited
        # Entries further left come from the client itself.
        forged = []
        for number in range(36):
            client.cookies.clear()
            headers = {"x-forwarded-for": f"198.51.100.{number}, 203.0.113.7"}
            forged.append(client.post("/api/guest", json={}, headers=headers).status_code)
        assert 429 in forged
