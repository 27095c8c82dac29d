"""Strategies: a game under random rules, played by random choices."""

from __future__ import annotations

import random

from differential.compare import lively_choice, random_rules
from hypothesis import strategies as st

from sevenroads import State


@st.composite
def states(draw: st.DrawFn, longest: int = 160) -> State:
    """A position that can be reached, in any edition with any options."""
    seed = draw(st.integers(0, 1 << 32))
    rng = random.Random(seed)
    state = State.new(random_rules(rng), seed=seed, start=rng.choice(("south", "north")))
    for _ in range(draw(st.integers(0, longest))):
        if state.is_over:
            break
        state.apply(lively_choice(rng, [str(action) for action in state.legal_actions()]))
    return state
