"""One real server for all tests of a worker."""

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on a free port, with a database of its own."""
    with RunningServer(tmp_path_factory.mktemp("tables") / "tables.db", "--bot-workers", "1") as running:
        yield running
