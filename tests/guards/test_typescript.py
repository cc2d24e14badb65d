"""The page's types are the server's."""

from tools.typescript import WRITTEN, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert WRITTEN.read_text() == typescript(), "`make types` writes them anew"
