"""The analyst: variations, chances of winning, defences and reports of finished games."""

from __future__ import annotations

from threading import Event

import pytest
from game import positions
from rules.boards import both_seats, mirrored_action, with_cards

from sevenroads import Side, State
from sevenroads.game import Match
from sevenroads.players import SearchLimit, SearchSettings, level_player
from sevenroads.players.analyst import analysis
from sevenroads.players.analyst.analysis import (
    Variation,
    analyse,
    belief,
    defence,
    distinct,
    evaluate,
    play,
    report,
)

from .test_defence import MINES_IN_THE_WAY

FEW = SearchLimit(nodes=60)
#: South holds road 6 and can win by road 1 (objective 16).
WINNING = {1: "TTTTT|", 6: "!1PPPPPPG|"}


def played(seed: int, edition: str = "ardennes") -> Match:
    """A short game of two heuristic players."""
    match = Match(State.new(edition, seed=seed))
    players = {side: level_player(2, seed + side.number) for side in Side}
    while match.outcome is None:
        match.play(players[match.side].choose(match.state.view(match.side)))
    return match


# ---------------------------------------------------------------- one view


def test_play_returns_a_legal_action_reproducibly() -> None:
    view = State.new("ardennes", seed=3).view("south")
    assert play(view, FEW) in view.legal_actions()
    assert play(view, FEW) == play(view, FEW)


def test_variations_begin_differently_and_can_be_played() -> None:
    state = State.new("ardennes", seed=3)
    found = analyse(state.view("south"), FEW, multipv=3)
    assert len(found.variations) == 3
    assert len({line.actions[0] for line in found.variations}) == 3
    assert found.win == found.variations[0].win
    for line in found.variations:
        after = state.copy()
        for action in line.actions:
            after.apply(action)
        assert 0 <= line.win <= 1


def test_variations_that_differ_only_in_order_are_listed_once() -> None:
    state = State.new("ardennes", seed=3)
    actions = {text: state.action(text) for text in ("T1", "P2", ".", "M3")}

    def variation(*texts: str) -> Variation:
        return Variation(0.5, tuple(actions[text] for text in texts), 1)

    first, again, other = variation("T1", "P2", "."), variation("P2", "T1", "."), variation("T1", "M3", ".")
    assert distinct([first, again, other, again]) == [first, other]
    assert distinct([again, first]) == [again]


def test_one_simulation_is_enough_for_a_variation_and_a_chance_of_winning() -> None:
    found = analyse(State.new("ardennes", seed=3).view("south"), SearchLimit(nodes=1), multipv=3)
    assert len(found.variations) == 1
    assert found.variations[0].actions
    assert 0.1 < found.win < 0.9


@both_seats
def test_a_win_of_this_turn_is_the_first_variation_and_certain(seat: str) -> None:
    table = with_cards(seat, WINNING)
    found = analyse(table.state.view(seat), SearchLimit(nodes=1), multipv=2)
    assert found.win == 1
    state = table.state.copy()
    for action in found.variations[0].actions:
        state.apply(action)
    assert state.outcome is not None
    assert state.outcome.winner == seat
    assert len({line.actions[:1] for line in found.variations}) == len(found.variations)


@both_seats
def test_a_variation_plays_no_card_that_has_yet_to_be_drawn(seat: str) -> None:
    # The conquest of road 2 draws one of the unseen cards.
    table = with_cards(seat, {2: "TTTTT|"}, victory_deck="sabotage,dig-in,reinforcements,forced-march")
    for seed in range(10):
        found = analyse(table.state.view(seat), FEW, multipv=5, seed=seed)
        assert not [action for line in found.variations for action in line.actions if action.card]


def test_only_the_side_to_move_can_ask_for_its_best_turn() -> None:
    state = State.new("ardennes", seed=3)
    with pytest.raises(ValueError, match="is not to move"):
        analyse(state.view("north"), FEW)
    with pytest.raises(ValueError, match="multipv"):
        analyse(state.view("south"), FEW, multipv=0)


@both_seats
def test_both_players_can_ask_for_their_chance_of_winning(seat: str) -> None:
    state = with_cards(seat, {1: "TT|PC", 3: "P|T", 6: "!4TPTPTM|"}).state
    own, enemy = (evaluate(state.view(side), FEW) for side in (Side(seat), Side(seat).other))
    assert 0 <= enemy < 0.5 < own <= 1


def test_a_finished_game_is_valued_by_its_result() -> None:
    won = positions.won_by_objective().state
    assert (evaluate(won.view("south"), FEW), evaluate(won.view("north"), FEW)) == (1, 0)
    drawn = positions.drawn_by_the_turn_limit().state
    assert evaluate(drawn.view("south"), FEW) == 0.5


def test_beliefs_add_up_to_one() -> None:
    state = State.new("ardennes", seed=3)
    assert sum(belief(state.view("south")).values()) == pytest.approx(1)


