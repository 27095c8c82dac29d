"""R11: what each player may see."""

from __future__ import annotations

import pytest

from rules.boards import (
    SPECIALS,
    all_editions,
    both_seats,
    retail_editions,
    with_cards,
)
from sevenroads import InvalidNotation, State, View

VIEWERS = ("south", "north", "spectator")
ROADS = {1: "4TMP|SPT", 3: "!TTTTTT|", 5: "P|"}


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_a_view_shows_all_that_is_open(seat, edition):
    table = with_cards(
        seat,
        ROADS,
        edition,
        turn="s12:3",
        hand="sabotage",
        enemy_hand="dig-in,withdrawal",
        victory_deck="supply-cut",
        effects="second-front:s1",
    )
    rules, roads, turn, _, _, decks, effects = table.fields
    for viewer in VIEWERS:
        seen = table.view(viewer).split(" ")
        assert (seen[0], seen[1], seen[2], seen[6]) == (rules, roads, turn, effects)
        assert decks == "-/supply-cut"
        assert seen[5] == "#0/#1"
        view = table.state.view(viewer)
        assert (view.turn, view.ap, view.side) == (12, 3, table.state.side)
        assert view.gap(1) == table.state.gap(1)
        assert view.line("south", 1) == table.state.line("south", 1)
        assert view.conqueror(3) == table.state.conqueror(3)


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_a_view_counts_the_cards_it_does_not_show(seat, edition):
    table = with_cards(
        seat, {}, edition, hand="sabotage", enemy_hand="dig-in,withdrawal", victory_deck="supply-cut"
    )
    own, enemy = table.objective("south"), table.objective("north")
    assert table.view("south").split(" ")[3:6] == [f"{own}/sabotage", "?/?,?", "#0/#1"]
    assert table.view("north").split(" ")[3:6] == ["?/?", f"{enemy}/dig-in,withdrawal", "#0/#1"]
    assert table.view("spectator").split(" ")[3:6] == ["?/?", "?/?,?", "#0/#1"]


@pytest.mark.rule("R11")
@pytest.mark.parametrize(
    ("edition", "decks"), [("ardennes", "#18/#20"), ("dday", "#18/#20"), ("prototype", "#6/#8")]
)
def test_at_the_start_a_player_sees_its_objective_and_two_full_decks(edition, decks):
    state = State.new(edition, seed=4)
    own = str(state).split(" ")[3]
    assert str(state.view("south")) == f"{edition} |/|/|/|/|/|/| s1:4 {own} ?/- {decks} -"


@pytest.mark.rule("R11")
@both_seats
@retail_editions
def test_two_positions_that_differ_only_in_secrets_look_the_same(seat, edition):
    one = with_cards(
        seat,
        ROADS,
        edition,
        objective="137",
        enemy_objective="245",
        enemy_hand="dig-in",
        objective_deck="157,235,246",
        victory_deck="sabotage,supply-cut,new-orders",
    )
    other = with_cards(
        seat,
        ROADS,
        edition,
        objective="137",
        enemy_objective="235",
        enemy_hand="new-orders",
        objective_deck="245,246,157",
        victory_deck="supply-cut,dig-in,sabotage",
    )
    viewer = seat
    assert one.state.view(viewer) == other.state.view(viewer)
    assert one.state.view("spectator") == other.state.view("spectator")
    assert one.view("south") == other.view("south")
    assert one.view("north") != other.view("north")


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_with_objectives_off_a_view_hides_no_objective(seat, edition):
    state = State.new(edition, seed=1, objectives=False)
    assert str(state.view(seat)).split(" ")[3:5] == ["-/-", "-/-"]


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_intelligence_shows_the_objective_to_its_owner_alone(seat, edition):
    table = with_cards(seat, {}, edition, enemy_hand="dig-in", effects="intelligence:s")
    own, enemy = table.objective("south"), table.objective("north")
    assert table.view("south").split(" ")[3:5] == [f"{own}/-", f"{enemy}/?"]
    assert table.view("north").split(" ")[3:5] == ["?/-", f"{enemy}/dig-in"]
    assert table.view("spectator").split(" ")[3:5] == ["?/-", "?/?"]


