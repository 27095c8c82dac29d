"""Attacks on logins and ratings and by foreign host names, and a full disk, with the default limits."""

from __future__ import annotations

import resource
import threading
import time
from pathlib import Path

import pytest

from . import raw
from .cheats import Cheat
from .conftest import Target, attacked

ANNA = {"name": "Anna", "password": "four horses on a road"}
EVE = {"name": "Eve", "password": "nine horses on a road"}


def register(target: Target, account: dict[str, str], source: str) -> None:
    status, _, answer = raw.api(target.port, "POST", "/api/register", account, source)
    assert status == 200, answer


def login(target: Target, account: dict[str, str], source: str) -> int:
    return raw.api(target.port, "POST", "/api/login", account, source)[0]


def test_valid_logins_from_four_addresses_do_not_lock_others_out(tmp_path: Path) -> None:
    """Successful logins used to be free, and four addresses kept the hashing queue full."""
    with attacked(tmp_path) as target:
        register(target, ANNA, "127.0.4.1")
        register(target, EVE, "127.0.4.2")
        end = time.monotonic() + 8
        statuses: list[int] = []

        def attack(source: str) -> None:
            while time.monotonic() < end:
                statuses.append(login(target, EVE, source))
                time.sleep(0.05)

        attackers = [
            threading.Thread(target=attack, args=(f"127.0.5.{number}",))
            for number in range(1, 5)
            for _ in range(10)
        ]
        for attacker in attackers:
            attacker.start()
        time.sleep(1)
        honest = [login(target, ANNA, "127.0.4.3")]
        while time.monotonic() < end - 1:
            honest.append(login(target, ANNA, "127.0.4.3"))
            time.sleep(0.5)
        for attacker in attackers:
            attacker.join()
    assert set(honest) == {200}
    # The attacker's own account is limited, and so is its part of the queue.
    assert statuses.count(200) <= 25
    assert {429, 503} <= set(statuses)


def test_wrong_logins_of_many_names_do_not_lock_others_out(tmp_path: Path) -> None:
    """Each address may try a few passwords, so several together could fill the queue."""
    with attacked(tmp_path) as target:
        register(target, ANNA, "127.0.4.1")
        statuses: list[int] = []

        def attack(number: int) -> None:
            guess = {"name": f"Nobody {number}", "password": "guessed wrongly"}
            statuses.append(login(target, guess, f"127.0.5.{number % 5 + 1}"))

        attackers = [threading.Thread(target=attack, args=(number,)) for number in range(80)]
        for attacker in attackers:
            attacker.start()
        time.sleep(0.3)
        assert login(target, ANNA, "127.0.4.3") == 200
        for attacker in attackers:
            attacker.join()
    assert 503 in statuses


def test_common_passwords_cannot_be_chosen(target: Target) -> None:
    """Somebody who tries the most common passwords on every account finds none."""
    for password in ("password", "12345678", "Baseball", "iloveyou1", "starwars"):
        body = {"name": "Careless", "password": password}
        status, _, answer = raw.api(target.port, "POST", "/api/register", body, "127.0.6.1")
        assert (status, answer["error"]["code"]) == (422, "common-password")
    headers = raw.api(target.port, "POST", "/api/register", {**EVE, "name": "Careful"}, "127.0.6.1")[1]
    cookie = headers["set-cookie"].partition(";")[0]
    change = {"old": EVE["password"], "new": "password"}
    status, _, answer = raw.api(target.port, "POST", "/api/password", change, "127.0.6.1", cookie)
    assert (status, answer["error"]["code"]) == (422, "common-password")


def test_a_foreign_name_for_the_server_is_refused(tmp_path: Path) -> None:
    """A page of evil.example, whose name the attacker points to the server, is not served (DNS rebinding)."""
    with attacked(tmp_path, site="https://games.example") as target:

        def status(method: str, path: str, host: str, *headers: str, body: bytes = b"") -> int:
            with raw.connect(target.port) as connection:
                connection.sendall(raw.request(method, path, *headers, body=body, host=host))
                return raw.read_answer(connection)[0]

        upgrade = (
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Origin: https://evil.example"),
        )
        for host in ("evil.example", f"127.0.0.1:{target.port}", "games.example:8707", "games.example.evil"):
            assert status("GET", "/", host) == 421
            assert status("GET", "/api/editions", host) == 421
            assert status("POST", "/api/guest", host, "Origin: https://evil.example", body=b"{}") == 421
            assert status("GET", "/api/socket", host, *upgrade) == 421
        assert status("GET", "/api/editions", "games.example") == 200
        assert status("GET", "/healthz", f"127.0.0.1:{target.port}") == 200
        assert status("GET", "/healthz", "evil.example", "X-Forwarded-For: 203.0.113.9") == 421
        assert target.log.count("wrong-host") == 1


def test_a_server_that_cannot_write_is_not_healthy(tmp_path: Path) -> None:
    """A full disk: the server can still read, so a check that only reads would call it healthy."""

    def health() -> int:
        time.sleep(1.1)
        return raw.api(target.port, "GET", "/healthz")[0]

    with attacked(tmp_path) as target:
        assert health() == 200
        limits = resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert health() == 503
        assert raw.api(target.port, "GET", "/api/editions")[0] == 200
        resource.prlimit(target.pid, resource.RLIMIT_FSIZE, limits)
        assert health() == 200


