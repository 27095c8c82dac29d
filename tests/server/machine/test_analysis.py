"""Hints, reviews, replays and practice positions, over the real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenroads import Catalog, State
from sevenroads.game import Match
from sevenroads.server.machine import analysis
from sevenroads.server.tables.player_views import GameObserver

from ..client import Api, ServerProcess, run, serving
from ..playing import change, fresh, registered

GAMES = sorted((Path(__file__).parents[2] / "golden" / "games").glob("*.7r"))


@pytest.fixture(scope="module")
def analysis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('study')}/study.db", machine_pace=0) as running:
        yield running


def ask(server: ServerProcess, path: str, body: dict[str, Any], expect: int | None = None) -> Any:
    async def asking() -> Any:
        person = Api(server.url)
        if path.startswith("/api/review"):
            await person.post("/api/guest")
        return await person.post(path, body, expect)

    return run(asking())


def test_an_action_is_tried_on_a_users_own_position(analysis_server: ServerProcess) -> None:
    position = str(State.new("ardennes", seed=1))
    tried = ask(analysis_server, "/api/practice", {"position": position, "action": "T3"})
    after = State.parse(position)
    after.apply("T3")
    assert tried["position"]["text"] == str(after)
    assert tried["legal"] == [action.text for action in after.legal_actions()]
    assert [event["kind"] for event in tried["events"]] == ["placed"]


def test_an_illegal_action_on_a_users_own_position_is_refused_with_its_rule(
    analysis_server: ServerProcess,
) -> None:
    position = str(State.new("ardennes", seed=1))
    error = ask(analysis_server, "/api/practice", {"position": position, "action": "x3"}, 409)["error"]
    assert error["code"] == "no-line"
    assert error["rule"] == "R5.1"
    assert error["values"] == {"road": 3}
    unknown = ask(analysis_server, "/api/practice", {"position": position, "action": "Q9"}, 409)["error"]
    assert unknown["code"] == "no-action"
    wrong = ask(analysis_server, "/api/practice", {"position": "nonsense"}, 422)["error"]
    assert wrong["code"] == "invalid"


def test_a_hint_against_the_machine_names_legal_turns_with_reasons(analysis_server: ServerProcess) -> None:
    async def play() -> Any:
        person = Api(analysis_server.url)
        table = (await person.post("/api/tables", {"opponent": "machine", "level": 1}))["table"]["id"]
        return await person.post(f"/api/tables/{table}/hint")

    lines = run(play())["lines"]
    assert 1 < len(lines) <= 3
    assert len({tuple(sorted(line["actions"])) for line in lines}) == len(lines), (
        "lines differ in their actions"
    )
    for line in lines:
        assert 0 <= line["win"] <= 1
        state = State.new("ardennes", seed=1)
        for action in line["actions"]:
            state.apply(action)


def test_there_are_no_hints_in_games_between_people_or_for_spectators(analysis_server: ServerProcess) -> None:
    async def play() -> None:
        one, two = Api(analysis_server.url), Api(analysis_server.url)
        opened = await one.post("/api/tables", {"side": "south"})
        table = opened["table"]["id"]
        await two.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        error = (await one.post(f"/api/tables/{table}/hint", expect=403))["error"]
        assert error["code"] == "not-yours"
        assert (await two.post(f"/api/tables/{table}/hint", expect=409))["error"]["code"] == "not-your-turn"

    run(play())


@pytest.mark.parametrize("path", GAMES[:3], ids=lambda path: path.stem)
def test_a_record_is_played_through_with_every_position(analysis_server: ServerProcess, path: Path) -> None:
    replay = ask(analysis_server, "/api/replay", {"record": path.read_text()})
    revision = int(replay["tags"]["Rules"])
    state = State.parse(replay["start"]["text"], Catalog().at_revision(revision))
    for step in replay["steps"]:
        state.apply(step["action"])
        assert step["position"]["text"] == str(state)
    assert replay["turns"] == sorted(set(replay["turns"]))


def test_a_turn_of_a_finished_game_is_assessed_by_what_was_known_and_by_the_truth(
    analysis_server: ServerProcess,
) -> None:
    path = next(path for path in GAMES if 'Result "south"' in path.read_text())
    record = path.read_text()
    turns = ask(analysis_server, "/api/replay", {"record": record})["turns"]
    judged = ask(analysis_server, "/api/review", {"record": record, "turn": turns[-1]})
    assert judged["turn"] == turns[-1]
    for judgement in (judged["known"], judged["truth"]):
        assert 0 <= judgement["after"] <= judgement["before"] <= 1
    for odds in judged["odds"].values():
        assert not odds or abs(sum(odds.values()) - 1) < 1e-6


def test_a_game_that_is_still_being_played_is_not_reviewed(analysis_server: ServerProcess) -> None:
    start = State.new("ardennes", seed=1)
    record = f'[Edition "ardennes"]\n[Start "{start}"]\n[Result "*"]\n\n1s. T3\n'
    error = ask(analysis_server, "/api/review", {"record": record, "turn": 1}, 422)["error"]
    assert "not ended" in error["message"]


# ------------------------------------------------------------ another try at a turn

#: South could win by road 1 at once (objective 14), plays elsewhere, and resigns.
MISSED_WIN = """[Edition "ardennes"]
[Start "ardennes TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/dig-in,sabotage -"]
[Result "north"]
[Termination "resignation"]

