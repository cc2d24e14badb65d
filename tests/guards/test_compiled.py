"""Compiled code outside the rules: Numba keeps it by file, so it calls only what the fingerprint covers."""

import ast
from pathlib import Path

import geisterstunde
from geisterstunde.kernel.jit import fingerprinted

PACKAGE = Path(geisterstunde.__file__).parent
MARKS = {"entry", "rule"}


def has_compiled_functions(source: Path) -> bool:
    """Whether a module marks a function to be compiled."""
    return any(
        isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
        for node in ast.walk(ast.parse(source.read_text()))
    )


def modules_imported_by(source: Path) -> set[Path]:
    """The modules of ours that a module imports, or imports something from."""
    found = set()
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("geisterstunde."):
            place = PACKAGE.joinpath(*(node.module or "").split(".")[1:])
            inside = [place / f"{alias.name}.py" for alias in node.names]
            found |= {module for module in [place.with_suffix(".py"), *inside] if module.exists()}
    return found


def test_compiled_loops_are_made_of_nothing_beside_them() -> None:
    """An edit in a neighbour, be it a function or a number, would leave the old one in whoever uses it."""
    covered = set(fingerprinted(PACKAGE))
    loops = [source for source in sorted(PACKAGE.rglob("compiled/*.py")) if source.stem != "__init__"]
    assert len(loops) == 4
    for source in loops:
        assert has_compiled_functions(source)
        assert modules_imported_by(source) <= covered, source


def test_nothing_else_is_compiled_from_what_may_change_unseen() -> None:
    """Other modules may have a compiled function of their own, but import none that is not covered."""
    covered = set(fingerprinted(PACKAGE))
    for source in sorted(PACKAGE.rglob("*.py")):
        if source not in covered and has_compiled_functions(source):
            unseen = modules_imported_by(source) - covered
            assert [module for module in unseen if has_compiled_functions(module)] == [], source
