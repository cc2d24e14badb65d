"""Plays environments for tests: which there are for a table, and legal actions by their masks."""

import random
from types import ModuleType

import pytest

from geisterstunde.envs import dawn_under_v1, through_the_wall_v2
from geisterstunde.envs.adapters import adapter_of
from geisterstunde.envs.recall import memory_for
from geisterstunde.envs.tables import Bytes, Tables
from tests.tables import FEW, TABLES, GameTable

RECALLS = ("view", "perfect", "human")
MODULES: dict[str, ModuleType] = {
    "dawn-under": dawn_under_v1,
    "through-the-wall": through_the_wall_v2,
}

# every table with one recall, and two tables with each
SEATED = [
    pytest.param(table, RECALLS[number % len(RECALLS)], marks=() if table in FEW else pytest.mark.proof)
    for number, table in enumerate(TABLES)
]
SEATED += [pytest.param(table, recall) for table in (TABLES[0], TABLES[-1]) for recall in RECALLS]


def tables_of(table: GameTable, recall: str, count: int = 1, most: int = 5_000) -> Tables:
    """Some tables side by side."""
    options = table.game.options_from(table.options)
    return Tables(adapter_of(table.name), options, count, memory_for(recall), most)


def pick(mask: Bytes, chance: random.Random) -> int:
    """A legal action."""
    return chance.choice(mask.nonzero()[0].tolist())
