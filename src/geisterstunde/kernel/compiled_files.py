"""The folder in which compiled code is kept, and what lies there. None of it needs the compiler."""

import contextlib
import fcntl
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FunctionType

import platformdirs

from geisterstunde.kernel import shipped_code
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


def kept_folders() -> list[Path]:
    """Where compiled code may lie: shipped with the package, and in the cache."""
    own = cache_folder()
    return [shipped_code.FOLDER] * shipped_code.FITS + ([] if own is None else [own])


def is_kept(function: FunctionType) -> bool:
    """Whether a function as it is now has been compiled before, in some form."""
    file = f"{function.__module__}/*{function.__qualname__}-{digest_of(function)}.*.nbc"
    return any(any(folder.glob(file)) for folder in kept_folders())


def are_prepared(functions: Iterable[FunctionType]) -> bool:
    """Whether `note_prepared` was called for these functions as they are now."""
    note = f"prepared-{joint_digest(functions)}"
    return any((folder / note).exists() for folder in kept_folders())


def note_prepared(functions: Iterable[FunctionType]) -> None:
    """Notes that all these functions are compiled, in every form in which they are called."""
    folder = cache_folder()
    if folder is not None:
        (folder / f"prepared-{joint_digest(functions)}").touch()


@contextlib.contextmanager
def preparing(functions: Iterable[FunctionType]) -> Iterator[None]:
    """One process at a time compiles these functions: whoever comes second waits, and finds them compiled."""
    folder = cache_folder()
    with contextlib.ExitStack() as stack:
        if folder is not None:
            with contextlib.suppress(OSError):  # on a full disk everybody works alone
                file = folder / f"preparing-{joint_digest(functions)}"
                fcntl.flock(stack.enter_context(file.open("w")), fcntl.LOCK_EX)
                stack.callback(file.unlink, missing_ok=True)
        yield
