"""No committed file knows the machine it was written on, nor where that machine gets its packages."""

import re

from tests.guards.repository import ROOT, tracked_files, tracked_texts

# put together from parts, so that this file does not hold what it looks for
FOLDERS_OF_A_MACHINE = "|".join(["root", "work", "home"])
MACHINE_PATH = re.compile(rf"(?<![\w.~-])/(?:{FOLDERS_OF_A_MACHINE})/|\.\./" + "shared")


def test_a_machine_path_is_recognised() -> None:
    for folder in FOLDERS_OF_A_MACHINE.split("|"):
        assert MACHINE_PATH.search(f"see '/{folder}/notes'")
    assert MACHINE_PATH.search("../" + "shared/notes")
    assert not MACHINE_PATH.search("docs/home/index.md")


def test_no_text_holds_a_machine_path() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name, text in tracked_texts().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, "\n".join(found)


def test_requirements_hold_no_address() -> None:
    locks = sorted(ROOT.glob("requirements/*"))
    assert locks
    assert [lock.name for lock in locks if "://" in lock.read_text()] == []


def test_package_locks_hold_no_address() -> None:
    locks = [path for path in tracked_files() if path.name == "package-lock.json"]
    assert [str(lock) for lock in locks if '"resolved"' in lock.read_text()] == []
