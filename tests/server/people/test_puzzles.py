"""Rated puzzles: the server judges attempts, and each puzzle counts once for an account."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sevenroads.players.analyst.puzzle_book import BookPuzzle, puzzle_book
from sevenroads.server.store import glicko
from sevenroads.server.store.puzzles import PUZZLE_DEVIATION, START, rate

from ..client import Api, ServerProcess, run
from ..playing import fresh, registered

WINS = [puzzle for puzzle in puzzle_book().values() if puzzle.kind == "win"]
DEFENCES = [puzzle for puzzle in puzzle_book().values() if puzzle.kind == "defence"]
PASSWORD = "a long enough secret"


def solved(puzzle: BookPuzzle) -> dict[str, Any]:
    return {"puzzle": puzzle.id, "actions": list(puzzle.solution)}


def failed(puzzle: BookPuzzle) -> dict[str, Any]:
    return {"puzzle": puzzle.id, "actions": ["."]}


def rows(server: ServerProcess, puzzle: BookPuzzle) -> list[int]:
    """For each account that attempted a puzzle, how many attempts its stored rating is based on."""
    found = (
        "SELECT p.attempts FROM puzzle_attempts a JOIN puzzle_players p ON p.user_id = a.user_id"
        " WHERE a.puzzle = ?"
    )
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=10)) as file:
        return [count for (count,) in file.execute(found, (puzzle.id,))]


async def attempt(person: Api, *attempts: dict[str, Any], expect: int = 200, **more: Any) -> Any:
    return await person.post("/api/puzzles/attempts", {"attempts": attempts, **more}, expect)


# ---------------------------------------------------------------- arithmetic


def test_an_attempt_is_a_game_between_player_and_puzzle() -> None:
    puzzle = glicko.Rating(1200.0, PUZZLE_DEVIATION)
    better, easier = rate(START, puzzle, solved=True)
    worse, harder = rate(START, puzzle, solved=False)
    assert worse.rating < START.rating < better.rating
    assert easier.rating < puzzle.rating < harder.rating
    assert better == glicko.update(START, puzzle, glicko.WIN)
    assert easier == glicko.update(puzzle, START, glicko.LOSS)
    # The surprise counts more than what was expected.
    assert better.rating - START.rating > START.rating - worse.rating
    assert max(better.deviation, worse.deviation) < START.deviation


# ---------------------------------------------------------------- accounts


def test_a_solved_puzzle_raises_the_rating_and_a_failed_one_lowers_it(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = await registered(shared_server.url, fresh("Solver"))
        before = await person.get("/api/puzzles")
        assert before["kept"] is True
        assert before["player"]["rating"] == START.rating
        assert "attempts" not in before
        won = await attempt(person, solved(WINS[0]))
        (verdict,) = won["verdicts"]
        assert verdict["solved"] is True
        assert (verdict["before"], verdict["after"]) == (1000, round(won["player"]["rating"]))
        assert verdict["after"] > 1000
        lost = await attempt(person, failed(WINS[1]))
        assert lost["verdicts"][0]["solved"] is False
        assert lost["player"]["rating"] < won["player"]["rating"]
        after = await person.get("/api/puzzles")
        assert after["attempts"] == {WINS[0].id: True, WINS[1].id: False}
        assert after["player"] == lost["player"]
        assert {WINS[0].id, WINS[1].id} <= after["ratings"].keys()

    run(play())


def test_only_the_first_attempt_at_a_puzzle_counts(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = await registered(shared_server.url, fresh("Farmer"))
        first = await attempt(person, failed(WINS[2]))
        again = await attempt(person, solved(WINS[2]), solved(WINS[2]))
        assert [verdict["solved"] for verdict in again["verdicts"]] == [True, True]
        assert not any("after" in verdict for verdict in again["verdicts"])
        assert again["player"] == first["player"]
        assert (await person.get("/api/puzzles"))["attempts"] == {WINS[2].id: False}
        twice = await attempt(person, solved(WINS[3]), solved(WINS[3]))
        assert ["after" in verdict for verdict in twice["verdicts"]] == [True, False]

    run(play())


def test_attempts_at_the_same_time_count_once_each_and_never_deadlock(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Hasty")
        one, two = await registered(shared_server.url, name), Api(shared_server.url)
        await two.post("/api/login", {"name": name, "password": PASSWORD})
        third = await registered(shared_server.url, fresh("Rival"))
        some = [solved(puzzle) for puzzle in WINS[4:10]]
        results = await asyncio.gather(
            attempt(one, *some), attempt(two, *some[::-1]), attempt(third, *some[::-1]), attempt(third, *some)
        )
        counted = [sum("after" in verdict for verdict in result["verdicts"]) for result in results]
        assert counted[0] + counted[1] == counted[2] + counted[3] == len(some)
        assert len((await one.get("/api/puzzles"))["attempts"]) == len(some)

    run(play())


def test_the_enemys_win_answers_a_failed_defence_and_any_sound_turn_solves_it(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        person = await registered(shared_server.url, fresh("Defender"))
        wrong = (await attempt(person, failed(DEFENCES[0])))["verdicts"][0]
        assert wrong["solved"] is False
        state = DEFENCES[0].state
        for action in (".", *wrong["reply"]):
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner is DEFENCES[0].side.other
        right = (await attempt(person, solved(DEFENCES[1])))["verdicts"][0]
        assert right["solved"] is True
        assert "reply" not in right

    run(play())


def test_giving_up_counts_as_failed(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        person = await registered(shared_sqlite.url, fresh("Quitter"))
        given = await attempt(person, {"puzzle": DEFENCES[0].id, "actions": None})
        assert given["verdicts"][0]["solved"] is False
        assert given["player"]["rating"] < START.rating

    run(play())


def test_ratings_and_attempts_go_with_the_account(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        person = await registered(shared_sqlite.url, fresh("Leaver"))
        await attempt(person, solved(WINS[20]))
        assert rows(shared_sqlite, WINS[20]) == [1]
        await person.delete("/api/account", {"password": PASSWORD})
        assert rows(shared_sqlite, WINS[20]) == []
        # What other players are rated against stays.
        assert WINS[20].id in (await Api(shared_sqlite.url).get("/api/puzzles"))["ratings"]

    run(play())


# ---------------------------------------------------------------- without an account


def test_without_an_account_nothing_is_kept_and_the_given_rating_moves(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        visitor, guest = Api(shared_sqlite.url), Api(shared_sqlite.url)
        await guest.post("/api/guest", {})
        for person in (visitor, guest):
            assert "kept" not in await person.get("/api/puzzles")
            kept = {"rating": 1400, "deviation": 80, "volatility": 0.06}
            first = await attempt(person, solved(WINS[11]), player=kept)
            assert first["verdicts"][0]["before"] == 1400
            assert first["player"]["rating"] > 1400
            assert first == await attempt(person, solved(WINS[11]), player=kept)
            standing = await person.get("/api/puzzles")
            assert "attempts" not in standing
            assert WINS[11].id not in standing.get("ratings", {})

    run(play())


def test_the_attempts_of_a_guest_are_judged_again_when_an_account_takes_them_over(
    shared_sqlite: ServerProcess,
) -> None:
    async def play() -> None:
        person = await registered(shared_sqlite.url, fresh("Registered"))
        taken = await attempt(person, solved(WINS[0]), failed(WINS[1]), solved(DEFENCES[0]))
        assert [verdict["solved"] for verdict in taken["verdicts"]] == [True, False, True]
        # The rating that the device claims plays no part.
        boast = {"rating": 2900, "deviation": 45, "volatility": 0.06}
        more = await attempt(person, solved(WINS[2]), player=boast)
        assert more["player"]["rating"] < 2000

    run(play())


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("attempts", "status", "code"),
    [
        ([{"puzzle": "a-999", "actions": []}], 404, "no-puzzle"),
        ([{"puzzle": WINS[0].id, "actions": ["x1", "x1", "x1"]}], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": ["nonsense"]}], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": [".", "."]}], 422, "invalid"),
        ([{"puzzle": DEFENCES[0].id, "actions": [".", "."]}], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": [*WINS[0].solution, "."]}], 422, "invalid"),
        ([{"puzzle": WINS[0].id}], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": [], "solved": True}], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": ["."] * 61}], 422, "invalid"),
        ([], 422, "invalid"),
        ([{"puzzle": WINS[0].id, "actions": None}] * 26, 422, "invalid"),
    ],
)
def test_an_attempt_that_cannot_be_judged_is_refused_and_counts_nothing(
    shared_sqlite: ServerProcess, attempts: list[dict[str, Any]], status: int, code: str
) -> None:
    async def play() -> None:
        person = await registered(shared_sqlite.url, fresh("Cheat"))
        refused = await attempt(person, *attempts, expect=status)
        assert refused["error"]["code"] == code
        assert "attempts" not in await person.get("/api/puzzles")

    run(play())


@pytest.mark.parametrize("wrong", [{"rating": -1}, {"deviation": 10}, {"volatility": 2}, {"rating": "NaN"}])
def test_an_impossible_rating_of_a_guest_is_refused(
    shared_sqlite: ServerProcess, wrong: dict[str, Any]
) -> None:
    async def play() -> None:
        given = {"rating": 1000, "deviation": 350, "volatility": 0.06, **wrong}
        await attempt(Api(shared_sqlite.url), solved(WINS[0]), expect=422, player=given)

    run(play())
