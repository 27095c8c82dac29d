"""R7.2 to R7.4: victory, draws and games that have ended."""

from __future__ import annotations

import pytest

from rules.boards import (
    OBJECTIVES,
    Table,
    all_editions,
    both_seats,
    mirrored,
    retail_editions,
    with_cards,
    without_cards,
)
from sevenroads import IllegalAction, State

TWO_ROADS = {1: "!15T|", 2: "!15T|"}


# ---------------------------------------------------------------- three roads


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_the_third_road_wins_at_once(seat, edition):
    table = with_cards(seat, {**TWO_ROADS, 3: "15P|"}, edition, objective="157").play("M3")
    assert table.outcome == ("three roads", "south")
    assert table.turn == "s9:3#s"
    assert table.legal == set()


@pytest.mark.rule("R7.2")
@both_seats
@all_editions
def test_two_roads_are_not_three(seat, edition):
    table = without_cards(seat, {1: "!15T|", 3: "15P|"}, edition).play("M3")
    assert table.outcome is None


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
@pytest.mark.parametrize("roads", [(1, 4, 7), (2, 3, 4), (5, 6, 7), (1, 2, 7)])
def test_any_three_roads_will_do_whatever_the_enemy_holds(seat, edition, roads):
    others = [road for road in range(1, 8) if road not in roads][:2]
    board = {roads[0]: "!15T|", roads[1]: "!15T|", roads[2]: "15P|"}
    board |= dict.fromkeys(others, "|T15!")
    table = without_cards(seat, board, edition).play(f"M{roads[2]}")
    assert table.outcome == ("three roads", "south")


@pytest.mark.rule("R7.2")
@both_seats
def test_in_the_prototype_three_roads_win_nothing(seat):
    table = with_cards(
        seat, {**TWO_ROADS, 3: "15P|"}, "prototype", objective="2456x", enemy_objective="2467x"
    ).play("M3")
    assert table.outcome is None
    assert table.allows(".")


@pytest.mark.rule("R7.2", "R10")
@both_seats
def test_in_the_prototype_the_switch_lets_three_roads_win(seat):
    table = with_cards(
        seat,
        {**TWO_ROADS, 3: "15P|"},
        "prototype",
        options="+three_roads_win=on",
        objective="2456x",
        enemy_objective="2467x",
    ).play("M3")
    assert table.outcome == ("three roads", "south")


@pytest.mark.rule("R7.2", "R10")
@both_seats
@retail_editions
def test_with_the_switch_off_three_roads_win_nothing(seat, edition):
    table = with_cards(
        seat, {**TWO_ROADS, 3: "15P|"}, edition, options="+three_roads_win=off", objective="157"
    ).play("M3")
    assert table.outcome is None


@pytest.mark.rule("R7.2", "R10")
@both_seats
@all_editions
def test_with_objectives_off_three_roads_win_in_every_edition(seat, edition):
    table = without_cards(seat, {**TWO_ROADS, 3: "15P|"}, edition).play("M3")
    assert table.outcome == ("three roads", "south")


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_the_number_of_conquered_roads_is_not_limited(seat, edition):
    """Without three roads as a victory a side may go on conquering: the markers limit nothing."""
    table = with_cards(
        seat,
        {**TWO_ROADS, 3: "!15T|", 4: "!15T|", 5: "15P|"},
        edition,
        options="+three_roads_win=off",
        objective="367",
    ).play("M5")
    assert (table.conqueror(5), table.outcome) == ("south", None)


# ---------------------------------------------------------------- the objective


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_the_objective_wins_at_once(seat, edition):
    table = with_cards(seat, {1: "!15T|", 6: "15P|"}, edition, objective="136").play("M6")
    assert table.outcome == ("objective", "south")
    assert table.turn == "s9:3#s"


@pytest.mark.rule("R7.2")
@both_seats
def test_in_the_prototype_the_objective_wins_at_once(seat):
    table = with_cards(seat, {1: "!15T|", 3: "!15T|", 4: "15P|"}, "prototype", objective="1246x")
    assert table.play("M4").outcome == ("objective", "south")


