"""The quick references on the rules pages are made of the sentences that the page shows at a table."""

from tools.quick_reference import MADE, files


def test_the_rules_pages_are_up_to_date() -> None:
    pages = files()
    assert len(pages) > 10
    for page, text in pages.items():
        assert MADE.search(text) is not None
        assert page.read_text(encoding="utf-8") == text, "`make references` writes them anew"
