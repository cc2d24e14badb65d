"""The switch between compiled and plain rules.

Rules are plain functions marked `@rule`, called through a few marked `@entry`. They run compiled by Numba,
or, with `GEISTERSTUNDE_JIT=0`, as the very same source in plain Python: slower, but open to debuggers and
coverage.
"""

import os
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = os.environ.get("GEISTERSTUNDE_JIT", "1") != "0"
BOUNDS_CHECKED = os.environ.get("GEISTERSTUNDE_BOUNDSCHECK", "0") == "1"

if COMPILED:
    import numba

    from geisterstunde.kernel.compile_cache import DeferredCache, cache_folder, is_kept
    from geisterstunde.kernel.digest import joint_digest

    _folder = cache_folder()

    def _compiled(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
        options = {
            "error_model": "numpy",
            "boundscheck": BOUNDS_CHECKED,
            "nogil": True,
            "forceinline": inline,
        }
        vars(function)["compiled_with"] = options  # part of what the function is made of
        compiled: Any = numba.njit(**options)(function)
        if _folder is not None:
            compiled._cache = DeferredCache(function)
        return compiled  # type: ignore[no-any-return] # Numba's dispatcher

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function of the rules: it becomes part of every entry that calls it."""
        return _compiled(function, inline=True)

    def entry(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function that is compiled as one piece, at its first call, or read from the cache."""
        return _compiled(function, inline=False)

    def can_keep_compiled() -> bool:
        """Whether there is a folder that compiled rules can be written to."""
        return _folder is not None

    def are_kept(entries: Iterable[Any]) -> bool:
        """Whether all these entries, as they are now, have been compiled before in some form."""
        return _folder is not None and all(is_kept(function) for function in entries)

    def are_prepared(entries: Iterable[Any]) -> bool:
        """Whether `note_prepared` was called for these entries as they are now."""
        return _folder is not None and (_folder / f"prepared-{joint_digest(entries)}").exists()

    def note_prepared(entries: Iterable[Any]) -> None:
        """Notes that all these entries are compiled, in every form in which they are called."""
        if _folder is not None:
            (_folder / f"prepared-{joint_digest(entries)}").touch()

else:

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function of the rules: left as it is in a plain run."""
        return function

    entry = rule

    def can_keep_compiled() -> bool:
        """Plain rules leave nothing to keep."""
        return True

    def are_kept(entries: Iterable[Any]) -> bool:
        """Plain rules need not be compiled."""
        return True

    def are_prepared(entries: Iterable[Any]) -> bool:
        """Plain rules need no preparation."""
        return True

    def note_prepared(entries: Iterable[Any]) -> None:
        """There is nothing to note."""
