"""The page's types are the server's."""

from tools.typescript import files, games


def test_the_types_of_the_page_are_up_to_date() -> None:
    for file, text in files().items():
        assert file.read_text() == text, "`make types` writes them anew"


def test_every_game_that_ships_has_a_folder_on_the_page() -> None:
    assert {file.parent.name for file in files() if file.name == "view.ts"} == set(games()) != set()
