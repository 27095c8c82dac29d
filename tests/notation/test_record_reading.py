"""Game records: what is read, and what is refused, with the line number."""

from __future__ import annotations

import pytest

from sevenroads import InvalidNotation, Side
from sevenroads.notation import Record, count_actions, read_record
from sevenroads.notation.record import Comment, turn_label

START = "ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -"
TAGS = f'[Edition "ardennes+novictory+noobjectives"]\n[Start "{START}"]\n'


def turns(record: Record) -> list[tuple[str, list[str]]]:
    return [(turn.label, turn.actions) for turn in record.turns]


def refused(text: str) -> str:
    with pytest.raises(InvalidNotation) as caught:
        read_record(text)
    said = str(caught.value)
    assert "\n" not in said
    return said


# ---------------------------------------------------------------- what is read


def test_tags_and_turns_are_taken_apart() -> None:
    record = read_record(TAGS + '[South "Ann"]\n\n1s. T3 >3 x3 Kl !sabotage:3 !night-march\n1n.\n2s. <1\n')
    assert record.tags["South"] == "Ann"
    assert turns(record) == [
        ("1s.", ["T3", ">3", "x3", "Kl", "!sabotage:3", "!night-march"]),
        ("1n.", []),
        ("2s.", ["<1"]),
    ]
    assert [turn.side for turn in record.turns] == [Side.SOUTH, Side.NORTH, Side.SOUTH]


def test_a_record_without_turns_is_a_record() -> None:
    for text in (TAGS, TAGS + "\n", TAGS.rstrip("\n"), TAGS + "\n\n  \n"):
        assert read_record(text).turns == []


@pytest.mark.parametrize(
    "body",
    [
        "1s. T3 P4\n1n. M1\n",
        "1s. T3 P4 1n. M1",
        "1s.\nT3\n\n\nP4\n1n.\tM1   \n\n",
        "\n\n1s. T3\r P4\n1n. M1",
        "  1s. T3 P4\f1n. M1",
    ],
)
def test_any_white_space_separates(body: str) -> None:
    assert turns(read_record(f"{TAGS}\n{body}")) == [("1s.", ["T3", "P4"]), ("1n.", ["M1"])]


def test_line_ends_of_windows_and_a_byte_order_mark_do_not_matter() -> None:
    text = TAGS + "\n1s. T3 {a\nb}\n1n. P4\n"
    assert read_record("\ufeff" + text.replace("\n", "\r\n")) == read_record(text)


def test_comments_stand_where_they_stood() -> None:
    record = read_record(TAGS + "\n{before}{ all }\n1s. {first} T3 {then}{} P4{glued}\n1n. {last\nlines}")
    assert record.opening == [Comment("before"), Comment(" all ")]
    assert record.turns[0].items == [
        Comment("first"),
        "T3",
        Comment("then"),
        Comment(""),
        "P4",
        Comment("glued"),
    ]
    assert record.turns[1].items == [Comment("last\nlines")]


def test_a_comment_may_hold_anything_but_its_closing_brace() -> None:
    text = '[Event "x"] {open 1s. T3 ". \\ é\u2028 \t 9n.\n\n[South "y"]'
    assert read_record(f"{TAGS}\n{{{text}}}\n1s.").opening == [Comment(text)]


def test_escapes_in_a_tag_are_undone() -> None:
    record = read_record(TAGS + r'[South "Ada \"Sarge\" \\ B."]' + "\n")
    assert record.tags["South"] == 'Ada "Sarge" \\ B.'


def test_unknown_tags_are_kept_in_their_order() -> None:
    record = read_record('[Zulu "1"]\n' + TAGS + '[Alpha "[x] {y}"]\n[B2 ""]\n')
    assert list(record.tags) == ["Zulu", "Edition", "Start", "Alpha", "B2"]
    assert record.tags["Alpha"] == "[x] {y}"
    assert record.tags["B2"] == ""


@pytest.mark.parametrize("result", ["south", "north", "draw", "*"])
def test_every_result_is_read(result: str) -> None:
    assert read_record(f'{TAGS}[Result "{result}"]\n').tags["Result"] == result


@pytest.mark.parametrize(
    "how",
    [
        "objective",
        "three roads",
        "turn limit",
        "nobody can win",
        "resignation",
        "time",
        "agreement",
        "repetition",
        "unfinished",
    ],
)
def test_every_termination_of_the_notation_is_read(how: str) -> None:
    assert read_record(f'{TAGS}[Termination "{how}"]\n').tags["Termination"] == how


@pytest.mark.parametrize(
    ("turn", "side", "label"),
    [
        (1, Side.SOUTH, "1s."),
        (2, Side.NORTH, "1n."),
        (3, Side.NORTH, "2n."),
        (12, Side.SOUTH, "6s."),
        (13, Side.NORTH, "7n."),
        (399, Side.SOUTH, "200s."),
        (400, Side.NORTH, "200n."),
    ],
)
def test_turns_are_labelled_by_rounds(turn: int, side: Side, label: str) -> None:
    assert turn_label(turn, side) == label