@pytest.mark.rule("R7.2", "R9")
@both_seats
@retail_editions
def test_the_enemys_objective_is_not_mine(seat, edition):
    table = with_cards(seat, {1: "!15T|", 6: "15P|"}, edition, objective="257", enemy_objective="136").play(
        "M6"
    )
    assert table.outcome is None


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_a_redeployment_may_win(seat, edition):
    roads = {1: "!15T|", 6: "TTPPPPM|"}
    assert with_cards(seat, roads, edition).play(">6").outcome == ("objective", "south")
    march = with_cards(seat, roads, edition, hand="forced-march", turn="s9:1")
    assert march.play("!forced-march:6").outcome == ("objective", "south")


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_a_game_that_was_won_keeps_side_turn_points_and_effects(seat, edition):
    table = with_cards(
        seat,
        {1: "!15T|", 6: "15P|", 3: "P|", 4: "5R|"},
        edition,
        effects="dig-in:s3,fresh,night-march,supply-cut:n2",
    ).play("M6")
    assert table.turn == "s9:3#s"
    assert table.effects == "dig-in:s3,fresh,night-march,supply-cut:n2"


@pytest.mark.rule("R7.2")
@both_seats
@retail_editions
def test_after_the_end_every_action_is_refused(seat, edition):
    table = with_cards(seat, {1: "!15T|", 6: "15P|"}, edition, hand="reinforcements").play("M6")
    assert table.legal == set()
    for action in (".", "T3", ">3", "<3", "x3", "!reinforcements"):
        table.refused(action)


# ---------------------------------------------------------------- draws


@pytest.mark.rule("R7.3")
@both_seats
@all_editions
def test_the_end_of_turn_400_is_a_draw(seat, edition):
    table = without_cards(seat, {3: "T|P"}, edition, turn="s400:4").play("M1")
    assert table.outcome is None
    table.play(".")
    assert table.outcome == ("turn limit", None)
    assert table.turn == "s400:3#="
    assert table.legal == set()


@pytest.mark.rule("R7.3")
@both_seats
@all_editions
def test_turn_399_is_followed_by_one_more(seat, edition):
    table = without_cards(seat, {}, edition, turn="s399:4").play(".")
    assert (table.turn, table.outcome) == ("n400:4", None)


@pytest.mark.rule("R7.3")
@both_seats
@retail_editions
def test_in_turn_400_a_player_may_still_win(seat, edition):
    table = with_cards(seat, {1: "!15T|", 6: "15P|"}, edition, turn="s400:1").play("M6")
    assert table.outcome == ("objective", "south")


@pytest.mark.rule("R7.3")
@both_seats
@retail_editions
def test_a_drawn_game_keeps_the_effects_of_its_last_action(seat, edition):
    effects = "dig-in:n3,night-march,supply-cut:n2"
    table = with_cards(seat, {3: "|P"}, edition, turn="s400:4", effects=effects).play(".")
    assert (table.turn, table.effects) == ("s400:4#=", effects)


@pytest.mark.rule("R7.3")
@both_seats
@all_editions
def test_turns_are_counted_per_player(seat, edition):
    table = without_cards(seat, {}, edition, turn="s1:4")
    assert table.play(".").turn == "n2:4"
    assert table.play(".").turn == "s3:4"


def dead(seat: str, **changes: str) -> Table:
    """Prototype: north holds three of south's four roads, and south two of north's.

    South's move `M7` makes north's objective impossible; south's own already is.
    """
    objectives = {"objective": "1347x", "enemy_objective": "2467x"}
    roads = {1: "|T15!", 2: "!15T|", 3: "|T15!", 4: "|T15!", 6: "!15T|", 7: "15P|"}
    return with_cards(seat, roads, "prototype", **{**objectives, **changes})


@pytest.mark.rule("R7.3")
@both_seats
def test_the_game_is_drawn_at_the_end_of_the_turn_when_nobody_can_win(seat):
    table = dead(seat).play("M7")
    assert table.outcome is None, "the draw comes with the end of the turn"
    assert table.allows("T5")
    table.play("T5", ".")
    assert table.outcome == ("nobody can win", None)
    assert table.turn == "s9:2#="
    assert table.legal == set()


@pytest.mark.rule("R7.3")
@both_seats
def test_while_one_player_can_still_win_the_game_goes_on(seat):
    own = dead(seat, objective="1457x").play("M7", ".")
    assert (own.outcome, own.turn) == (None, "n10:4")
    enemy = dead(seat, enemy_objective="2456x").play("M7", ".")
    assert (enemy.outcome, enemy.turn) == (None, "n10:4")
    before = dead(seat).play(".")
    assert before.outcome is None, "north can still take road 7"


