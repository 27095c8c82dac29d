"""Converts a match to a record and back. Reading a record replays it and needs no random numbers."""

from __future__ import annotations

import re

from ..editions import DEFAULT_CATALOG, Catalog
from ..notation import Record, RecordedTurn, read_variant, write_variant
from ..notation.record import UNFINISHED, turn_label
from ..rules import RULES_REVISION
from ..rules.errors import IllegalAction, InvalidEdition, InvalidNotation
from ..rules.types import Outcome, Side, Termination
from ..state import State
from .match import Match

_BY_END_OF_TURN = (Termination.TURN_LIMIT, Termination.NOBODY_CAN_WIN)
_BY_PEOPLE = (Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT)


def to_record(match: Match) -> Record:
    """The whole record of a match, secrets included. `game.view` makes the record for a viewer.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> record = to_record(match)
    >>> record.tags["Result"], record.turns[0].actions
    ('*', ['T3'])
    """
    outcome = match.outcome
    tags = {
        **match.tags,
        "Edition": write_variant(match.start.variant),
        "Start": str(match.start),
        "Result": outcome.result if outcome else "*",
        "Termination": outcome.termination.value if outcome else UNFINISHED,
        "Rules": str(match.start.variant.revision),
    }
    if outcome and outcome.termination is Termination.OTHER:
        del tags["Termination"]
    record = Record(tags, opening=list(match.opening))
    if not match.start.is_over:
        record.turns.append(_turn(match.start))
    for number, step in enumerate(match.steps):
        if step.action.kind != "end":
            record.turns[-1].items += [*match.comments.get(number, ()), step.action.text]
            continue
        record.turns[-1].items += match.comments.get(number, ())
        after = match.steps[number + 1].before if number + 1 < len(match.steps) else match.state
        if after.turn > step.before.turn:
            record.turns.append(_turn(after))
    tail = match.comments.get(len(match.steps), ())
    (record.turns[-1].items if record.turns else record.opening).extend(tail)
    return record


def _turn(state: State) -> RecordedTurn:
    return RecordedTurn((state.turn + 1) // 2, state.side)


def from_record(record: Record, catalog: Catalog = DEFAULT_CATALOG) -> Match:
    """Replay a record; `InvalidNotation` names the turn and action that cannot be played.

    The tag `Rules` says with which revision of the rules, editions and decks; without it, the current one.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> _ = match.play("T3")
    >>> from_record(to_record(match)).state == match.state
    True
    """
    catalog = _catalog_of(record, catalog)
    start = State.parse(record.tags["Start"], catalog)
    if read_variant(record.tags["Edition"], catalog) is not start.variant:
        raise InvalidNotation(
            f"Edition is {record.tags['Edition']}, but Start is a position of {write_variant(start.variant)}"
        )
    match = Match(start, tags=record.tags)
    match.opening = list(record.opening)
    for number, turn in enumerate(record.turns):
        _replay_turn(match, turn, first=number == 0)
    _replay_end(match, record.tags)
    return match


def _catalog_of(record: Record, catalog: Catalog) -> Catalog:
    """The catalog of the revision that a record names."""
    revision = record.tags.get("Rules", str(RULES_REVISION))
    if not re.fullmatch("[0-9]{1,9}", revision, re.ASCII):
        raise InvalidNotation(
            f"Rules is {revision[:20]!r}: expected a number up to revision {RULES_REVISION}"
        )
    try:
        return catalog.at_revision(int(revision))
    except InvalidEdition as error:
        raise InvalidNotation(f"Rules: {error}") from None


def _replay_turn(match: Match, turn: RecordedTurn, first: bool) -> None:
    if not first:
        _play(match, turn, ".")
    expected = turn_label(match.state.turn, match.side)
    if turn.label != expected:
        raise InvalidNotation(f"turn {turn.label} should be {expected}")
    for item in turn.items:
        if isinstance(item, str):
            _play(match, turn, item)
        else:
            match.comments.setdefault(len(match.steps), []).append(item)


def _play(match: Match, turn: RecordedTurn, action: str) -> None:
    try:
        match.advance(action)
    except (IllegalAction, InvalidNotation) as error:
        raise InvalidNotation(f"turn {turn.label} {error}") from None


def _replay_end(match: Match, tags: dict[str, str]) -> None:
    """Apply an end that no recorded action caused, then compare the result with the tags."""
    how = tags.get("Termination", UNFINISHED)
    result = tags.get("Result")
    if match.outcome is None and how in _BY_END_OF_TURN:
        match.play(".")
    if match.outcome is None and how in _BY_PEOPLE:
        _end_by_people(match, Termination(how), result)
    outcome = match.outcome
    if result is not None and result != (outcome.result if outcome else "*"):
        raise InvalidNotation(
            f"Result is {result!r}, but the game, replayed, "
            + (f"ended with {outcome.result!r}" if outcome else "is still being played")
        )
    if "Termination" in tags and how != (outcome.termination if outcome else UNFINISHED):
        raise InvalidNotation(f"Termination is {how!r}, which the game, replayed, does not bear out")


def _end_by_people(match: Match, how: Termination, result: str | None) -> None:
    if how is Termination.AGREEMENT:
        match.offer_draw(Side.SOUTH)
        match.offer_draw(Side.NORTH)
        return
    if result not in ("south", "north"):
        raise InvalidNotation(f"Termination is {how.value!r}, so Result must be south or north")
    match.end(Outcome(how, Side(result)))
