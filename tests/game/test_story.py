"""The story of a finished game: three facts, and the roads that fell."""

from __future__ import annotations

import random

import pytest

from sevenroads import Catalog, Side, State
from sevenroads.game import Match
from sevenroads.game.story import Conquest, StoryFact, tell

from .positions import bare, play, won_by_objective, won_by_three_roads

S, N = Side.SOUTH, Side.NORTH


def codes(match: Match) -> tuple[str, ...]:
    return tuple(fact.code for fact in tell(match).facts)


def test_a_game_won_by_three_roads_names_the_last_road_and_all_three_decide() -> None:
    match = play(bare({1: "TTTTT|", 4: "1PPPPPP|", 6: "4MMMMMTCC|"}), "T1 G4 S6")
    story = tell(match)
    assert story.facts[0] == StoryFact("first-road", {"side": "south", "road": 1, "turn": 9})
    assert story.facts[2] == StoryFact("decided-roads", {"side": "south", "turn": 9, "road": 6})
    assert story.conquests == (
        Conquest(1, S, 9, decides=True),
        Conquest(4, S, 9, decides=True),
        Conquest(6, S, 9, decides=True),
    )


def test_roads_that_were_conquered_before_the_start_belong_to_the_story() -> None:
    assert [one.road for one in tell(won_by_three_roads()).conquests] == [1, 4, 6]


def test_a_game_won_by_objective_names_the_card_and_only_its_roads_decide() -> None:
    match = won_by_objective()
    story = tell(match)
    assert story.facts[2].code == "decided-objective"
    assert story.facts[2].values["objective"] == "146"
    assert {one.road for one in story.conquests if one.decides} == {1, 4}


def test_a_lead_that_was_lost_is_the_turning_point() -> None:
    match = bare({1: "!TTTTTT|", 2: "!1PPPPPPG|", 4: "|TTTTT"})
    match.resign("south")
    assert codes(match)[1] == "comeback"
    values = tell(match).facts[1].values
    assert (values["side"], values["own"], values["count"]) == ("north", 0, 2)


def test_without_a_lost_lead_the_largest_blow_is_the_turning_point() -> None:
    match = play(bare({5: "2TTC|MPPT"}), "x5")
    match.resign("north")
    assert tell(match).facts[1] == StoryFact(
        "sweep", {"side": "south", "turn": 9, "unit": "C", "road": 5, "count": 3}
    )


def test_a_quiet_game_counts_the_losses() -> None:
    match = play(bare({1: "TTT|TTT"}), "x1")
    match.resign("north")
    assert codes(match) == ("no-road", "losses", "decided-resignation")
    assert tell(match).facts[1].values == {"side": "south", "own": 1, "count": 1}


def test_a_game_without_any_clash_is_called_peaceful() -> None:
    match = play(bare(), "T1 .")
    match.resign("north")
    assert codes(match)[1] == "peace"


def test_a_draw_says_how_the_roads_were_divided() -> None:
    match = bare({1: "!TTTTTT|"})
    match.offer_draw("south")
    match.offer_draw("north")
    assert tell(match).facts[2] == StoryFact("decided-draw", {"turn": 9, "own": 1, "count": 0})


def test_a_game_that_is_still_on_has_no_story() -> None:
    with pytest.raises(ValueError, match="must have ended"):
        tell(bare())


@pytest.mark.parametrize("edition", Catalog.editions())
def test_every_finished_game_has_a_story(edition: str) -> None:
    rng, told = random.Random(edition), set()
    for seed in range(12):
        match = Match(State.new(edition, seed=seed))
        while match.outcome is None:
            match.play(rng.choice(match.state.legal_actions()))
        story = tell(match)
        told.update(fact.code for fact in story.facts)
        assert sum(one.side is match.outcome.winner for one in story.conquests if one.decides) == sum(
            one.decides for one in story.conquests
        )
        assert len(story.conquests) == len({one.road for one in story.conquests})
    assert len(told) >= 3
