"""A user's own edition and decks work wherever an id does."""

from __future__ import annotations

import os
import pickle
import random
from pathlib import Path

import pytest

from sevenroads import Catalog, InvalidEdition, State, View
from sevenroads.game import Match, from_record, to_record
from sevenroads.notation import read_record, write_record
from sevenroads.players import GreedyPlayer, RandomPlayer

from .files import EDITION, OBJECTIVES, VICTORY, changed, write


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an edition and two decks, from which the tests run."""
    write(tmp_path / "house" / "skirmish.toml", EDITION)
    write(tmp_path / "house" / "goals.toml", OBJECTIVES)
    write(tmp_path / "house" / "boxed.toml", VICTORY)
    monkeypatch.chdir(tmp_path)
    return tmp_path


NAMES = (
    "house/skirmish.toml",
    "./house/skirmish.toml",
    "house/skirmish.toml+nospecials+novictory",
    "house/skirmish.toml+specials=Q+road_length=16",
    "house/skirmish.toml+objective_deck=house/goals.toml+victory_deck=house/boxed.toml",
    "house/skirmish.toml+mortar_fires=always+three_roads_win=off+victory_deck=prototype",
    "ardennes+objective_deck=house/goals.toml",
    "dday+novictory+victory_deck=house/boxed.toml",
)
EACH = pytest.mark.parametrize("name", NAMES)


@EACH
def test_a_reference_is_written_back_as_it_was_given(name: str) -> None:
    state = State.new(name, seed=5)
    assert str(state).split(" ")[0] == name
    assert str(State.parse(str(state))) == str(state)
    assert State.parse(str(state)).variant is state.variant
    for viewer in ("south", "north", "spectator"):
        assert str(View.parse(str(state.view(viewer)))) == str(state.view(viewer))


@EACH
def test_games_by_own_files_replay_from_their_records(name: str) -> None:
    match = Match(State.new(name, seed=5))
    rng = random.Random(name)
    while match.outcome is None:
        match.play(rng.choice(match.state.legal_actions()))
    text = write_record(to_record(match))
    again = from_record(read_record(text))
    assert again.state == match.state
    assert again.outcome == match.outcome
    assert write_record(to_record(again)) == text


@EACH
def test_a_state_by_own_files_survives_pickling(name: str) -> None:
    state = State.new(name, seed=5)
    state.play_random(30, 1)
    assert pickle.loads(pickle.dumps(state)) == state


def test_the_units_of_an_own_edition_play_by_its_numbers() -> None:
    state = State.new("house/skirmish.toml", seed=5)
    assert state.stock("south") == {"B": 4, "W": 5, "F": 6, "H": 1, "Q": 1}
    assert state.gap(1) == 12
    state.apply("W1")
    assert state.gap(1) == 8
    for action in ("W1", "W1"):
        state.apply(action)
    assert state.conqueror(1) == "south"
    assert state.why_not("B1") == "Lane 1 is conquered. No more actions are possible there (R7.1)."


def test_the_spy_of_an_own_edition_sweeps_as_far_as_its_file_says() -> None:
    base = "house/skirmish.toml+novictory+noobjectives"
    state = State.parse(f"{base} 2FQ|BBFBF/|/|/|/|/|/| s9:4 -/- -/- -/- -")
    state.apply("x1")
    assert state.line("north", 1).units == "FB"


def test_an_arrow_of_an_own_edition_points_where_its_file_says() -> None:
    # The howitzer's arrow sits on its 1st tile, points four roads to the right, hits footmen and wagons.
    base = "house/skirmish.toml+novictory+noobjectives"
    state = State.parse(f"{base} W|/|/|/|/B|WF3/|/| s9:4 -/- -/- -/- -")
    state.apply("H1")
    assert "Hr" in map(str, state.legal_actions())
    state.apply("Hr")
    assert state.line("north", 5).units == "F"


def test_an_own_deck_is_dealt_in_its_numbers() -> None:
    deck = "house/goals.toml"
    state = State.new("ardennes", seed=1, objective_deck=deck, victory_deck="house/boxed.toml")
    layout = state.layout()
    assert not isinstance(layout.objective_deck, int)
    assert not isinstance(layout.victory_deck, int)
    dealt = [str(cards.objective) for cards in layout.cards]
    assert sorted(dealt + list(layout.objective_deck)) == ["a", "a", "b"]
    assert sorted(layout.victory_deck) == ["reinforcements", "sabotage", "sabotage", "sabotage"]


def test_an_own_objective_wins_the_game() -> None:
    rules = "ardennes+novictory+objective_deck=house/goals.toml"
    state = State.parse(f"{rules} TTTTT|/|/|/|/|/|/| s9:4 a/- b/- a/- -")
    state.apply("T1")
    assert state.outcome is not None
    assert (state.outcome.result, str(state.outcome.termination)) == ("south", "objective")


def test_players_play_an_own_edition() -> None:
    match = Match(State.new("house/skirmish.toml", seed=2, objective_deck="house/goals.toml"))
    players = {"south": GreedyPlayer(1), "north": RandomPlayer(1)}
    while match.outcome is None and len(match.steps) < 60:
        view = match.state.view(match.side)
        match.play(players[match.side].choose(view))
    assert match.steps


def largest() -> tuple[str, str, str]:
    """An edition and two decks as large as they may be: units, arrows, cards and the lengths of ids."""
    arrows = ", ".join(
        f'{{ direction = "{direction}", tile = 3, distance = {distance}, hits = ["infantry", "mine"] }}'
        for direction, distance in (("left", 1), ("right", 6))
    )
    head = EDITION.partition("[[units]]")[0].replace("road_length = 12", "road_length = 18")
    units = [
        'letter = "Z"\nclass = "mine"\nlength = 2\ncount = 15',
        'letter = "Y"\nclass = "spy"\nlength = 2\ncount = 15\nsweep = 99',
    ]
    units += [f'letter = "{c}"\nclass = "tank"\nlength = 3\ncount = 1\narrows = [{arrows}]' for c in "ABCD"]
    units[2] += '\nfires_when = "mortar_fires"\nspecial = true'
    units += [
        f'letter = "{c}"\nclass = "infantry"\nlength = {rank + 2}\ncount = 15\nrank = {rank}'
        for rank, c in enumerate("EFGHIJK", 1)
    ]
    edition = head + "".join(f"[[units]]\n{unit}\n" for unit in units)
    cards = "".join(
        f'[[cards]]\nid = "{number:02}{"x" * 38}"\ntake = [{{ count = 3, of = [1, 2, 3, 4, 5, 6, 7] }}]\n'
        for number in range(48)
    )
    counts = {"sabotage": 15, "reinforcements": 15, "second-front": 4, "supply-cut": 4, "new-orders": 10}
    effects = "".join(f'[[cards]]\nid = "{card}"\ncount = {count}\n' for card, count in counts.items())
    return (
        edition,
        OBJECTIVES.partition("[[cards]]")[0] + cards,
        VICTORY.partition("[[cards]]")[0] + effects,
    )


def test_an_edition_and_decks_as_large_as_they_may_be_are_played_with(house: Path) -> None:
    for name, text in zip(("e.toml", "o.toml", "v.toml"), largest(), strict=True):
        write(house / name, text)
    state = State.new("e.toml", seed=1, objective_deck="o.toml", victory_deck="v.toml")
    assert len(state.rules.actions) == 7 * (13 + 3 + 4) + 8 + 6 + 1
    rng = random.Random(1)
    while not state.is_over:
        state.play_random(rng.randint(1, 9), rng.getrandbits(60))
        assert str(State.parse(str(state))) == str(state)
        legal = set(state.legal_actions())
        assert [state.why_not(action) is None for action in state.rules.actions] == [
            action in legal for action in state.rules.actions
        ]
    assert state.turn > 5


# ---------------------------------------------------------------- where files are looked for


@pytest.mark.parametrize("reference", ["goals.toml", "./goals.toml", "../house/goals.toml"])
def test_a_relative_deck_of_an_edition_file_counts_from_that_files_folder(
    house: Path, reference: str
) -> None:
    text = changed(EDITION, 'objective_deck = "ardennes"', f'objective_deck = "{reference}"')
    write(house / "house" / "own.toml", text)
    state = State.new("house/own.toml", seed=1)
    assert str(state).split(" ")[0] == "house/own.toml"
    assert state.variant.objective_deck.file.id == "own-objectives"
    assert State.parse(str(state)) == state


def test_an_absolute_deck_of_an_edition_file_is_taken_as_it_is(house: Path) -> None:
    deck = house / "house" / "boxed.toml"
    write(
        house / "elsewhere" / "own.toml",
        changed(EDITION, 'victory_deck = "ardennes"', f'victory_deck = "{deck}"'),
    )
    assert State.new("elsewhere/own.toml").variant.victory_deck.file.id == "own-victory"


def test_the_own_deck_of_an_own_edition_is_never_written(house: Path) -> None:
    write(
        house / "house" / "own.toml",
        changed(EDITION, 'victory_deck = "ardennes"', 'victory_deck = "boxed.toml"'),
    )
    for option in ("house/boxed.toml", None):
        options = {} if option is None else {"victory_deck": option}
        assert str(State.new("house/own.toml", **options)).split(" ")[0] == "house/own.toml"
    assert str(State.new("house/own.toml", victory_deck="ardennes")).split(" ")[0] == (
        "house/own.toml+victory_deck=ardennes"
    )


def test_a_missing_deck_of_an_edition_file_is_named(house: Path) -> None:
    write(house / "own.toml", changed(EDITION, 'victory_deck = "ardennes"', 'victory_deck = "none.toml"'))
    with pytest.raises(InvalidEdition, match=r"^none\.toml: No such file"):
        State.new("own.toml")


def test_a_file_in_the_folder_one_works_in_needs_only_its_name(house: Path) -> None:
    write(house / "skirmish.toml", EDITION)
    state = State.new("skirmish.toml", seed=1)
    assert State.parse(str(state)) == state
    assert str(state).startswith("skirmish.toml ")


def test_an_absolute_path_works_too(house: Path) -> None:
    reference = str(house / "house" / "skirmish.toml")
    state = State.new(reference, seed=1)
    assert str(state).split(" ")[0] == reference
    assert State.parse(str(state)) == state


# ---------------------------------------------------------------- files that change


def test_a_changed_file_is_read_anew() -> None:
    catalog = Catalog()
    before = catalog.variant("house/skirmish.toml")
    path = Path("house/skirmish.toml")
    write(path, changed(EDITION, "count = 5", "count = 3"))
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1_000_000_000))
    after = catalog.variant("house/skirmish.toml")
    assert State.new("house/skirmish.toml", catalog=catalog).stock("south")["W"] == 3
    assert before is not after
    assert before.edition.units[1].count == 5


def test_a_changed_file_is_read_anew_even_if_its_time_stayed() -> None:
    catalog = Catalog()
    path = Path("house/skirmish.toml")
    os.utime(path, ns=(0, 0))
    catalog.variant("house/skirmish.toml")
    write(path, changed(EDITION, "count = 5", "count = 3"))
    os.utime(path, ns=(0, 0))
    assert State.new("house/skirmish.toml", catalog=catalog).stock("south")["W"] == 3


def test_a_file_that_was_repaired_is_read_anew() -> None:
    catalog = Catalog()
    path = Path("house/skirmish.toml")
    write(path, changed(EDITION, "count = 5", "count = 50"))
    with pytest.raises(InvalidEdition):
        catalog.variant("house/skirmish.toml")
    write(path, EDITION)
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1_000_000_000))
    assert catalog.variant("house/skirmish.toml").edition.units[1].count == 5


def test_a_game_goes_on_by_the_file_it_began_with() -> None:
    catalog = Catalog()
    state = State.new("house/skirmish.toml", seed=1, catalog=catalog)
    path = Path("house/skirmish.toml")
    write(path, changed(EDITION, "length = 4", "length = 3"))
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1_000_000_000))
    state.apply("W1")
    assert state.gap(1) == 8


def test_texts_left_out_fall_back_to_something_readable() -> None:
    bare = "\n".join(
        line
        for line in EDITION.splitlines()
        if not line.startswith(("name", "en", "nl", "[name", "[lane", "[seats"))
    )
    write(Path("bare.toml"), bare)
    edition = Catalog().edition("bare.toml").file
    assert (edition.lane_word(), edition.lane_word(plural=True)) == ("road", "roads")
    assert (edition.seat_name("south"), edition.seat_name("north", "it")) == ("South", "North")
    assert edition.unit_name("W") == "W"
    state = State.new("bare.toml", seed=1)
    assert state.why_not(">1") == "You have no line on road 1 (R4.2)."
    for action in range(len(state.rules.actions)):
        state.why_not(action)
