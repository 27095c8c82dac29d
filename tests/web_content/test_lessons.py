"""The client's lessons: each can be solved as written and has its texts."""

from __future__ import annotations

from typing import Any, Final

import pytest
from texts.files import texts

from sevenroads import State
from sevenroads.rules.tables import Action

from .content import load
from .tools import boards

LESSONS: Final[list[dict[str, Any]]] = load("lessons.json")["lessons"]
STEPS: Final = [(lesson["id"], step) for lesson in LESSONS for step in lesson["steps"]]
TASKS: Final = [(name, step) for name, step in STEPS if "lines" in step]
KINDS: Final = ("place", "redeploy", "retreat", "attack", "fire", "card", "end")


def named(value: object) -> str:
    return value if isinstance(value, str) else str(value["id"]) if isinstance(value, dict) else ""


def matches(match: str, action: Action) -> bool:
    """Whether an action matches a pattern of a wrong answer, as the client decides it."""
    what, _, which = match.partition(":")
    if what == "kind":
        return action.kind == which
    if what == "unit":
        return action.kind == "place" and action.unit == which
    if what == "road":
        return str(action.road) == which
    return match in ("*", action.text)


def test_every_idea_has_a_lesson() -> None:
    ideas = "placing clash run equal blocking redeploy retreat conquer general mortar spy command-tank"
    ideas += " artillery cards objectives winning"
    assert set(ideas.split()) <= {lesson["id"] for lesson in LESSONS}


def test_every_lesson_has_its_texts_and_no_text_is_unused() -> None:
    wanted = {"common-wrong", "common-right", "common-complete"}
    for lesson in LESSONS:
        wanted |= {f"{lesson['id']}-title", f"{lesson['id']}-idea"}
    for name, step in STEPS:
        place = f"{name}-{step['id']}"
        wanted |= {f"{place}-{part}" for part in (("text", "hint", "done") if "lines" in step else ("text",))}
        wanted |= {f"{place}-wrong-{wrong['key']}" for wrong in step.get("wrong", ())}
    assert texts("en", "lessons").keys() == wanted


@pytest.mark.parametrize(("name", "step"), TASKS, ids=named)
def test_every_line_of_a_step_can_be_played(name: str, step: dict[str, Any]) -> None:
    start = State.parse(step["position"])
    assert start.side == "south", "a lesson is played from south's side"
    assert str(start) == step["position"]
    for line in step["lines"]:
        state = start.copy()
        for number, action in enumerate(line):
            node = step["nodes"][" ".join(line[:number])]
            assert node["position"] == str(state)
            assert node["legal"].split(" ") == [legal.text for legal in state.legal_actions()]
            state.apply(action)
        assert step["nodes"][" ".join(line)]["position"] == str(state)
        assert not any(other[: len(line)] == line for other in step["lines"] if other is not line)


@pytest.mark.parametrize(("name", "step"), TASKS, ids=named)
def test_a_wrong_answer_is_never_an_accepted_one(name: str, step: dict[str, Any]) -> None:
    first = {line[0] for line in step["lines"]}
    start = State.parse(step["position"])
    assert start.is_over is False
    for wrong in step.get("wrong", ()):
        match = wrong["match"]
        assert match not in first
        if match.startswith("kind:"):
            assert match.removeprefix("kind:") in KINDS
        possible = [action for action in start.rules.actions if matches(match, action)]
        assert [action for action in possible if action.text not in first], f"{name}: {match} matches nothing"


@pytest.mark.parametrize(
    ("name", "number"),
    [("winning", 1), ("winning", 2), ("objectives", 1), ("cards", 2), ("cards", 3)],
)
def test_a_winning_step_wins_the_game(name: str, number: int) -> None:
    step = next(step for lesson, step in TASKS if (lesson, step["id"]) == (name, str(number)))
    for line in step["lines"]:
        state = State.parse(step["position"])
        for action in line:
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner == "south"


def test_the_lessons_are_up_to_date() -> None:
    assert boards.filled_lessons() == boards.LESSONS.read_text(encoding="utf-8")