def test_frequent_health_checks_write_once_a_second(tmp_path: Path) -> None:
    """Nobody needs an account for `/healthz`, so it must not be a way to wear out the disk."""
    with attacked(tmp_path) as target:
        log = tmp_path / "games.db-wal"
        before = log.stat().st_size
        request = raw.request("GET", "/healthz")
        end = time.monotonic() + 2.5
        asked = 0
        while time.monotonic() < end:
            with raw.connect(target.port) as connection:
                connection.sendall(request)
                assert raw.read_answer(connection)[0] == 200
                asked += 1
            # Below the limit of requests for one address.
            time.sleep(0.005)
        assert asked > 50
        assert log.stat().st_size - before <= 5 * 2 * 4120


# ------------------------------------------------------------ ratings


def test_nobody_collects_rating_points_from_an_own_bot(tmp_path: Path) -> None:
    """A bot that resigns whenever its owner wants would be an endless source of points."""
    with attacked(tmp_path) as target:
        owner = Cheat(target, "Owner", "127.0.7.1")
        bots = []
        for name in ("First bot", "Second bot"):
            status, made = owner.ask("POST", "/api/bots", {"name": name})
            assert status == 200, made
            bots.append(made["token"])

        def as_bot(token: str, path: str, body: bytes) -> tuple[int, bytes]:
            with raw.connect(target.port, "127.0.7.2") as connection:
                header = f"Authorization: Bearer {token}"
                connection.sendall(raw.request("POST", path, header, body=body))
                status, _, answer = raw.read_answer(connection)
                return status, answer

        table = owner.open_rated(public=True)
        for token in bots:
            status, answer = as_bot(token, f"/api/tables/{table['id']}/join", b"{}")
            assert (status, b'"own-bot"' in answer) == (403, True)
        status, answer = as_bot(bots[0], "/api/tables", b'{"rated": true, "public": true}')
        assert status == 201
        opened = answer.partition(b'"id":"')[2][:12].decode()
        assert owner.join({"id": opened, "invite": None}) == "own-bot"
        status, answer = as_bot(bots[1], f"/api/tables/{opened}/join", b"{}")
        assert (status, b'"own-bot"' in answer) == (403, True)
        assert owner.rating() == 1500


def test_nobody_collects_rating_points_from_accounts_that_resign_at_once(tmp_path: Path) -> None:
    with attacked(tmp_path) as target:
        farmer = Cheat(target, "Farmer", "127.0.7.1")
        victims = [Cheat(target, f"Victim{number}", f"127.0.7.{number + 2}") for number in range(4)]
        for victim in victims:
            for turns in (0, 5):
                game = farmer.game_against(victim)
                game.turns(turns)
                assert game.send("north", "resign")["type"] == "ack"
                game.close()
        assert farmer.rating() == 1500
        assert all(victim.rating() < 1400 for victim in victims)


@pytest.mark.parametrize("games", [10, pytest.param(30, marks=pytest.mark.slow)])
def test_a_friend_who_loses_many_times_a_day_is_worth_less_than_two_games(tmp_path: Path, games: int) -> None:
    with attacked(tmp_path) as target:
        farmer, friend = Cheat(target, "Farmer", "127.0.7.1"), Cheat(target, "Friend", "127.0.7.2")
        ratings = [farmer.rating()]
        for _ in range(games):
            game = farmer.game_against(friend)
            game.turns(6)
            assert game.send("north", "resign")["type"] == "ack"
            game.close()
            ratings.append(farmer.rating())
    first = ratings[1] - ratings[0]
    assert first > 0
    assert ratings[-1] - ratings[0] < 2 * first
    # From the eighth game on, nothing changes.
    assert len(set(ratings[7:])) == 1


def test_nobody_calls_off_rated_games_until_the_objective_suits(tmp_path: Path) -> None:
    """A player sees the objective before the first turn and could ask for another deal again and again."""
    with attacked(tmp_path) as target:
        picky, friend = Cheat(target, "Picky", "127.0.7.1"), Cheat(target, "Friend", "127.0.7.2")
        seen, answer = [], {}
        for _ in range(10):
            game = picky.game_against(friend)
            seen.append(game.objective("south"))
            answer = game.send("south", "abort")
            if answer["type"] == "refused":
                break
            game.close()
        assert answer["code"] == "many-aborts"
        assert len(seen) == 4
        # Everybody sees it in the profile and in the lobby, and the last game has to be played or resigned.
        table = picky.open_rated(public=True)
        _, lobby = friend.ask("GET", "/api/tables")
        (listed,) = (one for one in lobby["tables"] if one["id"] == table["id"])
        assert listed["south"]["aborts"] == 3
        assert friend.ask("GET", "/api/users/Picky")[1]["aborts"] == 3
        assert game.send("south", "resign")["type"] == "ack"
        game.close()
        assert picky.rating() < 1500
