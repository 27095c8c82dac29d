"""Players from a line of text, as the arena and the command line name them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TypeVar

from .base import Player
from .judging.weights import load_evaluator
from .levels import LEVELS, level_player
from .search.player import TEXTBOOK, Mind, SearchPlayer
from .search_limit import Limit
from .simple.greedy import GreedyPlayer
from .simple.random import RandomPlayer

N = TypeVar("N", bound=float)

SPECS: Final = "random, greedy, level:1 to level:8, search:seconds=0.2, textbook:nodes=500"


def make_player(spec: str, seed: int = 0) -> Player:
    """The player a text names: `random`, `greedy`, `level:5`, `level:8,seconds=0.2`, `search:nodes=300`.

    Search settings follow a colon, separated by commas: seconds, nodes, threads, megabytes, weights
    (a file), and exact, foresees, believes as on or off. A level that searches takes seconds, nodes and
    megabytes. `textbook` is a plain search with random playouts.

    >>> make_player("level:3").name
    'Corporal'
    """
    kind, _, rest = spec.partition(":")
    if spec == "random":
        return RandomPlayer(seed)
    if spec == "greedy":
        return GreedyPlayer(seed)
    if kind == "level":
        number, _, settings = rest.partition(",")
        if not number.isdecimal() or not 1 <= int(number) <= len(LEVELS):
            raise ValueError(f"{spec!r}: levels go from 1 to {len(LEVELS)}, such as level:5")
        return _level(spec, int(number), settings, seed)
    if kind in ("search", "textbook"):
        limit, extra = _settings(spec, rest)
        if limit is None:
            raise ValueError(f"{spec!r} needs a limit, such as {kind}:nodes=300 or {kind}:seconds=0.2")
        return _search(spec, kind, limit, extra, seed)
    raise ValueError(f"unknown player {spec!r}: known are {SPECS}")


def _settings(spec: str, text: str) -> tuple[Limit | None, dict[str, str]]:
    """The limit in a list of settings, and the others."""
    settings: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not value:
            raise ValueError(f"{spec!r}: {part!r} is not key=value")
        settings[key] = value
    seconds = _number(spec, "seconds", float, settings.pop("seconds")) if "seconds" in settings else None
    nodes = _number(spec, "nodes", int, settings.pop("nodes")) if "nodes" in settings else None
    if seconds is None and nodes is None:
        return None, settings
    with _named(spec):
        return Limit(seconds, nodes), settings


@contextmanager
def _named(spec: str) -> Iterator[None]:
    """Say of which player something is wrong."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{spec!r}: {error}") from None


def _number(spec: str, key: str, kind: type[N], text: str) -> N:
    try:
        return kind(text)
    except ValueError:
        whole = "a whole number" if kind is int else "a number"
        raise ValueError(f"{spec!r}: {key} is {whole}, not {text!r}") from None


def _level(spec: str, number: int, text: str, seed: int) -> Player:
    limit, extra = _settings(spec, text)
    memory = extra.pop("megabytes", None)
    if extra:
        raise ValueError(f"{spec!r}: a level takes only seconds, nodes and megabytes")
    megabytes = None if memory is None else _number(spec, "megabytes", int, memory)
    with _named(spec):
        return level_player(number, seed, limit, megabytes=megabytes)


def _search(spec: str, kind: str, limit: Limit, extra: dict[str, str], seed: int) -> Player:
    evaluator = load_evaluator(extra.pop("weights")) if "weights" in extra else None
    settings: dict[str, bool | int | float] = {}
    kinds: dict[str, type[bool] | type[int] | type[float]] = {
        "exact": bool,
        "foresees": bool,
        "believes": bool,
        "threads": int,
        "megabytes": int,
        "exploration": float,
        "caution": float,
        "rollout_turns": int,
    }
    for key, value in extra.items():
        if key not in kinds:
            raise ValueError(f"{spec!r}: unknown setting {key!r}: known are {', '.join(kinds)}")
        if kinds[key] is bool and value not in ("on", "off"):
            raise ValueError(f"{spec!r}: {key} is on or off")
        settings[key] = value == "on" if kinds[key] is bool else _number(spec, key, kinds[key], value)
    with _named(spec):
        mind = replace(TEXTBOOK if kind == "textbook" else Mind(), **settings)  # type: ignore[arg-type]
    return SearchPlayer(limit, seed=seed, mind=mind, evaluator=evaluator, name=spec)
