"""Switches that an edition file defines itself, and the units whose `fires_when` names one (R6.4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenroads import IllegalAction, InvalidEdition, InvalidNotation, State
from sevenroads.editions.options import OPTIONS

from .files import EDITION, write

#: The edition of the tests, with a switch of its own in the place of `mortar_fires`.
OWN_SWITCH = (
    EDITION.replace('mortar_fires = "deployed"\n', "")
    .replace("[name]\n", '[switches]\nhowitzer_fires = "deployed"\n\n[name]\n')
    .replace('fires_when = "mortar_fires"', 'fires_when = "howitzer_fires"')
)
#: South's howitzer on road 1 points at north's footmen on road 5.
ABREAST = "5H|/|/|/|/|FFFF/|/| s5:4 -/- -/- -/- -"
NO_CARDS = "skirmish.toml+novictory+noobjectives"


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "skirmish.toml", OWN_SWITCH)
    monkeypatch.chdir(tmp_path)


def test_a_unit_obeys_the_switch_its_edition_defines() -> None:
    state = State.parse(f"{NO_CARDS} {ABREAST}")
    with pytest.raises(IllegalAction) as error:
        state.apply("Hr")
    assert error.value.rule == "R6.4"
    free = State.parse(f"{NO_CARDS}+howitzer_fires=always {ABREAST}")
    free.apply("Hr")
    assert free.line("north", 5).units == "FFF"


def test_a_switch_is_an_option_of_the_edition() -> None:
    state = State.new("skirmish.toml", seed=1, howitzer_fires="always")
    assert str(state).startswith("skirmish.toml+howitzer_fires=always ")
    assert State.parse(str(state)) == state
    own = State.new("skirmish.toml+howitzer_fires=always", seed=1, howitzer_fires="deployed")
    assert str(own).startswith("skirmish.toml |")


def test_a_switch_takes_the_place_of_mortar_fires_in_the_order() -> None:
    text = "skirmish.toml+road_length=14+howitzer_fires=always+three_roads_win=off"
    assert str(State.new(text, seed=1)).split(" ")[0] == text
    with pytest.raises(InvalidNotation, match="wrong place"):
        State.new("skirmish.toml+howitzer_fires=always+road_length=14")


def test_an_edition_without_mortar_fires_does_not_have_that_option() -> None:
    said = r"unknown option 'mortar_fires': expected one of .*howitzer_fires"
    with pytest.raises(InvalidEdition, match=said):
        State.new("skirmish.toml", mortar_fires="always")
    with pytest.raises(InvalidNotation, match=r"unknown option \+mortar_fires=always"):
        State.new("skirmish.toml+mortar_fires=always")


def test_another_edition_does_not_have_the_switch() -> None:
    with pytest.raises(InvalidEdition, match="unknown option 'howitzer_fires'"):
        State.new("ardennes", howitzer_fires="always")


@pytest.mark.parametrize(
    ("value", "said"), [("never", "expected one of deployed, placed, always"), (True, "expected str")]
)
def test_a_switch_takes_only_its_values(value: object, said: str) -> None:
    with pytest.raises(InvalidEdition, match=f"howitzer_fires is {value!r}: {said}"):
        State.new("skirmish.toml", howitzer_fires=value)


def test_fires_when_must_name_a_switch_of_the_file(tmp_path: Path) -> None:
    write(tmp_path / "wrong.toml", OWN_SWITCH.replace('fires_when = "howitzer', 'fires_when = "mortar'))
    with pytest.raises(InvalidEdition, match="unit H: fires_when is 'mortar_fires': expected howitzer_fires"):
        State.new("wrong.toml")


def test_an_edition_may_have_both_kinds_of_switches(tmp_path: Path) -> None:
    both = OWN_SWITCH.replace("three_roads_win", 'mortar_fires = "always"\nthree_roads_win', 1)
    write(tmp_path / "both.toml", both)
    text = "both.toml+mortar_fires=deployed+howitzer_fires=always"
    assert str(State.new(text, seed=1)).split(" ")[0] == text


def test_the_table_of_options_names_each_option_once() -> None:
    names = [option.name for option in OPTIONS]
    assert len(set(names)) == len(names)
