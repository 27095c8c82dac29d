"""`State`: the contract of the public class for positions."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

from sevenroads import (
    Catalog,
    IllegalAction,
    InvalidNotation,
    Outcome,
    Side,
    State,
    Termination,
    View,
)

EDITIONS = Catalog.editions()
ALL = pytest.mark.parametrize("edition", EDITIONS)
SIGNS = {"redeploy": ">", "retreat": "<", "attack": "x"}
EMPTY = "ardennes+novictory+noobjectives |/|/|/|/|/|/| s9:4 -/- -/- -/- -"


def along_a_game(edition: str, seed: int, every: int) -> list[State]:
    """Positions of a random game, each some actions after the one before."""
    state = State.new(edition, seed=seed)
    rng = random.Random(seed)
    found = [state.copy()]
    while not state.is_over:
        state.play_random(rng.randint(1, every), rng.getrandbits(60))
        found.append(state.copy())
    return found


# ---------------------------------------------------------------- setting up


@ALL
def test_the_same_seed_deals_the_same_game(edition: str) -> None:
    assert State.new(edition, seed=7) == State.new(edition, seed=7)
    assert State.new(edition, seed=7) != State.new(edition, seed=8)
    assert State.new(edition) != State.new(edition)


def test_without_arguments_a_game_of_ardennes_is_set_up() -> None:
    state = State.new()
    assert str(state).startswith("ardennes |/|/|/|/|/|/| s1:4 ")
    assert (state.side, state.turn, state.ap, state.outcome, state.is_over) == ("south", 1, 4, None, False)


def test_every_objective_is_dealt_sooner_or_later() -> None:
    dealt = {str(State.new("prototype", seed=seed)).split(" ")[3] for seed in range(60)}
    assert len(dealt) == 8


# ---------------------------------------------------------------- the action space


@ALL
def test_numbers_texts_and_actions_stand_for_each_other_over_the_whole_space(edition: str) -> None:
    state = State.new(edition, seed=1)
    actions = state.rules.actions
    assert len(actions) == len({str(action) for action in actions}) == len(state.rules.ids) == 122
    for number, action in enumerate(actions):
        assert state.rules.ids[str(action)] == number
        assert state.action(number) == state.action(str(action)) == state.action(action) == action
        assert action.text == str(action)


@ALL
def test_an_action_tells_in_its_parts_what_its_text_says(edition: str) -> None:
    for action in State.new(edition).rules.actions:
        text = str(action)
        if action.kind == "place":
            assert text == f"{action.unit}{action.road}"
        elif action.kind in ("redeploy", "retreat", "attack"):
            assert text == f"{SIGNS[action.kind]}{action.road}"
        elif action.kind == "fire":
            assert text == f"{action.unit}{str(action.direction)[0]}"
        elif action.kind == "card":
            assert text == f"!{action.card}" + (f":{action.road}" if action.road else "")
        else:
            assert (action.kind, text) == ("end", ".")


def test_actions_are_values() -> None:
    one, other = (State.new(edition).action("T3") for edition in ("ardennes", "dday"))
    assert one == other
    assert hash(one) == hash(other)
    assert one != "T3"
    assert one != State.new().action("T4")
    assert pickle.loads(pickle.dumps(one)) == one
    assert copy.deepcopy(one) == one
    assert repr(one) == "Action('T3')"
    with pytest.raises(AttributeError):
        one.text = "T4"


@ALL
def test_legal_actions_come_in_the_order_of_the_space(edition: str) -> None:
    for state in along_a_game(edition, 3, 25):
        numbers = state.legal_ids()
        assert numbers == sorted(set(numbers))
        assert [state.rules.actions[number] for number in numbers] == state.legal_actions()
        assert bool(numbers) is not state.is_over


@ALL
def test_an_action_is_played_by_value_by_text_and_by_number_alike(edition: str) -> None:
    for state in along_a_game(edition, 4, 25):
        for action in state.legal_actions():
            by_value, by_text, by_number = state.copy(), state.copy(), state.copy()
            by_value.apply(action)
            by_text.apply(str(action))
            by_number.apply(state.rules.ids[str(action)])
            assert by_value == by_text == by_number


@ALL
def test_along_random_games_an_action_is_legal_or_there_is_a_reason(edition: str) -> None:
    for state in along_a_game(edition, 5, 50) + along_a_game(edition, 6, 50):
        before = str(state)
        legal = set(state.legal_actions())
        for number, action in enumerate(state.rules.actions):
            reason = state.why_not(number)
            assert (reason is None) == (action in legal) == state.is_legal(action), (before, action)
            assert (state.refusal(action) is None) == (reason is None)
            if reason is None:
                continue
            rule = re.search(r" \((R\d+(?:\.\d+)?)\)\.$", reason)
            assert rule, reason
            assert "{" not in reason
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.rule == rule[1]
            assert str(caught.value) == f"{action}: {reason}"
        assert str(state) == before


@pytest.mark.parametrize(
    "word", ["", "T", "T0", "T8", "t3", "T3 ", " T3", "X3", "Al", "!", "!sabotage", "..", "3"]
)
def test_a_text_that_is_no_action_of_the_edition_is_refused_as_notation(word: str) -> None:
    state = State.new("ardennes", seed=1)
    before = str(state)
    assert not state.is_legal(word)
    for ask in (state.apply, state.action, state.why_not, state.refusal):
        with pytest.raises(InvalidNotation, match="is no action of ardennes"):
            ask(word)
    assert str(state) == before


@pytest.mark.parametrize("number", [-1, 122, 10**30, -(10**30)])
def test_a_number_outside_the_space_is_refused_as_notation(number: int) -> None:
    state = State.new("ardennes", seed=1)
    assert not state.is_legal(number)
    for ask in (state.apply, state.action, state.why_not, state.refusal):
        with pytest.raises(InvalidNotation, match="numbers go from 0 to 121"):
            ask(number)


class Index:
    """Something that can stand for an int, as the integers of number libraries can."""

    def __index__(self) -> int:
        return 1


@pytest.mark.parametrize("thing", [None, 1.0, b"T3", ["T3"], object()])
def test_anything_else_is_a_type_error_and_changes_nothing(thing: Any) -> None:
    state = State.new("ardennes", seed=1)
    before = str(state)
    for ask in (state.apply, state.is_legal, state.action, state.why_not, state.refusal):
        with pytest.raises(TypeError):
            ask(thing)
    assert str(state) == before


@pytest.mark.parametrize("thing", [True, Index()])
def test_an_integer_of_another_kind_is_taken_everywhere_or_nowhere(thing: Any) -> None:
    state = State.new("ardennes", seed=1)
    taken = []
    for ask in (state.action, state.why_not, state.refusal, state.is_legal, state.apply):
        try:
            ask(thing)
        except TypeError:
            taken.append(False)
        else:
            taken.append(True)
    assert len(set(taken)) == 1


def test_questions_about_roads_and_sides_that_do_not_exist_are_refused() -> None:
    state = State.new("ardennes", seed=1)
    for road in (0, 8, -1):
        for ask in (state.gap, state.conqueror, lambda r: state.line("south", r)):
            with pytest.raises(ValueError, match=f"there is no road {road}"):
                ask(road)
    for ask_side in (lambda: state.line("east", 1), lambda: state.stock("")):
        with pytest.raises(ValueError, match="Side"):
            ask_side()
    with pytest.raises(ValueError, match="expected one of south, north, spectator"):
        state.view("east")


def test_a_text_of_more_than_4000_signs_is_not_read() -> None:
    for read in (State.parse, View.parse):
        with pytest.raises(InvalidNotation, match="at most 4000 characters"):
            read(EMPTY + "-" * 4000)


# ---------------------------------------------------------------- copies


@pytest.mark.parametrize(
    "duplicate", [State.copy, copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
@ALL
def test_a_copy_is_equal_and_independent(edition: str, duplicate: Any) -> None:
    for state in along_a_game(edition, 8, 60):
        twin = duplicate(state)
        assert type(twin) is State
        assert twin == state
        assert twin.outcome == state.outcome
        assert twin.hash64() == state.hash64()
        assert twin.legal_ids() == state.legal_ids()
        if not state.is_over:
            before = str(state)
            twin.apply(".")
            assert str(state) == before
            assert twin != state


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(Termination.RESIGNATION, Side.SOUTH),
        Outcome(Termination.TIME, Side.NORTH),
        Outcome(Termination.AGREEMENT, None),
        Outcome(Termination.REPETITION, None),
    ],
)
def test_pickling_keeps_an_end_that_the_position_does_not_show(outcome: Outcome) -> None:
    state = State.new("ardennes", seed=1)
    state.finish(outcome)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.copy()):
        assert twin.outcome == outcome
        assert twin == state


def test_pickling_is_not_misled_by_the_name_of_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "south#south#n.toml"
    deck.write_text('format = 1\nkind = "victory"\nid = "own"\ncards = [{ id = "sabotage" }]\n')
    state = State.new("ardennes", seed=1, victory_deck=str(deck))
    for winner in Side:
        ended = state.copy()
        ended.finish(Outcome(Termination.RESIGNATION, winner))
        twin = pickle.loads(pickle.dumps(ended))
        assert (twin, twin.outcome) == (ended, ended.outcome)


def test_a_game_is_finished_once() -> None:
    state = State.new("ardennes", seed=1)
    state.finish(Outcome(Termination.AGREEMENT, None))
    with pytest.raises(ValueError, match="ended already"):
        state.finish(Outcome(Termination.TIME, Side.SOUTH))
    assert state.legal_actions() == []
    assert "The game is over" in str(state.why_not("T1"))


def test_states_are_compared_by_what_they_say() -> None:
    state = State.new("ardennes", seed=1)
    assert state == State.parse(str(state))
    assert state != str(state)
    assert state != state.view("south")
    assert eval(repr(state), {"State": State}) == state


# ---------------------------------------------------------------- hashing


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("T1 P2", "P2 T1"),
        ("T1 T1 P2 M3", "M3 T1 P2 T1"),
        ("T1 <1 P4", "P4 T1 <1"),
        ("T1 P2 . M7 S6 . T2 .", "P2 T1 . S6 M7 . T2 ."),
        ("T1 P2 . M7 . T3 .", "T1 T3 . M7 . P2 ."),
    ],
)
def test_different_ways_to_one_position_have_one_hash(one: str, other: str) -> None:
    states = [State.new("ardennes", seed=1) for _ in range(2)]
    for state, actions in zip(states, (one, other), strict=True):
        for action in actions.split():
            state.apply(action)
    assert states[0] == states[1]
    assert states[0].hash64() == states[1].hash64()


def test_one_position_at_different_turns_has_one_hash() -> None:
    early, late = State.new("ardennes", seed=1), State.new("ardennes", seed=1)
    for state, actions in ((early, "T1 ."), (late, ". . T1 .")):
        for action in actions.split():
            state.apply(action)
    assert (early.turn, late.turn) == (2, 4)
    assert early.hash64() == late.hash64()


def test_the_turn_number_does_not_count_and_the_points_do() -> None:
    base = State.parse(EMPTY)
    assert base.hash64() == State.parse(EMPTY.replace("s9", "s11")).hash64()
    hashes = {State.parse(EMPTY.replace(":4", f":{ap}")).hash64() for ap in range(5)}
    assert len(hashes) == 5


def test_each_part_of_a_position_makes_a_difference() -> None:
    texts = [
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes |/|/|/|/|/|/| n9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes T|/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes 1T|/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes |T/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes |/T|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes |/|/|/|/|/|/| s9:4 257/- 136/- 235,147/dig-in,sabotage -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 147,235/dig-in,sabotage -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235/dig-in,sabotage -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/sabotage,dig-in -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in -",
        "ardennes |/|/|/|/|/|/| s9:4 136/sabotage 257/- 235,147/dig-in -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/sabotage 235,147/dig-in -",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage night-march",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage dig-in:s1",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage dig-in:n1",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage supply-cut:n2",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage second-front:s1",
        "ardennes |/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage intelligence:s",
        "ardennes |/|/|/|/|/|/| s9:4#= 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes R|/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage -",
        "ardennes R|/|/|/|/|/|/| s9:4 136/- 257/- 235,147/dig-in,sabotage fresh",
    ]
    hashes = {State.parse(text).hash64() for text in texts}
    assert len(hashes) == len(texts)


@ALL
def test_along_random_games_hashes_tell_positions_apart(edition: str) -> None:
    by_hash: dict[int, str] = {}
    for seed in range(3):
        for state in along_a_game(edition, seed, 4):
            said = re.sub(r"([sn])\d+:", r"\1:", str(state))
            assert by_hash.setdefault(state.hash64(), said) == said
            assert 0 <= state.hash64() < 2**64
    assert len(by_hash) > 100


# ---------------------------------------------------------------- samples


@ALL
def test_a_sample_looks_like_the_view_to_its_viewer(edition: str) -> None:
    rng = random.Random(edition)
    for state in along_a_game(edition, 9, 30):
        for viewer in ("south", "north", "spectator"):
            view = state.view(viewer)
            sample = State.sample(view, rng)
            assert sample.view(viewer) == view
            assert State.parse(str(sample)) == sample
            assert sample.legal_actions() == state.legal_actions() or viewer != state.side


def test_samples_deal_what_is_hidden_in_many_ways_and_the_same_for_the_same_seed() -> None:
    view = State.new("ardennes", seed=1).view("south")
    dealt = {str(State.sample(view, random.Random(seed)).layout().cards[1].objective) for seed in range(300)}
    own = view.layout.cards[0].objective
    assert len(dealt) == 19
    assert own not in dealt
    assert State.sample(view, random.Random(5)) == State.sample(view, random.Random(5))


def test_a_sample_never_deals_an_objective_that_would_have_won_already() -> None:
    text = "ardennes |TTTTTT!/|/|GPPPPPP1!/|/|/|/| s9:4 346/- ?/- #18/#18 -"
    view = View.parse(text)
    for seed in range(200):
        sample = State.sample(view, random.Random(seed))
        assert State.parse(str(sample)) == sample


@pytest.fixture
def two_cards(tmp_path: Path) -> Path:
    """A deck of two Objective cards; a side with road 1 fulfils one of them."""
    deck = tmp_path / "two.toml"
    deck.write_text(
        'format = 1\nkind = "objectives"\nid = "two"\nname.en = "Two cards"\n'
        + "".join(
            f'[[cards]]\nid = "{name}"\ntake = [{{ count = {count}, of = [1, 2] }}]\n'
            f'title.en = "{name}"\ntext.en = "{name}"\n'
            for name, count in (("one", 1), ("both", 2))
        )
    )
    return deck


def test_a_view_whose_roads_fulfil_every_objective_that_may_be_hidden_is_refused(two_cards: Path) -> None:
    text = f"prototype+objective_deck={two_cards} |TTTTTT!/|/|/|/|/|/| s9:4 both/- ?/- #0/#8 -"
    with pytest.raises(InvalidNotation, match="fulfil every objective"):
        State.sample(View.parse(text), random.Random(1))


def test_a_sample_for_a_spectator_leaves_each_side_an_objective_that_it_can_hold(two_cards: Path) -> None:
    text = f"prototype+objective_deck={two_cards} |TTTTTT!/|/|/|/|/|/| s9:4 ?/- ?/- #0/#8 -"
    for seed in range(20):
        south, north = State.sample(View.parse(text), random.Random(seed)).layout().cards
        assert (south.objective, north.objective) == ("one", "both")


def test_a_view_that_was_read_from_text_is_sampled_too() -> None:
    view = View.parse("ardennes |/|/|/P|T/|/|/| s3:4 146/dig-in ?/?,? #18/#12 -")
    for seed in range(20):
        sample = State.sample(view, random.Random(seed))
        assert str(sample.view("south")) == str(view)
        assert State.parse(str(sample)) == sample


def test_a_view_of_an_ended_game_is_its_own_sample() -> None:
    state = along_a_game("ardennes", 2, 40)[-1]
    assert State.sample(state.view("spectator"), random.Random(1)) == state


# ---------------------------------------------------------------- counting and random play


@ALL
def test_perft_counts_sequences_of_actions(edition: str) -> None:
    for state in along_a_game(edition, 1, 90):
        before = str(state)
        assert state.perft(0) == 1
        assert state.perft(1) == len(state.legal_actions())
        total = 0
        for action in state.legal_actions():
            child = state.copy()
            child.apply(action)
            total += child.perft(1)
        assert state.perft(2) == total
        assert str(state) == before
    with pytest.raises(ValueError, match="0 or more"):
        state.perft(-1)


@ALL
def test_playouts_depend_on_seed_and_number_alone(edition: str) -> None:
    state = State.new(edition, seed=1)
    whole = state.playouts(40, 5)
    assert whole == state.playouts(40, 5)
    assert sum(whole[:3]) == 40
    parts = [state.playouts(15, 5), state.playouts(25, 5, 15)]
    assert tuple(map(sum, zip(*parts, strict=True))) == whole
    assert state.playouts(40, 6) != whole
    assert state.playouts(0, 5) == (0, 0, 0, 0)
    assert state == State.new(edition, seed=1)


def test_random_play_is_the_same_for_the_same_seed_and_stops_at_the_end() -> None:
    one, other = State.new("dday", seed=1), State.new("dday", seed=1)
    assert one.play_random(25, 3) == other.play_random(25, 3) == 25
    assert one == other
    played = one.play_random(10**6, 3)
    assert one.is_over
    assert 0 < played < 10**6
    assert one.play_random(5, 3) == 0


def test_a_view_is_not_played_on() -> None:
    view = State.new("ardennes", seed=1).view("south")
    for name in ("apply", "playouts", "play_random", "perft", "copy", "finish"):
        assert not hasattr(view, name)
