"""PettingZoo's own tests, for every game and set of options."""

from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test

from tests.envs.play import MODULES, RECALLS, SEATED
from tests.tables import TABLES, GameTable

LIMIT = 150  # decisions: the end of a game belongs to the test
CYCLES = 100

CONTENT: Callable[..., None] = api_test
DETERMINED: Callable[..., None] = seed_test

# PettingZoo keeps a list of its own environments that may observe a dictionary; and who is out of a game that
# is over has nothing legal to do
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("table", "recall"), SEATED, ids=str)
def test_pettingzoo_is_content(table: GameTable, recall: str) -> None:
    wishes: dict[str, Any] = {"recall": recall, "max_cycles": LIMIT, **table.options}
    CONTENT(MODULES[table.name].env(**wishes), CYCLES)
    CONTENT(MODULES[table.name].raw_env(**wishes), CYCLES)


@pytest.mark.parametrize(("table", "recall"), SEATED, ids=str)
def test_a_seed_decides_everything(table: GameTable, recall: str) -> None:
    DETERMINED(lambda: MODULES[table.name].env(recall=recall, max_cycles=LIMIT, **table.options), CYCLES)


@pytest.mark.parametrize("recall", RECALLS)
@pytest.mark.parametrize("table", [table for table in TABLES[::4] if table.name == "dawn-under"], ids=str)
def test_pettingzoo_is_content_with_all_at_once(table: GameTable, recall: str) -> None:
    def env() -> Any:
        return MODULES[table.name].parallel_env(recall=recall, max_cycles=LIMIT, **table.options)

    parallel_api_test(env(), CYCLES)
