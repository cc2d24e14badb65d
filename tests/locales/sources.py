"""What the source code says through the Fluent files: which message, and with which facts."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import geisterstunde

SOURCES = sorted(Path(geisterstunde.__file__).parent.rglob("*.py"))


class Saying(NamedTuple):
    """A message that some code says; the facts are None where they cannot be read from the code."""

    message: str
    facts: frozenset[str] | None


def sayings(source: str) -> Iterator[Saying]:
    """Everything that is raised or said under a name written out in the code."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        match name, node.args:
            case (("BadInput" | "sentence" | "spoken" | "say"), [ast.Constant(value=str(message))]):
                names = [keyword.arg for keyword in node.keywords]
                yield Saying(message, None if None in names else frozenset(filter(None, names)))
            case "BadInput", [given]:
                yield Saying(ast.unparse(given), None)
            case "say", [_, ast.Constant(value=str(message)), *rest]:
                yield Saying(message, written_out(rest[0]) if rest else frozenset())


def written_out(facts: ast.expr) -> frozenset[str] | None:
    """The names in a dictionary, if it is written out."""
    if not isinstance(facts, ast.Dict):
        return None
    names = [key.value for key in facts.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, names)) if len(names) == len(facts.keys) else None


def words(source: str) -> Iterator[str]:
    """Every text in the code."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