@pytest.mark.rule("R11", "R8")
@both_seats
@retail_editions
def test_nobody_else_sees_which_objective_new_orders_brought(seat, edition):
    views = set()
    for deck in ("235,245", "245,235"):
        table = with_cards(seat, {}, edition, hand="new-orders", objective_deck=deck).play("!new-orders")
        views.add((table.view("north"), table.view("spectator")))
        assert table.view("south").split(" ")[3] == f"{deck[:3]}/-"
    assert len(views) == 1


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_the_discards_are_open(seat, edition):
    state = State.new(edition, seed=1)
    assert all(state.view(viewer).discards == () for viewer in VIEWERS)
    everything = sorted(state.layout().victory_deck)
    table = with_cards(seat, {}, edition, hand="supply-cut", enemy_hand="dig-in", victory_deck="sabotage")
    for card in ("supply-cut", "dig-in", "sabotage"):
        everything.remove(card)
    for viewer in VIEWERS:
        assert sorted(table.state.view(viewer).discards) == everything


@pytest.mark.rule("R11")
@both_seats
@retail_editions
def test_the_view_of_an_ended_game_is_the_whole_position(seat, edition):
    table = with_cards(
        seat,
        {1: "!15T|", 6: "15P|"},
        edition,
        enemy_hand="dig-in",
        objective_deck="235,245",
        victory_deck="sabotage,new-orders",
    ).play("M6")
    assert table.outcome == ("objective", "south")
    for viewer in VIEWERS:
        assert table.view(viewer) == table.text
        assert table.state.view(viewer).outcome == table.state.outcome
        assert table.state.view(viewer).legal_actions() == []


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_a_view_knows_the_legal_actions_of_its_viewer(seat, edition):
    table = with_cards(seat, ROADS, edition, hand="sabotage", enemy_hand="supply-cut")
    state = table.state
    other = "north" if seat == "south" else "south"
    assert state.view(seat).legal_actions() == state.legal_actions()
    assert state.view(seat).on_turn
    for viewer in (other, "spectator"):
        assert state.view(viewer).legal_actions() == []
        assert not state.view(viewer).on_turn


@pytest.mark.rule("R11")
@both_seats
@all_editions
@pytest.mark.parametrize("effects", ["-", "intelligence:s", "intelligence:n"])
def test_a_view_read_from_text_is_the_same_view(seat, edition, effects):
    table = with_cards(seat, ROADS, edition, hand="sabotage", enemy_hand="dig-in,withdrawal", effects=effects)
    for viewer in VIEWERS:
        view = table.state.view(viewer)
        again = View.parse(str(view))
        assert str(again) == str(view)
        assert again.viewer == viewer
        assert again.legal_actions() == view.legal_actions()


@pytest.mark.rule("R11")
@both_seats
@all_editions
def test_a_view_is_not_a_position_to_play_on(seat, edition):
    state = State.new(edition, seed=1)
    for viewer in VIEWERS:
        with pytest.raises(InvalidNotation, match="cards"):
            State.parse(str(state.view(viewer)))
    assert not hasattr(state.view(seat), "apply")


@pytest.mark.rule("R11")
@all_editions
def test_a_whole_position_is_not_a_view(edition):
    with pytest.raises(InvalidNotation, match="decks"):
        View.parse(str(State.new(edition, seed=1)))


@pytest.mark.rule("R11")
@all_editions
def test_nobody_but_the_players_and_spectators_looks_on(edition):
    for viewer in ("east", "", "South"):
        with pytest.raises(ValueError, match="viewer"):
            State.new(edition, seed=1).view(viewer)


@pytest.mark.rule("R11")
@all_editions
def test_a_view_does_not_follow_the_game(edition):
    """A view does not change when the game goes on."""
    state = State.new(edition, seed=1)
    view = state.view("south")
    before = str(view)
    state.apply(f"{SPECIALS[edition][0]}3")
    assert str(view) == before
