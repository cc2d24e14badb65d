"""The version is the same wherever it is written, and the newest release is dated once."""

import re

from geisterstunde import __version__
from tests.guards.repository import ROOT

RELEASE = re.compile(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def test_the_changelog_has_the_version_and_room_for_the_next() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text()
    newest = RELEASE.search(changelog)
    assert newest
    assert newest[1] == __version__
    assert "\n## [Unreleased]\n" in changelog[: newest.start()]


def test_the_citation_names_the_newest_release() -> None:
    newest = RELEASE.search((ROOT / "CHANGELOG.md").read_text())
    assert newest
    citation = (ROOT / "CITATION.cff").read_text()
    assert re.findall(r"^(?:version|date-released): (.+)$", citation, re.MULTILINE) == list(newest.groups())
