"""Player specifications: the short texts by which the arena and the command line name players."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event
from typing import Final, TypeVar

from .base import Player
from .judging.weights import load_evaluator
from .levels import LEVELS, level_player
from .protocol.bot import BotPlayer
from .search.player import SearchPlayer
from .search.settings import CLASSIC, TEXTBOOK, SearchSettings
from .search_limit import SearchLimit
from .simple.greedy import GreedyPlayer
from .simple.random import RandomPlayer

N = TypeVar("N", bound=float)

SPECS: Final = (
    f"random, greedy, level:1 to level:{len(LEVELS)}, search:seconds=0.2, classic:seconds=0.2, "
    "textbook:nodes=500, exec:./bot"
)
#: The command of a bot may contain anything; the settings are those at its end.
_COMMAND_AND_SETTINGS: Final = re.compile(
    r"(?P<command>.*?)(?P<settings>(?:,[a-z][a-z0-9_-]*=[^,]*)*)", re.DOTALL
)
#: The kinds of search, each with the settings that a specification starts from.
SEARCHES: Final = {"search": SearchSettings(), "classic": CLASSIC, "textbook": TEXTBOOK}
#: The limit of a bare `classic`: that of the first machine's highest level.
CLASSIC_LIMIT: Final = SearchLimit(seconds=1.0)
#: Settings of the searches that a specification may change, with their types.
SEARCH_SETTINGS: Final[dict[str, type[bool] | type[int] | type[float]]] = {
    "exact": bool,
    "foresees": bool,
    "believes": bool,
    "threads": int,
    "megabytes": int,
    "exploration": float,
    "caution": float,
    "end_prior": float,
    "rollout_turns": int,
}


def player_from_spec(spec: str, seed: int = 0, cancel: Event | None = None) -> Player:
    """Return the player that a specification names, such as `greedy`, `level:5` or `search:nodes=300`.

    Settings follow the colon, separated by commas. `search`, `classic` (the first machine, which thinks for
    one second by default) and `textbook` (a plain search with random rollouts) take `seconds`, `nodes`,
    `weights` (a file) and the settings of `SEARCH_SETTINGS`; `search` and `textbook` need a limit. A level
    that searches takes `seconds`, `nodes` and `megabytes`. `exec:` starts a bot, see `BotPlayer`. While the
    caller's event `cancel` is set, every search of the player ends at once.

    >>> player_from_spec("level:3").name
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
            raise ValueError(f"{spec!r}: levels go from 1 to {len(LEVELS)}, for example level:5.")
        return _level(spec, int(number), settings, seed, cancel)
    if kind in SEARCHES:
        limit, extra = _limit_and_settings(spec, rest)
        if limit is None and kind == "classic":
            limit = CLASSIC_LIMIT
        if limit is None:
            raise ValueError(f"{spec!r} needs a limit, for example {kind}:nodes=300 or {kind}:seconds=0.2.")
        return _search(spec, kind, limit, extra, seed, cancel)
    if kind == "exec":
        return _bot(spec, rest, seed)
    raise ValueError(f"unknown player {spec!r}; expected one of: {SPECS}")


def _limit_and_settings(spec: str, text: str) -> tuple[SearchLimit | None, dict[str, str]]:
    """Parse `key=value` settings. Seconds and nodes become the limit; the others stay text."""
    settings: dict[str, str] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not value:
            raise ValueError(f"{spec!r}: expected key=value, not {part!r}.")
        settings[key] = value
    seconds = _number(spec, "seconds", float, settings.pop("seconds")) if "seconds" in settings else None
    nodes = _number(spec, "nodes", int, settings.pop("nodes")) if "nodes" in settings else None
    if seconds is None and nodes is None:
        return None, settings
    with _errors_name(spec):
        return SearchLimit(seconds, nodes), settings


@contextmanager
def _errors_name(spec: str) -> Iterator[None]:
    """Prefix the message of a `ValueError` with the specification."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{spec!r}: {error}") from None


def _number(spec: str, key: str, kind: type[N], text: str) -> N:
    try:
        return kind(text)
    except ValueError:
        expected = "a whole number" if kind is int else "a number"
        raise ValueError(f"{spec!r}: {key} must be {expected}, not {text!r}.") from None


def _level(spec: str, number: int, text: str, seed: int, cancel: Event | None) -> Player:
    limit, extra = _limit_and_settings(spec, text)
    memory = extra.pop("megabytes", None)
    if extra:
        raise ValueError(f"{spec!r}: a level takes only seconds, nodes and megabytes.")
    megabytes = None if memory is None else _number(spec, "megabytes", int, memory)
    with _errors_name(spec):
        return level_player(number, seed, limit, megabytes=megabytes, cancel=cancel)


def _bot(spec: str, text: str, seed: int) -> Player:
    """A bot: its command, then settings. Those other than seconds and nodes are options of the bot."""
    parts = _COMMAND_AND_SETTINGS.fullmatch(text)
    assert parts is not None
    limit, options = _limit_and_settings(spec, parts["settings"])
    with _errors_name(spec):
        command = shlex.split(parts["command"])
        return BotPlayer(command, limit, seed=seed, options=options, name=spec)


def _search(
    spec: str, kind: str, limit: SearchLimit, extra: dict[str, str], seed: int, cancel: Event | None
) -> Player:
    evaluator = load_evaluator(extra.pop("weights")) if "weights" in extra else None
    changes: dict[str, bool | int | float] = {}
    for key, value in extra.items():
        setting = SEARCH_SETTINGS.get(key)
        if setting is None:
            raise ValueError(
                f"{spec!r}: unknown setting {key!r}; expected one of: {', '.join(SEARCH_SETTINGS)}"
            )
        if setting is bool and value not in ("on", "off"):
            raise ValueError(f"{spec!r}: {key} must be on or off.")
        changes[key] = value == "on" if setting is bool else _number(spec, key, setting, value)
    with _errors_name(spec):
        settings = replace(SEARCHES[kind], **changes)  # type: ignore[arg-type]
    return SearchPlayer(limit, seed=seed, settings=settings, evaluator=evaluator, name=spec, cancel=cancel)
