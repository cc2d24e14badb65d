"""What every answer carries, and the documents that other programs read."""

from typing import Any

import msgspec
import pytest

from geisterstunde.server.protocol import ClientMessage, ServerMessage
from geisterstunde.server.routes import ROUTES
from tests.server.running import RunningServer
from tests.server.scene import scene
from tests.server.visitor import Seat, Visitor

EVERYWHERE = [
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/openapi.json"),
    ("GET", "/messages.json"),
    ("GET", "/api/house"),
    ("GET", "/api/tables/nowhere"),
    ("GET", "/nothing/here"),
    ("DELETE", "/api/house"),
    ("POST", "/api/tables"),
    ("OPTIONS", "/api/tables"),
]


@pytest.mark.parametrize(("method", "path"), EVERYWHERE)
def test_every_answer_keeps_a_browser_safe(server: RunningServer, method: str, path: str) -> None:
    @scene
    async def asks() -> None:
        async with Visitor(server) as edda:
            answer = await edda.http.request(method, path)
            policy = {
                part.split()[0]: part.split()[1:]
                for part in answer.headers["content-security-policy"].split(";")
            }
            assert policy["default-src"] == ["'none'"]
            assert policy["script-src"] == ["'self'"], "no inline script, no other site's"
            assert policy["frame-ancestors"] == ["'none'"]
            assert not any("unsafe" in source or ":" in source for source in policy["connect-src"])
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers

    asks()


@scene
async def test_health_says_that_all_is_well_and_how_much_is_going_on(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        before = await edda.get("/health")
        async with Seat(server, made["table"]["id"]) as watching:
            await watching.next("state")
            health = await edda.get("/health")
            assert health["status"] == "ok"
            assert health["tables"] >= 1
            assert health["sockets"] == before["sockets"] + 1


@scene
async def test_metrics_count_what_happens_and_name_nobody(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        made = await edda.table(people=2)
        async with Seat(server, made["table"]["id"], made["seats"][0]["key"]) as seat:
            await seat.next("state")
            await seat.send(type="say", id="1", phrase="nonsense")
            await seat.next("refused")
            text = (await edda.http.get("/metrics")).text
        for name in ("sockets", "tables", "lines_total", "decision_seconds_bucket", "faults_total"):
            assert f"geisterstunde_{name}" in text
        assert 'geisterstunde_refused_total{code="no_such_phrase"}' in text
        assert "geisterstunde_faults_total 0.0" in text
        assert made["table"]["id"] not in text
        assert "P0" not in text


@scene
async def test_the_openapi_document_lists_every_request(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        document = await edda.get("/openapi.json")
        assert document["openapi"] == "3.1.0"
        listed = {(verb.upper(), path) for path, verbs in document["paths"].items() for verb in verbs}
        assert listed == {(route.method, route.path) for route in ROUTES}
        assert unresolved(document, document) == []


@scene
async def test_the_schemas_of_messages_name_every_message(server: RunningServer) -> None:
    async with Visitor(server) as edda:
        document = await edda.get("/messages.json")
        kinds = [*ClientMessage.__args__, *ServerMessage.__args__]
        assert {kind.__name__ for kind in kinds} <= set(document["$defs"])
        assert unresolved(document, document) == []
        for kind in kinds:
            tag = document["$defs"][kind.__name__]["properties"]["type"]
            assert tag == {"enum": [msgspec.inspect.type_info(kind).tag]}  # type: ignore[attr-defined]


def unresolved(part: Any, document: Any) -> list[str]:
    """References that lead nowhere."""
    if isinstance(part, list):
        return [name for each in part for name in unresolved(each, document)]
    if not isinstance(part, dict):
        return []
    lost = [name for each in part.values() for name in unresolved(each, document)]
    if isinstance(part.get("$ref"), str):
        target = document
        for step in part["$ref"].removeprefix("#/").split("/"):
            target = target.get(step, {})
        lost += [] if target else [part["$ref"]]
    return lost
