"""Writes the page's types from the server's: the protocol, and what each game shows."""

import re
import textwrap
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from geisterstunde.match.charms import THINGS
from geisterstunde.server.faces import FACES
from geisterstunde.server.openapi import message_schemas, openapi
from geisterstunde.server.pace import RATES
from geisterstunde.server.phrases import PHRASES
from geisterstunde.server.protocol import VERSION

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "geisterstunde" / "games"
WIDTH = 110
HEAD = """\
// {what} Generated from the server's own types; `make types` writes
// it anew, and a test fails when it is out of date.
"""
PROTOCOL_HEAD = """\
/** The version of the protocol that a hello names. */
export const VERSION = {version};

/** How fast tables of each pace go. */
export const RATES: {{ readonly [pace: string]: number }} = {{ {rates} }};

/** The faces that people can choose from. */
export const FACES = [{faces}] as const;
export type Face = (typeof FACES)[number];

/** The things that a commitment is shown as, in the order of their numbers. */
export const CHARMS: readonly string[] = [
  {charms},
];
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = Mapping[str, Any]


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    views = {PAGE / "games" / game / "view.ts": view_of(game) for game in games()}
    times = {PAGE / "games" / game / "following.ts": following_of(game) for game in games()}
    return {PAGE / "protocol.ts": protocol(), **views, **times}


def protocol() -> str:
    """What goes over the wire."""
    phrases = {"description": "What people can say at a table.", "enum": PHRASES}
    schemas: dict[str, Schema] = {
        **openapi()["components"]["schemas"],
        **message_schemas()["$defs"],
        "Phrase": phrases,
    }
    head = HEAD.format(what="What is sent between the page and the server.")
    rates = ", ".join(f"{pace}: {rate:g}" for pace, rate in RATES.items())
    charms = ",\n  ".join(f"'{thing}'" for thing in THINGS)
    faces = ", ".join(f"'{face}'" for face in FACES)
    constants = PROTOCOL_HEAD.format(version=VERSION, rates=rates, faces=faces, charms=charms)
    return "\n".join([head, constants, *declarations(schemas)])


def games() -> list[str]:
    """The games that ship with the house, by their packages."""
    return sorted(file.parent.name for file in GAMES.glob("*/view.py"))


def view_of(game: str) -> str:
    """What a game shows to a seat or a spectator."""
    shown = import_module(f"geisterstunde.games.{game}.view")
    _, schemas = msgspec.json.schema_components([shown.View, shown.Unveiled])
    forms = import_module(f"geisterstunde.games.{game}.words").FORMS
    kinds = {"description": "What can happen.", "enum": [form.name for form in forms.values()]}
    return "\n".join(
        [HEAD.format(what="What lies on the table."), *declarations({**schemas, "EventKind": kinds})]
    )


def following_of(game: str) -> str:
    """How long each kind of event of a game takes to follow, in milliseconds."""
    following = import_module(f"geisterstunde.games.{game}.following").FOLLOWING
    lines = [f"  {kind}: {round(1000 * seconds)}," for kind, seconds in following.items()]
    head = HEAD.format(what="How long what happens takes to follow, in milliseconds.")
    return "\n".join([head, "export const FOLLOWING = {", *lines, "} as const;", ""])


def declarations(schemas: Mapping[str, Schema]) -> list[str]:
    return ["\n".join(declared(name, schemas[name])) + "\n" for name in sorted(schemas)]


def declared(name: str, schema: Schema) -> Iterator[str]:
    """A type under its name: an interface for an object, else an alias."""
    yield from remark(schema.get("description"), "")
    if "properties" not in schema:
        yield from alias(name, schema)
        return
    yield f"export interface {name} {{"
    for field, kind in schema["properties"].items():
        yield from remark(description(kind), "  ")
        mark = "" if field in schema.get("required", ()) else "?"
        yield f"  {field}{mark}: {expression(kind)};"
    yield "}"


def alias(name: str, schema: Schema) -> Iterator[str]:
    """A type that is one of others, each on a line where they would not fit one."""
    line = f"export type {name} = {expression(schema)};"
    if len(line) <= WIDTH:
        yield line
        return
    choices = expression(schema).split(" | ")
    yield f"export type {name} ="
    yield from (f"  | {choice}" for choice in choices[:-1])
    yield f"  | {choices[-1]};"


def expression(schema: Schema) -> str:
    """A type where it is used.

    >>> expression({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    >>> expression({"enum": ["event"]}), expression({"type": "object"}), expression({})
    ("'event'", '{ [name: string]: unknown }', 'unknown')
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in schema["enum"])
    if "anyOf" in schema:
        choices = [expression(each) for each in schema["anyOf"]]
        return "unknown" if "unknown" in choices else " | ".join(dict.fromkeys(choices))
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        # not TypeScript's own Record<…>: a finished game is called so here
        return f"{{ [name: string]: {expression(values) if isinstance(values, Mapping) else 'unknown'} }}"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def array(schema: Schema) -> str:
    """A list, or a fixed number of things in order."""
    if "prefixItems" in schema:
        return f"[{', '.join(expression(each) for each in schema['prefixItems'])}]"
    items = expression(schema.get("items", {}))
    return f"({items})[]" if " | " in items else f"{items}[]"


def description(schema: Schema) -> str | None:
    """What a field is, also where it says so of one of its choices."""
    found = [schema.get("description"), *(each.get("description") for each in schema.get("anyOf", ()))]
    return next((text for text in found if text), None)


def remark(text: str | None, indent: str) -> Iterator[str]:
    """A comment that editors show."""
    if not text:
        return
    paragraphs = [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]
    if len(paragraphs) == 1 and len(indent) + len(paragraphs[0]) + len("/**  */") <= WIDTH:
        yield f"{indent}/** {paragraphs[0]} */"
        return
    yield f"{indent}/**"
    for number, paragraph in enumerate(paragraphs):
        if number:
            yield f"{indent} *"
        wrapped = textwrap.wrap(paragraph, WIDTH - len(indent) - len(" * "), break_on_hyphens=False)
        yield from (f"{indent} * {line}" for line in wrapped)
    yield f"{indent} */"


def main() -> None:
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
