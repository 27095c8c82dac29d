"""Reasons for actions: every code on a hand-made position, from both sides, and as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from rules.boards import GUN, Table, both_seats, mirrored_action, with_cards

from sevenroads import Action, Catalog, IllegalAction, State, View
from sevenroads.players import level_player
from sevenroads.players.analyst.explain import explain, explain_turn
from sevenroads.players.analyst.reasons import WARNINGS, WEIGHTS, Reason
from sevenroads.texts import Texts

#: South holds road 6 with privates and the general, so road 1 fulfils its objective 136.
ROAD_6 = {6: "!1PPPPPPG|"}
#: North holds road 2 in the same way. Road 7 then fulfils 247, 257 and flanks; it holds 257.
ENEMY_ROAD_2 = {2: "|GPPPPPP1!"}


class Case(NamedTuple):
    """One reason that must be given, described as if the player sat south."""

    code: str
    values: Mapping[str, str | int]
    actions: str
    roads: Mapping[int, str]
    more: Mapping[str, str] = {}


CASES = [
    Case("wins-by-objective", {"objective": "136"}, "T1", {1: "TTTTT|", **ROAD_6}),
    Case("wins-by-roads", {}, "S4", {2: "!TTTTTT|", 4: "4MMMMMTCC|", **ROAD_6}),
    Case("conquers", {"road": 2}, "T2", {2: "TTTTT|"}),
    Case("conquers-wanted", {"road": 1}, "T1", {1: "TTTTT|"}),
    Case("stops-win", {}, "M7 M7 M7", {7: "|TTTTT", **ENEMY_ROAD_2}, {"effects": "intelligence:s"}),
    Case("stops-possible-win", {"count": 3}, "M7 M7 M7", {7: "|TTTTT", **ENEMY_ROAD_2}),
    Case("threatens-win", {}, "T1", {1: "T|", **ROAD_6}),
    Case("leaves-win", {}, ".", {7: "|TTTTT", **ENEMY_ROAD_2}, {"effects": "intelligence:s"}),
    Case("leaves-possible-win", {"count": 3}, ".", {7: "|TTTTT", **ENEMY_ROAD_2}),
    Case("leaves", {"road": 4}, "M3 .", {4: "|TTTTT"}),
    Case("defends", {"road": 4}, "M4 M4 M4", {4: "|TTTTT"}),
    Case("defends-denied", {"road": 4}, "M4 M4 M4", {4: "|TTTTT"}, {"objective": "centre"}),
    Case("threatens", {"road": 2}, "T2", {2: "T|"}),
    Case("threatens-wanted", {"road": 1}, "T1", {1: "T|"}),
    Case("sweeps", {"road": 5, "unit": "S", "units": "MPM"}, "x5", {5: "4TPS|MPMT"}),
    Case("fires", {"road": 3, "unit": "K", "units": "MYMP"}, "Kl", {3: "|MYMPTTT", 4: "TTK|PPTC"}),
    Case("trades", {"road": 4, "unit": "P", "enemy": "P"}, "x4", {4: "TTTTP|PP"}),
    Case("blocks", {"road": 4, "unit": "M", "enemy": "T"}, "M4", {4: "TTPPPP|T"}),
    Case("threatens-sweep", {"road": 4, "unit": "P", "units": "MM"}, "P4", {4: "TTTT|MMP"}),
    Case("closes-door", {"road": 4, "unit": "P"}, "P4", {4: "|T"}),
    Case("prepares", {"road": 1, "gap": 15}, "T1", {}),
    Case("advances", {"road": 2, "gap": 15}, "T2", {}),
    Case(
        "keeps",
        {"unit": "M", "left": 2, "enemy": "T", "count": 2},
        "P4",
        {1: "MMM|", 3: "|T", 4: "|P", 5: "|T"},
    ),
    Case("saves-units", {"road": 2, "unit": "T", "left": 0}, ">2", {2: "TT|", 3: "TTTTT|"}),
    Case("frees", {"road": 4, "unit": "P"}, "<4", {4: "1TTP|TTT"}),
    Case("frees-special", {"road": 4, "unit": "G"}, "<4", {4: "G|"}),
    Case("withdraws", {"road": 4, "unit": "T"}, "<4", {4: "PT|"}),
    Case("wedges", {"road": 2, "unit": "G"}, "M2", {2: "GTTTT|"}),
    Case("exposes", {"road": 4, "units": "P"}, "P4", {4: "TTTT|TM"}),
    Case("wastes", {"ap": 3}, "P4 .", {}),
    Case("card-reinforcements", {"ap": 5}, "!reinforcements", {}, {"hand": "reinforcements"}),
    Case("card-reinforcements", {"ap": 5}, "!intelligence", {}, {"hand": "intelligence"}),
    Case(
        "card-forced-march",
        {"road": 4, "unit": "T", "ap": 1},
        "!forced-march:4",
        {4: "TP|"},
        {"hand": "forced-march"},
    ),
    Case(
        "card-withdrawal",
        {"road": 4, "unit": "P", "ap": 3},
        "!withdrawal:4",
        {4: "1TTP|TTT"},
        {"hand": "withdrawal"},
    ),
    Case("card-sabotage", {"road": 4, "enemy": "C"}, "!sabotage:4", {4: "T|CT"}, {"hand": "sabotage"}),
    Case("card-dig-in", {"road": 4}, "!dig-in:4", {4: "T|"}, {"hand": "dig-in"}),
    Case(
        "card-dig-in-saves",
        {"road": 4, "units": "P"},
        "!dig-in:4",
        {4: "1TTP|TTT"},
        {"hand": "dig-in"},
    ),
    Case("card-supply-cut", {"ap": 2}, "!supply-cut", {}, {"hand": "supply-cut"}),
    Case("card-second-front", {"limit": 2}, "!second-front", {4: "G|"}, {"hand": "second-front"}),
    Case("card-intelligence", {}, "!intelligence", {}, {"hand": "intelligence"}),
    Case("card-night-march", {"count": 1}, "!night-march", {3: "T|", 4: "TP|"}, {"hand": "night-march"}),
    Case(
        "card-new-orders",
        {"count": 1},
        "!new-orders",
        dict(ROAD_6),
        {"hand": "new-orders", "objective_deck": "235"},
    ),
    Case(
        "card-new-orders-lost",
        {},
        "!new-orders",
        {1: "|GPPPPPP1!", 3: "|TTTTTT!"},
        {"hand": "new-orders", "objective_deck": "235"},
    ),
]
EACH = pytest.mark.parametrize("case", CASES, ids=[case.code for case in CASES])


def table_of(case: Case, seat: str) -> Table:
    return with_cards(seat, case.roads, **case.more)


def reasons(table: Table, actions: str) -> list[Reason]:
    """The reasons for a turn, with roads and objectives described as if the player sat south."""
    view = table.state.view(table.state.side)
    if table.seat == "south":
        return list(explain_turn(view, actions.split()))
    found = explain_turn(view, [mirrored_action(action) for action in actions.split()])
    return [Reason(reason.code, _turned(reason.values), reason.weight) for reason in found]


def _turned(values: Mapping[str, str | int]) -> dict[str, str | int]:
    turned = dict(values)
    if "road" in turned:
        turned["road"] = 8 - int(turned["road"])
    if "objective" in turned:
        # Objective 136 seen from the other seat is 257.
        turned["objective"] = {"257": "136"}[str(turned["objective"])]
    return turned


def codes(table: Table, actions: str) -> set[str]:
    return {reason.code for reason in reasons(table, actions)}


@both_seats
@EACH
def test_each_case_gives_its_reason(case: Case, seat: str) -> None:
    found = reasons(table_of(case, seat), case.actions)
    assert (case.code, dict(case.values)) in [(reason.code, dict(reason.values)) for reason in found]


@EACH
def test_both_seats_get_the_same_reasons_in_the_same_order(case: Case) -> None:
    south, north = (reasons(table_of(case, seat), case.actions) for seat in ("south", "north"))
    assert sorted(map(_key, south)) == sorted(map(_key, north))
    assert [reason.weight for reason in south] == [reason.weight for reason in north]


def _key(reason: Reason) -> tuple[str, str]:
    return reason.code, str(sorted(reason.values.items()))


def test_every_code_has_a_case() -> None:
    assert {case.code for case in CASES} == set(WEIGHTS)
    assert set(WEIGHTS) > WARNINGS


# ---------------------------------------------------------------- in words


@pytest.mark.parametrize("edition", Catalog.editions())
@EACH
def test_every_reason_is_a_short_sentence_in_the_words_of_the_edition(case: Case, edition: str) -> None:
    words = Catalog().edition(edition).file
    values = {**case.values, "unit": GUN[edition]} if case.code == "fires" else case.values
    text = Texts().reason(Reason(case.code, values, 1.0), words)
    assert text[0].isupper()
    assert text.endswith(".")
    assert len(text) <= 100
    assert not set("!{}?") & set(text)
    if "road" in case.values:
        assert f"{words.lane_word()} {case.values['road']}" in text or case.code == "frees-special"


def test_sentences_name_units_and_count_them() -> None:
    edition = Catalog().edition("ardennes").file
    swept = Reason("sweeps", {"road": 5, "unit": "S", "units": "MPM"}, 1.0)
    assert Texts().reason(swept, edition) == (
        "Your sergeant removes 2 anti-tank mines and 1 private on road 5."
    )
    blocked = Reason("blocks", {"road": 4, "unit": "M", "enemy": "T"}, 1.0)
    assert Texts().reason(blocked, edition) == "Your anti-tank mine blocks the tank on road 4."
    kept = Reason("keeps", {"unit": "M", "left": 1, "enemy": "T", "count": 2}, 1.0)
    assert (
        Texts().reason(kept, edition)
        == "You keep 1 anti-tank mine in stock against the tanks that lead 2 enemy lines."
    )


def test_a_beachhead_is_called_a_beachhead() -> None:
    edition = Catalog().edition("dday").file
    assert Texts().reason(Reason("conquers", {"road": 3}, 1.0), edition) == "You conquer beachhead 3."


# ---------------------------------------------------------------- reasons that must not be given


@both_seats
def test_a_road_that_could_fall_before_is_not_called_a_new_threat(seat: str) -> None:
    table = with_cards(seat, {2: "TTT|"})
    assert "threatens" not in codes(table, "T2")


@both_seats
def test_a_road_that_the_enemy_can_still_conquer_is_not_called_defended(seat: str) -> None:
    table = with_cards(seat, {4: "|TTTTT"})
    assert not {"defends", "closes-door"} & codes(table, "P4")


@both_seats
def test_a_unit_that_was_blocked_before_is_not_blocked_anew(seat: str) -> None:
    table = with_cards(seat, {4: "TTPPPPM|T"})
    assert "blocks" not in codes(table, "P3")


@both_seats
def test_a_unit_that_meets_its_equal_is_not_exposed(seat: str) -> None:
    table = with_cards(seat, {4: "TTTT|PMM"})
    assert "exposes" not in codes(table, "P4")


@both_seats
def test_a_line_that_is_dug_in_is_not_exposed(seat: str) -> None:
    table = with_cards(seat, {4: "TTTT|TM"}, hand="dig-in")
    assert "exposes" not in codes(table, "P4 !dig-in:4")


@both_seats
def test_a_long_line_is_exposed_to_a_unit_that_the_enemy_can_still_place(seat: str) -> None:
    table = with_cards(seat, {4: "MMM|TTTT"})
    found = reasons(table, "M4")
    assert ("exposes", {"road": 4, "units": "MMMM"}) in [(r.code, dict(r.values)) for r in found]


@both_seats
def test_mines_are_not_kept_while_there_are_enough_or_one_is_placed(seat: str) -> None:
    enough = with_cards(seat, {3: "|T", 4: "|P", 5: "|T"})
    assert "keeps" not in codes(enough, "P4")
    scarce = with_cards(seat, {1: "MMM|", 3: "|T", 4: "|P", 5: "|T"})
    assert "keeps" not in codes(scarce, "M4")
    assert "keeps" not in codes(scarce, "P3")


@both_seats
def test_redeploying_saves_nothing_while_the_stock_is_full(seat: str) -> None:
    assert "saves-units" not in codes(with_cards(seat, {2: "TT|"}), ">2")


@both_seats
def test_no_point_is_wasted_when_none_is_left(seat: str) -> None:
    assert "wastes" not in codes(with_cards(seat, {}, turn="s9:0"), ".")


@both_seats
def test_a_special_unit_is_not_called_wedged_by_the_action_that_wins(seat: str) -> None:
    table = with_cards(seat, {1: "GTTTT|", 6: "!4PPPPPPC|"})
    found = codes(table, "M1")
    assert "wins-by-objective" in found
    assert "wedges" not in found


@both_seats
def test_a_conquest_that_does_not_help_the_objective_has_the_plain_reason(seat: str) -> None:
    lost = with_cards(seat, {1: "TTTTT|", 3: "|TTTTTT!", 6: "|GPPPPPP1!"})
    assert "conquers" in codes(lost, "T1")
    served = with_cards(seat, {1: "!TTTTTT|", 2: "2PPPPPPC|"}, objective="flanks")
    assert "conquers" in codes(served, "S2")


# ---------------------------------------------------------------- turns


@both_seats
def test_a_turn_is_explained_by_the_position_after_it(seat: str) -> None:
    table = with_cards(seat, {4: "TTTT|MMP"})
    found = codes(table, "P4 x4 .")
    assert "sweeps" in found
    assert "threatens-sweep" not in found


@both_seats
def test_the_most_important_reason_comes_first(seat: str) -> None:
    table = with_cards(seat, {1: "TTTTT|", 4: "7TS|MMMT", **ROAD_6})
    found = reasons(table, "x4 T1")
    assert found[0].code == "wins-by-objective"
    assert [reason.weight for reason in found] == sorted((r.weight for r in found), reverse=True)


@both_seats
def test_the_same_reason_is_given_once(seat: str) -> None:
    found = [_key(reason) for reason in reasons(with_cards(seat, {}), "T1 T1 P1 P1 .")]
    assert len(found) == len(set(found))


def test_one_action_may_be_given_as_text_or_as_action() -> None:
    state = State.new("ardennes", seed=3)
    view = state.view("south")
    assert explain(view, "T3") == explain(view, state.action("T3")) == explain_turn(view, ["T3"])
    assert explain_turn(view, []) == ()


def test_explaining_an_illegal_action_or_out_of_turn_is_rejected() -> None:
    state = State.new("ardennes", seed=3)
    with pytest.raises(ValueError, match="is not to move"):
        explain(state.view("north"), "T3")
    with pytest.raises(IllegalAction):
        explain(state.view("south"), "x3")
    with pytest.raises(IllegalAction):
        explain(state.view("south"), "!sabotage:3")


# ---------------------------------------------------------------- secrets


@both_seats
def test_no_reason_depends_on_a_card_that_a_conquest_draws(seat: str) -> None:
    roads = {1: "TTTTT|", 6: "TP|"}
    known = with_cards(seat, roads, hand="reinforcements")
    assert "threatens-win" in codes(known, "T1")
    drawn = with_cards(seat, roads, victory_deck="reinforcements,reinforcements")
    assert "threatens-win" not in codes(drawn, "T1")


@both_seats
def test_an_explained_turn_may_play_a_card_that_it_draws(seat: str) -> None:
    table = with_cards(seat, {2: "TTTTT|", 4: "T|CT"}, victory_deck="sabotage")
    assert {"conquers", "card-sabotage"} <= codes(table, "T2 !sabotage:4 .")


@both_seats
def test_new_orders_are_never_explained_as_a_win(seat: str) -> None:
    table = with_cards(
        seat,
        {2: "!TTTTTT|", 5: "!1PPPPPPG|"},
        hand="new-orders",
        objective_deck="125,245,157",
    )
    found = codes(table, "!new-orders")
    assert not {"wins-by-objective", "threatens-win"} & found


@both_seats
def test_intelligence_is_explained_without_the_card_it_reveals(seat: str) -> None:
    table = with_cards(seat, {7: "|TTTTT", **ENEMY_ROAD_2}, hand="intelligence")
    found = reasons(table, "!intelligence .")
    assert "leaves-possible-win" in {reason.code for reason in found}
    assert all("objective" not in reason.values for reason in found)


def test_a_view_read_from_text_is_explained_too() -> None:
    view = View.parse("ardennes T|/|/|/|/|/|/| s9:4 146/- ?/? #18/#17 -")
    assert [reason.code for reason in explain(view, "T1")] == ["threatens-wanted"]


@pytest.mark.parametrize("edition", [*Catalog.editions(), "ardennes+noobjectives", "dday+novictory"])
def test_every_turn_of_a_played_game_can_be_explained_in_words(edition: str) -> None:
    state = State.new(edition, seed=5)
    player = level_player(3, seed=1)
    words = state.variant.edition
    while not state.is_over:
        view, turn, actions = state.view(state.side), state.turn, list[Action]()
        while not state.is_over and state.turn == turn:
            actions.append(player.choose(state.view(state.side)))
            state.apply(actions[-1])
        sentences = [Texts().reason(reason, words) for reason in explain_turn(view, actions)]
        assert len(sentences) == len(set(sentences))
