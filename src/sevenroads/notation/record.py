"""Game records (`.7r`): tags, turns, comments; read strictly, written canonically.

This module splits the text and joins it. `game.record` replays a record and so checks its actions.
Comments and unknown tags survive a round trip.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ..rules.errors import InvalidNotation
from ..rules.types import SIDES, Side, Termination

FIRST_TAGS: Final = ("Edition", "South", "North", "Date", "Start", "Result", "Termination")
RESULTS: Final = ("south", "north", "draw", "*")
UNFINISHED: Final = "unfinished"
TERMINATIONS: Final = (
    *(t.value for t in Termination if t is not Termination.OTHER),
    UNFINISHED,
)

_LARGEST: Final = 1 << 20
_TAG: Final = re.compile(r'\[([A-Za-z][A-Za-z0-9]*) "((?:[^"\\\r\n]|\\["\\])*)"\]')
_TOKEN: Final = re.compile(r"\s*(?:\{([^}]*)\}|([^\s{}]+))", re.ASCII)
#: A comment, also one that is not closed: otherwise many opening braces would take quadratic time.
_COMMENT: Final = re.compile(r"\{[^}]*\}?")
_LABEL: Final = re.compile(r"([1-9][0-9]{0,2})([sn])\.")
_ACTION: Final = re.compile(r"[A-Z<>x][1-9]|[A-Z][lr]|![a-z-]+(?::[1-9])?")


@dataclass(frozen=True, slots=True)
class Comment:
    text: str


@dataclass(slots=True)
class RecordedTurn:
    """One turn: its round, whose it is, and its actions and comments in their order.

    >>> turn = RecordedTurn(6, Side.NORTH, ["T3", Comment("bold"), "x3"])
    >>> turn.label, turn.actions
    ('6n.', ['T3', 'x3'])
    """

    round: int
    side: Side
    items: list[str | Comment] = field(default_factory=list)

    @property
    def actions(self) -> list[str]:
        return [item for item in self.items if isinstance(item, str)]

    @property
    def label(self) -> str:
        return f"{self.round}{self.side.letter}."


@dataclass(slots=True)
class Record:
    """A game record; `opening` holds comments that stand before the first turn.

    >>> Record({"Result": "*"}, [RecordedTurn(1, Side.SOUTH, ["T3"])]).turns[0].actions
    ['T3']
    """

    tags: dict[str, str]
    turns: list[RecordedTurn] = field(default_factory=list)
    opening: list[Comment] = field(default_factory=list)


def turn_label(turn: int, side: Side) -> str:
    """How a turn is numbered: in rounds.

    >>> turn_label(12, Side.NORTH)
    '6n.'
    """
    return f"{(turn + 1) // 2}{side.letter}."


def read_record(text: str) -> Record:
    """Read one record, or raise `InvalidNotation` with the number of the wrong line.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match, to_record
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> read_record(write_record(to_record(match))) == to_record(match)
    True
    """
    if len(text) > _LARGEST:
        raise InvalidNotation(f"a record has at most {_LARGEST} characters, not {len(text)}")
    head, body = _split(text)
    record = Record(_read_tags(head))
    first_line = head.count("\n") + 3
    for token, comment, line in _tokens(body, first_line):
        if comment is not None:
            (record.turns[-1].items if record.turns else record.opening).append(Comment(comment))
        elif label := _LABEL.fullmatch(token):
            _begin_turn(record, int(label[1]), label[2], line)
        elif not record.turns:
            raise InvalidNotation(f"line {line}: {token!r} before the first turn, such as 1s.")
        elif _ACTION.fullmatch(token):
            record.turns[-1].items.append(token)
        else:
            raise InvalidNotation(f"line {line}: {token!r} is no action, turn number or {{comment}}")
    return record


def count_actions(text: str) -> int:
    """The number of actions in a record, without reading them; one too many if it has any.

    The end of a turn is an action too. For an invalid record the number is still proportional to the work of
    replaying it.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match, to_record
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> count_actions(write_record(to_record(match)))
    2
    """
    return len(_COMMENT.sub(" ", _split(text)[1]).split())


def _split(text: str) -> tuple[str, str]:
    """The tags and the turns."""
    head, _, body = text.removeprefix("\ufeff").replace("\r\n", "\n").partition("\n\n")
    return head, body


def _read_tags(head: str) -> dict[str, str]:
    tags: dict[str, str] = {}
    for number, line in enumerate(head.rstrip("\n").split("\n"), 1):
        match = _TAG.fullmatch(line)
        if not match:
            raise InvalidNotation(f'line {number}: {line[:60]!r} is not a tag such as [South "Ann"]')
        name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
        if name in tags:
            raise InvalidNotation(f"line {number}: the tag {name} appears twice")
        tags[name] = value
    for name in ("Edition", "Start"):
        if name not in tags:
            raise InvalidNotation(f"the tag {name} is missing: a record needs Edition and Start")
    for name, allowed in (("Result", RESULTS), ("Termination", TERMINATIONS)):
        if tags.get(name, allowed[0]) not in allowed:
            raise InvalidNotation(f"the tag {name} is {tags[name]!r}: expected one of {', '.join(allowed)}")
    return tags


def _tokens(body: str, first_line: int) -> Iterator[tuple[str, str | None, int]]:
    """Each token or comment of the turns, with its line."""
    at, line = 0, first_line
    end = len(body.rstrip())
    while at < end:
        match = _TOKEN.match(body, at)
        if not match:
            line += body.count("\n", at, len(body) - len(body[at:].lstrip()))
            raise InvalidNotation(f"line {line}: a brace without its partner")
        line += body.count("\n", at, match.start(1 if match[2] is None else 2))
        yield match[2], match[1], line
        line += match[0].lstrip().count("\n")
        at = match.end()


def _begin_turn(record: Record, number: int, letter: str, line: int) -> None:
    side = SIDES[letter == "n"]
    if record.turns:
        last = record.turns[-1]
        # The first turn may be the first or the second of its round; the second one tells which.
        second = len(record.turns) > 1 and record.turns[-2].round == last.round
        allowed = [last.round + 1] if second else [last.round]
        if len(record.turns) == 1:
            allowed.append(last.round + 1)
        expected = allowed[0]
        if side is last.side or number not in allowed:
            raise InvalidNotation(
                f"line {line}: turn {number}{letter}. after {last.label}: "
                f"{expected}{last.side.other.letter}. should follow"
            )
    record.turns.append(RecordedTurn(number, side))


def write_record(record: Record) -> str:
    """The canonical text of a record: known tags first, then one turn a line.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match, to_record
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> write_record(to_record(match)).splitlines()[-1]
    '1s. T3'
    """
    order: list[str] = [name for name in FIRST_TAGS if name in record.tags]
    order += [name for name in record.tags if name not in FIRST_TAGS]
    lines = [f'[{name} "{_escape(name, record.tags[name])}"]' for name in order]
    lines.append("")
    lines += [_comment(comment) for comment in record.opening]
    lines += [_write_turn(turn) for turn in record.turns]
    return "\n".join(lines) + "\n"


def _write_turn(turn: RecordedTurn) -> str:
    items = [item if isinstance(item, str) else _comment(item) for item in turn.items]
    return " ".join([turn.label, *items])


def _escape(name: str, value: str) -> str:
    if "\n" in value or "\r" in value or not re.fullmatch("[A-Za-z][A-Za-z0-9]*", name):
        raise InvalidNotation(f"the tag {name!r} cannot be written: one line, and a name of letters")
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _comment(comment: Comment) -> str:
    if "}" in comment.text:
        raise InvalidNotation("a comment cannot hold a closing brace")
    return f"{{{comment.text}}}"
