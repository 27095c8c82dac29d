"""Hints, reviews, replays and practice positions, over the real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenroads import State

from ..client import Api, ServerProcess, run, serving

GAMES = sorted((Path(__file__).parents[2] / "golden" / "games").glob("*.7r"))


@pytest.fixture(scope="module")
def analysis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('study')}/study.db", machine_pace=0) as running:
        yield running


def ask(server: ServerProcess, path: str, body: dict[str, Any], expect: int | None = None) -> Any:
    async def asking() -> Any:
        person = Api(server.url)
        if path == "/api/review":
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
    state = State.parse(replay["start"]["text"])
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
