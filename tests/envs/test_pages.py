"""The pages of the environments say what the environments do."""

import pytest

from geisterstunde.envs.kinds import DAWN_UNDER, THROUGH_THE_WALL, Kind
from geisterstunde.envs.tables import SERIES
from tests.envs.play import tables_of
from tests.guards.repository import ROOT
from tests.tables import GameTable

KINDS = [DAWN_UNDER, THROUGH_THE_WALL]
PAGES = ROOT / "docs/reference/environments"


def rows_of(kind: Kind) -> list[str]:
    """The table of an observation as its page shows it."""
    tables = tables_of(GameTable(kind.game.name, {}), "perfect")
    assert tables.layout.fields is not None
    rows = []
    for field in tables.fields:
        form, start = tables.layout.fields[field.name][:2]
        shape = " x ".join(map(str, form.shape)) or "1"
        rows.append(f"| {start} | `{field.name}` | {shape} | {field.low} to {field.high} | {field.meaning} |")
    return rows


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_page_has_the_table_of_the_observation(kind: Kind) -> None:
    page = (PAGES / f"{kind.game.name}.md").read_text()
    assert "\n".join(rows_of(kind)[: len(kind.open_now)]) in page
    assert "\n".join(rows_of(kind)[len(kind.open_now) :]) in page


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_the_page_names_its_version_and_every_verb(kind: Kind) -> None:
    page = (PAGES / f"{kind.game.name}.md").read_text()
    assert f"`{kind.name}`" in page
    verbs = set()
    for action in range(kind.game.action_count):
        try:
            verbs.add(kind.game.action_to(action).split()[0])
        except KeyError:
            continue
    assert all(f"`{verb}" in page for verb in verbs)


def test_the_page_numbers_the_games_as_the_tables_do() -> None:
    assert f"{SERIES:,} t + n" in (PAGES / "index.md").read_text()
