"""The page about the tests names every suite, and no other."""

import re

from tests.guards.repository import ROOT

PAGE = (ROOT / "docs/explanation/tests.md").read_text(encoding="utf-8")


def test_every_folder_of_tests_is_told_once_and_no_other() -> None:
    told = re.findall(r"^\| `(tests/\w+)` \| \S", PAGE, re.MULTILINE)
    folders = {path.parent.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/*/test_*.py")}
    assert sorted(told) == sorted(folders)
