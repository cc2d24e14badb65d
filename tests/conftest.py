"""What every test relies on."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import geisterstunde.kernel.jit  # noqa: F401 - settles that tests play by compiled rules
from tests.server.running import RunningServer

os.environ["LC_ALL"] = "C.UTF-8"  # so that commands speak English here, whoever runs the tests

# an example may have to compile the rules first, so a slow one is no finding
settings.register_profile("geisterstunde", deadline=None, print_blob=True)
settings.load_profile("geisterstunde")

# what takes long begins, so that no worker is left alone with it in the end
SLOWEST_FIRST = (
    "tests/puzzles/",
    "tests/third_game/",
    "tests/browser/",
    "tests/bots/",
    "tests/server",
    "tests/hosting/",
    "tests/kernel/",
    "tests/wheels/",
    "tests/lab/",
    "tests/cli/",
)


def slowness(item: pytest.Item) -> int:
    """The place of a test in the order of folders."""
    places = (place for place, folder in enumerate(SLOWEST_FIRST) if item.nodeid.startswith(folder))
    return next(places, len(SLOWEST_FIRST))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts slow folders first; within a folder everything stays in its order."""
    items.sort(key=slowness)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a worker, on a free port, with a database of its own.

    It counts nobody's tables and requests: a worker sets up more of them than a family or a school does.
    """
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with RunningServer(database, "--bot-workers", "1", "--unlimited") as running:
        yield running
