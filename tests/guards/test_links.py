"""Links between our own pages lead somewhere, also in the pages that Sphinx does not see."""

import re

from tests.guards.repository import ROOT, tracked_texts

LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_relative_links_lead_to_a_file() -> None:
    links = [
        (page, target)
        for page, text in tracked_texts().items()
        if page.endswith(".md")
        for target in LINK.findall(text)
        if "://" not in target
    ]
    assert links, "the pages link to each other"
    assert [link for link in links if not (ROOT / link[0]).parent.joinpath(link[1]).exists()] == []
