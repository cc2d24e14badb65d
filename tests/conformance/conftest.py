"""Every test here is run at the tables of every game, at most of them as a proof."""

import pytest

from tests.tables import AT_EVERY_TABLE, GameTable


@pytest.fixture(params=AT_EVERY_TABLE)
def table(request: pytest.FixtureRequest) -> GameTable:
    """One of the tables that every suite plays."""
    chosen: GameTable = request.param
    return chosen
