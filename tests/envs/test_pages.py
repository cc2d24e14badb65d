"""The pages of the environments say what the environments do."""

import pytest

from geisterstunde.envs.adapters import Adapter, adapter_of
from geisterstunde.envs.tables import SERIES
from geisterstunde.kernel.refusal import BadInput
from tests.envs.play import tables_of
from tests.games import GAMES
from tests.guards.repository import ROOT
from tests.tables import GameTable

ADAPTERS = [adapter_of(name) for name in GAMES]
PAGES = ROOT / "docs/reference/environments"


def rows_of(adapter: Adapter) -> list[str]:
    """The table of an observation as its page shows it."""
    tables = tables_of(GameTable(adapter.game.name, {}), "perfect")
    assert tables.layout.fields is not None
    rows = []
    for field in tables.fields:
        form, start = tables.layout.fields[field.name][:2]
        shape = " x ".join(map(str, form.shape)) or "1"
        rows.append(f"| {start} | `{field.name}` | {shape} | {field.low} to {field.high} | {field.meaning} |")
    return rows


@pytest.mark.parametrize("adapter", ADAPTERS, ids=lambda adapter: adapter.name)
def test_the_page_has_the_table_of_the_observation(adapter: Adapter) -> None:
    page = (PAGES / f"{adapter.game.name}.md").read_text()
    assert "\n".join(rows_of(adapter)[: len(adapter.observations.look_fields)]) in page
    assert "\n".join(rows_of(adapter)[len(adapter.observations.look_fields) :]) in page


@pytest.mark.parametrize("adapter", ADAPTERS, ids=lambda adapter: adapter.name)
def test_the_page_names_its_version_and_every_verb(adapter: Adapter) -> None:
    page = (PAGES / f"{adapter.game.name}.md").read_text()
    assert f"`{adapter.name}`" in page
    verbs = set()
    for action in range(adapter.game.action_count):
        try:
            verbs.add(adapter.game.action_to(action).split()[0])
        except BadInput:
            continue
    assert all(f"`{verb}" in page for verb in verbs)


def test_the_page_numbers_the_games_as_the_tables_do() -> None:
    assert f"{SERIES:,} t + n" in (PAGES / "index.md").read_text()
