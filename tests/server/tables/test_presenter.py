"""What a table shows: told to several viewers at once, each is told the same as alone."""

from __future__ import annotations

import itertools
import random

import pytest

from sevenroads import Catalog, State
from sevenroads.server import wire
from sevenroads.server.tables import presenter
from sevenroads.server.tables.table import Table, TableSettings
from sevenroads.view import VIEWERS


@pytest.mark.parametrize("edition", Catalog.editions())
def test_viewers_who_are_told_together_are_told_the_same_as_alone(edition: str) -> None:
    rng = random.Random(edition)
    for seed in range(4):
        table = Table(State.new(edition, seed=seed), TableSettings(), 0)
        orders = itertools.cycle(itertools.permutations(VIEWERS))
        while not table.over and table.seq < 400:
            action = rng.choice(table.match.state.legal_actions())
            table.apply(table.decide("act", table.match.side, table.seq + 1, action.text))
            together = presenter.moments(table, next(orders))
            assert set(together) == set(VIEWERS)
            for viewer in VIEWERS:
                assert wire.encode(together[viewer]) == wire.encode(presenter.moment(table, viewer))
        assert table.match.turn > 20
