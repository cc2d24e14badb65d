"""The Fluent files as they are written: which messages they hold, and what each needs to know."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import geisterstunde.locales

FOLDER = Path(geisterstunde.locales.__file__).parent


def files(language: str) -> dict[str, Path]:
    """The files of a language by name."""
    return {file.name: file for file in sorted((FOLDER / language).iterdir())}


def entries(file: Path) -> list[ast.EntryType]:
    """All that a file holds."""
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages_in(file: Path) -> dict[str, ast.Message]:
    """The messages of a file by key."""
    return {entry.id.name: entry for entry in entries(file) if isinstance(entry, ast.Message)}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by key."""
    return {key: message for file in files(language).values() for key, message in messages_in(file).items()}


def nodes(tree: object) -> Iterator[ast.BaseNode]:
    """A piece of a file and all pieces within it."""
    if isinstance(tree, list):
        for branch in tree:
            yield from nodes(branch)
    elif isinstance(tree, ast.BaseNode):
        yield tree
        yield from nodes(list(vars(tree).values()))


def parts(language: str, key: str) -> set[str]:
    """The messages that a message is made of, itself included."""
    found = {key}
    for node in nodes(messages(language)[key]):
        if isinstance(node, ast.MessageReference) and node.id.name != key:
            found |= parts(language, node.id.name)
        if isinstance(node, ast.NamedArgument) and isinstance(node.value, ast.StringLiteral):
            found |= parts(language, node.value.value)
    return found


def variables(language: str, key: str) -> set[str]:
    """What a message needs to know."""
    return {
        node.id.name
        for part in parts(language, key)
        for node in nodes(messages(language)[part])
        if isinstance(node, ast.VariableReference)
    }
