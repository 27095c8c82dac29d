"""A player's progress, kept with the account."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest

from sevenroads.server.store.progress import MOST_DAYS, MOST_MEDALS, MOST_OWN_PUZZLES, MOST_PUZZLES, joined
from sevenroads.server.wire import OwnPuzzle, PlayerProgress

from ..client import Api, ServerProcess, run
from ..playing import fresh, registered

FIRST = {
    "lessons": {"placing": 3, "turn": 1},
    "puzzles": {"a1": "solved"},
    "days": [20000, 20001],
    "ladder": {"ardennes": 2},
    "medals": {"first-win": 20000},
    "own_puzzles": {"Ut6E7uyzWA7V.12": {"kind": "win", "state": "open", "day": 20001}},
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


def test_a_puzzle_of_an_own_game_keeps_the_first_state_that_is_not_open() -> None:
    def with_state(state: Literal["open", "solved", "shown"]) -> PlayerProgress:
        return PlayerProgress(own_puzzles={"Ut6E7uyzWA7V.12": OwnPuzzle("defence", state, 20001)})

    for one, other, result in (
        ("open", "solved", "solved"),
        ("solved", "open", "solved"),
        ("shown", "solved", "shown"),
        ("open", "open", "open"),
    ):
        assert joined(with_state(one), with_state(other)) == with_state(result)


def test_only_the_newest_puzzles_of_own_games_are_kept() -> None:
    def puzzles(first: int, last: int) -> PlayerProgress:
        return PlayerProgress(
            own_puzzles={f"Ut6E7uyzWA7V.{day}": OwnPuzzle("win", "open", day) for day in range(first, last)}
        )

    kept = joined(puzzles(1, 80), puzzles(60, 161)).own_puzzles
    assert {puzzle.day for puzzle in kept.values()} == set(range(161 - MOST_OWN_PUZZLES, 161))


def test_invented_progress_does_not_grow_without_end() -> None:
    """A client may send any names, 250 kB at once, fifty times a second."""
    progress = PlayerProgress(puzzles={"a1": "solved"}, lessons={"turn": 1})
    for part in range(10):
        names = [f"{part}-{number}" for number in range(2000)]
        invented = PlayerProgress(
            lessons=dict.fromkeys(names[:100], 1),
            puzzles=dict.fromkeys(names, "solved"),
            days=tuple(range(part * 5000, part * 5000 + 5000)),
            ladder=dict.fromkeys(names[:50], 1),
            medals=dict.fromkeys(names[:100], 1),
        )
        progress = joined(progress, invented)
    assert len(progress.puzzles) == MOST_PUZZLES
    assert len(progress.days) == MOST_DAYS
    assert len(progress.medals) == MOST_MEDALS
    assert len(progress.lessons) + len(progress.ladder) <= 300
    # What was there first stays, and may still improve.
    better = joined(progress, PlayerProgress(lessons={"turn": 5, "new": 1}))
    assert (better.puzzles["a1"], better.lessons["turn"]) == ("solved", 5)
    assert "new" not in better.lessons


@pytest.mark.parametrize(
    "puzzles",
    [
        {"../../etc": {"kind": "win", "state": "open", "day": 1}},
        {"Ut6E7uyzWA7V": {"kind": "win", "state": "open", "day": 1}},
        {"Ut6E7uyzWA7V.12": {"kind": "draw", "state": "open", "day": 1}},
        {"Ut6E7uyzWA7V.12": {"kind": "win", "state": "open", "day": -1}},
        {f"Ut6E7uyzWA7V.{turn}": {"kind": "win", "state": "open", "day": 1} for turn in range(1, 202)},
    ],
)
def test_puzzles_of_own_games_name_a_table_and_a_turn(
    shared_sqlite: ServerProcess, puzzles: dict[str, Any]
) -> None:
    async def play() -> None:
        guest = Api(shared_sqlite.url)
        await guest.post("/api/guest", {})
        assert (await put(guest, {"own_puzzles": puzzles}, 422))["error"]["code"] == "invalid"

    run(play())


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
