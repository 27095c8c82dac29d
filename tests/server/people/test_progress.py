"""A player's progress, kept with the account."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sevenroads.server.store.progress import joined
from sevenroads.server.wire import PlayerProgress

from ..client import Api, ServerProcess, run
from ..playing import fresh, registered

FIRST = {
    "lessons": {"placing": 3, "turn": 1},
    "puzzles": {"a1": "solved"},
    "days": [20000, 20001],
    "ladder": {"ardennes": 2},
    "medals": {"first-win": 20000},
}


async def put(person: Api, body: dict[str, Any], expect: int = 200) -> Any:
    response = await person.http.put("/api/progress", json=body)
    assert response.status_code == expect, response.text
    return response.json()


def test_a_new_account_has_no_progress_and_keeps_what_it_is_sent(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = await registered(shared_server.url, fresh("Learner"))
        assert await person.get("/api/progress") == {}
        assert await put(person, FIRST) == FIRST
        assert await person.get("/api/progress") == FIRST

    run(play())


def test_two_browsers_never_overwrite_each_other(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Two Browsers")
        one, two = await registered(shared_server.url, name), Api(shared_server.url)
        await two.post("/api/login", {"name": name, "password": "a long enough secret"})
        puzzles = [f"p{number}" for number in range(30)]
        await asyncio.gather(
            *(put((one, two)[k % 2], {"puzzles": {name: "solved"}}) for k, name in enumerate(puzzles))
        )
        assert (await two.get("/api/progress"))["puzzles"] == dict.fromkeys(puzzles, "solved")

    run(play())


def test_progress_only_grows() -> None:
    older = PlayerProgress(
        lessons={"turn": 3}, puzzles={"a": "shown"}, days=(1,), ladder={"dday": 4}, medals={"m": 5}
    )
    newer = PlayerProgress(
        lessons={"turn": 1, "placing": 2},
        puzzles={"a": "solved", "b": "solved"},
        days=(2, 1),
        ladder={"dday": 2, "ardennes": 1},
        medals={"m": 9},
    )
    assert joined(older, newer) == PlayerProgress(
        lessons={"placing": 2, "turn": 3},
        puzzles={"a": "shown", "b": "solved"},
        days=(1, 2),
        ladder={"ardennes": 1, "dday": 4},
        medals={"m": 5},
    )


def test_a_guest_keeps_its_progress_when_it_registers(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        guest = Api(shared_sqlite.url)
        await guest.post("/api/guest", {})
        await put(guest, FIRST)
        await guest.post("/api/register", {"name": fresh("Registered"), "password": "a long enough secret"})
        assert await guest.get("/api/progress") == FIRST

    run(play())


@pytest.mark.parametrize(
    "wrong",
    [
        {"lessons": {"placing": -1}},
        {"lessons": {"Placing!": 1}},
        {"puzzles": {"a1": "guessed"}},
        {"ladder": {"ardennes": 9}},
        {"days": [-1]},
        {"puzzles": {f"p{number}": "solved" for number in range(2001)}},
        {"unknown": 1},
    ],
)
def test_impossible_progress_is_refused_and_nothing_is_stored(
    shared_sqlite: ServerProcess, wrong: dict[str, Any]
) -> None:
    async def play() -> None:
        person = await registered(shared_sqlite.url, fresh("Careless"))
        assert (await put(person, {**FIRST, **wrong}, 422))["error"]["code"] == "invalid"
        assert await person.get("/api/progress") == {}

    run(play())


def test_progress_needs_a_session_and_goes_with_the_account(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        await Api(shared_sqlite.url).get("/api/progress", expect=401)
        await put(Api(shared_sqlite.url), FIRST, 401)
        person = await registered(shared_sqlite.url, fresh("Leaver"))
        await put(person, FIRST)
        await person.delete("/api/account", {"password": "a long enough secret"})
        await person.get("/api/progress", expect=401)

    run(play())