@pytest.mark.rule("R7.3", "R9")
@both_seats
def test_a_denied_road_in_enemy_hands_makes_an_objective_impossible(seat):
    """`west` denies road 2 and `east` road 6: if the enemies hold them, nobody can win."""
    cards = {"options": "+three_roads_win=off", "objective": "west", "enemy_objective": "east"}
    table = with_cards(seat, {2: "|T15!", 6: "15P|"}, "ardennes", **cards).play("M6", ".")
    assert table.outcome == ("nobody can win", None)
    open_ = with_cards(seat, {6: "15P|"}, "ardennes", **cards).play("M6", ".")
    assert open_.outcome is None


@pytest.mark.rule("R7.3", "R9")
@both_seats
def test_an_open_road_of_choice_keeps_an_objective_possible(seat):
    """South holds 1 and 7 for `1347x`; as long as one other road is open it can win.

    If north takes that one too, it has five roads, which fulfil every card of this deck.
    """
    roads = {1: "!15T|", 7: "!15T|", 2: "|T15!", 3: "|T15!", 4: "|T15!", 5: "|T15!"}
    table = with_cards(seat, roads, "prototype", objective="1347x", enemy_objective="1267x").play(".")
    assert table.outcome is None
    closed = {**roads, 6: "|P15"}
    taken = with_cards(
        seat, closed, "prototype", objective="1347x", enemy_objective="1267x", turn="n9:4"
    ).play("M6")
    assert taken.outcome == ("objective", "north")


@pytest.mark.rule("R7.3")
@both_seats
@retail_editions
@pytest.mark.parametrize(
    ("where", "drawn"),
    [
        ({"hand": "new-orders"}, False),
        ({"enemy_hand": "new-orders"}, False),
        ({"victory_deck": "dig-in,sabotage,new-orders"}, False),
        ({"hand": "sabotage", "victory_deck": "dig-in"}, True),
    ],
)
def test_new_orders_in_a_hand_or_in_the_deck_keep_the_game_alive(seat, edition, where, drawn):
    table = with_cards(
        seat,
        {1: "|T15!", 4: "|T15!", 5: "!15T|", 7: "!15T|"},
        edition,
        options="+three_roads_win=off",
        objective="147",
        enemy_objective="157",
        objective_deck="245,235",
        **where,
    ).play(".")
    assert table.outcome == (("nobody can win", None) if drawn else None)


@pytest.mark.rule("R7.3")
@both_seats
@retail_editions
def test_playing_the_last_new_orders_may_leave_nobody_able_to_win(seat, edition):
    table = with_cards(
        seat,
        {1: "|T15!", 4: "|T15!", 5: "!15T|", 7: "!15T|"},
        edition,
        options="+three_roads_win=off",
        objective="147",
        enemy_objective="157",
        objective_deck="146",
        hand="new-orders",
    ).play("!new-orders")
    assert table.objective() == "146"
    assert table.play(".").outcome == ("nobody can win", None)


@pytest.mark.rule("R7.3")
@both_seats
@retail_editions
def test_where_three_roads_win_somebody_always_can(seat, edition):
    table = with_cards(seat, {1: "|T15!", 7: "!15T|"}, edition, objective="147", enemy_objective="157").play(
        "."
    )
    assert table.outcome is None


# ---------------------------------------------------------------- games ended by the players


@pytest.mark.rule("R7.4")
@all_editions
@pytest.mark.parametrize(("mark", "winner"), [("s", "south"), ("n", "north"), ("=", None)])
def test_a_position_that_ended_is_readable_and_has_no_legal_action(edition, mark, winner):
    south, north = OBJECTIVES[edition]
    text = f"{edition} |/|/14C|P/|/|/|/| s12:3#{mark} {south}/reinforcements {north}/- -/- -"
    state = State.parse(text)
    assert str(state) == text
    assert state.outcome is not None
    assert state.outcome.winner == winner
    assert state.legal_actions() == []
    for action in (".", "x3", "T1", "!reinforcements"):
        with pytest.raises(IllegalAction):
            state.apply(action)
    assert str(State.parse(mirrored(text))) == mirrored(text)


@pytest.mark.rule("R7.4", "R7.2")
@both_seats
@retail_editions
def test_a_won_position_read_again_tells_who_won_and_how(seat, edition):
    table = with_cards(seat, {1: "!15T|", 6: "15P|"}, edition, objective="136").play("M6")
    again = State.parse(str(table.state))
    assert again.outcome == table.state.outcome
