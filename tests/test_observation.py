"""Observations and masks: what they contain, where they are written, and that they tell no secret."""

from __future__ import annotations

import array
from collections.abc import Iterator
from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from model.observation import observe as observed_by_the_model
from properties.games import states
from properties.test_laws import reshuffled

from sevenroads import Catalog, State, View, observation_spec
from sevenroads.rules.types import Layout

EXAMPLES = settings(deadline=None, max_examples=100)
VIEWERS = ("south", "north", "spectator")


def named(state: State, data: Any) -> dict[str, list[Any]]:
    """The parts of an observation by name."""
    numbers = numpy.frombuffer(bytes(data), numpy.uint8)
    return {
        field.name: numbers[field.start : field.end].reshape(field.shape).tolist()
        for field in observation_spec(state.variant).fields
    }


@EXAMPLES
@given(states())
def test_an_observation_is_what_the_text_of_the_view_says(state: State) -> None:
    for viewer in VIEWERS:
        view = state.view(viewer)
        expected = observed_by_the_model(str(view), viewer[0], view.discards or ())
        if viewer == "spectator" and not state.is_over:
            assert not any(expected["own_hand"])
        assert named(state, state.observe(viewer)) == expected
        assert view.observe() == state.observe(viewer)


@EXAMPLES
@given(states())
def test_a_mask_marks_the_legal_actions(state: State) -> None:
    mask = state.legal_mask()
    assert [number for number, legal in enumerate(mask) if legal] == state.legal_ids()
    assert set(mask) <= {0, 1}
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert any(view.legal_mask()) == view.on_turn
        assert not view.on_turn or view.legal_mask() == mask


def forms(state: State, viewer: str) -> Iterator[object]:
    """Everything that a viewer gets of a position."""
    view = state.view(viewer)
    yield str(view)
    yield repr(view)
    yield view.discards
    yield view.layout
    yield view.to_bytes()
    yield hash(view)
    yield [view.stock(side) for side in ("south", "north")]
    yield view.legal_actions()
    yield bytes(view.legal_mask())
    yield bytes(view.observe())
    yield bytes(state.observe(viewer))
    yield view.position.layout()
    yield view.position.hash64()
    if view.on_turn:
        yield bytes(state.legal_mask())


@EXAMPLES
@given(states(), st.randoms(use_true_random=False))
def test_no_form_of_a_view_differs_between_states_that_look_alike(state: State, rng: Any) -> None:
    if state.is_over:
        return
    for viewer in VIEWERS:
        twin = reshuffled(state, viewer, rng)
        assert list(forms(twin, viewer)) == list(forms(state, viewer))


def test_the_test_of_secrets_can_fail() -> None:
    state = State.new("ardennes", seed=1)
    layout = state.layout()
    other = State.from_layout(
        state.rules,
        Layout(
            *(layout.lines, layout.conquered, layout.side, layout.turn, layout.ap, layout.cards[::-1]),
            *(layout.objective_deck, layout.victory_deck),
        ),
    )
    assert list(forms(state, "south")) != list(forms(other, "south"))
    assert list(forms(state, "spectator")) == list(forms(other, "spectator"))


# ---------------------------------------------------------------- the specification


@pytest.mark.parametrize("edition", Catalog.editions())
def test_the_specification_covers_every_byte_once(edition: str) -> None:
    spec = observation_spec(edition)
    at = 0
    for field in spec.fields:
        assert (field.start, field.end) == (at, at + field.size)
        assert field.meaning
        at = field.end
    state = State.new(edition, seed=1)
    assert at == spec.size == len(state.observe("north"))
    planes, roads, tiles = spec.planes
    assert spec["to_act"].start == planes * roads * tiles
    assert spec.version == 1
    with pytest.raises(KeyError, match="expected one of own_units"):
        spec["secrets"]


@pytest.mark.parametrize("edition", Catalog.editions())
def test_mirrored_actions_name_the_same_thing_from_the_other_seat(edition: str) -> None:
    rules = State.new(edition, seed=1).rules
    mirrored = observation_spec(edition).mirrored_actions
    assert sorted(mirrored) == list(range(len(mirrored)))
    for number, action in enumerate(rules.actions):
        other = rules.actions[mirrored[number]]
        assert mirrored[mirrored[number]] == number
        assert (other.kind, other.unit, other.card, other.direction) == (
            *(action.kind, action.unit, action.card),
            action.direction,
        )
        assert other.road == (None if action.road is None else 8 - action.road)


# ---------------------------------------------------------------- buffers of the caller


@pytest.mark.parametrize(
    "make", [bytearray, lambda n: memoryview(bytearray(n)), lambda n: array.array("B", bytes(n)), numpy.zeros]
)
def test_any_writable_buffer_is_filled_and_returned(make: Any) -> None:
    state = State.new("ardennes", seed=3)
    mask, seen = (
        make(size, "uint8") if make is numpy.zeros else make(size)
        for size in (state.num_actions, observation_spec("ardennes").size)
    )
    assert state.legal_mask(mask) is mask
    assert bytes(mask) == bytes(state.legal_mask())
    assert state.observe("north", seen) is seen
    assert bytes(seen) == bytes(state.observe("north"))


@pytest.mark.parametrize(
    "out", [bytearray(121), bytearray(123), numpy.zeros(122, "int16"), numpy.zeros((2, 61, 2), "uint8")]
)
def test_a_buffer_of_the_wrong_size_is_refused(out: Any) -> None:
    with pytest.raises(ValueError, match="expected 122 items of 1 byte"):
        State.new("ardennes", seed=1).legal_mask(out)


@pytest.mark.parametrize("out", [bytes(122), 5, [0] * 122])
def test_what_cannot_be_written_to_is_refused(out: Any) -> None:
    with pytest.raises((TypeError, BufferError)):
        State.new("ardennes", seed=1).legal_mask(out)


def test_viewers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match="expected one of south, north, spectator"):
        State.new().observe("east")


def test_a_view_from_text_has_no_observation_unless_its_discards_are_known() -> None:
    state = State.new("ardennes", seed=1)
    assert View.parse(str(state.view("south"))).observe() == state.observe("south")
    played = View.parse("ardennes |/|/|/|/|/|/| s9:4 146/- ?/- #18/#19 -")
    with pytest.raises(ValueError, match="does not list the discarded cards"):
        played.observe()
