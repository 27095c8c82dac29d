"""Game records are written in one way, and what is written is read back the same."""

from __future__ import annotations

import pytest

from sevenroads import InvalidNotation, Side
from sevenroads.notation import Record, RecordedTurn, read_record, write_record
from sevenroads.notation.record import Comment

START = "ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -"
NEEDED = {"Edition": "ardennes+novictory+noobjectives", "Start": START}
TAGS = "".join(f'[{name} "{value}"]\n' for name, value in NEEDED.items())

#: The two records of docs/notation.md.
OPENING = """\
[Edition "ardennes+novictory+noobjectives"]
[South "Germans"]
[North "Allies"]
[Date "2024-12-16"]
[Start "ardennes+novictory+noobjectives |/|/|/|/|/|/| n1:4 -/- -/- -/- -"]
[Result "*"]
[Termination "unfinished"]
[Event "An opening in three rounds"]

1n. T4 P4 T5 P5
1s. P4 P4 M4 T5
2n. T5 P5 >5
2s. P4 P4 T4 T3
3n. T3 P3 P6 M4 {the mine blocks the tank on road 4}
3s. P6 M6 T6 P6 {the Germans leave it blocked}
4n.
"""
RESIGNED = r"""[Edition "ardennes"]
[South "Ada \"Sarge\" B."]
[North "level 3"]
[Date "2024-12-26"]
[Start "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage 246/- 235,147/dig-in,night-march -"]
[Result "south"]
[Termination "resignation"]

6s. !sabotage:1 >1 x1 C5
7n. {north resigns}
"""


@pytest.mark.parametrize("text", [OPENING, RESIGNED])
def test_the_records_of_the_notation_page_are_canonical(text: str) -> None:
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{one}\n",
        "{one}\n{two\n\nlines}\n1s.\n",
        "1s. {a} T3 {b} {c} P4 {d}\n1n.\n",
        "1s.\n1n. {}\n2s. { spaces }\n",
        "1s. !sabotage:3 !night-march Kl Kr Rl Al >1 <2 x3\n",
    ],
)
def test_a_record_keeps_comments_and_turns(body: str) -> None:
    text = f"{TAGS}\n{body}"
    assert write_record(read_record(text)) == text


def test_a_record_keeps_comments_and_unknown_tags() -> None:
    text = f'{TAGS}[Event "Finals"]\n[Annotator "é ü 中"]\n\n{{before}}\n1s. T3 {{well}}\n'
    assert write_record(read_record(text)) == text


def test_the_seven_tags_come_first_in_their_order_and_the_others_as_they_came() -> None:
    names = ["Zulu", "Termination", "Result", "Start", "Alpha", "Date", "North", "South", "Edition", "Mike"]
    values = {**dict.fromkeys(names, "x"), **NEEDED, "Result": "*", "Termination": "unfinished"}
    text = write_record(Record({name: values[name] for name in names}))
    written = [line[1:].partition(" ")[0] for line in text.splitlines() if line]
    first = ["Edition", "South", "North", "Date", "Start", "Result", "Termination"]
    assert written == [*first, "Zulu", "Alpha", "Mike"]
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    "value",
    ["", '"', "\\", '\\"', "a\\nb", "[x]", "{y}", "\\\\", ' "quoted" ', "tab\there", "é", "\u2028", "a] b"],
)
def test_any_line_of_text_survives_as_a_tags_value(value: str) -> None:
    record = Record({**NEEDED, "South": value})
    assert read_record(write_record(record)).tags["South"] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("South", "two\nlines"),
        ("South", "two\rlines"),
        ("South", "two\r\nlines"),
        ("So uth", "x"),
        ("So-uth", "x"),
        ("", "x"),
        ("2nd", "x"),
        ('So"uth', "x"),
        ("Süd", "x"),
        ("South\n", "x"),
    ],
)
def test_a_tag_that_could_not_be_read_back_is_not_written(name: str, value: str) -> None:
    with pytest.raises(InvalidNotation):
        write_record(Record({**NEEDED, name: value}))


def test_a_comment_that_could_not_be_read_back_is_not_written() -> None:
    turn = RecordedTurn(1, Side.SOUTH, ["T3", Comment("a } b")])
    with pytest.raises(InvalidNotation, match="closing brace"):
        write_record(Record(dict(NEEDED), [turn]))
    with pytest.raises(InvalidNotation, match="closing brace"):
        write_record(Record(dict(NEEDED), [], [Comment("}")]))


def test_a_record_made_by_hand_is_written_one_turn_a_line() -> None:
    turns = [
        RecordedTurn(6, Side.NORTH, ["T3", Comment("well"), "P4"]),
        RecordedTurn(6, Side.SOUTH),
    ]
    text = write_record(Record(dict(NEEDED), turns, [Comment("before")]))
    assert text == f"{TAGS}\n{{before}}\n6n. T3 {{well}} P4\n6s.\n"
    assert read_record(text) == Record(dict(NEEDED), turns, [Comment("before")])


def test_spacing_and_line_ends_are_made_canonical() -> None:
    loose = f"{TAGS}\n  {{c}}1s.\tT3\n\nP4{{d}}\r\n1n. M1".replace("\n", "\r\n")
    assert write_record(read_record(loose)) == f"{TAGS}\n{{c}}\n1s. T3 P4 {{d}}\n1n. M1\n"
