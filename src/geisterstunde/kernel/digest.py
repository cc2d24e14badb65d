"""Names compiled code by what it is made of: its instructions, and all the rules and constants it reaches.

Comments, docstrings, line numbers and paths are not part of it, so rewording a sentence recompiles nothing.
Numba itself looks only at a function's own file, which would keep stale rules in callers that live elsewhere.
"""

import ast
import hashlib
import importlib.metadata
import importlib.util
import inspect
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from geisterstunde.kernel.jit import marked_function

FOREIGN = {"llvmlite", "math", "numba", "numpy"}  # modules whose versions say enough
INSTRUCTIONS = "geisterstunde.kernel.machine_instructions"
PLAIN = (bool, int, float, str, bytes, type(None), np.generic)


@cache
def compilers() -> bytes:
    """The libraries that turn rules into machine code, with their versions."""
    return " ".join(f"{name} {importlib.metadata.version(name)}" for name in ("llvmlite", "numpy")).encode()


@cache
def digest_of(function: FunctionType) -> str:
    """The name of what a compiled function is made of."""
    digest = hashlib.sha256(compilers())
    reached: dict[FunctionType, None] = {function: None}
    for number, rule in enumerate(_growing(reached)):
        digest.update(f"function {number} {rule.__qualname__}".encode())
        for part in _parts_of(rule, reached):
            digest.update(part)
    return digest.hexdigest()[:24]


def reached_from(functions: Iterable[FunctionType]) -> int:
    """How many marked functions these are made of, themselves included."""
    reached: dict[FunctionType, None] = dict.fromkeys(functions)
    for function in _growing(reached):
        for _ in _parts_of(function, reached):
            pass
    return len(reached)


def joint_digest(functions: Iterable[FunctionType]) -> str:
    """The name of what several functions are made of, in any order."""
    return hashlib.sha256(" ".join(sorted(map(digest_of, functions))).encode()).hexdigest()[:24]


def _growing(reached: dict[FunctionType, None]) -> Iterator[FunctionType]:
    """All functions of a list that grows while it is walked."""
    place = 0
    while place < len(reached):
        yield list(reached)[place]
        place += 1


def _parts_of(function: FunctionType, reached: dict[FunctionType, None]) -> Iterator[bytes]:
    """What a function consists of; the functions it calls are added to those reached."""
    names: set[str] = set()
    yield repr((function.__defaults__, vars(function))).encode()
    for code in codes_of(function.__code__):
        names.update(code.co_names)
        yield code.co_code
        constants = (constant for constant in code.co_consts if not isinstance(constant, CodeType))
        yield repr([constant for constant in constants if constant != function.__doc__]).encode()
        yield repr((code.co_names, code.co_varnames)).encode()
    for name in sorted(names & function.__globals__.keys()):
        yield name.encode()
        yield from _value(function.__globals__[name], names, reached)


def codes_of(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the functions defined inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_of(constant)


def _value(value: Any, names: set[str], reached: dict[FunctionType, None]) -> Iterator[bytes]:
    """What a global name stands for."""
    function = marked_function(value)
    if function is not None:
        reached.setdefault(function)
        yield function.__qualname__.encode()
    elif isinstance(value, FunctionType):
        yield _source_of(value.__module__)
        yield _source_of(INSTRUCTIONS)
    elif isinstance(value, ModuleType):
        yield value.__name__.encode()
        if value.__name__.partition(".")[0] not in FOREIGN:  # ours, or of a package that brings a game
            for name in sorted(names & vars(value).keys()):
                yield from _value(vars(value)[name], names, reached)
    elif isinstance(value, type):
        yield f"{value.__qualname__} {_members(value)}".encode()
    elif isinstance(value, np.ndarray):
        yield f"{value.dtype!r} {value.shape}".encode()
        yield value.tobytes()
    elif isinstance(value, tuple):
        for part in value:
            yield from _value(part, names, reached)
    elif isinstance(value, (*PLAIN, np.dtype)) or callable(value):
        yield repr(value).encode() if not callable(value) else value.__name__.encode()
    else:
        raise TypeError(f"compiled rules cannot depend on a {type(value).__name__}")


def _members(value: type) -> str:
    """What compiled code knows of a class: the numbers of an enum, the fields of a named tuple."""
    if issubclass(value, Enum):
        return repr([(member.name, member.value) for member in value])
    return repr(getattr(value, "_fields", ()))


@cache
def _source_of(module: str) -> bytes:
    """A module's source without comments and docstrings.

    Of a function that is not marked but called by compiled code, it says enough: such a one is rare.
    """
    tree = ast.parse(_file_of(module).read_bytes())
    for node in ast.walk(tree):
        match node:
            case ast.Module(body=[ast.Expr(ast.Constant(str())), *rest]):
                node.body = rest
            case ast.FunctionDef(body=[ast.Expr(ast.Constant(str())), *rest]):
                node.body = rest or [ast.Pass()]
            case ast.ClassDef(body=[ast.Expr(ast.Constant(str())), *rest]):
                node.body = rest or [ast.Pass()]
    return ast.dump(tree).encode()


def _file_of(module: str) -> Path:
    """Where a module's source lies. None is imported for that: some would bring the compiler along."""
    if module in sys.modules:
        return Path(inspect.getfile(sys.modules[module]))
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin)
