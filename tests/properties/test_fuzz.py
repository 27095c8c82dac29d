"""Parsers meet any text with a value or with one of their own errors (make soak runs longer)."""

import os
import random

from differential.compare import mutate
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenroads import InvalidEdition, InvalidNotation, State, View
from sevenroads.editions.schema import Edition, ObjectiveDeck, VictoryDeck, convert
from sevenroads.game import from_record
from sevenroads.notation import read_record, write_record

EXAMPLES = int(os.environ.get("SEVENROADS_TEST_FUZZ", "300"))

RECORD = """[Edition "ardennes"]
[South "Ann \\"A\\" Lee"]
[Start "ardennes |/|/|/|/|/|/| s1:4 137/- 157/- -/sabotage -"]
[Result "*"]

{a comment} 1s. T3 T3 {well} P4 M4
1n. T3 x3 {one
more}
2s. <3
"""

POSITION = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage 246/- 235,147/dig-in,night-march -"
VIEW = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage ?/? #2/#2 dig-in:n4"

notation = st.text(alphabet='sn!|/:#,-+=?.><x0123456789TMPCSGRYKAlradenwih {}[]"\\\n', max_size=300)
fuzz = settings(max_examples=EXAMPLES, deadline=None)


def mutated(text: str) -> st.SearchStrategy[str]:
    return st.integers(0, 1 << 48).map(lambda seed: mutate(random.Random(seed), text))


@fuzz
@given(st.one_of(st.text(max_size=200), notation, mutated(POSITION), mutated(VIEW)))
def test_any_text_is_a_position_or_invalid_notation(text: str) -> None:
    for read in (State.parse, View.parse):
        try:
            parsed = read(text)
        except InvalidNotation:
            continue
        assert read(str(parsed)) == parsed


@fuzz
@given(st.one_of(st.text(max_size=200), notation, mutated(RECORD), mutated(RECORD).map(lambda t: t * 2)))
def test_any_text_is_a_record_or_invalid_notation(text: str) -> None:
    try:
        record = read_record(text)
    except InvalidNotation:
        return
    assert read_record(write_record(record)) == record
    try:
        from_record(record)
    except InvalidNotation:
        return


@fuzz
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_are_a_file_or_an_invalid_edition(text: bytes) -> None:
    for kind in (Edition, ObjectiveDeck, VictoryDeck):
        try:
            convert(text, kind, "fuzz.toml")
        except InvalidEdition as error:
            assert "fuzz.toml" in str(error)


@fuzz
@given(st.one_of(st.text(max_size=30), notation))
def test_any_text_is_an_action_or_one_of_the_two_errors(text: str) -> None:
    state = State.parse(POSITION)
    try:
        state.apply(text)
    except ValueError as error:
        assert type(error).__name__ in ("IllegalAction", "InvalidNotation")
        assert str(state) == POSITION
