"""A position as one line of text: strict reader, canonical writer (docs/notation.md).

The reader splits a text into a `Layout` and says what is malformed and where. `rules.possible` checks
whether the layout is possible. Views, with hidden cards and counted decks, use the same seven fields.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ..rules.effects import LASTING_EFFECTS, CardEffect, InForce
from ..rules.errors import InvalidNotation
from ..rules.types import (
    NO_EFFECTS,
    ROADS,
    SIDES,
    UNKNOWN,
    Cards,
    Effects,
    Layout,
    Line,
    Side,
)

_NUMBER: Final = "(?:0|[1-9][0-9]{0,3})"
_ROAD: Final = re.compile("(!?)([1-9][0-9]?)?([A-Z]*)[|]([A-Z]*)([1-9][0-9]?)?(!?)")
_TURN: Final = re.compile(f"([sn])({_NUMBER}):({_NUMBER})(?:#([sn=]))?")
_CARD: Final = re.compile("[a-z0-9][a-z0-9-]*")
_SIDE_OF: Final = {side.letter: side for side in SIDES}
_RESULT_OF: Final = {"s": "south", "n": "north", "=": "draw", None: None}
_LETTER_OF: Final = {result: letter for letter, result in _RESULT_OF.items()}
#: In force without a card: a mortar that may fire this turn (R6.4).
_FRESH: Final = "fresh"
_EFFECT: Final = re.compile("([a-z-]+)(?::([sn])([1-9][0-9]?)?)?")
_FORM_OF: Final = {effect.name: effect.in_force for effect in LASTING_EFFECTS} | {_FRESH: InForce.TURN}
_FORMS: Final = ", ".join(
    name + form.value.removeprefix(form.value.partition(":")[0]) for name, form in _FORM_OF.items() if form
)
#: The side and the number of a word of field 7; 0 for no number.
_Word = tuple[Side | None, int]
_FIELDS: Final = ("rules", "roads", "turn", "south's cards", "north's cards", "decks", "effects")
_LONGEST: Final = 4000


def split_fields(text: str) -> list[str]:
    """The seven fields of a position.

    >>> split_fields("ardennes+novictory |/|/|/|/|/|/| s1:4 146/- 246/- #16/#0 -")[2]
    's1:4'
    """
    if len(text) > _LONGEST:
        raise InvalidNotation(f"a position has at most {_LONGEST} characters, not {len(text)}")
    if not text.isascii() or not text.isprintable():
        raise InvalidNotation("a position is one line of printable ASCII")
    fields = text.split(" ")
    if len(fields) != len(_FIELDS) or not all(fields):
        raise InvalidNotation(
            f"a position has seven fields, separated by single spaces ({', '.join(_FIELDS)}); "
            f"this text has {sum(map(bool, fields))} fields and {len(fields) - 1} spaces"
        )
    return fields


def read_layout(fields: list[str]) -> Layout:
    """Read fields 2 to 7. Whether they fit together is not checked here.

    >>> fields = split_fields("ardennes+novictory TM|P/|/|/|/|/|/| n2:4 146/- 246/- #16/#0 -")
    >>> read_layout(fields).lines[0][0].units
    'TM'
    """
    lines, conquered = _read_roads(fields[1])
    side, turn, ap, result = _read_turn(fields[2])
    objective_deck, victory_deck = _read_decks(fields[5])
    return Layout(
        lines=lines,
        conquered=conquered,
        side=side,
        turn=turn,
        ap=ap,
        cards=(_read_cards(fields[3], "south's cards"), _read_cards(fields[4], "north's cards")),
        objective_deck=objective_deck,
        victory_deck=victory_deck,
        effects=_read_effects(fields[6]),
        result=result,
    )


def write_layout(layout: Layout) -> str:
    """Fields 2 to 7.

    >>> fields = split_fields("ardennes+novictory TM|P/|/|/|/|/|/| n2:4 146/- 246/- #16/#0 -")
    >>> write_layout(read_layout(fields)) == " ".join(fields[1:])
    True
    """
    return " ".join(
        (
            "/".join(map(_write_road, *layout.lines, layout.conquered)),
            _write_turn(layout),
            *[f"{cards.objective or '-'}/{_join(cards.hand)}" for cards in layout.cards],
            f"{_write_deck(layout.objective_deck)}/{_write_deck(layout.victory_deck)}",
            write_effects(layout.effects),
        )
    )


# ---------------------------------------------------------------- roads


def _read_roads(
    text: str,
) -> tuple[tuple[tuple[Line, ...], tuple[Line, ...]], tuple[Side | None, ...]]:
    roads = text.split("/")
    if len(roads) != ROADS:
        raise InvalidNotation(f"roads: {len(roads)} of them; there are {ROADS}, separated by /")
    south, north, conquered = [], [], []
    for number, road in enumerate(roads, 1):
        match = _ROAD.fullmatch(road)
        if not match:
            raise InvalidNotation(
                f"road {number}: {road!r} is not south's line, |, north's line, such as 4TMP|SPT or !TTTTTT|"
            )
        south_marks, south_distance, south_units, north_units, north_distance, north_marks = match.groups()
        if south_marks and north_marks:
            raise InvalidNotation(f"road {number}: both sides cannot have conquered it (R7.1)")
        if (south_marks and north_units) or (north_marks and south_units):
            raise InvalidNotation(f"road {number}: an enemy unit on a conquered road (R7.1)")
        south.append(Line(south_units, int(south_distance or 0)))
        north.append(Line(north_units[::-1], int(north_distance or 0)))
        conquered.append(Side.SOUTH if south_marks else Side.NORTH if north_marks else None)
    return (tuple(south), tuple(north)), tuple(conquered)


def _write_road(south: Line, north: Line, holder: Side | None) -> str:
    text = south.units + "|" + north.units[::-1]
    if south.distance or north.distance:
        text = f"{south.distance or ''}{text}{north.distance or ''}"
    if holder is None:
        return text
    return "!" + text if holder is Side.SOUTH else text + "!"


# ---------------------------------------------------------------- turn


def _read_turn(text: str) -> tuple[Side, int, int, str | None]:
    match = _TURN.fullmatch(text)
    if not match:
        raise InvalidNotation(
            f"turn: {text!r} is not side, turn number, :, AP, such as s12:3 or, when ended, s12:3#n"
        )
    side, turn, ap, result = match.groups()
    return _SIDE_OF[side], int(turn), int(ap), _RESULT_OF[result]


def _write_turn(layout: Layout) -> str:
    result = f"#{_LETTER_OF[layout.result]}" if layout.result else ""
    return f"{layout.side.letter}{layout.turn}:{layout.ap}{result}"


# ---------------------------------------------------------------- cards and decks


def _join(cards: tuple[str, ...]) -> str:
    return ",".join(cards) or "-"


def _read_list(text: str, where: str) -> tuple[str, ...]:
    if text == "-":
        return ()
    cards = tuple(text.split(","))
    for card in cards:
        if card != UNKNOWN and not _CARD.fullmatch(card):
            raise InvalidNotation(f"{where}: {card!r} is no card id; write ids joined by commas, or -")
    return cards


def _read_cards(text: str, where: str) -> Cards:
    objective, slash, hand_text = text.partition("/")
    if not slash or not objective:
        raise InvalidNotation(f"{where}: {text!r} is not objective/hand, such as 146/sabotage or 246/-")
    hand = _read_list(hand_text, where)
    if list(hand) != sorted(hand):
        raise InvalidNotation(f"{where}: the hand must be sorted: {_join(tuple(sorted(hand)))}")
    if UNKNOWN in hand and set(hand) != {UNKNOWN}:
        raise InvalidNotation(f"{where}: either all cards of a hand are hidden or none")
    cards = _read_list(objective, where)
    if len(cards) > 1:
        raise InvalidNotation(f"{where}: {objective!r} is more than one objective")
    return Cards(cards[0] if cards else None, hand)


def _read_decks(text: str) -> tuple[tuple[str, ...] | int, tuple[str, ...] | int]:
    objective_deck, slash, victory_deck = text.partition("/")
    if not slash or ("#" in objective_deck) != ("#" in victory_deck):
        raise InvalidNotation(
            f"decks: {text!r} is not objective deck/victory deck, such as 235,147/dig-in or #18/#20 in a view"
        )
    if "#" in objective_deck:
        return _read_count(objective_deck), _read_count(victory_deck)
    decks = _read_list(objective_deck, "decks"), _read_list(victory_deck, "decks")
    if UNKNOWN in decks[0] + decks[1]:
        raise InvalidNotation("decks: a hidden deck is written as its number of cards, such as #18/#20")
    return decks


def _read_count(text: str) -> int:
    if not re.fullmatch(f"#{_NUMBER}", text):
        raise InvalidNotation(f"decks: {text!r} is not #, number of cards")
    return int(text[1:])


def _write_deck(deck: tuple[str, ...] | int) -> str:
    return f"#{deck}" if isinstance(deck, int) else _join(deck)


# ---------------------------------------------------------------- effects


def write_effects(effects: Effects) -> str:
    """Field 7.

    >>> write_effects(Effects(dig_in=frozenset({(Side.SOUTH, 3)}), supply_cut=(0, 2), fresh=True))
    'dig-in:s3,fresh,supply-cut:n2'
    """
    if effects is NO_EFFECTS:
        return "-"
    words = [word for effect in LASTING_EFFECTS for word in _words_of(effect, getattr(effects, effect.field))]
    return _join(tuple(sorted([*words, *[_FRESH] * effects.fresh])))


def _words_of(effect: CardEffect, value: Any) -> list[str]:
    """An effect in force, one word for each side or road."""
    if effect.in_force is InForce.TURN:
        return [effect.name] if value else []
    if effect.in_force is InForce.ROADS:
        return [f"{effect.name}:{side.letter}{road}" for side, road in value]
    shown = effect.in_force is InForce.AMOUNT
    return [
        f"{effect.name}:{side.letter}{value[side.number] if shown else ''}"
        for side in SIDES
        if value[side.number]
    ]


def _read_effects(text: str) -> Effects:
    words = [] if text == "-" else text.split(",")
    if words != sorted(set(words)):
        raise InvalidNotation(f"effects: each once and sorted: {','.join(sorted(set(words)))}")
    found: dict[str, list[_Word]] = {}
    for word in words:
        match = _EFFECT.fullmatch(word)
        name, side, number = match.groups() if match else ("", None, None)
        one = _SIDE_OF.get(side or ""), int(number or 0)
        others = found.setdefault(name, [])
        if name not in _FORM_OF or not _fits(_FORM_OF[name], *one, others):
            raise InvalidNotation(f"effects: {word!r} is not an effect in force: write {_FORMS}")
        others.append(one)
    values = {effect.field: _value_of(effect, found.get(effect.name, [])) for effect in LASTING_EFFECTS}
    return Effects(**values, fresh=_FRESH in found)


def _fits(form: InForce | None, side: Side | None, number: int, others: list[_Word]) -> bool:
    """Whether a word has the side and number that its effect needs, and no other word has the same side."""
    if form is InForce.ROADS:
        return side is not None and 1 <= number <= ROADS
    if form is InForce.AMOUNT:
        return side is not None and number > 0 and all(side is not other for other, _ in others)
    return (side is not None) == (form is InForce.SIDE) and not number


def _value_of(effect: CardEffect, words: list[_Word]) -> Any:
    """What `Effects` holds for the words of an effect."""
    if effect.in_force is InForce.TURN:
        return bool(words)
    if effect.in_force is InForce.ROADS:
        return frozenset(words)
    by_side = dict(words)
    if effect.in_force is InForce.SIDE:
        return tuple(side in by_side for side in SIDES)
    return tuple(by_side.get(side, 0) for side in SIDES)
