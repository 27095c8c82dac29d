"""Draws as chance events, deals from given cards, and games played with their history."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.games import states

from sevenroads import IllegalAction, InvalidEdition, InvalidNotation, State, Termination, objective_draws
from sevenroads.game import Match, Rollout
from sevenroads.rules.types import Layout

EXAMPLES = settings(deadline=None, max_examples=60)
BEFORE_CONQUEST = "ardennes TTTTT|/|/|/|/|/|/| s9:4 245/- 246/- 235,147/dig-in,night-march,dig-in -"
NEW_ORDERS = "ardennes |/|/|/|/|/|/| s9:4 245/new-orders,new-orders 246/- 235,147,137/dig-in -"


# ---------------------------------------------------------------- draws


def test_a_conquest_draws_each_card_of_the_deck_with_its_share() -> None:
    state = State.parse(BEFORE_CONQUEST)
    assert state.draws("T1") == [("dig-in", pytest.approx(2 / 3)), ("night-march", pytest.approx(1 / 3))]
    assert state.draws("T2") == []
    assert state.draws(".") == []


@pytest.mark.parametrize("card", ["dig-in", "night-march"])
def test_a_named_card_is_drawn_and_the_rest_of_the_deck_keeps_its_order(card: str) -> None:
    state = State.parse(BEFORE_CONQUEST)
    state.apply_with_draw("T1", card)
    layout = state.layout()
    assert layout.cards[0].hand == (card,)
    rest = ["dig-in", "night-march", "dig-in"]
    rest.remove(card)
    assert layout.victory_deck == tuple(rest)
    assert State.parse(str(state)) == state


def test_a_card_that_cannot_come_is_refused_and_nothing_changes() -> None:
    state = State.parse(BEFORE_CONQUEST)
    for action, card, says in (
        ("T1", "sabotage", "expected one of dig-in, night-march"),
        ("T1", "nonsense", "expected one of dig-in, night-march"),
        ("T2", "dig-in", "draws no card"),
    ):
        with pytest.raises(ValueError, match=says):
            state.apply_with_draw(action, card)
    with pytest.raises(IllegalAction):
        state.apply_with_draw("x1", "dig-in")
    with pytest.raises(IllegalAction):
        state.draws("x1")
    assert str(state) == BEFORE_CONQUEST


def test_new_orders_draw_what_was_put_under_the_deck_last() -> None:
    state = State.parse(NEW_ORDERS)
    assert [card for card, _ in state.draws("!new-orders")] == ["137", "147", "235"]
    state.apply_with_draw("!new-orders", "147")
    assert state.layout().objective_deck == ("235", "137", "245")
    assert state.draws("!new-orders") == [("137", 0.5), ("235", 0.5)]
    with pytest.raises(ValueError, match="expected one of 137, 235"):
        state.apply_with_draw("!new-orders", "245")


def test_with_every_objective_put_under_the_deck_the_order_is_known() -> None:
    text = "ardennes |/|/|/|/|/|/| s9:4 245/new-orders 246/- 137/- -"
    state = State.parse(text)
    assert state.draws("!new-orders") == [("137", 1.0)]


@EXAMPLES
@given(states(), st.randoms(use_true_random=False))
def test_drawing_the_top_card_is_the_ordinary_action(state: State, rng: random.Random) -> None:
    for action in state.legal_actions():
        plain, drawn = state.copy(), state.copy()
        plain.apply(action)
        chances = dict(state.draws(action))
        layout = state.layout()
        assert isinstance(layout.victory_deck, tuple)
        assert isinstance(layout.objective_deck, tuple)
        if action.card == "new-orders":
            top = layout.objective_deck[0]
        else:
            drew = len(layout.victory_deck) - len(_victory(plain.layout()))
            assert bool(chances) == bool(drew)
            if not drew:
                continue
            top = layout.victory_deck[0]
            assert set(chances) == set(layout.victory_deck)
        assert sum(chances.values()) == pytest.approx(1)
        drawn.apply_with_draw(action, top)
        assert drawn == plain
        card = rng.choice(list(chances))
        other = state.copy()
        other.apply_with_draw(action, card)
        assert State.parse(str(other)) == other


def _victory(layout: Layout) -> tuple[str, ...]:
    assert isinstance(layout.victory_deck, tuple)
    return layout.victory_deck


def test_drawing_at_the_time_is_like_shuffling_before() -> None:
    """R8.2: the card of a conquest is the same in distribution, whichever way it comes."""
    shares = dict(State.parse(BEFORE_CONQUEST).draws("T1"))
    deck = ["dig-in", "night-march", "dig-in"]
    rng = random.Random(5)
    drawn = Counter[str]()
    for _ in range(600):
        rng.shuffle(deck)
        state = State.parse(BEFORE_CONQUEST.replace("dig-in,night-march,dig-in", ",".join(deck)))
        state.apply("T1")
        drawn[state.layout().cards[0].hand[0]] += 1
    for card, share in shares.items():
        assert drawn[card] / 600 == pytest.approx(share, abs=0.07)


# ---------------------------------------------------------------- deals


def test_objectives_are_drawn_first_by_the_starting_player_then_by_the_other() -> None:
    first = objective_draws("ardennes")
    assert len(first) == 20
    assert sum(chance for _, chance in first) == pytest.approx(1)
    assert objective_draws("ardennes", taken=["137"]) == [
        (card, pytest.approx(1 / 19)) for card, _ in first if card != "137"
    ]
    assert objective_draws("ardennes+noobjectives") == []


def test_a_deal_without_decks_has_all_other_cards() -> None:
    state = State.deal("prototype", objectives=("1347x", "1267x"), start="north", first_turn_ap=2)
    layout = state.layout()
    assert (state.side, state.ap, layout.cards[0].objective, layout.cards[1].objective) == (
        *("north", 2),
        *("1347x", "1267x"),
    )
    assert isinstance(layout.objective_deck, tuple)
    assert sorted(layout.objective_deck) == sorted(["2346x", "1357x", "1246x", "2467x", "1457x", "2456x"])
    assert len(_victory(layout)) == 8
    assert State.deal(state.variant, objectives=("1347x", "1267x"), start="north", first_turn_ap=2) == state


def test_a_deal_keeps_the_order_of_the_given_decks() -> None:
    state = State.deal(
        "ardennes",
        objectives=("137", "246"),
        objective_deck=["west", "146"],
        victory_deck=["sabotage", "dig-in"],
    )
    assert str(state) == "ardennes |/|/|/|/|/|/| s1:4 137/- 246/- west,146/sabotage,dig-in -"


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ({}, "no objective, but objectives are on"),
        ({"objectives": ("137", "137")}, "listed 2 times"),
        ({"objectives": ("137", "99")}, "unknown objective '99'"),
        ({"objectives": ("137", "246"), "objective_deck": ["137"]}, "listed 2 times"),
        ({"objectives": ("137", "246"), "victory_deck": ["sabotage"] * 3}, "listed 3 times"),
        ({"objectives": ("137", "246"), "victory_deck": ["sabotage"] * 60}, "listed 60 times"),
        ({"objectives": ("137", "246"), "victory_deck": ["nonsense"]}, "unknown victory card"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(cards: dict[str, object], says: str) -> None:
    with pytest.raises(InvalidNotation, match=says):
        State.deal("ardennes", **cards)  # type: ignore[arg-type]


def test_a_deal_checks_who_begins() -> None:
    for wrong in ({"start": "coin"}, {"first_turn_ap": 5}):
        with pytest.raises(InvalidEdition, match="expected"):
            State.deal("ardennes", objectives=("137", "246"), **wrong)  # type: ignore[arg-type]


# ---------------------------------------------------------------- rollouts


@pytest.mark.parametrize("seed", range(12))
def test_a_rollout_ends_like_a_match(seed: int) -> None:
    """Games that shuffle back and forth, so that many end by repetition."""
    start = State.new(random.Random(seed).choice(["ardennes", "prototype"]), seed=seed)
    rng = random.Random(seed)
    match, rollout = Match(start), Rollout(start)
    while match.outcome is None:
        legal = [str(action) for action in match.state.legal_actions()]
        calm = [a for a in legal if a in (".", "M1", "<1")]
        action = rng.choice(calm or legal)
        match.play(action)
        rollout.play(action)
        assert rollout.state == match.state
    assert rollout.state.outcome == match.outcome


def test_a_copy_of_a_rollout_has_its_own_history() -> None:
    rollout = Rollout(State.new("ardennes", seed=1))
    for _ in range(3):
        rollout.play(".")
    twin = rollout.copy()
    rollout.play(".")
    assert rollout.state.outcome is not None
    assert rollout.state.outcome.termination is Termination.REPETITION
    assert twin.state.outcome is None
    twin.play("T1")
    twin.play(".")
    assert twin.state.outcome is None


def test_explicit_draws_stop_at_a_chance_node() -> None:
    rollout = Rollout(State.parse(BEFORE_CONQUEST), explicit_draws=True)
    rollout.play("T2")
    assert (rollout.pending, rollout.draws()) == (None, [])
    before = str(rollout.state)
    rollout.play("T1")
    assert str(rollout.pending) == "T1"
    assert str(rollout.state) == before
    assert [card for card, _ in rollout.draws()] == ["dig-in", "night-march"]
    twin = rollout.copy()
    with pytest.raises(ValueError, match="T1 waits for a card"):
        rollout.play(".")
    with pytest.raises(ValueError, match="expected one of"):
        rollout.draw("sabotage")
    rollout.draw("night-march")
    assert rollout.pending is None
    assert rollout.state.layout().cards[0].hand == ("night-march",)
    twin.draw("dig-in")
    assert twin.state.layout().cards[0].hand == ("dig-in",)
    with pytest.raises(ValueError, match="no action waits"):
        rollout.draw("dig-in")


def test_without_explicit_draws_cards_come_from_the_top() -> None:
    rollout = Rollout(State.parse(BEFORE_CONQUEST))
    rollout.play("T1")
    assert rollout.state.layout().cards[0].hand == ("dig-in",)


# ---------------------------------------------------------------- bounds and views


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_no_random_game_comes_near_the_bound_on_its_length(edition: str) -> None:
    state = State.new(edition, seed=1)
    assert state.num_actions == len(state.rules.actions) == 122
    for seed in range(200):
        assert state.copy().play_random(1 << 30, seed) <= state.max_game_actions


def test_a_view_that_is_played_on_says_that_it_is_a_view() -> None:
    view = State.new("ardennes", seed=1).view("south")
    position = view.position
    assert position.is_view
    masked = State.from_layout(position.rules, view.layout)
    for played in (position, masked):
        for ask in (
            lambda p: p.apply("T1"),
            lambda p: p.apply("nonsense"),
            lambda p: p.playouts(1, 1),
            lambda p: p.play_random(1, 1),
            lambda p: p.perft(2),
        ):
            with pytest.raises(ValueError, match="this is a view"):
                ask(played)
    with pytest.raises(ValueError, match="this is a view"):
        masked.draws("T1")
    with pytest.raises(ValueError, match="whole position"):
        masked.observe("south")
    assert str(masked) == str(view)
