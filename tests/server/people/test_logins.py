"""Logins while something else happens: hashing takes a while, and accounts may change meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher

from sevenroads.server.people.passwords import HashingBusy, Passwords, needs_rehash
from sevenroads.server.store import accounts

from ..client import run
from ..inside import application

OLD, NEW = "seven roads to Bastogne", "eight roads to Bastogne"


async def sign_in(client: httpx.AsyncClient, name: str, password: str) -> int:
    return (await client.post("/api/login", json={"name": name, "password": password})).status_code


def test_a_login_fails_if_the_password_changes_while_it_is_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verify = Passwords.verify

    async def scene() -> list[int]:
        async with application(tmp_path) as (services, client):
            kept = await services.passwords.hash(OLD)
            user = await services.database.write(
                lambda c: accounts.create_account(c, "Late", "user", 0, kept)
            )

            async def slow(passwords: Passwords, hashed: str | None, password: str, _: object) -> bool:
                right = await verify(passwords, hashed, password)
                fresh = await passwords.hash(NEW)
                await services.database.write(lambda c: accounts.set_password(c, user.id, fresh))
                return right

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(Passwords, "verify", slow)
                late = await sign_in(client, "Late", OLD)
            return [late, await sign_in(client, "Late", OLD), await sign_in(client, "Late", NEW)]

    assert run(scene()) == [401, 401, 200]


@pytest.mark.parametrize("meanwhile", ["nothing", "busy", "changed"])
def test_a_login_rehashes_a_password_with_outdated_costs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(OLD)
    hash_password = Passwords.hash

    async def scene() -> str:
        async with application(tmp_path) as (services, client):
            database = services.database
            user = await database.write(lambda c: accounts.create_account(c, "Old", "user", 0, old))

            async def hashing(passwords: Passwords, password: str) -> str:
                if meanwhile == "busy":
                    raise HashingBusy
                if meanwhile == "changed":
                    await database.write(lambda c: accounts.set_password(c, user.id, "another"))
                return await hash_password(passwords, password)

            monkeypatch.setattr(Passwords, "hash", hashing)
            assert await sign_in(client, "Old", OLD) == 200
            if meanwhile != "changed":
                assert (await client.get("/api/me")).status_code == 200
                assert await sign_in(client, "Old", OLD) == 200
            found = await database.read(lambda c: accounts.find_by_id(c, user.id))
            assert found is not None
            return str(found.password_hash)

    kept = run(scene())
    if meanwhile == "nothing":
        assert kept != old
        assert not needs_rehash(kept)
    else:
        assert kept == (old if meanwhile == "busy" else "another")


def test_a_login_beyond_the_queue_is_refused_before_any_database_query(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    by_name = accounts.find_by_name
    monkeypatch.setattr(accounts, "find_by_name", lambda c, name: asked.append(name) or by_name(c, name))

    async def scene() -> list[httpx.Response]:
        async with application(tmp_path) as (services, client):
            services.passwords._queue.capacity = 3
            guess = {"name": "Nobody", "password": "guessed wrongly"}
            return await asyncio.gather(*(client.post("/api/login", json=guess) for _ in range(9)))

    answers = run(scene())
    assert sorted(answer.status_code for answer in answers) == [401] * 3 + [503] * 6
    assert all(answer.headers["retry-after"] == "5" for answer in answers if answer.status_code == 503)
    assert asked == ["Nobody"] * 3
