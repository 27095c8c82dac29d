"""Plays the worked examples and the lessons of the web client.

Examples are edited in `tools/examples.toml`, lessons in `content/lessons.json`: positions and actions. This
script plays them with the engine and writes every position, the events, the legal actions and the reasons for
refused actions to `content/`, so that the client can show them without a server. `--check` fails if a file
is out of date.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from sevenroads import State
from sevenroads.game.events import Event, describe, seen_by
from sevenroads.rules.types import Outcome
from sevenroads.view import View

CONTENT: Final = Path(__file__).parents[1] / "src" / "content"
EXAMPLES: Final = CONTENT / "examples.json"
LESSONS: Final = CONTENT / "lessons.json"
#: The source of `examples.json`.
SOURCE: Final = Path(__file__).with_name("examples.toml")
EDITIONS: Final = ("ardennes", "dday", "prototype")


def event_data(event: Event) -> dict[str, Any]:
    """An event as the server sends it, without fields that have their default value."""
    found: dict[str, Any] = {}
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Outcome):
            ended = {"termination": value.termination.value, "winner": value.winner and value.winner.value}
            value = {**{k: v for k, v in ended.items() if v}, "rule": value.termination.rule}
        if value != field.default:
            found[field.name] = list(value) if isinstance(value, tuple) else value
    return found


def play(state: State, action: str, viewer: str = "south") -> list[dict[str, Any]]:
    """Play an action and return its events as `viewer` sees them."""
    before = state.copy()
    state.apply(action)
    return [event_data(seen_by(event, viewer)) for event in describe(before, before.action(action), state)]


def filled_example(example: dict[str, Any]) -> dict[str, Any]:
    """The example with a played board for each of its editions."""
    named = example.get("editions", EDITIONS)
    found = {edition: _board(edition, {**example, **example.get(edition, {})}) for edition in named}
    return {"id": example["id"], "rules": example["rules"], "editions": found}


def _board(edition: str, example: dict[str, Any]) -> dict[str, Any]:
    """Roads, position, actions, frames, events and refused actions of an example in one edition."""
    gun = "A" if edition == "dday" else "K"
    position = edition + example["position"].replace("@", gun)
    actions = example.get("actions", "").replace("@", gun).split()
    kept = {"roads": example["roads"], "position": position, "actions": actions}
    if "?" in position:
        return {**kept, "frames": [str(View.parse(position))], "events": []}
    state = State.parse(position)
    pairs = [text.replace("@", gun).split() for text in example.get("refused", ())]
    wanted = [(int(after), action) for after, action in pairs]
    frames, events, refused = [str(state)], [], _refused(state, 0, wanted)
    for number, action in enumerate(actions, 1):
        events.append(play(state, action))
        frames.append(str(state))
        refused += _refused(state, number, wanted)
    filled = {**kept, "frames": frames, "events": events}
    return {**filled, "refused": refused} if refused else filled


def _refused(state: State, after: int, wanted: Iterable[tuple[int, str]]) -> list[dict[str, Any]]:
    found = []
    for number, action in wanted:
        if number == after:
            refusal = state.refusal(action)
            if refusal is None:
                raise SystemExit(f"{action} is legal in {state}")
            why = {"code": refusal.code, "rule": refusal.rule, "values": dict(refusal.values)}
            found.append({"after": after, "action": action, **why})
    return found


def fill_step(step: dict[str, Any]) -> dict[str, Any]:
    """The step completed with every position of its lines."""
    kept = {key: value for key, value in step.items() if key != "nodes"}
    if "lines" not in step:
        return kept
    start = State.parse(step["position"])
    nodes: dict[str, Any] = {"": {"position": str(start), "legal": _legal(start)}}
    for line in step["lines"]:
        state = start.copy()
        for number, action in enumerate(line, 1):
            events = play(state, action)
            name = " ".join(line[:number])
            nodes[name] = {"position": str(state), "legal": _legal(state), "events": events}
    return {**kept, "nodes": nodes}


def _legal(state: State) -> str:
    return " ".join(action.text for action in state.legal_actions())


def filled_examples() -> str:
    source = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    examples = [filled_example(example) for example in source["example"]]
    return "[\n" + ",\n".join(json.dumps(e, ensure_ascii=False) for e in examples) + "\n]\n"


def filled_lessons() -> str:
    data = json.loads(LESSONS.read_text(encoding="utf-8"))
    lessons = [
        {**lesson, "steps": [fill_step(step) for step in lesson["steps"]]} for lesson in data["lessons"]
    ]
    return '{"lessons": [\n' + ",\n".join(json.dumps(e, ensure_ascii=False) for e in lessons) + "\n]}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    check = parser.parse_args().check
    for path, text in ((EXAMPLES, filled_examples()), (LESSONS, filled_lessons())):
        if path.read_text(encoding="utf-8") == text:
            continue
        if check:
            sys.exit(f"{path.name} is out of date: run web/tools/boards.py")
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
