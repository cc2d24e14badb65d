"""The locks pin and hash everything that pyproject.toml asks for."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from tests.guards.repository import ROOT
from tools.bootstrap import group

REQUIREMENTS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
RUNTIME = PROJECT["dependencies"]
EXTRAS = PROJECT["optional-dependencies"]
ASKED = {
    "bootstrap.lock": group("bootstrap"),
    "run.lock": [*RUNTIME, *group("build")],
    "dev.lock": [*RUNTIME, *chain.from_iterable(EXTRAS.values()), *group("dev")],
}


def name_of(requirement: str) -> str:
    """
    >>> name_of("Pytest_xdist>=3.8"), name_of("click==8.5.1")
    ('pytest-xdist', 'click')
    """
    name = re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: Path) -> dict[str, str]:
    entries = re.sub(r"\\\n", "", lock.read_text()).splitlines()
    return {name_of(entry): entry for entry in entries}


@pytest.mark.parametrize("lock", ASKED)
def test_lock_holds_all_that_is_asked(lock: str) -> None:
    missing = {name_of(requirement) for requirement in ASKED[lock]} - pins(REQUIREMENTS / lock).keys()
    assert not missing, "`make lock` adds them"


@pytest.mark.parametrize("lock", ASKED)
def test_every_entry_is_pinned_and_hashed(lock: str) -> None:
    for entry in pins(REQUIREMENTS / lock).values():
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:", entry), entry


def test_tests_run_on_the_versions_that_are_played() -> None:
    tested, played = pins(REQUIREMENTS / "dev.lock"), pins(REQUIREMENTS / "run.lock")
    assert {name: tested.get(name) for name in played} == played


def test_playing_needs_no_extra() -> None:
    extras = {name_of(requirement) for requirement in chain.from_iterable(EXTRAS.values())}
    assert not extras & pins(REQUIREMENTS / "run.lock").keys()
