"""The folder in which compiled code is kept, and what lies there. None of it needs the compiler."""

import os
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType

import platformdirs

from geisterstunde.kernel.digest import digest_of, joint_digest

FOLDER = "compiled"


def cache_folder() -> Path | None:
    """The folder for compiled rules, or None where nothing may be written."""
    named = os.environ.get("GEISTERSTUNDE_CACHE")
    folder = (Path(named) if named else platformdirs.user_cache_path("geisterstunde")) / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def is_kept(function: FunctionType) -> bool:
    """Whether a function as it is now has been compiled before, in some form."""
    folder = cache_folder()
    module, digest = function.__module__, digest_of(function)
    return folder is not None and any((folder / module).glob(f"*{function.__qualname__}-{digest}.*.nbc"))


def are_prepared(functions: Iterable[FunctionType]) -> bool:
    """Whether `note_prepared` was called for these functions as they are now."""
    folder = cache_folder()
    return folder is not None and (folder / f"prepared-{joint_digest(functions)}").exists()


def note_prepared(functions: Iterable[FunctionType]) -> None:
    """Notes that all these functions are compiled, in every form in which they are called."""
    folder = cache_folder()
    if folder is not None:
        (folder / f"prepared-{joint_digest(functions)}").touch()
