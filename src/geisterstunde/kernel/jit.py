"""The switch between compiled and plain rules.

Rules are plain functions marked `@rule`, called through a few marked `@entry`. They run compiled by Numba,
or, with `GEISTERSTUNDE_JIT=0`, as the very same source in plain Python: slower, but open to debuggers and
coverage.
"""

import hashlib
import importlib.metadata
import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = os.environ.get("GEISTERSTUNDE_JIT", "1") != "0"
FINGERPRINTED = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py", "lab/rows.py", "envs/seating.py")
SECONDS_KEPT = 60 * 24 * 3600
BOUNDS_CHECKED = os.environ.get("GEISTERSTUNDE_BOUNDSCHECK", "0") == "1"


def fingerprinted(package: Path) -> list[Path]:
    """The sources that compiled code may be made of, whoever calls it: rules, and numbers of loops."""
    return [source for pattern in FINGERPRINTED for source in sorted(package.glob(pattern))]


def rules_fingerprint() -> str:
    """Names everything compiled code depends on.

    Numba looks only at a function's own file, so an edit elsewhere would leave stale rules in its callers.
    """
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for source in fingerprinted(package):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    for library in ("numba", "numpy", "llvmlite"):
        digest.update(f"{library} {importlib.metadata.version(library)}".encode())
    digest.update(f"{sys.version_info} {BOUNDS_CHECKED}".encode())
    return digest.hexdigest()[:16]


def writable_cache_folder() -> Path | None:
    """The folder of this version's compiled rules, or None where nothing may be written."""
    import platformdirs  # noqa: PLC0415 - only compiled runs need it

    named = os.environ.get("GEISTERSTUNDE_CACHE")
    root = Path(named) if named else platformdirs.user_cache_path("geisterstunde")
    folder = root / f"rules-{rules_fingerprint()}"
    try:
        if not folder.exists():
            folder.mkdir(parents=True)
            remove_old_folders(root)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def remove_old_folders(root: Path) -> None:
    """Compiled rules that nobody has added to for long belong to versions that are gone."""
    for folder in root.glob("rules-*"):
        if time.time() - folder.stat().st_mtime > SECONDS_KEPT:
            shutil.rmtree(folder, ignore_errors=True)


if COMPILED:
    import numba

    _folder = writable_cache_folder()
    if _folder is not None:
        numba.config.CACHE_DIR = str(_folder)

    def _compiled(function: Callable[P, R], *, inline: bool) -> Callable[P, R]:
        compiled: Callable[P, R] = numba.njit(
            cache=_folder is not None,
            error_model="numpy",
            boundscheck=BOUNDS_CHECKED,
            nogil=True,
            forceinline=inline,
        )(function)
        return compiled

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function of the rules: it becomes part of every entry that calls it."""
        return _compiled(function, inline=True)

    def entry(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function that is compiled as one piece, at its first call, or read from the cache."""
        return _compiled(function, inline=False)

    def rules_are_cached() -> bool:
        """Whether an earlier run has left compiled rules behind, so that a start is quick."""
        return _folder is not None and any(_folder.rglob("*.nbc"))

    def rules_can_be_kept() -> bool:
        """Whether there is a folder that the compiled rules can be written to."""
        return _folder is not None

    def rules_are_prepared() -> bool:
        """Whether somebody has compiled all that a server needs, and not only what they needed themselves."""
        return _folder is not None and _mark(_folder).exists()

    def note_prepared() -> None:
        """All that a server needs is compiled."""
        if _folder is not None:
            _mark(_folder).touch()

    def _mark(folder: Path) -> Path:
        """Numba keeps what it compiles by where its source lies, so another copy's work is no help."""
        place = hashlib.sha256(str(Path(__file__).parent).encode()).hexdigest()[:16]
        return folder / f"prepared-{place}"

else:

    def rule(function: Callable[P, R]) -> Callable[P, R]:
        """Marks a function of the rules: left as it is in a plain run."""
        return function

    entry = rule

    def rules_are_cached() -> bool:
        """Plain rules need no preparation."""
        return True

    def rules_can_be_kept() -> bool:
        """There is nothing to keep."""
        return True

    def rules_are_prepared() -> bool:
        """Plain rules need no preparation."""
        return True

    def note_prepared() -> None:
        """There is nothing to note."""
