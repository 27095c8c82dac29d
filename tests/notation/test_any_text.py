"""Whatever text is thrown at a reader, it is read or refused with `InvalidNotation`, never anything else."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from sevenroads import Catalog, InvalidNotation, State, View
from sevenroads.game import from_record
from sevenroads.notation import read_record, read_variant, write_record

GOOD = (
    "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 14/sabotage 26/- 35,17/dig-in,night-march -",
    "ardennes |/|/|/P|T/|/|/| s3:4 14/- ?/? #18/#19 dig-in:s4,intelligence:n",
    "dday+specials=GA+road_length=16 TA|/|/|/|/|/|/|PP s9:4#= 14/- 15/- -/- fresh",
)
RECORD = """\
[Edition "ardennes+novictory+noobjectives"]
[South "Ada \\"Sarge\\" B."]
[Start "ardennes+novictory+noobjectives |/|/|/|/|/|/| n1:4 -/- -/- -/- -"]
[Result "*"]

{before}
1n. T4 P4 T5 P5 {well
played}
1s. P4 P4 M4 T5
2n.
"""
SIGNS = "".join(sorted(set("".join(GOOD) + RECORD))) + "é\0\r\t０"

few = settings(max_examples=150, deadline=None, derandomize=True)
IDS_ONLY = Catalog(files=False)


@st.composite
def damaged(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """A good text with a few signs taken out, put in, changed or swapped."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        length = draw(st.integers(0, 3))
        text = text[:at] + draw(st.text(SIGNS, max_size=3)) + text[at + length :]
    return text


@few
@given(damaged(GOOD) | st.text(SIGNS, max_size=80) | st.text(max_size=40))
def test_a_position_is_read_or_refused(text: str) -> None:
    for read in (State.parse, lambda t, catalog: View.parse(t, None, catalog)):
        try:
            found = read(text, IDS_ONLY)
        except InvalidNotation:
            continue
        assert str(read(str(found), IDS_ONLY)) == str(found)
        found.legal_actions()


@few
@given(damaged(("ardennes+novictory", "dday+specials=GA+road_length=16", "a/b.toml+victory_deck=x")))
@example("a/\0.toml")
def test_a_variant_is_read_or_refused(text: str) -> None:
    for catalog in (IDS_ONLY, Catalog()):
        try:
            read_variant(text, catalog)
        except InvalidNotation:
            continue


@few
@given(damaged((RECORD,)) | st.text(SIGNS, max_size=80))
@example(RECORD.replace('[Edition "ardennes', '[Edition "a/\0.toml'))
def test_a_record_is_read_and_replayed_or_refused(text: str) -> None:
    try:
        record = read_record(text)
        assert read_record(write_record(record)) == record
        from_record(record)
    except InvalidNotation:
        return


@few
@given(st.integers(0, 2**32), st.text(SIGNS, max_size=12))
def test_a_word_is_an_action_of_the_edition_or_refused(seed: int, word: str) -> None:
    state = State.new("ardennes", seed=seed)
    state.play_random(seed % 40, seed)
    before = str(state)
    try:
        state.apply(word)
    except ValueError:
        assert str(state) == before
    else:
        assert word in state.rules.ids
