"""The first second: what an old Python is told, and what neither `--help` nor an import waits for."""

import ast
import subprocess
import sys

import pytest

from tests.guards.repository import ROOT

HEAVY = ["numba", "numpy", "rich", "fluent", "babel"]


@pytest.mark.parametrize("module", ["geisterstunde", "geisterstunde.cli"])
def test_nothing_heavy_is_imported_before_it_is_needed(module: str) -> None:
    ask = f"import {module}, sys; dir({module}); print([name for name in {HEAVY} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"


def test_an_old_python_can_read_the_sentence_that_refuses_it() -> None:
    bootstrap = (ROOT / "tools" / "bootstrap.py").read_text()
    ast.parse(bootstrap, feature_version=(3, 6))

    too_old = "import sys; sys.version_info = (3, 10, 4); exec(sys.argv[1])"
    command = [sys.executable, "-c", too_old, bootstrap]
    refusal = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refusal.returncode == 1
    assert refusal.stderr.startswith("Geisterstunde needs Python 3.11 or newer and this is Python 3.10:")
    assert refusal.stderr.count("\n") == 1
