"""Every line of a quick reference has its words in every language, and no words are left over."""

from collections.abc import Iterator

import pytest

from geisterstunde.games.registry import package_named
from geisterstunde.kernel.quick_reference import QuickChapter, facts_of
from geisterstunde.locales.speech import FALLBACK, LANGUAGES, say
from tests.games import GAMES
from tests.locales.files import files, messages_in, parts, variables
from tests.tables import TABLES, GameTable

CHAPTERS = [chapter for game in GAMES for chapter in package_named(game).part("quick_reference")]
COLUMNS = ("second", "third")


def names(chapter: QuickChapter) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The messages of a chapter, and the attributes each must have."""
    yield chapter.message(chapter.lead.name), ()
    yield chapter.message("columns"), COLUMNS
    for row in chapter.rows:
        yield chapter.message(row.name), COLUMNS
    for point in chapter.points:
        yield chapter.message(point.name), ("about",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.book)
def test_every_line_has_its_words_and_no_words_are_left_over(chapter: QuickChapter, language: str) -> None:
    own = messages_in(files(language)[f"{chapter.book.replace('-', '_')}_quick.ftl"])
    wanted = dict(names(chapter))
    assert {key: tuple(part.id.name for part in own[key].attributes) for key in own} == wanted


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.book)
def test_conditions_and_facts_are_options(chapter: QuickChapter) -> None:
    game = next(GAMES[name] for name in GAMES if chapter in package_named(name).part("quick_reference"))
    options = game.options_to(game.options_from({}))
    for line in chapter.lines():
        assert set(line.when) | set(line.unless) <= set(options)
    for key, _ in names(chapter):
        assert all(variables(FALLBACK, part) <= set(options) for part in parts(FALLBACK, key))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_its_own(table: GameTable, language: str) -> None:
    options = table.game.options_to(table.game.options_from(table.options))
    chapters = [chapter.at_table(options) for chapter in package_named(table.name).part("quick_reference")]
    assert chapters[0] is not None
    for chapter in filter(None, chapters):
        said = [
            say(language, f"{key}.{part}" if part else key, facts_of(options))
            for key, attributes in names(chapter)
            for part in ("", *attributes)
        ]
        assert all(said)
        assert not [sentence for sentence in said if "???" in sentence or "  " in sentence]
