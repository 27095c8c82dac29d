"""What each viewer may see of a match (R11): nothing secret before the end, everything after."""

from __future__ import annotations

import dataclasses
import random

import pytest

from sevenroads import Catalog, InvalidNotation, Side, State
from sevenroads.game import Clock, Match, TimeControl, from_record, to_record, view_match, view_record
from sevenroads.notation import read_record, write_record

from .positions import at, play, won_by_objective

VIEWERS = ("south", "north", "spectator")
EACH = pytest.mark.parametrize("viewer", VIEWERS)
ALL = pytest.mark.parametrize("edition", Catalog.editions())


def dealt_anew(state: State, viewer: str, rng: random.Random) -> State:
    """The same position with whatever the viewer cannot see dealt in another way."""
    return State.sample(state.view(viewer), rng)


@ALL
@EACH
def test_matches_that_differ_in_hidden_cards_only_look_the_same(edition: str, viewer: str) -> None:
    """The same actions from two deals: as long as both can play them, the viewer sees no difference.

    The two matches draw different cards, so only actions that show the viewer nothing are compared: the
    viewer's own conquests are left out.
    """
    rng = random.Random(f"{edition} {viewer}")
    compared = 0
    for seed in range(2):
        one = Match(State.new(edition, seed=seed))
        two = Match(dealt_anew(one.start, viewer, rng))
        assert one.start != two.start
        while one.outcome is None and two.outcome is None:
            both = [a for a in one.state.legal_actions() if a in two.state.legal_actions()]
            action = rng.choice(both)
            if _draws_for(one, str(action), viewer) or action.card in ("intelligence", "new-orders"):
                break
            one.play(action)
            two.play(action)
            if one.outcome is None and two.outcome is None and len(one.steps) % 9 == 0:
                assert view_match(one, viewer) == view_match(two, viewer)
                assert view_record(one, viewer) == view_record(two, viewer)
                compared += 1
    assert compared > 10


def _draws_for(match: Match, action: str, viewer: str) -> bool:
    tried = Match(match.state)
    return any(event.kind == "card-drawn" and event.side == viewer for event in tried.play(action))


@ALL
def test_along_a_random_game_no_view_shows_another_players_card(edition: str) -> None:
    rng = random.Random(edition)
    drew = 0
    for seed in range(3):
        match = Match(State.new(edition, seed=seed))
        while match.outcome is None:
            match.play(rng.choice(match.state.legal_actions()))
            if match.outcome is not None or rng.random() < 0.9:
                continue
            for viewer in VIEWERS:
                view = view_match(match, viewer)
                layout = view.position.layout
                for side in Side:
                    if viewer != side:
                        assert set(layout.cards[side.number].hand) <= {"?"}
                assert isinstance(layout.objective_deck, int)
                assert isinstance(layout.victory_deck, int)
                assert all(event.secret is None or event.side == viewer for event in view.events)
                drew += sum(event.kind == "card-drawn" for event in view.events)
    assert drew


@EACH
def test_the_view_of_a_match_is_built_from_the_views_of_its_parts(viewer: str) -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3 P4")
    match.offer_draw(Side.NORTH)
    match.clock = Clock.new(TimeControl.live(60)).start(Side.SOUTH, now=0)
    view = view_match(match, viewer)
    assert view.position == match.state.view(viewer)
    assert view.actions == ("T3", "P4")
    assert (view.draw_offer, view.clock, view.outcome) == (Side.NORTH, match.clock, None)
    assert view.undoable == (2 if viewer == "south" else 0)


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    match = play(at({1: "TTTTT|"}, victory="sabotage,dig-in"), "T1")
    drawn = {viewer: view_match(match, viewer).events[-1] for viewer in VIEWERS}
    assert {viewer: event.kind for viewer, event in drawn.items()} == dict.fromkeys(VIEWERS, "card-drawn")
    assert {viewer: event.secret for viewer, event in drawn.items()} == {
        "south": "sabotage",
        "north": None,
        "spectator": None,
    }
    assert str(view_match(match, "north").position).split(" ")[3] == "?/?"
    assert str(view_match(match, "spectator").position).split(" ")[3:6] == ["?/?", "?/-", "#2/#1"]


