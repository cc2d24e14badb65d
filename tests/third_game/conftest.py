"""A game that nothing in the house names, in a package of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from geisterstunde.games.registry import packages
from geisterstunde.locales import speech
from tests.secrecy.worlds import SECRETS
from tests.tables import GameTable
from tests.third_game.installation import Installation, write_metadata
from tests.third_game.secrets_of_the_attic import AtticPairsSecrets
from tests.third_game.tables import GAME, TABLES


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed for one test, and found as any other."""
    write_metadata(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(speech, "_texts", [speech.OWN_TEXTS])
    monkeypatch.setitem(SECRETS, GAME, AtticPairsSecrets())
    packages.cache_clear()
    assert GAME in packages()
    yield
    packages.cache_clear()


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest, installed: None) -> GameTable:
    """One of the tables that the suites of all games are run at."""
    chosen: GameTable = request.param
    return chosen


@pytest.fixture(scope="session")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """A place for processes of their own."""
    return Installation(tmp_path_factory.mktemp("installation"))
