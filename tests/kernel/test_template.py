"""What is made from a template is made ready when it is first called, and not before."""

import copy
import subprocess
import sys
from types import SimpleNamespace

import pytest

from geisterstunde.kernel.jit import COMPILED, entry, rule
from geisterstunde.kernel.template import Runnable

WITHOUT_A_COMPILER = """
import sys
from geisterstunde.games.registry import game_named, game_names
for name in game_names():
    game_named(name).options_from({"players": 2})
print("numba" in sys.modules)
"""


@entry
def twice(number: int) -> int:
    return 2 * number


@rule
def thrice(number: int) -> int:
    return 3 * number


def test_whoever_only_reads_options_waits_for_no_compiler() -> None:
    command = [sys.executable, "-c", WITHOUT_A_COMPILER]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"


def test_a_function_is_made_ready_once() -> None:
    functions = Runnable(SimpleNamespace(twice=twice))
    assert functions.twice(21) == 42
    assert functions.twice is functions.twice
    assert (functions.twice is twice) == (not COMPILED)


def test_a_rule_by_itself_is_called_as_it_is() -> None:
    """Machine code of a rule has no door for Python: to call it would end the process."""
    assert Runnable(SimpleNamespace(thrice=thrice)).thrice is thrice


def test_a_copy_can_have_other_functions() -> None:
    functions = Runnable(SimpleNamespace(twice=twice))
    other = copy.copy(functions)
    vars(other).update(twice=thrice)
    assert (functions.twice(1), other.twice(1)) == (2, 3)
    with pytest.raises(AttributeError, match="four_times"):
        _ = other.four_times
