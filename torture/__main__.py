"""Runs every tool of this folder, or those named, one after the other: `make torture ARGS="kill restart"`."""

import inspect
import pkgutil
import subprocess
import sys
from importlib import import_module

import torture


def tools() -> list[str]:
    """The modules that define a main() of their own."""
    names = [found.name for found in pkgutil.iter_modules(torture.__path__) if found.name != "__main__"]
    return [name for name in names if has_main(name)]


def has_main(name: str) -> bool:
    """Whether a module is a tool."""
    module = import_module(f"torture.{name}")
    main = getattr(module, "main", None)
    return inspect.isfunction(main) and main.__module__ == module.__name__


def main() -> None:
    """Every tool in a process of its own; those that fail are named at the end."""
    known = tools()
    wanted = sys.argv[1:] or known
    if unknown := sorted(set(wanted) - set(known)):
        sys.exit(f"There is no {', '.join(unknown)}; there are {', '.join(known)}.")
    failed = []
    for name in wanted:
        print(f"— {name}", flush=True)
        if subprocess.run([sys.executable, "-m", f"torture.{name}"], check=False).returncode:
            failed.append(name)
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
