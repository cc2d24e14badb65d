"""Marks of the functions that may run compiled.

Rules are plain functions marked `@rule`, called through a few marked `@entry`. Python can call them as they
are, and `compiler` makes machine code of the very same source. A process plays with compiled rules, unless
`GEISTERSTUNDE_JIT=0` says otherwise: plain ones are slower, but ready at once and open to debuggers.
"""

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

from geisterstunde.kernel import shipped_code  # noqa: F401 - settles for which processor Numba compiles

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = os.environ.get("GEISTERSTUNDE_JIT", "1") != "0"
BOUNDS_CHECKED = os.environ.get("GEISTERSTUNDE_BOUNDSCHECK", "0") == "1"

MARK = "compiled_with"


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function of the rules: compiled, it becomes part of every entry that calls it."""
    return _marked(function, inline=True)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function that is compiled as one piece, at its first call, or read from the cache."""
    return _marked(function, inline=False)


def woven_in(function: Callable[P, R]) -> Callable[P, R]:
    """The same function as a rule: compiled, it becomes part of those that call it, however large it is."""
    assert isinstance(function, FunctionType)
    copy = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__)
    copy.__qualname__, copy.__doc__ = function.__qualname__, function.__doc__
    return rule(copy)


def _marked(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
    options = {"error_model": "numpy", "boundscheck": BOUNDS_CHECKED, "nogil": True, "forceinline": inline}
    options |= {
        "no_cpython_wrapper": inline,
        "no_cfunc_wrapper": inline,
    }  # entries call rules, Python does not
    vars(function)[MARK] = options  # part of what the function is made of
    return function


def marked_function(value: Any) -> FunctionType | None:
    """The marked function that a value is in compiled code, if it is one.

    Something else may stand for a function there by naming it as `in_machine_code`.
    """
    value = getattr(value, "in_machine_code", value)
    return value if isinstance(value, FunctionType) and MARK in vars(value) else None


def is_inlined(function: Callable[..., Any]) -> bool:
    """Whether a marked function is a rule, which is compiled into entries and cannot be called by itself."""
    inlined: bool = vars(function)[MARK]["forceinline"]
    return inlined


def runnable(function: Callable[P, R]) -> Callable[P, R]:
    """A marked function as this process calls it: compiled, unless it is a rule or the process runs plain."""
    if not COMPILED or is_inlined(function):
        return function
    from geisterstunde.kernel.compiler import compiled  # noqa: PLC0415 - Numba takes long to import

    machine_code: Callable[P, R] = compiled(function)
    return machine_code
