"""The Pythons that the project declares, as far as this machine has them."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.guards.repository import ROOT
from tools.bootstrap import find_uv

DECLARED = re.compile(r"Programming Language :: Python :: (3\.\d+)")
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"


def declared_versions() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [found[1] for name in project["classifiers"] if (found := DECLARED.fullmatch(name))]


def candidates(version: str) -> Iterator[str]:
    """Where a version may be: in pyenv's folder, where uv finds it, or on the path."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}")))
    if uv := find_uv():
        command = [uv, "python", "find", "--no-python-downloads", "--system", version]
        yield subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    yield shutil.which(f"python{version}") or ""


def runs(python: str, version: str) -> bool:
    """Whether it is there and works: pyenv leaves commands on the path that lead nowhere."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    if not python:
        return False
    told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    return told.stdout.strip() == version


def interpreters() -> dict[str, str]:
    """A Python of every declared version that is found here, and in any case the one that runs the tests."""
    found = {OWN: sys.executable}
    for version in declared_versions():
        working = (python for python in candidates(version) if runs(python, version))
        if version not in found and (python := next(working, None)):
            found[version] = python
    return found
