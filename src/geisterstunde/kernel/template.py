"""Loops that are written once and compiled for every game.

A template is a module of functions over rules that it does not have: they are declared as bare annotations,

    apply_decision: Callable[[State, Log, int, int], None]  # brought by the game

    @loop
    def play_on(...): ...

and `made_from(template, "dawn_under", {"apply_decision": apply_decision})` makes the functions of one game.
Numba compiles a function given as an argument anew in every process; as a global it is compiled once and
kept. What is made is plain Python; `Runnable` is what a process calls.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, ParamSpec, TypeVar

from geisterstunde.kernel.jit import entry, rule, runnable

P = ParamSpec("P")
R = TypeVar("R")

MARK = "_marked"


def loop(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a template's function that Python calls, or that is compiled as one piece."""
    setattr(function, MARK, entry)
    return function


def piece(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a template's function that becomes part of the loops that call it."""
    setattr(function, MARK, rule)
    return function


def made_from(template: ModuleType, game: str, brought: Mapping[str, Any]) -> Any:
    """A template's functions over one game's rules, as attributes of one object: plain, and marked."""
    wanted = template.__annotations__.keys() - vars(template).keys()
    missing = sorted(wanted - brought.keys())
    if missing:
        raise TypeError(f"{game} does not bring what {template.__name__} needs: {', '.join(missing)}")
    namespace = {**vars(template), **{name: brought[name] for name in wanted}}
    made = {}
    for name, function in vars(template).items():
        if isinstance(function, FunctionType) and hasattr(function, MARK):
            copy = FunctionType(function.__code__, namespace, name, function.__defaults__)
            copy.__qualname__ = f"{game}.{name}"  # part of the compiled symbol and of the file's name
            copy.__doc__ = function.__doc__
            namespace[name] = made[name] = getattr(function, MARK)(copy)
    return SimpleNamespace(**made)


class Runnable:
    """Functions made from a template as this process calls them.

    Each is made ready when it is first asked for: whoever only reads a game's options waits for no compiler.
    """

    def __init__(self, made: Any) -> None:
        self._made = vars(made)

    def __getattr__(self, name: str) -> Any:
        made = vars(self).get("_made", {})
        if name not in made:
            raise AttributeError(name)
        ready = vars(self)[name] = runnable(made[name])
        return ready