def test_a_record_may_begin_with_either_turn_of_any_round() -> None:
    for body in ("6s.\n7n.\n7s.", "1s. 2n. 2s.", "6n. 6s. 7n.", "200s. 200n.", "1n. 1s. 2n."):
        labels = body.split()
        assert [turn.label for turn in read_record(f"{TAGS}\n{body}").turns] == labels


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("body", "line", "said"),
    [
        ("1s. T3\n1n. T9X", 5, "'T9X' is no action"),
        ("1s. T3 .\n", 4, "'.' is no action"),
        ("1s. T0", 4, "'T0'"),
        ("1s. t3", 4, "'t3'"),
        ("1s.T3", 4, "'1s.T3'"),
        ("1s. T3,P4", 4, "'T3,P4'"),
        ("1s. !sabotage:", 4, "'!sabotage:'"),
        ("1s. !Sabotage:3", 4, "'!Sabotage:3'"),
        ("1s. T３", 4, "'T３'"),
        ("0s. T3", 4, "'0s.'"),
        ("01s. T3", 4, "'01s.'"),
        ("1000s. T3", 4, "'1000s.'"),
        ("1e. T3", 4, "'1e.'"),
        ("1s T3", 4, "'1s'"),
        ("T3", 4, "'T3' before the first turn"),
        ("\n\n\nT3", 7, "'T3' before the first turn"),
        ("1s. T3\n1n.\n{two\nlines}\nhuh", 8, "'huh'"),
        ("1s. T3\n\n{unclosed", 6, "brace"),
        ("1s. T3 {open\nP4", 4, "brace"),
        ("1s. T3 }\n", 4, "brace"),
        ("1s. T3\n1n. P4\n{a}}", 6, "brace"),
        ("1s. T3}", 4, "brace"),
        ("1s. T3\n1s. T3", 5, "1n. should follow"),
        ("1s. T3\n3n. T3", 5, "1n. should follow"),
        ("2s.\n1n.", 5, "should follow"),
        ("1s.\n1n.\n3s.", 6, "2s. should follow"),
        ("1s.\n1n.\n1s.", 6, "2s. should follow"),
        ("1s.\n1n.\n2s.\n3n.", 7, "2n. should follow"),
    ],
)
def test_a_fault_in_the_turns_is_named_with_its_line(body: str, line: int, said: str) -> None:
    told = refused(f"{TAGS}\n{body}")
    assert told.startswith(f"line {line}: "), told
    assert said in told


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_are_counted_in_every_line_end(end: str) -> None:
    text = f"{TAGS}\n1s. T3 {{a\nb\nc}}\n1n. P4\n\n{{d}} bad".replace("\n", end)
    assert refused(text).startswith("line 9: 'bad'")


@pytest.mark.parametrize(
    ("tags", "line"),
    [
        ('[South "Ann"\n' + TAGS, 1),
        (TAGS + "[South Ann]\n", 3),
        (TAGS + '[South"Ann"]\n', 3),
        (TAGS + '[South  "Ann"]\n', 3),
        (TAGS + '[ South "Ann"]\n', 3),
        (TAGS + '[South "Ann"] \n', 3),
        (TAGS + ' [South "Ann"]\n', 3),
        (TAGS + '[South "A"nn"]\n', 3),
        (TAGS + '[South "Ann\\"]\n', 3),
        (TAGS + '[South "A\\nn"]\n', 3),
        (TAGS + '[Sou-th "Ann"]\n', 3),
        (TAGS + '[2South "Ann"]\n', 3),
        (TAGS + '[Sou_th "Ann"]\n', 3),
        (TAGS + '[South "A\rnn"]\n', 3),
        (TAGS + '[Éva "Ann"]\n', 3),
        (TAGS + "{comment}\n", 3),
        (TAGS + "1s. T3\n", 3),
        (TAGS + '[Edition "ardennes"]\n', 3),
        ("", 1),
        ("\n\n" + TAGS, 1),
    ],
)
def test_a_fault_in_the_tags_is_named_with_its_line(tags: str, line: int) -> None:
    assert refused(tags + "\n1s. T3\n").startswith(f"line {line}: ")


@pytest.mark.parametrize("name", ["Edition", "Start"])
def test_a_record_needs_edition_and_start(name: str) -> None:
    kept = "".join(line + "\n" for line in TAGS.splitlines() if not line.startswith(f"[{name} "))
    assert f"the tag {name} is missing" in refused(kept)


@pytest.mark.parametrize(
    ("tag", "allowed"),
    [
        ('[Result "1-0"]', "south, north, draw, *"),
        ('[Result ""]', "south, north, draw, *"),
        ('[Termination "other"]', "objective, three roads, turn limit"),
        ('[Termination "Time"]', "resignation, time, agreement, repetition, unfinished"),
    ],
)
def test_a_result_or_termination_that_is_not_known_is_refused_with_those_that_are(
    tag: str, allowed: str
) -> None:
    assert allowed in refused(f"{TAGS}{tag}\n")


def test_a_record_of_more_than_a_mebibyte_is_not_read() -> None:
    assert "at most 1048576 characters" in refused(TAGS + "\n" + " " * (1 << 20))
    assert read_record((TAGS + "\n").ljust(1 << 20)).turns == []


def test_a_large_record_of_comments_and_turns_is_read_whole() -> None:
    body = "".join(f"{n}s. T3 {{c}} P4\n{n}n. M1\n" for n in range(1, 1000))
    record = read_record(f"{TAGS}\n{body}")
    assert len(record.turns) == 1998


# ---------------------------------------------------------------- how many actions there are


@pytest.mark.parametrize(
    "head", [TAGS, TAGS.replace("\n", "\r\n"), "\ufeff" + TAGS, TAGS + '[Site "a { b"]\n']
)
def test_actions_and_ends_of_turns_are_counted_without_reading_the_record(head: str) -> None:
    body = "{Two words} 1s. P1 {why {not} P2{here}P3\n1n. T1 2s."
    end = "\r\n" if "\r\n" in head else "\n"
    record = read_record(head + end + body.replace("\n", end))
    actions = sum(len(turn.actions) for turn in record.turns)
    assert count_actions(head + end + body) == actions + len(record.turns) == 7


def test_unclosed_comments_are_counted_in_linear_time() -> None:
    assert count_actions(f"{TAGS}\n1s. P1 " + "{" * 1_000_000) == 2