def test_intelligence_opens_one_objective_to_one_player_until_it_changes() -> None:
    match = play(at(hand="intelligence", enemy_hand="new-orders"), "!intelligence")
    assert str(view_match(match, "south").position).split(" ")[3:5] == ["136/-", "257/?"]
    assert str(view_match(match, "north").position).split(" ")[3:5] == ["?/-", "257/new-orders"]
    assert str(view_match(match, "spectator").position).split(" ")[3:5] == ["?/-", "?/?"]
    play(match, ". !new-orders")
    assert str(view_match(match, "south").position).split(" ")[3:5] == ["136/-", "?/-"]
    secrets = [event.secret for event in view_match(match, "south").events if event.secret]
    assert secrets == ["257"]


@EACH
def test_before_the_end_a_record_shows_the_start_as_the_viewer_saw_it(viewer: str) -> None:
    match = play(Match(State.new("ardennes", seed=1), tags={"South": "Ann", "Event": "x"}), "T3 . P4")
    record = view_record(match, viewer)
    assert record.tags["Start"] == str(match.start.view(viewer))
    assert (record.tags["South"], record.tags["Event"]) == ("Ann", "x")
    assert (record.tags["Result"], record.tags["Termination"]) == ("*", "unfinished")
    text = write_record(record)
    layout = match.start.layout()
    assert not isinstance(layout.objective_deck, int)
    hidden = [str(layout.cards[side.number].objective) for side in Side if viewer != side] + list(
        layout.objective_deck
    )
    start = record.tags["Start"].split(" ")
    for card in hidden:
        assert card not in (start[3].split("/")[0], start[4].split("/")[0])
    assert start[5] == "#18/#20"
    assert read_record(text) == record
    with pytest.raises(InvalidNotation, match="view"):
        from_record(record)


@EACH
def test_taking_a_record_for_a_viewer_changes_nothing_in_the_match(viewer: str) -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3")
    whole = to_record(match)
    view_record(match, viewer)
    assert to_record(match) == whole


@EACH
def test_after_the_end_everything_is_open(viewer: str) -> None:
    match = play(at({1: "TTTTT|"}, victory="sabotage,dig-in", enemy_hand="dig-in"), "T1")
    match.resign(Side.SOUTH)
    view = view_match(match, viewer)
    assert str(view.position) == str(match.state)
    assert view.events == match.events
    assert "sabotage" in [event.secret for event in view.events]
    assert view.outcome == match.outcome
    assert view.position.outcome == match.outcome
    assert view_record(match, viewer) == to_record(match)
    assert from_record(view_record(match, viewer)).state == match.state
    assert view.undoable == 0
    assert view.position.legal_actions() == []


def test_the_end_by_objective_shows_both_objectives() -> None:
    match = won_by_objective()
    for viewer in VIEWERS:
        assert str(view_match(match, viewer).position).split(" ")[3:5] == ["146/-", "246/-"]


def test_a_view_of_a_match_cannot_change_the_match() -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3")
    view = view_match(match, "south")
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.undoable = 5  # type: ignore[misc]
    assert not hasattr(view.position, "apply")
    play(match, "P4")
    assert view.position.ap == 3
    assert view.actions == ("T3",)


def test_only_the_player_on_turn_is_told_legal_actions() -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3 .")
    assert view_match(match, "north").position.legal_actions() == match.state.legal_actions()
    for viewer in ("south", "spectator"):
        assert view_match(match, viewer).position.legal_actions() == []


@pytest.mark.parametrize("viewer", ["west", "", "South", "s"])
def test_there_is_no_other_viewer(viewer: str) -> None:
    match = Match(State.new("ardennes", seed=1))
    for look in (view_match, view_record):
        with pytest.raises(ValueError, match="expected one of south, north, spectator"):
            look(match, viewer)
