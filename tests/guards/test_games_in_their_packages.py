"""Nothing above `games/` names a game: what a layer needs of one it finds in that game's package."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import geisterstunde
from geisterstunde.games.registry import OURS

PACKAGE = Path(geisterstunde.__file__).parent
A_GAME = re.compile(
    "|".join(module.rpartition(".")[2].replace("_", "[-_ ]?") for module in OURS), re.IGNORECASE
)


def names_in(source: str) -> Iterator[str]:
    """The names and texts in a module that mean a game; docstrings may, because they give examples."""
    tree = ast.parse(source)
    described = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, described) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield from A_GAME.findall(text)
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.alias(name=text):
                yield from A_GAME.findall(text)
            case ast.ImportFrom(module=str(text)):
                yield from A_GAME.findall(text)


def test_no_module_outside_the_games_names_one() -> None:
    modules = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "games"]
    assert len(modules) > 100
    assert {str(path): names for path in modules if (names := list(names_in(path.read_text())))} == {}


def test_every_way_to_name_one_is_found() -> None:
    for source in (
        'GAMES = {"dawn-under": 1}',
        "from geisterstunde.games.dawn_under import state",
        "from geisterstunde.games import through_the_wall",
        "DawnUnder()",
        "bots.through_the_wall.kit",
        'say("Through the Wall")',
    ):
        assert list(names_in(source)), source
    assert not list(names_in('"""As in dawn-under."""\n\n\ndef f():\n    """Dawn Under."""\n'))
