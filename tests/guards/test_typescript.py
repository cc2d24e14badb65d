"""The page's types are the server's."""

from geisterstunde.games.registry import OURS
from tools.typescript import files


def test_the_types_of_the_page_are_up_to_date() -> None:
    for file, text in files().items():
        assert file.read_text() == text, "`make types` writes them anew"


def test_every_game_has_its_view_typed() -> None:
    typed = {file.parent.name for file in files() if file.name == "view.ts"}
    assert typed == {package.rpartition(".")[2] for package in OURS}
