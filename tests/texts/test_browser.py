"""Python and the browser give the same sentence for the same code, values, edition and language."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from sevenroads.editions import LANGUAGES, Variant
from sevenroads.server.web.editions import describe
from sevenroads.texts import Texts

from .cases import editions, events, samples
from .files import ROOT, patterns

#: Messages that are parts of others or need no edition.
PARTS = ("unit-", "lane-", "side-", "list-")


def node() -> str:
    beside = Path(sys.executable).parent / "node"
    return str(beside) if beside.exists() else shutil.which("node") or "node"


Case = tuple[dict[str, Any], str]
VIEWERS = ("south", "north", "spectator")


def game_cases(texts: Texts, variant: Variant) -> Iterator[Case]:
    for key in patterns("en", "game"):
        if "." not in key and not key.startswith(PARTS):
            for values in samples(key, "game"):
                yield {"of": "game", "key": key, "values": values}, texts.game(key, values, variant)


def event_cases(texts: Texts, variant: Variant) -> Iterator[Case]:
    for event in events():
        data = {key: value for key, value in asdict(event).items() if value not in (None, ())}
        for viewer in VIEWERS:
            yield {"of": "event", "event": data, "viewer": viewer}, texts.event(event, variant, viewer)
    for termination, winner in (("three roads", "south"), ("time", "north"), ("agreement", None)):
        outcome = {"termination": termination, "winner": winner}
        for viewer in VIEWERS:
            said = texts.end(termination, winner, variant, viewer)
            yield {"of": "end", "outcome": outcome, "viewer": viewer}, said


def learning_cases(texts: Texts, variant: Variant) -> Iterator[Case]:
    for group in ("lessons", "reference", "rulebook", "examples"):
        for key in patterns("en", group):
            *_, values = samples(key, group)
            said = texts.learning(key, variant, values, file=group)
            yield {"of": "learning", "key": key, "values": values}, said


def cases() -> Iterator[Case]:
    """Each case for the client, with Python's sentence."""
    for language, (name, variant) in product(LANGUAGES, editions().items()):
        texts = Texts(language)
        for each in (game_cases, event_cases, learning_cases):
            for case, said in each(texts, variant):
                yield {"language": language, "edition": name, **case}, said


def test_python_and_the_browser_give_the_same_sentences() -> None:
    given, expected = zip(*cases(), strict=True)
    assert len(given) > 10_000
    known = [{"define": msgspec.to_builtins(describe(variant))} for variant in editions().values()]
    lines = "\n".join(json.dumps(line) for line in (*known, *given))
    script = str(ROOT / "web" / "scripts" / "sentences.mjs")
    done = subprocess.run(
        [node(), script], input=lines, capture_output=True, text=True, check=False, cwd=ROOT / "web"
    )
    assert done.returncode == 0, done.stderr[-2000:]
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(said) == len(expected)
    differ = [
        (case, theirs, ours)
        for case, theirs, ours in zip(given, said, expected, strict=True)
        if theirs != ours
    ]
    assert not differ[:5]
