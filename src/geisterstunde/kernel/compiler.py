"""Machine code of the rules: made by Numba when it is first called, and kept on disk."""

import threading
from collections.abc import Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba import types

from geisterstunde.kernel import machine_instructions  # noqa: F401 - Numba has to know them
from geisterstunde.kernel.compile_cache import DeferredCache, NoCache
from geisterstunde.kernel.compiled_files import kept_folders
from geisterstunde.kernel.digest import codes_of
from geisterstunde.kernel.jit import MARK, is_inlined, marked_function
from geisterstunde.kernel.rule_library import RuleCompiler

_made: dict[FunctionType, Any] = {}
_making = threading.RLock()


def compiled(function: Any) -> Any:
    """A marked function as machine code, and with it every marked function that it reaches."""
    with _making:
        return _made[function] if function in _made else _made_of(function)


def _made_of(function: FunctionType) -> Any:
    namespace = dict(function.__globals__)
    copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    options = vars(function)[MARK] | ({"pipeline_class": RuleCompiler} if is_inlined(function) else {})
    _made[function] = dispatcher = numba.njit(**options)(copy)
    _take_whole_numbers(dispatcher)
    if kept_folders():
        dispatcher._cache = NoCache(function) if is_inlined(function) else DeferredCache(function)
    names = {name for code in codes_of(function.__code__) for name in code.co_names}
    for name in names & namespace.keys():
        namespace[name] = _in_machine_code(namespace[name], names)
    return dispatcher


def _take_whole_numbers(dispatcher: Any) -> None:
    """Compiles a function once for whatever whole numbers it is called with, by other compiled functions.

    Numba would do it anew for bytes, for members of an enum, and for every number that stands in the source.
    """
    template = dispatcher.get_call_template

    def call_template(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template([_widened(kind) for kind in args], {name: _widened(kws[name]) for name in kws})

    dispatcher.get_call_template = call_template


def _widened(kind: Any) -> Any:
    kind = types.unliteral(kind)
    small = isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth
    return types.int64 if small or isinstance(kind, types.IntEnumMember) else kind


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
