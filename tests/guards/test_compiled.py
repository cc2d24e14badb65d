"""Compiled code outside the rules: Numba keeps it by file, so it calls only what the fingerprint covers."""

import ast
from pathlib import Path

import geisterstunde

PACKAGE = Path(geisterstunde.__file__).parent
FINGERPRINTED = ("kernel", "games", "bots")
MARKS = {"entry", "rule"}


def has_compiled_functions(source: Path) -> bool:
    """Whether a module marks a function to be compiled."""
    return any(
        isinstance(node, ast.FunctionDef)
        and any(isinstance(mark, ast.Name) and mark.id in MARKS for mark in node.decorator_list)
        for node in ast.walk(ast.parse(source.read_text()))
    )


def modules_imported_by(source: Path) -> list[Path]:
    """The modules of ours that a module imports from."""
    names = {
        node.module
        for node in ast.walk(ast.parse(source.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("geisterstunde.")
    }
    return [PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py") for name in names if name]


def test_compiled_loops_call_nothing_compiled_beside_them() -> None:
    """An edit in a neighbour would leave the old code in whoever calls it."""
    loops = [
        source
        for source in sorted(PACKAGE.rglob("*.py"))
        if source.relative_to(PACKAGE).parts[0] not in FINGERPRINTED and has_compiled_functions(source)
    ]
    assert PACKAGE / "lab" / "compiled" / "dawn_under.py" in loops
    for source in loops:
        for imported in modules_imported_by(source):
            covered = imported.relative_to(PACKAGE).parts[0] in FINGERPRINTED
            assert covered or not imported.exists() or not has_compiled_functions(imported), (
                f"{source.name} calls compiled code of {imported.name}"
            )
