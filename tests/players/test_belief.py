"""The belief: a probability for each objective, updated by the enemy's actions."""

from __future__ import annotations

import pytest

from sevenroads import State
from sevenroads.players.base import Seen
from sevenroads.players.search.belief import belief, unseen_cards


def played(actions: str, viewer: str, seed: int = 1, edition: str = "ardennes") -> tuple[State, list[Seen]]:
    state = State.new(edition, seed=seed)
    history: list[Seen] = []
    for text in actions.split():
        history.append((state.view(viewer), state.action(text)))
        state.apply(text)
    return state, history


def test_without_history_all_objectives_but_the_viewers_are_equally_likely() -> None:
    state = State.new("ardennes", seed=1)
    likely = belief(state.view("south"))
    own = state.layout().cards[0].objective
    assert own is not None
    assert likely[own] == 0
    assert {round(p, 6) for card, p in likely.items() if card != own} == {round(1 / 19, 6)}


def test_probabilities_add_up_to_one_and_nothing_possible_is_ruled_out() -> None:
    state, history = played("T1 T1 T7 T7 . T4 . T1 P1 T7 P7 . T4 .", "north")
    likely = belief(state.view("north"), history)
    assert sum(likely.values()) == pytest.approx(1)
    own = state.layout().cards[1].objective
    assert all(p > 0.0009 for card, p in likely.items() if card != own)


def test_units_on_two_roads_make_the_objective_of_these_roads_likelier() -> None:
    state, history = played("T1 T1 T7 T7 . T4 . T1 P1 T7 P7 . T4 .", "north", seed=3)
    likely = belief(state.view("north"), history)
    assert likely["147"] > 2 * likely["235"]


def test_own_actions_do_not_change_the_belief() -> None:
    state, history = played("T1 T1 T7 T7 .", "south")
    assert belief(state.view("south"), history) == belief(state.view("south"))


def test_a_revealed_objective_is_certain() -> None:
    text = "ardennes |/|/|/|/|/|/| s5:4 137/- 157/- 146,135/- intelligence:s"
    likely = belief(State.parse(text).view("south"))
    assert likely["157"] == 1
    assert sum(likely.values()) == 1


def test_an_objective_that_would_have_won_already_is_impossible() -> None:
    text = "ardennes |TTTTTT!/|/|GPPPPPP1!/|/|/|/| s9:4 346/- 157/- 146,135/- -"
    likely = belief(State.parse(text).view("south"))
    assert likely["137"] == likely["136"] == likely["west"] == 0


def test_new_orders_reset_the_evidence() -> None:
    state, history = played("T1 T1 T7 T7 . T4 . T1 P1 T7 P7 . T4 .", "north", seed=3)
    after = [*history, (state.view("north"), state.action("!new-orders"))]
    assert belief(state.view("north"), after) == belief(state.view("north"))


def test_a_spectators_view_is_rejected() -> None:
    with pytest.raises(ValueError, match="spectator"):
        belief(State.new("ardennes", seed=1).view("spectator"))


def test_without_objectives_the_belief_is_empty() -> None:
    assert belief(State.new("ardennes", seed=1, objectives=False).view("south")) == {}


def test_unseen_cards_are_those_in_the_enemys_hand_and_the_decks() -> None:
    state = State.parse("ardennes |/|/|/|/|/|/| s5:4 137/sabotage 157/dig-in 146,135/withdrawal -")
    unseen = unseen_cards(state.view("south"))
    assert len(unseen.objectives) == 19
    assert len(unseen.victory_cards) == 2  # the other 17 are discarded


@pytest.mark.parametrize(
    ("card", "roads", "ap", "factor"),
    [
        # Only the card conquers the road in this turn: no tank is in stock, or an enemy unit is in the way.
        ("forced-march", "7TPPM|/TTTT|/TK|/|/|/|/7TPPM|", 1, 1.5),
        ("sabotage", "9TTM|P/|/|/9TTM|P/|/|/|", 3, 1.5),
    ],
)
def test_a_card_on_a_road_makes_the_objective_of_that_road_likelier(
    card: str, roads: str, ap: int, factor: float
) -> None:
    """South has the same line on several roads and plays its card on the first."""
    state = State.parse(f"ardennes {roads} s9:{ap} 137/{card} 157/- 146,135/- -")
    view = state.view("north")
    likely = belief(view, [(view, state.action(f"!{card}:1"))])
    assert sum(likely.values()) == pytest.approx(1)
    assert likely != belief(view)
    assert likely["136"] > factor * likely["346"]


@pytest.mark.rule("R8.2")
def test_an_objective_the_viewer_put_under_the_deck_is_not_the_enemys() -> None:
    state = State.parse("ardennes |/|/|/|/|/|/| s9:4 137/new-orders 157/- 146,135,136/- -")
    history = [(state.view("south"), state.action("!new-orders"))]
    state.apply("!new-orders")
    assert belief(state.view("south"))["137"] > 0
    likely = belief(state.view("south"), history)
    assert likely["137"] == 0
    assert sum(likely.values()) == pytest.approx(1)


@pytest.mark.rule("R8.2")
def test_the_enemy_drawing_a_card_the_viewer_put_under_the_deck_reveals_it() -> None:
    """The deck has one card: south draws it, and north then draws the card that south put under the deck."""
    state = State.parse("ardennes |/|/|/|/|/|/| s9:4 137/new-orders 157/new-orders 146/- -")
    history: list[Seen] = []
    for text in ("!new-orders", ".", "!new-orders"):
        history.append((state.view("south"), state.action(text)))
        state.apply(text)
    assert state.layout().cards[1].objective == "137"
    assert belief(state.view("south"), history)["137"] == 1
