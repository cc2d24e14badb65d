"""Keeps compiled code on disk, each function under the name of what it is made of (see `digest`).

The same rules find the same files, wherever the package lies; rules that changed are compiled anew, and only
those.
"""

import contextlib
import time
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator

from geisterstunde.kernel import shipped_code
from geisterstunde.kernel.compiled_files import cache_folder, kept_folders
from geisterstunde.kernel.digest import digest_of

SECONDS_KEPT = 60 * 24 * 3600


class RuleLocator(_CacheLocator):  # type: ignore[misc] # Numba is not typed
    """Tells Numba where a function's compiled code lies."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._py_file = function.__code__.co_filename  # Numba's warnings name it
        self._digest = digest_of(function)
        self._path = folder / function.__module__

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "RuleLocator | None":
        folder = cache_folder()
        return None if folder is None else cls(py_func, folder)

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return self._digest


class ShippedLocator(RuleLocator):
    """Tells Numba where the code lies that came with the package."""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "RuleLocator | None":
        return cls(py_func, shipped_code.FOLDER) if shipped_code.FITS else None


class RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's way to store a compiled function, with our way to name it."""

    _locator_classes = (RuleLocator,)


class ShippedCacheImpl(RuleCacheImpl):
    """The same for code that came with the package."""

    _locator_classes = (ShippedLocator,)


class ShippedCache(FunctionCache):  # type: ignore[misc]
    """The files of one function that came with the package; they are only read."""

    _impl_class = ShippedCacheImpl


class RuleCache(FunctionCache):  # type: ignore[misc]
    """The files of one function."""

    _impl_class = RuleCacheImpl

    def remove_old(self) -> None:
        """Other versions of this function that were compiled long ago belong to code that is gone."""
        name = self._impl.filename_base.replace(digest_of(self._py_func), "*")
        for file in Path(self.cache_path).glob(f"{name}*"):
            if time.time() - file.stat().st_mtime > SECONDS_KEPT:
                file.unlink(missing_ok=True)


class Tally:
    """How many functions this process has got ready, and how many it could not keep; `told` of each."""

    def __init__(self) -> None:
        self.ready: set[FunctionType] = set()
        self.unkept = 0
        self.told: Callable[[int], None] = lambda ready: None

    def add(self, function: FunctionType) -> None:
        """A function is ready, in one of its forms."""
        if function not in self.ready:
            self.ready.add(function)
            self.told(len(self.ready))


TALLY = Tally()


class NoCache(NullCache):  # type: ignore[misc]
    """For a rule, which is part of the entries that are kept: machine code of its own would be of no use."""

    def __init__(self, function: Any) -> None:
        self._function = function

    def save_overload(self, sig: Any, data: Any) -> None:
        TALLY.add(self._function)


class DeferredCache(NullCache):  # type: ignore[misc]
    """A cache that is named at its first use: only then are all rules defined that the function reaches."""

    def __init__(self, function: Any) -> None:
        self._function = function

    @cached_property
    def _cache(self) -> RuleCache:
        return RuleCache(self._function)

    @property
    def cache_path(self) -> str:
        return str(kept_folders()[-1] / self._function.__module__)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        loaded = None
        if shipped_code.FITS:
            loaded = ShippedCache(self._function).load_overload(sig, target_context)
        if loaded is None and cache_folder() is not None:
            loaded = self._load_own(sig, target_context)
        if loaded is not None:
            TALLY.add(self._function)
        return loaded

    def _load_own(self, sig: Any, target_context: Any) -> Any:
        try:
            return self._cache.load_overload(sig, target_context)
        except Exception:  # noqa: BLE001 - a damaged file, or one that names a class that is gone, may raise anything
            with contextlib.suppress(OSError):
                self._cache.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            if cache_folder() is not None:
                self._cache.save_overload(sig, data)
                self._cache.remove_old()
        except Exception:  # noqa: BLE001 - a full disk, or another process's entry that names a class unknown here
            TALLY.unkept += 1
        TALLY.add(self._function)
