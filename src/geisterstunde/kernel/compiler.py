"""Machine code of the rules: made by Numba when it is first called, and kept on disk."""

from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType
from typing import Any

import numba

from geisterstunde.kernel import machine_instructions  # noqa: F401 - Numba has to know them
from geisterstunde.kernel.compile_cache import DeferredCache, cache_folder, is_kept
from geisterstunde.kernel.digest import codes_of, joint_digest
from geisterstunde.kernel.jit import MARK, marked_function

_made: dict[FunctionType, Callable[..., Any]] = {}


def compiled(function: FunctionType) -> Callable[..., Any]:
    """A marked function as machine code, and with it every marked function that it reaches."""
    if function not in _made:
        namespace = dict(function.__globals__)
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        _made[function] = dispatcher = numba.njit(**vars(function)[MARK])(copy)
        if cache_folder() is not None:
            dispatcher._cache = DeferredCache(function)  # noqa: SLF001 - Numba has no other way in
        names = {name for code in codes_of(function.__code__) for name in code.co_names}
        for name in names & namespace.keys():
            namespace[name] = _in_machine_code(namespace[name], names)
    return _made[function]


def _in_machine_code(value: Any, names: set[str]) -> Any:
    """What a global stands for in compiled code; of a module, those of its names that the code may use."""
    function = marked_function(value)
    if function is not None:
        return compiled(function)
    if isinstance(value, ModuleType):
        parts = {name: _in_machine_code(vars(value)[name], names) for name in names & vars(value).keys()}
        if any(part is not vars(value)[name] for name, part in parts.items()):
            module = ModuleType(value.__name__)
            vars(module).update({**vars(value), **parts})
            return module
    return value


def can_keep_compiled() -> bool:
    """Whether there is a folder that compiled rules can be written to."""
    return cache_folder() is not None


def are_kept(functions: Iterable[FunctionType]) -> bool:
    """Whether all these functions, as they are now, have been compiled before in some form."""
    return can_keep_compiled() and all(is_kept(function) for function in functions)


def are_prepared(functions: Iterable[FunctionType]) -> bool:
    """Whether `note_prepared` was called for these functions as they are now."""
    folder = cache_folder()
    return folder is not None and (folder / f"prepared-{joint_digest(functions)}").exists()


def note_prepared(functions: Iterable[FunctionType]) -> None:
    """Notes that all these functions are compiled, in every form in which they are called."""
    folder = cache_folder()
    if folder is not None:
        (folder / f"prepared-{joint_digest(functions)}").touch()
