"""Every test here is run at every table of every game."""

import pytest

from tests.tables import TABLES, GameTable


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> GameTable:
    """One of the tables that every suite plays."""
    chosen: GameTable = request.param
    return chosen
