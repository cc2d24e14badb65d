"""The documents other programs read: OpenAPI for requests, JSON Schema for the messages of a socket."""

import inspect
import re
from typing import Any, get_args

import msgspec

from geisterstunde import __version__
from geisterstunde.match.record import Record
from geisterstunde.server.protocol import ClientMessage, ServerMessage
from geisterstunde.server.requests import Problem
from geisterstunde.server.routes import ROUTES, Route

ALWAYS_POSSIBLE = (429, 503)
WITH_BODY = (400, 403, 413, 415)


def openapi() -> dict[str, Any]:
    """The requests, in OpenAPI 3.1."""
    types = {each for route in ROUTES for each in (shape(route), route.takes) if each is not None}
    ordered = [*sorted(types - {Any}, key=str), Problem]
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Geisterstunde", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def shape(route: Route) -> Any:
    """The type of an answer; a record is handed on as it is."""
    return Record if route.returns is msgspec.Raw else route.returns


def operation(route: Route, schema_of: dict[Any, Any]) -> dict[str, Any]:
    """One request."""

    def content(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schema_of[kind]}}

    problems = [*route.problems, *ALWAYS_POSSIBLE, *(WITH_BODY if route.takes else (400,))]
    described: dict[str, Any] = {
        "operationId": route.answer.__name__,
        "summary": inspect.getdoc(route.answer),
        "responses": {
            str(route.status): {"description": "done", "content": content(shape(route))},
            **{
                str(status): {"description": "turned down", "content": content(Problem)}
                for status in sorted(set(problems))
            },
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    if route.query:
        parameters.append(
            {"name": route.query, "in": "query", "required": False, "schema": {"type": "string"}}
        )
    if parameters:
        described["parameters"] = parameters
    if route.takes:
        described["requestBody"] = {"required": True, "content": content(route.takes)}
    return described


def message_schemas() -> dict[str, Any]:
    """The messages of a socket, in JSON Schema: what a client may send, and what it may get."""
    kinds = [*get_args(ClientMessage), *get_args(ServerMessage)]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
            **components,
            "ClientMessage": {
                "anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in get_args(ClientMessage)]
            },
            "ServerMessage": {
                "anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in get_args(ServerMessage)]
            },
        },
    }
