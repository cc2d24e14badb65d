"""The server answers as its OpenAPI document says, to good requests and to bad ones."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests.adapters import HTTPAdapter

from geisterstunde.server.routes import ROUTES, Route
from tests.server.running import RunningServer

pytestmark = pytest.mark.proof

EXAMPLES = 20
# A wish may be well written and yet be turned down: there is no such game, table or seat, or it is too late.
TURNED_DOWN = ["2xx", "400", "403", "404", "409", "429"]
CONFIG = {
    "checks": {
        "positive_data_acceptance": {"expected-statuses": TURNED_DOWN},
        "negative_data_rejection": {"expected-statuses": [*TURNED_DOWN[1:], "413", "415"]},
    }
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running


class FromAddress(HTTPAdapter):
    """Requests from an address of its own, so that nobody else has used up what it may ask."""

    def __init__(self, number: int) -> None:
        self.source = (f"127.0.2.{number + 1}", 0) if sys.platform == "linux" else None
        super().__init__()

    def init_poolmanager(self, *arguments: Any, **options: Any) -> None:
        super().init_poolmanager(*arguments, source_address=self.source, **options)


GOOD, BAD = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
CASES = [(route, GOOD) for route in ROUTES]
# a path is any text: without a body or a query, nothing can be wrong with a request
CASES += [(route, BAD) for route in ROUTES if route.takes or route.query]


@pytest.mark.parametrize(
    ("route", "mode"), CASES, ids=[f"{mode.value} {route.method} {route.path}" for route, mode in CASES]
)
def test_requests_are_answered_as_described(
    route: Route, mode: schemathesis.GenerationMode, server: RunningServer
) -> None:
    described = schemathesis.openapi.from_url(
        f"{server.address}/openapi.json", config=schemathesis.Config.from_dict(CONFIG)
    )
    operation = described[route.path][route.method]
    with requests.Session() as session:
        session.mount("http://", FromAddress(CASES.index((route, mode))))

        @settings(max_examples=EXAMPLES, derandomize=True, suppress_health_check=[*HealthCheck])
        @given(operation.as_strategy(generation_mode=mode))
        def answered(case: Any) -> None:
            case.call_and_validate(session=session)

        answered()
