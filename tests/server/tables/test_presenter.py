"""Messages about a table: making them for several viewers at once gives the same as one by one."""

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
def test_states_made_for_several_viewers_at_once_equal_those_made_for_each(edition: str) -> None:
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
