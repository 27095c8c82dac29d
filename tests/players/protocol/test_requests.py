"""`sevenroads engine --json`: answers by id, errors as answers, and searches that can be stopped."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenroads import State
from sevenroads.players.protocol.requests import RequestSession

START = State.new("ardennes", seed=7)
VIEW = str(START.view("south"))


def ask(*requests: object, spec: str = "level:2") -> list[dict[str, Any]]:
    """Send requests; all answers, in the order in which they came."""
    lines: list[str] = []
    sent = "".join(
        f"{request if isinstance(request, str) else json.dumps(request)}\n" for request in requests
    )
    RequestSession(spec, lines.append, "0").run(io.BytesIO(sent.encode("utf-8", "surrogatepass")))
    return [json.loads(line) for line in lines]


def result(method: str, **fields: object) -> Any:
    (answer,) = ask({"id": 1, "method": method, **fields})
    assert answer["id"] == 1
    return answer["result"]


def error(method: str, **fields: object) -> str:
    (answer,) = ask({"id": "e", "method": method, **fields})
    assert answer["id"] == "e"
    return str(answer["error"])


def test_a_game_can_be_played_by_requests() -> None:
    game = result("new", edition="prototype", seed=3)
    while game["outcome"] is None:
        best = result("best", position=game["position"], player="greedy")["action"]
        assert best in result("legal", position=game["position"])["actions"]
        game = result("apply", position=game["position"], actions=[best])
    assert set(game["outcome"]) == {"winner", "termination", "rule"}
    assert result("legal", position=game["position"])["actions"] == []


def test_a_view_is_what_the_viewer_may_see() -> None:
    seen = result("view", position=str(START), viewer="south")
    assert seen == {"view": VIEW, "discards": []}
    assert result("legal", position=VIEW)["actions"] == [action.text for action in START.legal_actions()]
    assert result("legal", position=str(START.view("north")))["actions"] == []


@pytest.mark.parametrize(
    ("method", "fields"),
    [("apply", {"actions": ["T3"]}), ("why", {"action": "T3"}), ("view", {"viewer": "south"})],
)
def test_a_method_that_needs_all_cards_refuses_a_view(method: str, fields: dict[str, object]) -> None:
    assert "this is a view; a whole position" in error(method, position=VIEW, **fields)


def test_an_analysis_of_a_position_is_that_of_its_view() -> None:
    """The hidden cards cannot make a difference."""
    whole, view = (
        result("analyse", position=text, nodes=300, lines=3, seed=2) for text in (str(START), VIEW)
    )
    assert whole == view
    assert len(view["lines"]) == 3
    assert view["win"] == view["lines"][0]["win"]


def test_a_search_knows_the_game_before_it() -> None:
    after = START.copy()
    after.apply("T3")
    seen = [["T3", str(after.view("south"))]]
    assert result("best", position=VIEW, seen=seen)["action"]
    assert "does not lead" in error("best", position=VIEW, seen=[["P3", str(after.view("south"))]])
    assert "but the view hides" in error("best", position=VIEW, discards=["sabotage"])
    assert "are for a view" in error("best", position=str(START), seen=seen)
    assert "north is not to move" in error("best", position=str(START.view("north")))
    assert "spectator" in error("analyse", position=str(START.view("spectator")))


@pytest.mark.parametrize(
    ("request_", "identity"),
    [
        ("nonsense", None),
        ("[]", None),
        ('{"id": 5}', 5),
        ('{"id": 5, "method": "legal"}', 5),
        ('{"id": 5, "method": "legal", "position": "x", "more": 1}', 5),
        ('{"id": {}, "method": "identify"}', None),
        ('{"method": "identify"}', None),
        ('{"id": 5, "method": "apply", "position": "x", "actions": []}', 5),
        ('{"id": 5, "method": "analyse", "position": "x", "lines": 0}', 5),
        ('{"id": 5, "method": "best", "position": "x", "player": "napoleon"}', 5),
        ('{"id": 5, "method": "new", "edition": "waterloo"}', 5),
        ("[" * 5000, None),
    ],
)
def test_what_is_wrong_is_one_answer_with_the_id_if_there_is_one(request_: str, identity: object) -> None:
    (answer,) = ask(request_)
    assert answer["id"] == identity
    assert answer["error"]


def test_limits_must_be_positive() -> None:
    assert "must be positive" in error("best", position=VIEW, player="level:8", seconds=-1)
    assert "must be positive" in error("analyse", position=VIEW, nodes=0)


def test_other_requests_are_answered_during_a_search_which_can_be_stopped() -> None:
    answers = ask(
        {"id": "long", "method": "analyse", "position": VIEW, "seconds": 60},
        {"id": "next", "method": "best", "position": VIEW, "player": "level:8,seconds=60"},
        {"id": 3, "method": "identify"},
        {"id": 4, "method": "stop", "search": "nothing"},
        {"id": 5, "method": "stop"},
    )
    assert [answer["id"] for answer in answers] == [3, 4, 5, "long", "next"]
    assert answers[1]["result"] == {"stopped": 0}
    assert answers[2]["result"] == {"stopped": 2}
    assert answers[3]["result"]["lines"]


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.one_of(
        st.text(st.characters(exclude_categories=["Cs"]), max_size=60),
        st.dictionaries(
            st.sampled_from(
                ["id", "method", "position", "actions", "action", "viewer", "seed", "nodes", "seen"]
            ),
            st.one_of(
                st.none(),
                st.integers(-3, 3),
                st.sampled_from([VIEW, str(START), "legal", "apply", "why", "view", "best", "T3", "north"]),
                st.lists(st.sampled_from(["T3", VIEW]), max_size=2),
            ),
        ).map(json.dumps),
    )
)
def test_no_line_ends_the_session(line: str) -> None:
    line = line.replace("\n", " ")
    answers = ask(line, {"id": "last", "method": "identify"})
    assert len(answers) <= 2
    assert {"id": "last", "result": {"name": "Seven Roads Private", "version": "0", "protocol": 1}} in answers