5s. M2
5n.
"""


def test_a_review_says_which_win_was_missed_and_how_accurate_the_turn_was(
    analysis_server: ServerProcess,
) -> None:
    judged = ask(analysis_server, "/api/review", {"record": MISSED_WIN, "turn": 9})
    assert judged["missed"]["kind"] == "win"
    assert len(judged["missed"]["solution"]) == 1
    known = judged["known"]
    assert known["accuracy"] == pytest.approx(0.5 ** ((known["before"] - known["after"]) / 0.15), abs=0.001)


def test_another_turn_is_compared_with_the_one_of_the_game(analysis_server: ServerProcess) -> None:
    def retry(*actions: str) -> Any:
        return ask(
            analysis_server, "/api/review/retry", {"record": MISSED_WIN, "turn": 9, "actions": [*actions]}
        )

    won = retry("T1")
    assert (won["verdict"], won["win"], won["best"]) == ("as-good", 1, 1)
    assert won["reasons"][0]["code"] == "wins-by-objective"
    again = retry("M2", ".")
    assert again["verdict"] == "worse"
    assert again["win"] == again["played"]


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (["x3", "."], "no line on road 3"),
        (["M2"], "not complete"),
        (["M2", ".", "T1"], "after its end"),
        (["Q9"], "Q9"),
        ([], "at least 1"),
    ],
)
def test_a_turn_that_cannot_be_played_is_not_compared(
    analysis_server: ServerProcess, actions: list[str], message: str
) -> None:
    body = {"record": MISSED_WIN, "turn": 9, "actions": actions}
    error = ask(analysis_server, "/api/review/retry", body, 422)["error"]
    assert error["code"] == "invalid"
    assert message in error["message"]


def test_no_turn_of_a_running_game_and_no_missing_turn_is_compared(analysis_server: ServerProcess) -> None:
    start = State.new("ardennes", seed=1)
    running = f'[Edition "ardennes"]\n[Start "{start}"]\n[Result "*"]\n\n1s. T3\n'
    for record, turn, message in ((running, 1, "not ended"), (MISSED_WIN, 7, "no actions in turn 7")):
        body = {"record": record, "turn": turn, "actions": ["."]}
        error = ask(analysis_server, "/api/review/retry", body, 422)["error"]
        assert message in error["message"]


def test_without_a_session_no_turn_is_compared(analysis_server: ServerProcess) -> None:
    async def asking() -> Any:
        body = {"record": MISSED_WIN, "turn": 9, "actions": ["."]}
        return await Api(analysis_server.url).post("/api/review/retry", body, 401)

    assert run(asking())["error"]["code"] == "not-signed-in"


# ------------------------------------------------------------ odds of the enemy's objective


async def odds(person: Api, table: str, expect: int = 200) -> Any:
    response = await person.http.get(f"/api/tables/{table}/odds")
    assert response.status_code == expect, response.text
    return response.json()


def test_a_player_against_the_machine_sees_the_odds_of_its_objective(analysis_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(analysis_server.url)
        opened = await person.post("/api/tables", {"opponent": "machine", "level": 2, "side": "south"})
        table = opened["table"]["id"]
        found = await odds(person, table)
        chances = found["odds"]
        assert found["turn"] >= 1
        assert sum(chances.values()) == pytest.approx(1, abs=0.01)
        snapshot = await person.get(f"/api/tables/{table}")
        own = snapshot["moment"]["position"]["cards"]["south"]["objective"]
        assert chances[own] < max(chances.values())

    run(play())


def test_odds_come_only_from_what_the_player_has_seen() -> None:
    """Two games that differ only in the enemy's objective give the same odds."""
    starts = [
        State.parse(f"ardennes |/|/|/|/|/|/| s1:4 146/- {enemy}/- {deck}/dig-in,sabotage -")
        for enemy, deck in (("246", "235"), ("235", "246"))
    ]
    found = []
    for start in starts:
        match = Match(start)
        for action in ("T1", ".", "T6", "P6", ".", "P2", ".", "T2", "M3", "."):
            match.play(action)
        found.append(analysis.odds(GameObserver("south").seen(match)))
    assert found[0] == found[1]
    assert found[0].odds["246"] > 0
    assert found[0].odds["235"] > 0


def test_odds_are_refused_between_people_to_spectators_and_at_one_screen(
    analysis_server: ServerProcess,
) -> None:
    async def play() -> None:
        one, two, spectator = (Api(analysis_server.url) for _ in range(3))
        for rated in (False, True):
            if rated:
                one, two = [await registered(analysis_server.url, fresh("Odds")) for _ in range(2)]
            opened = await one.post("/api/tables", {"side": "south", "rated": rated})
            table = opened["table"]["id"]
            await two.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
            for person in (one, two):
                assert (await odds(person, table, 403))["error"]["code"] == "no-odds"
        await spectator.post("/api/guest")
        machine = (await one.post("/api/tables", {"opponent": "machine", "level": 1}))["table"]["id"]
        assert (await odds(spectator, machine, 403))["error"]["code"] == "not-seated"
        assert (await odds(Api(analysis_server.url), machine, 401))["error"]["code"] == "not-signed-in"
        shared = (await one.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        assert (await odds(one, shared, 403))["error"]["code"] == "no-odds"
        assert (await odds(one, "nosuchtable1", 404))["error"]["code"] == "no-table"

    run(play())


def test_odds_are_refused_in_a_rated_game_and_after_the_end(analysis_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(analysis_server.url)
        ids = []
        for _ in range(2):
            opened = await person.post("/api/tables", {"opponent": "machine", "level": 1, "side": "south"})
            ids.append(opened["table"]["id"])
        async with person.socket() as socket:
            await socket.watch(ids[1])
            await socket.command("resign", ids[1], None)
        assert (await odds(person, ids[1], 409))["error"]["code"] == "over"
        # The machine plays no rated games; the server would refuse odds in one all the same.
        await change(analysis_server.database, f"UPDATE games SET rated = 1 WHERE id = '{ids[0]}'")
        analysis_server.stop()
        analysis_server.start()
        assert (await odds(person, ids[0], 403))["error"]["code"] == "no-odds"

    run(play())
