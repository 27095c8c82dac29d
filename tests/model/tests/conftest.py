"""The one fixture of the model's tests: a table, once for each seat."""

import pytest

from .table import Table


@pytest.fixture(params=[False, True], ids=["as written", "turned"])
def table(request: pytest.FixtureRequest) -> Table:
    return Table(turned=request.param)
