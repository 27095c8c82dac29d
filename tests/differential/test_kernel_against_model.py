"""The kernel agrees with the naive model, in every position of random games (make soak plays more)."""

import random

import pytest

from .compare import compare_parsers, play_games

ACTIONS = 210_000
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_kernel_and_model_agree_after_every_action_of_random_games(part: int) -> None:
    seed = random.SystemRandom().randrange(1 << 40)
    assert play_games(seed, ACTIONS // PARTS) >= ACTIONS // PARTS


def test_both_parsers_accept_and_refuse_the_same_texts() -> None:
    seed = random.SystemRandom().randrange(1 << 40)
    accepted = sum(compare_parsers(seed + i) for i in range(6000))
    assert 100 < accepted < 5900, "the mutations should lead to both good and bad texts"
