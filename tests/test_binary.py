"""Positions as bytes: one canonical form, strict reading, equality and hash."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.games import states

from sevenroads import Catalog, InvalidNotation, Outcome, Side, State, Termination, View

EXAMPLES = settings(deadline=None, max_examples=80)
POSITION = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage 246/- 235,147/dig-in,night-march -"


@EXAMPLES
@given(states())
def test_bytes_and_text_say_the_same(state: State) -> None:
    again = State.from_bytes(state.to_bytes())
    assert again == state
    assert str(again) == str(state)
    assert again.outcome == state.outcome
    assert again.legal_ids() == state.legal_ids()
    assert again.hash64() == state.hash64()
    assert State.parse(str(state)).to_bytes() == state.to_bytes()


@EXAMPLES
@given(states())
def test_a_view_comes_back_from_its_bytes(state: State) -> None:
    for viewer in ("south", "north", "spectator"):
        view = state.view(viewer)
        again = View.from_bytes(view.to_bytes())
        assert (again, hash(again), str(again)) == (view, hash(view), str(view))
        assert again.to_bytes() == view.to_bytes()
        assert bytes(again.observe()) == bytes(state.observe(viewer))


@EXAMPLES
@given(states(), st.randoms(use_true_random=False))
def test_changed_bytes_are_refused_or_stand_for_a_possible_position(state: State, rng: random.Random) -> None:
    data = bytearray(state.to_bytes())
    for _ in range(rng.randint(1, 3)):
        data[rng.randrange(len(data))] = rng.choice((0, 1, 2, 127, 128, 254, 255, rng.randrange(256)))
    if rng.random() < 0.2:
        del data[rng.randrange(len(data)) :]
    try:
        read = State.from_bytes(data)
    except InvalidNotation as error:
        assert str(error)
    else:
        assert State.parse(str(read)) == read
        assert read.to_bytes() == bytes(data)


@EXAMPLES
@given(states(), st.randoms(use_true_random=False))
def test_changed_bytes_of_a_view_are_refused_or_stand_for_a_view(state: State, rng: random.Random) -> None:
    data = bytearray(state.view(rng.choice(("south", "north"))).to_bytes())
    data[rng.randrange(len(data))] = rng.choice((0, 1, 2, 127, 254, 255, rng.randrange(256)))
    try:
        read = View.from_bytes(bytes(data))
    except InvalidNotation as error:
        assert str(error)
    else:
        assert str(View.parse(str(read), read.viewer)) == str(read)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: b"", "not the bytes of a position"),
        (lambda data: b"8R" + data[2:], "not the bytes of a position"),
        (lambda data: data[:2] + b"\x09" + data[3:], "format version 9"),
        (lambda data: data[:4] + b"\x63" + data[5:], "revision"),
        (lambda data: data[:9], "cut off"),
        (lambda data: data.replace(b"ardennes", b"ardenxxx"), "unknown edition"),
        (lambda data: data[:-1], "length does not match"),
        (lambda data: data + b"\x00", "length does not match"),
        (lambda data: data[:16] + b"\x02" + data[17:], "out of range"),
    ],
)
def test_what_is_wrong_with_bytes_is_said(change: object, says: str) -> None:
    data = State.parse(POSITION).to_bytes()
    with pytest.raises(InvalidNotation, match=says):
        State.from_bytes(change(data))  # type: ignore[operator]


def test_an_impossible_position_in_bytes_is_explained_like_one_in_text() -> None:
    data = bytearray(State.parse(POSITION).to_bytes())
    body = len(data) - len(data[data.index(b"ardennes") + len("ardennes") :])
    data[body + 4] = 60
    with pytest.raises(InvalidNotation, match="60 AP: at most 8 are possible"):
        State.from_bytes(data)


def test_views_and_positions_are_not_read_as_each_other() -> None:
    state = State.parse(POSITION)
    with pytest.raises(InvalidNotation, match=r"View\.from_bytes"):
        State.from_bytes(state.view("south").to_bytes())
    with pytest.raises(InvalidNotation, match=r"State\.from_bytes"):
        View.from_bytes(state.to_bytes())


def test_bytes_keep_the_revision_of_the_rules_and_how_a_game_ended() -> None:
    old = State.new("ardennes", seed=1, catalog=Catalog().at_revision(1))
    old.finish(Outcome(Termination.RESIGNATION, Side.NORTH))
    again = State.from_bytes(old.to_bytes())
    assert again.variant.revision == 1
    assert again.outcome == old.outcome


def test_any_kind_of_bytes_is_read() -> None:
    state = State.parse(POSITION)
    data = state.to_bytes()
    for kind in (bytes, bytearray, memoryview):
        assert State.from_bytes(kind(data)) == state


def test_equal_states_have_equal_hashes_and_can_be_keys() -> None:
    state = State.parse(POSITION)
    twin = State.parse(POSITION)
    other = State.parse(POSITION.replace("s12", "s14"))
    assert state == twin
    assert state != other
    assert {state: 1}[twin] == 1
    assert hash(state) == hash(twin) != hash(other)
    assert State.parse(POSITION, Catalog()) == state


def test_states_of_different_variants_differ() -> None:
    boards = "|/|/|/|/|/|/| s9:4 -/- -/- -/- -"
    texts = [f"{rules}+novictory+noobjectives {boards}" for rules in ("ardennes", "dday")]
    assert State.parse(texts[0]) != State.parse(texts[1])


def test_core_needs_no_numpy() -> None:
    code = "import sys, sevenroads as s; s.State.new().observe('south'); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