@both_seats
def test_defence_returns_the_threats_and_the_turn_that_stops_them(seat: str) -> None:
    # The enemy holds road 2 and can fill up road 7 with one unit.
    state = with_cards(seat, {7: "|TTTTT", 2: "|GPPPPPP1!"}, objective_deck="235,147,247").state
    view = state.view(seat)
    found = defence(view)
    assert found.finished
    assert found.actions
    assert found.threats
    assert None not in found.threats
    after = state.copy()
    for action in found.actions:
        after.apply(action)
    assert not defence(after.view(seat)).threats
    assert defence(after.view(seat)).actions == ()
    card = next(card for card in found.threats if card)
    assert set(defence(view, objectives=[card]).threats) == {card}
    assert not defence(view, nodes=1).finished
    with pytest.raises(ValueError, match="is not to move"):
        defence(state.view(Side(seat).other))


def test_the_best_variation_stops_the_enemy_if_that_is_possible() -> None:
    state = State.parse(MINES_IN_THE_WAY)
    found = analyse(state.view("south"), FEW, multipv=3, settings=SearchSettings(foresees=False))
    for action in found.variations[0].actions:
        state.apply(action)
    assert not defence(state.view("south")).threats
    assert found.win > 0
    assert [line.win for line in found.variations[1:]] == [0, 0], "the other turns must be valued as lost"


def test_no_analysis_function_accepts_a_state() -> None:
    state = State.new("ardennes", seed=3)
    for ask in (
        lambda given: play(given, FEW),
        lambda given: analyse(given, FEW),
        lambda given: evaluate(given, FEW),
        belief,
        defence,
    ):
        for given in (state, str(state), state.layout(), None):
            with pytest.raises(TypeError, match="a player takes a View, not"):
                ask(given)  # type: ignore[arg-type]


def test_every_search_can_be_cancelled_before_it_begins() -> None:
    view, hour, cancel = State.new("ardennes", seed=3).view("south"), SearchLimit(seconds=3600), Event()
    cancel.set()
    assert play(view, hour, cancel=cancel) in view.legal_actions()
    assert analyse(view, hour, multipv=2, cancel=cancel).variations
    assert 0 <= evaluate(view, hour, cancel=cancel) <= 1
    assert report(played(5), hour, cancel=cancel).turns == ()


def test_a_cancelled_report_has_the_turns_assessed_so_far() -> None:
    match, cancel, calls = played(5), Event(), []
    real = analysis.report_turn

    def judge(*given: object, **settings: object) -> analysis.TurnReport:
        calls.append(given)
        if len(calls) == 3:
            cancel.set()
        return real(*given, **settings)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "report_turn", judge)
        found = report(match, FEW, cancel=cancel)
    assert [turn.turn for turn in found.turns] == [1, 2]


# ---------------------------------------------------------------- finished games


def test_only_a_finished_game_can_be_reported() -> None:
    with pytest.raises(ValueError, match="must have ended"):
        report(Match(State.new("ardennes", seed=1)), FEW)


@pytest.mark.parametrize("edition", ["ardennes", "dday"])
def test_every_turn_is_assessed_as_known_and_with_all_cards_open(edition: str) -> None:
    match = played(5, edition)
    found = report(match, FEW)
    assert [turn.turn for turn in found.turns] == list(range(1, match.state.turn + 1))
    assert [a for turn in found.turns for a in turn.actions] == [step.action for step in match.steps]
    for turn in found.turns:
        for judgement in (turn.known, turn.truth):
            assert 0 <= judgement.after <= judgement.before <= 1
            assert judgement.loss == judgement.before - judgement.after
    assert found.turns[-1].known.after == found.turns[-1].truth.after == 1
    assert found == report(match, FEW)


@both_seats
def test_a_win_that_was_missed_is_the_worst_mistake(seat: str) -> None:
    match = Match(with_cards(seat, WINNING, objective_deck="235").state)
    match.play(mirrored_action("M3") if seat == "north" else "M3")
    match.play(".")
    match.resign(Side(seat).other)
    worst, *_ = report(match, FEW).mistakes()
    assert worst.turn == 9
    for judgement in (worst.known, worst.truth):
        assert judgement.before == 1
        assert judgement.better
        assert judgement.loss > 0


@both_seats
def test_a_win_left_to_the_enemy_counts_in_full_only_with_all_cards_open(seat: str) -> None:
    # North holds road 2 and needs road 7. South does not know that its objective is 27.
    match = Match(with_cards(seat, {7: "|TTTTT", 2: "|GPPPPPP1!"}, objective_deck="235,147,247").state)
    match.play(".")
    match.resign(Side(seat))
    turn = report(match, FEW).turns[0]
    assert turn.truth.after == 0
    assert turn.known.after > 0


@both_seats
def test_a_resignation_does_not_count_for_the_turn_before_it(seat: str) -> None:
    match = Match(with_cards(seat, {2: "|TTT"}, objective_deck="235").state)
    match.play(".")
    match.resign(Side(seat).other)
    turn = report(match, FEW).turns[0]
    assert turn.known.after < 1
    assert turn.truth.after < 1


def test_a_draw_by_repetition_counts_for_the_turn_that_repeats() -> None:
    last = report(positions.drawn_by_repetition(), FEW).turns[-1]
    assert last.known.after == last.truth.after == 0.5


def test_mistakes_are_sorted_worst_first_and_small_ones_are_left_out() -> None:
    found = report(played(4), FEW)
    every = found.mistakes(0.0)
    losses = [turn.known.loss for turn in every]
    assert len(every) == len(found.turns)
    assert losses == sorted(losses, reverse=True)
    assert all(turn.known.loss >= 0.2 for turn in found.mistakes(0.2))
