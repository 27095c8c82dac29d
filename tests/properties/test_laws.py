"""Laws of the game: conservation, notation, refusals, undo, symmetry, hash, secrecy."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from model.mirror import mirror_action, mirror_text

from sevenroads import IllegalAction, State, View
from sevenroads.game import Match
from sevenroads.rules.types import ROADS, SIDES, Cards, Layout

from .games import states

settings.register_profile("laws", deadline=None, max_examples=120)
settings.load_profile("laws")


@given(states())
def test_units_are_conserved(state: State) -> None:
    for side in SIDES:
        standing = Counter("".join(state.line(side, road).units for road in range(1, ROADS + 1)))
        stock = state.stock(side)
        for unit in state.rules.ruleset.in_play:
            assert standing[unit.letter] + stock[unit.letter] == unit.count


@given(states())
def test_lines_never_overlap_and_an_empty_line_has_no_distance(state: State) -> None:
    lengths = {unit.letter: unit.length for unit in state.rules.ruleset.army}
    for road in range(1, ROADS + 1):
        lines = [state.line(side, road) for side in SIDES]
        covered = sum(line.distance + sum(lengths[u] for u in line.units) for line in lines)
        assert covered + state.gap(road) == state.rules.ruleset.road_length
        assert state.gap(road) >= 0
        assert all(line.units or not line.distance for line in lines)


@given(states())
def test_notation_round_trips(state: State) -> None:
    again = State.parse(str(state))
    assert str(again) == str(state)
    assert again.hash64() == state.hash64()
    assert again.legal_actions() == state.legal_actions()


@given(states())
def test_a_view_round_trips(state: State) -> None:
    for viewer in ("south", "north", "spectator"):
        view = state.view(viewer)
        again = View.parse(str(view), viewer)
        assert str(again) == str(view)
        assert again.legal_actions() == view.legal_actions()


@given(states(), st.randoms(use_true_random=False))
def test_a_refused_action_changes_nothing_and_has_a_reason(state: State, rng: random.Random) -> None:
    before, hashed, legal = str(state), state.hash64(), set(state.legal_actions())
    for action in rng.sample(state.rules.actions, 30):
        reason = state.why_not(action)
        assert (reason is None) == (action in legal)
        if reason is not None:
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.rule in reason
    assert (str(state), state.hash64()) == (before, hashed)


@given(states(), st.randoms(use_true_random=False))
def test_undo_restores_the_exact_position(state: State, rng: random.Random) -> None:
    match = Match(state)
    trail = []
    while match.outcome is None and len(trail) < 8:
        actions = [action for action in match.state.legal_actions() if action.kind != "end"]
        if not actions:
            break
        trail.append(str(match.state))
        match.play(rng.choice(actions))
    while match.undoable():
        match.undo()
        assert str(match.state) == trail.pop()


@given(states(), st.randoms(use_true_random=False))
def test_mirrored_games_stay_mirrored(state: State, rng: random.Random) -> None:
    twin = State.parse(mirror_text(str(state)))
    for _ in range(40):
        legal = [str(action) for action in state.legal_actions()]
        assert sorted(mirror_action(a) for a in legal) == sorted(map(str, twin.legal_actions()))
        if not legal:
            break
        action = rng.choice(legal)
        state.apply(action)
        twin.apply(mirror_action(action))
        assert mirror_text(str(state)) == str(twin)
    if state.outcome and state.outcome.winner:
        assert twin.outcome is not None
        assert twin.outcome.winner is state.outcome.winner.other


@given(states(), st.randoms(use_true_random=False))
def test_the_hash_is_the_same_along_different_move_orders(state: State, rng: random.Random) -> None:
    places = [a for a in state.legal_actions() if a.kind == "place"]
    if len(places) < 2:
        return
    first, second = rng.sample(places, 2)
    ends = []
    for order in ((first, second), (second, first)):
        child = state.copy()
        try:
            for action in order:
                child.apply(action)
        except IllegalAction:
            return
        ends.append(child)
    if str(ends[0]) == str(ends[1]):
        assert ends[0].hash64() == ends[1].hash64()
    else:
        assert ends[0].hash64() != ends[1].hash64()


@given(states(), st.integers(0, 1 << 32))
def test_positions_that_differ_only_in_secrets_have_equal_views(state: State, seed: int) -> None:
    if state.is_over:
        return
    for viewer in ("south", "north", "spectator"):
        other = reshuffled(state, viewer, random.Random(seed))
        assert other.view(viewer) == state.view(viewer)
        assert State.sample(state.view(viewer), random.Random(seed)).view(viewer) == state.view(viewer)


def reshuffled(state: State, viewer: str, rng: random.Random) -> State:
    """The same position with all hidden cards dealt again."""
    layout = state.layout()
    assert isinstance(layout.objective_deck, tuple)
    assert isinstance(layout.victory_deck, tuple)
    hidden = [side for side in SIDES if viewer != side]
    knows = [viewer in SIDES and layout.effects.intelligence[side.other.number] for side in SIDES]
    objectives = list(layout.objective_deck)
    victory = list(layout.victory_deck)
    for side in hidden:
        cards = layout.cards[side.number]
        if cards.objective is not None and not knows[side.number]:
            objectives.append(cards.objective)
        victory += cards.hand
    rng.shuffle(objectives)
    rng.shuffle(victory)
    dealt = list(layout.cards)
    for side in hidden:
        cards = layout.cards[side.number]
        secret = cards.objective is not None and not knows[side.number]
        objective = objectives.pop() if secret else cards.objective
        dealt[side.number] = Cards(objective, tuple(sorted(victory.pop() for _ in cards.hand)))
    changed = Layout(
        lines=layout.lines,
        conquered=layout.conquered,
        side=layout.side,
        turn=layout.turn,
        ap=layout.ap,
        cards=(dealt[0], dealt[1]),
        objective_deck=tuple(objectives),
        victory_deck=tuple(victory),
        effects=layout.effects,
    )
    return State.from_layout(state.rules, changed)
