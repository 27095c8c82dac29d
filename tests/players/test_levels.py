"""Levels against their neighbours through whole games; `tests/soak_levels.py` plays many more."""

from __future__ import annotations

import pytest
from soak_levels import Fault, Tally, check_time, play_game, scaled_limit

from sevenroads import Catalog
from sevenroads.players import LEVELS, Limit

EDITIONS = Catalog.editions()


@pytest.mark.parametrize("number", range(len(EDITIONS)), ids=EDITIONS)
@pytest.mark.parametrize("lower", range(1, len(LEVELS)))
def test_neighbours_play_whole_games_by_the_rules_and_in_time(lower: int, number: int) -> None:
    game = play_game(lower, number, seed=7)
    assert game.edition == EDITIONS[number]
    assert all(tally.turns and tally.actions >= tally.turns for tally in game.tallies.values())


def test_the_soak_gives_each_level_a_tenth_of_its_limit() -> None:
    assert scaled_limit(1) is None
    for level in LEVELS:
        if level.limit and level.limit.nodes:
            assert scaled_limit(level.number) == Limit(nodes=level.limit.nodes // 10)
    assert scaled_limit(8) == Limit(seconds=0.1)


def test_the_soak_notices_a_turn_that_takes_far_too_long() -> None:
    tally = Tally()
    check_time(8, 0.13, 0.1, tally)
    assert (tally.turns, tally.late, tally.overworked) == (1, 1, 0)
    for level, spent in ((8, 0.6), (3, 6.0)):
        with pytest.raises(Fault, match=f"level {level} took"):
            check_time(level, spent, spent, tally)
